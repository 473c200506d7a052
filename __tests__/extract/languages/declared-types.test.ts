import { describe, expect, it } from '@jest/globals';
import { type Files, read } from '../small-repository.js';

/** What a mapping gives for each row of a table; nothing may be reported. */
async function rows(files: Files, table: string, map = 'value'): Promise<readonly unknown[]> {
  const { values, reported } = await read(files, { table, map });
  expect(reported).toEqual([]);
  return values;
}

describe('what a literal is worth is for the declared type to say', () => {
  it('in C', async () => {
    const text = `typedef unsigned char byte;
int N[] = {0xFFFFFFFF, 'b', '\\n', 3.9, {7}};
float F[] = {16777217, 0.1f};
double D[] = {0.1f};
byte B[] = {'a'};
unsigned short S[] = {-1, 70000};
const char *P[] = {"a", 0, {"g"}, "end"};
struct { const char *name; unsigned char code; } R[] = {{0, 300}, {"x", 'a'}};
`;
    expect(await rows({ 'a.c': text }, 'a.c#N')).toEqual([-1, 98, 10, 3, 7]);
    expect(await rows({ 'a.c': text }, 'a.c#F')).toEqual([16777216, 0.1]);
    expect(await rows({ 'a.c': text }, 'a.c#D')).toEqual([Math.fround(0.1)]);
    // A type of characters keeps them.
    expect(await rows({ 'a.c': text }, 'a.c#B')).toEqual(['a']);
    expect(await rows({ 'a.c': text }, 'a.c#S')).toEqual([65535, 4464]);
    expect(await rows({ 'a.c': text }, 'a.c#P')).toEqual(['a', null, 'g', 'end']);
    expect(await rows({ 'a.c': text }, 'a.c#R', '[params.name, params.code]')).toEqual([
      [null, 44],
      ['x', 'a'],
    ]);
  });

  it('in Go, also of keys, fields and types of its own', async () => {
    const text = `package a
type Kind int
var M = map[int]string{'b': "x"}
var F = []float32{16777217}
var T = []struct { K Kind; R rune }{{'a', 'a'}}
var E = []float64{0.5 * 3}
`;
    expect(await rows({ 'a.go': text }, 'a.go#M', 'key')).toEqual([98]);
    expect(await rows({ 'a.go': text }, 'a.go#F')).toEqual([16777216]);
    expect(await rows({ 'a.go': text }, 'a.go#T', '[params.K, params.R]')).toEqual([[97, 'a']]);
    expect(await rows({ 'a.go': text }, 'a.go#E')).toEqual([1.5]);
  });

  it('in Go, also where another file declares it: of the package, or of one that is imported', async () => {
    const files = {
      'a.go': `package a
import "example.com/x/b"
import "example.com/elsewhere"
var Q = b.Table{"x": {1, 'c'}}
var M = b.ByOp{b.Add: "add"}
var U = elsewhere.Options{Name: "n"}
var V = elsewhere.Table{Key: "n"}
const Key = "k"
`,
      'b/b.go': `package b
type Table map[string]Entry
type ByOp map[Op]string
const Add Op = 7
`,
      'b/c.go': `package b
type Entry struct { F Small; C Code }
type Small float32
type Code int32
type Op int
`,
    };
    expect(await rows(files, 'a.go#Q', '[params.F, params.C]')).toEqual([[1, 99]]);
    expect(await rows(files, 'a.go#M', '[key, value]')).toEqual([[7, 'add']]);
    expect(await rows(files, 'a.go#U', 'kwargs')).toEqual([{ Name: 'n' }]);
    const { reported } = await read(files, { table: 'a.go#V', map: 'kwargs' });
    expect(reported).toEqual(['source-unresolved a.go:7']);
  });

  it('and constants of a Go type are those of all files of its package', async () => {
    const files = {
      'a.go': 'package a\ntype Kind int\nconst One Kind = 1\n',
      'b.go': 'package a\nconst (\n\tTwo Kind = iota + 2\n\tThree\n\tFour = Kind(4)\n\tOther = 5\n)\n',
    };
    expect(await rows(files, 'a.go#Kind', '[key, value]')).toEqual([
      ['One', 1],
      ['Two', 2],
      ['Three', 3],
      ['Four', 4],
    ]);
  });

  it('and constants of Go are as exact as they are written: what a double makes of them is told', async () => {
    const text = 'package a\nvar E = []float64{0.1 + 0.2}\n';
    const { reported } = await read({ 'a.go': text }, { table: 'a.go#E', map: 'value' });
    expect(reported).toEqual(['source-unresolved a.go:2']);
  });

  it('in Rust and Java', async () => {
    const rust =
      'pub static K: &[(&str, u8)] = &[("a", b\'a\'), ("b", u8::MAX)];\npub const Z: [u8; 3] = [b\'x\'; 3];\n';
    expect(await rows({ 'a.rs': rust }, 'a.rs#K')).toEqual([
      ['a', 97],
      ['b', 255],
    ]);
    expect(await rows({ 'a.rs': rust }, 'a.rs#Z')).toEqual([120, 120, 120]);
    const java =
      "class A { static final int[] K = {'b', 0xFFFFFFFF}; static final char[] C = {65, 'b'}; static double[] D = {0.1f}; }\n";
    expect(await rows({ 'A.java': java }, 'A.java#K')).toEqual([98, -1]);
    expect(await rows({ 'A.java': java }, 'A.java#C')).toEqual(['A', 'b']);
    expect(await rows({ 'A.java': java }, 'A.java#D')).toEqual([Math.fround(0.1)]);
  });
});

describe('of several constructors', () => {
  const V = 'int n; V(int n) { this.n = n * 2; } V(String s, int n) { this.n = n; }';

  it('the number of arguments says which one is called, and what it makes of them', async () => {
    const java = `class A { static class V { ${V} }\n static V[] K = { new V(3), new V("a", 3) }; }\n`;
    expect(await rows({ 'A.java': java }, 'A.java#K', 'params')).toEqual([{ n: 6 }, { s: 'a', n: 3 }]);
  });

  it('with as many parameters none is taken for the one', async () => {
    const java = `class A { static class V { ${V} V(int m, String t) { this.n = m; } }\n static V[] K = { new V(3, "a") }; }\n`;
    const { reported } = await read({ 'A.java': java }, { table: 'A.java#K', map: 'value.params.s' });
    expect(reported).toEqual(['source-unresolved A.java:2']);
  });
});
