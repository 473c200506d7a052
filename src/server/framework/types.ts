import { Described, type Node } from '../../extract/index.js';
import type { Program } from './calls.js';

/** A type as it is written: its name, and what stands in its brackets. */
export interface WrittenType {
  readonly node: Node;
  /** `Union` for one of several, however it is written. */
  readonly name: string;
  readonly parts: readonly Node[];
}

export const UNION = 'Union';
const MAX_NAMES = 10;
const NOTHING = /^(?:None|none)$/;

/** A type as it is written; one that a name of the file stands for, as it is written there. */
export function typeAt(node: Node, program: Program, depth = 0): WrittenType {
  const at = inside(node);
  if (at.type === 'identifier' && depth < MAX_NAMES) {
    const meant = assignedTo(at.text, program);
    if (meant) return typeAt(meant, program, depth + 1);
  }
  // `"int"`, as what is not there yet is written.
  const quoted = /^["']([\w.]+)["']$/.exec(at.text)?.[1];
  const name = isUnionNode(at)
    ? UNION
    : quoted !== undefined
      ? (quoted.split('.').at(-1) ?? '')
      : (/\w+$/.exec((headNode(at) ?? at).text)?.[0] ?? '');
  return { node: at, name, parts: partsOf(at) };
}

/** Whether a part of a type says that there may be nothing. */
export function isNothing({ text }: Node): boolean {
  return NOTHING.test(text);
}

/** The class of the program that a type is, whatever is in its brackets; undefined for one of a library. */
export function classOf({ node }: Pick<WrittenType, 'node'>, program: Program): Described | undefined {
  const named = node.type === 'string' ? namedIn(node, program) : headNode(node);
  const value = program.evaluate(named ?? node);
  return value instanceof Described && value.kind === 'class' ? value : undefined;
}

/** Where a name stands that a type has in quotation marks, as it is not there yet. */
function namedIn({ text }: Node, { source }: Program): Node | undefined {
  const name = /^["'](\w+)["']$/.exec(text)?.[1];
  if (name === undefined) return undefined;
  const named = source.root.descendantsOfType('identifier').find(each => each?.text === name);
  return named ?? undefined;
}

/** Without the nodes that only say that a type stands there. */
export function inside(node: Node): Node {
  let at = node;
  while (at.type === 'type' && at.namedChildren.length === 1 && at.namedChildren[0]) at = at.namedChildren[0];
  return at;
}

function isUnionNode({ type }: Node): boolean {
  return /^union|^binary/.test(type);
}

function headNode(node: Node): Node | null {
  if (node.type === 'call') return node.childForFieldName('function');
  return node.type === 'generic_type' || node.type === 'subscript' ? (node.namedChildren[0] ?? null) : null;
}

/** What stands in the brackets of a type, and the alternatives of one. */
function partsOf(node: Node): readonly Node[] {
  const children = node.namedChildren.filter((each): each is Node => each !== null);
  if (node.type === 'generic_type')
    return (children[1]?.namedChildren ?? []).filter((each): each is Node => each !== null);
  if (node.type === 'subscript') return children.slice(1);
  // `conlist(str, min_length=1)`
  const given = node.type === 'call' ? node.childForFieldName('arguments')?.namedChildren : undefined;
  if (given) return given.filter(each => each !== null && each.type !== 'keyword_argument') as Node[];
  if (isUnionNode(node))
    return children.flatMap(each => (isUnionNode(inside(each)) ? partsOf(inside(each)) : [each]));
  return [];
}

/** What a name of the file stands for, where that is a type which is written there. */
function assignedTo(name: string, program: Program): Node | undefined {
  for (const each of program.source.root.namedChildren) {
    const assignment = each?.type === 'expression_statement' ? each.namedChildren[0] : undefined;
    if (assignment?.childForFieldName('left')?.text !== name) continue;
    const right = assignment.childForFieldName('right');
    if (right && /^(?:subscript|binary_operator|generic_type)$/.test(right.type)) return right;
  }
  return undefined;
}
