import type { Node } from '../../syntax/node.js';
import { contains, field, isField, named, opaque } from '../../syntax/nodes.js';
import type { Binding } from '../language/binding.js';
import type { Expression } from '../language/expression.js';
import { bindingTable, inField, unknownValue } from '../shared/binding-table.js';
import { statementOf } from '../shared/plain-statements.js';
import { classOf } from './class-shape.js';
import { decorated, functionOf } from './functions.js';
import { PATTERNS, partIn } from './patterns.js';

/** What the name at this node defines; null where it is only used. */
export function binding(name: Node): Binding | null {
  return name.type === 'identifier' ? bindingIn(name) : null;
}

const parameter = unknownValue('a parameter');
const onTheWay = unknownValue('a name that is bound on the way');

const bindingIn = bindingTable({
  assignment: inField('left', (_name, parent) => {
    const assigned = parent.childForFieldName('right');
    return assigned && { kind: 'value', node: statementOf(outermost(parent)), value: assigned };
  }),
  attribute: inField('attribute', assignedAttribute),
  pattern_list: partOf,
  tuple_pattern: partOf,
  list_pattern: partOf,
  list_splat_pattern: partOf,
  named_expression: onTheWay,
  as_pattern_target: onTheWay,
  function_definition: inField('name', (_name, parent) => ({
    kind: 'value',
    node: decorated(parent),
    value: { kind: 'function', function: functionOf(parent) },
  })),
  class_definition: inField('name', (_name, parent) => ({
    kind: 'value',
    node: decorated(parent),
    value: { kind: 'class', class: classOf(parent) },
  })),
  dotted_name: importOf,
  aliased_import: importOf,
  parameters: parameter,
  lambda_parameters: parameter,
  typed_parameter: parameter,
  dictionary_splat_pattern: parameter,
  default_parameter: inField('name', parameter),
  typed_default_parameter: inField('name', parameter),
  for_statement: inField('left', unknownValue('a loop variable')),
  type: typeStatement,
  generic_type: (name, parent) =>
    parent.firstNamedChild?.id === name.id && parent.parent ? typeStatement(name, parent.parent) : null,
});

/** `type X = …` and `type X[T] = …`. */
function typeStatement(name: Node, left: Node): Binding | null {
  const statement = left.parent;
  return statement?.type === 'type_alias_statement' &&
    isField(statement, 'left', left) &&
    name.type === 'identifier'
    ? { kind: 'value', node: statement, value: opaque('another name of a type') }
    : null;
}

/** `self.words = …`: found by name, but not a variable. */
function assignedAttribute(_name: Node, attribute: Node): Binding | null {
  const statement = attribute.parent?.type === 'assignment' ? attribute.parent : null;
  const assigned = statement?.childForFieldName('right');
  return statement && assigned && isField(statement, 'left', attribute)
    ? { kind: 'value', node: statementOf(statement), value: assigned, member: true }
    : null;
}

function importOf(name: Node, parent: Node): Binding | null {
  const aliased =
    parent.type === 'aliased_import'
      ? parent
      : parent.parent?.type === 'aliased_import'
        ? parent.parent
        : null;
  // In `import a as b` and `from m import a as b` only `b` is bound.
  if (aliased && !isField(aliased, 'alias', name)) return null;
  const statement = (aliased ?? parent).parent;
  const imported = aliased ? field(aliased, 'name').text : parent.text;
  if (statement?.type === 'import_from_statement') {
    const module = field(statement, 'module_name');
    if (contains(module, name)) return null;
    const submodule = module.text + (module.text.endsWith('.') ? '' : '.') + imported;
    const scope = scopeOfGlobal(statement, name.text);
    const common = {
      kind: 'import',
      node: statement,
      specifier: module.text,
      ...(scope && { scope }),
    } as const;
    return { ...common, name: imported, submodule };
  }
  if (statement?.type !== 'import_statement') return null;
  // `import a.b` binds `a`, the package.
  if (!aliased && parent.namedChildCount > 1) {
    if (parent.firstNamedChild?.id !== name.id) return null;
    return { kind: 'import', node: statement, specifier: name.text, name: null };
  }
  return { kind: 'import', node: statement, specifier: imported, name: null };
}

/** A file's `__getattr__` gives the names that it has not; those that it imports as `global` are the file's from then on. */
function scopeOfGlobal(statement: Node, name: string): Node | undefined {
  let at: Node | null = statement.parent;
  while (at && at.type !== 'function_definition') at = at.parent;
  if (at?.childForFieldName('name')?.text !== '__getattr__' || at.parent?.type !== 'module') return undefined;
  return new RegExp(`\\bglobal\\b[^\\n]*\\b${name}\\b`).test(at.text) ? at.parent : undefined;
}

/** The whole of a chain `a = b = c`. */
function outermost(assignment: Node): Node {
  let node = assignment;
  while (node.parent?.type === 'assignment') node = node.parent;
  return node;
}

/** A name among several that are bound at once: `a, b = 1, 2`. */
function partOf(name: Node): Binding | null {
  let target: Node = name;
  while (target.parent && PATTERNS.has(target.parent.type)) target = target.parent;
  const statement = target.parent;
  if (statement?.type === 'assignment' && isField(statement, 'left', target)) {
    const node = statementOf(outermost(statement));
    const right = statement.childForFieldName('right');
    const value = partIn(name, target, right) ?? itemIn(name, target, right);
    return { kind: 'value', node, value: value ?? opaque('a part of another value') };
  }
  if (statement?.type === 'for_statement')
    return { kind: 'value', node: statement, value: opaque('a loop variable') };
  if (statement?.type === 'for_in_clause') return null;
  return { kind: 'value', node: target, value: opaque('a parameter') };
}

/** A name among several that take apart what a call gives: `encode, decode = codec()`. */
function itemIn(name: Node, pattern: Node, value: Node | null): Expression | null {
  const targets = named(pattern);
  if (value?.type !== 'call' || !targets.every(target => target.type === 'identifier')) return null;
  return { kind: 'item', list: value, index: targets.findIndex(target => target.id === name.id) };
}
