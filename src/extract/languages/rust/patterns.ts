import type { Node } from '../../syntax/node.js';
import { named } from '../../syntax/nodes.js';
import type { Pattern } from '../language/expression.js';

/** Names that a pattern takes a value apart into; undefined for one that does not fit every value, or says more. */
export function patternOf(node: Node): Pattern | null | undefined {
  switch (node.type) {
    case '_':
      return null;
    case 'identifier':
      // A constant that is compared with.
      return /^[A-Z]/.test(node.text) ? undefined : node.text;
    case 'reference_pattern':
    case 'mut_pattern':
    case 'ref_pattern': {
      const inner = node.children.filter(child => child?.isNamed || child?.type === '_').at(-1);
      return inner ? patternOf(inner) : undefined;
    }
    case 'tuple_pattern': {
      const parts = node.children.filter((child): child is Node => child?.isNamed || child?.type === '_');
      const items = parts.map(patternOf);
      return items.includes(undefined) ? undefined : { items: items as (Pattern | null)[] };
    }
  }
  return undefined;
}

/** Parameters of a closure without types have no node around them. */
export function parametersOf(list: Node): Node[] {
  return list.type === 'closure_parameters'
    ? list.children.filter((child): child is Node => child?.isNamed || child?.type === '_')
    : named(list);
}
