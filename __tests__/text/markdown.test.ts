import { describe, expect, test } from '@jest/globals';
import { codeMarkdown, escapeMarkdown, tableRow } from '../../src/text/markdown.js';
import { NASTY } from '../report/report.fixture.js';

describe('escapeMarkdown', () => {
  test.each(NASTY)('%j becomes words', text => {
    const escaped = escapeMarkdown(text);
    // Nothing that means something to Markdown or HTML is left but the references themselves.
    expect(escaped.replace(/&#\d+;/g, '')).not.toMatch(/[&<>"'`*_~|\\[\](){}#!:@$^=+\n\r]/);
    expect(escaped).not.toMatch(/www\./);
  });

  test('what a reader sees is the text', () => {
    expect(shown('a < b | c & d')).toBe('a < b | c & d');
    expect(shown('erro: "x" em [y](z)')).toBe('erro: "x" em [y](z)');
    expect(shown('linha\numa')).toBe('linha uma');
    expect(shown('palavra ção 漢字 😀')).toBe('palavra ção 漢字 😀');
  });

  test('nobody is mentioned and no issue referred to', () => {
    expect(shown('@octocat #12')).toBe('@\u200boctocat #\u200b12');
    expect(shown('/api/erros.json#/codigos/3')).toBe('/api/erros.json#/codigos/3');
  });

  test('what hides is shown', () => {
    expect(shown('a\u202eb\u0007')).toBe('a\\u{202e}b\\u{7}');
  });

  test('a long text is cut', () => {
    expect(escapeMarkdown('x'.repeat(10_000))).toHaveLength(2001);
  });
});

test('code and rows', () => {
  expect(codeMarkdown('a|b')).toBe('<code>a&#124;b</code>');
  expect(tableRow(['a', 'b'])).toBe('| a | b |\n');
});

function shown(text: string): string {
  return escapeMarkdown(text).replace(/&#(\d+);/g, (_all, code: string) => String.fromCharCode(Number(code)));
}
