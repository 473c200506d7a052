import { spawnSync } from 'node:child_process';
import { expect, test } from '@jest/globals';
import { versionHolds } from '../../../src/extract/languages/python/version-conditions.js';
import { canRun } from '../interpreter.js';

const OPERATORS = ['>=', '<=', '==', '!=', '<', '>'];
const OPERANDS = ['(2,)', '(3,)', '(4,)', '(3, 10)', '(3, 11)', '(3, 12)', '(3, 11, 0)', '(3, 10, 9)'];
const CONDITIONS = [
  ...['', '[:1]', '[:2]'].flatMap(part =>
    OPERATORS.flatMap(each => OPERANDS.map(other => `sys.version_info${part} ${each} ${other}`)),
  ),
  ...['[0]', '[1]', '.major', '.minor'].flatMap(part =>
    OPERATORS.flatMap(each => [2, 3, 11].map(other => `sys.version_info${part} ${each} ${other}`)),
  ),
];

test('what a condition about the version gives is what Python says, or not known', () => {
  if (!canRun('python3', '--version')) return;
  const program =
    'import json, sys\nprint(json.dumps([sys.version_info[:2], [eval(c) for c in json.load(sys.stdin)]]))';
  const { stdout } = spawnSync('python3', ['-c', program], {
    input: JSON.stringify(CONDITIONS),
    encoding: 'utf8',
  });
  const [version, said] = JSON.parse(stdout) as [number[], boolean[]];
  const read = CONDITIONS.map(each => versionHolds(each, version.join('.')));
  const wrong = CONDITIONS.filter((_each, i) => read[i] !== undefined && read[i] !== said[i]);
  expect(wrong).toEqual([]);
  // Only the numbers behind the second one are not known.
  const unknown = CONDITIONS.filter((_each, i) => read[i] === undefined);
  expect(unknown.every(each => each.includes(`(${version.join(', ')}, 0)`))).toBe(true);
});
