import type { Node } from '../../syntax/node.js';
import { named } from '../../syntax/nodes.js';
import type { Annotation } from '../language/definitions.js';
import type { Argument } from '../language/expression.js';
import { isForTests } from './conditions.js';
import { argumentsIn, expressionIn } from './macros.js';

/** Attributes in front of a definition, in the order of the text: `#[builtin(name = "len")]`. */
export function attributesOf(definition: Node): Annotation[] {
  return itemsBefore(definition).flatMap(item => {
    const attribute = item.firstNamedChild;
    const name = attribute?.firstNamedChild;
    return attribute && name ? [{ node: attribute, name, arguments: argumentsOf(attribute) }] : [];
  });
}

/** `#[doc(hidden)]`: there for programs that are generated, and for nobody to use. */
export function isUndocumented(definition: Node): boolean {
  return itemsBefore(definition).some(({ text }) => /^#\[\s*doc\s*\(\s*hidden\s*\)\s*\]$/.test(text));
}

/** The attributes in front of a definition, with comments between them. */
function itemsBefore(definition: Node): Node[] {
  const found: Node[] = [];
  for (let at = definition.previousNamedSibling; at; at = at.previousNamedSibling) {
    if (at.type === 'attribute_item') found.unshift(at);
    else if (!at.type.endsWith('comment')) break;
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

/** The children that are no attributes, and are not compiled for tests alone. */
export function withoutAttributes(node: Node): Node[] {
  const kept: Node[] = [];
  let isTest = false;
  for (const child of named(node)) {
    if (child.type === 'attribute_item') isTest ||= isForTests(child);
    else {
      // Arms and fields hold their attributes themselves.
      const own = child.firstNamedChild;
      if (!isTest && !(own?.type === 'attribute_item' && isForTests(own))) kept.push(child);
      isTest = false;
    }
  }
  return kept;
}
