import {
  findNodeAtLocation,
  type Node as JsonNode,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isNode,
  isPair,
  LineCounter,
  parseDocument,
} from 'yaml';
import { said } from '../../text/said.js';
import type { SourcePlace } from '../route.js';
import { ServerSourceError } from '../source-error.js';
import type { SourceText } from '../text.js';
import type { Path } from './shapes.js';
import { type Rounded, withoutRounded } from './whole-numbers.js';

/** What a file of JSON or YAML holds, and where in it everything stands. */
export interface LocatedData {
  readonly data: unknown;
  /** Where a value begins, or the nearest one around it that is there; of a field of an object its name. */
  placeOf(path: Path): SourcePlace;
  /** Names that an object has more than once: of these the last one counts. */
  readonly repeated: readonly { readonly name: string; readonly place: SourcePlace }[];
  /** Numbers that JSON does not have for all of its readers: the fields that hold them are not in the data. */
  readonly rounded: readonly Rounded[];
}

const REMEDY = 'Correct the file: an OpenAPI document is JSON or YAML.';
const MAX_ALIASES = 1_000;
const MAX_NESTING = 400;

/** Parses JSON where the file begins so, else YAML. @throws {ServerSourceError} for what is neither, with its place */
export function locatedData(source: SourceText): LocatedData {
  try {
    return /\.json$/i.test(source.file) || /^\s*\{/.test(source.text) ? jsonData(source) : yamlData(source);
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause;
    throw new ServerSourceError(source.place(0), 'It is nested too deep.', REMEDY, { cause });
  }
}

/** What of a file is not in its data. */
export function tellLost(
  { repeated, rounded, placeOf }: LocatedData,
  tell: (place: SourcePlace, reason: string, remedy: string) => void,
): void {
  for (const { name, place } of repeated)
    tell(place, `\`${name}\` is there twice: only the last one counts.`, 'Give one of them another name.');
  for (const { number, path } of rounded)
    tell(
      placeOf(path),
      `\`${path.at(-1)}\` holds ${number}, which is another number for many readers of JSON: it is left out.`,
      'Write a number of at most 2^53 - 1, or a text.',
    );
}

function jsonData(source: SourceText): LocatedData {
  const errors: ParseError[] = [];
  const root = parseTree(source.text, errors, { disallowComments: true, allowTrailingComma: false });
  const [error] = errors;
  if (error || !root)
    throw new ServerSourceError(
      source.place(error?.offset ?? 0),
      error ? `This is not JSON (${printParseErrorCode(error.error)}).` : 'The file is empty.',
      REMEDY,
    );
  const repeated: LocatedData['repeated'][number][] = [];
  tellRepeated(root, 0, (name, offset) => repeated.push({ name, place: source.place(offset) }));
  return {
    ...withoutRounded(exactData(root, source.text)),
    repeated,
    placeOf: path => {
      for (let length = path.length; length > 0; length -= 1) {
        const node = findNodeAtLocation(root, path.slice(0, length));
        const start = node?.parent?.type === 'property' ? node.parent : node;
        if (start) return source.place(start.offset);
      }
      return source.place(root.offset);
    },
  };
}

/** Data of JSON in which integers are exact; of fields with one name the last one counts. */
function exactData(node: JsonNode, text: string): unknown {
  const { type, children = [], offset, length } = node;
  if (type === 'array') return children.map(item => exactData(item, text));
  if (type === 'object')
    return Object.fromEntries(
      children.flatMap(({ children: [name, value] = [] }) =>
        name && value ? [[name.value as string, exactData(value, text)] as const] : [],
      ),
    );
  const written = text.slice(offset, offset + length);
  return type === 'number' && /^-?\d+$/.test(written) ? BigInt(written) : node.value;
}

function tellRepeated(node: JsonNode, depth: number, tell: (name: string, offset: number) => void): void {
  if (depth > MAX_NESTING) throw new RangeError('nested too deep');
  const names = new Set<unknown>();
  for (const child of node.children ?? []) {
    const [key] = node.type === 'object' ? (child.children ?? []) : [];
    if (key && names.has(key.value)) tell(String(key.value), key.offset);
    if (key) names.add(key.value);
    tellRepeated(child, depth + 1, tell);
  }
}

function yamlData(source: SourceText): LocatedData {
  const lines = new LineCounter();
  const document = parseDocument(source.text, {
    lineCounter: lines,
    customTags: [],
    merge: true,
    intAsBigInt: true,
  });
  const [error] = document.errors;
  if (error) {
    const [reason = ''] = error.message.split('\n');
    const isSecond = error.code === 'MULTIPLE_DOCS';
    throw new ServerSourceError(
      source.place(error.pos[0]),
      isSecond
        ? 'A second document begins here.'
        : `${said(reason.replace(/ at line \d+, column \d+:?$/, ''))}.`,
      isSecond ? 'Put each of them into a file of its own.' : REMEDY,
      { cause: error },
    );
  }
  return {
    ...withoutRounded(yamlValue(document, source)),
    repeated: [],
    placeOf: path => source.place(offsetIn(document, path)),
  };
}

/** @throws {ServerSourceError} when aliases stand for more than anybody writes */
function yamlValue(document: Document, source: SourceText): unknown {
  try {
    const data: unknown = document.toJS({ maxAliasCount: MAX_ALIASES });
    refuseDeep(data, 0, new WeakSet());
    return data;
  } catch (cause) {
    if (cause instanceof RangeError) throw cause;
    throw new ServerSourceError(source.place(0), `${(cause as Error).message}.`, 'Write the values out.', {
      cause,
    });
  }
}

/** As deep as JSON may be: what walks through it recurses. */
function refuseDeep(value: unknown, depth: number, seen: WeakSet<object>): void {
  if (typeof value !== 'object' || value === null || seen.has(value)) return;
  if (depth > MAX_NESTING) throw new RangeError('nested too deep');
  seen.add(value);
  for (const each of Object.values(value)) refuseDeep(each, depth + 1, seen);
}

function offsetIn(document: Document, path: Path): number {
  let node: unknown = document.contents;
  let offset = rangeOf(node) ?? 0;
  for (const segment of path) {
    if (isAlias(node)) node = node.resolve(document);
    if (!isCollection(node)) break;
    const pair = isMap(node)
      ? node.items.find(
          each => isPair(each) && String((each.key as { value?: unknown })?.value) === String(segment),
        )
      : undefined;
    node = pair ? pair.value : isMap(node) ? undefined : node.get(segment, true);
    const found = rangeOf(pair?.key ?? node);
    if (found === undefined) break;
    offset = found;
  }
  return offset;
}

function rangeOf(node: unknown): number | undefined {
  return isNode(node) ? node.range?.[0] : undefined;
}
