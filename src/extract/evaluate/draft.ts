import { MAX_VALUES } from './limits.js';
import { indicesFirst } from './own-keys.js';
import { identityOf, itemIdentity } from './pure-functions.js';
import {
  CallResult,
  type Entry,
  type KeyedEntry,
  Mapping,
  Sequence,
  Unresolved,
  type Value,
} from './value.js';

export type Table = Sequence | Mapping;

/** A table while statements change it one after the other: each change takes as long as it is large, and not as the table is. */
export type Draft = MapDraft | ListDraft;

/** A copy of a table that changes are tried on. */
export function draftOf(table: Table): Draft {
  return table instanceof Mapping ? new MapDraft(table) : new ListDraft(table);
}

/** Whether a method runs where a property is set: `set x(v) {}`. */
function isAccessor(value: Value | undefined): boolean {
  return value instanceof Unresolved && /^[gs]et\b[^:=]*\(/.test(value.text);
}

/** A map. Methods say whether it is known what they did: false where it is not, and then the draft is as it was. */
export class MapDraft {
  /** Entries that were taken away. */
  lost = 0;
  private readonly byKey = new Map<unknown, KeyedEntry>();
  /** Keys that are not known, which may be any. */
  private unknown = 0;
  private made: Mapping | undefined;
  /** Keys are those of an object. */
  private isObject = false;

  constructor(private readonly source: Mapping) {
    for (const entry of source.entries) this.set(entry);
    this.made = source;
  }

  get table(): Mapping {
    if (!this.made) {
      const entries = [...this.byKey.values()];
      this.made = this.source.with(this.isObject ? indicesFirst(entries) : entries);
    }
    return this.made;
  }

  /** How many entries there are. */
  get size(): number {
    return this.byKey.size;
  }

  copy(): MapDraft {
    const copy = new MapDraft(this.table);
    copy.isObject = this.isObject;
    copy.lost = this.lost;
    return copy;
  }

  /**
   * A later entry with the same key replaces the value of the earlier one, and stands in its place.
   *
   * @param isProperty the key is that of an object, where indices come first.
   */
  set(entry: KeyedEntry, isProperty = false): boolean {
    this.isObject ||= isProperty;
    const identity = identityOf(entry.key) ?? entry;
    const first = this.byKey.get(identity);
    if (isProperty && isAccessor(first?.value)) return false;
    this.byKey.set(identity, first ? { ...entry, key: first.key } : entry);
    if (!isKnown(entry.key)) this.unknown += 1;
    this.made = undefined;
    return this.byKey.size <= MAX_VALUES;
  }

  /** Whether there is an entry with a key; undefined where that is not known. */
  has(key: Value): boolean | undefined {
    if (!isKnown(key)) return undefined;
    return this.byKey.has(identityOf(key)) || (this.unknown > 0 ? undefined : false);
  }

  /** Takes away the entry with a key. */
  remove(key: Value, ifThere: boolean): boolean {
    const isThere = this.has(key);
    // Another key that is not known may be the same.
    if (this.unknown > 0 || isThere === undefined || !(isThere || ifThere)) return false;
    if (isThere) {
      this.byKey.delete(identityOf(key));
      this.lost += 1;
      this.made = undefined;
    }
    return true;
  }
}

/** Whether it can be said which other keys are the same one; what a call gives is not known. */
function isKnown(key: Value): boolean {
  if (key instanceof CallResult) return false;
  if (key instanceof Sequence) return key.entries.every(entry => isKnown(entry.value));
  return identityOf(key) !== undefined;
}

/** A list or set. */
export class ListDraft {
  /** Entries that were taken away. */
  lost = 0;
  private readonly entries: Entry[];
  private readonly identities: Set<unknown> | undefined;
  private made: Sequence | undefined;

  constructor(private source: Sequence) {
    // One entry may stand in several places: `[0] * 3`.
    this.entries = source.entries.map(entry => ({ ...entry }));
    if (source.distinct) this.identities = new Set(source.entries.map(({ value }) => itemIdentity(value)));
    this.made = source;
  }

  get table(): Sequence {
    this.made ??= this.source.with([...this.entries]);
    return this.made;
  }

  /** How many items there are. */
  get size(): number {
    return this.entries.length;
  }

  /** Whether its items have no order, and each is there once. */
  get isSet(): boolean {
    return this.identities !== undefined;
  }

  copy(): ListDraft {
    const copy = new ListDraft(this.table);
    copy.lost = this.lost;
    return copy;
  }

  /** Whether it is known what stands at an index. */
  private get isIndexed(): boolean {
    return !this.isSet && (this.source.order !== 'unknown' || this.entries.length < 2);
  }

  /** What it has by now. */
  get items(): readonly Entry[] {
    return this.entries;
  }

  /** Whether it is of fixed length: a tuple. */
  get fixed(): boolean {
    return this.source.fixed;
  }

  get isEmpty(): boolean {
    return this.entries.length === 0;
  }

  /** Adds all of another one, in what order ever that has them. */
  addAll(others: Sequence): boolean {
    if (!others.isOrdered && this.source.order === 'written') this.source = this.source.with([], 'unknown');
    return others.entries.every(entry => this.add(entry));
  }

  /** At the end; in a set, unless it is there. */
  add(entry: Entry): boolean {
    const identity = this.identities && itemIdentity(entry.value);
    if (identity !== undefined) {
      if (this.identities?.has(identity)) return true;
      this.identities?.add(identity);
    }
    this.entries.push(entry);
    this.made = undefined;
    return this.entries.length <= MAX_VALUES;
  }

  /** In front of the item at an index, counted from the end where it is negative, as Python's `insert` does. */
  insert(index: Value, entry: Entry): boolean {
    if (!this.isIndexed || !Number.isInteger(index)) return false;
    this.entries.splice(index as number, 0, entry);
    this.made = undefined;
    return true;
  }

  /** Another value for an item that is there. */
  replace(old: Entry | undefined, value: Value): boolean {
    const at = old && this.isIndexed ? this.entries.indexOf(old) : -1;
    if (!old || at < 0) return false;
    this.entries[at] = { ...old, value };
    this.made = undefined;
    return true;
  }

  /** Takes away an item that is there. */
  removeItem(old: Entry | undefined): boolean {
    const at = old && this.isIndexed ? this.entries.indexOf(old) : -1;
    if (at < 0) return false;
    this.entries.splice(at, 1);
    this.lost += 1;
    this.made = undefined;
    return true;
  }

  /** Takes away the first item that equals a value: of texts, numbers and the like. */
  removeValue(value: Value, ifThere: boolean): boolean {
    const identity = itemIdentity(value);
    const isPlain = (entry: Entry) => itemIdentity(entry.value) !== undefined;
    if (identity === undefined || value instanceof Unresolved || !this.entries.every(isPlain)) return false;
    const at = this.entries.findIndex(entry => itemIdentity(entry.value) === identity);
    if (at < 0) return ifThere;
    this.entries.splice(at, 1);
    this.lost += 1;
    this.identities?.delete(identity);
    this.made = undefined;
    return true;
  }
}
