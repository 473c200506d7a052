import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { ReferenceFiles } from '../../src/contract/files.js';
import { canRun, jsonFrom } from '../extract/interpreter.js';
import { debianSource } from './debian-source.js';
import { buildRecipeFrom, compare, EXACT, names } from './fidelity.js';

/** What Lua says of itself: which words cannot be names, its global functions, and what every library table holds. */
const ASK = `
local words = {}
for word in io.read("a"):gmatch("%S+") do
  if not load("local " .. word .. " = 1") then words[#words + 1] = word end
end
local function keys(t, wanted)
  local list = {}
  for k, v in pairs(t) do
    if type(k) == "string" and (not wanted or type(v) == wanted) then list[#list + 1] = k end
  end
  return list
end
local function json(list)
  local quoted = {}
  for i, s in ipairs(list) do quoted[i] = string.format("%q", s) end
  return "[" .. table.concat(quoted, ",") .. "]"
end
local modules = {}
for name, library in pairs(package.loaded) do
  if name ~= "_G" then modules[#modules + 1] = string.format("%q:", name) .. json(keys(library)) end
end
print('{"version":"' .. _VERSION .. '","words":' .. json(words) .. ',"functions":' .. json(keys(_G, "function")) .. ',"modules":{' .. table.concat(modules, ",") .. "}}")
`;

interface Truth {
  readonly version: string;
  readonly words: readonly string[];
  readonly functions: readonly string[];
  readonly modules: Readonly<Record<string, readonly string[]>>;
}

/** Every word of up to eight letters that Lua's manual or sources might reserve: those of other languages, too. */
const CANDIDATES =
  'and break case catch class const continue def default delete do elif else elseif elsif end enum export extends false finally fn for foreach func function global goto if import in instanceof is let local loop match module mut new nil none not null of or package pass private public redo repeat rescue return self static struct super switch then this throw true try type undef unless until use var void when while with yield';

const source = canRun('lua5.4', '-v') ? debianSource('lua5.4') : undefined;

(source === undefined ? describe.skip : describe)(
  'Lua 5.4, compared with what lua5.4 says when asked',
  () => {
    let files: ReferenceFiles;
    const subject = () => ({ recipe: 'lua', version: files.index.versao });
    let truth: Truth;
    beforeAll(async () => {
      ({ files } = await buildRecipeFrom('lua', source as string));
      const ours = files.sintaxe.reservadas.map(({ palavra }) => palavra);
      truth = jsonFrom('lua5.4', ['-e', ASK], `${CANDIDATES} ${ours.join(' ')}`) as Truth;
    });

    test('version', () => {
      expect(files.index.versao).toMatch(/^5\.4\.\d+$/);
      expect(truth.version).toBe('Lua 5.4');
    });

    test('reserved words: those that cannot be the name of a variable', () => {
      const ours = names(files.sintaxe.reservadas.map(({ palavra }) => palavra));
      expect(truth.words.length).toBeGreaterThan(20);
      expect(compare(subject(), 'reserved words', names(truth.words), ours)).toMatchObject(EXACT);
    });

    test('operators: each of them makes an expression, and none is missing of those in its manual (§3.4)', () => {
      const manual = '+ - * / % ^ # & ~ | << >> // == ~= <= >= < > ..'.split(' ');
      const ours = names(files.sintaxe.operadores.map(({ simbolo }) => simbolo));
      expect(compare(subject(), 'operators', names(manual), ours)).toMatchObject(EXACT);
      for (const operator of ours.keys()) {
        const check = `assert(load("return 1 ${operator} 1") or load("return ${operator} 1"))`;
        expect(() => jsonFrom('lua5.4', ['-e', `${check} print(1)`], '')).not.toThrow();
      }
    });

    test('global functions', () => {
      const ours = names(files.embutidas.funcoes);
      expect(truth.functions.length).toBeGreaterThan(20);
      expect(compare(subject(), 'global functions', names(truth.functions), ours)).toMatchObject(EXACT);
    });

    test('everything in every library table', () => {
      const symbols = files.modulos.modulos.flatMap(modulo =>
        modulo.simbolos.map(simbolo => `${modulo.nome}.${simbolo.nome}`),
      );
      const expected = Object.entries(truth.modules).flatMap(([name, keys]) =>
        keys.map(key => `${name}.${key}`),
      );
      expect(files.modulos.modulos.map(({ nome }) => nome).sort()).toEqual(Object.keys(truth.modules).sort());
      expect(expected.length).toBeGreaterThan(110);
      expect(symbols).toHaveLength(new Set(symbols).size);
      expect(compare(subject(), 'library symbols', names(expected), names(symbols))).toMatchObject(EXACT);
    });

    test('signatures and summaries of all that the index of its manual lists', () => {
      const read = (file: string) => readFileSync(join(source as string, 'doc', file), 'utf8');
      const index = [...read('contents.html').matchAll(/#pdf-([a-z0-9]+\.\w+)">/gi)].map(
        match => match[1] as string,
      );
      // Headings as they stand, by means that are not ours.
      const headings = new Map(
        [...read('manual.html').matchAll(/<h3><a name="pdf-([^"]+)"><code>([^<]*)<\/code>/g)].map(
          ([, name, text]): [string, string] => [name as string, text as string],
        ),
      );
      const isSymbol = (name: string) =>
        /^[a-z0-9]+\./.test(name) && !/\.h$/.test(name) && headings.has(name);
      const expected = new Map(
        index.filter(isSymbol).map((name): [string, string] => {
          const text = (headings.get(name) as string).replaceAll('&middot;', '·').replace(/\s+/g, ' ');
          return [name, text.includes(' ') ? text.slice(text.indexOf(' ') + 1) : ''];
        }),
      );
      const ours = new Map<string, string>();
      const withoutSummary: string[] = [];
      for (const { nome, simbolos } of files.modulos.modulos) {
        for (const symbol of simbolos) {
          const key = `${nome}.${symbol.nome}`;
          if (!expected.has(key)) continue;
          ours.set(key, symbol.assinatura);
          if (symbol.resumo === '') withoutSummary.push(key);
        }
      }
      expect(expected.size).toBeGreaterThan(100);
      expect(compare(subject(), 'signatures in the manual', expected, ours)).toMatchObject(EXACT);
      const withSummary = names([...ours.keys()].filter(key => !withoutSummary.includes(key)));
      expect(
        compare(subject(), 'summaries in the manual', names(expected.keys()), withSummary),
      ).toMatchObject(EXACT);
    });
  },
);
