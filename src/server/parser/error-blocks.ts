import type { Block, Handling, Statement } from '../ast.js';
import type { Line, StatementReader } from './statement-reader.js';

/** Types of errors that every error is one of. */
const EVERY_ERROR: ReadonlySet<string> = new Set(['Error', 'Exception', 'Any', 'DataForgeError']);

/** `monitor:` with what belongs to it, `retry N:` with its `handle`, `guard` and `validate`; undefined for another word. @throws {NotUnderstood} */
export function errorBlock(reader: StatementReader, line: Line, word: string): Statement | undefined {
  if (word === 'monitor' && line.block !== undefined) return monitor(reader, line, ['handle']);
  if (word === 'retry' && line.block !== undefined) return monitor(reader, line, ['handle', 'recover']);
  return word === 'guard' || word === 'validate' ? guard(reader, line) : undefined;
}

function monitor(reader: StatementReader, line: Line, words: readonly string[]): Statement {
  const { tokens } = reader;
  const body = reader.body(line, words[0] as string);
  const handlings: Handling[] = [];
  // What all attempts of a `retry` raise is forgotten.
  let catches = words.length > 1;
  const types: string[] = [];
  while (words.some(word => tokens.is(reader.next, word))) {
    const head = reader.line(reader.next);
    const names: string[] = [];
    for (let i = head.first + 1; i < head.end; i += 1) if (tokens.isName(i)) names.push(tokens.textOf(i));
    const [type = ''] = names;
    // Without a name behind it, a capital tells a type from the name of the error.
    const isType = names.length > 1 || /^\p{Lu}/u.test(type);
    catches ||= !isType || EVERY_ERROR.has(type);
    if (isType) types.push(type);
    handlings.push({ name: names.at(-1) ?? 'error', body: reader.body(head, 'handle') });
    reader.next = reader.behind(head);
  }
  let ensure: Block | undefined;
  if (tokens.is(reader.next, 'ensure')) {
    const head = reader.line(reader.next);
    ensure = reader.body(head, 'ensure');
    reader.next = reader.behind(head);
  }
  return {
    kind: 'monitor',
    body,
    handlings,
    catches: catches ? 'all' : types,
    ensure,
    start: line.start,
    end: line.stop,
  };
}

/** `guard CONDITION, MESSAGE` raises, `guard CONDITION otherwise:` leaves, where the condition does not hold; so does `validate`. */
function guard(reader: StatementReader, line: Line): Statement {
  const { end, block, start, stop } = line;
  const condition = reader.lenient(end, ['otherwise', 'else', ',']);
  const otherwise = block === undefined ? undefined : reader.blockAt(block);
  return { kind: 'guard', condition, otherwise, start, end: stop };
}
