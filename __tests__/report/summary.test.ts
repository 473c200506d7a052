import { describe, expect, test } from '@jest/globals';
import { MAX_SUMMARY_BYTES, summary } from '../../src/report/summary.js';
import { finding, NASTY, report } from './report.fixture.js';

const FILES = [
  { path: 'api/sintaxe.json', bytes: 12_345, count: '81 reservadas, 32 contextuais' },
  { path: 'api/erros.json', bytes: 7, count: '177 codigos' },
];

describe('summary', () => {
  test('verdict, files, findings', () => {
    const findings = [
      finding({ level: 'warning', place: { file: 'b.py', line: 2 } }),
      finding({ place: { file: 'a.py', line: 1 } }),
    ];
    expect(summary(report({ outcome: 'findings', verdict: 'Not written.', files: FILES, findings }))).toBe(
      `### ❌ Not written.

| File | Holds | Bytes |
|---|---|--:|
| <code>api/sintaxe.json</code> | 81 reservadas, 32 contextuais | 12,345 |
| <code>api/erros.json</code> | 177 codigos | 7 |

<details><summary>1 error and 1 warning</summary>

| Level | Where | What is wrong, and what to do | Rule |
|---|---|---|---|
| ❌ error | <code>a.py&#58;1</code> | It is wrong. Mend it. | <code>some-rule</code> |
| ⚠️ warning | <code>b.py&#58;2</code> | It is wrong. Mend it. | <code>some-rule</code> |

</details>
`,
    );
  });

  test('the verdict alone when there is no more to say', () => {
    expect(summary(report())).toBe('### ✅ The reference was written.\n');
  });

  test('lines to add to a workflow keep their form', () => {
    const verdict = 'It is missing:\n  permissions:\n    contents: write';
    expect(summary(report({ verdict }))).toBe(
      '### ✅ It is missing&#58;\n\n```text\n  permissions:\n    contents: write\n```\n',
    );
  });

  test.each(NASTY)('%j stays in its cell', text => {
    const plain = summary(report({ files: FILES, findings: [finding({ place: { file: 'x' } })] }));
    const planted = summary(
      report({
        verdict: text,
        files: FILES.map(file => ({ ...file, path: text, count: text })),
        findings: [finding({ rule: text, message: text, remedy: text, place: { file: text } })],
      }),
    );
    // What the verdict has below its first line is set as code, and not as a part of the page.
    const shape = (markdown: string) =>
      markdown.replace(/^(### .*\n\n)```text\n(?:(?!```).*\n)*```\n\n/, '$1').replace(/[^\n|<>]/g, '');
    expect(shape(planted)).toBe(shape(plain));
  });

  test('keeps below the limit of GitHub and says how many are left out', () => {
    const message = '漢'.repeat(1500);
    const text = summary(report({ findings: Array.from({ length: 2000 }, () => finding({ message })) }));
    expect(Buffer.byteLength(text)).toBeLessThan(MAX_SUMMARY_BYTES);
    expect(text).toMatch(/[\d,]+ more are in the log of this step/);
    expect(text.endsWith('</details>\n')).toBe(true);
  });
});
