import type { Finding } from '../findings/finding.js';
import { codeMarkdown, escapeMarkdown, fenced, tableRow } from '../text/markdown.js';
import { word } from '../text/said.js';
import { placeText } from './place.js';
import { bySeverity, describeFindings, type Report } from './report.js';

/** GitHub drops the summary of a step that has more than 1 MiB; what we write around the rows needs little. */
export const MAX_SUMMARY_BYTES = 1024 * 1024;
const RESERVED_BYTES = 16 * 1024;

const SIGNS = { success: '✅', findings: '❌', error: '🛑' } as const;
const LEVEL_SIGNS = { error: '❌ error', warning: '⚠️ warning', notice: 'ℹ️ notice' } as const;

/** The job summary of a report, as Markdown: verdict, files, and the findings folded. */
export function summary(report: Report): string {
  if (report.comparison?.summary) return report.comparison.summary;
  const [headline = '', ...lines] = report.verdict.split('\n');
  return [
    `### ${SIGNS[report.outcome]} ${escapeMarkdown(headline)}\n`,
    // Lists, and lines to add to a workflow.
    ...(lines.length === 0 ? [] : [fenced(lines.join('\n'))]),
    ...publicationLines(report),
    ...(report.files.length === 0 ? [] : [fileTable(report)]),
    ...(report.findings.length === 0 ? [] : [findingTable(report)]),
  ].join('\n');
}

function publicationLines({ publication }: Report): string[] {
  const lines = [
    ['Commit', publication?.commit],
    ['Address', publication?.pageUrl],
  ].flatMap(([name, value]) => (value ? [`- ${name}: ${codeMarkdown(value)}\n`] : []));
  return lines.length === 0 ? [] : [lines.join('')];
}

function fileTable(report: Report): string {
  const rows = report.files.map(({ path, count, bytes }) =>
    tableRow([codeMarkdown(path), escapeMarkdown(count), bytes.toLocaleString(word('en-US'))]),
  );
  return [tableRow(['File', 'Holds', 'Bytes']), '|---|---|--:|\n', ...rows].join('');
}

function findingTable(report: Report): string {
  const rows: string[] = [];
  let bytes = 0;
  for (const finding of bySeverity(report.findings)) {
    const row = findingRow(finding, report);
    bytes += Buffer.byteLength(row);
    if (bytes > MAX_SUMMARY_BYTES - RESERVED_BYTES) break;
    rows.push(row);
  }
  const hidden = report.findings.length - rows.length;
  return [
    `<details><summary>${describeFindings(report.findings)}</summary>\n\n`,
    tableRow(['Level', 'Where', 'What is wrong, and what to do', 'Rule']),
    '|---|---|---|---|\n',
    ...rows,
    ...(hidden === 0
      ? []
      : [`\n${hidden.toLocaleString(word('en-US'))} more are in the log of this step.\n`]),
    '\n</details>\n',
  ].join('');
}

function findingRow(finding: Finding, report: Report): string {
  const place = placeText(finding, report.origin);
  return tableRow([
    LEVEL_SIGNS[finding.level],
    place === '' ? '' : codeMarkdown(place),
    escapeMarkdown(`${finding.message} ${finding.remedy}`),
    codeMarkdown(finding.rule),
  ]);
}
