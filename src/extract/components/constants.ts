import { Described } from '../evaluate/environment.js';
import type { Evaluator } from '../evaluate/evaluator.js';
import { CallResult, Definition, Sequence, Unresolved, type Value } from '../evaluate/value.js';
import type { ClassText } from './classes.js';
import { OfMissingBase, OfStatement } from './hierarchy.js';
import type { MemberText } from './members.js';

/**
 * What a constant of a component's class holds when the program is loaded, in languages in which classes are objects that anybody may
 * give members (decorators, loops, the classes they are made from); undefined for methods, and for what is shown as it is written.
 * @param found what the text of the class has under that name.
 */
export function constantOf(
  { file, node, name: own }: ClassText,
  name: string,
  found: MemberText | Unresolved | undefined,
  evaluator: Evaluator,
): Value | undefined {
  const { effects } = file.language;
  const isKnown =
    found instanceof Unresolved && !(found instanceof OfMissingBase || found instanceof OfStatement);
  if (!effects || effects.sees || isKnown || isMethod(found)) return undefined;
  const bound = file.bindings(own).filter(({ scope, binding }) => scope === file.root.id && !binding.member);
  const last = bound.at(-1);
  const whole = last && evaluator.valueOf(own, last, file);
  if (whole instanceof Unresolved) return whole;
  if (!(whole instanceof Described) || whole.kind !== 'class' || whole.node.id !== node.id) return undefined;
  const value = evaluator.members.ifAny(whole, name);
  return value instanceof Definition || isCall(value) ? undefined : value;
}

function isMethod(found: MemberText | Unresolved | undefined): boolean {
  if (!found || found instanceof Unresolved) return false;
  return found.owner.file.language.expression(found.node).kind === 'function';
}

/** What is shown with all calls that follow on each other. */
function isCall(value: Value | undefined): boolean {
  return (
    value instanceof CallResult ||
    (value instanceof Sequence && value.entries.some(each => each.value instanceof CallResult))
  );
}
