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
 * the language has under such a name is not what is meant there, or nobody can tell whether it is.
 */
export type OwnNames = ReadonlyMap<string, readonly Scope[]>;

/** Gathers the names that a program has for itself. */
export function ownNamesOf(program: Program): OwnNames {
  const { language, reading: code } = program;
  const found = language.names<Scope[]>();
  if (code === undefined) return found;
  const scopes = scopesOf(program, code);
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
  return found;
}

/** Whether a name labels what stands behind it at its place: a key of a map, an argument by its name. */
export function isLabel(code: Code, at: number): boolean {
  return SEPARATING.has(textAt(code, at - 1)) && LABELLING.has(textAt(code, at + 1));
}

/** Blocks of lines that declare something, by the first token of the line: the last one of the block. */
function scopesOf(program: Program, code: Code): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  for (const { head, last } of blocksOf(program))
    if (declaringAt(program, code, head) !== undefined) found.set(head, Math.max(last, found.get(head) ?? 0));
  return found;
}

function scopeOf(code: Code, { head, last }: { head: number; last: number }): Scope {
  return { start: startOf(code, head), end: code.tokens[last]?.end ?? Number.POSITIVE_INFINITY };
}

function startOf({ tokens }: Code, at: number): number {
  return (tokens[at] as CodeToken).start;
}

/** The word of a line that declares what stands behind it. */
function declaringAt({ language }: Program, code: Code, first: number): number | undefined {
  for (let at = first; at < first + MAX_MODIFIERS && isName(code, at); at += 1) {
    if (at > first && code.tokens[at]?.isFirst) return undefined;
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
  const isNamed = isName(code, name) && !code.tokens[name]?.isFirst && !isMember(code, name + 1);
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
