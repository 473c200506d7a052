import type { Node } from '../../syntax/node.js';
import { field, named } from '../../syntax/nodes.js';
import type { Annotation } from '../language/definitions.js';
import type { Argument } from '../language/expression.js';

/** Annotations of a declaration: `@Builtin(name = "len")`, `@Builtin("len")`. */
export function annotations(declaration: Node): Annotation[] {
  const modifiers = declaration.namedChildren.find(child => child?.type === 'modifiers');
  return (modifiers ? named(modifiers) : [])
    .filter(({ type }) => type === 'annotation' || type === 'marker_annotation')
    .map(node => ({ node, name: field(node, 'name'), arguments: argumentsOf(node) }));
}

function argumentsOf(annotation: Node): Argument[] {
  const list = annotation.childForFieldName('arguments');
  return (list ? named(list) : []).map(node =>
    node.type === 'element_value_pair'
      ? { node: field(node, 'value'), name: field(node, 'key').text }
      : { node },
  );
}
