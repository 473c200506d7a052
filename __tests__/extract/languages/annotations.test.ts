import { describe, expect, it } from '@jest/globals';
import { read } from '../small-repository.js';

const BUILTIN = 'annotations[$contains(call, /uiltin$/)]';
const NAME = `${BUILTIN}.($exists(args[0]) ? $string(args[0]) : kwargs.name) & ' ' & name`;

describe('definitions that register themselves', () => {
  it.each([
    [
      'a.py',
      'N = "tam"\n@cache\n@lib.builtin(N)\ndef length(x):\n    "Size."\n@builtin(name="t")\ndef text(x): pass\n@other\ndef no(): pass\n',
      undefined,
      ['tam length', 't text'],
    ],
    [
      'a.ts',
      'class Lib {\n  @builtin("tam") length(x: Text): number { return 1; }\n  @builtin({ name: "x" }) other() {}\n  plain() {}\n}\n',
      'Lib',
      ['tam length', '{"name":"x"} other'],
    ],
    [
      'A.java',
      'class A {\n  static final String N = "tam";\n  @Builtin(name = N) public int length(String x) { return 1; }\n  @Builtin("t")\n  @Deprecated\n  int text() { return 0; }\n  void no() {}\n}\n',
      'A',
      ['tam length', 't text'],
    ],
    [
      'a.rs',
      'const N: &str = "tam";\n/// Size.\n#[inline]\n#[builtin(name = "tam")]\npub fn length(x: &str) -> usize { 1 }\n#[lang::builtin("t")]\nfn text() {}\nfn no() {}\n',
      undefined,
      ['tam length', 't text'],
    ],
  ])('in %s are found by what they are marked with', async (path, source, of, expected) => {
    const wanted = { symbols: path, ...(of && { of }), filter: BUILTIN, map: NAME };
    const { values, reported } = await read({ [path]: source }, wanted);
    expect([values, reported]).toEqual([expected, []]);
  });
});

it('a filter may look at parts that are not resolved', async () => {
  const files = { 'a.py': 'T = [make("a", f), make("b"), other(f)]\n' };
  const { values, reported } = await read(files, {
    table: 'a.py#T',
    filter: "value[call = 'make']",
    map: 'args[0]',
  });
  expect([values, reported]).toEqual([['a', 'b'], []]);
});

it('a macro of Rust is exported by its attribute', async () => {
  const source = '#[macro_export]\nmacro_rules! a { () => {} }\nmacro_rules! b { () => {} }\n';
  const { values } = await read({ 'a.rs': source }, { symbols: 'a.rs', exported: true, map: 'name' });
  expect(values).toEqual(['a']);
});

it('the row that ends a table of C may say its type', async () => {
  const source = 'struct t { char *word; int n; };\nstruct t T[] = { { "se", 1 }, { (char *)NULL, 0 } };\n';
  const zero = source.replace('(char *)NULL, 0', '(char *)0x0, WORD');
  const { values } = await read({ 'a.c': source }, { table: 'a.c#T', map: 'params.word' });
  expect(values).toEqual(['se']);
  expect((await read({ 'a.c': zero }, { table: 'a.c#T', map: 'params.word' })).values).toEqual(['se']);
});
