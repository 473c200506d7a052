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
  const isAround = /^(?:decorated_definition|export_statement)$/.test(parent?.type ?? '');
  const around = isAround && parent ? [...parent.children, ...children] : children;
  return around.filter((child): child is Node => child?.type === 'decorator');
}

/** Decorators of a class that are functions of the repository, and give something else in its place. */
export function replacersOf({ file, node }: Code, world: World): readonly Node[] {
  return decoratorsOf(node).filter(decorator => {
    const { call } = lang(file);
    const expression = call(decorator)?.callee ?? decorator.firstNamedChild;
    if (!expression) return false;
    const made = call(expression);
    const callee = world.callee(file, made?.callee ?? expression);
    if (callee.kind !== 'code') return false;
    const makers = callee.code.filter(each => lang(each.file).isFunction(each.node));
    return (made ? makers.flatMap(givenFunctions) : makers).some(each => givesOther(each, world, 0));
  });
}

/** Functions that a function gives back: those in it, by their names or where they are written. */
function givenFunctions({ file, node }: Code): Code[] {
  const { isFunction, functionAround } = lang(file);
  const results = resultsOf({ file, node });
  return functionsIn(node, isFunction)
    .filter(inner => functionAround(inner)?.id === node.id)
    .filter(inner => {
      const name = inner.childForFieldName('name')?.text;
      return results.some(each => each.id === inner.id || each.text === name);
    })
    .map(inner => ({ file, node: inner }));
}

/** Whether a function gives back anything but what it is given. */
function givesOther(code: Code, world: World, depth: number): boolean {
  const { file, node } = code;
  const { call, keepsMembers } = lang(file);
  const given = world.scopes(file).signature(node).parameters[0]?.target.text;
  return resultsOf(code).some(result => {
    if (/^(?:identifier|none|undefined|null)$/i.test(result.type))
      return result.type === 'identifier' && result.text !== given;
    const inner = call(result);
    if (!inner?.arguments.some(each => each.text === given)) return true;
    const callee = world.callee(file, call(inner.callee)?.callee ?? inner.callee);
    if (callee.kind === 'library') return !keepsMembers?.(callee.name);
    return (
      callee.kind !== 'code' ||
      depth > MAX_GIVEN ||
      callee.code.some(each => !lang(each.file).isFunction(each.node) || givesOther(each, world, depth + 1))
    );
  });
}

/** Decorators that give what others give: more is a ring. */
const MAX_GIVEN = 4;

/** What a function gives back, as it is written. */
function resultsOf({ file, node }: Code): Node[] {
  const { functionAround } = lang(file);
  const body = node.childForFieldName('body');
  if (!body) return [];
  if (!/block$/.test(body.type)) return [body];
  return body.descendantsOfType('return_statement').flatMap(each => {
    const own = each && functionAround(each)?.id === node.id ? each.firstNamedChild : null;
    return own ? [own] : [];
  });
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
