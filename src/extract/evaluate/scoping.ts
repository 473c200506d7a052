import type { Binding } from '../languages/language/binding.js';
import type { Node } from '../syntax/node.js';
import { contains } from '../syntax/nodes.js';
import type { BoundName, SourceFile } from '../syntax/source-file.js';
import type { Environment } from './environment.js';

/** Which names are meant, where a language keeps those of types apart: `struct x` is no variable `x`. */
export type Space = 'any' | 'types';

/** Definitions that a name can mean in its place; where both a type and something else have it, a plain name is the latter. */
export function inSpace(space: Space, all: readonly BoundName[]): readonly BoundName[] {
  const isType = ({ binding }: BoundName) => binding.kind === 'value' && binding.isType === true;
  if (space === 'types') return all.filter(isType);
  return all.length > 1 && all.some(each => !isType(each)) ? all.filter(each => !isType(each)) : all;
}

/**
 * Of several assignments in one block, the last one before a use in the same block is what holds there. Undefined
 * when some of them stand elsewhere (in a condition or loop), or the use runs at another time (in a function).
 */
export function lastBefore(at: Node, bound: readonly BoundName[], sameScope: boolean): BoundName | undefined {
  if (!sameScope) return undefined;
  const before = bound.filter(({ binding }) => binding.node.startIndex < at.startIndex);
  const done = before.filter(({ binding }) => binding.node.endIndex <= at.startIndex);
  const block = before[0]?.binding.node.parent;
  // Definitions that were taken out of a table stand at the top of a tree of their own.
  const isBlock = (node: Node | null) =>
    node !== null && (node.id === block?.id || (node.parent === null && block?.parent === null));
  if (!block || !contains(block, at) || before.some(({ binding }) => !isBlock(binding.node.parent)))
    return undefined;
  // In the body of a loop, its variable has a value before the loop is over.
  const around = before.filter(({ binding: { node } }) => {
    const body = node.endIndex > at.startIndex ? node.childForFieldName('body') : null;
    return body !== null && contains(body, at);
  });
  return around.at(-1) ?? done.at(-1);
}

/** Whether a name is used in the expression that it is about to be bound to: `name = name` means what is around it. */
export function isOwnValue(binding: Binding, at: Node): boolean {
  return binding.kind === 'value' && 'id' in binding.value && binding.value.id === at.id;
}

/** Whether a part that was parsed by itself binds a name in a block of its own. */
export function isBoundInBlock(name: string, at: Node, file: SourceFile): boolean {
  const inner = file.scopesAround(at).slice(0, -1);
  return inner.length > 0 && file.bindings(name).some(({ scope }) => inner.includes(scope));
}

/** Of definitions that their name has from the start, the last one alone: the others are never seen. */
export function lastHoisted(bound: BoundName[], { language }: SourceFile): BoundName[] {
  const { hoisted } = language.scopes;
  if (!hoisted) return bound;
  // What a part of a block gives the whole function is given when the block runs.
  const isHoisted = ({ binding: { node, scope } }: BoundName) => !scope && hoisted.has(node.type);
  const last = bound.findLast(isHoisted);
  return bound.filter(each => each === last || !isHoisted(each));
}

/** Definitions that are made when the statement at a node runs. */
export function ended(bound: readonly BoundName[], at: Node): BoundName[] {
  return bound.filter(({ binding }) => binding.node.endIndex <= at.startIndex);
}

/** What was given to the functions around a node, innermost first, where one of them has a parameter of this name. */
export function parameterNamed(
  name: string,
  at: Node,
  file: SourceFile,
  env: Environment | undefined,
): Environment | undefined {
  for (let e = env; e; e = e.outer) if (e.names.has(name) && isInside(at, file, e)) return e;
  return undefined;
}

/** Whether a node stands in the function that was given what an environment holds. */
export function isInside(node: Node, file: SourceFile, env: Environment): boolean {
  return env.file === file && contains(env.owner, node);
}

/** Bound to something, unlike parameters and loop variables, which only a run binds. */
export function isAssigned(binding: Binding): boolean {
  return (
    !binding.member &&
    !(binding.kind === 'value' && 'kind' in binding.value && binding.value.kind === 'opaque')
  );
}
