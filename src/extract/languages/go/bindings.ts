import type { Node } from '../../syntax/node.js';
import { field, isField, named, opaque } from '../../syntax/nodes.js';
import { oncePerTree } from '../../syntax/once-per-tree.js';
import type { Binding } from '../language/binding.js';
import type { Holding } from '../language/expression.js';
import { asMember, bindingTable, inField, unknownValue, value } from '../shared/binding-table.js';
import { functionValue } from '../shared/node-table.js';
import { isInit, statementsIn } from './blocks.js';
import { constSpecs, namesOf, withIota } from './constants.js';
import { functionOf, isDeclaration } from './functions.js';
import { appendedTo } from './single-changes.js';
import { holdingOf, typeOf, underlying } from './types.js';

/** What the name at this node defines; null where it is only used. */
export const binding = bindingTable({
  var_spec: partOf,
  const_spec: (name, parent) =>
    namesOf(parent).some(node => node.id === name.id) ? constant(name, parent) : null,
  expression_list: inList,
  function_declaration: inField('name', value(functionValue(functionOf))),
  method_declaration: inField('name', asMember(value(functionValue(functionOf)))),
  type_spec: inField('name', value(typeOf)),
  type_alias: inField('name', value(typeOf)),
  parameter_declaration: parameter,
  variadic_parameter_declaration: parameter,
});

function parameter(name: Node, declaration: Node): Binding | null {
  const isName = name.type === 'identifier' && !isField(declaration, 'type', name);
  return isName ? unknownValue('a parameter')(name, declaration) : null;
}

/** `a, b := 1, 2`. */
function inList(name: Node, list: Node): Binding | null {
  const statement = list.parent;
  if (statement?.type === 'assignment_statement') return initialized(name, statement);
  return statement?.type === 'short_var_declaration' && isField(statement, 'left', list)
    ? oneOf(name, named(list), statement, field(statement, 'right'))
    : null;
}

function partOf(name: Node, spec: Node): Binding | null {
  const values = spec.childForFieldName('value');
  return values ? oneOf(name, namesOf(spec), spec, values) : empty(name, spec);
}

/** `var list []T`: nothing is in it until something is appended. Where `init()` gives it a value, also in another file, that is its first. */
function empty(name: Node, spec: Node): Binding | null {
  const type = spec.childForFieldName('type');
  const isName = namesOf(spec).some(node => node.id === name.id);
  if (!isName || !type || underlying(type).type !== 'slice_type') return null;
  const { assigned, appended } = statementsOf(name);
  if (assigned.has(name.text) || !appended.has(name.text)) return null;
  return { kind: 'value', node: spec, value: { kind: 'sequence', items: [] } };
}

/** Names that statements of a file append to, and those that they give another value. */
const statementsOf = oncePerTree(root => {
  const assigned = new Set<string>();
  const appended = new Set<string>();
  for (const statement of root.descendantsOfType('assignment_statement')) {
    const left = statement ? named(field(statement, 'left')) : [];
    const [right] = statement ? named(field(statement, 'right')) : [];
    for (const each of left) {
      const isAppended = left.length === 1 && right && appendedTo(each, right);
      (isAppended ? appended : assigned).add(each.text);
    }
  }
  return { assigned, appended };
});

/** The value of one of several names that are given values at once. */
function oneOf(name: Node, names: readonly Node[], node: Node, list: Node): Binding | null {
  const at = names.findIndex(other => other.id === name.id);
  const values = named(list);
  const own = values.length === names.length ? values[at] : undefined;
  return at < 0
    ? null
    : {
        kind: 'value',
        node,
        value: own ?? opaque('a part of another value'),
        ...held(node.childForFieldName('type')),
      };
}

/** `var table map[…]…` without a value gets it from `table = …` in an `init()`, of this file or of another of its package. */
function initialized(name: Node, statement: Node): Binding | null {
  const list = statement.parent;
  const body = list?.type === 'statement_list' ? list.parent : list;
  const owner = body?.parent;
  const [left, right] = [field(statement, 'left'), field(statement, 'right')].map(named);
  if (!owner || !isInit(owner) || left?.length !== 1 || right?.length !== 1 || left[0]?.id !== name.id)
    return null;
  if (field(statement, 'operator').text !== '=' || appendedTo(name, right[0] as Node)) return null;
  const declares = (node: Node) =>
    isDeclaration(node) &&
    node.descendantsOfType('identifier').some(other => other?.text === name.text && other.id !== name.id);
  if (statementsIn(body as Node).some(declares)) return null;
  const root = name.tree.rootNode;
  const own = named(root)
    .filter(node => node.type === 'var_declaration')
    .flatMap(node => node.descendantsOfType('var_spec'))
    .find(spec => spec && namesOf(spec).some(other => other.text === name.text));
  // With a value of its own, the assignment is a change that runs later.
  if (own?.childForFieldName('value')) return null;
  return { kind: 'value', node: statement, value: right[0] as Node, scope: root };
}

/** A constant without a value repeats the expression of the one before it; `iota` counts them. */
function constant(name: Node, spec: Node): Binding | null {
  const specs = spec.parent ? constSpecs(spec.parent) : [];
  const own = specs.find(({ node }) => node.id === spec.id);
  const index = namesOf(spec).findIndex(node => node.id === name.id);
  const value = own?.values[index];
  if (!own || !value) return null;
  return { kind: 'value', node: spec, value: withIota(value, own.iota, spec), ...held(own.type) };
}

/** What a name holds by the type that stands beside it. */
function held(type: Node | null): { holds?: Holding } {
  const holds = holdingOf(type && { node: type });
  return holds === undefined ? {} : { holds };
}
