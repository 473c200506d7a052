import type { Node } from './node.js';
import type { SourceFile } from './source-file.js';

const TYPES = /class|module|object|trait|interface|struct|enum|record|extension|protocol/;
const BODIES = /(?:^|_)body$|^body_statement$|declaration_list$/;
/** Statements that give a type, or the file, the names of others; perhaps said of a type: `Q.include X`, `Q.send(:include, X)`. */
const STATEMENTS =
  /(?:^|[;{\n])[^\S\n]{0,200}(?:([\p{L}_][\p{L}\p{Nd}_:]{0,200})\.(?:send[ (]+:)?)?(?:include|extend|prepend|use|using|open|import|mixin)(?![?!\p{L}\p{Nd}_])([^\n{};]*)/gu;

const known = new WeakMap<SourceFile, ReadonlyMap<string, ReadonlySet<string>>>();

/** Whether a type around a node, or the file, has the names of another type, which those that it takes over may have from it: `class Q < X`, `include X`. */
export function takesOver(file: SourceFile, node: Node, name: string): boolean {
  const taken = takenBy(file);
  const reached = new Set(ownersOf(node));
  // A set goes on to what is added meanwhile.
  for (const owner of reached)
    for (const each of taken.get(owner) ?? []) {
      if (each === name) return true;
      reached.add(each);
    }
  return false;
}

/** What types take over, by their names; the file by none. */
function takenBy(file: SourceFile): ReadonlyMap<string, ReadonlySet<string>> {
  let taken = known.get(file);
  if (!taken) {
    const found = new Map<string, Set<string>>();
    const add = (owner: string, text: string) => {
      const names = found.get(owner) ?? new Set();
      for (const word of wordsOf(text)) names.add(word);
      found.set(owner, names);
    };
    const types = [...file.language.scopes.types].filter(type => TYPES.test(type));
    for (const type of file.root.descendantsOfType(types)) if (type) add(nameOf(type), headOf(type));
    for (const { index, 0: whole, 1: receiver, 2: names = '' } of file.text.matchAll(STATEMENTS)) {
      const at = index + whole.length - names.length - 1;
      const node = file.root.descendantForIndex(at, at);
      if (!node || /comment|string|content|text/.test(node.type)) continue;
      add(receiver?.split('::').at(-1) ?? ownersOf(node)[0] ?? '', names);
    }
    taken = found;
    known.set(file, taken);
  }
  return taken;
}

/** Names of the types around a node, innermost first, and of the file at last. */
function ownersOf(node: Node): string[] {
  const owners: string[] = [];
  for (let at = node.parent; at?.parent; at = at.parent) if (TYPES.test(at.type)) owners.push(nameOf(at));
  return [...owners, ''];
}

function nameOf(type: Node): string {
  return type.childForFieldName('name')?.text.split(/\W+/).at(-1) ?? `#${type.id}`;
}

/** What stands between the name and the body of a type, without what is in brackets. */
function headOf(type: Node): string {
  const from = (type.childForFieldName('name')?.endIndex ?? type.startIndex) - type.startIndex;
  const body =
    type.childForFieldName('body') ?? type.namedChildren.find(child => child && BODIES.test(child.type));
  const head = type.text.slice(from, body ? body.startIndex - type.startIndex : undefined);
  return head.replace(/\([^()]*\)|<[^<>\n]*>/g, ' ');
}

/** Names, the last part of those of several: `A::B`, `A\B`. */
function wordsOf(text: string): string[] {
  return (
    text.replace(/(?<![\p{L}\p{Nd}_])[\p{L}\p{Nd}_]+(?:::|\\)/gu, '').match(/[\p{L}_][\p{L}\p{Nd}_]*/gu) ?? []
  );
}
