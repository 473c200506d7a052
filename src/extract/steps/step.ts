import { isObject } from '../../contract/json-object.js';
import { unresolvedItself } from '../evaluate/plain-data.js';
import type { Row, SourceRecord } from '../record.js';

/** A record on its way through the steps. */
export interface Step {
  readonly record: SourceRecord;
  value: unknown;
  items?: Row['items'];
  readonly describedItems?: Row['describedItems'];
}

export type Fields = Readonly<Record<string, unknown>>;

/** The fields of a value; none of what has none, or is not resolved. */
export function asFields(value: unknown): Fields {
  return isObject(value) && !unresolvedItself(value) ? value : {};
}

/** A field of a value; of a text or number the value itself. */
export function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Fields)[name] : value;
}
