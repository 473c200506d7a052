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

/** What a module assigns is there as far as that has run: what it imports may ask for it before its end. */
export function loadedWith(definition: Node): Node | undefined {
  if (definition.type !== 'expression_statement') return undefined;
  let node: Node | null = definition.parent;
  while (node?.parent && !/^(?:function|class)_definition$/.test(node.type)) node = node.parent;
  return node?.type === 'module' ? node : undefined;
}

/** Types and defaults of parameters, and the type of what is given back, are worked out before there are parameters. */
export function isOutside(scope: Node, [part, parameter, own]: readonly Node[]): boolean {
  const isPart =
    (scope.type === 'function_definition' && part?.type === 'type') ||
    (/^(lambda_)?parameters$/.test(part?.type ?? '') &&
      own !== undefined &&
      own.startIndex > (parameter?.startIndex ?? 0));
  // Its own parameters of types hold there.
  return isPart && !scope.childForFieldName('type_parameters');
}
