import type { Node } from '../../../syntax/node.js';
import { named } from '../../../syntax/nodes.js';
import { NAMES, usesOf } from '../uses.js';
import { inside, type Trail } from './trail.js';
import type { Walk } from './walk.js';

/** What a function does with what it gets in a place, or by the name that `label` says. */
export function parameter(
  walk: Walk,
  { node, parameters }: { node: Node; parameters: Node },
  place: number,
  label: Node | undefined,
  trail: Trail,
): void {
  // `params object[] x` stands in the list itself.
  const bare = parameters.id === node.id ? null : parameters.childForFieldName('name');
  const listed = named(parameters).filter(
    each => (parameters.id !== node.id && !bare) || each.type === 'parameter' || each.id === bare?.id,
  );
  // `x => …` has one, without a list.
  const all = parameters.namedChildCount === 0 ? [parameters] : listed;
  const asked = label && /^\s*:?([\p{L}_]\w*)\s*(?:=>|:|=)/u.exec(label.text)?.[1];
  const byName =
    asked === undefined ? undefined : all.find(each => new RegExp(`(?<!\\w)${asked}(?!\\w)`).test(each.text));
  const own = byName ?? all[place] ?? all.at(-1);
  if (!own) return;
  const isRest =
    /^(?:\*|\.\.\.|vararg)|splat|rest|variadic/.test(own.text) || /splat|rest|variadic|vararg/.test(own.type);
  // `...` of Lua has no name, and stands for all of them.
  if (own.text === '...')
    for (const use of node.descendantsOfType(own.type))
      if (use && use.startIndex >= parameters.endIndex) walk.from(use, trail);
  const isBare = own.id === bare?.id;
  for (const word of own.text.match(NAMES) ?? [])
    for (const use of usesOf(word, own, node)) {
      if (isRest || isBare) walk.from(use, inside(trail, undefined));
      // A list that is given alone is the list itself there.
      if (!isRest) walk.from(use, trail);
    }
}
