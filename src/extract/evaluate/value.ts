import type { Place } from '../../findings/finding.js';
import type { Scalar } from '../../values/model.js';
import { Float, Single } from '../../values/numbers.js';

export { Float, type Scalar, Single };

/**
 * What a piece of source code evaluates to without being run. Scalars are themselves; containers keep, for each
 * entry, the place and the comment that documents it, since a record of a table is one such entry.
 */
export type Value = Scalar | Float | Sequence | Mapping | CallResult | EnumMember | Definition | Unresolved;

/** Where an entry stands. Worked out on demand: most entries of nested tables are never asked. */
export interface Origin {
  readonly place: Place;
  /** Text of the comment that stands at the end of the entry's line or right above it, without its marks. */
  readonly comment: string | undefined;
  /** The preprocessor's conditions that the entry stands under, as written. */
  readonly condition?: string | undefined;
}

export interface Entry {
  readonly value: Value;
  readonly origin: Origin;
}

export interface KeyedEntry extends Entry {
  readonly key: Value;
}

/** How two values stand to each other; undefined where that is not known. */
export type Comparison = (a: Value, b: Value) => number | undefined;

/** How a run goes through a container: as it is written and was filled, sorted by itself, or in an order that only a run can tell. */
export type Order = 'written' | 'unknown' | Comparison;

/** Entries of a container in its order, and what is known of that. */
function inOrder<E extends Entry>(
  entries: readonly E[],
  order: Order,
  worth: (entry: E) => Value,
): readonly [readonly E[], Order] {
  if (typeof order === 'string' || entries.length < 2) return [entries, order];
  let isKnown = true;
  const sorted = entries.toSorted((a, b) => {
    const found = order(worth(a), worth(b));
    isKnown &&= found !== undefined;
    return found ?? 0;
  });
  return isKnown ? [sorted, order] : [entries, 'unknown'];
}

/** A list, tuple or set, in source order, or its own. */
export class Sequence {
  /** Number of values inside, at any depth. */
  readonly weight: number;
  readonly entries: readonly Entry[];
  readonly order: Order;

  constructor(
    entries: readonly Entry[],
    /** A set: equal entries have been left out. */
    readonly distinct = false,
    /** One that nothing changes, in languages that tell them apart: a tuple, a frozen set. */
    readonly fixed = false,
    /** Entries that a macro or file writes into the list that it stands in. */
    readonly bare = false,
    order: Order = distinct ? 'unknown' : 'written',
  ) {
    [this.entries, this.order] = inOrder(entries, order, entry => entry.value);
    this.weight = weightOf(entries);
  }

  /** The same with other entries, or gone through in another order. */
  with(entries: readonly Entry[], order = this.order): Sequence {
    return new Sequence(entries, this.distinct, this.fixed, this.bare, order);
  }

  get isTuple(): boolean {
    return this.fixed && !this.distinct;
  }

  /** Whether it is known in which order a run goes through it. */
  get isOrdered(): boolean {
    return isOrdered(this);
  }

  /** Whether it is known what stands at an index. */
  get isIndexed(): boolean {
    return !this.distinct && this.isOrdered;
  }
}

function isOrdered({ entries, order }: Sequence | Mapping): boolean {
  return order !== 'unknown' || entries.length < 2;
}

/** What can be gone through once (`zip(…)` of Python): a name of it may be used up where it is used. */
export class Iterated extends Sequence {}

/** What a program sees of something else (`range(3)`, `d.keys()` of Python): a list in all but how it prints. */
export class View extends Sequence {
  constructor(
    { entries, order }: Pick<Sequence, 'entries' | 'order'>,
    /** As it prints, where that is known. */
    readonly written?: string,
  ) {
    super(entries, false, false, false, order);
  }
}

/** A map, struct, enum or class body, in source order; a later entry with the same key has replaced the earlier one. */
export class Mapping {
  /** Number of values inside, at any depth. */
  readonly weight: number;
  readonly entries: readonly KeyedEntry[];
  readonly order: Order;
  private byKey: Map<Value, Value> | undefined;

  constructor(entries: readonly KeyedEntry[], order: Order = 'written') {
    [this.entries, this.order] = inOrder(entries, order, entry => entry.key);
    this.weight = weightOf(entries);
  }

  /** The same with other entries, or gone through in another order. */
  with(entries: readonly KeyedEntry[], order = this.order): Mapping {
    return new Mapping(entries, order);
  }

  /** Whether it is known in which order a run goes through it. */
  get isOrdered(): boolean {
    return isOrdered(this);
  }

  get(key: Value): Value | undefined {
    this.byKey ??= new Map(this.entries.map(entry => [worthOf(entry.key), entry.value]));
    return this.byKey.get(worthOf(key));
  }
}

/** A module that is not among the sources, of which its language knows what it holds. */
export abstract class ForeignModule extends Mapping {
  constructor(
    readonly name: string,
    entries: readonly KeyedEntry[],
    /** Names of all members, those of unknown value among them. */
    readonly names: ReadonlySet<string>,
  ) {
    super(entries);
  }

  /** Names that are those of another module, which takes over all that this one has: the classes of `ast` are made in `_ast`. */
  abstract namesOf(module: string): string[];
}

/** Whether it is a table or a list by itself, as a file of data holds it. */
export function isData(value: unknown): value is Mapping | Sequence {
  return (value instanceof Mapping && !(value instanceof ForeignModule)) || value instanceof Sequence;
}

function weightOf(entries: readonly Entry[]): number {
  let weight = entries.length;
  for (const { value } of entries) {
    if (value instanceof Sequence || value instanceof Mapping) weight += value.weight;
  }
  return weight;
}

/** A call of something that is not evaluated (a constructor, say), or a call together with what it returns. */
export class CallResult {
  /** As written: `Cmd`, `tokens.Keyword`. */
  readonly callee: string;
  /** Where it is called. */
  readonly origin: Origin;
  readonly positional: readonly Entry[];
  readonly named: ReadonlyMap<string, Entry>;
  /** All arguments by parameter name, when the definition of the callee is known. */
  readonly byParameter: ReadonlyMap<string, Entry> | undefined;
  /** What it returns, when the callee only builds a value from its parameters. */
  readonly returned: Value | undefined;
  /** What is called, when its definition is known: of an instance, its class. */
  readonly of: Definition | undefined;
  /** The function or class that it returns. */
  readonly makes: Definition | undefined;
  /** A structure that is written out. */
  readonly isRecord: boolean;
  /** What an instance has in place of what its class gives it. */
  readonly changed: ReadonlyMap<string, Value> | undefined;

  constructor(known: CallParts) {
    this.callee = known.callee;
    this.origin = known.origin;
    this.positional = known.positional ?? [];
    this.named = known.named ?? new Map();
    this.byParameter = known.byParameter;
    this.returned = known.returned;
    this.of = known.of;
    this.makes = known.makes;
    this.isRecord = known.isRecord ?? false;
    this.changed = known.changed;
  }

  /** A field of a structure that is written out. */
  field(name: string): Value | undefined {
    return this.isRecord ? (this.byParameter ?? this.named).get(name)?.value : undefined;
  }
}

/** What is known of a call: that it is one at least, and with which arguments. */
type CallParts = Pick<CallResult, 'callee' | 'origin'> & {
  readonly [Part in keyof CallResult]?: CallResult[Part] | undefined;
};

/**
 * A member of an enumeration whose members are objects of their own: none is equal to what it is worth, or prints as that. It is
 * published as what it is worth; there is one for each member.
 */
export class EnumMember {
  constructor(
    /** Empty for what operators make of several flags. */
    readonly name: string,
    readonly worth: Value,
    readonly of: Definition,
    /** Whether it is that number or text, too, in all but how it prints and a few operators; undefined where nobody knows. */
    readonly isWorth: boolean | undefined,
    /** What it is as a text by itself, and as a part of one; undefined where that is not known. */
    readonly texts: { readonly alone?: string | undefined; readonly inside?: string | undefined } = {},
  ) {}
}

/** What users of a program meet: of a member of an enumeration, and of those in a list, what it is worth. */
export function asGivenOut(value: Value): Value {
  if (value instanceof EnumMember) return asGivenOut(value.worth);
  if (!(value instanceof Sequence) || !value.entries.some(entry => entry.value instanceof EnumMember))
    return value;
  const entries = value.entries.map(entry => ({ ...entry, value: asGivenOut(entry.value) }));
  return value.with(entries);
}

/** What equals other values: of a member that is a number or text, too, this one. */
export function worthOf(value: Value): Value {
  return value instanceof EnumMember && value.isWorth ? value.worth : value;
}

/** A function, class or module: something with a definition, not a constant. */
export abstract class Definition {
  constructor(
    readonly kind: 'function' | 'class' | 'module',
    readonly name: string,
    readonly place: Place,
  ) {}

  /** What the language's users read of it. */
  abstract describe(): Description;

  /** What a class or module holds under a name; undefined when there is nothing. */
  abstract member(name: string): Value | undefined;

  /** Keeps what {@link describe} and {@link member} need: said when the definition goes into a record. */
  abstract hold(): void;
}

/** What a language's users read of a definition; what cannot be worked out says why and where. */
export interface Description {
  /** Where it is not said by the definition itself: what a call makes. */
  readonly what?: 'function' | 'class';
  /** The parameter list with its parentheses; null for what cannot be called. */
  readonly signature: string | null | Unresolved;
  /** The whole documentation without marks and common indentation; empty without. */
  readonly documentation: string | Unresolved;
}

/** The first line of a documentation that says something. */
export function summaryOf(documentation: string | Unresolved): string | Unresolved {
  if (documentation instanceof Unresolved) return documentation;
  const end = documentation.indexOf('\n');
  return end < 0 ? documentation : documentation.slice(0, end);
}

/** What could not be evaluated, why, and where. Reported when a mapping uses it. */
export class Unresolved {
  constructor(
    readonly reason: string,
    readonly place: Place,
    /** The source text, shortened. */
    readonly text: string,
    readonly rule:
      | 'source-unresolved'
      | 'source-cycle'
      | 'source-syntax'
      | 'symbol-unresolved' = 'source-unresolved',
  ) {}

  /** The same of something that this is a part of, or that it is named in; where the reason lies is reported with it. */
  of(text: string, place: Place): Unresolved {
    const Kind = this.constructor as typeof Unresolved;
    const isElsewhere = place.file !== this.place.file || place.line !== this.place.line;
    const { line } = this.place;
    const where = isElsewhere ? ` (${this.place.file}${line === undefined ? '' : `:${line}`})` : '';
    return new Kind(`${this.reason}${where}`, place, text, this.rule);
  }
}

/** A name that the sources do not define: perhaps one of the language itself. */
export class UndefinedName extends Unresolved {}

/** A name that has no value yet when it is used: what a function gives that uses it so is known no better. */
export class UnsetName extends Unresolved {}

/** What the environment of a program says: most often nothing, and then what stands in its place counts. */
export class EnvironmentVariable extends Unresolved {}

/** A member that an object is known not to have. */
export class MissingMember extends Unresolved {}
