import { describe, expect, test } from '@jest/globals';
import { annotations, MAX_ANNOTATIONS } from '../../src/report/annotations.js';
import { finding, NASTY, report } from './report.fixture.js';

const PLACE = { file: 'src/a.py', line: 3, column: 5 };

describe('annotations', () => {
  test('stand on file, line and column, with the rule as their title', () => {
    expect(annotations(report({ findings: [finding({ place: PLACE })] }))).toEqual([
      {
        level: 'error',
        message: 'It is wrong. Mend it.',
        properties: { title: 'some-rule', file: 'src/a.py', startLine: 3, startColumn: 5 },
      },
    ]);
  });

  test('are relative to the workspace', () => {
    const origin = { folder: 'examples/lume', name: '' };
    const [made] = annotations(report({ origin, findings: [finding({ place: { file: 'a.py' } })] }));
    expect(made?.properties).toEqual({ title: 'some-rule', file: 'examples/lume/a.py' });
  });

  test('name the file in words when it is not in the workspace', () => {
    const origin = { folder: null, name: 'lume-lang/lume@v1' };
    const [made] = annotations(report({ origin, findings: [finding({ place: PLACE })] }));
    expect(made?.message).toBe('lume-lang/lume@v1 src/a.py:3:5: It is wrong. Mend it.');
    expect(made?.properties).toEqual({ title: 'some-rule' });
  });

  test('without a place name what they are about', () => {
    const [made] = annotations(report({ findings: [finding({ subject: '/api/erros.json#/codigos/3' })] }));
    expect(made?.message).toBe('/api/erros.json#/codigos/3: It is wrong. Mend it.');
  });

  test('come errors first, up to what GitHub shows, and count the rest', () => {
    const many = (level: 'error' | 'warning' | 'notice') =>
      Array.from({ length: 20 }, () => finding({ level }));
    const made = annotations(report({ findings: [...many('notice'), ...many('warning'), ...many('error')] }));
    const shown = MAX_ANNOTATIONS.error + MAX_ANNOTATIONS.warning + MAX_ANNOTATIONS.notice;
    expect(made).toHaveLength(shown + 1);
    expect(made[0]?.level).toBe('error');
    expect(made.at(-1)).toMatchObject({
      level: 'notice',
      message: expect.stringContaining(`${60 - shown} more findings`),
    });
  });

  test.each(NASTY)('show what %j hides', text => {
    const [made] = annotations(report({ findings: [finding({ rule: text, message: text })] }));
    for (const shown of [made?.message ?? '', made?.properties.title ?? '']) {
      expect(shown).not.toMatch(/[\r\u202e\u200b]|(?!\n)\p{Cc}/u);
    }
    expect(made?.properties.title).not.toContain('\n');
  });

  test('are cut', () => {
    const [made] = annotations(report({ findings: [finding({ message: 'x'.repeat(1e5) })] }));
    expect(made?.message.length).toBeLessThan(5000);
  });
});
