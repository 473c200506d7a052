import type { Node } from '../../syntax/node.js';
import { field, named } from '../../syntax/nodes.js';
import type { Binding } from '../language/binding.js';
import { bindingTable, exportedIf, inField, unknownValue, value } from '../shared/binding-table.js';
import { classValue, each, functionValue } from '../shared/node-table.js';
import { functionOf } from './functions.js';
import { holdingOf } from './holdings.js';
import { importedAs } from './packages.js';
import { classOf, constantValue, enumAround, TYPES } from './types.js';

/** What makes a list, map or array. */
const MAKING = new Set(['object_creation_expression', 'array_creation_expression', 'method_invocation']);

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
    assignment_expression: inField('left', assignedAtFirst),
    field_access: inField('field', (name, access) =>
      field(access, 'object').type === 'this' && access.parent?.type === 'assignment_expression'
        ? inField('left', () => assignedAtFirst(name, access.parent as Node))(access, access.parent)
        : null,
    ),
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

/**
 * `static final Map<String, Integer> K;` gets its value from `K = …` in a `static` block of its class, a field of its objects from
 * `K = …` or `this.K = …` in a constructor or a block.
 */
function assignedAtFirst(name: Node, assignment: Node): Binding | null {
  const statement = assignment.parent;
  const block = statement?.type === 'expression_statement' ? statement.parent : null;
  const body = bodyAround(block);
  if (!statement || !body || field(assignment, 'operator').text !== '=') return null;
  // What each object is given is no table of the class.
  if (block?.type === 'constructor_body' && !isMadeThere(field(assignment, 'right'), block)) return null;
  const declares = (node: Node) =>
    node.childrenForFieldName('declarator').some(each => each && field(each, 'name').text === name.text);
  const declaration = named(body).find(each => each.type === 'field_declaration' && declares(each));
  const declarator = declaration
    ?.childrenForFieldName('declarator')
    .find(each => each && field(each, 'name').text === name.text);
  // With a value of its own, or a local variable of its name, the assignment is a change.
  if (!declaration || !declarator || declarator.childForFieldName('value')) return null;
  const locals = block ? named(block).filter(each => each.type === 'local_variable_declaration') : [];
  if (locals.some(declares)) return null;
  const holds = holdingOf(declaration, declarator);
  const bound = {
    kind: 'value',
    node: statement,
    value: field(assignment, 'right'),
    scope: body,
    ...(holds && { holds }),
  } as const;
  return isTopLevel(declaration) ? { ...bound, exported: name.text } : bound;
}

/** Whether a constructor makes a table, and not of what it gets. */
function isMadeThere(made: Node, block: Node): boolean {
  if (!MAKING.has(made.type)) return false;
  const parameters = field(block.parent as Node, 'parameters').descendantsOfType('identifier');
  const given = new Set(parameters.map(each => each?.text));
  return made.descendantsOfType('identifier').every(each => !given.has(each?.text));
}

/** The body of the class whose fields get their first values in a block. */
function bodyAround(block: Node | null): Node | null {
  if (block?.type === 'constructor_body' || block?.parent?.type === 'static_initializer')
    return block.parent?.parent ?? null;
  return block?.type === 'block' && block.parent?.type === 'class_body' ? block.parent : null;
}

/** Fields of the type that a file is about: other files can import them by name. */
function isTopLevel(declaration: Node): boolean {
  const body = declaration.parent;
  const type = body?.type === 'enum_body_declarations' ? body.parent?.parent : body?.parent;
  return type?.parent?.type === 'program';
}
