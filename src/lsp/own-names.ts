import { firstWhere } from '../text/sorted.js';
import { type Steps, TURNS_PER_STEP } from '../text/steps.js';
import { blocksOf } from './blocks.js';
import {
  beginsStatement,
  type Code,
  type CodeToken,
  depthOf,
  isMember,
  isName,
  textAt,
} from './code-token.js';
import { isAssignment } from './problems/assignment.js';
import type { Program } from './program.js';

/** So many words may stand before the one that declares: `abstrata classe`, `estatico funcao`. */
const MAX_MODIFIERS = 4;
/** Tokens of one list of parameters, at most. */
const MAX_LIST_TOKENS = 1000;
/** What stands behind the name of a parameter, a field or a key. */
const LABELLING: ReadonlySet<string> = new Set([':', '=', '=>', ':=']);
/** What stands before one. */
const SEPARATING: ReadonlySet<string> = new Set(['(', '{', '[', ',', ';', '|']);

/** Where a name is the program's own. */
interface Scope {
  readonly start: number;
  readonly end: number;
}

const EVERYWHERE: Scope = { start: 0, end: Number.POSITIVE_INFINITY };

/**
 * Names that a program declares or gives a value, with where they count: in the function or class around, or everywhere. What
 * the language has under such a name is not what is meant there, or nobody can tell whether it is. The places of a name are
 * apart from each other, in their order.
 */
export type OwnNames = ReadonlyMap<string, readonly Scope[]>;

/** Gathers the names that a program has for itself. */
export function* ownNamesOf(program: Program): Steps<OwnNames> {
  const { language, reading: code } = program;
  const found = language.names<Scope[]>();
  if (code === undefined) return found;
  const blocks = yield* blocksByHead(program);
  const scopes = yield* scopesOf(program, code, blocks);
  const around: { readonly head: number; readonly last: number }[] = [];
  const add = (at: number, scope: Scope) => {
    const name = textAt(code, at);
    if (language.isReserved(name)) return;
    const known = found.get(name);
    if (known === undefined) found.set(name, [scope]);
    // A name that is given values again and again is known once for each place that it counts in.
    else if (scope === EVERYWHERE) known.splice(0, known.length, scope);
    else if (known[0] !== EVERYWHERE && known.at(-1)?.start !== scope.start) known.push(scope);
  };
  // Names that it takes in from elsewhere; those of modules that are known are found by their statements.
  for (const { first, end } of program.imports)
    for (let i = first + 1; i < end; i += 1)
      if (isName(code, i) && !isMember(code, i - 1) && program.selectedAt(code, i) === undefined)
        add(i, EVERYWHERE);
  for (let i = 0; i < code.tokens.length; i += 1) {
    if (i % TURNS_PER_STEP === 0) yield;
    if (!beginsStatement(code, i, language.separators)) continue;
    while (around.length > 0 && (around.at(-1)?.last ?? 0) < i) around.pop();
    const outer = around.at(-1);
    const scope = outer === undefined ? EVERYWHERE : scopeOf(code, outer);
    const name = declaredNameAt(program, code, i);
    const last = scopes.get(i);
    if (last !== undefined) around.push({ head: i, last });
    if (name === undefined) continue;
    add(name, scope);
    // Parameters are known in what the line begins; where that cannot be seen, from there on.
    const inner =
      last === undefined ? { ...scope, start: startOf(code, i) } : scopeOf(code, { head: i, last });
    if (textAt(code, name + 1) === '(')
      for (const parameter of parametersFrom(code, name + 1)) add(parameter, inner);
  }
  let head = 0;
  for (let i = 0; i < code.tokens.length; i += 1) {
    if (i % TURNS_PER_STEP === 0) yield;
    if (code.tokens.get(i)?.isFirst) head = i;
    const names = boundFrom(program, code, i);
    if (names.length === 0) continue;
    const scope = { start: startOf(code, i), end: endOfBound(code, i, blocks.get(head)) };
    for (const name of names) add(name, scope);
  }
  for (const [name, each] of found) {
    found.set(name, joined(each));
    yield;
  }
  return found;
}

/** Whether a name is one of the program's own at a place. */
export function isIn(own: OwnNames, name: string, offset: number): boolean {
  const scopes = own.get(name) ?? [];
  const last = scopes[firstWhere(scopes, ({ start }) => start > offset) - 1];
  return last !== undefined && offset < last.end;
}

/** The same places, apart from each other and in their order. */
function joined(scopes: readonly Scope[]): Scope[] {
  const found: Scope[] = [];
  for (const scope of [...scopes].sort((a, b) => a.start - b.start)) {
    const last = found.at(-1);
    if (last === undefined || scope.start > last.end) found.push(scope);
    else if (scope.end > last.end) found[found.length - 1] = { start: last.start, end: scope.end };
  }
  return found;
}

/** Whether a name labels what stands behind it at its place: a key of a map, an argument by its name. */
export function isLabel(code: Code, at: number): boolean {
  return SEPARATING.has(textAt(code, at - 1)) && LABELLING.has(textAt(code, at + 1));
}

/** Blocks by the first token of the line that they begin in: the last token of the longest. */
function* blocksByHead(program: Program): Steps<ReadonlyMap<number, number>> {
  const found = new Map<number, number>();
  for (const { head, last } of yield* blocksOf(program))
    found.set(head, Math.max(last, found.get(head) ?? 0));
  return found;
}

/** Those blocks whose line declares something. */
function* scopesOf(
  program: Program,
  code: Code,
  blocks: ReadonlyMap<number, number>,
): Steps<ReadonlyMap<number, number>> {
  const found = new Map<number, number>();
  let turn = 0;
  for (const [head, last] of blocks) {
    turn += 1;
    if (turn % TURNS_PER_STEP === 0) yield;
    if (declaringAt(program, code, head) !== undefined) found.set(head, last);
  }
  return found;
}

/** Names that stand behind a word that takes them for what follows: `para cada k, v em`, `fn a, b:`, `for (const x of`. */
function boundFrom({ language }: Program, code: Code, at: number): number[] {
  const found: number[] = [];
  if (!isName(code, at) || isMember(code, at - 1) || !language.isBinding(textAt(code, at))) return found;
  const end = Math.min(code.tokens.length, at + MAX_LIST_TOKENS);
  for (let i = at + 1; i < end && !code.tokens.get(i)?.isFirst; i += 1) {
    const text = textAt(code, i);
    if (isName(code, i) && !language.isReserved(text)) {
      if (isMember(code, i + 1)) break;
      found.push(i);
      if (textAt(code, i + 1) !== ',') break;
    } else if (text !== ',' && depthOf(code, i) <= 0 && !(found.length === 0 && language.isReserved(text)))
      break;
  }
  return found;
}

/** Where names end that a word in a line takes: with the bracket around it, else with the block of the line, else with the line. */
function endOfBound(code: Code, at: number, last: number | undefined): number {
  let depth = 0;
  // A bracket that is further away is not looked for: a line may be as long as a file, with a word in it a thousand times.
  const stop = Math.min(code.tokens.length, at + MAX_LIST_TOKENS);
  for (let i = at; i < stop; i += 1) {
    if (last === undefined && i > at && code.tokens.get(i)?.isFirst) return startOf(code, i);
    if (last !== undefined && i > last) return startOf(code, i);
    depth += depthOf(code, i);
    if (depth < 0) return startOf(code, i);
  }
  return last === undefined ? Number.POSITIVE_INFINITY : (code.tokens.get(last) as CodeToken).end;
}

function scopeOf(code: Code, { head, last }: { head: number; last: number }): Scope {
  return { start: startOf(code, head), end: code.tokens.get(last)?.end ?? Number.POSITIVE_INFINITY };
}

function startOf({ tokens }: Code, at: number): number {
  return (tokens.get(at) as CodeToken).start;
}

/** The word of a line that declares what stands behind it. */
function declaringAt({ language }: Program, code: Code, first: number): number | undefined {
  for (let at = first; at < first + MAX_MODIFIERS && isName(code, at); at += 1) {
    if (at > first && code.tokens.get(at)?.isFirst) return undefined;
    if (language.isDeclaring(textAt(code, at))) return at;
    if (!language.words.has(textAt(code, at))) return undefined;
  }
  return undefined;
}

/** The name that a line declares, or that it begins with and gives a value. */
function declaredNameAt(program: Program, code: Code, first: number): number | undefined {
  const declaring = declaringAt(program, code, first);
  if (declaring === undefined)
    return isName(code, first) && isAssignment(program, textAt(code, first + 1)) ? first : undefined;
  const name = declaring + 1;
  const isNamed = isName(code, name) && !code.tokens.get(name)?.isFirst && !isMember(code, name + 1);
  return isNamed ? name : undefined;
}

/** Names between brackets that begin what stands between commas. */
function parametersFrom(code: Code, open: number): number[] {
  const found: number[] = [];
  let depth = 0;
  for (let at = open; at < code.tokens.length && at - open < MAX_LIST_TOKENS; at += 1) {
    depth += depthOf(code, at);
    if (depth === 0) break;
    const before = textAt(code, at - 1);
    if (depth === 1 && isName(code, at) && (before === '(' || before === ',')) found.push(at);
  }
  return found;
}
