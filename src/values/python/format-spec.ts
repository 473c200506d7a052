import { floatText } from './numbers.js';

/** `[[fill]align][sign][#][0][width][grouping][.precision][type]` (docs.python.org/3/library/string.html#formatspec). */
const SPEC =
  /^(?:(?<fill>.)?(?<align>[<>=^]))?(?<sign>[+\- ])?(?<alt>#)?(?<zero>0)?(?<width>\d{1,9})?(?<group>[,_])?(?:\.(?<precision>\d{1,9}))?(?<type>[bcdfFosxX])?$/su;

/** `%[flags][width][.precision]type` (docs.python.org/3/library/stdtypes.html#printf-style-string-formatting). */
const CONVERSION =
  /%(?:(?<flags>[-#0 +]*)(?<width>\d{1,9})?(?:\.(?<precision>\d{1,9}))?(?<type>[a-zA-Z%])|)/g;

/** Bases of whole numbers, by the letter that asks for them, each with what stands in front where `#` does. */
const BASES: Readonly<Record<string, readonly [number, string]>> = {
  d: [10, ''],
  b: [2, '0b'],
  o: [8, '0o'],
  x: [16, '0x'],
  X: [16, '0X'],
};

/** A value that is written: a text, or a number; whether a number is a float. */
export type Written = { readonly text: string } | { readonly number: number; readonly isFloat: boolean };

/** A value, and how it is shown. */
interface Shown {
  readonly shown: string | undefined;
  readonly repr: string | undefined;
  readonly written: Written | undefined;
}

type Parts = Readonly<Partial<Record<string, string>>>;

/**
 * `format(value, spec)`.
 *
 * @param most characters that there may be.
 * @returns undefined where the specification is none for such a value, or what it gives is not worked out.
 */
export function formattedBy(value: Written, spec: string, most: number): string | undefined {
  const parts = SPEC.exec(spec)?.groups;
  return parts && laidOut(value, parts, 'text' in value ? '<' : '>', most);
}

/**
 * `template % values` for what is put in by position.
 *
 * @param values what is put in, as `str` and `repr` write it, and the value where it is a text or number.
 * @returns undefined where a conversion is not worked out, or there are more or fewer values than conversions.
 */
export function percentFormatted(
  template: string,
  values: readonly Shown[],
  most: number,
): string | undefined {
  let used = 0;
  let failed = false;
  const result = template.replace(CONVERSION, (whole, ...rest) => {
    const { flags = '', width, precision, type } = rest.at(-1) as Parts;
    if (whole === '%%') return '%';
    const value = values[used];
    used += 1;
    const made = value && type ? converted(value, type, { flags, width, precision }, most) : undefined;
    failed ||= made === undefined;
    return made ?? '';
  });
  return failed || used !== values.length || result.length > most ? undefined : result;
}

function converted(
  { shown, repr, written }: Shown,
  type: string,
  { flags = '', width, precision }: Parts,
  most: number,
): string | undefined {
  const align = flags.includes('-') ? '<' : undefined;
  if (type === 's' || type === 'r') {
    const text = type === 's' ? shown : repr;
    return text === undefined ? undefined : laidOut({ text }, { align, width, precision }, '>', most);
  }
  if (!written || 'text' in written)
    return type === 'c' && written && [...written.text].length === 1
      ? laidOut(written, { align, width }, '>', most)
      : undefined;
  const parts = {
    align,
    width,
    precision,
    sign: flags.includes('+') ? '+' : flags.includes(' ') ? ' ' : undefined,
    alt: flags.includes('#') ? '#' : undefined,
    zero: flags.includes('0') && !align && type !== 'c' ? '0' : undefined,
    type: type === 'i' || type === 'u' ? 'd' : type,
  };
  // Of a whole number, a precision is how many digits there are at least.
  if (precision !== undefined && parts.type !== 'f' && parts.type !== 'F') return undefined;
  return laidOut(written, parts, '>', most);
}

function laidOut(value: Written, parts: Parts, side: string, most: number): string | undefined {
  const isText = 'text' in value;
  const body = isText ? textBody(value.text, parts) : numberBody(value.number, value.isFloat, parts);
  const width = Number(parts.width ?? 0);
  if (body === undefined || width > most || (isText && parts.align === '=')) return undefined;
  const zero = parts.zero !== undefined && parts.align === undefined;
  // A grouped number that is filled with zeros has separators among these, too.
  if (parts.group && (zero || parts.align === '=')) return undefined;
  const fill = parts.fill ?? (parts.zero !== undefined ? '0' : ' ');
  return padded(body, width, fill, parts.align ?? (zero && !isText ? '=' : side));
}

function textBody(value: string, { type = 's', sign, group, alt, precision }: Parts): string | undefined {
  if (type !== 's' || sign || group || alt) return undefined;
  return precision === undefined ? value : Array.from(value).slice(0, Number(precision)).join('');
}

function numberBody(number: number, isFloat: boolean, parts: Parts): string | undefined {
  if (!Number.isFinite(number)) return undefined;
  const { sign: wanted = '-', group, alt, type } = parts;
  if (type === 'c') {
    const isCharacter = !isFloat && wanted === '-' && number >= 0 && number < 0xd800 && !group && !alt;
    return isCharacter ? String.fromCodePoint(number) : undefined;
  }
  const size = digits(Math.abs(number), isFloat, parts);
  if (size === undefined) return undefined;
  const isNegative = number < 0 || Object.is(number, -0);
  const sign = isNegative ? '-' : wanted === '-' ? '' : wanted;
  const front = alt && !isFloat ? (BASES[type ?? 'd']?.[1] ?? '') : '';
  if (alt && (isFloat || type === 'f' || type === 'F')) return undefined;
  return sign + front + (group ? grouped(size, group) : size);
}

function digits(size: number, isFloat: boolean, { precision, type, group }: Parts): string | undefined {
  if (type === 'f' || type === 'F') return fixed(size, precision === undefined ? 6 : Number(precision));
  if (precision !== undefined) return undefined;
  if (isFloat) return type === undefined ? floatText(size) : undefined;
  const base = BASES[type ?? 'd'];
  if (!base || !Number.isSafeInteger(size) || (group && base[0] !== 10)) return undefined;
  const text = size.toString(base[0]);
  return type === 'X' ? text.toUpperCase() : text;
}

/** Python rounds halves to even, JavaScript up: a true half is not worked out. */
function fixed(size: number, precision: number): string | undefined {
  if (size >= 1e15 || precision > 20 || (size * 10 ** precision) % 1 === 0.5) return undefined;
  return size.toFixed(precision);
}

function grouped(text: string, separator: string): string {
  const [whole = '', fraction] = text.split('.');
  // `1e+16`
  if (/\D/.test(whole)) return text;
  const groups: string[] = [];
  for (let end = whole.length; end > 0; end -= 3) groups.unshift(whole.slice(Math.max(0, end - 3), end));
  const separated = groups.join(separator);
  return fraction === undefined ? separated : `${separated}.${fraction}`;
}

function padded(text: string, width: number, fill: string, align: string): string {
  const missing = width - Array.from(text).length;
  if (missing <= 0) return text;
  if (align === '<') return text + fill.repeat(missing);
  if (align === '>') return fill.repeat(missing) + text;
  if (align === '^') {
    const left = Math.floor(missing / 2);
    return fill.repeat(left) + text + fill.repeat(missing - left);
  }
  const front = /^[+\- ]?(?:0[xXbo])?/.exec(text)?.[0] ?? '';
  return front + fill.repeat(missing) + text.slice(front.length);
}
