import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { CheckResult } from '../../../src/check/check-result.js';
import { build } from '../../../src/commands/build.js';
import { check } from '../../../src/commands/check-reference.js';
import { canRun, jsonFrom } from '../../extract/interpreter.js';
import { temporaryFolder } from '../../git/git-server.js';
import { debianSource } from '../../recipes/debian-source.js';
import { minus, printed } from './names.js';

/** Words of either version and of none: what cannot be the name of a variable is reserved. */
const CANDIDATES =
  'and break do else elseif end false for function goto if in local nil not or repeat return then true until while close const global continue';

/** What Lua says of itself, as JSON: its reserved words, global functions, and the names in every library table. */
const ASK = `
local found = { words = {}, functions = {}, symbols = {} }
for word in io.read("a"):gmatch("%S+") do
  if not load("local " .. word .. " = 1") then table.insert(found.words, word) end
end
for name, value in pairs(_G) do
  if type(value) == "function" then table.insert(found.functions, name) end
end
for name, library in pairs(package.loaded) do
  if name ~= "_G" then for key in pairs(library) do table.insert(found.symbols, name .. "." .. key) end end
end
local parts = {}
for key, list in pairs(found) do
  for i, text in ipairs(list) do list[i] = string.format("%q", text) end
  table.insert(parts, string.format("%q:[%s]", key, table.concat(list, ",")))
end
print("{" .. table.concat(parts, ",") .. "}")
`;

interface Truth {
  readonly words: readonly string[];
  readonly functions: readonly string[];
  readonly symbols: readonly string[];
}

/** What the recipe for 5.4 has to say otherwise for 5.3: a library that is gone, and entries that Debian compiles out. */
const FOR_5_3: readonly (readonly [from: string, to: string])[] = [
  [
    '    - { table: src/ldblib.c',
    `    - { table: src/lbitlib.c#bitlib, map: { _em: "'bit32'", nome: params.name } }\n    - { table: src/ldblib.c`,
  ],
  ['"$exists(params.func.text)"', `"$exists(params.func.text) and ${compiled('LOADSTRING')}"`],
  ['#ll_funcs, map', `#ll_funcs, filter: "${compiled('MODULE')}", map`],
  ['#pk_funcs, map', `#pk_funcs, filter: "${compiled('MODULE')}", map`],
  ['#tab_funcs, map', `#tab_funcs, filter: "${compiled('MAXN')}", map`],
];

function compiled(name: string): string {
  return `$not($exists(condition) and $contains(condition, 'LUA_COMPAT_${name}'))`;
}

const here = canRun('lua5.3', '-v') && canRun('lua5.4', '-v');
const base = here ? debianSource('lua5.3') : undefined;
const head = here ? debianSource('lua5.4') : undefined;
const scratch = temporaryFolder('lua');
const isHere = base !== undefined && head !== undefined;

(isHere ? describe : describe.skip)('Lua 5.3 to 5.4, compared with what lua5.3 and lua5.4 say', () => {
  let result: CheckResult;
  let before: Truth;
  let after: Truth;
  beforeAll(async () => {
    const recipe = resolve('recipes/lua/refdata.yml');
    const old = join(scratch, 'lua-5.3.yml');
    writeFileSync(old, FOR_5_3.reduce(replaced, readFileSync(recipe, 'utf8')));
    const [site, next] = [join(scratch, '5.3'), join(scratch, '5.4')];
    expect(await build({ repo: base as string, config: old, out: site })).toMatchObject({ ok: true });
    expect(await build({ repo: head as string, config: recipe, out: next })).toMatchObject({ ok: true });
    result = await check({ repo: next, base: site, config: 'refdata.yml', today: '2026-06-01' });
    before = jsonFrom('lua5.3', ['-e', ASK], CANDIDATES) as Truth;
    after = jsonFrom('lua5.4', ['-e', ASK], CANDIDATES) as Truth;
  });

  afterAll(() => rmSync(scratch, { recursive: true, force: true }));

  const found = (rule: string) =>
    result.changes
      .filter(change => change.rule === rule)
      .map(({ name, path }) => (rule.startsWith('simbolo') ? `${path.split('/').at(-3)}.${name}` : name))
      .sort();
  /** Symbols of a module that came or went as a whole are reported by its name. */
  const whole = (rule: string, symbols: readonly string[]) =>
    symbols.filter(symbol => found(rule).includes(symbol.split('.')[0] ?? ''));

  test('words, functions and symbols that came and went are those of the two programs', () => {
    const ours = {
      'words added': found('reservada-added'),
      'words removed': found('reservada-removed'),
      'functions added': found('embutida-added'),
      'functions removed': found('embutida-removed'),
      'symbols added': [...found('simbolo-added'), ...whole('modulo-added', after.symbols)].sort(),
      'symbols removed': [...found('simbolo-removed'), ...whole('modulo-removed', before.symbols)].sort(),
    };
    printed('Lua 5.3 to 5.4', ours, result);
    expect(before.symbols.length).toBeGreaterThan(110);
    expect(ours).toEqual({
      'words added': minus(after.words, before.words),
      'words removed': minus(before.words, after.words),
      'functions added': minus(after.functions, before.functions),
      'functions removed': minus(before.functions, after.functions),
      'symbols added': minus(after.symbols, before.symbols),
      'symbols removed': minus(before.symbols, after.symbols),
    });
    // Its manual (§8) tells of `warn`, which is new, and of `bit32`, which is gone.
    expect(ours['functions added']).toContain('warn');
  });

  test('one module is gone', () => {
    expect(found('modulo-removed')).toEqual(['bit32']);
  });

  // As the headings of the two manuals have them.
  test('parameters changed where the manuals say so, and otherwise only texts', () => {
    const names = (pattern: RegExp) =>
      result.changes
        .filter(({ rule }) => pattern.test(rule))
        .map(({ message }) => message.replace(/^The parameter \w+ of (\S+) .*| has .*$/, '$1'));
    expect(names(/^parametro-/).sort()).toEqual([
      'coroutine.isyieldable',
      'debug.getuservalue',
      'debug.setuservalue',
      'math.randomseed',
      'math.randomseed',
      'string.gmatch',
      'utf8.codepoint',
      'utf8.codes',
      'utf8.len',
    ]);
    expect(names(/^assinatura-/)).toEqual([]);
    const rest =
      /^(reservada|embutida|simbolo)-(added|removed)$|^modulo-removed$|^(parametro|assinatura)-|^simbolo-resumo-changed$/;
    expect(result.changes.filter(({ rule }) => !rest.test(rule))).toEqual([]);
  });

  test('the verdict compares them with the versions', () => {
    expect(result.base.versao).toMatch(/^5\.3\./);
    expect(result.head.versao).toMatch(/^5\.4\./);
    expect([result.level, result.verdict]).toEqual(['major', 'bumped-too-little']);
  });
});

function replaced(text: string, [from, to]: readonly [string, string]): string {
  if (!text.includes(from)) throw new Error(`the recipe has no ${from}`);
  return text.replace(from, () => to);
}
