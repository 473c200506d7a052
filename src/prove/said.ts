import { isObject } from '../contract/json-object.js';
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
  const items: unknown[] = [];
  const nameless: unknown[] = [];
  const withInner = new Set<string>();
  for (const row of rows) {
    const item = named(row.value, row.key, key);
    const parts = inner && isObject(item) ? partsOf(item[inner.field], inner.key) : undefined;
    items.push(inner && isObject(item) && parts ? { ...item, [inner.field]: parts } : item);
    if (!isObject(item)) continue;
    if (key === undefined || item[key] == null) nameless.push(item);
    else if (inner && parts) {
      withInner.add(String(item[key]));
      nameless.push(...parts.filter(part => isObject(part) && part[inner.key] == null));
    }
  }
  return { items, nameless, withInner };
}

/** The entries inside of another one, listed or in a map; undefined where nothing is said of them. */
function partsOf(parts: unknown, key: string): readonly unknown[] | undefined {
  if (Array.isArray(parts)) return parts;
  return isObject(parts) ? Object.entries(parts).map(([name, part]) => named(part, name, key)) : undefined;
}

/** An entry of a map, by its key unless it has a name of its own. */
function named(value: unknown, name: unknown, key: string | undefined): unknown {
  if (typeof name !== 'string' || (isObject(value) && key !== undefined && value[key] != null)) return value;
  return isObject(value) && key !== undefined ? { ...value, [key]: name } : name;
}
