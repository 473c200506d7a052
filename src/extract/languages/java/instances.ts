import { Described, unresolvedAt } from '../../evaluate/environment.js';
import type { Evaluator } from '../../evaluate/evaluator.js';
import { fieldOf } from '../../evaluate/held.js';
import type { CallResult, Value } from '../../evaluate/value.js';
import type { Node } from '../../syntax/node.js';
import { field } from '../../syntax/nodes.js';
import { modifiersOf } from './definitions.js';
import { membersOf } from './members.js';

/** What a field of an object holds: what its constructor assigns, a part of a record, or the value that the field is declared with. */
export function ownAttribute(instance: CallResult, name: string, evaluator: Evaluator): Value | undefined {
  const { of, byParameter } = instance;
  if (!(of instanceof Described) || of.kind !== 'class' || !byParameter) return undefined;
  if (of.node.type === 'record_declaration') return byParameter.get(name)?.value;
  const declaration = fieldNamed(of.node, name);
  if (!declaration) return undefined;
  if (!isKept(declaration, name, of.node))
    return unresolvedAt('something may give it another value', declaration, of.site.file);
  const declarator = declaratorOf(declaration, name);
  const value = declarator?.childForFieldName('value');
  return value ? evaluator.evaluate(value, of.site) : fieldOf(of, name, byParameter, evaluator, 0);
}

/** The declaration of a field that each object of a class has. */
function fieldNamed(classNode: Node, name: string): Node | undefined {
  return membersOf(classNode).find(
    member =>
      member.type === 'field_declaration' &&
      !modifiersOf(member).includes('static') &&
      declaratorOf(member, name) !== undefined,
  );
}

function declaratorOf(declaration: Node, name: string): Node | undefined {
  const found = declaration
    .childrenForFieldName('declarator')
    .find(declarator => declarator && field(declarator, 'name').text === name);
  return found ?? undefined;
}

/** Whether a field has what it got when its object was made: nobody may change it, or only its class may, and does not. */
function isKept(declaration: Node, name: string, classNode: Node): boolean {
  const modifiers = modifiersOf(declaration);
  if (modifiers.includes('final')) return true;
  if (!modifiers.includes('private')) return false;
  const assigning = new RegExp(
    `\\b${name}\\s*(?:=(?!=)|\\+\\+|--|[-+*/%&|^]=)|(?:\\+\\+|--)\\s*(?:this\\s*\\.\\s*)?${name}\\b`,
    'g',
  );
  const countIn = (text: string) => text.match(assigning)?.length ?? 0;
  const own = [
    classNode.tree.rootNode.text,
    ...classNode.descendantsOfType('constructor_declaration').map(each => each?.text ?? ''),
  ];
  const [all = 0, ...inside] = own.map(countIn);
  const declared = declaratorOf(declaration, name)?.childForFieldName('value') ? 1 : 0;
  return all === declared + inside.reduce((sum, count) => sum + count, 0);
}
