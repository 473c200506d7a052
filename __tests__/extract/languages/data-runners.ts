import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { folderWith } from '../small-repository.js';

/** How a language is run, and what prints its table `K` as JSON, as the last line. */
export interface Runner {
  readonly command: readonly [string, ...string[]];
  readonly version: string;
  readonly file: string;
  readonly before: string;
  readonly after: string;
}

/** Prints values of Lua as JSON: lists and maps are one there. */
export const LUA_JSON = String.raw`local function quote(s) return '"' .. s:gsub('[%c\\"]', function(c) return string.format('\\u%04x', c:byte()) end) .. '"' end
local function json(v)
  if type(v) == 'string' then return quote(v) end
  if type(v) == 'function' then return '"function"' end
  if type(v) ~= 'table' then return tostring(v) end
  local list, count = {}, 0
  for _ in pairs(v) do count = count + 1 end
  if count == #v then for _, x in ipairs(v) do list[#list + 1] = json(x) end return '[' .. table.concat(list, ',') .. ']' end
  for k, x in pairs(v) do list[#list + 1] = quote(tostring(k)) .. ':' .. json(x) end
  return '{' .. table.concat(list, ',') .. '}'
end
`;

export const DATA_LANGUAGES: Readonly<Record<'ruby' | 'php' | 'lua', Runner>> = {
  ruby: {
    command: ['ruby', '--disable=gems'],
    version: '--version',
    file: 'a.rb',
    before: '',
    after: "\nrequire 'json'; require 'set'; puts; puts JSON.dump(K.is_a?(Set) ? K.to_a : K)\n",
  },
  php: {
    command: ['php'],
    version: '--version',
    file: 'a.php',
    before: '<?php\n',
    after: `\necho "\\n", json_encode(defined('K') ? K : (class_exists('C') && defined('C::K') ? C::K : $K), JSON_UNESCAPED_UNICODE|JSON_UNESCAPED_SLASHES);\n`,
  },
  lua: {
    command: ['lua5.4'],
    version: '-v',
    file: 'a.lua',
    before: '',
    after: `\n${LUA_JSON}print() print(json(K))\n`,
  },
};

/** What a program's table is when it has run, with other files beside it; undefined where it fails or prints none. */
export function truthOf(
  { command: [command, ...args], before, after }: Runner,
  text: string,
  files: Readonly<Record<string, string>> = {},
): unknown {
  const folder = folderWith({ ...files, run: before + text + after });
  const { status, stdout } = spawnSync(command, [...args, 'run'], { cwd: folder, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  const last = stdout.trim().split('\n').at(-1) ?? '';
  return status === 0 && /^[[{]/.test(last) ? (JSON.parse(last) as unknown) : undefined;
}

/** Rows that were read with `map: $string($)`, as the table that a program prints. */
export function tableOf(values: readonly unknown[], truth: unknown): unknown {
  const rows = values
    .filter(each => typeof each === 'string')
    .map(each => JSON.parse(each as string) as { key: string; value: unknown });
  return Array.isArray(truth)
    ? rows.map(({ value }) => value)
    : Object.fromEntries(rows.map(({ key, value }) => [key, value]));
}

/** Maps without their order. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
