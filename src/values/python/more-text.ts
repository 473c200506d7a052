/** More methods of Python's `str`, of texts in which a character is one unit; undefined for all others. */

const PLAIN = /^[\x20-\x7e\n\t]*$/;

/** `str.title`, `str.capitalize` and `str.swapcase`. */
export const CASES: Readonly<Record<string, (text: string) => string>> = {
  title: text =>
    text.replace(/[A-Za-z]+/g, word => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()),
  capitalize: text => text.charAt(0).toUpperCase() + text.slice(1).toLowerCase(),
  swapcase: text =>
    text.replace(/[A-Za-z]/g, each =>
      each === each.toLowerCase() ? each.toUpperCase() : each.toLowerCase(),
    ),
  casefold: text => text.toLowerCase(),
};

/** `str.isalpha` and its kind. */
export const ASKED: Readonly<Record<string, RegExp>> = {
  isalpha: /^[A-Za-z]+$/,
  isdigit: /^[0-9]+$/,
  isnumeric: /^[0-9]+$/,
  isdecimal: /^[0-9]+$/,
  isalnum: /^[A-Za-z0-9]+$/,
  isspace: /^[ \n\t]+$/,
  isidentifier: /^[A-Za-z_][A-Za-z0-9_]*$/,
  islower: /^[^A-Z]*[a-z][^A-Z]*$/,
};

/** Whether all that is done with a text is the same in Python and here. */
export function isPlain(...texts: readonly unknown[]): boolean {
  return texts.every(text => typeof text !== 'string' || PLAIN.test(text));
}

/** `str.ljust`, `str.rjust` and `str.center`. */
export function filled(
  text: string,
  width: number,
  fill: string,
  side: 'ljust' | 'rjust' | 'center',
): string {
  const missing = Math.max(0, width - text.length);
  if (side === 'ljust') return text + fill.repeat(missing);
  if (side === 'rjust') return fill.repeat(missing) + text;
  // The odd one goes to the left where the width is odd.
  const left = Math.floor(missing / 2) + (missing & width & 1);
  return fill.repeat(left) + text + fill.repeat(missing - left);
}

/** `str.zfill`: a sign stays in front. */
export function zeroFilled(text: string, width: number): string {
  const [sign = ''] = /^[+-]/.exec(text) ?? [];
  return sign + '0'.repeat(Math.max(0, width - text.length)) + text.slice(sign.length);
}

/** `str.partition` and `str.rpartition`. */
export function partitioned(text: string, separator: string, fromEnd: boolean): [string, string, string] {
  const at = fromEnd ? text.lastIndexOf(separator) : text.indexOf(separator);
  if (at < 0) return fromEnd ? ['', '', text] : [text, '', ''];
  return [text.slice(0, at), separator, text.slice(at + separator.length)];
}

/** `str.split(separator, count)` and `str.rsplit(separator, count)`. */
export function splitAt(text: string, separator: string, count: number, fromEnd: boolean): string[] {
  const parts = text.split(separator);
  if (count < 0 || parts.length <= count + 1) return parts;
  return fromEnd
    ? [parts.slice(0, parts.length - count).join(separator), ...parts.slice(parts.length - count)]
    : [...parts.slice(0, count), parts.slice(count).join(separator)];
}
