import type { Node } from '../../syntax/node.js';
import type { SourceFile } from '../../syntax/source-file.js';
import type { Change } from '../language/binding.js';
import type { StatementWords } from '../language/statement-shape.js';
import { statementGiving, statementOf } from './plain-statements.js';
import { stepsChange } from './steps-reading.js';

/** What there is to know of the functions of a language, so that calls of them can be looked into. */
export interface FunctionWords {
  readonly statements: StatementWords;
  /** Whether a node is a function that runs when it is called by its name alone. */
  isFunction(node: Node): boolean;
  /** Types of bodies of classes whose functions are called by their name alone, and whose statements run with the file. */
  readonly classes?: ReadonlySet<string>;
  /** The node types of what has statements of its own: functions, classes. */
  readonly deferred: ReadonlySet<string>;
  /** Types of loops, and of what else may stand around a statement within the same function. */
  readonly loops: ReadonlySet<string>;
  readonly around: ReadonlySet<string>;
  /** Whether what stands in a node directly runs with its file: the file itself, `init()`, a `static` block. */
  runsWithFile(node: Node): boolean;
  /** The statement whose loop body a function is: `xs.forEach(x => { … });`. */
  loopOf?(fn: Node): Node | null;
  /** Whether a use of a function says that it is gone: `del define`. */
  isGone?(use: Node): boolean;
  /** The definition that a use of a function decorates; `isCalled` where that is what a call of it gives. */
  decorated?(use: Node): { readonly statement: Node; readonly isCalled: boolean } | null;
  /** Whether a use of the name of a function is that of somebody else's: `list.add`. */
  isOfOther?(use: Node): boolean;
}

/** Functions that call each other, on the way from one that changes a table to the statements that run it. */
const MAX_DEPTH = 4;
/** Statements that call a function: more of them take too long. */
const MAX_CALLS = 5_000;

/** How what is around a use of a name changes its value; null where it does not. Of a loop, that is all that the loop does. */
export function changeAround(name: Node, words: FunctionWords): Change | null {
  const one = words.statements.changeBy(name);
  if (!one) return null;
  const { loop } = surroundings(one.node, words);
  return (loop && stepsChange(loop, name.text, words.statements)) ?? one;
}

/** The outermost loop around a statement within the same function, and what that stands in. */
function surroundings(statement: Node, { loops, around, loopOf }: FunctionWords) {
  let loop: Node | null = null;
  let at = statement.parent;
  for (; at?.parent; at = at.parent) {
    const called = loopOf?.(at);
    if (called) at = called;
    if (called || loops.has(at.type)) loop = statementOf(at);
    else if (!around.has(at.type)) break;
  }
  return { loop, within: at };
}

/**
 * What the statements at the top of a file do that call the function around a use of a name, where the function changes what the name
 * stands for; undefined where nobody does, or something else may be done with the function than calling it there.
 */
export function changesByCalls(name: Node, file: SourceFile, words: FunctionWords): Change[] | undefined {
  const { statements } = words;
  const around = statements.changeBy(name) && enclosing(name, words);
  if (!around) return undefined;
  const isGiven = !isCalledByName(around, file, words);
  const own = isGiven ? givingFunction(around, file, words) : around;
  if (!own || !words.isFunction(own)) return undefined;
  const calling = statementsCalling(own, file, words, 0, isGiven);
  if (!calling?.length) return undefined;
  const named = (called: string) => functionNamed(called, own, file, words);
  const changes = calling.map(statement => stepsChange(statement, name.text, statements, named));
  return changes.includes(null) ? undefined : (changes as Change[]);
}

/** The function that a node stands in, if it is called by its name alone. */
function functionAround(node: Node, file: SourceFile, words: FunctionWords): Node | null {
  const at = enclosing(node, words);
  return at && words.isFunction(at) && isCalledByName(at, file, words) ? at : null;
}

function enclosing(node: Node, { deferred }: FunctionWords): Node | null {
  let at = node.parent;
  while (at?.parent && !deferred.has(at.type)) at = at.parent;
  return at;
}

/** The function at the top that gives another one to who calls it. */
function givingFunction(fn: Node, file: SourceFile, words: FunctionWords): Node | null {
  const outer = functionAround(fn, file, words);
  return outer && words.statements.givenBy?.(outer)?.id === fn.id ? outer : null;
}

/** Whether a function stands where the statements do that run with the file. */
function isCalledByName(fn: Node, file: SourceFile, { classes }: FunctionWords): boolean {
  return fn.parent?.id === file.root.id || classes?.has(fn.parent?.type ?? '') === true;
}

/** The one function that has a name where another one stands. */
function functionNamed(name: string, beside: Node, file: SourceFile, words: FunctionWords): Node | null {
  const [scope] = file.scopesAround(beside);
  const [only, ...others] = file.bindings(name).filter(bound => bound.scope === scope);
  const node = only?.binding.node;
  return node && others.length === 0 && words.isFunction(node) && isCalledByName(node, file, words)
    ? node
    : null;
}

/**
 * Statements at the top that call a function, be it by others; undefined where it is used in another way.
 *
 * @param isGiven it is what the function gives that changes the table: only decorators call that where it can be seen.
 */
function statementsCalling(
  own: Node,
  file: SourceFile,
  words: FunctionWords,
  depth: number,
  isGiven = false,
): Node[] | undefined {
  const name = own.childForFieldName('name');
  if (!name || depth > MAX_DEPTH || functionNamed(name.text, own, file, words)?.id !== own.id)
    return undefined;
  const found = new Map<number, Node>();
  let isGone = false;
  for (const use of file.occurrences(name.text)) {
    isGone ||= words.isGone?.(use) ?? false;
    if (use.id === name.id || words.isGone?.(use) || words.isOfOther?.(use)) continue;
    const decorated = words.decorated?.(use);
    if (isGiven && !decorated?.isCalled) return undefined;
    const statement = decorated?.statement ?? statementCalling(use, words);
    if (!statement) return undefined;
    const { loop, within } = surroundings(statement, words);
    if (within && words.runsWithFile(within)) {
      const whole = loop ?? statement;
      found.set(whole.id, whole);
    } else {
      const outer = functionAround(statement, file, words);
      const outside =
        outer && outer.id !== own.id ? statementsCalling(outer, file, words, depth + 1) : undefined;
      if (!outside) return undefined;
      for (const each of outside) found.set(each.id, each);
    }
    if (found.size > MAX_CALLS) return undefined;
  }
  // Who is not called now may be called later, unless its name is gone by then.
  return found.size > 0 || isGone ? [...found.values()] : undefined;
}

/** The statement that is a call of a function, or gives a name what it gives; null where that is used in another way. */
function statementCalling(use: Node, { statements: { calls, callee } }: FunctionWords): Node | null {
  const call = use.parent;
  if (!call || !calls.includes(call.type) || call.childForFieldName(callee)?.id !== use.id) return null;
  if (call.parent?.type === 'return_statement') return call.parent;
  const own = statementOf(call);
  return own.id === call.id ? statementGiving(call) : own;
}
