import type { Node } from '../../syntax/node.js';
import { named } from '../../syntax/nodes.js';
import type { Part, Rows, Written } from './language-data.js';

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
  if (/^-?\d+$|^"/.test(last)) return [child(around, last)].filter(each => each !== undefined);
  return around.childrenForFieldName(last).filter((each): each is Node => each !== null);
}

function child(node: Node, step: string): Node | undefined {
  if (step === '..') return node.parent ?? undefined;
  if (/^-?\d+$/.test(step)) return named(node).at(Number(step));
  const type = /^\((\w+)\)$/.exec(step)?.[1];
  if (type !== undefined) return named(node).find(each => each.type === type);
  const sign = /^"(.+)"$/.exec(step)?.[1];
  if (sign !== undefined) return node.children.find(each => each?.type === sign) ?? undefined;
  return node.childForFieldName(step) ?? undefined;
}

/** Whether the parts of a node are written as data asks. */
export function isWritten(node: Node, written: Written = {}): boolean {
  return Object.entries(written).every(([part, texts]) => texts.includes(partOf(node, part)?.text ?? ''));
}

/** What stands between two parts of a node, without white space: an operator that the grammar gives no name. */
export function between(left: Node, right: Node, node: Node): string {
  return node.text.slice(left.endIndex - node.startIndex, right.startIndex - node.startIndex).trim();
}

/** The rows of a table of names, each made to what it means. */
export function rowsOf<Row, Meaning>(
  rows: Readonly<Record<string, Row>> | undefined,
  meaning: (row: Row) => Meaning,
): Record<string, Meaning> {
  return Object.fromEntries(Object.entries(rows ?? {}).map(([type, row]) => [type, meaning(row)]));
}

/** For what a language has no rows of. */
export const NO_ROWS = Object.freeze(Object.create(null)) as Rows<never>;

/** Rows with no names but their own: what a grammar calls a node may be `constructor`, which every object has. */
export function ownRows<T>(rows: T): T {
  if (typeof rows !== 'object' || rows === null || Array.isArray(rows)) return rows;
  const own = Object.entries(rows).map(([name, row]) => [name, ownRows(row)]);
  return Object.assign(Object.create(null), Object.fromEntries(own));
}

/** A name without what lets it be called like a reserved word: `` `if` ``, `@"if"` of Zig, `@if` of C#. */
export function plainName(written: string): string {
  return written.replace(/^`(.*)`$|^@"(.*)"$|^@(?=[\p{L}_])/u, '$1$2');
}
