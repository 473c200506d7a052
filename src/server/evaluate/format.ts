import { MAX_VALUE_SIZE } from '../limits.js';
import { textOf } from './operators.js';
import { Float, type Value } from './value.js';

const SPEC =
  /^(?:(?<fill>.)?(?<align>[<>=^]))?(?<sign>[+\- ])?(?<alt>#)?(?<zero>0)?(?<width>\d+)?(?<group>[,_])?(?:\.(?<precision>\d+))?(?<type>[bdfosxX])?$/su;

/** Writes a value as a Python format specification says; undefined where that is not worked out. */
export function formatted(value: Value, spec: string): string | undefined {
  const parts = SPEC.exec(spec)?.groups;
  if (!parts || parts.alt) return undefined;
  const body = typeof value === 'string' ? textBody(value, parts) : numberBody(value, parts);
  if (body === undefined) return undefined;
  const width = Number(parts.width ?? 0);
  if (width > MAX_VALUE_SIZE) return undefined;
  const zero = parts.zero !== undefined && parts.align === undefined;
  const fill = parts.fill ?? (zero ? '0' : ' ');
  const align =
    parts.align ?? (zero && typeof value !== 'string' ? '=' : typeof value === 'string' ? '<' : '>');
  return padded(body, width, fill, align);
}

function textBody(value: string, parts: Record<string, string>): string | undefined {
  if ((parts.type ?? 's') !== 's' || parts.sign || parts.group) return undefined;
  const characters = Array.from(value);
  return parts.precision === undefined ? value : characters.slice(0, Number(parts.precision)).join('');
}

function numberBody(value: Value, parts: Record<string, string>): string | undefined {
  const number = value instanceof Float ? value.value : value;
  if (typeof number !== 'number' || !Number.isFinite(number)) return undefined;
  const size = digits(value, Math.abs(number), parts);
  if (size === undefined) return undefined;
  const sign = number < 0 ? '-' : (parts.sign ?? '-') === '-' ? '' : (parts.sign as string);
  return sign + (parts.group ? grouped(size, parts.group) : size);
}

function digits(value: Value, size: number, parts: Record<string, string>): string | undefined {
  const precision = parts.precision === undefined ? undefined : Number(parts.precision);
  if (parts.type === 'f') return fixed(size, precision ?? 6);
  if (precision !== undefined) return undefined;
  if (value instanceof Float) return parts.type === undefined ? textOf(new Float(size)) : undefined;
  const bases: Readonly<Record<string, number>> = { d: 10, b: 2, o: 8, x: 16, X: 16 };
  const base = bases[parts.type ?? 'd'];
  if (base === undefined || (parts.group && base !== 10)) return undefined;
  const text = size.toString(base);
  return parts.type === 'X' ? text.toUpperCase() : text;
}

/** Python rounds halves to even, JavaScript up: a true half is not worked out. */
function fixed(size: number, precision: number): string | undefined {
  if (size >= 1e15 || precision > 20 || (size * 10 ** precision) % 1 === 0.5) return undefined;
  return size.toFixed(precision);
}

function grouped(text: string, separator: string): string {
  const [whole = '', fraction] = text.split('.');
  const separated = whole.replace(/\B(?=(\d{3})+$)/g, separator);
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
  const sign = /^[+\- ]/.exec(text)?.[0] ?? '';
  return sign + fill.repeat(missing) + text.slice(sign.length);
}
