import type { Node } from '../../syntax/node.js';
import { named } from '../../syntax/nodes.js';
import type { Expression } from '../language/expression.js';

/** One line of a block of Go's constants, with what it takes over from the lines above. */
export interface ConstSpec {
  readonly node: Node;
  readonly iota: number;
  readonly type: Node | null;
  readonly values: readonly Node[];
}

/** Lines of `const ( … )`: one without values repeats those of the last one that has some. */
export function constSpecs(declaration: Node): ConstSpec[] {
  let values: readonly Node[] = [];
  let type: Node | null = null;
  return named(declaration)
    .filter(node => node.type === 'const_spec')
    .map((node, iota) => {
      const list = node.childForFieldName('value');
      if (list) {
        values = named(list);
        type = node.childForFieldName('type');
      }
      return { node, iota, type, values };
    });
}

/** The names that a declaration declares. */
export function namesOf(spec: Node): Node[] {
  return spec.childrenForFieldName('name').filter((node): node is Node => node !== null && node.type !== ',');
}

/** An expression for a certain `iota`: a text of its own, since it stands for several constants. */
export function withIota(value: Node, iota: number, spec: Node): Node | Expression {
  const uses = value.type === 'iota' ? [value] : value.descendantsOfType('iota');
  if (uses.length === 0) return value;
  let text = '';
  let at = value.startIndex;
  for (const use of uses) {
    if (!use) continue;
    text += value.text.slice(at - value.startIndex, use.startIndex - value.startIndex) + iota;
    at = use.endIndex;
  }
  text += value.text.slice(at - value.startIndex);
  return {
    kind: 'fragment',
    at: spec,
    text: `package p; const value__ = ${text}`,
    find: root => root.descendantsOfType('const_spec')[0]?.childForFieldName('value') ?? null,
  };
}
