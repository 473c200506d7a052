import { expect, test } from '@jest/globals';
import { describeFindings } from '../../src/report/report.js';
import { finding } from './report.fixture.js';

test.each([
  [[], ''],
  [['error'], '1 error'],
  [['warning', 'error', 'error'], '2 errors and 1 warning'],
  [['notice', 'notice', 'warning', 'error'], '1 error, 1 warning and 2 notices'],
] as const)('%j', (levels, text) => {
  expect(describeFindings(levels.map(level => finding({ level })))).toBe(text);
});
