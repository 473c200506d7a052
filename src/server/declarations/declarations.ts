import type { Declaration } from '../../extract/index.js';
import { tokenise } from '../lexer/lexer.js';
import { Kind } from '../lexer/tokens.js';
import { type Line, StatementReader } from '../parser/statement-reader.js';
import type { SourceText } from '../text.js';
import { type Head, headOf, type TypeWord } from './head.js';

/** A type while its members are read. */
interface Within {
  readonly word: TypeWord;
  readonly path: string;
  readonly exported: boolean;
}

/**
 * What a file of the language declares, in the order of the text: actions, blueprints, records, enums, traits, contracts, types, constants,
 * and variables at its top, with the members of each. What stands in the bodies of actions and in other blocks is nobody else's.
 *
 * @throws {ServerSourceError} where the text cannot be cut into tokens
 */
export function declarationsIn(source: SourceText): Declaration[] {
  const tokens = tokenise(source);
  const context = { inServer: false, inRoute: false };
  const reader = new StatementReader(source, tokens, 0, tokens.count - 1, context, () => []);
  const relayed = new Set<string>();
  const found: Declaration[] = [];
  const names = new Set<string>();
  members(0, tokens.count - 1, undefined);
  if (relayed.size === 0) return found;
  // What a type keeps to the file, its members keep, too.
  return found.map(each => ({
    ...each,
    exported: each.exported && relayed.has((each.container ?? each.name).split('.', 1)[0] as string),
  }));

  /** Declarations between two tokens, of a type unless at the top of the file. */
  function members(first: number, limit: number, within: Within | undefined): void {
    let decorated: number | undefined;
    for (let at = first; at < limit; ) {
      if (tokens.kind(at) >= Kind.newline) {
        at = tokens.kind(at) === Kind.indent ? reader.closing(at) + 1 : at + 1;
        continue;
      }
      const line = reader.line(at);
      at = reader.behind(line);
      const head = headOf(reader, line, within?.word);
      if (head === 'decorator') decorated ??= line.start;
      else {
        if (head) keep(head, line, decorated, within);
        else if (!within && tokens.textOf(line.first) === 'relay') relay(line);
        decorated = undefined;
      }
    }
  }

  function keep(head: Head, line: Line, decorated: number | undefined, within: Within | undefined): void {
    const { what, signature, holds } = head;
    const container = within?.path ?? null;
    const exported = head.exported && (within?.exported ?? true);
    for (const { name, offset } of head.augments ? [] : head.names) {
      const key = `${container}\0${name}`;
      // A variable is there from where it is first given a value, a property from its first half.
      if (what === 'variable' && names.has(key)) continue;
      names.add(key);
      const documentation = documentationAbove(line.start) || documentationAbove(decorated ?? line.start);
      found.push({ name, what, container, exported, signature, documentation, place: source.place(offset) });
    }
    if (holds === undefined || line.block === undefined) return;
    const path = [...(container === null ? [] : [container]), head.names[0]?.name].join('.');
    members(line.block + 1, reader.closing(line.block), { word: holds, path, exported });
  }

  function documentationAbove(offset: number): string {
    const lines = source.commentsAbove(source.place(offset).line).map(text => text.trimEnd());
    return lines.join('\n').replace(/^\n+|\n+$/g, '');
  }

  function relay({ first, end }: Line): void {
    if (tokens.is(first + 1, 'from')) return;
    for (let i = first + 1; i < end; i += 1) if (tokens.isName(i)) relayed.add(tokens.textOf(i));
  }
}
