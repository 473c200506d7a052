import type { Node } from '../../syntax/node.js';
import { named } from '../../syntax/nodes.js';
import type { Part } from './language-data.js';

/** The part of a node that data names; undefined where it has none. */
export function partOf(node: Node, part: Part): Node | undefined {
  let at: Node | undefined = node;
  for (const step of part === '' ? [] : part.split('/')) at = at && child(at, step);
  return at;
}

/** All parts of that name: of the last step there may be several. */
export function partsOf(node: Node, part: Part): Node[] {
  const steps = part.split('/');
  const last = steps.pop() as string;
  const around = partOf(node, steps.join('/'));
  if (!around) return [];
  const type = /^\((\w+)\)$/.exec(last)?.[1];
  if (type !== undefined) return named(around).filter(each => each.type === type);
  if (/^-?\d+$/.test(last)) return [child(around, last)].filter(each => each !== undefined);
  return around.childrenForFieldName(last).filter((each): each is Node => each !== null);
}

function child(node: Node, step: string): Node | undefined {
  if (/^-?\d+$/.test(step)) return named(node).at(Number(step));
  const type = /^\((\w+)\)$/.exec(step)?.[1];
  if (type !== undefined) return named(node).find(each => each.type === type);
  return node.childForFieldName(step) ?? undefined;
}

/** The rows of a table of names, each made to what it means. */
export function rowsOf<Row, Meaning>(
  rows: Readonly<Record<string, Row>> | undefined,
  meaning: (row: Row) => Meaning,
): Record<string, Meaning> {
  return Object.fromEntries(Object.entries(rows ?? {}).map(([type, row]) => [type, meaning(row)]));
}
