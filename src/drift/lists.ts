import type { ChangeRule } from './change.js';
import { added, type Difference, removed } from './difference.js';
import { same } from './same.js';
import { entry, type Spot } from './spot.js';

/** How the entries of a list are told apart and compared. */
export interface Noun<T> {
  /** The name that entries are matched by. */
  readonly keyOf: (item: T) => string;
  readonly added: ChangeRule;
  readonly removed: ChangeRule;
  /** What a report shows of an entry that came or went. */
  readonly briefOf: (item: T) => unknown;
  readonly renamed?: {
    /** What stays when only the name changes; empty when nothing tells the entry from others. */
    readonly identityOf: (item: T) => string;
    /** A part of the identity that is there without making it: entries with another one are told apart by it alone. */
    readonly partOf?: (item: T) => string | number;
    readonly rule: (before: T, after: T) => ChangeRule;
  };
  /** Differences inside an entry that is on both sides. */
  readonly compare?: (before: T, after: T, spot: Spot) => Iterable<Difference>;
  /** Whether entries that are equal are compared, too: something besides them is known. */
  readonly comparesEqual?: boolean;
}

const NONE: ReadonlySet<string> = new Set();

interface Indexed<T> {
  readonly item: T;
  readonly index: number;
  readonly key: string;
}

/**
 * Compares two lists by the names of their entries; their order means nothing. An entry that went and one that came
 * are one renamed entry when what is left of both is the same, and no other entry of either list is like that.
 * Time grows with the length of the lists. Entries named in `skip` are compared by somebody else. What stands twice, word for word, says
 * nothing that it does not say once.
 */
export function* compareLists<T>(
  noun: Noun<T>,
  before: readonly T[],
  after: readonly T[],
  spot: Spot,
  skip: ReadonlySet<string> = NONE,
): Generator<Difference> {
  const places = new Places(noun, after, skip);
  const gone: Indexed<T>[] = [];
  for (let index = 0; index < before.length; index += 1) {
    const item = before[index] as T;
    const key = noun.keyOf(item);
    if (skip.has(key)) continue;
    const place = places.take(key);
    if (place === undefined) {
      gone.push({ item, index, key });
      continue;
    }
    const now = after[place] as T;
    if (noun.compare && (noun.comparesEqual || !same(item, now)))
      yield* noun.compare(item, now, entry(spot, key, index, place));
  }
  const come = places.left().filter(({ index, key }) => !places.isTwice(index, key));
  const olds = gone.length === 0 ? null : new Places(noun, before, skip);
  const lost = gone.filter(({ index, key }) => !olds?.isTwice(index, key));
  const renames = noun.renamed ? renamesOf(noun.renamed, lost, come, before, after) : new Map();
  for (const old of lost) {
    const now = renames.get(old) as Indexed<T> | undefined;
    if (now === undefined) {
      const { item, index, key } = old;
      yield removed(noun.removed, entry(spot, key, index, undefined), key, noun.briefOf(item));
      continue;
    }
    const where = entry(spot, old.key, old.index, now.index);
    const rule = noun.renamed?.rule(old.item, now.item) as ChangeRule;
    yield { rule, spot: where, name: old.key, before: old.key, after: now.key };
    yield* noun.compare?.(old.item, now.item, entry(spot, now.key, old.index, now.index)) ?? [];
  }
  const renamed = new Set(renames.values());
  for (const now of come) {
    if (renamed.has(now)) continue;
    const { item, index, key } = now;
    yield added(noun.added, entry(spot, key, undefined, index), key, noun.briefOf(item));
  }
}

/**
 * Where the entries of a list are, by name, each taken once; in data that has a name twice, the second is another entry.
 * Nothing is made for an entry: most of the entries of two lists are the same.
 */
class Places<T> {
  private readonly first = new Map<string, number>();
  private readonly repeats = new Map<string, number[]>();
  private readonly isTaken: Uint8Array;

  constructor(
    private readonly noun: Noun<T>,
    private readonly items: readonly T[],
    private readonly skip: ReadonlySet<string>,
  ) {
    this.isTaken = new Uint8Array(items.length);
    for (let index = 0; index < items.length; index += 1) {
      const key = noun.keyOf(items[index] as T);
      if (!this.first.has(key)) {
        this.first.set(key, index);
        continue;
      }
      const others = this.repeats.get(key);
      if (others) others.push(index);
      else this.repeats.set(key, [index]);
    }
  }

  /** The position of the first entry with a name that was not taken yet. */
  take(key: string): number | undefined {
    let place = this.first.get(key);
    if (place !== undefined && this.isTaken[place] === 1) place = this.repeats.get(key)?.shift();
    if (place !== undefined) this.isTaken[place] = 1;
    return place;
  }

  /** Whether an entry is, word for word, the first one of its name. */
  isTwice(index: number, key: string): boolean {
    const first = this.first.get(key);
    return first !== undefined && first !== index && same(this.items[first], this.items[index]);
  }

  /** The entries that nobody took, in their order. */
  left(): Indexed<T>[] {
    const left: Indexed<T>[] = [];
    for (let index = this.isTaken.indexOf(0); index !== -1; index = this.isTaken.indexOf(0, index + 1)) {
      const item = this.items[index] as T;
      const key = this.noun.keyOf(item);
      if (!this.skip.has(key)) left.push({ item, index, key });
    }
    return left;
  }
}

function renamesOf<T>(
  renamed: NonNullable<Noun<T>['renamed']>,
  gone: readonly Indexed<T>[],
  come: readonly Indexed<T>[],
  before: readonly T[],
  after: readonly T[],
): Map<Indexed<T>, Indexed<T>> {
  const renames = new Map<Indexed<T>, Indexed<T>>();
  if (gone.length === 0 || come.length === 0) return renames;
  const { identityOf } = renamed;
  const newcomers = new Map(come.map(now => [identityOf(now.item), now]));
  const alike = gone.flatMap(old => {
    const identity = identityOf(old.item);
    const now = identity === '' ? undefined : newcomers.get(identity);
    return now === undefined || now.key === old.key ? [] : [{ identity, old, now }];
  });
  if (alike.length === 0) return renames;
  const wanted = alike.map(({ old }) => old.item);
  const [olds, nows] = [occurrences(before, wanted, renamed), occurrences(after, wanted, renamed)];
  for (const { identity, old, now } of alike)
    if (olds.get(identity) === 1 && nows.get(identity) === 1) renames.set(old, now);
  return renames;
}

/** How many entries have the identity of a wanted one. */
function occurrences<T>(
  items: readonly T[],
  wanted: readonly T[],
  { identityOf, partOf = () => '' }: NonNullable<Noun<T>['renamed']>,
): Map<string, number> {
  const parts = new Set(wanted.map(partOf));
  const counts = new Map<string, number>();
  for (const item of items) {
    if (!parts.has(partOf(item))) continue;
    const identity = identityOf(item);
    counts.set(identity, (counts.get(identity) ?? 0) + 1);
  }
  return counts;
}

/** Compares two lists of plain texts as sets. */
export function* compareTexts(
  rules: { readonly added: ChangeRule; readonly removed: ChangeRule },
  before: readonly string[],
  after: readonly string[],
  spot: Spot,
): Generator<Difference> {
  yield* compareLists({ ...rules, keyOf: text, briefOf: text }, before, after, spot);
}

function text(value: string): string {
  return value;
}
