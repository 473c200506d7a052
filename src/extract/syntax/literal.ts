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

/** What literals of a language mean where the grammars do not agree, or say nothing. */
export interface LiteralRules {
  /** What digits behind a backslash count in; unless given, a text with such an escape is not known. */
  readonly digits?: 8 | 10 | undefined;
  /**
   * Texts of several lines between quotes that are doubled or tripled: as they are written, without their first line break, or also
   * without the indentation of the end (`ended`), and also without the last line break (`dedented`). Unless given they are not known.
   */
  readonly lines?: 'written' | 'begun' | 'ended' | 'dedented' | undefined;
  /**
   * What the end of a line behind a backslash is: nothing (`joined`, with the blanks that begin the next line), or itself (`kept`).
   * Unless given, a text with one is not known.
   */
  readonly breaks?: 'joined' | 'kept' | undefined;
}

/**
 * The value of a literal in a language that we know nothing more of than its grammar. The grammars agree in how they
 * take texts apart: contents, escapes, and parts that are worked out when the program runs.
 * @returns undefined for what is no constant literal.
 */
export function literalOf(
  node: Node,
  rules: LiteralRules = {},
): string | number | boolean | null | undefined {
  if (TEXT_TYPE.test(node.type)) return textOf(node, rules);
  const { text } = node;
  if (/symbol$/.test(node.type) && node.namedChildCount === 0)
    return text.replace(/^:/, '').replace(/^"(.*)"$/s, '$1');
  if (/identifier$/.test(node.type) && /^(property|field)_/.test(node.type)) return text;
  if (node.type === 'true' || node.type === 'false' || /^boolean/.test(node.type))
    return /^(true|false)$/i.test(text) ? text.toLowerCase() === 'true' : undefined;
  if (/^(nil|null|null_literal|none)$/.test(node.type)) return null;
  if (/integer|number|float|decimal|(?:hex|oct|bin)_literal/.test(node.type)) {
    const digits = text.replaceAll('_', '');
    const value = Number(digits);
    // A leading zero means octal digits in some languages and nothing in others.
    if (digits === '' || /^0\d/.test(digits) || !Number.isFinite(value)) return undefined;
    return Number.isInteger(value) && !Number.isSafeInteger(value) ? undefined : value;
  }
  return undefined;
}

function textOf(node: Node, rules: LiteralRules): string | undefined {
  const written = node.text;
  // `$"{{a}}"`, `$@"a""b"`: two signs that stand for one.
  if (/^[$@]*\$[$@]*"/.test(written) && /\{\{|\}\}|""/.test(written.replace(/^[$@]*"|"$/g, '')))
    return undefined;
  // `#"…"#`: nothing in it is an escape.
  const raw = /^(#+)"(?!"")([\s\S]*)"\1$/.exec(written);
  if (raw) return raw[2]?.includes('\\#') ? undefined : raw[2];
  const block = /^(?:"""+|'''|\[=*\[)(?=[ \t]*\r?\n)/.exec(written)?.[0];
  if (block !== undefined && rules.lines !== 'written') return linesOf(written, block, rules);
  // `%w[a\ b]`, where a space is part of a word.
  if (node.type === 'bare_string' && written.includes('\\'))
    return node.parent?.text.startsWith('%w') ? written.replace(/\\([\s\\])/g, '$1') : undefined;
  const parts = node.namedChildren.filter(child => child !== null);
  if (parts.length === 0) return bareText(written);
  if (parts.every(part => /escape/.test(part.type))) return withGaps(node, parts, rules);
  // A grammar that leaves escapes in the contents: what they mean is the language's own.
  if (/^"(?!"")/.test(written) && parts.some(part => isPlainContent(part) && part.text.includes('\\')))
    return undefined;
  let text = '';
  // Ruby's single quotes know two escapes, which its grammar leaves in the contents.
  const isPlain = written.startsWith("'");
  for (const part of parts) {
    let own: string | undefined;
    if (/escape/.test(part.type)) own = unescaped(part.text, rules);
    else if (/_(start|end)$/.test(part.type)) continue;
    else if (CONTENT_TYPE.test(part.type) && part.namedChildCount > 0) {
      const escapes = part.namedChildren.filter(child => child !== null);
      if (!escapes.every(({ type }) => /escape/.test(type))) return undefined;
      own = between(part.text, part.startIndex, escapes, rules);
    } else if (CONTENT_TYPE.test(part.type))
      own = isPlain ? part.text.replace(/\\(['\\])/g, '$1') : part.text;
    if (own === undefined) return undefined;
    text += own;
  }
  return text;
}

/** A text of several lines, between quotes that end the first one. */
function linesOf(written: string, fence: string, { lines }: LiteralRules): string | undefined {
  const end = fence.replaceAll('[', ']');
  const isBracket = end !== fence;
  if (!written.endsWith(end)) return undefined;
  const inner = written.slice(fence.length, -end.length).replace(/^[ \t]*\r?\n/, '');
  // In long brackets nothing is an escape; what is worked out in a text, or escaped, is not looked for here.
  if (isBracket) return inner;
  if (lines === undefined || /[\\$]|#\{/.test(inner)) return undefined;
  if (lines === 'begun') return inner;
  const indentation = /(?:^|\n)([ \t]*)$/.exec(inner)?.[1];
  if (indentation === undefined) return undefined;
  const all = inner.split('\n').slice(0, -1);
  if (!all.every(line => line.trim() === '' || line.startsWith(indentation))) return undefined;
  const text = all.map(line => line.slice(indentation.length)).join('\n');
  return lines === 'ended' && all.length > 0 ? `${text}\n` : text;
}

/**
 * A text of one line between quotes, taken apart at what is worked out in it.
 * @param signsOf what the grammar leaves in the text before and behind a part that is worked out (`${` and `}`); undefined for other parts.
 * @returns undefined where languages do not agree on what some of it means.
 */
export function piecesOf(
  node: Node,
  rules: LiteralRules,
  signsOf: (part: Node) => readonly [before: string, behind: string] | undefined,
): (string | Node)[] | undefined {
  const { text, startIndex } = node;
  const fence = /^([$@]*)(["'])(?!\2)/.exec(text);
  if (!fence || !text.endsWith(fence[2] as string)) return undefined;
  // `$"{{a}}"`, `$@"a""b"`: two signs that stand for one.
  if (fence[1] !== '' && /\{\{|\}\}|""/.test(text)) return undefined;
  const pieces: (string | Node)[] = [];
  let at = startIndex + fence[0].length;
  let ahead = '';
  const textUntil = (end: number): string => {
    const found = text.slice(at - startIndex, end - startIndex);
    return found.startsWith(ahead) ? found.slice(ahead.length) : found;
  };
  const isPlain = (found: string) => fence[1]?.includes('@') || !found.includes('\\');
  for (const part of node.namedChildren) {
    if (!part || part.startIndex < at) continue;
    const signs = signsOf(part);
    if (!signs && CONTENT_TYPE.test(part.type) && part.namedChildCount === 0) continue;
    const own = signs ? part : /escape/.test(part.type) ? unescaped(part.text, rules) : undefined;
    let before = textUntil(part.startIndex);
    const [opening = '', closing = ''] = signs ?? [];
    const isAround = opening !== '' && before.endsWith(opening);
    if (isAround) before = before.slice(0, -opening.length);
    if (own === undefined || !isPlain(before)) return undefined;
    pieces.push(before, own);
    ahead = isAround ? closing : '';
    at = part.endIndex;
  }
  const rest = textUntil(startIndex + text.length - 1);
  return isPlain(rest) ? [...pieces, rest].filter(piece => piece !== '') : undefined;
}

function isPlainContent({ type, namedChildCount }: Node): boolean {
  return CONTENT_TYPE.test(type) && namedChildCount === 0;
}

/** A text of which the grammar has the escapes alone. */
function withGaps(node: Node, escapes: readonly Node[], rules: LiteralRules): string | undefined {
  const fence = /^("|'|`)(?!\1)/.exec(node.text)?.[1];
  if (fence === undefined || !node.text.endsWith(fence)) return undefined;
  return between(node.text.slice(1, -1), node.startIndex + 1, escapes, rules);
}

/** @param start where the text stands in its file, as the escapes in it do. */
function between(
  text: string,
  start: number,
  escapes: readonly Node[],
  rules: LiteralRules,
): string | undefined {
  let result = '';
  let at = 0;
  for (const each of escapes) {
    const own = unescaped(each.text, rules);
    if (own === undefined) return undefined;
    result += text.slice(at, each.startIndex - start) + own;
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

/** What an escape stands for; undefined where languages do not agree. */
function unescaped(written: string, { digits, breaks }: LiteralRules): string | undefined {
  const code = /^\\(?:x|u|U)\{?(?<hex>[0-9a-fA-F]+)\}?$/.exec(written)?.groups?.hex;
  if (code !== undefined) {
    const point = Number.parseInt(code, 16);
    return point <= 0x10ffff ? String.fromCodePoint(point) : undefined;
  }
  const letter = written.slice(1);
  if (letter !== '0' && /^\d+$/.test(letter)) {
    const point = digits && Number.parseInt(letter, digits);
    return point !== undefined && point <= 0x7f ? String.fromCharCode(point) : undefined;
  }
  const known = ESCAPES[letter];
  if (known !== undefined) return known;
  if (/^\r?\n/.test(letter)) return breaks && (breaks === 'kept' ? '\n' : '');
  return /^[^\p{L}\p{Nd}]$/u.test(letter) ? letter : undefined;
}
