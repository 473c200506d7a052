import type { Node } from '../../syntax/node.js';
import { named } from '../../syntax/nodes.js';
import type { Annotation } from '../language/definitions.js';
import type { Argument } from '../language/expression.js';
import { argumentsIn, expressionIn } from './macros.js';

/** Attributes in front of a definition, in the order of the text: `#[builtin(name = "len")]`. */
export function attributesOf(definition: Node): Annotation[] {
  const found: Annotation[] = [];
  let at = definition.previousNamedSibling;
  for (; at && (at.type === 'attribute_item' || at.type.endsWith('comment')); at = at.previousNamedSibling) {
    const attribute = at.type === 'attribute_item' ? at.firstNamedChild : null;
    const name = attribute?.firstNamedChild;
    if (attribute && name) found.unshift({ node: attribute, name, arguments: argumentsOf(attribute) });
  }
  return found;
}

function argumentsOf(attribute: Node): Argument[] {
  const value = attribute.childForFieldName('value');
  if (value) return [{ node: value }];
  const tokens = attribute.childForFieldName('arguments');
  return (tokens ? argumentsIn(tokens) : []).map(({ node, text }): Argument => {
    const [, name, given] = /^([A-Za-z_]\w*)\s*=(?!=)([\s\S]+)$/.exec(text) ?? [];
    return name === undefined
      ? { node, value: expressionIn(node, text) }
      : { node, name, value: expressionIn(node, given as string) };
  });
}

/** The children that are no attributes. */
export function withoutAttributes(node: Node): Node[] {
  return named(node).filter(child => child.type !== 'attribute_item');
}
