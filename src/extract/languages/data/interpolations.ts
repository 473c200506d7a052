import { piecesOf } from '../../syntax/literal.js';
import type { Node } from '../../syntax/node.js';
import { named, opaque } from '../../syntax/nodes.js';
import type { Expression } from '../language/expression.js';
import type { Values } from './language-data.js';
import { isWritten, NO_ROWS, partOf } from './parts.js';

const WORKED_OUT = opaque('a text that is worked out');

/** A text with expressions in it: `"#{NAME}: x"`; undefined for what is none. */
export function interpolated(node: Node, values: Values): Expression | undefined {
  const { interpolations = NO_ROWS, interpolated: around = NO_ROWS, literals = {} } = values;
  const row = around[node.type];
  if (row) {
    const text = isWritten(node, row.where) ? partOf(node, row.text) : undefined;
    return text ? (interpolated(text, values) ?? WORKED_OUT) : WORKED_OUT;
  }
  if (!named(node).some(({ type }) => interpolations[type] !== undefined)) return undefined;
  const signsOf = ({ type }: Node) => {
    const found = interpolations[type];
    return found && (found.signs ?? (['', ''] as const));
  };
  const parts: (string | Node)[] = [];
  for (const piece of piecesOf(node, literals, signsOf) ?? [undefined]) {
    const part = typeof piece === 'object' ? expressionIn(piece, values) : piece;
    if (part === undefined) return WORKED_OUT;
    parts.push(part);
  }
  return { kind: 'text', parts };
}

/** What stands between the signs, where that is one expression and says nothing of how it is to look. */
function expressionIn(node: Node, { interpolations = NO_ROWS }: Values): Node | undefined {
  const found = partOf(node, interpolations[node.type]?.value ?? '');
  if (!found || found.id === node.id) return found;
  const isAlone = named(node).every(({ type, id }) => id === found.id || /brace|_start|_end/.test(type));
  if (!isAlone || found.type !== 'block') return isAlone ? found : undefined;
  const [only, ...more] = named(found);
  return more.length === 0 ? only : undefined;
}
