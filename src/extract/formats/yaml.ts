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
  Scalar,
  visit,
} from 'yaml';
import { said } from '../../text/said.js';
import {
  type Ambiguous,
  assertDepth,
  boundedDepth,
  type DataFile,
  type DataPath,
  FormatError,
} from './format.js';
import { Tagged } from './held.js';

/** Aliases of one anchor: more is an attack, not a table. */
const MAX_YAML_ALIASES = 1000;

/** YAML 1.2 without tags of anybody's own; `<<` merges. @throws {FormatError} */
export function parse(text: string): DataFile {
  const lines = new LineCounter();
  const document = boundedDepth(() =>
    parseDocument(text, {
      lineCounter: lines,
      uniqueKeys: false,
      merge: true,
      customTags: [],
      intAsBigInt: true,
    }),
  );
  const [error] = document.errors;
  if (error?.code === 'MULTIPLE_DOCS')
    throw new FormatError(
      'it holds several documents, of which none is meant before another',
      error.linePos?.[0].line,
    );
  if (error)
    throw new FormatError(firstSentence(error.message), error.linePos?.[0].line, error.linePos?.[0].col);
  const twice = duplicateKey(document.contents);
  if (twice) {
    const { line, col } = lines.linePos(twice.offset);
    throw new FormatError(`the key "${twice.key}" stands twice in one map`, line, col);
  }
  refuseLooseAlias(document, lines);
  keepTags(document, text, lines);
  const exact = toData(document);
  assertDepth(exact);
  const data = withSafeIntegers(exact);
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
    ambiguous: ambiguousIn(document, lines),
  };
}

/** Plain values that readers of YAML 1.1 (PyYAML, Ruby's Psych) take for something else; a file that begins with `%YAML 1.1` is read so. */
function ambiguousIn(document: Document, lines: LineCounter): Ambiguous[] {
  if (document.directives?.yaml.explicit && document.directives.yaml.version !== '1.2') return [];
  const found: Ambiguous[] = [];
  visit(document, {
    Scalar: (_key, { type, tag, source, value, range }) => {
      if (type !== 'PLAIN' || tag !== undefined || source === undefined || !range) return;
      // 07 is seven either way.
      if (String(value) === String(Number.parseInt(source, 8))) return;
      const older = OLDER_MEANINGS.find(([pattern]) => pattern.test(source));
      if (older) found.push({ text: source, meaning: older[1], line: lines.linePos(range[0]).line });
    },
  });
  return found;
}

/** What plain values mean in YAML 1.1 where 1.2 says something else (https://yaml.org/type/). One letter alone, nobody takes for a boolean. */
const OLDER_MEANINGS: readonly (readonly [RegExp, string])[] = [
  [/^(?:yes|Yes|YES|on|On|ON)$/, 'true'],
  [/^(?:no|No|NO|off|Off|OFF)$/, 'false'],
  [/^[-+]?0[0-7_]+$/, 'an octal number'],
  [/^0o[0-7]+$/, 'a text'],
  [/^[-+]?(?:0b[01_]+|[1-9][\d_]*_[\d_]*|0x[\da-fA-F_]*_[\da-fA-F_]*)$/, 'a number'],
  [/^[-+]?[1-9]\d*(?::[0-5]?\d)+$/, 'a number of base 60'],
  [/^[-+]?0\d*[89]\d*$/, 'a text'],
  [/^[-+]?(?:\d+[eE][-+]?\d+|\d*\.\d*[eE]\d+)$/, 'a text'],
];

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
    throw new FormatError(
      cause instanceof ReferenceError
        ? `its aliases repeat more than ${MAX_YAML_ALIASES} parts of it`
        : firstSentence((cause as Error).message),
    );
  }
}

/** The library says only when it makes data that an alias has no anchor, and not where. @throws {FormatError} */
function refuseLooseAlias(document: Document, lines: LineCounter): void {
  const anchors = new Set<string>();
  visit(document, {
    Value: (_key, { anchor }) => {
      if (anchor !== undefined) anchors.add(anchor);
    },
    Alias: (_key, alias) => {
      if (anchors.has(alias.source)) return;
      const at = alias.range && lines.linePos(alias.range[0]);
      throw new FormatError(`the alias *${alias.source} has no anchor in front of it`, at?.line, at?.col);
    },
  });
}

/** What has a tag that YAML knows nothing of stands for itself, with its tag. @throws {FormatError} for a key. */
function keepTags(document: Document, text: string, lines: LineCounter): void {
  if (document.warnings.every(({ code }) => code !== 'TAG_RESOLVE_FAILED')) return;
  const { tags, knownTags } = document.schema;
  const known = new Set([...tags, ...Object.values(knownTags)].map(({ tag }) => tag));
  visit(document, {
    Node: (key, node) => {
      const { tag, range, anchor } = node as Node & { tag?: string; anchor?: string };
      if (tag === undefined || tag === '!' || known.has(tag) || !range) return undefined;
      const shown = tag.replace(/^tag:yaml\.org,2002:/, '!!');
      if (key === 'key') {
        const { line, col } = lines.linePos(range[0]);
        throw new FormatError(`a key has the tag ${shown}, which nothing is known of`, line, col);
      }
      const kept = new Scalar(new Tagged(shown, text.slice(range[0], range[1])));
      kept.range = range;
      if (anchor !== undefined) kept.anchor = anchor;
      return kept;
    },
  });
}

/** Integers are read exactly; those that a number holds are numbers. */
function withSafeIntegers(data: unknown): unknown {
  if (typeof data === 'bigint') {
    const number = Number(data);
    return Number.isSafeInteger(number) ? number : data;
  }
  if (typeof data !== 'object' || data === null) return data;
  for (const [key, value] of Object.entries(data)) {
    const safe = withSafeIntegers(value);
    // A key such as __proto__ is data.
    if (safe !== value) Object.defineProperty(data, key, { value: safe });
  }
  return data;
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
