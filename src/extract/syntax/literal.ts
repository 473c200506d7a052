import type { Node } from './node.js';

/** Node types that say of themselves that they are a text. */
const TEXT_TYPE = /string|character_literal|char_literal|encapsed|heredoc_body/;
/** Parts of a text that stand for themselves. */
const CONTENT_TYPE = /(content|fragment|_start|_end)$|^string_value$/;
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
    const value = Number(text.replaceAll('_', ''));
    return text !== '' && Number.isFinite(value) ? value : undefined;
  }
  return undefined;
}

function textOf(node: Node): string | undefined {
  const parts = node.namedChildren.filter(child => child !== null);
  if (parts.length === 0) return bareText(node.text);
  let text = '';
  // Ruby's single quotes know two escapes, which its grammar leaves in the contents.
  const isPlain = node.text.startsWith("'");
  for (const part of parts) {
    if (/escape/.test(part.type)) text += unescaped(part.text);
    else if (/_(start|end)$/.test(part.type)) continue;
    else if (CONTENT_TYPE.test(part.type))
      text += isPlain ? part.text.replace(/\\(['\\])/g, '$1') : part.text;
    else return undefined;
  }
  return text;
}

/** A text that the grammar does not take apart: empty, or one without escapes (`@"…"` doubles its quotes). */
function bareText(written: string): string | undefined {
  const groups = /^(?<prefix>[@rR]?)(?<fence>"""+|"|'|`)(?<inner>[\s\S]*)\k<fence>$/.exec(written)?.groups;
  if (!groups) return undefined;
  const { prefix, inner = '' } = groups;
  if (prefix === '@') return inner.replaceAll('""', '"');
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
