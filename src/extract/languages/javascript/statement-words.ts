import type { Node } from '../../syntax/node.js';
import { field, named } from '../../syntax/nodes.js';
import type { Branch, StatementShape, StatementWords } from '../language/statement-shape.js';
import { loop, plainStatement } from '../shared/plain-statements.js';
import { functions } from './library.js';
import { patternOf } from './patterns.js';
import { within } from './same-value.js';
import { changeBy, MUTATING_METHODS } from './single-changes.js';

/** What there is to know of statements of JavaScript, so that loops and functions that fill tables can be carried out. */
export const STATEMENTS: StatementWords = {
  shapes,
  changeBy,
  literalGiven(statement, name) {
    const [declarator, ...more] = statement.type === 'lexical_declaration' ? named(statement) : [];
    const isOwn = declarator && more.length === 0 && field(declarator, 'name').text === name;
    const value = isOwn ? declarator.childForFieldName('value') : null;
    return value && LITERALS.has(value.type) ? value : null;
  },
  hasBlocks: true,
  doing: [
    'assignment_expression',
    'augmented_assignment_expression',
    'update_expression',
    'await_expression',
    'yield_expression',
  ],
  calls: ['call_expression'],
  callee: 'function',
  isMutating: call => MUTATING_METHODS.has(methodOf(field(call, 'function'))),
  isCopy,
  isPure(call) {
    const callee = field(call, 'function');
    return (
      Object.hasOwn(functions, callee.text) ||
      (callee.type === 'member_expression' && Object.hasOwn(functions, `.${methodOf(callee)}`))
    );
  },
};

const LITERALS = new Set(['number', 'string', 'true', 'false', 'null']);

/** Methods of a list that give another one, and functions that do. */
const COPYING = /^(?:slice|map|filter|concat|keys|values|entries|from)$/;

function isCopy(list: Node, table: string): boolean {
  if (list.type === 'array') return true;
  if (list.type !== 'call_expression') return false;
  const callee = field(list, 'function');
  const object = callee.childForFieldName('object')?.text;
  // `table.entries()` sees what is added meanwhile; `Object.entries(table)` does not.
  const isOfObject = object === 'Object' || object === 'Array';
  return (
    COPYING.test(methodOf(callee)) && (isOfObject || (object === table && /^[smfc]/.test(methodOf(callee))))
  );
}

function methodOf(callee: Node): string {
  return callee.childForFieldName('property')?.text ?? '';
}

function shapes(node: Node): readonly StatementShape[] | null {
  switch (node.type) {
    case 'empty_statement':
      return [{ kind: 'nothing' }];
    case 'for_in_statement':
      return items(node);
    case 'for_statement':
      return counted(node);
    case 'if_statement':
      return condition(node);
    case 'lexical_declaration':
      return declarations(node);
    case 'expression_statement':
      return node.firstNamedChild && expression(node.firstNamedChild);
  }
  const plain = plainStatement(node);
  return plain === undefined ? expression(node) : plain;
}

/** `for (const x of xs)`, and over the names of an object. */
function items(node: Node): StatementShape[] | null {
  const target = patternOf(field(node, 'left'));
  const isPlain = field(node, 'operator').text === 'of' && node.childForFieldName('kind')?.text !== 'var';
  const isAwaited = node.children.some(child => child?.type === 'await');
  if (!target || !isPlain || isAwaited) return null;
  return [{ kind: 'each', node, target, list: field(node, 'right'), body: field(node, 'body') }];
}

/** `for (let i = 0; i < n; i++)`. */
function counted(node: Node): StatementShape[] {
  const [before, condition] = [field(node, 'initializer'), field(node, 'condition')].map(each =>
    each.type === 'empty_statement' ? null : each,
  );
  return [loop(node, condition ?? null, before, [node.childForFieldName('increment')])];
}

/** The function that `forEach` is given alone. */
export function isCallback(node: Node): boolean {
  if (node.type !== 'arrow_function' && node.type !== 'function_expression') return false;
  const list = node.parent;
  const callee = list?.parent?.type === 'call_expression' ? field(list.parent, 'function') : null;
  return (
    list?.type === 'arguments' &&
    named(list).length === 1 &&
    callee?.type === 'member_expression' &&
    field(callee, 'property').text === 'forEach'
  );
}

/** `xs.forEach((x, i) => …)`. */
function callback(call: Node, own: Node): StatementShape[] | null {
  const parameters = own.childForFieldName('parameter') ?? field(own, 'parameters');
  const [item, index, ...more] = parameters.type === 'formal_parameters' ? named(parameters) : [parameters];
  const isAsync = own.children.some(child => child?.type === 'async');
  const target = item && patternOf(parameterOf(item));
  const position = index ? patternOf(parameterOf(index)) : '';
  if (!target || typeof position !== 'string' || more.length > 0 || isAsync) return null;
  const list = field(field(call, 'function'), 'object');
  return [{ kind: 'each', node: own, target, position, list, body: field(own, 'body'), isCallback: true }];
}

/** What a parameter is, without its type. */
function parameterOf(node: Node): Node {
  return node.type === 'required_parameter' ? field(node, 'pattern') : node;
}

function condition(node: Node): StatementShape[] {
  const branches: Branch[] = [{ condition: field(node, 'condition'), body: field(node, 'consequence') }];
  return [
    { kind: 'when', branches, otherwise: node.childForFieldName('alternative')?.firstNamedChild ?? null },
  ];
}

function declarations(declaration: Node): StatementShape[] | null {
  const block = declaration.parent;
  const found = named(declaration).map((node): StatementShape | null => {
    const value = node.childForFieldName('value');
    const target = value && patternOf(field(node, 'name'));
    return target && block ? { kind: 'let', node, target, value, block } : null;
  });
  return found.includes(null) ? null : (found as StatementShape[]);
}

function expression(node: Node): StatementShape[] | null {
  switch (node.type) {
    case 'assignment_expression': {
      const left = field(node, 'left');
      if (left.type === 'identifier')
        return [{ kind: 'let', node, target: left.text, value: field(node, 'right'), block: null }];
      const object = left.childForFieldName('object');
      return object && [{ kind: 'change', object: within(object) }];
    }
    case 'augmented_assignment_expression': {
      const left = field(node, 'left');
      if (left.type !== 'identifier') return null;
      const operator = field(node, 'operator').text.slice(0, -1);
      const value = { kind: 'binary', operator, left, right: field(node, 'right') } as const;
      return [{ kind: 'update', node, name: left, value }];
    }
    case 'update_expression': {
      const operand = field(node, 'argument');
      if (operand.type !== 'identifier') return null;
      const value = { kind: 'unary', operator: field(node, 'operator').text, operand } as const;
      return [{ kind: 'update', node, name: operand, value }];
    }
    case 'unary_expression': {
      const object = field(node, 'argument').childForFieldName('object');
      return field(node, 'operator').text === 'delete' && object
        ? [{ kind: 'change', object: within(object) }]
        : null;
    }
    case 'call_expression': {
      const [only] = named(field(node, 'arguments'));
      if (only && isCallback(only)) return callback(node, only);
      const callee = field(node, 'function');
      if (callee.type === 'identifier')
        return [{ kind: 'call', node, name: callee.text, arguments: field(node, 'arguments') }];
      return callee.type === 'member_expression' && MUTATING_METHODS.has(methodOf(callee))
        ? [{ kind: 'change', object: within(field(callee, 'object')) }]
        : null;
    }
  }
  return null;
}
