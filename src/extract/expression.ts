import jsonata from 'jsonata';
import { nearest } from '../text/nearest.js';
import { BoundedRegExp } from './bounded-regexp.js';
import { findUnresolved, UnresolvedUse, unknownItself, unresolvedItself } from './evaluate/plain-data.js';
import { Unresolved } from './evaluate/value.js';
import { failureText } from './expression-failures.js';
import { FUNCTION_NAMES, unknownFunction } from './expression-functions.js';

/** Steps that one evaluation may take: bounds endless recursion without looking at a clock. */
const MAX_STEPS = 200_000;
const MAX_DEPTH = 250;

/** A mapping expression cannot be compiled; `position` is the character where it goes wrong. */
export class ExpressionError extends Error {
  constructor(
    message: string,
    readonly position: number | undefined,
    /** Whether it calls what is no function: the expression is whole otherwise. */
    readonly isUnknownFunction = false,
  ) {
    super(message);
  }
}

/** What an expression gave: data (`undefined` for nothing), or a value of the source that is not resolved. */
export type Outcome = { readonly data: unknown } | { readonly unresolved: Unresolved };

/** A JSONata expression (docs.jsonata.org), compiled once and evaluated for many records. */
export class MappingExpression {
  private readonly compiled: jsonata.Expression;
  private readonly path: readonly PathStep[] | undefined;
  private readonly parts: readonly (readonly PathStep[])[];
  private steps = 0;
  private depth = 0;

  /** @throws {ExpressionError} */
  constructor(readonly source: string) {
    try {
      // JSONata's types ask for a function, too; it only ever makes an object of the class.
      this.compiled = jsonata(source, { RegexEngine: BoundedRegExp as unknown as RegExpConstructor });
    } catch (error) {
      const { message, position, code } = error as { message: string; position?: number; code?: string };
      const isRegex = code === 'S0302' || message.startsWith('Invalid regular expression');
      throw new ExpressionError(isRegex ? `${message}; ${BRACKETS}` : failureText(error), position);
    }
    const longer = regexesIn(this.compiled.ast()).find(pattern => !source.includes(`/${pattern}/`));
    if (longer !== undefined)
      throw new ExpressionError(`a regular expression ends later than it looks; ${BRACKETS}`, undefined);
    const impure = impureFunction(this.compiled.ast());
    if (impure) throw new ExpressionError(`$${impure} would give something else at every build`, undefined);
    const unknown = unknownFunction(this.compiled.ast());
    if (unknown !== undefined) throw new ExpressionError(noFunction(unknown.name), unknown.position, true);
    this.path = plainPath(this.compiled.ast());
    this.parts = this.path ? [] : partsIn(this.compiled.ast());
    this.bound();
    this.compiled.registerFunction('not', (value: unknown) => !holds(value));
  }

  /** Parts of records that the expression takes for granted and that none of these has, as they are written. */
  missing(inputs: readonly Readonly<Record<string, unknown>>[]): string[] {
    const isNothing = (path: readonly PathStep[]) =>
      inputs.every(input => {
        const found = asked(() => follow(path, input));
        return found !== undefined && !(found instanceof Unresolved) && found.value === undefined;
      });
    return [...new Set(this.parts.filter(isNothing).map(written))];
  }

  /** @throws Error with a sentence that says why when the expression fails on this input. */
  evaluate(input: Readonly<Record<string, unknown>>): Promise<Outcome> {
    return this.run(input, findUnresolved);
  }

  /** The same where it only matters whether there is something. */
  test(input: Readonly<Record<string, unknown>>): Promise<Outcome> {
    return this.run(input, unresolvedItself, data => (isMatch(data) ? true : plain(data)));
  }

  /** The same for a list that is taken apart: what is not resolved inside of it belongs to the item that it is in. */
  async items(
    input: Readonly<Record<string, unknown>>,
  ): Promise<Outcome & { readonly data?: readonly unknown[] }> {
    const outcome = await this.run(input, unresolvedItself);
    if ('unresolved' in outcome) return outcome;
    const { data } = outcome;
    return { data: data === undefined || data === null ? [] : Array.isArray(data) ? data : [data] };
  }

  private async run(
    input: Readonly<Record<string, unknown>>,
    unresolvedIn: (data: unknown) => Unresolved | undefined,
    shaped: (data: unknown) => unknown = plain,
  ): Promise<Outcome> {
    const settled = (data: unknown): Outcome => {
      const unresolved = unresolvedIn(data);
      return unresolved ? { unresolved } : { data };
    };
    this.steps = 0;
    this.depth = 0;
    const { path } = this;
    const found = path && asked(() => follow(path, input));
    if (found instanceof Unresolved) return { unresolved: found };
    if (found !== undefined) return settled(found.value);
    try {
      return settled(shaped(await this.compiled.evaluate(input)));
    } catch (error) {
      if (error instanceof UnresolvedUse) return { unresolved: error.unresolved };
      throw error instanceof Error ? error : new Error(failureText(error));
    }
  }

  /** Counts every evaluation step of the interpreter through the hook that it offers for this. */
  private bound(): void {
    this.compiled.assign(Symbol.for('jsonata.__evaluate_entry') as unknown as string, () => {
      this.steps += 1;
      this.depth += 1;
      if (this.steps > MAX_STEPS) throw new Error(`it did not end within ${MAX_STEPS} steps`);
      if (this.depth > MAX_DEPTH) throw new Error(`it goes deeper than ${MAX_DEPTH} levels`);
    });
    const needed = neededIn(this.compiled.ast());
    const wholes = wholesIn(this.compiled.ast());
    const exit = (node: unknown, _input: unknown, _environment: unknown, result: unknown) => {
      this.depth -= 1;
      const whole = wholes.has(node) ? unknownItself(only(result)) : undefined;
      if (whole) throw new UnresolvedUse(whole);
      if (!needed.has(node)) return;
      // A record must not be left out, or kept, for what nobody knows.
      for (const each of Array.isArray(result) ? result : [result]) {
        const unresolved = unknownItself(each);
        if (unresolved) throw new UnresolvedUse(unresolved);
      }
    };
    this.compiled.assign(Symbol.for('jsonata.__evaluate_exit') as unknown as string, exit);
  }
}

/**
 * Whether a value counts as true, by the rules of JSONata's `$boolean`. Nothing does not, so that `$not` of it is true: JSONata
 * gives nothing there, and a filter on what only some records have would leave out all others.
 */
function holds(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(holds);
  if (typeof value === 'function') return false;
  return typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : Boolean(value);
}

/** Whether this is what `text ~> /pattern/` gives for a text that matches: something true, with a function for the next one. */
function isMatch(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'match' in data && 'next' in data;
}

const OPERATORS: ReadonlySet<unknown> = new Set([
  '=',
  '!=',
  '<',
  '<=',
  '>',
  '>=',
  'in',
  '+',
  '-',
  '*',
  '/',
  '%',
]);

/** Functions of texts and numbers, whose own complaint about anything else would not say what it is. */
const FUNCTIONS =
  /^(?:abs|average|ceil|contains|floor|formatBase|formatNumber|join|length|lowercase|match|max|min|number|pad|power|replace|round|split|sqrt|substring(?:Before|After)?|sum|trim|uppercase)$/;

/** Parts of an expression whose value has to be known: both sides of comparisons, what is reckoned with, texts that are looked into. */
function neededIn(ast: unknown, found = new Set<unknown>()): ReadonlySet<unknown> {
  if (typeof ast !== 'object' || ast === null) return found;
  const { type, value, lhs, rhs, procedure, arguments: given } = ast as AstNode;
  if (type === 'binary' && OPERATORS.has(value)) found.add(lhs).add(rhs);
  if (type === 'function' && FUNCTIONS.test(String(procedure?.value)))
    for (const each of given ?? []) found.add(each);
  for (const part of Object.values(ast)) neededIn(part, found);
  return found;
}

/** Functions that count or go through a list: what is not known may be one, of any length. */
const OF_LISTS = /^(?:count|map|filter|reduce|each|sift|zip)$/;
/** What may be asked of a value that is not known. */
const ASKING = /^(?:exists|type)$/;

/** Parts of an expression that must not be unknown as a whole: lists that are counted, and what is handed on by `~>` or `.$count()`. */
function wholesIn(ast: unknown, found = new Set<unknown>()): ReadonlySet<unknown> {
  if (typeof ast !== 'object' || ast === null) return found;
  const { type, value, lhs, rhs, procedure, arguments: given } = ast as AstNode;
  const isOfList = type === 'function' && OF_LISTS.test(String(procedure?.value));
  // Lists that are put together take lists apart: what is not known may be several of their items.
  const added = (each: unknown): void => {
    found.add(each);
    const { type: own, value: bracket, expressions } = each as AstNode;
    if (own === 'unary' && bracket === '[') for (const item of expressions ?? []) added(item);
  };
  if (isOfList) for (const each of given ?? []) added(each);
  if ((type === 'apply' || value === '~>') && !ASKING.test(nameOfFunction(rhs))) found.add(lhs);
  for (const part of Object.values(ast)) wholesIn(part, found);
  return found;
}

/** Of a list of one, that one: JSONata takes them for the same. */
function only(result: unknown): unknown {
  return Array.isArray(result) && result.length === 1 ? result[0] : result;
}

function nameOfFunction(node: unknown): string {
  const { value, procedure } = (node ?? {}) as AstNode;
  return String(procedure?.value ?? value);
}

/** JSONata's result lists carry hidden marks, and its functions are values: only JSON may come out. */
function plain(data: unknown): unknown {
  if (holdsFunction(data)) throw new Error('it gives a function, not data');
  return Array.isArray(data) ? data.map(item => (Array.isArray(item) ? plain(item) : item)) : data;
}

function holdsFunction(data: unknown, seen = new Set<object>()): boolean {
  if (typeof data === 'function') return true;
  if (typeof data !== 'object' || data === null || seen.has(data) || unresolvedItself(data)) return false;
  seen.add(data);
  const { _jsonata_function: own, _jsonata_lambda: lambda } = data as Record<string, unknown>;
  return own === true || lambda === true || Object.values(data).some(part => holdsFunction(part, seen));
}

/** Functions with a clock, dice or a program of their own: the same source must give the same files. */
const IMPURE = new Set(['now', 'millis', 'random', 'shuffle', 'eval']);

function impureFunction(ast: unknown): string | undefined {
  if (typeof ast !== 'object' || ast === null) return undefined;
  const { type, value } = ast as { type?: unknown; value?: unknown };
  if (type === 'variable' && typeof value === 'string' && IMPURE.has(value)) return value;
  for (const part of Object.values(ast)) {
    const found = impureFunction(part);
    if (found) return found;
  }
  return undefined;
}

/** JSONata counts brackets in a regular expression to find its end, and does not know that those in [ ] have no partner. */
const BRACKETS = 'a bracket in [ ] needs a backslash in front of it: [\\(] instead of [(]';

/** Sources of the regular expressions in an expression. */
function regexesIn(ast: unknown): string[] {
  if (ast instanceof RegExp) return [ast.source];
  if (typeof ast !== 'object' || ast === null) return [];
  return Object.values(ast).flatMap(regexesIn);
}

/** @param name as it is written, with or without the `$` that functions begin with. */
function noFunction(name: string): string {
  const plain = name.replace(/^\$/, '');
  // `$upper` is `$uppercase` cut short, and nothing else of the same length.
  const [longer] = plain.length > 2 ? FUNCTION_NAMES.filter(each => each.startsWith(plain)) : [];
  const [near] = FUNCTION_NAMES.includes(plain)
    ? [plain]
    : longer
      ? [longer]
      : nearest(plain, FUNCTION_NAMES);
  return `there is no function ${name}${near ? `; did you mean $${near}?` : ''}`;
}

type PathStep = string | number;

/**
 * Parts of the record that an expression is put together from (`'--' & params.name`), without those that it asks about
 * before (`alias ? '-' & alias`, `$exists(comment)`), and those of something whose type it asks for: that may have none
 * (`$type(value) = 'string' ? value : value.name`). What stands in a path or a function of its own sees other fields.
 */
function partsIn(ast: unknown): (readonly PathStep[])[] {
  const found: (readonly PathStep[])[] = [];
  const asked = new Set<string>();
  const typed: (readonly PathStep[])[] = [];
  const look = (node: unknown, isAsked: boolean): void => {
    if (typeof node !== 'object' || node === null) return;
    const { type, ...rest } = node as AstNode;
    switch (type) {
      case 'path': {
        const path = plainPath(node);
        if (path && isAsked) asked.add(written(path));
        else if (path) found.push(path);
        return;
      }
      case 'binary': {
        const asks = rest.value !== '&' && rest.value !== '+';
        look(rest.lhs, isAsked || asks);
        look(rest.rhs, isAsked || asks);
        return;
      }
      case 'condition':
        look(rest.condition, true);
        look(rest.then, isAsked);
        look(rest.else, isAsked);
        return;
      case 'function': {
        const name = String(rest.procedure?.value);
        const asks = /^(?:exists|not|boolean|count|type)$/.test(name);
        for (const each of rest.arguments ?? []) {
          look(each, isAsked || asks);
          const path = name === 'type' ? plainPath(each) : undefined;
          if (path) typed.push(path);
        }
        return;
      }
    }
  };
  look(ast, false);
  return found.filter(
    path =>
      !asked.has(written(path)) && !typed.some(whole => whole.every((step, depth) => path[depth] === step)),
  );
}

/** A path as people write it: `args[0].name`. */
export function written(path: readonly PathStep[]): string {
  return path.reduce<string>(
    (text, step) => (typeof step === 'number' ? `${text}[${step}]` : text === '' ? step : `${text}.${step}`),
    '',
  );
}

interface AstNode {
  readonly type?: string;
  readonly value?: unknown;
  readonly lhs?: unknown;
  readonly rhs?: unknown;
  readonly condition?: unknown;
  readonly then?: unknown;
  readonly else?: unknown;
  readonly procedure?: { readonly value?: unknown };
  readonly arguments?: readonly unknown[];
  readonly expressions?: readonly unknown[];
}

/**
 * Most expressions only say which part of a record is meant (`args[0]`, `kwargs.titulo`). These are followed
 * directly, as JSONata would; lists on the way, which it maps over, are left to it.
 */
function plainPath(ast: unknown): readonly PathStep[] | undefined {
  const { type, steps } = ast as { type: string; steps?: AstStep[] };
  if (type !== 'path' || !steps) return undefined;
  const path: PathStep[] = [];
  for (const step of steps) {
    if (step.type !== 'name' || step.group || step.focus || step.index || step.tuple) return undefined;
    path.push(step.value);
    for (const stage of [...(step.stages ?? []), ...(step.predicate ?? [])]) {
      if (stage.type !== 'filter' || stage.expr?.type !== 'number' || !Number.isInteger(stage.expr.value))
        return undefined;
      path.push(stage.expr.value as number);
    }
  }
  return path;
}

interface AstStep {
  readonly type: string;
  readonly value: string;
  readonly group?: unknown;
  readonly focus?: unknown;
  readonly index?: unknown;
  readonly tuple?: unknown;
  readonly stages?: AstStage[];
  readonly predicate?: AstStage[];
}

interface AstStage {
  readonly type: string;
  readonly expr?: { readonly type: string; readonly value: unknown };
}

/** What a question to the fields of a record gives, any of which may not be resolved. */
function asked<T>(ask: () => T): T | Unresolved {
  try {
    return ask();
  } catch (error) {
    if (error instanceof UnresolvedUse) return error.unresolved;
    throw error;
  }
}

/** The value at a plain path; `undefined` when only JSONata itself can say. @throws {UnresolvedUse} */
function follow(path: readonly PathStep[], input: unknown): { value: unknown } | undefined {
  let value: unknown = input;
  for (const [i, step] of path.entries()) {
    if (typeof step === 'number') {
      if (!Array.isArray(value)) return undefined;
      value = value.at(step);
    } else {
      if (Array.isArray(value)) return undefined;
      if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step))
        return { value: undefined };
      value = (value as Record<string, unknown>)[step];
    }
    if (value === undefined) return { value: undefined };
    // A list at the end is given as it is only when it is not a list of one that JSONata would unwrap.
    if (i === path.length - 1 && Array.isArray(value) && value.length < 2) return undefined;
  }
  return { value };
}
