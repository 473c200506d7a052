import type { Finding, Level } from '../findings/finding.js';
import { visible, visibleLine } from '../text/visible.js';
import { placeText, workspaceFile } from './place.js';
import { bySeverity, type Report } from './report.js';

/**
 * GitHub shows ten annotations of each level for a step and drops the others without a word. One error is
 * kept for the verdict and one notice for the line that says how many are not shown.
 */
export const MAX_ANNOTATIONS: Readonly<Record<Level, number>> = { error: 9, warning: 10, notice: 9 };
const MAX_MESSAGE_CHARACTERS = 4000;
const MAX_TITLE_CHARACTERS = 100;

/** An annotation as the toolkit takes it. */
export interface Annotation {
  readonly level: Level;
  readonly message: string;
  readonly properties: {
    readonly title: string;
    readonly file?: string;
    readonly startLine?: number;
    readonly startColumn?: number;
  };
}

/** The findings of a report as annotations on their lines, errors first, and one more that counts the rest. */
export function annotations(report: Report): Annotation[] {
  const made: Annotation[] = [];
  const shown: Record<Level, number> = { error: 0, warning: 0, notice: 0 };
  const annotated = new Set(report.annotated?.map(spotOf));
  const findings = [...report.findings, ...(report.comparison?.remarks ?? [])].filter(
    finding => !annotated.has(spotOf(finding)),
  );
  for (const finding of bySeverity(findings)) {
    if (shown[finding.level] >= MAX_ANNOTATIONS[finding.level]) continue;
    shown[finding.level] += 1;
    const file = workspaceFile(finding, report.origin);
    const where = file === null ? placeText(finding, report.origin) : '';
    const text = `${where === '' ? '' : `${where}: `}${finding.message} ${finding.remedy}`.trimEnd();
    made.push({
      level: finding.level,
      message: cut(visible(text)),
      properties: {
        title: visibleLine(finding.rule, MAX_TITLE_CHARACTERS),
        ...(file === null ? {} : { file, ...lines(finding.place) }),
      },
    });
  }
  const hidden = findings.length - made.length;
  if (hidden > 0) {
    made.push({
      level: 'notice',
      message: `${hidden} more ${hidden === 1 ? 'finding is' : 'findings are'} in the log of this step and in the job summary.`,
      properties: { title: 'refdata' },
    });
  }
  return made;
}

/** What a finding says, and of what: its words may name options here and inputs there. */
function spotOf({ rule, place, subject }: Finding): string {
  return JSON.stringify([rule, place?.file, place?.line, place?.column, subject]);
}

function lines(place: { line?: number; column?: number } | undefined): {
  startLine?: number;
  startColumn?: number;
} {
  if (place?.line === undefined) return {};
  return { startLine: place.line, ...(place.column === undefined ? {} : { startColumn: place.column }) };
}

function cut(text: string): string {
  return text.length > MAX_MESSAGE_CHARACTERS ? `${text.slice(0, MAX_MESSAGE_CHARACTERS)}…` : text;
}
