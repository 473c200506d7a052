import type { Node } from '../../syntax/node.js';
import { field, named } from '../../syntax/nodes.js';
import type { StatementShape, StatementWords } from '../language/statement-shape.js';
import { loop, plainStatement } from '../shared/plain-statements.js';
import { statementsIn } from './blocks.js';
import { namesOf } from './constants.js';
import { functions } from './library.js';
import { appendedTo, changeBy } from './single-changes.js';

/** What there is to know of statements of Go, so that loops and functions that fill tables can be carried out. */
export const STATEMENTS: StatementWords = {
  shapes,
  changeBy,
  literalGiven(statement, name) {
    const isPlain = statement.type === 'short_var_declaration' && field(statement, 'left').text === name;
    const [value] = isPlain ? named(field(statement, 'right')) : [];
    return value && /_literal$|^(?:true|false)$/.test(value.type) ? value : null;
  },
  hasBlocks: true,
  doing: ['func_literal'],
  calls: ['call_expression'],
  callee: 'function',
  isMutating: call => /^(?:delete|clear|copy)$/.test(field(call, 'function').text),
  // What `range` goes through is looked at once; of a map it sees what is added meanwhile.
  isCopy: () => false,
  isPure: call => Object.hasOwn(functions, field(call, 'function').text),
};

function shapes(node: Node): readonly StatementShape[] | null {
  switch (node.type) {
    case 'empty_statement':
      return [{ kind: 'nothing' }];
    case 'block':
      return [{ kind: 'block', statements: statementsIn(node) }];
    case 'for_statement':
      return looped(node);
    case 'if_statement':
      return node.childForFieldName('initializer') ? null : [condition(node)];
    case 'short_var_declaration':
      return declared(node);
    case 'var_declaration':
      return variable(node);
    case 'assignment_statement':
      return assigned(node);
    case 'inc_statement':
    case 'dec_statement':
      return updated(node, node.firstNamedChild, operand => ({
        kind: 'unary',
        operator: node.type === 'inc_statement' ? '++' : '--',
        operand,
      }));
    case 'expression_statement':
      return called(node.firstNamedChild);
  }
  return plainStatement(node) ?? null;
}

function looped(node: Node): StatementShape[] | null {
  const [head] = named(node);
  const body = field(node, 'body');
  if (!head || head.id === body.id) return [loop(node, null)];
  if (head.type === 'range_clause') return ranged(node, head, body);
  if (head.type !== 'for_clause') return [loop(node, head)];
  const [before = null, condition = null, after = null] = ['initializer', 'condition', 'update'].map(name =>
    head.childForFieldName(name),
  );
  return [loop(node, condition, before, [after])];
}

/** `for i, x := range xs`. */
function ranged(node: Node, clause: Node, body: Node): StatementShape[] | null {
  const left = clause.childForFieldName('left');
  if (left && !clause.children.some(child => child?.type === ':=')) return null;
  const names = left ? named(left) : [];
  if (!names.every(name => name.type === 'identifier')) return null;
  const items = names.map(name => (name.text === '_' ? null : name.text));
  const list = field(clause, 'right');
  return [{ kind: 'each', node, target: { items }, isPaired: true, list, body }];
}

function condition(node: Node): StatementShape {
  const branches = [{ condition: field(node, 'condition'), body: field(node, 'consequence') }];
  return { kind: 'when', branches, otherwise: node.childForFieldName('alternative') };
}

/** `a, b := 1, 2`. */
function declared(node: Node): StatementShape[] | null {
  const [names, values] = [named(field(node, 'left')), named(field(node, 'right'))];
  const around = node.parent;
  const block = around?.type === 'for_clause' ? around.parent : around;
  const [first, ...more] = names;
  // Of several, one may be there already, and stand in what the others get.
  if (!block || !first || more.length > 0 || values.length !== 1) return null;
  if (first.text === '_') return [{ kind: 'nothing' }];
  return [{ kind: 'let', node, target: first.text, value: values[0] as Node, block }];
}

function valuesOf(spec: Node | undefined): Node[] {
  const list = spec?.childForFieldName('value');
  return list ? named(list) : [];
}

/** `var a = 1`. */
function variable(node: Node): StatementShape[] | null {
  const [spec, ...more] = named(node);
  const [name, ...names] = spec?.type === 'var_spec' ? namesOf(spec) : [];
  const [value, ...values] = valuesOf(spec);
  if (!name || !value || more.length + names.length + values.length > 0 || !node.parent) return null;
  return [{ kind: 'let', node, target: name.text, value, block: node.parent }];
}

function assigned(node: Node): StatementShape[] | null {
  const [[place, ...more], [value, ...others]] = [named(field(node, 'left')), named(field(node, 'right'))];
  if (!place || !value || more.length > 0 || others.length > 0) return null;
  const operator = field(node, 'operator').text;
  if (operator !== '=')
    return updated(node, place, left => ({
      kind: 'binary',
      operator: operator.slice(0, -1),
      left,
      right: value,
    }));
  if (place.type === 'index_expression') return [{ kind: 'change', object: field(place, 'operand') }];
  if (place.type !== 'identifier') return null;
  if (place.text === '_') return [{ kind: 'nothing' }];
  if (appendedTo(place, value)) return [{ kind: 'change', object: place }];
  return [{ kind: 'let', node, target: place.text, value, block: null }];
}

function updated(
  node: Node,
  place: Node | null,
  given: (place: Node) => (StatementShape & { kind: 'update' })['value'],
): StatementShape[] | null {
  if (place?.type === 'index_expression') return [{ kind: 'change', object: field(place, 'operand') }];
  return place?.type === 'identifier' ? [{ kind: 'update', node, name: place, value: given(place) }] : null;
}

function called(call: Node | null): StatementShape[] | null {
  if (call?.type !== 'call_expression') return null;
  const callee = field(call, 'function');
  const list = field(call, 'arguments');
  const [first] = named(list);
  if (callee.text === 'delete' && first) return [{ kind: 'change', object: first }];
  return callee.type === 'identifier'
    ? [{ kind: 'call', node: call, name: callee.text, arguments: list }]
    : null;
}
