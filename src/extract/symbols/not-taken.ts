import { firstWhere } from '../../text/sorted.js';
import { reportLines } from '../calls/not-taken.js';
import type { Context } from '../context.js';
import type { Definition } from '../languages/language/definitions.js';
import type { Node } from '../syntax/node.js';
import type { SourceFile } from '../syntax/source-file.js';
import { type WrittenDefinition, writtenDefinitions } from './written-definitions.js';

/**
 * Tells of the definitions that the text has and that were not found by their meaning.
 * @param known all definitions of the file, with the members of those that `isOpen` holds for.
 */
export function reportDefinitionsNotTaken(
  file: SourceFile,
  known: readonly Definition[],
  isOpen: (definition: Definition) => boolean,
  report: Context['report'],
): void {
  const written = writtenDefinitions(file);
  if (written.length === 0) return;
  const around = new Around(known);
  const gone = file.language.definitions?.deleted?.(file.root) ?? new Set();
  const taken = new Set(known.map(({ name, ownName = name, node }) => scopeKey(ownName, node, file)));
  const open = new Set(known.filter(isOpen).map(({ name }) => name));
  /** A name may be defined in parts, of which one is taken. */
  const isMember = (node: Node) => {
    for (let at = node.parent?.parent; at; at = at.parent) {
      const name = at.childForFieldName('name')?.text;
      if (name !== undefined && !open.has(name) && taken.has(scopeKey(name, at, file))) return true;
    }
    return false;
  };
  let asked = 0;
  let lostUntil = 0;
  const left: WrittenDefinition[] = [];
  for (const each of written) {
    const { name, start, node } = each;
    const own = around.at(start);
    if (own.some(definition => definition.name === name || definition.ownName === name)) asked += 1;
    else if (start < lostUntil) continue;
    else {
      lostUntil = node.parent?.isError ? 0 : (node.parent?.endIndex ?? 0);
      if (
        !own.some(definition => !isOpen(definition)) &&
        !gone.has(name) &&
        !isLeftOut(node, file) &&
        !isMember(node)
      )
        left.push(each);
    }
  }
  // Of several definitions of a name in one scope, one is enough; nothing is said of what is inside of others.
  const lost = left.filter(({ name, node }) => !taken.has(scopeKey(name, node.parent ?? node, file)));
  reportLines(
    asked + lost.length,
    lost.map(({ node }) => file.place(node).line ?? 1),
    'definitions',
    file,
    report,
  );
}

/** Definitions by the places that they are around. */
class Around {
  /** In the order of their beginnings; of two with the same one, the one around the other first. */
  private readonly spans: Span[] = [];

  constructor(known: readonly Definition[]) {
    const sorted = known
      .map(definition => ({
        start: definition.node.startIndex,
        end: definition.node.endIndex,
        definition,
        around: undefined,
      }))
      .sort((a, b) => a.start - b.start || b.end - a.end);
    for (const span of sorted) this.spans.push({ ...span, around: this.innermost(span.start) });
  }

  /** The definitions around an offset, the outermost first. Nodes of one tree are in each other, or apart. */
  at(offset: number): Definition[] {
    const found: Definition[] = [];
    for (let span = this.innermost(offset); span; span = span.around) found.unshift(span.definition);
    return found;
  }

  private innermost(offset: number): Span | undefined {
    let span = this.spans[firstWhere(this.spans, ({ start }) => start > offset) - 1];
    while (span && span.end <= offset) span = span.around;
    return span;
  }
}

interface Span {
  readonly start: number;
  readonly end: number;
  readonly definition: Definition;
  readonly around: Span | undefined;
}

/** What stands in the body of a function, or is compiled for tests alone, is for nobody else. */
function isLeftOut(node: Node, file: SourceFile): boolean {
  const { scopes, definitions } = file.language;
  if (file.isForTests(node)) return true;
  // The node of a definition itself is one of those that run later; the whole file, though it is a scope, is not.
  for (let at = node.parent?.parent; at?.parent; at = at.parent)
    if (scopes.deferred.has(at.type) || definitions?.notRead?.(at)) return true;
  return false;
}

/** A name in the scope around a definition. */
function scopeKey(name: string, definition: Node, { language: { scopes } }: SourceFile): string {
  let at = definition.parent ?? definition;
  while (at.parent && !scopes.types.has(at.type)) at = at.parent;
  return `${at.id} ${name}`;
}
