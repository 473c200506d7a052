import type { Node } from '../../syntax/node.js';
import type { SourceFile } from '../../syntax/source-file.js';
import { functionAround } from './declarations.js';

const DECIDING = 'signature|text_signature|wrapped|defaults|kwdefaults|annotations|code|init|new|call';
const ASSIGNED = new RegExp(
  `(?<![\\w.])(\\w+)\\.__(?:${DECIDING})__(?:\\s*=(?!=)|\\[[^\\]\\n]*\\]\\s*=(?!=)|\\.(?:update|pop|clear)\\()|\\bsetattr\\(\\s*(\\w+)\\s*,\\s*["']__(?:${DECIDING})__`,
  'g',
);

/** Where a statement at the top of a file sets what decides how a function or class is called, after its definition. */
export function signatureSetLater(name: string, definition: Node, file: SourceFile): Node | undefined {
  if (functionAround(definition)) return undefined;
  return placesIn(file)
    .get(name)
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
