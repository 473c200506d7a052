import type { Statement } from '../ast.js';
import { withoutCode } from '../comment-code.js';
import { parseFile } from '../parser/statements.js';
import { ServerSourceError } from '../source-error.js';
import { SourceText } from '../text.js';

/** What the comment above a line says, without code in it. */
export function commentAbove(source: SourceText, line: number): string | undefined {
  return source.commentAbove(line, lines => withoutCode(lines, isCode));
}

/** Signs that words alone do not have: prose may begin with a word of the language. */
const SIGNS = /["[{]|:=|\w\(/;
const CALL = /^[\w.?]+\(/;
/** Statements that may have no such sign, between others. */
const ENDING: ReadonlySet<Statement['kind']> = new Set([
  'given',
  'match',
  'respond',
  'yield',
  'halt',
  'skip',
]);
const WRITES = /^(?:out|emit|assert)\b/;

/** Whether a text is statements of the language, as they may stand in a server or a route. */
function isCode(text: string): boolean {
  const body = /:\s*$/.test(text) ? `${text}\n    yield 1` : text;
  const indented = body.replace(/^(?=.)/gm, '        ');
  const whole = `server s:\n    route GET "/":\n${indented}\n`;
  const inServer = `server s:\n${body.replace(/^(?=.)/gm, '    ')}\n`;
  return [inServer, whole].some((program, depth) => isWritten(statementsOf(program, depth), program));
}

/** The statements that a text is, in a server or in a route of it; none for what is none. */
function statementsOf(program: string, depth: number): readonly Statement[] {
  try {
    let statements = parseFile(new SourceText('', program));
    for (let i = 0; i <= depth; i += 1) {
      const [only, ...others] = statements;
      if (others.length > 0 || (only?.kind !== 'server' && only?.kind !== 'route')) return [];
      statements = only.body.statements();
    }
    return statements;
  } catch (cause) {
    if (cause instanceof ServerSourceError) return [];
    throw cause;
  }
}

/** Whether a text has only statements, and one of them could not be prose. */
function isWritten(statements: readonly Statement[], program: string): boolean {
  const textOf = ({ start, end }: Statement) => program.slice(start, end);
  const isCall = (each: Statement) =>
    each.kind === 'expression' &&
    (each.value.kind === 'call'
      ? CALL.test(textOf(each)) && each.value.end === each.end
      : WRITES.test(textOf(each)) && SIGNS.test(textOf(each)));
  const isSure = (each: Statement) =>
    each.kind === 'expression'
      ? isCall(each)
      : each.kind !== 'other' && each.kind !== 'block' && SIGNS.test(textOf(each));
  return statements.some(isSure) && statements.every(each => isSure(each) || ENDING.has(each.kind));
}
