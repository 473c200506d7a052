import type { Node } from '../../syntax/node.js';
import { field } from '../../syntax/nodes.js';
import type { Expression } from '../language/expression.js';
import type { StatementShape, StatementWords } from '../language/statement-shape.js';
import { loop, plainStatement } from '../shared/plain-statements.js';
import { functions } from './library.js';
import { changeBy, MUTATING_METHODS } from './single-changes.js';

/** What there is to know of statements of Java, so that loops and methods that fill tables can be carried out. */
export const STATEMENTS: StatementWords = {
  shapes,
  changeBy,
  literalGiven(statement, name) {
    const declarator = declaratorOf(statement);
    const value = declarator?.childForFieldName('value');
    const isOwn = declarator && field(declarator, 'name').text === name;
    return isOwn && value && /_literal$|^(?:true|false)$/.test(value.type) ? value : null;
  },
  hasBlocks: true,
  doing: ['assignment_expression', 'update_expression'],
  calls: ['method_invocation'],
  callee: 'name',
  isMutating: call =>
    call.childForFieldName('object') !== null && MUTATING_METHODS.has(field(call, 'name').text),
  isCopy: () => false,
  isPure(call) {
    const name = field(call, 'name').text;
    const object = call.childForFieldName('object');
    // What an enumeration, or a map, has.
    if (name === 'values') return true;
    return (
      object !== null &&
      (Object.hasOwn(functions, `.${name}`) || Object.hasOwn(functions, `${object.text}.${name}`))
    );
  },
};

function shapes(node: Node): readonly StatementShape[] | null {
  switch (node.type) {
    case 'enhanced_for_statement': {
      const target = field(node, 'name').text;
      return [{ kind: 'each', node, target, list: field(node, 'value'), body: field(node, 'body') }];
    }
    case 'for_statement':
      return counted(node);
    case 'if_statement':
      return condition(node);
    case 'local_variable_declaration':
      return declared(node);
    case 'expression_statement':
      return node.firstNamedChild && expression(node.firstNamedChild);
  }
  if (node.type === ';') return [{ kind: 'nothing' }];
  const plain = plainStatement(node);
  return plain === undefined ? expression(node) : plain;
}

/** `for (int i = 0; i < n; i++)`. */
function counted(node: Node): StatementShape[] | null {
  const [before, ...more] = node.childrenForFieldName('init');
  if (more.length > 0) return null;
  return [loop(node, node.childForFieldName('condition'), before, node.childrenForFieldName('update'))];
}

function condition(node: Node): StatementShape[] | null {
  const body = node.childForFieldName('consequence');
  if (!body) return null;
  const branches = [{ condition: field(node, 'condition'), body }];
  return [{ kind: 'when', branches, otherwise: node.childForFieldName('alternative') }];
}

function declaratorOf(statement: Node): Node | null {
  if (statement.type !== 'local_variable_declaration') return null;
  const [declarator, ...more] = statement.childrenForFieldName('declarator');
  return more.length === 0 ? (declarator ?? null) : null;
}

/** `int i = 0;` */
function declared(node: Node): StatementShape[] | null {
  const declarator = declaratorOf(node);
  const value = declarator?.childForFieldName('value');
  if (!declarator || !value || !node.parent || value.type === 'array_initializer') return null;
  return [{ kind: 'let', node, target: field(declarator, 'name').text, value, block: node.parent }];
}

function expression(node: Node): StatementShape[] | null {
  switch (node.type) {
    case 'assignment_expression': {
      const left = field(node, 'left');
      const value = field(node, 'right');
      const operator = field(node, 'operator').text;
      if (left.type === 'array_access') return [{ kind: 'change', object: field(left, 'array') }];
      if (left.type !== 'identifier') return null;
      return operator === '='
        ? [{ kind: 'let', node, target: left.text, value, block: null }]
        : updated(node, left, { kind: 'binary', operator: operator.slice(0, -1), left, right: value });
    }
    case 'update_expression': {
      const operand = node.firstNamedChild;
      if (operand?.type === 'array_access') return [{ kind: 'change', object: field(operand, 'array') }];
      const operator = node.text.includes('++') ? '++' : '--';
      return operand?.type === 'identifier'
        ? updated(node, operand, { kind: 'unary', operator, operand })
        : null;
    }
    case 'method_invocation': {
      const object = node.childForFieldName('object');
      const name = field(node, 'name').text;
      if (!object) return [{ kind: 'call', node, name, arguments: field(node, 'arguments') }];
      return MUTATING_METHODS.has(name) ? [{ kind: 'change', object }] : null;
    }
  }
  return null;
}

function updated(node: Node, name: Node, value: Expression): StatementShape[] {
  return [{ kind: 'update', node, name, value }];
}
