import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { globSync } from 'tinyglobby';
import type { Lexico } from '../../src/lexico/index.js';
import { canRun } from '../extract/interpreter.js';
import { pythonPackage } from '../recipes/python-package.js';
import { lexicoIn } from './lexico-of.js';
import { agreement, ask, shim } from './truth/truth.js';

const SHA256 = 'ed4a7c4f765ab8d99216372b4d4c9e259c40d4728d022889f61d679bed9197b2';
const folder = canRun('python3', '--version')
  ? pythonPackage('dataforge-lang==1.1.1', SHA256, 'dataforge')
  : undefined;
const source = folder ?? '';

/** What programs do not have, or that `//` is one thing or the other in. */
const PROBES = [
  'x := 7 // 2',
  "x := 7 // 200 OK it's",
  'x := 7 // 200, application/json',
  'x := 7 // 10 20',
  'x := 7 // 10 — o dobro',
  'x := n // 20:',
  'x := 404 // 404: não achei',
  'x := a // b',
  'x := a // b(1)',
  'x := a // O(n), uma vez',
  'x := a // f(g(1), [2]), 3',
  'x := a // f(g(h(1)))',
  'x := a // f(aberto',
  'x := a // v[0]',
  'x := a // v[0] resto',
  'x := a // v.campo',
  'x := a // v.campo resto',
  'x := a // v.campo 2',
  'x := a // v. campo',
  'x := a // -1',
  'x := a // - 1',
  'x := a // (b)',
  'x := (a) // 2',
  'x := [1] // 2',
  'x := {"a": 1} // 2',
  'x := "a" // 2',
  'x := $"a" // 2',
  'x := yes // 2',
  'x := and // 2',
  'x := self // 2',
  '// 2\nx := [\n  a // 2\n  // 3\n  , b // 4\n]',
  'x := a\n// 2\ny := b +\n  // 2\n  c // 2',
  'x := a ~/ b // c',
  'x := a //2',
  'x := a //// 2',
  'início := 1 # fim // 2',
  '/* a /* b */ x := 1 */',
  '/* a\n// b */ x := 1 // 2',
  'x := \'a\\\'b\' + "c\\"d\\q"',
  'x := "a\\\nb"',
  'x := """a"b""c\\"""',
  "x := '''a\n'b''c'''",
  'x := $"{a}{{b}}{c:>10.2f}" + $\'{d:02}\'',
  'x := $"{xs >> morph p: p["n"]}"',
  'x := $"{xs >> morph p: p.n:.1f}"',
  'x := $"{a["}"]} {f("{")}"',
  'x := $"{ {"k": 1} }" // 2',
  'x := $"{a // 2} {b # c}"',
  'x := $"{$\'{a}\'}"',
  'x := $"\\{a} \\} } {b}"',
  'x := $"""a\n{b}\n"" " {c:,.2f}"""',
  'x := 0xFF_f + 0b1_0 + 0o7 + 1_000.5_0e-1_0 + 2e10 + 19.99d + 19.99dias + 1.foo + 1..2 + 5e',
  'x := a?.b ?? c...d >> e >= f :: g := h => i -> j ** k *= l',
  'x := 𝒳 + "😀" // 2 😀',
  'ação := preço // 2',
  'ação := preço // 2é',
  'x := a // 2\u00a0',
  'x := a //',
  'x := a // é(1)',
];

(folder === undefined ? describe.skip : describe)('the lexico of DataForge against its lexer', () => {
  let lexico: Lexico;
  beforeAll(async () => {
    lexico = await lexicoIn(source, 'recipes/dataforge/refdata.yml');
  });

  it('cuts every program of the package into the same tokens', () => {
    const files = globSync('**/*.df', { cwd: source }).sort();
    const texts = files.map(file => readFileSync(join(source, file), 'utf8'));
    let tokens = 0;
    let refused = 0;
    const differing: unknown[] = [];
    for (const [i, answer] of ask('python3', [shim('df.py'), source], texts).entries()) {
      if ('error' in answer) {
        refused += 1;
        continue;
      }
      const found = agreement(lexico, texts[i] as string, answer);
      tokens += found.tokens;
      if (found.differences.length > 0) differing.push([files[i], found.differences.slice(0, 3)]);
    }
    console.info(`DataForge: ${tokens} tokens of ${files.length} programs, ${refused} refused`);
    expect(differing).toEqual([]);
    expect(tokens).toBeGreaterThan(100_000);
    expect(refused).toBeLessThan(files.length / 20);
  });

  it('cuts probes into the same tokens', () => {
    let taken = 0;
    const differing: unknown[] = [];
    for (const [i, answer] of ask('python3', [shim('df.py'), source], PROBES).entries()) {
      if ('error' in answer) continue;
      taken += 1;
      const { differences } = agreement(lexico, PROBES[i] as string, answer);
      if (differences.length > 0) differing.push([PROBES[i], differences]);
    }
    expect(differing).toEqual([]);
    expect(taken).toBeGreaterThan(PROBES.length * 0.75);
  });
});
