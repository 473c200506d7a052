import type { Node } from '../../syntax/node.js';
import type { SourceFile } from '../../syntax/source-file.js';
import { functionAround } from './declarations.js';

const DECIDING = 'signature|text_signature|wrapped|defaults|kwdefaults|annotations|code|init|new|call';
const ASSIGNED = new RegExp(
  `(?<![\\w.])((?:\\w{1,200}\\.)?\\w+)\\.__(?:${DECIDING})__(?:\\s*=(?!=)|\\[[^\\]\\n]*\\]\\s*=(?!=)|\\.(?:update|pop|clear)\\()|\\bsetattr\\(\\s*((?:\\w{1,200}\\.)?\\w+)\\s*,\\s*["']__(?:${DECIDING})__`,
  'g',
);

/** A function or class by the names that it has at the top of its file: `f`, `C.f` of a method. */
export function pathOf(name: string, { parent }: Node): string {
  const body = parent?.type === 'decorated_definition' ? parent.parent : parent;
  const holder = body?.parent?.type === 'class_definition' ? body.parent.childForFieldName('name') : null;
  return holder ? `${holder.text}.${name}` : name;
}

/** Where a statement at the top of a file sets what decides how a function or class is called, after its definition. */
export function signatureSetLater(name: string, definition: Node, file: SourceFile): Node | undefined {
  if (functionAround(definition)) return undefined;
  return placesIn(file)
    .get(pathOf(name, definition))
    ?.find(({ startIndex }) => startIndex >= definition.endIndex);
}

const known = new WeakMap<SourceFile, ReadonlyMap<string, readonly Node[]>>();

function placesIn(file: SourceFile): ReadonlyMap<string, readonly Node[]> {
  let places = known.get(file);
  if (!places) {
    const found = new Map<string, Node[]>();
    for (const match of file.text.includes('__') ? file.text.matchAll(ASSIGNED) : []) {
      const name = match[1] ?? match[2] ?? '';
      const node = file.root.descendantForIndex(match.index, match.index + 1);
      // In a function, the name is most often one of its own.
      if (!node || functionAround(node) || !/^(identifier|call)$/.test(node.type)) continue;
      found.set(name, [...(found.get(name) ?? []), node]);
    }
    places = found;
    known.set(file, places);
  }
  return places;
}
