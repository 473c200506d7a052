import type { Node } from '../../syntax/node.js';
import type { InFront } from '../language.js';

/** Definitions that give their names a value when they run; until then there is none, though the name is already theirs. */
const RUNNING = new Set([
  'lexical_declaration',
  'variable_declaration',
  'class_declaration',
  'abstract_class_declaration',
  'enum_declaration',
  'expression_statement',
]);

/** Functions are there from the start, and enumerations that the compiler writes out. */
export function inFront(definition: Node): InFront {
  const own =
    definition.type === 'export_statement' ? definition.childForFieldName('declaration') : definition;
  if (!own || !RUNNING.has(own.type)) return 'there';
  const isWrittenOut = own.type === 'enum_declaration' && own.children.some(child => child?.type === 'const');
  return isWrittenOut ? 'there' : 'nothing';
}

/** What runs at the top of a file is there as far as that has run: who is required may ask for it before its end. */
export function loadedWith(definition: Node): Node | undefined {
  const { parent } = definition;
  return parent?.type === 'program' && inFront(definition) === 'nothing' ? parent : undefined;
}

/** Fields of instances get their values when one is made. */
export function isDeferred(node: Node): boolean {
  const isField = node.type === 'public_field_definition' || node.type === 'field_definition';
  // Whatever a name stands in is asked for, be it a whole file: its parts are not looked at.
  return isField && !node.children.some(child => child?.type === 'static');
}
