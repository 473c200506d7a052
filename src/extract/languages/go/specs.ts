import { named } from '../../syntax/nodes.js';
import type { Node } from '../../syntax/tree/node.js';

/** One line of a block of Go's constants, with what it takes over from the lines above. */
export interface ConstSpec {
  readonly node: Node;
  readonly iota: number;
  readonly type: string | undefined;
  readonly values: readonly Node[];
}

/** Lines of `const ( … )`: one without values repeats those of the last one that has some. */
export function constSpecs(declaration: Node): ConstSpec[] {
  let values: readonly Node[] = [];
  let type: string | undefined;
  return named(declaration)
    .filter(node => node.type === 'const_spec')
    .map((node, iota) => {
      const list = node.childForFieldName('value');
      if (list) {
        values = named(list);
        type = node.childForFieldName('type')?.text;
      }
      return { node, iota, type, values };
    });
}

/** The names that a declaration declares. */
export function namesOf(spec: Node): Node[] {
  return spec.childrenForFieldName('name').filter((node): node is Node => node !== null && node.type !== ',');
}
