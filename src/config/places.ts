import { type Document, isAlias, isMap, isPair, isScalar, isSeq, type LineCounter, type Node } from 'yaml';
import type { ConfigPath } from '../extract/index.js';
import type { Place } from '../findings/finding.js';

/** Place of a key or list item in the file; of the nearest one around it that exists. */
export function locate(document: Document, path: ConfigPath, file: string, lines: LineCounter): Place {
  let node: unknown = document.contents;
  let offset = offsetOf(node) ?? 0;
  for (const part of path) {
    if (isAlias(node)) node = node.resolve(document);
    if (isMap(node)) {
      const pair = node.items.find(item => isScalar(item.key) && String(item.key.value) === String(part));
      if (isPair(pair)) {
        offset = offsetOf(pair.key) ?? offset;
        node = pair.value;
        continue;
      }
    }
    const item = isSeq(node) ? node.items[Number(part)] : undefined;
    if (item !== undefined) {
      node = item;
      offset = offsetOf(node) ?? offset;
    } else if (part !== 0) break;
    // One source may stand where a list of sources may: its only item is itself.
  }
  const { line, col } = lines.linePos(offset);
  return { file, line, column: col };
}

/** Paths of all keys with this name, except inside of what refdata.yml only passes on. */
export function keysNamed(document: Document, name: string, passedOn: string): ConfigPath[] {
  const found: ConfigPath[] = [];
  const waiting: { node: unknown; path: ConfigPath }[] = [{ node: document.contents, path: [] }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, path } = next;
    for (const [i, item] of isSeq(node) ? node.items.entries() : [])
      waiting.push({ node: item, path: [...path, i] });
    if (!isMap(node)) continue;
    for (const { key, value } of node.items) {
      const own = isScalar(key) ? String(key.value) : '';
      if (own === name) found.push([...path, own]);
      if (own !== passedOn) waiting.push({ node: value, path: [...path, own] });
    }
  }
  return found;
}

function offsetOf(node: unknown): number | undefined {
  return (node as Node | null)?.range?.[0];
}
