import { hasWord } from '../../../text/words.js';
import type { Node } from '../../syntax/node.js';
import { isField } from '../../syntax/nodes.js';
import type { InFront } from '../language.js';

const FIELDS = new Set(['field_declaration', 'constant_declaration']);
/** What makes of an expression none that the compiler works out. */
const RUNNING = [
  'method_invocation',
  'object_creation_expression',
  'array_creation_expression',
  'array_initializer',
  'lambda_expression',
  'null_literal',
];
const PLAIN = /^(?:byte|short|char|int|long|float|double|boolean|String)$/;

/** Fields of classes get their values in their order, but for constants that the compiler writes out. */
export function inFront(definition: Node): InFront {
  if (!FIELDS.has(definition.type) || isDeferred(definition)) return 'there';
  const type = definition.childForFieldName('type')?.text ?? '';
  const isConstant =
    (definition.type === 'constant_declaration' || isWritten('final', definition)) &&
    PLAIN.test(type) &&
    definition.descendantsOfType(RUNNING).length === 0 &&
    !refersToOthers(definition);
  return isConstant ? 'there' : 'nothing';
}

/** A class is loaded when it is first asked for: constants that the compiler writes out are there before that. */
export function loadedWith(definition: Node): Node | undefined {
  const isField = inFront(definition) === 'nothing';
  return (isField || definition.type === 'enum_constant') && definition.parent
    ? definition.parent
    : undefined;
}

/** Whether a class may ask for another one in what stands in front of a field of it. */
export function mayLoad({ parent }: Node, front: string): boolean {
  return hasWord(front, parent?.childForFieldName('name')?.text ?? '');
}

/** Fields of instances get their values when one is made. */
export function isDeferred(node: Node): boolean {
  return node.type === 'field_declaration' && !isWritten('static', node);
}

function isWritten(word: string, definition: Node): boolean {
  const modifiers = definition.children.find(child => child?.type === 'modifiers');
  return modifiers?.children.some(child => child?.type === word) === true;
}

/** Whether a name stands in its value, which may be one that is no constant. */
function refersToOthers(definition: Node): boolean {
  return definition
    .descendantsOfType('identifier')
    .some(name => name?.parent && !isField(name.parent, 'name', name));
}
