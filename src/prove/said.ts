import type { Row } from '../extract/index.js';
import type { Section } from './lists.js';

/** What a program says of a list, in the contract's shape. */
export interface Said {
  readonly items: readonly unknown[];
  /** Entries that do not say their names, as the program has them. */
  readonly nameless: readonly unknown[];
  /** Names of entries of which it says what is inside. */
  readonly withInner: ReadonlySet<string>;
}

/** Brings rows into the contract's shape: where the program prints maps, their keys are the names of the entries. */
export function saidOf(rows: readonly Row[], { key, inner }: Section): Said {
  const items = rows
    .map(row => named(row.value, row.key, key))
    .map(item => {
      const parts = inner && isObject(item) ? item[inner.field] : undefined;
      if (!inner || !isObject(item) || !isObject(parts)) return item;
      const within = Object.entries(parts).map(([name, part]) => named(part, name, inner.key));
      return { ...item, [inner.field]: within };
    });
  const isNameless = (item: unknown): boolean => isObject(item) && (key === undefined || item[key] == null);
  const partsOf = (item: unknown) => (inner && isObject(item) ? item[inner.field] : undefined);
  const lacking = (item: unknown): unknown[] => {
    const parts = partsOf(item);
    const within = Array.isArray(parts) ? parts : [];
    return within.filter(part => inner && isObject(part) && part[inner.key] == null);
  };
  return {
    items,
    nameless: items.flatMap(item => (isNameless(item) ? [item] : lacking(item))),
    withInner: new Set(
      items.flatMap(item =>
        key !== undefined && isObject(item) && Array.isArray(partsOf(item)) ? [String(item[key])] : [],
      ),
    ),
  };
}

/** An entry of a map, by its key unless it has a name of its own. */
function named(value: unknown, name: unknown, key: string | undefined): unknown {
  if (typeof name !== 'string' || (isObject(value) && key !== undefined && value[key] != null)) return value;
  return isObject(value) && key !== undefined ? { ...value, [key]: name } : name;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
