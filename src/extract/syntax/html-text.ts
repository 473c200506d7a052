import { decodeNamedCharacterReference } from 'decode-named-character-reference';
import type { Node } from './node.js';

/** Elements whose contents nobody reads. */
const UNREAD = new Set(['script_element', 'style_element', 'comment', 'doctype']);
/** Code points that a numeric reference cannot mean (HTML standard, 13.2.5.80). */
const REPLACEMENT = '\ufffd';

/**
 * What a reader sees of a part of an HTML page: no tags, references as the characters that they mean, and white space
 * as one blank.
 * @returns undefined for what is no text at all, such as the name of a tag.
 */
export function htmlText(node: Node): string | undefined {
  if (!/^(element|text|entity|attribute_value|quoted_attribute_value|document)$/.test(node.type))
    return undefined;
  const whole = node.type === 'quoted_attribute_value' ? (node.namedChild(0)?.text ?? '') : textIn(node);
  return decoded(whole).replace(/\s+/g, ' ').trim();
}

/** The source without tags; a loop, since pages nest as deep as they like. */
function textIn(node: Node): string {
  let text = '';
  let at = node.startIndex;
  const left: Node[] = [node];
  for (let part = left.pop(); part; part = left.pop()) {
    const isTag = part.type.endsWith('_tag') || UNREAD.has(part.type);
    if (part.startIndex > at)
      text += node.text.slice(at - node.startIndex, part.startIndex - node.startIndex);
    at = Math.max(at, part.startIndex);
    if (isTag) at = Math.max(at, part.endIndex);
    else if (part.childCount > 0)
      left.push(...part.children.filter((child): child is Node => child !== null).reverse());
    else {
      text += part.text;
      at = Math.max(at, part.endIndex);
    }
  }
  return text + node.text.slice(at - node.startIndex);
}

function decoded(text: string): string {
  return text.replace(/&(?:#(?<number>\d+)|#[xX](?<hex>[\da-fA-F]+)|(?<name>\w+));/g, (written, ...rest) => {
    const { number, hex, name } = rest.at(-1) as Record<'number' | 'hex' | 'name', string | undefined>;
    if (name !== undefined) return decodeNamedCharacterReference(name) || written;
    const point = number !== undefined ? Number.parseInt(number, 10) : Number.parseInt(hex as string, 16);
    const isCharacter = point > 0 && point <= 0x10ffff && !(point >= 0xd800 && point <= 0xdfff);
    return isCharacter ? String.fromCodePoint(point) : REPLACEMENT;
  });
}
