import { expect, test } from '@jest/globals';
import { outputsOf } from '../../src/action/outputs.js';
import { finding, report } from '../report/report.fixture.js';

test('every output has a value', () => {
  const findings = [finding(), finding({ level: 'warning' }), finding({ level: 'notice' })];
  expect(
    outputsOf(report({ outcome: 'findings', findings, counts: { reservadas: 81 }, sitePath: null })),
  ).toEqual({
    outcome: 'findings',
    'site-path': '',
    versao: '1.0.0',
    counts: '{"reservadas":81}',
    findings: '2',
    published: 'false',
    commit: '',
    'page-url': '',
    'manifest-sha256': '',
    changed: '',
    files: '',
    level: '',
    'required-bump': '',
    verdict: '',
    'report-path': '',
  });
});
