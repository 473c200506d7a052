import type { Node } from '../../syntax/node.js';
import { field, named } from '../../syntax/nodes.js';
import type { Pattern } from '../language/expression.js';
import type { Branch, Decorator, StatementShape, StatementWords } from '../language/statement-shape.js';
import { changesIn, type Step } from '../language/steps.js';
import { loop, plainStatement } from '../shared/plain-statements.js';
import { functionAround } from './declarations.js';
import { functions } from './library.js';
import { patternOf } from './patterns.js';
import { assignedValue, changeBy, MUTATING_METHODS } from './single-changes.js';

/** What there is to know of statements of Python, so that loops and functions that fill tables can be carried out. */
export const STATEMENTS: StatementWords = {
  shapes,
  changeBy,
  givenBy: functionGiven,
  running: statement =>
    statement.type === 'decorated_definition'
      ? named(statement).filter(each => each.type === 'decorator')
      : [statement],
  literalGiven(statement, name) {
    const assignment = statement.type === 'expression_statement' ? statement.firstNamedChild : null;
    const isOwn = assignment?.type === 'assignment' && field(assignment, 'left').text === name;
    const value = isOwn ? assignment.childForFieldName('right') : null;
    return value && LITERALS.has(value.type) ? value : null;
  },
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
    case 'assert_statement':
      return node.firstNamedChild ? [{ kind: 'require', condition: node.firstNamedChild }] : null;
    case 'global_statement':
      return [{ kind: 'names', names: named(node).map(({ text }) => text) }];
    case 'delete_statement':
      return expression(node.firstNamedChild);
    case 'expression_statement':
      return node.namedChildCount === 1 ? expression(node.firstNamedChild) : null;
    case 'function_definition':
      return given(node, []);
    case 'decorated_definition':
      return decorated(node);
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

/** A function that the one around it gives, and does nothing else with. */
function given(node: Node, decorators: readonly Decorator[]): StatementShape[] | null {
  const outer = functionAround(node);
  const { text: name, id } = field(node, 'name');
  const uses = outer?.descendantsOfType('identifier').filter(each => each?.text === name) ?? [];
  const isGiven = uses.every(use => use?.parent?.type === 'return_statement' || use?.id === id);
  return outer?.type === 'function_definition' && isGiven ? [{ kind: 'function', name, decorators }] : null;
}

/** `def register(name): …` with a function inside of it, and `return` of that. */
function functionGiven(fn: Node): Node | null {
  const statements = named(field(fn, 'body'));
  const last = statements.at(-1);
  const returned = last?.type === 'return_statement' ? last.firstNamedChild : null;
  if (returned?.type !== 'identifier') return null;
  if (!statements.every(each => GIVING.has(each.type)) || setsAgain(fn, statements)) return null;
  const inner = statements
    .map(each => (each.type === 'decorated_definition' ? field(each, 'definition') : each))
    .filter(each => each.type === 'function_definition' && field(each, 'name').text === returned.text);
  return inner.length === 1 && inner[0]?.parent?.id === last?.parent?.id ? (inner[0] ?? null) : null;
}

/** Statements of a function that gives another one: what they do is done before that is called. */
const GIVING = new Set([
  'expression_statement',
  'function_definition',
  'decorated_definition',
  'return_statement',
]);

/** Whether a function gives a name of its own another value: what is inside of it sees the last one. */
function setsAgain(fn: Node, statements: readonly Node[]): boolean {
  if (/\b(?:nonlocal|global)\b|:=/.test(fn.text)) return true;
  const parameters = field(fn, 'parameters').descendantsOfType('identifier');
  const set = statements.flatMap(({ firstNamedChild: each }) =>
    each?.type === 'assignment' || each?.type === 'augmented_assignment'
      ? field(each, 'left').descendantsOfType('identifier')
      : [],
  );
  const names = [...parameters, ...set].map(each => each?.text);
  return names.some((name, i) => i >= parameters.length && names.indexOf(name) !== i);
}

function decorated(node: Node): StatementShape[] | null {
  const decorators = named(node)
    .filter(each => each.type === 'decorator')
    .map(decoratorOf)
    .reverse();
  const definition = field(node, 'definition');
  const isInside =
    functionAround(node)?.type === 'function_definition' && definition.type === 'function_definition';
  return isInside ? given(definition, decorators) : [{ kind: 'decorated', node, decorators }];
}

function decoratorOf(node: Node): Decorator {
  const applied = node.firstNamedChild;
  const call = applied?.type === 'call' ? applied : null;
  const callee = call ? field(call, 'function') : applied;
  return { node, name: callee?.type === 'identifier' ? callee.text : undefined, call };
}

/** The definition that a name, or a call of what has it, decorates. */
export function decoratedBy(use: Node): { readonly statement: Node; readonly isCalled: boolean } | null {
  const isCalled = use.parent?.type === 'call' && field(use.parent, 'function').id === use.id;
  const applied = isCalled ? use.parent : use;
  const decorator = applied?.parent?.type === 'decorator' ? applied.parent : null;
  return decorator?.parent ? { statement: decorator.parent, isCalled } : null;
}
