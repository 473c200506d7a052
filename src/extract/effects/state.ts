import {
  CallResult,
  Definition,
  Float,
  Mapping,
  Sequence,
  Unresolved,
  type Value,
} from '../evaluate/value.js';
import type { Key } from '../languages/language/effects.js';

/** Under which a function holds what it returns. */
export const RESULT = '\0()';
/** Parts of parts: what lies deeper is taken for what is there. */
const MAX_DEPTH = 6;
const MAX_WRAP = 4;
/** Of a table with more entries, each is followed as any of them. */
const MAX_ENTRIES = 16;

/** What an expression has of the table that is followed. */
export interface State {
  /** The part of the table that it is; empty for the table itself. */
  readonly path: readonly Key[];
  /** Where the expression's own value holds that part; empty when it is that part. */
  readonly wrap: readonly Key[];
  /** It is the variable of the table, or holds that as a module or class does: to replace it is to change the table. */
  readonly home?: boolean;
  /** It stands in a container: what is put there instead changes the container, and not the table. */
  readonly slot?: boolean;
  /** It begins somewhere in a list: nobody knows under which key its parts are there. */
  readonly shifted?: boolean;
  /** It is pointed to: who gets it gets no copy. */
  readonly reference?: boolean;
  /** The expression is a method (or attribute) of this name, of what it has. */
  readonly method?: string | undefined;
}

/** A part of what an expression has; undefined when that holds something else there. */
export function partOf(state: State, key: Key): State | undefined {
  const { method: _, ...rest } = state;
  const [first, ...inner] = state.wrap;
  if (state.wrap.length > 0) {
    if (first === RESULT || (first !== undefined && key !== undefined && first !== key)) return undefined;
    return { ...rest, wrap: inner, slot: true };
  }
  return { path: [...state.path, state.shifted ? undefined : key].slice(0, MAX_DEPTH), wrap: [] };
}

/** What begins further on in it. */
export function shiftedIn(state: State): State {
  const [first, ...inner] = state.wrap;
  return first === undefined ? { ...state, shifted: true } : { ...state, wrap: [undefined, ...inner] };
}

/** What holds something under a key. */
export function within({ path, wrap, shifted }: State, key: Key): State {
  return { path, wrap: [key, ...wrap], ...(shifted && { shifted }) };
}

/** Whether a key is the name of a member, and no place in a list. */
export function isMemberName(key: Key): key is string {
  return typeof key === 'string' && key !== RESULT && !/^\d+$/.test(key);
}

/** Containers in containers in containers: through these nobody changes a table. */
export function isTooDeep({ wrap }: State): boolean {
  return wrap.length > MAX_WRAP;
}

/** A module or class that has the table as its variable. */
export function memberOf(state: State, key: Key): State {
  return { ...within(state, key), ...(state.home && { home: true }) };
}

/** What a function gives that holds it as its result. */
export function resultOf(state: State): State | undefined {
  return state.wrap[0] === RESULT ? { ...state, wrap: state.wrap.slice(1), slot: false } : undefined;
}

/** For the set of what was looked at already. */
export function stateKey({ path, wrap, home, slot, reference, method, shifted }: State): string {
  const flags = (home ? 1 : 0) + (slot ? 2 : 0) + (reference ? 4 : 0) + (shifted ? 8 : 0);
  return `${pathKey(path)}|${pathKey(wrap)}|${flags}|${method ?? ''}`;
}

function pathKey(keys: readonly Key[]): string {
  let text = '';
  for (const key of keys) text += key === undefined ? '/*' : `/.${key}`;
  return text;
}

/** A path of the whole of what is followed, none of its parts. */
export function isWhole(path: readonly Key[]): boolean {
  return path.length === 0;
}

/** Everything that a value may have along a path. */
export class Shape {
  private readonly known = new Map<string, readonly Value[]>();
  private readonly fixed = new Map<string, boolean>();

  /** @param matters whether somebody asks for what becomes of a path: a part that nobody asks for is not followed. */
  constructor(
    private readonly value: Value,
    private readonly matters: (path: readonly Key[]) => boolean = () => true,
  ) {}

  at(path: readonly Key[]): readonly Value[] {
    if (path.length === 0) return [this.value];
    const key = pathKey(path);
    let found = this.known.get(key);
    if (!found) {
      found = [...new Set(this.at(path.slice(0, -1)).flatMap(value => partsOf(value, path.at(-1))))];
      this.known.set(key, found);
    }
    return found;
  }

  /** The same path, with any key where a container has many. */
  general(state: State): State {
    if (state.path.every(key => key === undefined)) return state;
    const path = state.path.map((key, i) =>
      this.at(state.path.slice(0, i)).some(value => countOf(value) > MAX_ENTRIES) ? undefined : key,
    );
    return { ...state, path };
  }

  /** Whether nothing at a path can be changed that somebody asks for. */
  isFixed(path: readonly Key[]): boolean {
    const key = pathKey(path);
    let fixed = this.fixed.get(key);
    if (fixed === undefined) {
      fixed = !this.matters(path) || (this.at(path).every(isFixed) && !this.isUnwritten(path));
      this.fixed.set(key, fixed);
    }
    return fixed;
  }

  /** Whether a path leads to a part by its key that no one has written down: there may be one (`T K[4] = {{"a"}}` has `K[1]`). */
  private isUnwritten(path: readonly Key[]): boolean {
    return path.some(
      (key, i) =>
        key !== undefined &&
        this.at(path.slice(0, i)).length > 0 &&
        this.at(path.slice(0, i + 1)).length === 0,
    );
  }
}

function countOf(value: Value): number {
  return value instanceof Sequence || value instanceof Mapping ? value.entries.length : 0;
}

/** Whether nothing can change a value. */
export function isFixed(value: Value): boolean {
  if (value instanceof Unresolved) return false;
  if (value instanceof Sequence) return value.fixed && value.entries.every(entry => isFixed(entry.value));
  if (value instanceof CallResult) return value.returned !== undefined && isFixed(value.returned);
  if (value instanceof Definition) return value.kind !== 'class';
  return !(value instanceof Mapping);
}

/** A call of which nothing is known but how it is written: what it gives is no table. */
export function isAsWritten(value: Value): boolean {
  return (
    value instanceof CallResult &&
    !value.isRecord &&
    value.returned === undefined &&
    value.of?.kind !== 'class'
  );
}

function partsOf(value: Value, key: Key): readonly Value[] {
  if (value instanceof Sequence) {
    if (key === undefined || !value.isIndexed) return value.entries.map(entry => entry.value);
    const entry = value.entries[Number(key)];
    return entry ? [entry.value] : [];
  }
  if (value instanceof Mapping) {
    if (key === undefined) return value.entries.map(entry => entry.value);
    return value.entries.filter(entry => keyMatches(entry.key, key)).map(entry => entry.value);
  }
  if (value instanceof CallResult) {
    if (value.returned !== undefined) return partsOf(value.returned, key);
    if (key === undefined) return [value];
    const entry = value.byParameter?.get(key) ?? value.named.get(key);
    return [entry ? entry.value : value];
  }
  return value instanceof Unresolved || value instanceof Definition ? [value] : [];
}

/** Whether a key of a map is one that is written out; what is not known may be any. */
export function keyMatches(key: Value, written: string): boolean {
  if (key instanceof Unresolved) return true;
  return (key instanceof Float ? String(key.value) : String(key)) === written;
}
