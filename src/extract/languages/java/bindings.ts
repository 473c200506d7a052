import type { Node } from '../../syntax/node.js';
import type { Binding } from '../language/binding.js';
import { bindingTable, exportedIf, inField, unknownValue, value } from '../shared/binding-table.js';
import { classValue, each, functionValue } from '../shared/node-table.js';
import { functionOf } from './functions.js';
import { holdingOf } from './holdings.js';
import { importedAs } from './packages.js';
import { classOf, constantValue, enumAround, TYPES } from './types.js';

const parameter = unknownValue('a parameter');
const type = inField('name', exportedIf(isTopLevel, value(classValue(classOf))));

/** What the name at this node defines; null where it is only used. */
export const binding = bindingTable(
  {
    variable_declarator: inField('name', variable),
    ...each(TYPES, type),
    enum_constant: inField('name', (constant, parent) =>
      enumAround(parent) ? value(constantValue)(constant, parent) : null,
    ),
    method_declaration: inField('name', value(functionValue(functionOf))),
    formal_parameter: inField('name', parameter),
    spread_parameter: inField('name', parameter),
    inferred_parameters: parameter,
    enhanced_for_statement: inField('name', unknownValue('a loop variable')),
  },
  importedAs,
);

function variable(name: Node, declarator: Node): Binding | null {
  const assigned = declarator.childForFieldName('value');
  const declaration = declarator.parent;
  if (!assigned || !declaration) return null;
  const holds = holdingOf(declaration, declarator);
  const bound = { kind: 'value', node: declaration, value: assigned, ...(holds && { holds }) } as const;
  return isTopLevel(declaration) ? { ...bound, exported: name.text } : bound;
}

/** Fields of the type that a file is about: other files can import them by name. */
function isTopLevel(declaration: Node): boolean {
  const body = declaration.parent;
  const type = body?.type === 'enum_body_declarations' ? body.parent?.parent : body?.parent;
  return type?.parent?.type === 'program';
}
