import { expect, test } from '@jest/globals';
import { checkMarkdown } from '../../src/check/report/markdown.js';
import { MAX_ROWS } from '../../src/check/report/rows.js';
import { changeLines } from '../../src/cli/changes.js';
import { everything, hostile, result } from '../check/report-fixture.js';
import { soundFiles } from '../rules/sound-files.js';

const withSummaries = (verb: string, count: number) => {
  const files = structuredClone(soundFiles());
  const simbolos = Array.from({ length: count }, (_, i) => ({
    nome: `conta${i}`,
    assinatura: '()',
    resumo: `${verb} ${i} de conta${i}.`,
  }));
  return {
    ...files,
    modulos: {
      ...files.modulos,
      modulos: [{ nome: 'Lume.Conta', apelidos: [], simbolos, total: count }],
    },
  };
};

test('more than two screens: one line for all of a rule, with samples, as in the comment', () => {
  const report = result(withSummaries('Um', 120), withSummaries('Outro', 120));
  // Each summary has another word besides.
  const changes = report.changes.map((change, i) => ({ ...change, after: `${i} ${change.after}` }));
  const folded = { ...report, changes, causes: [] };
  expect(changeLines(folded)).toEqual([
    '',
    'patch 120',
    expect.stringMatching(
      /^ {2}120 × [^:]+: conta0, conta1, conta2, conta3, conta4 and 115 more simbolo-resumo-changed$/,
    ),
  ]);
  expect(checkMarkdown(folded, { rows: MAX_ROWS }).match(/^\| 120 × /gm)).toHaveLength(1);
});

test('the causes of a report and what follows, then the rest below what it belongs to, on two screens', () => {
  const report = everything();
  const rows = changeLines(report).filter(line => /^ {2,4}\S.* [a-z-]+$/.test(line));
  expect(rows.length).toBeLessThanOrEqual(MAX_ROWS);
  expect(changeLines(report).at(-1)).toMatch(/^… and \d+ more: `--format markdown`/);
  const few = { ...report, changes: report.changes.slice(0, 6), causes: [] };
  const [, heading, owner, first] = changeLines(few);
  expect(heading).toMatch(/^(major|minor|patch) \d$/);
  expect(owner).toMatch(/^ {2}\S+$/);
  expect(first).toMatch(/^ {4}\S.* [a-z-]+$/);
});

test('what follows from a cause stands below it, without the place that it has itself', () => {
  const report = result(withSummaries('Um', 4), withSummaries('Outro', 4));
  const place = { file: 'refdata.yml', line: 7 };
  const changes = report.changes.map(change => ({ ...change, place }));
  const cause = {
    kind: 'line' as const,
    id: 'x',
    message: 'refdata.yml:7 explains 4 changes.',
    level: 'patch' as const,
    place,
    side: 'head' as const,
    changes: changes.map(({ fingerprint }) => ({ fingerprint, confidence: 0.9 })),
  };
  const [, heading, first, ...following] = changeLines({ ...report, changes, causes: [cause] });
  expect(heading).toBe('patch 4');
  expect(first).toBe('  refdata.yml:7  refdata.yml:7 explains 4 changes.');
  expect(following).toHaveLength(4);
  for (const line of following) expect(line).toMatch(/^ {4}↳ The summary of .*\(this cause is 90% likely\)/);
});

test('a program that several changes break is shown once, and nothing of the data moves the terminal', () => {
  const report = hostile();
  const evidence = report.changes.map(({ fingerprint }) => ({
    fingerprint,
    known: 3,
    breaks: 1,
    edited: 0,
    programs: ['a.lm'],
    shortest: { program: 'a.lm', text: 'se 1:\n    x = "\u001b[31m"\n', error: null },
  }));
  const lines = changeLines({ ...report, evidence });
  expect(lines.filter(line => line.startsWith('  a.lm  '))).toHaveLength(1);
  expect(lines).toContain('    se 1:');
  expect(lines.join('\n')).not.toContain('\u001b');
});
