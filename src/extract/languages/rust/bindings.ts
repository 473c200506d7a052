import type { Node } from '../../syntax/node.js';
import {
  asMember,
  type Binder,
  bindingTable,
  inField,
  unknownValue,
  value,
} from '../shared/binding-table.js';
import { classValue, functionValue } from '../shared/node-table.js';
import { functionOf } from './functions.js';
import { holdingOf } from './holdings.js';
import { lazyStatic } from './macros.js';
import { importedAs } from './modules.js';
import { enumOf, moduleOf, structOf } from './types.js';

const assigned: Binder = (_name, node) => {
  const given = node.childForFieldName('value');
  const holds = holdingOf(node.childForFieldName('type'));
  return given && { kind: 'value', node, value: given, ...(holds !== undefined && { holds }) };
};
const parameter = unknownValue('a parameter');

/** What the name at this node defines; null where it is only used. */
export const binding = bindingTable(
  {
    const_item: inField('name', assigned),
    static_item: inField('name', assigned),
    let_declaration: inField('pattern', assigned),
    enum_item: inField('name', value(classValue(enumOf))),
    struct_item: inField('name', value(classValue(structOf))),
    function_item: inField('name', asMember(value(functionValue(functionOf)), isMethod)),
    mod_item: inField('name', (name, node) =>
      node.childForFieldName('body')
        ? { kind: 'value', node, value: { kind: 'class', class: moduleOf(node) } }
        : { kind: 'import', node, specifier: `self::${name.text}`, name: null },
    ),
    parameter: inField('pattern', parameter),
    closure_parameters: parameter,
    token_tree: lazyStatic,
  },
  importedAs,
);

function isMethod(node: Node): boolean {
  const around = node.parent?.parent?.type;
  return node.parent?.type === 'declaration_list' && (around === 'impl_item' || around === 'trait_item');
}
