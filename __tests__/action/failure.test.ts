import { expect, test } from '@jest/globals';
import { bugReport, failureReport, reporting } from '../../src/action/failure.js';
import { UserError } from '../../src/findings/user-error.js';
import { finding, report } from '../report/report.fixture.js';

const ORIGIN = { folder: 'lume', name: '' };

test("a user's mistake keeps its findings and learns where they are", async () => {
  const error = new UserError('It does not hold.', 'Mend it.', { findings: [finding()] });
  const made = await reporting(ORIGIN, () => Promise.reject(error));
  expect(made).toMatchObject({ outcome: 'error', verdict: 'It does not hold. Mend it.', origin: ORIGIN });
  expect(made.findings).toEqual([finding()]);
  expect(failureReport(error).origin).toEqual({ folder: null, name: '' });
});

test('a bug of ours is not hidden', async () => {
  await expect(reporting(ORIGIN, () => Promise.reject(new TypeError('x')))).rejects.toThrow(TypeError);
  const { outcome, verdict } = bugReport(new TypeError('x is no function'), 'https://h.example/issues');
  expect(outcome).toBe('error');
  expect(verdict).toMatch(
    /has a bug \(x is no function\)\. Please report it .*https:\/\/h\.example\/issues$/,
  );
});

test('what goes well is passed on', async () => {
  expect(await reporting(ORIGIN, () => Promise.resolve(report()))).toEqual(report());
});
