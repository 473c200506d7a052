import type { Node } from '../../syntax/node.js';
import { opaque } from '../../syntax/nodes.js';
import type { Expression } from '../language/expression.js';

const SIMPLE_ESCAPES: Readonly<Record<string, string>> = {
  '\n': '',
  '\\': '\\',
  "'": "'",
  '"': '"',
  a: '\x07',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
};

/** Lists over the items of a text do not exist here: `list("abc")` stays a call. */
const PLAIN_STRING = /^(?:"([^"\\\n]*)"|'([^'\\\n]*)')$/;

/** A text of any prefix: those of bytes have no value, and of those with fields the fields are expressions. */
export function stringOf(node: Node): Expression {
  // Most strings have no prefix, no escape and one line: their text says it all, and looking at the tree is slow.
  const plain = PLAIN_STRING.exec(node.text);
  if (plain) return { kind: 'literal', value: plain[1] ?? (plain[2] as string) };
  const [start] = node.children as [Node];
  const quotes = /['"]+$/.exec(start.text)?.[0] ?? '';
  const prefix = start.text.slice(0, start.text.length - quotes.length).toLowerCase();
  if (prefix.includes('b')) return opaque('a bytes literal');
  const parts: (string | Node)[] = [];
  const interpolations = node.namedChildren.filter(child => child?.type === 'interpolation') as Node[];
  // What stands between them is cut out of the text: the grammar counts a raw string of escapes alone to its closing quote.
  let from = start.endIndex - node.startIndex;
  for (const each of [...interpolations, undefined]) {
    const end = each ? each.startIndex - node.startIndex : node.text.length - quotes.length;
    const decoded = contentOf(node.text.slice(from, end), prefix);
    if (decoded === undefined) return opaque('a character named by \\N{…}, or half of one,');
    if (decoded !== '') parts.push(decoded);
    if (!each) break;
    parts.push(each);
    from = each.endIndex - node.startIndex;
  }
  if (parts.every(part => typeof part === 'string')) return { kind: 'literal', value: parts.join('') };
  return { kind: 'text', parts };
}

function contentOf(written: string, prefix: string): string | undefined {
  const content = prefix.includes('f') ? written.replaceAll('{{', '{').replaceAll('}}', '}') : written;
  return prefix.includes('r') ? content : decode(content);
}

/** Escapes of "String and Bytes literals"; an unknown escape stays as it is. Undefined for what JSON cannot hold. */
function decode(content: string): string | undefined {
  if (!content.includes('\\')) return content;
  if (/(?<!\\)(?:\\\\)*\\N\{/.test(content)) return undefined;
  let half = false;
  const value = content.replace(
    /\\(?:([0-7]{1,3})|x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|([\s\S]))/gu,
    (whole, octal?: string, hex?: string, short?: string, long?: string, simple?: string) => {
      if (octal !== undefined) return String.fromCodePoint(Number.parseInt(octal, 8));
      const code = hex ?? short ?? long;
      if (code === undefined) return SIMPLE_ESCAPES[simple as string] ?? whole;
      const point = Number.parseInt(code, 16);
      // Halves of characters are characters of their own here, even side by side.
      half ||= point > 0x10ffff || (point >= 0xd800 && point <= 0xdfff);
      return half ? '' : String.fromCodePoint(point);
    },
  );
  return half ? undefined : value;
}

/** A whole number; one beyond 2^53, or a complex one, has no value here. */
export function integer(source: string): Expression {
  const digits = source.replaceAll('_', '').toLowerCase();
  if (digits.endsWith('j')) return opaque('a complex number');
  const value = Number(digits);
  return Number.isSafeInteger(value) ? { kind: 'literal', value } : opaque(`${source} is beyond 2^53 and`);
}
