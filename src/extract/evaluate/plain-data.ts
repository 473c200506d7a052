import type { Place } from '../../findings/finding.js';
import {
  CallResult,
  Definition,
  type Description,
  type Entry,
  EnumMember,
  Float,
  Mapping,
  type Origin,
  Sequence,
  summaryOf,
  Unresolved,
  type Value,
} from './value.js';

/** Thrown when an {@link Unresolved} would be written as text. */
export class UnresolvedUse extends Error {
  constructor(readonly unresolved: Unresolved) {
    super(unresolved.reason);
  }
}

/** A function, class or module where a constant is wanted. */
class NoConstant extends Unresolved {
  constructor({ kind, name, place }: Definition) {
    super(`it is a ${kind}, not a constant`, place, name);
  }
}

/** Under which a placeholder keeps what it stands for: no mapping can name it. */
const STANDS_FOR = Symbol('stands for');

/** How a value that is not a constant looks to a mapping: fields to look at, but never to publish. */
class Placeholder {
  readonly text: string;
  readonly file: string;
  readonly line: number | undefined;
  readonly [STANDS_FOR]: Unresolved;

  private constructor(unresolved: Unresolved) {
    this.text = unresolved.text;
    this.file = unresolved.place.file;
    this.line = unresolved.place.line;
    this[STANDS_FOR] = unresolved;
    // Text functions of the mapping language go through JSON: nothing half-resolved may slip into a text.
    Object.defineProperty(this, 'toJSON', {
      enumerable: false,
      value: () => {
        throw new UnresolvedUse(unresolved);
      },
    });
  }

  /** Of what is not resolved nobody knows which fields it has: who asks is told why, and does not go on as if there were none. */
  static unresolved(unresolved: Unresolved): Placeholder {
    return new Placeholder(unresolved).guarded(() => {
      throw new UnresolvedUse(unresolved);
    });
  }

  /**
   * A function, class or module is no constant, but `value.signature`, `value.summary` and `value.documentation` are, and so
   * is what a class or module holds. They are worked out when asked for, and seen only by name.
   */
  static definition(definition: Definition): Placeholder {
    const { kind, name } = definition;
    definition.hold();
    const placeholder = new Placeholder(new NoConstant(definition));
    let known: Description | undefined;
    const describe = () => {
      known ??= definition.describe();
      return known;
    };
    const fields = {
      name: () => name,
      what: () => kind,
      signature: () => describe().signature ?? undefined,
      documentation: () => describe().documentation,
      summary: () => summaryOf(describe().documentation),
    };
    for (const [field, read] of Object.entries(fields))
      Object.defineProperty(placeholder, field, { enumerable: false, get: () => placeholderOr(read()) });
    return placeholder.guarded(member => {
      const value = definition.member(member);
      if (value !== undefined) Object.defineProperty(placeholder, member, { value: toPlain(value) });
    });
  }

  /** Nor can anybody go through its fields, as if they were those of a table. */
  private guarded(ask: (field: string) => void): Placeholder {
    const ownKeys = () => {
      throw new UnresolvedUse(this[STANDS_FOR]);
    };
    return guarded(this, ask, { ownKeys });
  }
}

/** An object that is asked first when somebody looks for a field that it does not have. */
function guarded<T extends object>(fields: T, ask: (field: string) => void, more?: ProxyHandler<T>): T {
  return new Proxy(fields, {
    ...more,
    getOwnPropertyDescriptor(target, name) {
      if (typeof name === 'string' && !Object.hasOwn(target, name)) ask(name);
      return Reflect.getOwnPropertyDescriptor(target, name);
    },
  });
}

/** Fields to which those of a value were added: when it is not resolved, nobody knows which these are. */
export function withFieldsOf<T extends object>(value: unknown, fields: T): T {
  const unresolved = unknownItself(value);
  if (!unresolved) return fields;
  return guarded(fields, () => {
    throw new UnresolvedUse(unresolved);
  });
}

/** A text, or a placeholder for what is not resolved, which is reported when it is used. */
export function placeholderOr<T>(value: T | Unresolved): unknown {
  return value instanceof Unresolved ? Placeholder.unresolved(value) : value;
}

/** The {@link Unresolved} that plain data made by {@link toPlain} stands for as a whole, if any. */
export function unresolvedItself(data: unknown): Unresolved | undefined {
  return data instanceof Placeholder ? data[STANDS_FOR] : undefined;
}

/** The same of what is no constant for want of a run: what is known to be a function or class is nothing else. */
export function unknownItself(data: unknown): Unresolved | undefined {
  const unresolved = unresolvedItself(data);
  return unresolved instanceof NoConstant ? undefined : unresolved;
}

/** The {@link Unresolved} inside plain data made by {@link toPlain}, if any. */
export function findUnresolved(data: unknown, seen = new Set<object>()): Unresolved | undefined {
  if (data instanceof Placeholder) return data[STANDS_FOR];
  if (typeof data !== 'object' || data === null || seen.has(data)) return undefined;
  seen.add(data);
  for (const item of Array.isArray(data) ? data : Object.values(data)) {
    const found = findUnresolved(item, seen);
    if (found) return found;
  }
  return undefined;
}

/** The fields of plain data that are shown to people: of what is not resolved, those that it certainly has. */
export function shownFields(data: object): object {
  if (!(data instanceof Placeholder)) return data;
  const { text, file, line } = data;
  return { text, file, line };
}

/** Plain data as it is shown to people. */
export function asShown(data: unknown): unknown {
  if (typeof data !== 'object' || data === null) return data;
  if (Array.isArray(data)) return data.map(asShown);
  return Object.fromEntries(Object.entries(shownFields(data)).map(([key, part]) => [key, asShown(part)]));
}

/** How values become plain data. */
interface Plain {
  /** What values became already: an argument is there by its place and by its parameter, which doubles at each level. */
  readonly known: Map<Value, unknown>;
  unresolved(value: Unresolved): unknown;
  definition(value: Definition): unknown;
  /** @param fields that say how it is called. */
  call(value: CallResult, fields: object): unknown;
}

/** For records: what is not resolved is reported when it is used, and of definitions can be asked what they say. */
const forRecords = (): Plain => ({
  known: new Map(),
  unresolved: value => Placeholder.unresolved(value),
  definition: value => Placeholder.definition(value),
  call: ({ callee, origin }, fields) =>
    guarded(fields, field => {
      const reason =
        field === 'params'
          ? 'its definition is not known'
          : `whether it gives something with ${field} is not known`;
      throw new UnresolvedUse(new Unresolved(reason, origin.place, `${callee}()`));
    }),
});

/** What is not resolved, in data that outlives the files that it came from. */
const UNRESOLVED = '\0unresolved';

const forMessages = (): Plain => ({
  known: new Map(),
  unresolved: ({ reason, place, text }) => ({ [UNRESOLVED]: { reason, place, text } }),
  definition({ kind, place, name }) {
    return this.unresolved(new Unresolved(`it is a ${kind}, not a constant`, place, name));
  },
  call: (_value, fields) => fields,
});

/** A call as data that holds on to nothing; {@link withPlaceholders} makes of it what records have. */
export function callMessage(call: CallResult): Record<string, unknown> {
  return callFields(call, forMessages());
}

/** What {@link callMessage} gave, as records have it. */
export function withPlaceholders(message: unknown, known = new Map<unknown, unknown>()): unknown {
  if (typeof message !== 'object' || message === null) return message;
  if (known.has(message)) return known.get(message);
  const parts = (): unknown => {
    if (Array.isArray(message)) return message.map(part => withPlaceholders(part, known));
    if (Object.hasOwn(message, UNRESOLVED)) {
      const { reason, place, text } = (message as { [UNRESOLVED]: Unresolved })[UNRESOLVED];
      return Placeholder.unresolved(new Unresolved(reason, place, text));
    }
    return Object.fromEntries(
      Object.entries(message).map(([key, part]) => [key, withPlaceholders(part, known)]),
    );
  };
  const made = parts();
  known.set(message, made);
  return made;
}

/** Plain JSON data, with placeholders where something is not resolved. One value that is there twice is one object. */
export function toPlain(value: Value, as: Plain = forRecords()): unknown {
  if (!(value instanceof Sequence || value instanceof Mapping || value instanceof CallResult)) {
    if (value instanceof Definition) return as.definition(value);
    if (value instanceof Unresolved) return as.unresolved(value);
    if (value instanceof EnumMember) return toPlain(value.worth, as);
    return value instanceof Float ? value.data : value;
  }
  if (as.known.has(value)) return as.known.get(value);
  const plain = partsOf(value, as);
  as.known.set(value, plain);
  return plain;
}

function partsOf(value: Sequence | Mapping | CallResult, as: Plain): unknown {
  if (value instanceof Sequence)
    return plainIndex(value, undefined, as) ?? value.entries.map(entry => plainItem(entry, as));
  if (value instanceof Mapping) return plainMap(value, as);
  return value.returned !== undefined ? toPlain(value.returned, as) : as.call(value, callFields(value, as));
}

/** The index of an item of a list; what says so where only a run can tell, since a set or map gave the items. */
export function plainIndex(
  { entries, distinct, isOrdered: isKnown }: Sequence,
  index: number | undefined,
  as: Plain = forRecords(),
): unknown {
  const [first] = entries;
  if (distinct || isKnown || !first) return index;
  const reason = 'it is made of a set or map whose order only a run can tell';
  return as.unresolved(new Unresolved(reason, first.origin.place, keyText(first.value)));
}

/** Where the items of lists stand, by what they are as plain data. */
const ITEMS = new WeakMap<object, Origin>();

function plainItem({ value, origin }: Entry, as: Plain): unknown {
  const plain = toPlain(value, as);
  if (typeof plain === 'object' && plain !== null && !ITEMS.has(plain)) ITEMS.set(plain, origin);
  return plain;
}

/** Where something stands that {@link toPlain} made of an item of a list; nothing for texts and numbers. */
export function placeOfItem(data: unknown): Place | undefined {
  return typeof data === 'object' && data !== null ? ITEMS.get(data)?.place : undefined;
}

/** Defines own properties only, so a key such as `__proto__` stays data. */
function plainMap(map: Mapping, as: Plain): unknown {
  const plain = new Map<string, unknown>();
  for (const { key, value, origin } of map.entries) {
    const name = keyText(key);
    if (plain.has(name)) {
      const reason = `two of its keys are both ${JSON.stringify(name)} as text`;
      return as.unresolved(new Unresolved(reason, origin.place, name));
    }
    // Under a name that is not known nothing can be published.
    plain.set(name, toPlain(key instanceof Unresolved ? key : value, as));
  }
  return Object.fromEntries(plain);
}

/** `call`, `args`, `kwargs` and `params` of a call, as a record shows them. */
export function callFields(call: CallResult, as: Plain = forRecords()): Record<string, unknown> {
  const byName = (map: ReadonlyMap<string, Entry>) =>
    Object.fromEntries([...map].map(([name, entry]) => [name, toPlain(entry.value, as)]));
  const params = paramsOf(call);
  return {
    call: call.callee,
    args: call.positional.map(entry => toPlain(entry.value, as)),
    kwargs: byName(call.named),
    ...(params && { params: byName(params) }),
  };
}

/** Arguments by parameter; where the call gives a structure or an object, what that has under these names and its own. */
function paramsOf(call: CallResult): ReadonlyMap<string, Entry> | undefined {
  const own = call.byParameter && heldIn(call.byParameter, call.changed, call.origin);
  const made = call.returned instanceof CallResult ? paramsOf(call.returned) : undefined;
  return own && made ? new Map([...own, ...made]) : (made ?? own);
}

/** Arguments by parameter, with what an instance holds in their place, and what it got without having been given it. */
function heldIn(
  given: ReadonlyMap<string, Entry>,
  changed: ReadonlyMap<string, Value> | undefined,
  origin: Origin,
): ReadonlyMap<string, Entry> {
  if (!changed) return given;
  const held = new Map(given);
  for (const [name, value] of changed) held.set(name, { ...(given.get(name) ?? { origin }), value });
  return held;
}

/** A key as text: what is written for scalars, the source text for what is not resolved. */
export function keyText(key: Value): string {
  if (key instanceof Unresolved) return key.text;
  if (key instanceof EnumMember) return keyText(key.worth);
  if (key instanceof Definition) return key.name;
  if (key instanceof Float) return Number.isInteger(key.value) ? `${key.value}.0` : String(key.data);
  if (typeof key === 'object' && key !== null) {
    const plain = toPlain(key);
    const unresolved = findUnresolved(plain);
    return unresolved ? unresolved.text : JSON.stringify(plain);
  }
  return String(key);
}

/** Plain data (of a JSON file, say) as a {@link Value}, every entry at the same place. */
export function fromPlain(data: unknown, place: Place): Value {
  const origin: Origin = { place, comment: undefined };
  const entry = (value: unknown): Entry => ({ value: fromPlain(value, place), origin });
  if (Array.isArray(data)) return new Sequence(data.map(entry));
  if (typeof data === 'object' && data !== null) {
    return new Mapping(Object.entries(data).map(([key, value]) => ({ key, ...entry(value) })));
  }
  if (typeof data === 'string' || typeof data === 'number' || typeof data === 'boolean') return data;
  return null;
}
