import { formattedBy, type Written } from '../../values/python/format-spec.js';
import { MAX_VALUE_SIZE } from '../limits.js';
import { Float, type Value } from './value.js';

/** Writes a value as a Python format specification says; undefined where that is not worked out. */
export function formatted(value: Value, spec: string): string | undefined {
  const written = writtenOf(value);
  return written && formattedBy(written, spec, MAX_VALUE_SIZE);
}

function writtenOf(value: Value): Written | undefined {
  if (typeof value === 'string') return { text: value };
  if (value instanceof Float) return { number: value.value, isFloat: true };
  return typeof value === 'number' ? { number: value, isFloat: false } : undefined;
}
