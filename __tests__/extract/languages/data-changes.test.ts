import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { canRunHere } from '../interpreter.js';
import { folderWith, read, readIn } from '../small-repository.js';

/** How a language is run, and what prints its table `K` as JSON, as the last line. */
interface Runner {
  readonly command: readonly [string, ...string[]];
  readonly version: string;
  readonly file: string;
  readonly before: string;
  readonly after: string;
}

const LANGUAGES: Readonly<Record<string, Runner>> = {
  ruby: {
    command: ['ruby'],
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
    after: String.raw`
local function quote(s) return '"' .. s:gsub('[%c\\"]', function(c) return string.format('\\u%04x', c:byte()) end) .. '"' end
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
print() print(json(K))
`,
  },
};

/** Programs that make a table and may change it, in languages that are read by data alone: the interpreter is the judge. */
describe.each(Object.entries(LANGUAGES))('%s', (name, language) => {
  const [command, ...args] = language.command;
  const here = canRunHere(command, language.version) ? it : it.skip;

  here(
    'holds what is read, or what is read is told to be another',
    async () => {
      const path = join(import.meta.dirname ?? '.', 'data-programs', `${name}.txt`);
      const parts = readFileSync(path, 'utf8')
        .split(/^= (harmless|changes)(?: (\S+))?\n/m)
        .slice(1);
      const wrong: string[] = [];
      for (let i = 0; i < parts.length; i += 3) {
        const [kind, table = 'K', text] = parts.slice(i, i + 3) as [string, string | undefined, string];
        const [own = '', ...others] = text.split(/^## (\S+)\n/m);
        const files: Record<string, string> = {};
        for (let j = 0; j < others.length; j += 2) files[others[j] as string] = others[j + 1] as string;
        const folder = folderWith({ ...files, run: language.before + own + language.after });
        const { stdout } = spawnSync(command, [...args, 'run'], { cwd: folder, encoding: 'utf8' });
        const truth = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as unknown;
        rmSync(join(folder, 'run'));
        writeFileSync(join(folder, language.file), language.before + own);
        const { values, reported } = await readIn(folder, {
          table: `${language.file}#${table}`,
          map: '$string($)',
        });
        const rows = values
          .filter(each => typeof each === 'string')
          .map(each => JSON.parse(each as string) as { key: string; value: unknown });
        const ours = Array.isArray(truth)
          ? rows.map(({ value }) => value)
          : Object.fromEntries(rows.map(({ key, value }) => [key, value]));
        const told = reported.filter(each => !each.startsWith('table-changed-later'));
        const isRight = canonical(ours) === canonical(truth);
        if (kind === 'harmless' ? told.length > 0 || !isRight : told.length === 0 && !isRight)
          wrong.push(`${text}holds ${canonical(truth)}\nread  ${canonical(ours)}\n${told.join('\n')}`);
      }
      expect(wrong).toEqual([]);
    },
    240_000,
  );
});

/** Maps without their order. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** Languages that cannot be run where the tests run, judged by eye: what is told of `K`. */
const BY_EYE: readonly (readonly [file: string, text: string])[] = [
  ['a.swift', 'var K = ["b", "a"]\nK.sort()'],
  ['a.swift', 'var K = ["a": 1]\nK["b"] = 2'],
  ['a.swift', 'var K = ["a"]\nfunc fill(_ t: inout [String]) { t.append("b") }\nfill(&K)'],
  ['a.swift', 'var K = ["a": ["x"]]\nK["a"]!.append("y")'],
  ['a.swift', 'var K = ["a": 1]\nK["a", default: 0] += 1'],
  ['a.swift', 'var K = ["a"]\nfor i in K.indices { K[i] = "z" }'],
  ['a.kt', 'val K = mutableMapOf("a" to 1)\nval x = K.getOrPut("b") { 2 }'],
  ['a.kt', 'val K = mutableListOf("a")\nval x = K.also { it.add("b") }'],
  ['a.kt', 'val K = mutableListOf(mutableListOf("a"))\nval x = K.first().add("b")'],
  ['a.kt', 'val K = mutableListOf("a")\nval L = K\nval x = L.add("b")'],
  ['a.dart', "final K = ['a'];\nfinal L = K;\nfinal x = L.add('b');"],
];

/** What only reads a table, in the same languages. */
const READ: readonly (readonly [file: string, text: string])[] = [
  [
    'a.swift',
    'let K = ["b", "a"]\nlet s = K.sorted()\nlet n = K.count + K[0].count\nfor k in K { print(k) }',
  ],
  ['a.swift', 'var K = ["a"]\nvar L = K\nL.append("b")\nif K[0] == "a" { print(K) }'],
  [
    'a.kt',
    'val K = listOf("a")\nval n = K.size + K.map { it.length }.sum()\nfun f() { for (k in K) println(k) }',
  ],
  ['a.dart', "final K = ['a'];\nfinal n = K.length;\nfinal m = K[0] == 'a' ? 1 : 2;"],
];

it.each(BY_EYE)('%s: a change is told: %s', async (file, text) => {
  const { reported } = await read({ [file]: `${text}\n` }, { table: `${file}#K`, map: 'value' });
  expect(reported.join()).toMatch(/table-changed |table-escapes /);
});

it.each(READ)('%s: what only reads is not told: %s', async (file, text) => {
  const { reported } = await read({ [file]: `${text}\n` }, { table: `${file}#K`, map: 'value' });
  expect(reported).toEqual([]);
});
