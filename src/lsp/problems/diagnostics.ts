import {
  type CodeAction,
  CodeActionKind,
  type Diagnostic,
  DiagnosticSeverity,
  DiagnosticTag,
  type Range,
} from 'vscode-languageserver-protocol';
import type { Program } from '../program.js';
import { messageOf } from './message.js';
import type { Fix, Place, Problem, ProblemKind } from './problem.js';

/** How sure and how bad it is; what is not listed is an error. */
const SEVERITIES: Partial<Record<ProblemKind, DiagnosticSeverity>> = {
  'unknown-symbol': DiagnosticSeverity.Warning,
  'unknown-module': DiagnosticSeverity.Warning,
  'unknown-name': DiagnosticSeverity.Warning,
  deprecated: DiagnosticSeverity.Hint,
  'next-reserved': DiagnosticSeverity.Information,
  'next-gone': DiagnosticSeverity.Information,
};

/** A problem as editors show it, with the language's own code where it has one. */
export function diagnosticOf(problem: Problem, program: Program, code: string | undefined): Diagnostic {
  const { kind, item } = problem;
  const { language } = program;
  const error = code === undefined ? undefined : language.errors.get(code);
  const about = error ?? item;
  const href = about && language.addressOf(about);
  return {
    range: rangeOf(problem, program),
    severity: SEVERITIES[kind] ?? DiagnosticSeverity.Error,
    source: language.name,
    code: code ?? kind,
    ...(href !== undefined && { codeDescription: { href } }),
    message: messageOf(problem, error),
    ...(kind === 'deprecated' && { tags: [DiagnosticTag.Deprecated] }),
  };
}

/** What puts right what is wrong in a range. */
export function fixesIn(
  range: Range,
  problems: readonly { readonly problem: Problem; readonly diagnostic: Diagnostic }[],
  program: Program,
): CodeAction[] {
  const { document } = program;
  const [from, to] = [document.offsetAt(range.start), document.offsetAt(range.end)];
  return problems
    .filter(({ problem }) => problem.start <= to && from <= problem.end)
    .flatMap(({ problem, diagnostic }) =>
      (problem.fixes ?? []).map((fix, i) => actionOf(fix, diagnostic, program, i === 0 && fix.isSure)),
    );
}

function actionOf(fix: Fix, diagnostic: Diagnostic, program: Program, isPreferred: boolean): CodeAction {
  return {
    title: fix.title,
    kind: CodeActionKind.QuickFix,
    diagnostics: [diagnostic],
    ...(isPreferred && { isPreferred }),
    edit: {
      changes: {
        [program.document.uri]: (fix.others ?? [fix]).map(place => ({
          range: rangeOf(place, program),
          newText: fix.text,
        })),
      },
    },
  };
}

function rangeOf({ start, end }: Place, { document }: Program): Range {
  return { start: document.positionAt(start), end: document.positionAt(end) };
}
