import type { Expression } from '../languages/language/expression.js';
import type { Node } from '../syntax/node.js';
import { opaque } from '../syntax/nodes.js';
import type { SourceFile } from '../syntax/source-file.js';
import type { Arguments, Call } from './call-arguments.js';
import { type CallSite, returned, type Site, unresolvedAt } from './environment.js';
import type { Evaluator } from './evaluator.js';
import type { Names } from './names.js';
import {
  CallResult,
  Definition,
  EnumMember,
  Mapping,
  Sequence,
  Unresolved,
  type Value,
  worthOf,
} from './value.js';

/** Values that a library function may be handed. */
const MAX_WEIGHT = 2_000_000;

/** Why what a loop goes through, or a part of that, is not known. */
const LOOPED = opaque('a loop variable').reason;

/** Who evaluates the call. */
interface Caller {
  readonly evaluator: Evaluator;
  readonly names: Names;
  readonly invoke: (callee: Value, values: readonly Value[], calledAt: CallSite) => Value | undefined;
}

/**
 * What a function of the language's own library gives, be it called by its name or as a method: `join(…)`, `x.join(…)`.
 *
 * @param callee what is called, with the object that it is a method of.
 * @param invoke applies a function of the sources to values: what a library function was handed (`map(f, …)`).
 * @returns undefined where what is called is nothing of the library.
 */
export function libraryCall(
  callee: Expression,
  { callee: calleeNode, object }: Call,
  { positional, named }: Arguments,
  node: Node,
  site: Site,
  { evaluator, names, invoke }: Caller,
): Value | undefined {
  const { file } = site;
  const { functions } = file.language;
  const given = positional.map(entry => returned(entry.value));
  const taken = (name: string, value: Value): Value => {
    const { goingThrough, ofMembers } = file.language.operators;
    const members = goingThrough?.has(name) ? evaluator.members.itemsOf(value) : undefined;
    if (members) return new Sequence(members);
    return ofMembers?.has(name) ? value : worthOf(value);
  };
  const origin = file.origin(node);
  const run = (name: string, receiver: Value | undefined): Value | undefined => {
    // Own properties only: a function called `toString` or `constructor` is not one of ours.
    const apply = Object.hasOwn(functions, name) && !isReplacedIn(file, name) ? functions[name] : undefined;
    const args = given.map(value => taken(name, value));
    if (!apply || weight([receiver, ...args]) > MAX_WEIGHT) return undefined;
    try {
      return apply(
        receiver,
        args,
        origin,
        named,
        (inner, values) => invoke(inner, values, { node, site }),
        (object, member) => evaluator.members.ifAny(object, member),
      );
    } catch (error) {
      // A text longer than any text can be.
      if (error instanceof RangeError) return undefined;
      throw error;
    }
  };
  const written = object ? `${object.text}.${calleeNode.text}` : calleeNode.text;
  const isOwn = Object.hasOwn(functions, written);
  if (isOwn || file.language.imports.libraryName) {
    const name = names.libraryName(written, calleeNode, site);
    if (name !== undefined && Object.hasOwn(functions, name)) return run(name, undefined);
    if (isOwn) return undefined;
  }
  if (callee.kind !== 'member') return undefined;
  const isCall = site.file.language.expression(callee.object).kind === 'call';
  const whole = returned(
    isCall ? evaluator.objectOf(callee.object, site) : evaluator.evaluateNow(callee.object, site),
  );
  const isOwnMethod =
    whole instanceof EnumMember && evaluator.members.methodNamed(whole.of, callee.name) !== undefined;
  const receiver = isOwnMethod ? whole : worthOf(whole);
  // What a loop goes through is a value: what a method of the library gives of it is no call that somebody means.
  const isOfLoop = receiver instanceof Unresolved && receiver.reason.startsWith(LOOPED);
  if (isOfLoop && Object.hasOwn(functions, `.${callee.name}`)) return receiver;
  if (receiver instanceof Unresolved || receiver instanceof Definition || receiver instanceof CallResult)
    return undefined;
  if (receiver instanceof Mapping && receiver.get(callee.name) !== undefined) return undefined;
  return (
    run(`.${callee.name}`, receiver) ??
    unresolvedAt(`what .${callee.name}(…) gives here is not known before the program runs`, node, file)
  );
}

/** Whether a file gives a function of the library another value. */
function isReplacedIn(file: SourceFile, name: string): boolean {
  const { replacedFunctions } = file.language;
  if (!replacedFunctions) return false;
  let names = replaced.get(file);
  if (!names) {
    names = replacedFunctions(file.text);
    replaced.set(file, names);
  }
  return names.has(name);
}

const replaced = new WeakMap<SourceFile, ReadonlySet<string>>();

function weight(values: readonly (Value | undefined)[]): number {
  let total = 0;
  for (const value of values)
    if (value instanceof Sequence || value instanceof Mapping) total += value.weight;
  return total;
}
