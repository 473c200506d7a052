import type { Node } from './node.js';

/** Node types that say of themselves that they are a text. */
const TEXT_TYPE = /string|character_literal|char_literal|encapsed|heredoc_body/;
/** Parts of a text that stand for themselves. */
const CONTENT_TYPE = /(content|fragment|str_text|_start|_end)$|^string_value$/;
/** One-letter escapes that the grammars' languages have in common. */
const ESCAPES: Readonly<Record<string, string>> = {
  a: '\x07',
  b: '\b',
  e: '\x1b',
  f: '\f',
  n: '\n',
  r: '\r',
  s: ' ',
  t: '\t',
  v: '\v',
  '0': '\0',
};

/**
 * The value of a literal in a language that we know nothing more of than its grammar. The grammars agree in how they
 * take texts apart: contents, escapes, and parts that are worked out when the program runs.
 * @returns undefined for what is no constant literal.
 */
export function literalOf(node: Node): string | number | boolean | null | undefined {
  if (TEXT_TYPE.test(node.type)) return textOf(node);
  const { text } = node;
  if (/symbol$/.test(node.type) && node.namedChildCount === 0)
    return text.replace(/^:/, '').replace(/^"(.*)"$/s, '$1');
  if (/identifier$/.test(node.type) && /^(property|field)_/.test(node.type)) return text;
  if (node.type === 'true' || node.type === 'false' || /^boolean/.test(node.type))
    return /^(true|false)$/i.test(text) ? text.toLowerCase() === 'true' : undefined;
  if (/^(nil|null|null_literal|none)$/.test(node.type)) return null;
  if (/integer|number|float|decimal/.test(node.type)) {
    const digits = text.replaceAll('_', '');
    const value = Number(digits);
    // A leading zero means octal digits in some languages and nothing in others.
    if (digits === '' || /^0\d/.test(digits) || !Number.isFinite(value)) return undefined;
    return Number.isInteger(value) && !Number.isSafeInteger(value) ? undefined : value;
  }
  return undefined;
}

function textOf(node: Node): string | undefined {
  const parts = node.namedChildren.filter(child => child !== null);
  if (parts.length === 0) return bareText(node.text);
  if (parts.every(part => /escape/.test(part.type))) return withGaps(node, parts);
  // A grammar that leaves escapes in the contents: what they mean is the language's own.
  if (/^"(?!"")/.test(node.text) && parts.some(part => isPlainContent(part) && part.text.includes('\\')))
    return undefined;
  let text = '';
  // Ruby's single quotes know two escapes, which its grammar leaves in the contents.
  const isPlain = node.text.startsWith("'");
  for (const part of parts) {
    if (/escape/.test(part.type)) text += unescaped(part.text);
    else if (/_(start|end)$/.test(part.type)) continue;
    else if (CONTENT_TYPE.test(part.type) && part.namedChildCount > 0) {
      const escapes = part.namedChildren.filter(child => child !== null);
      if (!escapes.every(({ type }) => /escape/.test(type))) return undefined;
      text += between(part.text, part.startIndex, escapes);
    } else if (CONTENT_TYPE.test(part.type))
      text += isPlain ? part.text.replace(/\\(['\\])/g, '$1') : part.text;
    else return undefined;
  }
  return text;
}

function isPlainContent({ type, namedChildCount }: Node): boolean {
  return CONTENT_TYPE.test(type) && namedChildCount === 0;
}

/** A text of which the grammar has the escapes alone. */
function withGaps(node: Node, escapes: readonly Node[]): string | undefined {
  const fence = /^("|'|`)(?!\1)/.exec(node.text)?.[1];
  if (fence === undefined || !node.text.endsWith(fence)) return undefined;
  return between(node.text.slice(1, -1), node.startIndex + 1, escapes);
}

/** @param start where the text stands in its file, as the escapes in it do. */
function between(text: string, start: number, escapes: readonly Node[]): string {
  let result = '';
  let at = 0;
  for (const each of escapes) {
    result += text.slice(at, each.startIndex - start) + unescaped(each.text);
    at = each.endIndex - start;
  }
  return result + text.slice(at);
}

/** A text that the grammar does not take apart: empty, or one without escapes (`@"…"` doubles its quotes). */
function bareText(written: string): string | undefined {
  const groups = /^(?<prefix>[@rR]?)(?<fence>"""+|"|'|`)(?<inner>[\s\S]*)\k<fence>$/.exec(written)?.groups;
  if (!groups) return undefined;
  const { prefix, fence, inner = '' } = groups;
  if (prefix === '@') return inner.replaceAll('""', '"');
  // Two texts side by side are not one.
  if (inner.includes(fence as string)) return undefined;
  return prefix === '' && inner.includes('\\') ? undefined : inner;
}

function unescaped(written: string): string {
  const code = /^\\(?:x|u|U)\{?(?<hex>[0-9a-fA-F]+)\}?$/.exec(written)?.groups?.hex;
  if (code !== undefined) {
    const point = Number.parseInt(code, 16);
    return point <= 0x10ffff ? String.fromCodePoint(point) : written;
  }
  const letter = written.slice(1);
  return ESCAPES[letter] ?? (letter === '\n' ? '' : letter);
}
