import { describe, expect, it } from '@jest/globals';
import { UserError } from '../../../src/findings/user-error.js';
import { read } from '../small-repository.js';

const LEXER = '%%\n"se"  { return SE; }\n"senão" { return SENAO; }\n[0-9]+ { }\n';

describe('pattern', () => {
  it('gives a record for each match, with the groups that took part, their line and the text', async () => {
    const match = '^"(?<palavra>\\p{L}+)" (?<largo> )?.*$';
    const map = {
      palavra: 'palavra',
      largo: 'largo',
      texto: 'text',
      valor: 'value.palavra',
      linha: 'line',
      k: 'key',
    };
    const { values, reported } = await read({ 'a.l': LEXER }, { pattern: { file: '*.l', match }, map });
    expect(reported).toEqual([]);
    expect(values).toEqual([
      { palavra: 'se', largo: ' ', texto: '"se"  { return SE; }', valor: 'se', linha: 2, k: 0 },
      {
        palavra: 'senão',
        largo: undefined,
        texto: '"senão" { return SENAO; }',
        valor: 'senão',
        linha: 3,
        k: 1,
      },
    ]);
  });

  it.each([
    ['^"(\\p{L}+)"', ['se', 'senão']],
    ['^"\\p{L}+"', ['"se"', '"senão"']],
  ])('without names, %s gives the first group or everything', async (match, expected) => {
    const { values } = await read({ 'a.l': LEXER }, { pattern: { file: 'a.l', match }, map: 'value' });
    expect(values).toEqual(expected);
  });

  it('tells when it matches nothing', async () => {
    const { problems } = await read(
      { 'a.l': LEXER },
      { pattern: { file: 'a.l', match: '^x' }, map: 'value' },
    );
    expect(problems.map(problem => problem.message)).toEqual(['The pattern matches nothing in a.l.']);
  });

  it('ends, whatever the expression', async () => {
    const files = { 'a.l': `${'a'.repeat(60)}!` };
    const { problems } = await read(files, { pattern: { file: 'a.l', match: '^(a+)+$' }, map: 'value' });
    expect(problems.map(({ rule }) => rule)).toEqual(['query-bounds']);
    expect(problems[0]?.message).toMatch(/^In a\.l, the regular expression .* takes longer than 1 s/);
  });

  it.each([
    ['(', 'This is no regular expression (of JavaScript, with the flag "u"): Unterminated group.'],
    ['(?<line>x)', 'A group cannot be called line: every record has a field of this name.'],
  ])('refuses %s', async (match, message) => {
    const failed = await read({ 'a.l': '' }, { pattern: { file: 'a.l', match } }).catch(
      (error: unknown) => error,
    );
    expect(failed).toBeInstanceOf(UserError);
    expect((failed as UserError).findings.map(finding => finding.message)).toEqual([
      expect.stringContaining(message),
    ]);
  });
});
