import { compareCodePoints } from '../../text/code-points.js';
import { findUnresolved } from '../evaluate/plain-data.js';
import type { Row } from '../record.js';

/** Compares rows by fields in turn; a field with a minus sign in front counts backwards. Rows that are texts are their own field. */
export function compareRows(fields: readonly string[]): (a: Row, b: Row) => number {
  const keys = fields.map(field => ({ name: sortedField(field), sign: field.startsWith('-') ? -1 : 1 }));
  return (a, b) => {
    for (const { name, sign } of keys) {
      const order = compare(keyOf(a.value, name), keyOf(b.value, name));
      if (order !== 0) return order * sign;
    }
    return 0;
  };
}

/** The field that an entry of `sort` names. */
export function sortedField(entry: string): string {
  return entry.startsWith('-') ? entry.slice(1) : entry;
}

/** Numbers by size, everything else as text by code point. */
function compare(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return compareCodePoints(textOf(a), textOf(b));
}

/** What is not known comes first, as what is not there. */
function textOf(value: unknown): string {
  if (typeof value === 'symbol') return '';
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  return findUnresolved(value) ? '' : JSON.stringify(value);
}

function keyOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : value;
}
