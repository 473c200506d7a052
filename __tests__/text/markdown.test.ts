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
    expect(shown('GH-1, gh-22 and GHz-1')).toBe('GH-\u200b1, gh-\u200b22 and GHz-1');
    const id = '0123456789abcdef0123'.repeat(2);
    expect(shown(`in ${id}.`)).toBe(`in ${id.slice(0, 20)}\u200b${id.slice(20)}.`);
    expect(escapeMarkdown(id)).not.toContain(id);
    // As code it is no reference, and can be copied.
    expect(codeMarkdown(id)).toBe(`<code>${id}</code>`);
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
