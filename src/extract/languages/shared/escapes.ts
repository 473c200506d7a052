/** Escapes in texts and characters of C, C++, Go, Java and Rust. */

const SIMPLE: Readonly<Record<string, string>> = {
  a: '\x07',
  b: '\b',
  e: '\x1b',
  f: '\f',
  n: '\n',
  r: '\r',
  s: ' ',
  t: '\t',
  v: '\v',
  '\\': '\\',
  "'": "'",
  '"': '"',
  '?': '?',
  $: '$',
  '\n': '',
};

/** What an escape of each language may be, besides the simple ones: `\x` with bytes or characters, octal, `\u…`. */
export interface Escapes {
  /** Simple escapes of the language, by their letter. */
  readonly simple: string;
  /** How many digits `\x` takes (Infinity: all that follow); null when there is none. */
  readonly hexDigits: number | null;
  /** Whether `\x` and octal escapes give bytes of UTF-8 instead of characters. */
  readonly bytes: boolean;
  /** Smallest and largest number of octal digits; null when there are none. */
  readonly octalDigits: readonly [number, number] | null;
  /** Whether `\u{…}` is written with braces. */
  readonly braces?: boolean;
}

/** The text that escapes stand for; undefined for what is no escape, or no text in UTF-8. */
export function decoded(content: string, escapes: Escapes): string | undefined {
  if (!content.includes('\\')) return content;
  const hex =
    escapes.hexDigits === null
      ? ''
      : escapes.hexDigits === Infinity
        ? 'x([0-9a-fA-F]+)'
        : 'x([0-9a-fA-F]{2})';
  const [least, most] = escapes.octalDigits ?? [1, 0];
  // Beyond \377 there is no character: of Java's \700, the last digit is one of the text.
  const octal =
    most === 0 ? '' : escapes.bytes ? `([0-7]{${least},${most}})` : '([0-3][0-7]{0,2}|[4-7][0-7]?)';
  const unicode = escapes.braces ? 'u\\{([0-9a-fA-F_]{1,8})\\}' : 'u+([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})';
  const pattern = new RegExp(
    `\\\\(?:${hex || '(?!)()'}|${octal || '(?!)()'}|${unicode}${escapes.braces ? '|(?!)()' : ''}|([\\s\\S]))`,
    'gu',
  );
  const bytes: number[] = [];
  let bad = false;
  let raw = false;
  const encoder = new TextEncoder();
  const add = (text: string) => {
    for (const byte of encoder.encode(text)) bytes.push(byte);
  };
  let text = '';
  let at = 0;
  const put = (part: string) => {
    text += part;
    add(part);
  };
  for (const match of content.matchAll(pattern)) {
    put(content.slice(at, match.index));
    at = match.index + match[0].length;
    const [, x, o, short, long, simple] = match;
    const digits = short ?? long;
    if (x !== undefined || o !== undefined) {
      const code = x !== undefined ? Number.parseInt(x, 16) : Number.parseInt(o as string, 8);
      if (code > 0xff) return undefined;
      if (escapes.bytes && code > 0x7f) {
        raw = true;
        bytes.push(code);
      } else put(String.fromCharCode(code));
    } else if (digits !== undefined) {
      const point = Number.parseInt(digits.replaceAll('_', ''), 16);
      if (point > 0x10ffff) return undefined;
      // Java writes a character beyond U+FFFF as two halves.
      if (point >= 0xd800 && point <= 0xdfff) {
        if (escapes.bytes) return undefined;
        text += String.fromCharCode(point);
      } else put(String.fromCodePoint(point));
    } else {
      const known =
        simple !== undefined && (simple === '\n' || escapes.simple.includes(simple))
          ? SIMPLE[simple]
          : undefined;
      if (known === undefined) bad = true;
      else put(known);
    }
  }
  put(content.slice(at));
  if (bad) return undefined;
  if (!raw) return /\p{Surrogate}/u.test(text) ? undefined : text;
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Uint8Array.from(bytes));
  } catch {
    return undefined;
  }
}
