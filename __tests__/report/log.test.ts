import { expect, test } from '@jest/globals';
import { findingLines, quoteForLog } from '../../src/report/log.js';
import { finding, NASTY, report } from './report.fixture.js';

/** What the runner takes for a command, outside a stretch in which commands are off. */
function commandsIn(log: string): string[] {
  let off: string | null = null;
  const found: string[] = [];
  for (const line of log.split(/\r\n|\r|\n/)) {
    const text = line.trimStart();
    if (off !== null) {
      if (text === `::${off}::`) off = null;
    } else if (text.startsWith('::stop-commands::')) off = text.slice('::stop-commands::'.length);
    else if (text.startsWith('::') || line.includes('##[')) found.push(line);
  }
  return found;
}

test('the check itself sees commands', () => {
  expect(commandsIn(NASTY.join('\n')).length).toBeGreaterThan(2);
});

test.each(NASTY)('%j is no command', text => {
  expect(commandsIn(quoteForLog(text, 'k'))).toEqual([]);
  const lines = findingLines(
    report({ findings: [finding({ message: text, rule: text, place: { file: text } })] }),
  );
  expect(lines).toHaveLength(1);
  expect(lines[0]).not.toMatch(/[\n\r]/);
  expect(commandsIn(quoteForLog(lines.join('\n'), 'k'))).toEqual([]);
});

test('plain text is printed plainly', () => {
  expect(quoteForLog('Reading src/a.py', 'k')).toBe('Reading src/a.py');
  expect(findingLines(report({ findings: [finding({ place: { file: 'a.py', line: 2 } })] }))).toEqual([
    'error a.py:2: It is wrong. Mend it. [some-rule]',
  ]);
});
