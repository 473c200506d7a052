import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { ServerSourceError } from '../source-error.js';
import type { SourceText } from '../text.js';

/** A JSON value with the place where it begins. */
export interface JsonNode {
  readonly value: unknown;
  readonly offset: number;
  /** Of a list. */
  readonly items: readonly JsonNode[];
  /** Of an object. */
  readonly fields: ReadonlyMap<string, JsonNode> | undefined;
}

const MAX_DEPTH = 20;

/** Parses JSON with places. @throws {ServerSourceError} when it is none, or nested deeper than any list of routes */
export function jsonNodes(source: SourceText, remedy: string): JsonNode {
  const tooDeep = depthExceeds(source.text, MAX_DEPTH);
  if (tooDeep !== undefined)
    throw new ServerSourceError(
      source.place(tooDeep),
      `It is nested deeper than ${MAX_DEPTH} levels.`,
      remedy,
    );
  const errors: ParseError[] = [];
  const root = parseTree(source.text, errors, { disallowComments: true, allowTrailingComma: false });
  const [first] = errors;
  if (first || !root) {
    const reason = first ? `This is no JSON (${printParseErrorCode(first.error)}).` : 'The file is empty.';
    throw new ServerSourceError(source.place(first?.offset ?? 0), reason, remedy);
  }
  return nodeOf(root);
}

function nodeOf(node: Node): JsonNode {
  const children = node.children ?? [];
  const items = node.type === 'array' ? children.map(nodeOf) : [];
  const fields =
    node.type === 'object'
      ? new Map(
          children.flatMap(({ children: [key, value] = [] }) =>
            key && value ? [[String(key.value), nodeOf(value)] as const] : [],
          ),
        )
      : undefined;
  const value = node.type === 'array' ? items.map(item => item.value) : node.value;
  return { value, offset: node.offset, items, fields };
}

/** Where brackets outside of texts are nested deeper than a limit: the parser recurses. */
function depthExceeds(text: string, limit: number): number | undefined {
  let depth = 0;
  for (let i = 0; i < text.length; i += 1) {
    const character = text[i];
    if (character === '"') {
      for (i += 1; i < text.length && text[i] !== '"'; i += 1) if (text[i] === '\\') i += 1;
    } else if (character === '[' || character === '{') {
      depth += 1;
      if (depth > limit) return i;
    } else if (character === ']' || character === '}') depth -= 1;
  }
  return undefined;
}
