import { expect, test } from '@jest/globals';
import { remarksOf } from '../../src/action/remarks.js';
import { junit } from '../../src/check/report/junit.js';
import { sarif } from '../../src/check/report/sarif.js';
import { hostile, result } from '../check/report-fixture.js';
import { soundFiles } from '../rules/sound-files.js';

const place = { file: 'refdata.yml', line: 7 };

/** All reserved words are gone, by one line. */
function byOneLine() {
  const after = structuredClone(soundFiles());
  Object.assign(after.sintaxe, { reservadas: [], operadores: [], regras: [] });
  const report = result(soundFiles(), after);
  const changes = report.changes.map(change => ({ ...change, place, side: 'head' as const }));
  const causes = [
    {
      kind: 'line' as const,
      id: 'x',
      message: 'refdata.yml:7 explains them.',
      level: 'major' as const,
      place,
      side: 'head' as const,
      changes: changes.map(({ fingerprint }) => ({ fingerprint, confidence: 1 })),
    },
  ];
  return { ...report, changes, causes };
}

test('all that one line causes is one annotation there, with names', () => {
  const report = byOneLine();
  expect(report.changes.length).toBeGreaterThan(1);
  expect(remarksOf(report)).toMatchObject([
    { level: 'warning', place, message: expect.stringMatching(/^refdata\.yml:7 explains them\. \w+/) },
  ]);
});

test('what no cause explains is one each, what people read none, and what went is shown at its file', () => {
  const report = { ...hostile(), causes: [] };
  const told = report.changes.filter(({ level }) => level === 'major' || level === 'minor');
  expect(
    remarksOf(report)
      .map(({ rule }) => rule)
      .sort(),
  ).toEqual(told.map(({ rule }) => rule).sort());
});

test('code scanning and test reporters have the cause of each change', () => {
  const report = byOneLine();
  const { runs } = JSON.parse(sarif(report)) as { runs: { results: { properties?: object }[] }[] };
  const causes = runs[0]?.results.flatMap(({ properties }) => properties ?? []);
  expect(causes).toEqual(report.changes.map(() => ({ cause: 'refdata.yml:7 explains them.' })));
  expect(junit(report).match(/<property name="cause" value="refdata\.yml:7/g)).toHaveLength(
    report.changes.length,
  );
});
