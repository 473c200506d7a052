import type { Node } from '../../syntax/node.js';
import { field, named } from '../../syntax/nodes.js';
import type { Pattern } from '../language/expression.js';
import type { Branch, StatementShape, StatementWords } from '../language/statement-shape.js';
import { changesIn, type Step } from '../language/steps.js';
import { loop, plainStatement } from '../shared/plain-statements.js';
import { functions } from './library.js';
import { patternOf } from './patterns.js';
import { assignedValue, changeBy, MUTATING_METHODS } from './single-changes.js';

/** What there is to know of statements of Python, so that loops and functions that fill tables can be carried out. */
export const STATEMENTS: StatementWords = {
  shapes,
  changeBy,
  literalGiven(statement, name) {
    const assignment = statement.type === 'expression_statement' ? statement.firstNamedChild : null;
    const isOwn = assignment?.type === 'assignment' && field(assignment, 'left').text === name;
    const value = isOwn ? assignment.childForFieldName('right') : null;
    return value && LITERALS.has(value.type) ? value : null;
  },
  ordered: 'maps',
  hasBlocks: false,
  doing: ['named_expression', 'await', 'yield'],
  calls: ['call'],
  callee: 'function',
  isMutating: call => MUTATING_METHODS.has(methodOf(field(call, 'function'))),
  isCopy,
  isPure(call) {
    const callee = field(call, 'function');
    return Object.hasOwn(functions, callee.type === 'attribute' ? `.${methodOf(callee)}` : callee.text);
  },
  bearsChanges,
};

const LITERALS = new Set(['integer', 'float', 'string', 'true', 'false', 'none', 'unary_operator']);

/** Functions that take all items at once, before the loop begins. */
const COPYING = new Set(['list', 'tuple', 'sorted', 'set', 'frozenset', 'dict']);

function isCopy(list: Node): boolean {
  if (list.type === 'subscript') return field(list, 'subscript').type === 'slice';
  if (list.type !== 'call') return false;
  const callee = field(list, 'function');
  return callee.type === 'identifier' ? COPYING.has(callee.text) : methodOf(callee) === 'copy';
}

function methodOf(callee: Node): string {
  return callee.childForFieldName('attribute')?.text ?? '';
}

/** `for k, v in table.items(): table[k] = …`: each entry gets another value when its turn has come. */
function bearsChanges(list: Node, target: Pattern, table: string, steps: readonly Step[]): boolean {
  if (list.text !== `${table}.items()`) return false;
  const key = typeof target === 'object' && 'items' in target ? target.items[0] : undefined;
  return changesIn(steps).every(
    each => each.kind === 'set' && typeof each.key === 'object' && each.key.text === key,
  );
}

function shapes(node: Node): readonly StatementShape[] | null {
  switch (node.type) {
    case 'pass_statement':
      return [{ kind: 'nothing' }];
    case 'for_statement':
      return items(node);
    case 'while_statement':
      return node.childForFieldName('alternative') ? null : [loop(node, field(node, 'condition'))];
    case 'if_statement':
      return condition(node);
    case 'global_statement':
      return [{ kind: 'names', names: named(node).map(({ text }) => text) }];
    case 'delete_statement':
      return expression(node.firstNamedChild);
    case 'expression_statement':
      return node.namedChildCount === 1 ? expression(node.firstNamedChild) : null;
  }
  return plainStatement(node) ?? null;
}

function items(node: Node): StatementShape[] | null {
  const target = patternOf(field(node, 'left'));
  const isPlain = !node.childForFieldName('alternative') && !node.children.some(isAsync);
  if (!target || !isPlain) return null;
  return [{ kind: 'each', node, target, list: field(node, 'right'), body: field(node, 'body') }];
}

function isAsync(node: Node | null): boolean {
  return node?.type === 'async';
}

/** `if`, with what follows it in turn. */
function condition(node: Node): StatementShape[] {
  const branches: Branch[] = [];
  let otherwise: Node | null = null;
  for (const each of [node, ...(node.childrenForFieldName('alternative') as Node[])]) {
    const test = each.childForFieldName('condition');
    if (test) branches.push({ condition: test, body: field(each, 'consequence') });
    else otherwise = field(each, 'body');
  }
  return [{ kind: 'when', branches, otherwise }];
}

function expression(node: Node | null): StatementShape[] | null {
  switch (node?.type) {
    case 'string':
      return [{ kind: 'nothing' }];
    case 'assignment':
      return assignment(node);
    case 'augmented_assignment':
      return [augmented(node)];
    case 'call': {
      const callee = field(node, 'function');
      if (callee.type === 'identifier')
        return [{ kind: 'call', node, name: callee.text, arguments: field(node, 'arguments') }];
      return callee.type === 'attribute' && MUTATING_METHODS.has(methodOf(callee))
        ? [{ kind: 'change', object: field(callee, 'object') }]
        : null;
    }
    case 'subscript':
      return [{ kind: 'change', object: field(node, 'value') }];
  }
  return null;
}

/** `a = b[k] = v`, from left to right. */
function assignment(node: Node): StatementShape[] | null {
  const value = assignedValue(node);
  if (!value) return null;
  const found: StatementShape[] = [];
  for (let at: Node | null = node; at?.type === 'assignment'; at = at.childForFieldName('right')) {
    const left = field(at, 'left');
    const target = patternOf(left);
    if (target) found.push({ kind: 'let', node: at, target, value, block: null });
    else if (left.type === 'subscript') found.push({ kind: 'change', object: field(left, 'value') });
    else return null;
  }
  return found;
}

/** `i += 1`: of what cannot be changed, this is `i = i + 1`. */
function augmented(node: Node): StatementShape {
  const left = field(node, 'left');
  if (left.type !== 'identifier') return { kind: 'change', object: left.childForFieldName('value') ?? left };
  const operator = field(node, 'operator').text.slice(0, -1);
  const value = { kind: 'binary', operator, left, right: field(node, 'right') } as const;
  return { kind: 'update', node, name: left, value };
}
