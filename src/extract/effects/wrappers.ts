import type { Node } from '../syntax/node.js';
import { named } from '../syntax/nodes.js';
import { lang } from './lang.js';
import type { Code, World } from './world.js';

/** Functions of the library that do not call what they decorate as it is called, but another function in its place. */
const CHOOSING = /(?:^|\.)singledispatch(?:method)?$/;

/**
 * What a call of a decorated function calls besides it: the functions that its decorators make. `unknown` where a decorator is in no
 * source and not one of the language's own library.
 */
export function wrappersOf(code: Code, world: World): readonly Code[] | 'unknown' {
  const found: Code[] = [];
  for (const decorator of decoratorsOf(code.node)) {
    const { call, keepsMembers } = lang(code.file);
    const expression = call(decorator)?.callee;
    if (!expression) return 'unknown';
    const made = call(expression);
    const callee = world.callee(code.file, made?.callee ?? expression);
    if (callee.kind === 'library' && keepsMembers?.(callee.name) && !CHOOSING.test(callee.name)) continue;
    if (callee.kind !== 'code') return 'unknown';
    for (const maker of callee.code) found.push(...madeBy(maker, made ? 2 : 1, world));
  }
  return found;
}

/** The decorators of a class, function or member, in source order. */
export function decoratorsOf({ parent, children }: Node): Node[] {
  const around = parent?.type === 'decorated_definition' ? parent.children : children;
  return around.filter((child): child is Node => child?.type === 'decorator');
}

/** Functions that stand so deep in another one, as wrappers do; the method by which an instance is called. */
function madeBy({ file, node }: Code, depth: number, world: World): Code[] {
  const { isClass, isFunction, functionAround } = lang(file);
  if (isClass(node)) return world.method({ file, node }, '__call__');
  const depthOf = (fn: Node) => {
    let count = 0;
    for (let at: Node | null = fn; at && at.id !== node.id; at = functionAround(at)) count += 1;
    return count;
  };
  return functionsIn(node, isFunction)
    .filter(each => depthOf(each) === depth)
    .map(each => ({ file, node: each }));
}

function functionsIn(node: Node, isFunction: (node: Node) => boolean): Node[] {
  return named(node).flatMap(inner => [
    ...(isFunction(inner) ? [inner] : []),
    ...functionsIn(inner, isFunction),
  ]);
}
