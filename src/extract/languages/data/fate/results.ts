import type { Node } from '../../../syntax/node.js';
import { contains, named } from '../../../syntax/nodes.js';
import { functionAround, isAccessor, nameAt, parametersOf } from '../functions.js';
import { NO_ROWS, partOf } from '../parts.js';
import { usesOf } from '../uses.js';
import { runsLater } from './bound.js';
import { blocks } from './methods.js';
import type { Trail } from './trail.js';
import type { Walk } from './walk.js';

/** What a function gives goes to those who call it. */
export function result(walk: Walk, at: Node, around: Node, trail: Trail): undefined {
  const fn = functionAround(at);
  const own = fn && nameAt(fn);
  const name = own?.text;
  const { calls = NO_ROWS } = walk.values;
  if (!fn || name === undefined) return undefined;
  for (const use of usesOf(name, undefined, at.tree.rootNode)) {
    if (contains(fn, use) || use.startIndex === own?.offset) continue;
    let called: Node = use;
    // `def p = TABLE`: what stands in brackets behind it is given to the table.
    for (let outer = use.parent, steps = 0; outer && steps < 3; outer = outer.parent, steps += 1) {
      const row = calls[outer.type];
      const callee = row && partOf(outer, row.callee);
      if (!callee || !contains(callee, use) || callee.endIndex !== use.endIndex) continue;
      const isGiven = named(partOf(outer, row.arguments ?? '-') ?? use).length > 0;
      if (!isAccessor(fn) && (parametersOf(fn) || !isGiven)) called = outer;
      break;
    }
    // Where the grammar has no node for calls, what stands behind the name says what becomes of it.
    const isCall =
      calls === NO_ROWS || called.id !== use.id || walk.values.reads?.lastIsResult || !parametersOf(fn);
    if (!isCall || runsLater(use, at)) continue;
    const before = walk.found;
    if (/^yield/.test(around.type)) blocks(walk, called, name, trail);
    else walk.from(called, trail);
    if (walk.found && walk.found !== before) walk.found = { ...walk.found, isCalled: true };
  }
  return undefined;
}
