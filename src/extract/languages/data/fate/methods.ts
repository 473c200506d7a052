import type { Node } from '../../../syntax/node.js';
import { named } from '../../../syntax/nodes.js';
import { functionsNamed, parametersOf } from '../functions.js';
import { partOf } from '../parts.js';
import { blocksOf, memberAt, NAMES, usesOf } from '../uses.js';
import { into } from './containers.js';
import { parameter } from './parameters.js';
import { part, type Trail } from './trail.js';
import type { Next, Walk } from './walk.js';

/** What a method does with what it is called on, and with the blocks that it gets. */
export function method(walk: Walk, call: Node, name: string, trail: Trail): Next {
  const { values } = walk;
  const { changes = {}, reads } = values;
  const isChange =
    changes.methods?.includes(name) || (reads?.marked !== undefined && name.endsWith(reads.marked));
  if (isChange) {
    const next = walk.changes(call, trail, true);
    return next ?? (trail.fresh || trail.level < 0 ? [call, trail] : undefined);
  }
  if (!reads) return undefined;
  const takes = (own: Trail) => blocks(walk, call, name, own);
  if (reads.given?.includes(name)) {
    takes(trail);
    return [call, trail];
  }
  takes(part(trail));
  if (reads.looks?.includes(name)) return undefined;
  if (reads.same?.includes(name)) return [call, trail];
  if (reads.items?.includes(name)) return [call, part(trail)];
  if (reads.copies?.includes(name)) return [call, { ...trail, fresh: trail.level >= 0 }];
  if (trail.level < 0) {
    // `Box.new(TABLE).fill()`: what the method does to what the object holds.
    const [key] = trail.keys;
    const functions = functionsNamed(call, name, values);
    for (const { node } of functions)
      for (const use of key === undefined ? [] : usesOf(key, undefined, node))
        walk.from(memberAt(use, values), part(trail));
    if (key === undefined && functions.length > 0) walk.escapes(call, trail);
    return into(walk, call, partOf(call, values.calls?.[call.type]?.callee ?? '-'), trail);
  }
  if (!trail.fresh) walk.escapes(call, trail);
  return undefined;
}

/** Whether a method is known to change nothing of what it is called on. */
export function isRead(walk: Walk, name: string): boolean {
  const { reads } = walk.values;
  return [reads?.looks, reads?.same, reads?.items, reads?.copies].some(each => each?.includes(name));
}

/** Functions that are written among the arguments of a method get what it is called on, or parts of that. */
export function blocks(walk: Walk, call: Node, method: string, trail: Trail): void {
  const { changes = {}, reads } = walk.values;
  for (const block of blocksOf(call)) {
    const list = parametersOf(block);
    const words = list ? (list.text.match(NAMES) ?? []) : ['it', '_1', '_2', '$0', '$1'];
    const [first, ...others] = words;
    const own = reads?.gathers?.includes(method)
      ? words.slice(0, -1)
      : reads?.folds?.includes(method) && hasArguments(call)
        ? others
        : words;
    if (first === undefined) continue;
    for (const word of own) for (const use of usesOf(word, list, block)) walk.from(use, trail);
  }
  // `&method(:name)`, `&name`: a function that is written elsewhere; `&:upcase!`: a method by its name.
  for (const [, name = ''] of call.text.matchAll(/[(,]\s*&(?:method\(:)?([\w?!]+)\)/g))
    for (const fn of functionsNamed(call, name, walk.values)) parameter(walk, fn, 0, undefined, trail);
  for (const [, name = ''] of call.text.matchAll(/\(\s*&:([\w?!]+)\s*\)/g))
    if (changes.methods?.includes(name) || (reads?.marked !== undefined && name.endsWith(reads.marked)))
      walk.changes(call, trail, true);
}

/** What a method hands its block from one round to the next: by its last parameter, or its first. */
export function gathered(walk: Walk, call: Node, method: string, trail: Trail): void {
  for (const block of blocksOf(call)) {
    const list = parametersOf(block);
    const words = list?.text.match(NAMES) ?? [];
    const word = walk.values.reads?.gathers?.includes(method) ? words.at(-1) : words[0];
    for (const use of word === undefined ? [] : usesOf(word, list, block)) walk.from(use, trail);
  }
}

/** Whether a method gets something besides a block: what its block begins with. */
function hasArguments(call: Node): boolean {
  const list = call.childForFieldName('arguments') ?? named(call).find(each => /arguments?$/.test(each.type));
  return list !== undefined && named(list).some(each => !/^block_argument$|symbol$/.test(each.type));
}
