import type { Node } from '../../syntax/node.js';
import { field, named } from '../../syntax/nodes.js';
import type { Expression } from '../language/expression.js';
import type { StatementShape, StatementWords } from '../language/statement-shape.js';
import { loop } from '../shared/plain-statements.js';
import { withoutAttributes } from './attributes.js';
import { functions } from './library.js';
import { patternOf } from './patterns.js';
import { changeBy, FILLING_METHODS } from './single-changes.js';

/** What there is to know of statements of Rust, so that loops that fill tables can be carried out. */
export const STATEMENTS: StatementWords = {
  shapes,
  changeBy,
  literalGiven(statement, name) {
    const isPlain = statement.type === 'let_declaration' && field(statement, 'pattern').text === name;
    const value = isPlain ? statement.childForFieldName('value') : null;
    return value && /_literal$/.test(value.type) ? value : null;
  },
  hasBlocks: true,
  doing: ['assignment_expression', 'compound_assignment_expr', 'try_expression', 'return_expression'],
  calls: ['call_expression', 'macro_invocation'],
  callee: 'function',
  isMutating: call => !isPure(call),
  // What a loop goes through cannot be changed meanwhile.
  isCopy: () => false,
  isPure,
};

/** Whether a call is one of the library that only gives something. */
function isPure(call: Node): boolean {
  if (call.type === 'macro_invocation')
    return /^(?:format|concat|stringify|vec)$/.test(field(call, 'macro').text);
  const written = field(call, 'function');
  const callee = written.type === 'generic_function' ? field(written, 'function') : written;
  if (callee.type === 'field_expression') return Object.hasOwn(functions, `.${field(callee, 'field').text}`);
  return Object.hasOwn(functions, callee.text);
}

function shapes(node: Node): readonly StatementShape[] | null {
  switch (node.type) {
    case 'empty_statement':
      return [{ kind: 'nothing' }];
    case 'expression_statement':
    case 'else_clause':
      return node.firstNamedChild && shapes(node.firstNamedChild);
    case 'block':
    case 'unsafe_block':
      return [{ kind: 'block', statements: withoutAttributes(node) }];
    case 'for_expression':
      return ranged(node);
    case 'while_expression':
      return isConditional(node) ? [loop(node, field(node, 'condition'))] : null;
    case 'loop_expression':
      return isLabelled(node) ? null : [loop(node, null)];
    case 'if_expression':
      return isConditional(node) ? [condition(node)] : null;
    case 'break_expression':
    case 'continue_expression':
      return jump(node);
    case 'return_expression':
      return [{ kind: 'return', value: node.firstNamedChild }];
    case 'let_declaration':
      return declared(node);
    case 'assignment_expression':
      return assigned(node);
    case 'compound_assignment_expr':
      return updated(node);
    case 'call_expression':
      return called(node);
  }
  return null;
}

const JUMPS = { break_expression: 'stop', continue_expression: 'next' } as const;

function jump(node: Node): StatementShape[] | null {
  const kind = JUMPS[node.type as keyof typeof JUMPS];
  return node.namedChildCount === 0 ? [{ kind }] : null;
}

/** `'outer: for …` */
function isLabelled(node: Node): boolean {
  return named(node).some(({ type }) => type === 'label');
}

/** Whether a condition is one, and no pattern. */
function isConditional(node: Node): boolean {
  return !isLabelled(node) && !/^let_c/.test(field(node, 'condition').type);
}

/** `for (i, x) in xs.iter().enumerate()`. */
function ranged(node: Node): StatementShape[] | null {
  const target = isLabelled(node) ? undefined : patternOf(field(node, 'pattern'));
  if (target === undefined) return null;
  const [list, body] = [field(node, 'value'), field(node, 'body')];
  return [{ kind: 'each', node, target: target ?? { items: [] }, list, body }];
}

function condition(node: Node): StatementShape {
  const branches = [{ condition: field(node, 'condition'), body: field(node, 'consequence') }];
  return { kind: 'when', branches, otherwise: node.childForFieldName('alternative') };
}

/** `let (a, b) = …;` */
function declared(node: Node): StatementShape[] | null {
  const target = patternOf(field(node, 'pattern'));
  const value = node.childForFieldName('value');
  if (target === undefined || !value || !node.parent || node.childForFieldName('alternative')) return null;
  return target === null ? [{ kind: 'nothing' }] : [{ kind: 'let', node, target, value, block: node.parent }];
}

function assigned(node: Node): StatementShape[] | null {
  const [place, value] = [field(node, 'left'), field(node, 'right')];
  if (place.type === 'index_expression') return [{ kind: 'change', object: place.firstNamedChild ?? place }];
  if (place.type !== 'identifier') return null;
  return [{ kind: 'let', node, target: place.text, value, block: null }];
}

/** `i += 1;` */
function updated(node: Node): StatementShape[] | null {
  const [place, right] = [field(node, 'left'), field(node, 'right')];
  if (place.type === 'index_expression') return [{ kind: 'change', object: place.firstNamedChild ?? place }];
  if (place.type !== 'identifier') return null;
  const operator = field(node, 'operator').text.slice(0, -1);
  const value: Expression = { kind: 'binary', operator, left: place, right };
  return [{ kind: 'update', node, name: place, value }];
}

/** `m.insert("k", v);` */
function called(call: Node): StatementShape[] | null {
  const callee = field(call, 'function');
  if (callee.type === 'identifier')
    return [{ kind: 'call', node: call, name: callee.text, arguments: field(call, 'arguments') }];
  const isFilling = callee.type === 'field_expression' && FILLING_METHODS.has(field(callee, 'field').text);
  return isFilling ? [{ kind: 'change', object: field(callee, 'value') }] : null;
}
