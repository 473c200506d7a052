import type { Clause, Expression, Filled, Item, MappingEntry } from '../languages/language/expression.js';
import type { Node } from '../syntax/node.js';
import type { SourceFile } from '../syntax/source-file.js';
import { Described, type Environment, returned, type Site, settled, unresolvedAt } from './environment.js';
import type { Evaluator } from './evaluator.js';
import { MAX_VALUES } from './limits.js';
import { Enumeration, indicesFirst, wholeOf } from './own-keys.js';
import { distinct, isScalar, lastWins } from './pure-functions.js';
import {
  CallResult,
  type Entry,
  type KeyedEntry,
  Mapping,
  type Order,
  Sequence,
  Unresolved,
  type Value,
} from './value.js';

/** Indices that one initializer may be for. */
const MAX_RANGE = 65_536;

/** A key that a map literal has twice: one of the entries is lost. */
export interface DuplicateKey {
  readonly key: string;
  readonly file: SourceFile;
  /** The later of the two. */
  readonly node: Node;
  /** Which of them counts. */
  readonly counts: 'first' | 'last';
}

/** What the literals of lists and maps hold, and those that are made by going through others. */
export class Containers {
  readonly duplicates: DuplicateKey[] = [];

  constructor(private readonly evaluator: Evaluator) {}

  /** Entries of a list, with what is spread in it. */
  entries(items: readonly Item[], site: Site): Sequence | Unresolved {
    const { file } = site;
    const entries: Entry[] = [];
    let weight = 0;
    let isOrdered = true;
    for (const item of items) {
      const { node, spread } = item;
      if (!spread) {
        const value = this.evaluator.asWritten(this.evaluator.evaluateItem(item, site), node, file);
        const several = settled(value);
        if (several instanceof Sequence) weight += several.weight;
        if (weight > MAX_VALUES) return unresolvedAt('it is too large for reference data', node, file);
        if (several instanceof Sequence && several.bare)
          for (const entry of several.entries) entries.push(entry);
        else if (file.isAssumed(node))
          entries.push({
            value: unresolvedAt('it may be a part of what follows', node, file),
            origin: file.origin(node),
          });
        else entries.push({ value, origin: file.origin(node) });
        continue;
      }
      const list = this.listOf(node, site, 'what is spread here is not a list');
      if (list instanceof Unresolved) return list;
      isOrdered &&= list.isOrdered;
      for (const entry of list.entries) entries.push(entry);
      if (entries.length > MAX_VALUES) return unresolvedAt('it is too large for reference data', node, file);
    }
    return listIn(entries, isOrdered);
  }

  /** The same entries several times. */
  repeated(list: Sequence | Unresolved, times: Node, site: Site): Sequence | Unresolved {
    const count = settled(this.evaluator.evaluate(times, site));
    if (list instanceof Unresolved) return list;
    if (count instanceof Unresolved) return count;
    const weight = list.entries.length * Number(count);
    if (typeof count !== 'number' || !(weight >= 0 && weight <= MAX_VALUES))
      return unresolvedAt('how many there are is not known', times, site.file);
    return list.with(Array.from({ length: count }, () => list.entries).flat());
  }

  /** With the elements of an array that nothing is written for; where their number is not known, something that says so. */
  filled(entries: readonly Entry[], filled: Filled | undefined, at: Node, site: Site): readonly Entry[] {
    if (!filled?.length) return entries;
    const count = this.lengthOf(filled.length, site);
    const missing = typeof count === 'number' ? count - entries.length : 1;
    if (missing <= 0) return entries;
    const origin = site.file.origin(at);
    const told = (reason: string) => [...entries, { value: unresolvedAt(reason, at, site.file), origin }];
    if (typeof count !== 'number') return [...entries, { value: count, origin }];
    if (filled.expands && entries.some(({ value }) => mayExpand(settled(value))))
      return told('how many of its elements are written is not known');
    // All of them are the same: it is made once.
    const value = this.evaluator.meaning(filled.zero, at, site);
    if (missing * (1 + weightIn(value)) > MAX_RANGE) return told('it is too large for reference data');
    const zero = { value, origin };
    return [...entries, ...Array.from({ length: missing }, () => zero)];
  }

  /** How many elements an array has by its type. */
  private lengthOf(length: Node, site: Site): number | Unresolved {
    const count = settled(this.evaluator.evaluate(length, site));
    if (typeof count === 'number') return count;
    return count instanceof Unresolved
      ? count
      : unresolvedAt('how many there are is not known', length, site.file);
  }

  /** All elements of an array of which some are written with their indices; undefined where one of these is not known. */
  private filledBetween(
    entries: readonly KeyedEntry[],
    filled: Filled,
    at: Node,
    site: Site,
  ): readonly Entry[] | undefined {
    const known = new Map<unknown, KeyedEntry>();
    let count = 0;
    for (const entry of entries) {
      const index = settled(entry.key);
      if (typeof index !== 'number' || !(index >= 0 && index < MAX_RANGE)) return undefined;
      if (filled.expands && mayExpand(settled(entry.value))) return undefined;
      known.set(index, entry);
      count = Math.max(count, index + 1);
    }
    const zero = { value: this.evaluator.meaning(filled.zero, at, site), origin: site.file.origin(at) };
    return this.filled(
      Array.from({ length: count }, (_, i) => known.get(i) ?? zero),
      filled,
      at,
      site,
    );
  }

  /** Entries of a list, or of what going through a map gives, as it is when it is used here. */
  listOf(node: Node, site: Site, otherwise: string): Sequence | Unresolved {
    const value = settled(this.evaluator.evaluateNow(node, site));
    if (value instanceof Sequence) return value;
    const members = this.evaluator.members.itemsOf(value);
    if (members) return new Sequence(members);
    if (typeof value === 'string') {
      const origin = site.file.origin(node);
      const characters = site.file.language.operators.characters?.(value);
      if (characters) return new Sequence(characters.map(each => ({ value: each, origin })));
    }
    if (value instanceof Mapping && site.file.language.operators.keepsKeys !== true)
      return listIn(
        site.file.language.operators.iterated?.(value) ??
          value.entries.map(({ key, origin }) => ({ value: key, origin })),
        value.isOrdered,
      );
    return value instanceof Unresolved ? value : unresolvedAt(otherwise, node, site.file);
  }

  mapping(
    entries: readonly MappingEntry[],
    node: Node,
    outer: Site,
    {
      named,
      textKeys,
      constant,
      numbered,
      firstWins,
      filled,
      order,
    }: {
      readonly named?: boolean;
      readonly textKeys?: boolean;
      readonly constant?: boolean;
      readonly numbered?: boolean;
      readonly firstWins?: boolean;
      readonly filled?: Filled;
      readonly order?: Order;
    },
  ): Value {
    const { file, env } = outer;
    const names = new Map<string, Value>();
    const own: Environment = {
      file,
      owner: node,
      names,
      outer: env,
      depth: env?.depth ?? 0,
      ...(constant && { constant }),
    };
    const site = named ? { file, env: own } : outer;
    const result: KeyedEntry[] = [];
    const written = new Set<string>();
    const guarded = new Set<string>();
    let previous: Value | undefined;
    let previousKey: Value | undefined;
    const before: Value[] = [];
    for (const entry of entries) {
      if ('spread' in entry) {
        const value = settled(this.evaluator.evaluateNow(entry.spread, site));
        if (!(value instanceof Mapping)) {
          return value instanceof Unresolved
            ? value
            : unresolvedAt('what is spread here is not a map', entry.node, file);
        }
        for (const each of wholeOf(value).entries) result.push(each);
        if (result.length > MAX_VALUES) return unresolvedAt('it is too large for reference data', node, file);
        continue;
      }
      if ('from' in entry) {
        const keys = this.range(entry, site);
        if (keys instanceof Unresolved) return keys;
        const value = this.entryValue(entry, previous, before, site);
        if (keys.length * (1 + weightIn(value)) > MAX_VALUES)
          return unresolvedAt('it is too large for reference data', entry.node, file);
        for (const key of keys) {
          result.push({ key, value, origin: file.origin(entry.node) });
          written.add(`number:${key}`);
          previousKey = key;
        }
        continue;
      }
      if (typeof entry.key === 'object' && 'kind' in entry.key) {
        // A macro may stand for several entries, each one behind the last.
        const several = settled(this.entryValue(entry, previous, before, site));
        if (several instanceof Sequence && several.bare) {
          for (const { value, origin } of several.entries) {
            previousKey = this.entryKey(entry, previousKey, site);
            result.push({ key: previousKey, value, origin });
            written.add(`number:${previousKey}`);
          }
          continue;
        }
      }
      const name = this.entryKey(entry, previousKey, site);
      previousKey = name;
      const key = textKeys ? this.textKey(name, entry.node, file) : name;
      const identity = isScalar(key)
        ? `${typeof key}:${key}`
        : key instanceof Unresolved
          ? key.text
          : undefined;
      // Which of several cases holds is for a run to decide: the first says so.
      if (identity !== undefined && guarded.has(identity)) continue;
      if (identity !== undefined && entry.guarded) guarded.add(identity);
      const runs = entry.inBranch ? this.runs(entry.node, file) : true;
      // Whether it is there at all, nobody knows: what the text has and was not taken is told.
      const isNew = identity === undefined || !written.has(identity);
      const isOpaque = 'kind' in entry.value && entry.value.kind === 'opaque';
      if (runs === false || (runs === undefined && isNew && !isOpaque)) continue;
      const value = runs
        ? this.entryValue(entry, previous, before, site)
        : unresolvedAt(
            'it stands in a branch of which only a run can tell whether it runs',
            entry.node,
            file,
          );
      previous = value;
      before.push(value);
      if (named && typeof key === 'string') names.set(key, value);
      if (identity !== undefined && isScalar(key)) {
        if (entry.partial && written.has(identity)) {
          // The other parts are as they were set before.
          const unknown = unresolvedAt('its parts are set in several places', entry.node, file);
          result.push({ key, value: unknown, origin: file.origin(entry.node) });
          continue;
        }
        if (written.has(identity) && !entry.inBranch)
          this.duplicates.push({
            key: String(key),
            file,
            node: entry.node,
            counts: firstWins ? 'first' : 'last',
          });
        if (firstWins && written.has(identity)) continue;
        written.add(identity);
      }
      result.push({ key, value, origin: file.origin(entry.node) });
    }
    const all = lastWins(result);
    const whole = filled && this.filledBetween(all, filled, node, outer);
    if (whole) return new Sequence(whole);
    if (numbered) return new Enumeration(all);
    return new Mapping(textKeys ? indicesFirst(all) : all, order);
  }

  private textKey(key: Value, node: Node, file: SourceFile): Value {
    if (isScalar(key)) return String(key);
    const isCall = key instanceof CallResult && key.returned === undefined;
    return isCall ? unresolvedAt('what a call gives is its key', node, file) : key;
  }

  private runs(node: Node, file: SourceFile): boolean | undefined {
    return file.language.statements?.runsWithFile(node, file, this.evaluator);
  }

  /** The indices of `[1 ... 3] = x`. */
  private range(
    { node, from, to }: Extract<MappingEntry, { from: Node }>,
    site: Site,
  ): number[] | Unresolved {
    const [first, last] = [this.evaluator.evaluate(from, site), this.evaluator.evaluate(to, site)].map(
      settled,
    );
    if (first instanceof Unresolved) return first;
    if (last instanceof Unresolved) return last;
    const count = typeof first === 'number' && typeof last === 'number' ? last - first + 1 : undefined;
    if (count === undefined || !(count >= 1 && count <= MAX_RANGE))
      return unresolvedAt('what indices it is for is not known', node, site.file);
    return Array.from({ length: count }, (_, i) => (first as number) + i);
  }

  private entryKey({ key, node }: Keyed, previous: Value | undefined, site: Site): Value {
    if (typeof key === 'string') return key;
    // What a function gives is the key, not its call.
    if ('id' in key) return returned(this.evaluator.evaluate(key, site));
    const next = key.next(previous, []);
    return next === undefined ? unresolvedAt('the index before it is not a number', node, site.file) : next;
  }

  private entryValue(
    { value, node }: Pick<Keyed, 'value' | 'node'>,
    previous: Value | undefined,
    before: readonly Value[],
    site: Site,
  ): Value {
    if ('id' in value)
      return this.evaluator.asWritten(this.evaluator.evaluate(value, site), value, site.file);
    if (value.kind !== 'next') return this.evaluator.evaluateItem({ node, value }, site);
    const next = value.next(previous === undefined ? undefined : settled(previous), before);
    return next === undefined ? unresolvedAt('the member before it is not a number', node, site.file) : next;
  }

  comprehension(expression: Expression & { kind: 'comprehension' }, node: Node, outer: Site): Value {
    const { file } = outer;
    const { clauses, key, result } = expression;
    const items: Entry[] = [];
    const keyed: KeyedEntry[] = [];
    let problem: Unresolved | undefined;
    let isOrdered = true;
    const add = (site: Site, origin: Entry['origin']) => {
      const made = this.evaluator.evaluate(result, site);
      const value = isLate(made, node)
        ? unresolvedAt('it is called when the loop is over', result, file)
        : made;
      if (key) keyed.push({ key: returned(this.evaluator.evaluate(key, site)), value, origin });
      else items.push({ value, origin });
      if (items.length + keyed.length > MAX_VALUES)
        problem = unresolvedAt('it is too large for reference data', node, file);
    };
    const run = (rest: readonly Clause[], site: Site, origin: Entry['origin']): void => {
      const [clause, ...further] = rest;
      if (!clause) {
        add(site, origin);
        return;
      }
      if ('condition' in clause) {
        const condition = settled(this.evaluator.evaluate(clause.condition, site));
        const holds = condition instanceof Unresolved ? undefined : file.language.operators.truth(condition);
        if (holds) run(further, site, origin);
        else if (holds === undefined) {
          problem =
            condition instanceof Unresolved
              ? condition
              : unresolvedAt('its condition is not a constant', clause.condition, file);
        }
        return;
      }
      const list = this.listOf(clause.list, site, 'what it runs over is not a list');
      if (list instanceof Unresolved) {
        problem = list;
        return;
      }
      isOrdered &&= list.isOrdered;
      for (const entry of list.entries) {
        const names = new Map<string, Value>();
        const inner: Site = {
          file,
          env: { file, owner: node, names, outer: site.env, depth: site.env?.depth ?? 0 },
        };
        if (!this.evaluator.calls.takeApart(clause.target, entry.value, names, site)) {
          problem = unresolvedAt('an item does not have the parts that are named', clause.list, file);
        } else run(further, inner, entry.origin);
        if (problem) return;
      }
    };
    run(clauses, outer, file.origin(node));
    if (problem) return problem;
    if (key) return new Mapping(lastWins(keyed));
    return expression.distinct ? new Sequence(distinct(items), true) : listIn(items, isOrdered);
  }
}

/** A list of what others hold, of which it may be known in what order they do. */
function listIn(entries: readonly Entry[], isOrdered: boolean): Sequence {
  return new Sequence(entries, false, false, false, isOrdered ? 'written' : 'unknown');
}

/** How many values a value holds. */
function weightIn(value: Value): number {
  return value instanceof Sequence || value instanceof Mapping ? value.weight : 0;
}

/** Whether what is written may be several elements, or none: a macro that no source defines. */
function mayExpand(value: Value): boolean {
  return value instanceof Unresolved || (value instanceof CallResult && !value.isRecord && !value.of);
}

type Keyed = Exclude<MappingEntry, { spread: Node } | { from: Node }>;

/** Whether something is a function that sees a variable of the comprehension that makes it: in the end, all of them see its last value. */
export function isLate(value: Value, comprehension: Node): boolean {
  if (!(value instanceof Described) || value.shape?.kind !== 'function') return false;
  const own = new Set(value.shape.function.parameters.map(({ name }) => name));
  for (let { env } = value.site; env; env = env.outer)
    if (env.owner.id === comprehension.id)
      for (const name of env.names.keys())
        if (
          !own.has(name) &&
          new RegExp(`(?<![\\p{L}\\p{N}_.])${name}(?![\\p{L}\\p{N}_])`, 'u').test(value.node.text)
        )
          return true;
  return false;
}
