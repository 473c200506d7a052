import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { assertDepth, boundedDepth, type DataFile, type DataPath, FormatError } from './format.js';
import { Lines } from './lines.js';

const INTEGER = /^-?\d+$/;

/** JSON as RFC 8259 has it: no comments, no trailing commas. @throws {FormatError} */
export function parse(text: string): DataFile {
  const file = parseJson(text, false);
  demandStrict(text);
  return file;
}

/** JSON, or what editors write into their settings: with comments, and commas at the ends of lists. @throws {FormatError} */
export function parseJson(text: string, isLenient: boolean): DataFile {
  const lines = new Lines(text);
  const errors: ParseError[] = [];
  const tree = boundedDepth(() =>
    parseTree(text, errors, { disallowComments: !isLenient, allowTrailingComma: isLenient }),
  );
  const [error] = errors;
  if (!tree) throw new FormatError(text.trim() === '' ? 'it is empty' : 'there is no value', 1);
  if (error) {
    const { line, column } = lines.at(error.offset);
    throw new FormatError(words(printParseErrorCode(error.error)), line, column);
  }
  const data = boundedDepth(() => dataOf(tree, text));
  assertDepth(data);
  const lineOf = (node: Node) => lines.at(node.offset).line;
  return {
    data,
    lineOf(path) {
      const node = find(tree, path);
      return node && lineOf(node);
    },
    entryLines(path) {
      const entries = new Map<string | number, number>();
      const node = find(tree, path);
      for (const [i, child] of (node?.children ?? []).entries()) {
        const key = node?.type === 'array' ? i : (child.children?.[0]?.value as string);
        entries.set(key, lineOf(child));
      }
      return entries;
    },
    duplicates: duplicatesIn(tree, lineOf),
  };
}

function demandStrict(text: string): void {
  try {
    JSON.parse(text);
  } catch (cause) {
    // The tolerant parser lets a few things pass that JSON has not (control characters in texts).
    throw new FormatError((cause as Error).message.split('\n')[0] ?? 'it cannot be parsed');
  }
}

/** Data of a tree; integers that a number of ours would round are exact. */
function dataOf(node: Node, text: string): unknown {
  switch (node.type) {
    case 'array':
      return (node.children ?? []).map(item => dataOf(item, text));
    case 'object':
      // Of equal keys the last one counts; one such as __proto__ is data.
      return Object.fromEntries(
        (node.children ?? []).map(({ children = [] }) => [
          children[0]?.value as string,
          children[1] && dataOf(children[1], text),
        ]),
      );
    case 'number': {
      const written = text.slice(node.offset, node.offset + node.length);
      return INTEGER.test(written) && !Number.isSafeInteger(node.value) ? BigInt(written) : node.value;
    }
    default:
      return node.value;
  }
}

function find(tree: Node, path: DataPath): Node | undefined {
  let node: Node | undefined = tree;
  for (const token of path) {
    if (node?.type === 'array') node = node.children?.[Number(token)];
    // Of equal keys the last one counts.
    else node = node?.children?.findLast(property => property.children?.[0]?.value === token)?.children?.[1];
  }
  return node;
}

function duplicatesIn(tree: Node, lineOf: (node: Node) => number): { key: string; line: number }[] {
  const found: { key: string; line: number }[] = [];
  const waiting = [tree];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    const seen = new Set<unknown>();
    for (const child of node.children ?? []) {
      if (child.type === 'property') {
        const key = child.children?.[0]?.value as string;
        if (seen.has(key)) found.push({ key, line: lineOf(child) });
        seen.add(key);
      }
      waiting.push(child);
    }
  }
  return found.sort((a, b) => a.line - b.line);
}

/** `PropertyNameExpected` as words. */
function words(code: string): string {
  return code
    .replace(/([a-z])([A-Z])/g, (_match, a: string, b: string) => `${a} ${b.toLowerCase()}`)
    .toLowerCase();
}
