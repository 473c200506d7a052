import type { Node } from '../../syntax/node.js';
import type { Annotation } from '../language/definitions.js';
import { expression } from './expressions.js';

/** Decorators, in the order of the text: inside of the definition, or before it in the body of its class. */
export function annotations(definition: Node): Annotation[] {
  const own = definition.namedChildren.filter(isDecorator);
  const outer = definition.parent?.type === 'export_statement' ? definition.parent : null;
  const around = outer?.namedChildren.filter(isDecorator) ?? [];
  return [...before(definition), ...around, ...own].flatMap(({ firstNamedChild: node }) => {
    if (!node) return [];
    const call = expression(node);
    return call.kind === 'call'
      ? [{ node, name: call.callee, arguments: call.arguments }]
      : [{ node, name: node, arguments: [] }];
  });
}

function before(definition: Node): Node[] {
  const found: Node[] = [];
  for (let at = definition.previousNamedSibling; at && isDecorator(at); at = at.previousNamedSibling)
    found.unshift(at);
  return found;
}

function isDecorator(node: Node | null): node is Node {
  return node?.type === 'decorator';
}
