import { describe, expect, test } from '@jest/globals';
import { tokenise } from '../../src/server/lexer/lexer.js';
import { Kind } from '../../src/server/lexer/tokens.js';
import { sourceText } from '../../src/server/text.js';
import { mistakeOf } from './project.js';

/** Tokens on one line: words as they are, `⏎`, `⇥`, `⇤` for line ends and indentation. */
function tokensOf(text: string): string {
  const tokens = tokenise(sourceText('app.df', text));
  const shown: string[] = [];
  for (let i = 0; i < tokens.count; i += 1) {
    const kind = tokens.kind(i);
    if (kind === Kind.newline) shown.push('⏎');
    else if (kind === Kind.indent) shown.push('⇥');
    else if (kind === Kind.dedent) shown.push('⇤');
    else if (kind !== Kind.end) shown.push(tokens.textOf(i));
  }
  return shown.join(' ');
}

describe('§1.4 `//` divides or begins a comment', () => {
  test.each([
    // Left side: an operand, or a comment.
    ['x // 2', 'x // 2'],
    ['7 // 2', '7 // 2'],
    ['1.5 // 2', '1.5 // 2'],
    ['2d // 2', '2d // 2'],
    ['"a" // 2', '"a" // 2'],
    ['f() // 2', 'f ( ) // 2'],
    ['a[0] // 2', 'a [ 0 ] // 2'],
    ['{} // 2', '{ } // 2'],
    ['yes // 2', 'yes // 2'],
    ['void // 2', 'void // 2'],
    ['self // 2', 'self // 2'],
    ['$"a" // 2', '$"a"'],
    ['yield // 2', 'yield'],
    ['// 2', ''],
    ['x +  // 2\n1', 'x + 1'],
    // Right side: numbers and brackets.
    ['x //', 'x'],
    ['x //   ', 'x'],
    ['x // 20:', 'x // 20 :'],
    ['x // 2 itens', 'x'],
    ['x // 200, tudo certo', 'x'],
    ['x // 200, 3', 'x // 200 , 3'],
    ['x // 2 — nota', 'x'],
    ['x // 2: nota', 'x'],
    ['x // 2 "nota"', 'x'],
    ['x // 2 + y', 'x // 2 + y'],
    ['x // (a + b)', 'x // ( a + b )'],
    ['x // (nota aqui)', 'x // ( nota aqui )'],
    ['x // -2', 'x // - 2'],
    ['x // - 2', 'x'],
    // Right side: names.
    ['x // y', 'x'],
    ['x // metade', 'x'],
    ['x // len(y)', 'x // len ( y )'],
    ['x // O(n), linear', 'x'],
    ['x // f(y) depois', 'x'],
    ['x // a.b', 'x // a . b'],
    ['x // a.b nota', 'x'],
    ['x // a[0] + 1', 'x // a [ 0 ] + 1'],
    ['x // f(y), 2', 'x // f ( y ) , 2'],
    ['x // f(y) — nota', 'x'],
    // Twice on a line.
    ['x // 2 // a metade', 'x // 2'],
    ['n := 7 // 2 // 3', 'n := 7 // 2 // 3'],
    ['x ~/ y', 'x ~/ y'],
    ['x # 2', 'x'],
    ['x /* // */ + 1', 'x + 1'],
  ])('%j', (text, tokens) => {
    expect(tokensOf(text)).toBe(tokens === '' ? '' : `${tokens} ⏎`);
  });

  test('inside brackets a comment line behind an operand is judged, too', () => {
    expect(tokensOf('f(\n  a\n  // 2 itens por vez\n  , b)')).toBe('f ( a , b ) ⏎');
    expect(tokensOf('f(\n  a\n  // 2\n  , b)')).toBe('f ( a // 2 , b ) ⏎');
    expect(tokensOf('f(\n  a,\n  // 2\n  b)')).toBe('f ( a , b ) ⏎');
  });
});

describe('§1.2 indentation, §1.3 statements', () => {
  test.each([
    ['a:\n    b\n\n// x\n  # y\n    c\nd', 'a : ⏎ ⇥ b ⏎ c ⏎ ⇤ d ⏎'],
    ['a:\n  b:\n     c\nd', 'a : ⏎ ⇥ b : ⏎ ⇥ c ⏎ ⇤ ⇤ d ⏎'],
    ['a(\n\t b,\n c)\nd', 'a ( b , c ) ⏎ d ⏎'],
    ['a\n    .b\n.c', 'a . b . c ⏎'],
    ['a\n  >> b', 'a >> b ⏎'],
    ['a ??\n b', 'a ?? b ⏎'],
    ['a :=\n b', 'a := b ⏎'],
    ['a not\nb', 'a not ⏎ b ⏎'],
    ['x: Cluster<Vault<T>>\ny', 'x : Cluster < Vault < T >> ⏎ y ⏎'],
    ['a >\nb', 'a > b ⏎'],
    ['a:\n    b\n   \n', 'a : ⏎ ⇥ b ⏎ ⇤'],
    ['', ''],
    ['// só isso', ''],
  ])('%j', (text, tokens) => expect(tokensOf(text)).toBe(tokens));
});

describe('§1.5 texts, §1.6 numbers and names', () => {
  test.each([
    ['"a\\"b" \'c\' """d\n"e" // f""" x', '"a\\"b" \'c\' """d\n"e" // f""" x'],
    ['$"x {v["a"]} }y {{"', '$"x {v["a"]} }y {{"'],
    ['$"""a\n{b} "c" """', '$"""a\n{b} "c" """'],
    ['1_000 0xFF 1.5e-3 2d 2dx 1.foo 0b01', '1_000 0xFF 1.5e-3 2d 2 dx 1 . foo 0b01'],
    ['ação := preço', 'ação := preço'],
  ])('%j', (text, tokens) => expect(tokensOf(text)).toBe(`${tokens} ⏎`));
});

describe('what is not of the language', () => {
  test.each([
    ['a = 1', /^app\.df:1:3: `=` has no meaning/],
    ['x := 1;', /^app\.df:1:7: `;`/],
    ['a \\\nb', /^app\.df:1:3: `\\`/],
    ['a ! b', /`!`/],
    ['$x', /`\$`/],
    ['server s:\n\troute GET "/":', /^app\.df:2:1: There is a TAB/],
    ['a:\n    b\tc', /^app\.df:2:6: There is a TAB/],
    ['    \tb', /TAB/],
    ['x := "abc\ny', /^app\.df:1:6: The text that begins here is not closed/],
    ['x := """abc\n', /^app\.df:1:6: The text/],
    ['$"{a', /^app\.df:1:3: The `{`/],
    ['$"{}"', /^app\.df:1:3: The braces/],
    ['$"{"a}"', /^app\.df:1:3: The `{`/],
    ['x /* y', /^app\.df:1:3: The comment/],
    ['f(a,\n  [b', /^app\.df:2:3: The bracket/],
    ['a:\n    b\n  c', /^app\.df:3:3: The indentation/],
    ['server s:\n    route GET, POST "/x":\n        a', /^app\.df:2:5: A route has exactly one verb/],
    ['server s:\n    route FETCH "/x":\n        a', /^app\.df:2:5: A route/],
    ['server s:\n    views := 3', /^app\.df:2:5: `views` is a statement/],
    ['server s:\n    mount b', /^app\.df:2:5: `mount` wants a prefix/],
    ['server s:\n    route GET "/x":\nx', /^app\.df:2:5: The block of this `route` is empty/],
    ['server s on 0:\nx', /^app\.df:1:1: The block of this `server`/],
    ['server s on 0\n', /^app\.df:1:1: The head of this server/],
    ['server s:\n    given x:\n    y', /^app\.df:2:\d+: The block of this `given`/],
    ['a\0b', /^app\.df:1:2: There is a NUL/],
  ])('%j', (text, message) => expect(mistakeOf(text)).toMatch(message));
});
