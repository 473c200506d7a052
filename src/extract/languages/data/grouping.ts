import type { Node } from '../../syntax/node.js';
import { opaque } from '../../syntax/nodes.js';
import type { Expression, Item } from '../language/expression.js';
import type { Values } from './language-data.js';
import { between, partOf } from './parts.js';

/** Operators of which it is no matter how several in a row are grouped, but for what is rounded. */
const ASSOCIATIVE = new Set(['+', '++', '*', '|', '&', '^', '&&', '||']);

/**
 * What a grammar groups in another way than the language does, since it makes one chain of all operators: `(2 + 3) * 4` for `2 + 3 * 4`.
 * A list that such a chain makes is known. Null where nothing is.
 */
export function regrouped(node: Node, values: Values): Expression | null {
  if (isGrouped(node, values)) return null;
  const items = itemsOf(node, values);
  return items ? { kind: 'sequence', items } : opaque(OTHERWISE);
}

const OTHERWISE = 'operators that the grammar groups in another way';

/** A sign in front of more than one operand, `-(2 + 1)` for `-2 + 1`: it belongs to the first, but for powers. Null in front of one. */
export function signOfSeveral(operand: Node, values: Values): Expression | null {
  return operatorIn(operand, values) ? opaque(OTHERWISE) : null;
}

function operatorIn(node: Node, { operators = {} }: Values) {
  const row = operators[node.type];
  const [left, right] = row ? [partOf(node, row.left), partOf(node, row.right)] : [];
  return left && right ? { left, right, operator: between(left, right, node) } : undefined;
}

function isGrouped(node: Node, values: Values): boolean {
  const { ranks } = values;
  const own = ranks && operatorIn(node, values);
  if (!own) return true;
  return [own.left, own.right].every((side, i) => {
    const inner = operatorIn(side, values)?.operator;
    if (inner === undefined) return true;
    if (inner === own.operator && ASSOCIATIVE.has(inner) && !/\d\.\d/.test(node.text)) return true;
    const rankOf = (operator: string) => ranks.findIndex(rank => rank.includes(operator));
    const [outside, inside] = [rankOf(own.operator), rankOf(inner)];
    if (outside < 0 || inside < 0) return false;
    if (outside !== inside) return inside < outside;
    const isFromRight = own.operator.endsWith(':') || ranks[outside]?.includes(':') === true;
    return isFromRight === (i === 1);
  });
}

/** The items of a list that a chain puts together, of what stands in front of lists and of lists; undefined where it does more. */
function itemsOf(node: Node, values: Values): Item[] | undefined {
  const own = operatorIn(node, values);
  if (!own) return [{ node, spread: true }];
  const isCons = values.conses?.includes(own.operator);
  if (!isCons && !values.concatenations?.includes(own.operator)) return undefined;
  const [left, right] = [itemsOf(own.left, values), itemsOf(own.right, values)];
  const last = left?.at(-1);
  if (!left || !right || !last) return undefined;
  return [...left.slice(0, -1), { ...last, spread: !isCons }, ...right];
}
