import type { Model } from '../../values/model.js';
import { Float } from '../../values/numbers.js';
import type { Block, Expression, Later, Parameter } from '../ast.js';
import type { App } from '../kiln/app.js';
import type { Headers, Stage } from '../kiln/stage.js';
import { MAX_VALUE_SIZE } from '../limits.js';
import type { JsonType, Read, SourcePlace, Validation } from '../route.js';
import type { SourceText } from '../text.js';
import type { Frame } from './frame.js';
import type { Scope } from './scope.js';

export { Float };

/** What is known of a value that is not. */
export interface Partly {
  /** It is one of these. */
  readonly among?: readonly Value[];
  readonly type?: 'text' | 'integer' | 'number' | 'boolean' | 'list' | 'vault';
  /** It came with the request, and is no response therefore. */
  readonly sent?: boolean;
  /** Where it stands in the request. */
  readonly read?: Reading;
  /** It is a number made of this. */
  readonly number?: Reading;
  /** It is how much of this there is. */
  readonly count?: Reading | RequestPart;
  /** Whether it may be no value at all: some ways through the program give its name none. */
  readonly unset?: true;
  /** What a text begins with; nothing for one of which that is not known. */
  readonly begins?: string;
  /** The JSON Schema of what a function of the library makes. */
  readonly schema?: Readonly<Record<string, unknown>>;
}

/** Something that a handler reads of a request, and what it does with it. */
export interface Reading {
  readonly target: Read['target'];
  readonly name: string;
  /** The how-manieth value it was that is read; undefined for something of which only is asked whether it is there. */
  valued?: number;
  required?: boolean;
  type?: 'integer' | 'number';
  failsMissing?: boolean;
  failsUnfit?: boolean;
  failsZero?: boolean;
  failsNegative?: boolean;
  failsEmpty?: boolean;
  failsOut?: boolean;
  failsFor?: Set<JsonType>;
  mayBeNothing?: boolean;
  fallback?: { readonly value: unknown };
}

/** Something that only running the program tells. */
export class Unknown {
  constructor(
    /** Why, as the end of a sentence: "… is not known: it is read from the environment". */
    readonly reason: string,
    /** `env_var(..)`: a default behind `??` stands for it. */
    readonly environment = false,
    /** The servers of which it is one, or none. */
    readonly apps: readonly App[] = [],
    readonly known: Partly = {},
  ) {}

  /** What is worked out from it is not known for the same reason, and may be something else. */
  further(known: Partly = {}): Unknown {
    return new Unknown(this.reason, this.environment, this.apps, known);
  }
}

/** A list or a tuple. It may be changed in place: after a change that is not known, `spoiled` says why. */
export class List {
  spoiled: string | undefined;
  constructor(
    readonly items: Value[],
    /** A tuple, which has none of the methods of a list. */
    readonly fixed = false,
  ) {}
}

/** A map. Of the keys that the language knows only those that are told apart here, too: texts and whole numbers. */
export class Vault {
  spoiled: string | undefined;
  constructor(readonly entries: Map<Key, Value>) {}
}

export type Key = string | number;

/** What a handler answers, as `Kiln.json` and its like make it (reference-language.md §2.4). It may be changed in place. */
export class Response {
  /** Why it may be another one by now. */
  spoiled: string | undefined;
  constructor(
    /** Undefined when it is not known. */
    readonly status: number | undefined,
    /** What its body is said to be; undefined where the body itself decides. */
    readonly media: string | undefined,
    readonly body: Value,
    readonly place: SourcePlace,
    /** Those that it may have, with their values; functions of the library add to them in place. */
    readonly headers = new Map<string, Value>(),
  ) {}
}

/** What is asked before a route (`middleware`), or after it (`after`), of the library's own. */
export interface Middleware {
  readonly type: 'middleware';
  readonly stage: Stage;
  /** What `Kiln.guard` asks. */
  readonly condition?: Value;
}

export interface Hook {
  readonly type: 'hook';
  /** `Kiln.cache`, which answers 304. */
  readonly caches: boolean;
  readonly adds?: Headers;
}

/** An action or a lambda of the program. */
export interface Closure {
  readonly type: 'closure';
  readonly name: string;
  readonly params: readonly Parameter[];
  readonly body: Block | Expression;
  readonly scope: Scope;
  readonly source: SourceText;
  /** Where the statement begins that declares it. */
  readonly start?: number;
  readonly later?: Later | undefined;
}

/** What a call of an action gives that yields later: a task or a stream, which JSON has as a text. */
export function laterOf(later: Later, name: string): Unknown {
  const begins = later === 'async' ? '<tarefa' : '<stream';
  return new Unknown(`\`${name}\` yields later`, false, [], { type: 'text', begins });
}

/** What a type of the program and an object of it have in common: only the names of the members matter. */
interface Members {
  readonly name: string;
  readonly members: ReadonlyMap<string, Value>;
  /** Whether they are all of them, as far as the type says. */
  readonly whole: boolean;
}

export interface Blueprint extends Members {
  readonly type: 'blueprint';
  /** What objects of it begin with, worked out for each of them. */
  readonly fields: ReadonlyMap<string, () => Value>;
}

export interface Instance extends Members {
  readonly type: 'object';
  /** What it holds, as far as that was followed; it may be changed in place. */
  readonly holds: Map<string, Value>;
}

/** A module of the standard library, by its full name: `Kiln`, `Lavra`, `Http`, …; `''` for the built-in names. */
export interface Library {
  readonly type: 'library';
  readonly name: string;
  /** Not known to be one: a name with a capital that no file has. */
  readonly assumed?: boolean;
}

export interface LibraryFunction {
  readonly type: 'function';
  readonly library: string;
  readonly name: string;
  /** Of a method: the value that it was taken from. */
  readonly receiver?: Value;
  readonly assumed?: boolean;
}

/** `record NAME:` with its fields, in their order; called, it makes an object that never changes. */
export interface RecordType {
  readonly type: 'record';
  readonly name: string;
  readonly fields: readonly Parameter[];
  readonly methods: ReadonlyMap<string, Closure>;
  readonly frame: Frame;
}

export interface RecordValue {
  readonly type: 'record-value';
  readonly record: RecordType;
  readonly values: ReadonlyMap<string, Value>;
}

/** `enum NAME:` */
export interface Enumeration {
  readonly type: 'enum';
  readonly name: string;
  readonly members: ReadonlyMap<string, EnumMember>;
  readonly methods: ReadonlyMap<string, Closure>;
}

export interface EnumMember {
  readonly type: 'enum-member';
  readonly enumeration: Enumeration;
  readonly name: string;
  readonly value: Value;
  readonly index: number;
}

/** A file of the project. */
export interface FileModule {
  readonly type: 'module';
  readonly path: string;
  readonly scope: Scope;
  /** What `relay` names; undefined when everything is exposed. */
  exposed: Set<string> | undefined;
  /** Names that `relay from` passes on. */
  readonly passed: Map<string, Value>;
}

/** What `Kiln.validar` returns. */
export interface Validator {
  readonly type: 'validator';
  readonly validation: Validation;
}

/** An app of `Arcane.Http`, which is no Kiln server. */
export interface ForeignApp {
  readonly type: 'foreign-app';
}

/** What a handler is given when it is followed: the request, or a part of it that may be checked. */
export interface RequestValue {
  readonly type: 'request';
  readonly address?: Address;
}

/** Where the requests go that something is followed for, as far as that is known. */
export class Address {
  /** Whether the program asks for it. */
  asked = false;

  constructor(private readonly known: { readonly method?: Value; readonly path?: Value } = {}) {}

  get method(): Value | undefined {
    this.asked = true;
    return this.known.method;
  }

  get path(): Value | undefined {
    this.asked = true;
    return this.known.path;
  }
}

export interface RequestPart {
  readonly type: 'request-part';
  readonly target: Read['target'];
  /** Of a body, which may be missing: that it was seen to be there. */
  readonly isThere?: true;
}

export type Value =
  | string
  | number
  | boolean
  | null
  | Float
  | List
  | Vault
  | Unknown
  | App
  | Closure
  | Blueprint
  | Instance
  | Library
  | LibraryFunction
  | RecordType
  | RecordValue
  | Enumeration
  | EnumMember
  | FileModule
  | Validator
  | Response
  | Middleware
  | Hook
  | RequestValue
  | RequestPart
  | ForeignApp;

/** Lists and vaults of a program: an entry is the value itself, and those that may have changed have none. */
export const MODEL: Model<Value, Value, undefined> = {
  entries: value => (value instanceof List && value.spoiled === undefined ? value.items : undefined),
  list: items => new List([...items]),
  fields: value =>
    value instanceof Vault && value.spoiled === undefined
      ? [...value.entries].map(([key, entry]) => ({ key, entry }))
      : undefined,
  valueOf: entry => entry,
  entry: value => value,
  originOf: () => undefined,
  real: value => new Float(value),
  maxSize: MAX_VALUE_SIZE,
  isOrdered: value => value instanceof List && !value.fixed,
  weight: value => (value instanceof List ? value.items.length : 0),
};

/** Whether a value is one of the object kinds with this `type`. */
export function isA<T extends string>(value: Value, type: T): value is Extract<Value, { type: T }> {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === type;
}

/** Whether it comes with the request: nobody knows before whether it is there. */
function isOfRequest(value: Value): boolean {
  return isA(value, 'request') || isA(value, 'request-part');
}

function isThere(value: Value): boolean {
  return isA(value, 'request-part') && value.isThere === true;
}

/** Whether a condition holds; undefined when it is not known. */
export function truth(value: Value): boolean | undefined {
  if (value instanceof Unknown || isOfRequest(value)) return undefined;
  if (value instanceof Float) return value.value !== 0;
  if (value instanceof List) return value.spoiled === undefined ? value.items.length > 0 : undefined;
  if (value instanceof Vault) return value.spoiled === undefined ? value.entries.size > 0 : undefined;
  return Boolean(value) || (typeof value === 'object' && value !== null);
}

/** Whether all that is known of a text is that it begins otherwise than another one. */
function beginsOtherwise(value: Value, text: Value): boolean {
  if (!(value instanceof Unknown) || typeof text !== 'string') return false;
  return value.known.begins !== undefined && !text.startsWith(value.known.begins);
}

/** Whether two values are equal; undefined when that is not known. */
export function equal(a: Value, b: Value): boolean | undefined {
  if ((a === null && isThere(b)) || (b === null && isThere(a))) return false;
  if (beginsOtherwise(a, b) || beginsOtherwise(b, a)) return false;
  if (a instanceof Unknown || b instanceof Unknown || isOfRequest(a) || isOfRequest(b)) return undefined;
  if (a instanceof Float || b instanceof Float) {
    const [x, y] = [a, b].map(value => (value instanceof Float ? value.value : value));
    return x === y;
  }
  if (isA(a, 'enum-member') && isA(b, 'enum-member') && a.enumeration === b.enumeration) return a === b;
  if (typeof a === 'object' && a !== null && typeof b === 'object' && b !== null)
    return a === b ? true : undefined;
  // A boolean and a number may be equal in the language: not known.
  if (typeof a !== typeof b && (typeof a === 'boolean' || typeof b === 'boolean') && a !== null && b !== null)
    return typeof a === 'string' || typeof b === 'string' ? false : undefined;
  return a === b;
}

/** Values that one may be are looked at up to so many. */
const MAX_LEAVES = 64;

/** The values that one may be: itself, or those that it is one of. */
export function leavesOf(value: Value): readonly Value[] {
  const found = new Set<Value>();
  const ahead = [value];
  for (let next = ahead.pop(); next !== undefined; next = ahead.pop()) {
    if (!(next instanceof Unknown) || next.known.among === undefined) found.add(next);
    else ahead.push(...[...next.known.among].reverse());
    if (found.size > MAX_LEAVES) return [new Unknown(`it may be one of more than ${MAX_LEAVES} values`)];
  }
  return [...found];
}

/** A value that is one of these. */
export function oneOf(values: readonly Value[], reason = 'it depends on a condition'): Value {
  const leaves = [...new Set(values.flatMap(leavesOf))];
  const [only] = leaves;
  return leaves.length === 1 && only !== undefined ? only : new Unknown(reason, false, [], { among: leaves });
}
