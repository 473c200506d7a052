import { describe, expect, it } from '@jest/globals';
import { entriesOf } from '../small-repository.js';

describe('a name in front of its definition', () => {
  it.each([
    ['C', { 'a.c': 'enum { N = 1 };\nvoid f(void) { int T[] = { N }; int N = 9; }\n' }, 'a.c#T'],
    [
      'Go',
      { 'a.go': 'package p\nconst N = 1\nfunc f() { var T = []int{N}; N := 2; _ = N; _ = T }\n' },
      'a.go#T',
    ],
    ['Rust', { 'a.rs': 'const N: i32 = 1;\nfn f() { let t = [N]; let N = 9; }\n' }, 'a.rs#t'],
    ['Python', { 'a.py': 'N = 1\nclass C:\n    T = [N]\n    N = 2\n' }, 'a.py#C.T'],
  ])('means what is around the scope in %s', async (_language, files, table) => {
    const { values, problems } = await entriesOf(files, table);
    expect(values).toEqual([[0, 1]]);
    expect(problems).toEqual([]);
  });

  it('has no value in JavaScript, where the function that uses it is called before', async () => {
    const files = { 'a.js': 'const f = () => later;\nconst K = [f()];\nvar later = 3;\nconst L = [f()];\n' };
    const { problems } = await entriesOf(files, 'a.js#K');
    expect(problems.map(({ message }) => message)).toEqual([
      expect.stringContaining('later is used before line 3 gives it a value'),
    ]);
    const { values, reported } = await entriesOf(files, 'a.js#L');
    expect([values, reported]).toEqual([[[0, 3]], []]);
  });

  it('is the constant all the same where a compiler writes it out', async () => {
    const java = 'class A { static int f() { return X; } static int[] K = {f()}; static final int X = 5; }\n';
    expect((await entriesOf({ 'A.java': java }, 'A.java#A.K')).values).toEqual([[0, 5]]);
    const ts = 'const K = [E.A];\nconst enum E { A = 4 }\n';
    expect((await entriesOf({ 'a.ts': ts }, 'a.ts#K')).values).toEqual([[0, 4]]);
  });
});
