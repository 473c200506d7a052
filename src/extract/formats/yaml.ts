import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  type Pair,
  parseDocument,
} from 'yaml';
import { said } from '../../text/said.js';
import { assertDepth, boundedDepth, type DataFile, type DataPath, FormatError } from './format.js';

/** Aliases of one anchor: more is an attack, not a table. */
const MAX_YAML_ALIASES = 1000;

/** YAML 1.2 without tags of anybody's own; `<<` merges. @throws {FormatError} */
export function parse(text: string): DataFile {
  const lines = new LineCounter();
  const document = boundedDepth(() =>
    parseDocument(text, { lineCounter: lines, uniqueKeys: false, merge: true, customTags: [] }),
  );
  const [error] = document.errors;
  if (error)
    throw new FormatError(firstSentence(error.message), error.linePos?.[0].line, error.linePos?.[0].col);
  const twice = duplicateKey(document.contents);
  if (twice) {
    const { line, col } = lines.linePos(twice.offset);
    throw new FormatError(`the key "${twice.key}" stands twice in one map`, line, col);
  }
  const data = toData(document);
  assertDepth(data);
  const lineOf = (node: unknown) => {
    const start = isNode(node) ? node.range?.[0] : undefined;
    return start === undefined ? undefined : lines.linePos(start).line;
  };
  return {
    data,
    lineOf(path) {
      const [last] = path.slice(-1);
      const around = find(document, path.slice(0, -1));
      if (last === undefined) return lineOf(document.contents);
      return lineOf(
        isMap(around)
          ? pairOf(around.items, last)?.key
          : isSeq(around)
            ? around.items[Number(last)]
            : undefined,
      );
    },
    entryLines(path) {
      const node = find(document, path);
      const entries = new Map<string | number, number>();
      const items = isMap(node) || isSeq(node) ? [...node.items.entries()] : [];
      for (const [i, item] of items) {
        const [key, at] = isMap(node) ? [keyOf(item as Pair), (item as Pair).key] : [i, item];
        const line = lineOf(at);
        if (key !== undefined && line !== undefined) entries.set(key, line);
      }
      return entries;
    },
    // Refused above, as YAML has it.
    duplicates: [],
  };
}

/** The parser's own check compares each key with all others: too slow for tables. */
function duplicateKey(root: unknown): { key: string; offset: number } | undefined {
  const waiting = [root];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (isSeq(node)) for (const item of node.items) waiting.push(item ?? null);
    if (!isMap(node)) continue;
    const seen = new Set<unknown>();
    for (const { key, value } of node.items) {
      const name = isScalar(key) ? key.value : undefined;
      if (name !== undefined && name !== '<<' && seen.has(name)) {
        return { key: String(name), offset: (key as Node).range?.[0] ?? 0 };
      }
      seen.add(name);
      waiting.push(value ?? null);
    }
  }
  return undefined;
}

function toData(document: Document): unknown {
  try {
    return boundedDepth(() => document.toJS({ maxAliasCount: MAX_YAML_ALIASES }));
  } catch (cause) {
    if (cause instanceof FormatError) throw cause;
    throw new FormatError((cause as Error).message);
  }
}

function find(document: Document, path: DataPath): Node | null | undefined {
  const resolved = (node: unknown) =>
    isAlias(node) ? node.resolve(document) : (node as Node | null | undefined);
  let node = resolved(document.contents);
  for (const token of path) {
    if (isMap(node)) node = resolved(pairOf(node.items, token)?.value);
    else if (isSeq(node)) node = resolved(node.items[Number(token)]);
    else return undefined;
  }
  return node;
}

function pairOf(items: readonly Pair[], token: string | number): Pair | undefined {
  return items.find(pair => keyOf(pair) === String(token));
}

function keyOf({ key }: Pair): string | undefined {
  return isScalar(key) ? String(key.value) : undefined;
}

/** The parser adds where it was and an excerpt; the place is reported by us. */
function firstSentence(message: string): string {
  return said(message.split('\n')[0]?.replace(/ at line \d+.*$/, '') ?? 'it cannot be parsed');
}
