import { NOWHERE } from '../../evaluate/operators.js';
import { parts } from '../../evaluate/pure-functions.js';
import { Sequence, type Value } from '../../evaluate/value.js';
import type { Node } from '../../syntax/node.js';
import { field } from '../../syntax/nodes.js';
import type { Expression } from '../language/expression.js';
import { underlying } from './types.js';

/** By the type of their elements: what a text becomes as a list of its bytes, or of the numbers of its characters. */
const ELEMENTS: Readonly<Record<string, (text: string) => readonly number[]>> = {
  byte: text => [...new TextEncoder().encode(text)],
  rune: text => [...text].map(each => each.codePointAt(0) as number),
};
const OTHER_NAMES: Readonly<Record<string, string>> = { uint8: 'byte', int32: 'rune' };

/** `[]rune("aé")` and `[]byte("aé")` as operators. */
export const TEXT_CONVERSIONS: Readonly<Record<string, (operand: Value) => Value | undefined>> =
  Object.fromEntries(
    Object.entries(ELEMENTS).map(([type, elementsOf]) => [
      `[]${type}`,
      (operand: Value) => {
        if (typeof operand === 'string') return parts([...elementsOf(operand)], NOWHERE);
        return operand instanceof Sequence ? operand : undefined;
      },
    ]),
  );

/** A text that is taken apart by the type that it is converted to; null for what stays as it is. */
export function convertedText(type: Node, operand: Node): Expression | null {
  const list = underlying(type);
  if (list.type !== 'slice_type') return null;
  const { text } = underlying(field(list, 'element'));
  const element = OTHER_NAMES[text] ?? text;
  return Object.hasOwn(ELEMENTS, element) ? { kind: 'unary', operator: `[]${element}`, operand } : null;
}
