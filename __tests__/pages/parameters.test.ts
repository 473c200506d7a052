import { expect, it } from '@jest/globals';
import type { ItemDeReferencia, Referencia } from '../../src/contract/generated/contract.js';
import { soundFiles } from '../rules/sound-files.js';
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
