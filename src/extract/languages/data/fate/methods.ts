import { escaped } from '../../../../text/pattern.js';
import type { Node } from '../../../syntax/node.js';
import { named } from '../../../syntax/nodes.js';
import { functionAround, functionsNamed, headOf, parametersOf } from '../functions.js';
import { NO_ROWS, partOf } from '../parts.js';
import { blocksOf, memberAt, NAMES, usesOf } from '../uses.js';
import { into } from './containers.js';
import { parameter } from './parameters.js';
import { part, type Trail } from './trail.js';
import type { Next, Walk } from './walk.js';

/** What a method does with what it is called on, and with the blocks that it gets. */
export function method(walk: Walk, call: Node, name: string, trail: Trail): Next {
  const { values } = walk;
  const { changes = {}, reads } = values;
  // `for (entry in TABLE.entries) entry.setValue(1)`
  if (trail.owned && changes.ofHolder?.includes(name)) {
    walk.report('changed', call, { ...trail, level: trail.level - 1 }, false);
    return undefined;
  }
  const isChange =
    changes.methods?.includes(name) || (reads?.marked !== undefined && name.endsWith(reads.marked));
  if (isChange) {
    const next = walk.changes(call, trail, true);
    return next ?? (trail.fresh || trail.level < 0 ? [call, trail] : undefined);
  }
  if (!reads) return undefined;
  const takes = (own: Trail) => blocks(walk, call, name, own);
  if (reads.filledBy !== undefined) filled(walk, call, reads.filledBy, trail);
  if (reads.given?.includes(name)) {
    takes(trail);
    if (reads.receivers?.includes(name)) for (const block of blocksOf(call)) received(walk, block, trail);
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
    const functions = functionsNamed(call, name);
    for (const { node } of functions)
      for (const use of key === undefined ? [] : usesOf(key, undefined, node))
        walk.from(memberAt(use, values), part(trail));
    if (key === undefined && functions.length > 0) walk.escapes(call, trail);
    return into(walk, call, partOf(call, values.calls?.[call.type]?.callee ?? '-'), trail);
  }
  if (!trail.fresh) walk.escapes(call, trail);
  return undefined;
}

/** Functions among the arguments of methods that stand behind a name, where the grammar has no node for the whole: they get parts. */
export function behind(walk: Walk, name: Node, trail: Trail): void {
  let own = part(trail);
  for (let at = name.nextNamedSibling; at && /selector|cascade/.test(at.type); at = at.nextNamedSibling) {
    for (const block of blocksOf(at)) {
      const list = parametersOf(block);
      for (const word of list?.text.match(NAMES) ?? [])
        for (const use of usesOf(word, list, block)) walk.from(use, own);
    }
    if (/^\[/.test(at.text)) own = part(own);
  }
}

/** `TABLE.TryGetValue(key, out var part)`: a name gets a part. */
function filled(walk: Walk, call: Node, mark: string, trail: Trail): void {
  const pattern = new RegExp(
    String.raw`[(,]\s*${escaped(mark)}\s+(?:[^\s,()]+\s+)?([\p{L}_]\w*)\s*[,)]`,
    'gu',
  );
  const scope = functionAround(call) ?? call.tree.rootNode;
  for (const [, word = ''] of call.text.matchAll(pattern))
    for (const use of usesOf(word, call, scope)) walk.from(use, part(trail));
}

/** A block in which the members of what a method is called on go without it: `TABLE.apply { add(1) }`. */
export function received(walk: Walk, block: Node, trail: Trail): void {
  const { changes = {}, calls = NO_ROWS } = walk.values;
  for (const use of usesOf('this', undefined, block)) walk.from(use, trail);
  const pending = [...named(block)];
  for (let node = pending.pop(); node; node = pending.pop()) {
    pending.push(...named(node));
    const row = calls[node.type];
    const callee = row && partOf(node, row.callee);
    if (callee && changes.methods?.includes(callee.text)) walk.changes(node, trail, false);
    const target = changes.targets?.[node.type];
    const written = target && partOf(node, typeof target === 'string' ? target : target.target);
    // `n = 1`, for a name that is a member of it, or `this[0] = 1`.
    if (written && /^[\p{L}_]\w*$/u.test(written.text)) walk.changes(node, trail, false);
  }
}

/** Whether a method is known to change nothing of what it is called on. */
export function isRead(walk: Walk, name: string): boolean {
  const { reads } = walk.values;
  return [reads?.looks, reads?.same, reads?.items, reads?.copies].some(each => each?.includes(name));
}

/** Functions that are written among the arguments of a method get what it is called on, or parts of that. */
export function blocks(walk: Walk, call: Node, method: string, trail: Trail): void {
  const { changes = {}, reads } = walk.values;
  // `TABLE.foreach(_.clear())`
  if (reads?.blank !== undefined)
    for (const each of named(call).slice(1))
      for (const use of usesOf(reads.blank, undefined, each)) walk.from(use, trail);
  for (const block of blocksOf(call)) {
    const head = headOf(block);
    const words = head ? (head.text.match(NAMES) ?? []) : ['it', '_1', '_2', '$0', '$1'];
    const [first, ...others] = words;
    const own = reads?.gathers?.includes(method)
      ? words.slice(0, -1)
      : reads?.folds?.includes(method) && hasArguments(call)
        ? others
        : words;
    if (first === undefined) continue;
    for (const word of own) for (const use of usesOf(word, head?.last, block)) walk.from(use, trail);
  }
  // `&method(:name)`, `&name`: a function that is written elsewhere; `&:upcase!`: a method by its name.
  for (const [, name = ''] of call.text.matchAll(/[(,]\s*&(?:method\(:)?([\w?!]+)\)/g))
    for (const fn of functionsNamed(call, name)) parameter(walk, fn, 0, undefined, trail);
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
