import {
  CallResult,
  type Entry,
  type KeyedEntry,
  Mapping,
  Sequence,
  Unresolved,
  type Value,
} from '../evaluate/value.js';
import type { Key } from '../languages/language/effects.js';
import { keyMatches } from './state.js';
import type { Effect } from './trail.js';

/** A value of which a part is not known any more; undefined when it has no such part. */
export function marked(value: Value, effect: Effect): Value | undefined {
  const { path, key, file, node, isEscape } = effect;
  const place = file.place(node);
  const reason = isEscape
    ? 'it goes to something that may change it'
    : 'it may be changed while the program is loaded';
  const unknown = new Unresolved(reason, place, file.quote(node));
  return at(value, path, unknown, inner => {
    if (key === undefined || isEscape) return inner instanceof Unresolved ? inner : unknown;
    if (inner instanceof Mapping) {
      const entries = inner.entries.map(entry =>
        keyMatches(entry.key, key) ? { ...entry, value: unknown } : entry,
      );
      const isThere = inner.entries.some(entry => keyMatches(entry.key, key));
      return inner.with(
        isThere
          ? entries
          : [...entries, { key, value: unknown, origin: file.origin(node) } satisfies KeyedEntry],
      );
    }
    if (inner instanceof CallResult) return withField(inner, key, unknown);
    if (inner instanceof Sequence && inner.entries[Number(key)])
      return inner.with(
        inner.entries.map((entry, i) => (i === Number(key) ? { ...entry, value: unknown } : entry)),
      );
    return inner instanceof Unresolved ? inner : unknown;
  });
}

/** An instance of which one field is not known. */
function withField(call: CallResult, key: string, unknown: Value): CallResult {
  const old = call.byParameter?.get(key) ?? call.named.get(key);
  const replaced = (entry: Entry): Entry => (entry === old ? { ...entry, value: unknown } : entry);
  const byName = (map: ReadonlyMap<string, Entry>) =>
    new Map([...map].map(([name, entry]) => [name, replaced(entry)] as const));
  return new CallResult({
    ...call,
    positional: call.positional.map(replaced),
    named: byName(call.named),
    byParameter: call.byParameter && byName(call.byParameter),
    returned:
      call.returned === undefined
        ? undefined
        : (at(call.returned, [], unknown, inner =>
            inner instanceof Mapping
              ? new Mapping(
                  inner.entries.map(entry =>
                    keyMatches(entry.key, key) ? { ...entry, value: unknown } : entry,
                  ),
                )
              : unknown,
          ) as Value),
    changed: new Map([...(call.changed ?? []), [key, unknown]]),
  });
}

function at(
  value: Value,
  path: readonly Key[],
  unknown: Value,
  change: (inner: Value) => Value,
): Value | undefined {
  const [key, ...rest] = path;
  if (path.length === 0) return change(value);
  if (value instanceof Unresolved) return value;
  if (value instanceof Sequence) {
    let isFound = false;
    const entries = value.entries.map((entry, i) => {
      if (key !== undefined && value.isIndexed && Number(key) !== i) return entry;
      const inner = isContainer(entry.value) ? at(entry.value, rest, unknown, change) : undefined;
      if (inner === undefined) return entry;
      isFound = true;
      return { ...entry, value: inner };
    });
    return isFound ? value.with(entries) : undefined;
  }
  if (value instanceof Mapping) {
    let isFound = false;
    const entries = value.entries.map(entry => {
      if (key !== undefined && !keyMatches(entry.key, key)) return entry;
      const inner = isContainer(entry.value) ? at(entry.value, rest, unknown, change) : undefined;
      if (inner === undefined) return entry;
      isFound = true;
      return { ...entry, value: inner };
    });
    return isFound ? value.with(entries) : undefined;
  }
  if (value instanceof CallResult) {
    if (value.returned !== undefined) return at(value.returned, path, unknown, change);
    if (key === undefined) {
      // Any of its fields.
      let all: CallResult | undefined;
      for (const [name, entry] of value.byParameter ?? value.named) {
        const inner = isContainer(entry.value) ? at(entry.value, rest, unknown, change) : undefined;
        if (inner !== undefined) all = withField(all ?? value, name, inner);
      }
      return all ?? change(value);
    }
    const entry = value.byParameter?.get(key) ?? value.named.get(key);
    if (!entry) return withField(value, key, unknown);
    const inner = isContainer(entry.value) ? at(entry.value, rest, unknown, change) : undefined;
    return inner === undefined ? undefined : withField(value, key, inner);
  }
  return undefined;
}

function isContainer(value: Value): boolean {
  return (
    value instanceof Sequence ||
    value instanceof Mapping ||
    value instanceof CallResult ||
    value instanceof Unresolved
  );
}
