import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { build } from '../../src/commands/build.js';
import type { ItemDeReferencia, Referencia } from '../../src/contract/generated/contract.js';
import { temporaryFolder } from '../git/git-server.js';
import { soundFiles } from '../rules/sound-files.js';
import { RUN_CACHE } from '../run-cache.js';
import { siteOf } from './site-of.js';

/** The functions of a module that were read from files with an ending, by their signatures. */
function itemsOf(ending: string, signatures: readonly string[]): ItemDeReferencia[] {
  const files = soundFiles();
  const simbolos = signatures.map((assinatura, i) => ({ nome: `f${i}`, assinatura, resumo: 'x' }));
  const modulos = [{ nome: 'M', apelidos: [], total: simbolos.length, simbolos }];
  const site = siteOf(
    { ...files, modulos: { ...files.modulos, modulos } },
    { origins: new Map([['/api/modulos.json#/modulos/0', { file: `lib.${ending}`, line: 1 }]]) },
  );
  const { itens } = JSON.parse(site.get('/api/referencia.json') as string) as Referencia;
  return itens.filter(({ tipo }) => tipo === 'simbolo');
}

/** `name type = default`, with `?` behind the name where it can be left out, and `...` before it where it takes what is left. */
const shown = ({ parametros }: Pick<ItemDeReferencia, 'parametros'>) =>
  parametros?.map(
    ({ nome, tipo, padrao, opcional, modo }) =>
      `${modo === 'resto' ? '...' : ''}${nome}${opcional ? '?' : ''}${tipo === null ? '' : ` ${tipo}`}${padrao === null ? '' : ` = ${padrao}`}`,
  );

it.each([
  // Names before types, and types before names: all signatures of the language together say which.
  ['go', '(text string, times int)', ['text string', 'times int']],
  ['go', '(a, b T, rest ...T)', ['a T', 'b T', '...rest? T']],
  ['go', '(items []T, visit func(int, string) bool)', ['items []T', 'visit func(int, string) bool']],
  ['java', '(List<? extends T> items, int times)', ['items List<? extends T>', 'times int']],
  ['java', '(final int... values)', ['...values? final int']],
  [
    'c',
    '(const char *text, int items[], int (*visit)(int, void *), ...)',
    ['text const char *', 'items int[]', 'visit int (*)(int, void *)', '......?'],
  ],
  [
    'cs',
    '(string text, int times = 2, params string[] rest)',
    ['text string', 'times? int = 2', '...rest? string[]'],
  ],
  // A word more before the name.
  ['kt', '(text: String, vararg rest: Int)', ['text String', '...rest? Int']],
  ['rs', '(mut a: T, (b, c): (i32, i32))', ['a T', '(b,c) (i32, i32)']],
  [
    'swift',
    '(_ text: String, times count: Int = 2, rest: T...)',
    ['text String', 'times? Int = 2', '...rest? T'],
  ],
  // What it is called on is nothing that a call gives.
  ['ts', '(this: Window, x: unknown)', ['x unknown']],
  // Ruby has defaults where others have types.
  [
    'rb',
    '(a, upto: nil, limit:, size: 3, **rest, &block)',
    ['a', 'upto? = nil', 'limit', 'size? = 3', '...rest?', 'block?'],
  ],
  ['ts', "(mode: 'a', size: 3)", ["mode 'a'", 'size 3']],
  // An apostrophe begins a text, but for those of Rust's lifetimes.
  ['ts', "(mode: 'a b', by = 'c, d')", ["mode 'a b'", "by? = 'c, d'"]],
  ['rs', "(a: &'a str, b: Cow<'b, str>)", ["a &'a str", "b Cow<'b, str>"]],
] as const)('%s: %s', (ending, signature, parameters) => {
  const more = {
    go: '(a int, b string)',
    java: '(int a, String b)',
    c: '(int a, char b)',
    cs: '(int a, bool b)',
  };
  const [item] = itemsOf(ending, [signature, ...[more[ending as keyof typeof more] ?? '()']]);
  expect(shown(item as ItemDeReferencia)).toEqual(parameters);
});

it('where nothing says which word is the name, none is said to be', () => {
  expect(itemsOf('x', ['(foo bar)', '(baz qux)']).map(shown)).toEqual([undefined, undefined]);
});

it('of what can be called in several ways, each way has its own', () => {
  const signature = '(url: string) | (url: string, base?: URL)';
  const [item] = itemsOf('ts', [signature]);
  expect(item).toMatchObject({ assinatura: signature, parametros: null, retorno: null });
  expect(item?.formas?.map(each => [each.assinatura, shown(each), each.retorno])).toEqual([
    ['(url: string)', ['url string'], null],
    ['(url: string, base?: URL)', ['url string', 'base? URL'], null],
  ]);
  const [plain] = itemsOf('ts', ['(a: string): number']);
  expect(plain).toMatchObject({ parametros: [{ nome: 'a' }], retorno: 'number' });
  expect(plain).not.toHaveProperty('formas');
});

/** What a source says of its own functions, by the language that it is written in. */
const SOURCES = [
  [
    'lib.go',
    `package lib

// A name that other languages have for a type says nothing about the order of the rest.
func Upper[T any, R ~[]T](str string, times, size int, rest ...R) (R, error) { return nil, nil }

func Reset() {}

type Sink interface { Put([]byte, int) int }
`,
    [
      ['Upper', ['str string', 'times int', 'size int', '...rest? R'], '(R, error)', ['T any', 'R ~[]T']],
      ['Reset', [], null, undefined],
      ['Put', undefined, 'int', undefined],
    ],
  ],
  [
    'Lib.java',
    `public class Lib {
  public static <T extends Comparable<T>> int[] sort(java.util.List<T> items, boolean bool)[] { return null; }
  public void grow(final int size) {}
}
`,
    [
      ['sort', ['items java.util.List<T>', 'bool boolean'], 'int[][]', ['T extends Comparable<T>']],
      ['grow', ['size final int'], 'void', undefined],
    ],
  ],
  [
    'lib.rs',
    `pub fn pick<'a, T: Ord>(items: &'a [T], by: fn(&'a T) -> bool) -> Option<&'a T> { None }
impl Bag { pub fn take(mut self, n: usize) {} }
`,
    [
      ['pick', ["items &'a [T]", "by fn(&'a T) -> bool"], "Option<&'a T>", ["'a", 'T: Ord']],
      ['take', ['self', 'n usize'], null, undefined],
    ],
  ],
  [
    'lib.h',
    `const char *name_of(const struct item *item, unsigned int n);
int put(char *, int);
`,
    [
      ['name_of', ['item const struct item *', 'n unsigned int'], 'const char *', undefined],
      ['put', undefined, 'int', undefined],
    ],
  ],
  [
    'lib.ts',
    `export function pick<T>(items: readonly T[], at = 0): T | undefined { return items[at]; }
export declare function as(x: string): number;
export declare function as(x: number): string;
`,
    [['pick', ['items readonly T[]', 'at? = 0'], 'T | undefined', ['T']]],
  ],
] as const;

it.each(SOURCES)(
  '%s: results and types are told beside a signature that leaves them out',
  async (file, text, expected) => {
    const { itens } = await referencia(file, text);
    const shownOf = (name: string) => {
      const item = itens.find(({ tipo, nome }) => tipo === 'simbolo' && nome === name);
      return [name, item && shown(item), item?.retorno, item?.genericos];
    };
    expect(expected.map(([name]) => shownOf(name))).toEqual(expected);
  },
);

it('each form of an overloaded function has the result of its own', async () => {
  const { itens } = await referencia('lib.ts', SOURCES[4][1]);
  const forms = itens.find(({ nome }) => nome === 'as')?.formas;
  expect(forms?.map(({ assinatura, retorno }) => [assinatura, retorno])).toEqual([
    ['(x: string)', 'number'],
    ['(x: number)', 'string'],
  ]);
});

/** What is published of a library that is one file. */
async function referencia(file: string, text: string): Promise<Referencia> {
  const repo = temporaryFolder('one-file');
  const config = `nome: L
descricao: d
documentacao: https://l.example
versao: "1.0"
sintaxe: { extensao: .x, reservadas: { value: [{ palavra: se, descricao: d, equivalente: if }] } }
modulos:
  merge:
    - { symbols: ${file} }
    - { symbols: ${file}, of: "*" }
  map: { _m: "'m'", nome: name, assinatura: signature, resumo: "'r'" }
  group: { by: _m, as: nome, into: simbolos }
rules: { map-nothing: { level: "off" }, simbolo-unique: { level: "off" } }
`;
  writeFileSync(join(repo, file), text);
  writeFileSync(join(repo, 'refdata.yml'), config);
  const out = join(repo, 'site');
  const { ok } = await build({ repo, config: 'refdata.yml', out, cache: RUN_CACHE });
  expect(ok).toBe(true);
  return JSON.parse(readFileSync(join(out, 'api/referencia.json'), 'utf8')) as Referencia;
}

it('cells of tables are labelled with what stands in them', () => {
  const files = soundFiles();
  const simbolos = [{ nome: 'f', assinatura: '(a: T, b?: T)', resumo: 'x' }];
  const modulos = ['M', 'N'].map(nome => ({ nome, apelidos: [], total: 1, simbolos }));
  const labelled = (path: string, idioma: 'pt' | 'en') => {
    const page = siteOf({ ...files, modulos: { ...files.modulos, modulos } }, { idioma }).get(path) ?? '';
    return [...page.matchAll(/<td data-label="([^"]+)">([^<]+)/g)].map(([, label, cell]) => [label, cell]);
  };
  // Of modules that say nothing of themselves there are the names alone, which are no meaning.
  expect(labelled('/modulos/index.html', 'pt')).toEqual(Array(2).fill(['O que o módulo oferece', '1: f']));
  expect(labelled('/modulos/M.html', 'pt')).toContainEqual(['Como se passa', 'opcional']);
  expect(labelled('/modulos/M.html', 'en')).toContainEqual(['How it is passed', 'optional']);
});
