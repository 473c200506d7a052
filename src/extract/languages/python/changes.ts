import type { Node } from '../../syntax/node.js';
import type { SourceFile } from '../../syntax/source-file.js';
import type { Change } from '../language/binding.js';
import { changeBy, statementOf } from './single-changes.js';
import { type FunctionNamed, isAround, loopAround, stepsChange } from './steps.js';

/** Functions that call each other, on the way from one that changes a table to the statements that run it. */
const MAX_DEPTH = 4;
/** Statements that call a function: more of them take too long. */
const MAX_CALLS = 5_000;

/** How what is around a use of a name changes its value; null where it does not. Of a loop, that is all that the loop does. */
export function change(name: Node): Change | null {
  const one = changeBy(name);
  if (!one) return null;
  const loop = loopAround(one.node);
  return (loop && stepsChange(loop, name.text, () => null)) ?? one;
}

/**
 * What the statements at the top of a file do that call the function around a use of a name, where the function changes what the name
 * stands for; undefined where nobody does, or something else may be done with the function than calling it there.
 */
export function changesByCalls(name: Node, file: SourceFile): Change[] | undefined {
  const own = changeBy(name) && functionAround(name);
  if (!own) return undefined;
  const statements = statementsCalling(own, file, 0);
  if (!statements?.length) return undefined;
  const named = functionsOf(file);
  const changes = statements.map(statement => stepsChange(statement, name.text, named));
  return changes.includes(null) ? undefined : (changes as Change[]);
}

/** The function at the top of a file that a node stands in; null where it is in another one, or in a class. */
function functionAround(node: Node): Node | null {
  let at = node.parent;
  while (
    at?.parent &&
    at.type !== 'function_definition' &&
    at.type !== 'lambda' &&
    at.type !== 'class_definition'
  )
    at = at.parent;
  return at && isTopFunction(at) ? at : null;
}

function isTopFunction(node: Node): boolean {
  return (
    node.type === 'function_definition' && node.parent?.type === 'module' && node.firstChild?.type === 'def'
  );
}

function functionsOf(file: SourceFile): FunctionNamed {
  return name => {
    const [only, ...others] = file.bindings(name).filter(({ scope }) => scope === file.root.id);
    return only && others.length === 0 && isTopFunction(only.binding.node) ? only.binding.node : null;
  };
}

/** Statements at the top that call a function, be it by others; undefined where it is used in another way. */
function statementsCalling(own: Node, file: SourceFile, depth: number): Node[] | undefined {
  const name = own.childForFieldName('name');
  if (!name || depth > MAX_DEPTH || functionsOf(file)(name.text)?.id !== own.id) return undefined;
  const found = new Map<number, Node>();
  for (const use of file.occurrences(name.text)) {
    const call = use.parent;
    // The function is gone when its file is loaded: `del define`.
    if (use.id === name.id || isDeleted(use)) continue;
    if (call?.type !== 'call' || call.childForFieldName('function')?.id !== use.id) return undefined;
    const statement = statementOf(call);
    if (statement.id === call.id) return undefined;
    if (isAround(statement)) {
      const whole = loopAround(statement) ?? statement;
      found.set(whole.id, whole);
    } else {
      const outer = functionAround(statement);
      const calls = outer && outer.id !== own.id ? statementsCalling(outer, file, depth + 1) : undefined;
      // Who is not called now may be called later.
      if (!calls?.length) return undefined;
      for (const each of calls) found.set(each.id, each);
    }
    if (found.size > MAX_CALLS) return undefined;
  }
  return [...found.values()];
}

/** `del a, b`. */
function isDeleted({ parent }: Node): boolean {
  return (
    parent?.type === 'delete_statement' ||
    (parent?.type === 'expression_list' && parent.parent?.type === 'delete_statement')
  );
}
