import { type Diagnostic, DiagnosticSeverity, type Position } from 'vscode-languageserver-protocol';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { Finding, Level, Place } from '../findings/finding.js';

const SEVERITIES: Readonly<Record<Level, DiagnosticSeverity>> = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  notice: DiagnosticSeverity.Information,
};

/** Whether a document is the configuration of a language, and no program in it. */
export function isConfiguration(uri: string): boolean {
  return /[/\\]refdata\.ya?ml$/.test(uri);
}

/** What is wrong with a configuration, as editors show it: from its place to the end of the line. */
export function configurationDiagnostics(
  findings: readonly Finding[],
  document: TextDocument,
): readonly Diagnostic[] {
  return findings.map(({ rule, level, message, remedy, place }) => {
    const start = positionOf(place, document);
    return {
      range: { start, end: lineEnd(start, document) },
      severity: SEVERITIES[level],
      source: 'refdata',
      code: rule,
      message: `${message}\n${remedy}`,
    };
  });
}

function positionOf(place: Place | undefined, document: TextDocument): Position {
  const { line = 1, column = 1 } = place ?? {};
  // A place behind the end becomes the end.
  return document.positionAt(document.offsetAt({ line: line - 1, character: column - 1 }));
}

/** The end of a line without the blanks there. */
function lineEnd(start: Position, document: TextDocument): Position {
  const rest = document.getText({ start, end: { line: start.line + 1, character: 0 } });
  return { line: start.line, character: start.character + rest.trimEnd().length };
}
