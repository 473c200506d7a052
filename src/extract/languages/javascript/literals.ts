import type { Node } from '../../syntax/node.js';
import { opaque } from '../../syntax/nodes.js';
import type { Expression } from '../language/expression.js';

/** A template literal: its texts, and the expressions between them. */
export function templateOf(node: Node): Expression {
  const cut: (string | Node)[] = [];
  // The text between substitutions is taken from the source: grammars differ in how they cut it.
  let at = node.startIndex + 1;
  const source = node.text;
  for (const child of node.namedChildren) {
    if (child?.type !== 'template_substitution') continue;
    cut.push(source.slice(at - node.startIndex, child.startIndex - node.startIndex), child);
    at = child.endIndex;
  }
  cut.push(source.slice(at - node.startIndex, -1));
  const decoded: (string | Node)[] = [];
  for (const part of cut) {
    const value = typeof part === 'string' ? decode(part) : part;
    if (value === undefined) return opaque('an escape of no character');
    decoded.push(value);
  }
  if (decoded.length === 1) return { kind: 'literal', value: decoded[0] as string };
  return { kind: 'text', parts: decoded };
}

const SIMPLE_ESCAPES: Readonly<Record<string, string>> = {
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
  '\n': '',
  '\u2028': '',
  '\u2029': '',
};

/** ECMA-262, "String Literals" and B.1.2; undefined when an escape names no character, or half of one. */
export function decode(content: string): string | undefined {
  if (!content.includes('\\')) return content;
  let malformed = false;
  const value = content.replace(
    /\\(?:x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|u\{([0-9a-fA-F]+)\}|([0-3][0-7]{0,2}|[4-7][0-7]?)|([\s\S]))/gu,
    (_whole, hex?: string, short?: string, long?: string, octal?: string, simple?: string) => {
      if (octal !== undefined) return String.fromCharCode(Number.parseInt(octal, 8));
      const code = hex ?? short ?? long;
      if (code === undefined) return SIMPLE_ESCAPES[simple as string] ?? (simple as string);
      const point = Number.parseInt(code, 16);
      if (point > 0x10ffff) malformed = true;
      return malformed ? '' : short ? String.fromCharCode(point) : String.fromCodePoint(point);
    },
  );
  return malformed || /\p{Surrogate}/u.test(value) ? undefined : value;
}

/** A number as JavaScript writes it; one beyond all numbers has no value here. */
export function number(source: string): Expression {
  const value = numberIn(source);
  if (!Number.isFinite(value)) return opaque(`the number ${source}`);
  return { kind: 'literal', value };
}

/** Value of a number as written, with separators, as a big integer or in the old octal way. */
function numberIn(source: string): number {
  const digits = source.replaceAll('_', '');
  if (/^0[0-7]+$/.test(digits)) return Number.parseInt(digits, 8);
  if (!digits.endsWith('n')) return Number(digits);
  const value = Number(digits.slice(0, -1));
  return Number.isSafeInteger(value) ? value : Number.NaN;
}

/** What a text in quotes says; as written where an escape is wrong. */
export function stringText(node: Node): string {
  return decode(node.text.slice(1, -1)) ?? node.text;
}

/** A property's name: written as a name, a text or a number, or computed. */
export function propertyKey(node: Node): Node | string {
  if (node.type === 'property_identifier' || node.type === 'private_property_identifier') return node.text;
  return node.type === 'number' ? String(numberIn(node.text)) : node;
}
