import { type AnnotationProperties, error, notice, warning } from '@actions/core';
import type { LintProblem, LintResult } from '../commands/lint.js';
import type { Finding, Level } from '../findings/finding.js';
import { visible } from '../text/visible.js';

const ANNOTATE: Readonly<Record<Level, (message: string, properties: AnnotationProperties) => void>> = {
  error,
  warning,
  notice,
};
const ORDER: readonly Level[] = ['error', 'warning', 'notice'];

/**
 * Writes what is wrong with programs as commands that a workflow of GitHub shows on their lines: the worst first, since it shows
 * ten of each level for a step. All are in its log.
 */
export function printAnnotations({ problems, findings }: LintResult): void {
  for (const level of ORDER) {
    for (const finding of findings) if (finding.level === level) annotateFinding(finding);
    for (const problem of problems) if (problem.level === level) annotateProblem(problem);
  }
}

function annotateProblem({
  level,
  message,
  code,
  file,
  line,
  column,
  endLine,
  endColumn,
}: LintProblem): void {
  // GitHub takes columns only of what is on one line.
  const columns = line === endLine ? { startColumn: column, endColumn } : {};
  ANNOTATE[level](visible(message), { title: code, file, startLine: line, endLine, ...columns });
}

function annotateFinding({ level, rule, message, remedy, place }: Finding): void {
  const { file, line } = place ?? {};
  const where = { ...(file !== undefined && { file }), ...(line !== undefined && { startLine: line }) };
  ANNOTATE[level](visible(`${message} ${remedy}`), { title: rule, ...where });
}
