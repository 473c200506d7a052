import type { Node } from '../../syntax/node.js';
import type { InFront } from '../language.js';

/** Names of a module or function have no value in front of their definition; those of a class mean what is around it. */
export function inFront({ parent }: Node): InFront {
  for (let node = parent; node; node = node.parent) {
    if (node.type === 'class_definition') return 'around';
    if (node.type === 'function_definition') break;
  }
  return 'nothing';
}
