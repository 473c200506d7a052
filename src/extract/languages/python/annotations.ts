import type { Node } from '../../syntax/node.js';
import type { Annotation } from '../language/definitions.js';
import { decoratorsOf } from './decorating.js';
import { calleeOf } from './decorators.js';
import { expression } from './expressions.js';

/** Decorators, in the order of the text: `@register.filter("escape")`. */
export function annotations(definition: Node): Annotation[] {
  return decoratorsOf(definition)
    .reverse()
    .map(node => {
      const call = expression(node);
      return { node, name: calleeOf(node), arguments: call.kind === 'call' ? call.arguments : [] };
    });
}
