import type { Node } from '../../../syntax/node.js';
import { NO_ROWS, partOf } from '../parts.js';
import { keyOf } from '../uses.js';
import { inside, part, type Trail } from './trail.js';
import type { Next, Walk } from './walk.js';

/** What is asked of a value, or of what holds the table. */
export function into(walk: Walk, whole: Node, key: Node | undefined, trail: Trail): Next {
  if (trail.keys.length > 0) {
    const [own] = trail.keys;
    const asked = key && keyOf(key, walk.values.members?.[whole.type] !== undefined);
    if (own !== undefined && asked !== undefined && own !== asked) return undefined;
  }
  return [whole, part(trail)];
}

/** The list or map that a value is written into. */
export function holding(walk: Walk, whole: Node, key: string | undefined, trail: Trail): Next {
  let at = whole;
  while (
    at.parent &&
    !isCollection(walk, at.parent) &&
    /pair|entry|field|element|arguments?$/.test(at.parent.type)
  )
    at = at.parent;
  const list = at.parent;
  if (list && isCollection(walk, list)) return [list, inside(trail, key)];
  return [whole, trail];
}

/** What items are spread into: a list has them then, a call gets them. */
export function copied(walk: Walk, spread: Node, trail: Trail): readonly [Node, Trail] {
  const list = spread.parent;
  if (list && isCollection(walk, list)) return [list, { ...trail, fresh: trail.level >= 0 }];
  // `f(*list)`: its parts are the arguments.
  return [spread, part(trail)];
}

/** Whether a node is what holds the items of a list or map that has a node of its own: `{ … }` of `new[] { … }`. */
export function isItems(walk: Walk, { id }: Node, list: Node): boolean {
  const { lists = NO_ROWS, maps = NO_ROWS, collections = NO_ROWS } = walk.values;
  return [lists, maps, collections].some(rows => {
    const part = rows[list.type];
    return part !== undefined && part !== '' && partOf(list, part)?.id === id;
  });
}

/** Whether a node is a list or a map that is written out. */
export function isCollection(walk: Walk, { type }: Node): boolean {
  const { lists = NO_ROWS, maps = NO_ROWS, collections = NO_ROWS, flatMaps = NO_ROWS } = walk.values;
  return [lists, maps, collections, flatMaps].some(rows => rows[type] !== undefined);
}
