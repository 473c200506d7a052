import type { Expression } from '../languages/language/expression.js';
import type { Node } from './node.js';

/** Named children without comments. */
export function named(node: Node): Node[] {
  return node.namedChildren.filter(
    (child): child is Node =>
      child !== null && !child.type.endsWith('comment') && child.type !== 'line_continuation',
  );
}

/** The child in a field; the node itself when the source is broken and the child is missing, so that nothing throws. */
export function field(node: Node, name: string): Node {
  return node.childForFieldName(name) ?? node;
}

/** The node that a tree begins with, of what stands in it. */
export function rootOf(node: Node): Node {
  let root = node;
  while (root.parent) root = root.parent;
  return root;
}

/** Whether a node is what another one has under a name of its grammar. */
export function isField(parent: Node, name: string, child: Node): boolean {
  return parent.childForFieldName(name)?.id === child.id;
}

/** The words of a node's text that may be names, each as often as it stands there. */
export function identifiersIn(node: Node | null | undefined): string[] {
  return (node?.text ?? '').split(/[^\p{ID_Continue}$]+/u);
}

/** Whether a node stands in another one, or is it. */
export function contains(outer: Node, inner: Node): boolean {
  return outer.startIndex <= inner.startIndex && inner.endIndex <= outer.endIndex;
}

/** A function or statement up to its body, on one line. */
export function headOf(node: Node): string {
  const body = node.childForFieldName('body');
  return node.text.slice(0, body ? body.startIndex - node.startIndex : undefined).replace(/\s+/g, ' ');
}

/** The nodes around a node, outermost first: walked down to, since every `parent` is looked for from the root. */
export function around(node: Node): Node[] {
  const outer: Node[] = [];
  for (let at: Node | null = node.tree.rootNode; at && at.id !== node.id; at = at.childWithDescendant(node))
    outer.push(at);
  return outer;
}

/**
 * An entry of a map whose key and value are looked at one after the other: all nodes of a large table at once take
 * several times the memory of its values.
 */
export class Pair {
  constructor(
    readonly node: Node,
    private readonly keyField: string,
    private readonly valueField: string,
  ) {}

  get key(): Node {
    return field(this.node, this.keyField);
  }

  get value(): Node {
    return field(this.node, this.valueField);
  }
}

/** What a node that only wraps another one means. */
export function same(node: Node | null | undefined, whole: Node): Expression {
  return node ? { kind: 'same', node } : opaque(`an empty ${whole.type.replaceAll('_', ' ')}`);
}

/** An expression without a value, and why. */
export function opaque(reason: string): Expression & { kind: 'opaque' } {
  return { kind: 'opaque', reason: `${reason} has no value before the program runs` };
}
