import type { Finding } from '../../src/findings/finding.js';
import type { Report } from '../../src/report/report.js';

/** A report with what a test cares about. */
export function report(parts: Partial<Report> = {}): Report {
  return {
    outcome: 'success',
    verdict: 'The reference was written.',
    findings: [],
    origin: { folder: '', name: '' },
    files: [],
    versao: '1.0.0',
    sitePath: '/w/site',
    counts: {},
    ...parts,
  };
}

export function finding(parts: Partial<Finding> = {}): Finding {
  return { rule: 'some-rule', level: 'error', message: 'It is wrong.', remedy: 'Mend it.', ...parts };
}

/** What a hostile repository would put into a name or a text. */
export const NASTY = [
  '::error::planted',
  '  ::add-mask::a',
  'a\n::set-output name=x::y',
  'a\r\n::stop-commands::x',
  'x ##[add-mask]y',
  '| a | b |',
  '<img src=x onerror=alert(1)>',
  '</details></td><script>alert(1)</script>',
  '[click](javascript:alert(1))',
  '![x](https://evil.example/x.png)',
  '`code` **bold** _em_ ~~del~~ # heading',
  '@octocat fixes #1',
  'https://evil.example www.evil.example',
  'a\u202eb\u0007c\u200bd',
  '$\\alpha$ ==x== ^up^',
  '&lt;b&gt;',
];
