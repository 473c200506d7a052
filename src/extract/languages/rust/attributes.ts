import type { Node } from '../../syntax/node.js';
import { named } from '../../syntax/nodes.js';
import type { Annotation } from '../language/definitions.js';
import type { Argument } from '../language/expression.js';
import { isForTests } from './conditions.js';
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

/** `#[doc(hidden)]`: there for programs that are generated, and for nobody to use. */
export function isUndocumented(definition: Node): boolean {
  for (let at = definition.previousNamedSibling; at; at = at.previousNamedSibling) {
    if (at.type !== 'attribute_item') {
      if (at.type.endsWith('comment')) continue;
      return false;
    }
    if (/^#\[\s*doc\s*\(\s*hidden\s*\)\s*\]$/.test(at.text)) return true;
  }
  return false;
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
