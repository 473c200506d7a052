import { segmentsOf, valueAt } from './pointer.js';
import { isNode, type Node, type Path } from './shapes.js';

/** Keywords of JSON Schema that hold schemas of the same value, not of a part of it. */
const IN_PLACE = ['not', 'if', 'then', 'else'] as const;
const IN_PLACE_LISTS = ['allOf', 'anyOf', 'oneOf'] as const;

/** A reference that means itself in the end. */
export interface Circle {
  /** Where the reference stands that closes it. */
  readonly at: Path;
  /** What it leads through, from a reference to the same again. */
  readonly references: readonly string[];
}

/**
 * References of a document that lead back to themselves without a part of a value between them: `A` is `B` and `B` is `A`. Of such a
 * thing nobody knows what it is, while one that stands in a part of itself (a tree) means what it says.
 * @param starts references that stand in the document
 */
export function circlesIn(root: Node, starts: Iterable<string>): Circle[] {
  const circles: Circle[] = [];
  const left = new Set<string>();
  const visit = (reference: string, above: readonly string[]): void => {
    if (left.has(reference)) return;
    for (const { to, at } of edgesOf(root, reference)) {
      const start = to === reference ? above.length : above.indexOf(to);
      if (start !== -1) circles.push({ at, references: [...above, reference, to].slice(start) });
      else visit(to, [...above, reference]);
    }
    left.add(reference);
  };
  for (const each of starts) visit(each, []);
  return circles;
}

interface Edge {
  readonly to: string;
  readonly at: Path;
}

/** The references that what one leads to holds for the same value. */
function edgesOf(root: Node, reference: string): Edge[] {
  const at = segmentsOf(reference);
  const edges: Edge[] = [];
  const collect = (value: unknown, path: Path): void => {
    if (!isNode(value)) return;
    if (typeof value.$ref === 'string' && value.$ref.startsWith('#/'))
      edges.push({ to: value.$ref, at: [...path, '$ref'] });
    for (const key of IN_PLACE) collect(value[key], [...path, key]);
    for (const key of IN_PLACE_LISTS) {
      const forms = value[key];
      if (Array.isArray(forms)) for (const [i, each] of forms.entries()) collect(each, [...path, key, i]);
    }
  };
  collect(valueAt(root, at), at);
  return edges;
}
