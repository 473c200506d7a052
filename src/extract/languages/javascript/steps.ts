import type { Node } from '../../syntax/node.js';
import { field, named } from '../../syntax/nodes.js';
import type { Change } from '../language/binding.js';
import type { Pattern } from '../language/expression.js';
import type { Step } from '../language/steps.js';
import { type ExpressionWords, StepsReading, wordsOf } from '../shared/steps-reading.js';
import { functions } from './library.js';
import { patternOf } from './patterns.js';
import { changeBy, MUTATING_METHODS } from './single-changes.js';

const WORDS: ExpressionWords = {
  doing: [
    'assignment_expression',
    'augmented_assignment_expression',
    'update_expression',
    'await_expression',
    'yield_expression',
  ],
  call: 'call_expression',
  isMutating: call => MUTATING_METHODS.has(methodOf(field(call, 'function'))),
  isCopy,
  isPure: callee =>
    Object.hasOwn(functions, callee.text) ||
    (callee.type === 'member_expression' && Object.hasOwn(functions, `.${methodOf(callee)}`)),
};

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

/** What may stand in a loop around a statement. */
const INSIDE = new Set(['statement_block', 'if_statement', 'else_clause', 'expression_statement']);

/** The outermost loop around a node, within the same function: `for (… of …)`, or `….forEach(…)`. */
export function loopAround(node: Node): Node | null {
  let loop: Node | null = null;
  for (let at = node.parent; at?.parent; at = at.parent) {
    if (at.type === 'for_in_statement') loop = at;
    else if (isCallback(at)) {
      const call = at.parent.parent;
      if (call?.parent?.type !== 'expression_statement') break;
      at = loop = call.parent;
    } else if (!INSIDE.has(at.type) && at.type !== 'call_expression' && !EXPRESSIONS.has(at.type)) break;
  }
  return loop;
}

/** Expressions that a statement is, or whose part the table is there. */
const EXPRESSIONS = new Set([
  'assignment_expression',
  'member_expression',
  'subscript_expression',
  'unary_expression',
]);

/** The function that `forEach` is given alone. */
function isCallback(node: Node): boolean {
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

/** All that a loop does to a table; null where it does something besides that only a run can tell. */
export function stepsChange(loop: Node, table: string): Change | null {
  return new Reading(loop, table).change(loop);
}

class Reading extends StepsReading {
  /** Names that are declared: of two of the same name, one hides the other in a part of the loop. */
  private readonly declared = new Set<string>();
  /** How often each word stands in the loop. */
  private readonly counts: ReadonlyMap<string, number>;
  /** What `return` does: the end of what `forEach` is given is the next item. */
  private inCallback = false;

  constructor(loop: Node, table: string) {
    super(table, WORDS);
    this.counts = countsOf(loop);
  }

  protected statement(node: Node): Step[] | null {
    switch (node.type) {
      case 'empty_statement':
        return [];
      case 'continue_statement':
        return node.namedChildCount === 0 ? [{ kind: 'next' }] : null;
      case 'break_statement':
        return node.namedChildCount === 0 ? [{ kind: 'stop' }] : null;
      case 'return_statement':
        return this.inCallback && node.namedChildCount === 0 ? [{ kind: 'next' }] : null;
      case 'statement_block':
        return this.all(named(node));
      case 'for_in_statement':
        return this.loop(node);
      case 'if_statement':
        return this.condition(node);
      case 'lexical_declaration':
        return this.declarations(named(node));
      case 'expression_statement':
        return node.firstNamedChild && this.expression(node.firstNamedChild);
    }
    return null;
  }

  /** `for (const x of xs)`. */
  private loop(node: Node): Step[] | null {
    const target = this.target(field(node, 'left'), node);
    const isPlain = field(node, 'operator').text === 'of' && node.childForFieldName('kind')?.text !== 'var';
    const list = this.goneThrough(field(node, 'right'));
    const steps = this.statement(field(node, 'body'));
    const isAwaited = node.children.some(child => child?.type === 'await');
    return target && list && steps && isPlain && !isAwaited ? [{ kind: 'each', target, list, steps }] : null;
  }

  /** `xs.forEach((x, i) => …)`. */
  private callback(call: Node, own: Node): Step[] | null {
    const parameters = own.childForFieldName('parameter') ?? field(own, 'parameters');
    const [item, index, ...more] = parameters.type === 'formal_parameters' ? named(parameters) : [parameters];
    const isAsync = own.children.some(child => child?.type === 'async');
    const [target, position] = [item, index].map(each => each && this.target(parameterOf(each), own));
    if (!target || position === null || more.length > 0 || isAsync) return null;
    if (position !== undefined && typeof position !== 'string') return null;
    const before = this.inCallback;
    this.inCallback = true;
    const body = field(own, 'body');
    const steps = body.type === 'statement_block' ? this.statement(body) : this.expression(body);
    this.inCallback = before;
    const list = this.goneThrough(field(field(call, 'function'), 'object'));
    return steps && list && [{ kind: 'each', target, position: position ?? '', list, steps }];
  }

  private condition(node: Node): Step[] | null {
    const steps = this.statement(field(node, 'consequence'));
    const next = node.childForFieldName('alternative')?.firstNamedChild;
    const otherwise = next ? this.statement(next) : [];
    if (!steps || !otherwise) return null;
    return [{ kind: 'when', condition: this.worked(field(node, 'condition')), steps, otherwise }];
  }

  private declarations(declarators: readonly Node[]): Step[] | null {
    const steps = declarators.map((node): Step | null => {
      const value = node.childForFieldName('value');
      const block = node.parent?.parent;
      const target = value && block ? this.target(field(node, 'name'), block) : null;
      return value && target ? { kind: 'let', node, target, value: this.worked(value) } : null;
    });
    return steps.includes(null) ? null : (steps as Step[]);
  }

  private expression(node: Node): Step[] | null {
    switch (node.type) {
      case 'assignment_expression': {
        const left = field(node, 'left');
        if (left.type !== 'identifier') return this.place(left);
        // Of an outer name, whatever else sees it.
        this.sets([left.text]);
        return [{ kind: 'let', node, target: left.text, value: this.worked(field(node, 'right')) }];
      }
      case 'augmented_assignment_expression': {
        const left = field(node, 'left');
        if (left.type !== 'identifier') return null;
        this.sets([left.text]);
        const operator = field(node, 'operator').text.slice(0, -1);
        const right = this.worked(field(node, 'right'));
        return [{ kind: 'let', node, target: left.text, value: { kind: 'binary', operator, left, right } }];
      }
      case 'update_expression': {
        const operand = field(node, 'argument');
        if (operand.type !== 'identifier') return null;
        this.sets([operand.text]);
        const operator = field(node, 'operator').text;
        return [{ kind: 'let', node, target: operand.text, value: { kind: 'unary', operator, operand } }];
      }
      case 'unary_expression':
        return field(node, 'operator').text === 'delete' ? this.place(field(node, 'argument')) : null;
      case 'call_expression': {
        const [only] = named(field(node, 'arguments'));
        if (only && isCallback(only)) return this.callback(node, only);
        const method = field(node, 'function');
        const isKnown =
          method.type === 'member_expression' && MUTATING_METHODS.has(field(method, 'property').text);
        return isKnown ? this.place(method) : null;
      }
    }
    return null;
  }

  /** What is done to what a place (`x[k]`, `x.push`) is of: to the table, or to something else. */
  private place(place: Node): Step[] | null {
    const object = place.childForFieldName('object');
    if (object?.type !== 'identifier') return null;
    if (object.text === this.table) return this.changing(changeBy(object));
    this.changes(object.text);
    return [];
  }

  /** The names of a pattern, which are declared for a block; null where the loop says one outside of it, where it is another. */
  private target(node: Node, block: Node): Pattern | null {
    const pattern = patternOf(node);
    if (pattern === null) return null;
    const names = [...namesOf(pattern)];
    const inside = countsOf(block);
    if (names.some(name => this.declared.has(name) || inside.get(name) !== this.counts.get(name)))
      return null;
    for (const name of names) this.declared.add(name);
    this.sets(names, true);
    return pattern;
  }

  protected literalGiven(statement: Node, name: string): Node | undefined {
    if (this.declared.has(name)) return undefined;
    const [declarator, ...more] = statement.type === 'lexical_declaration' ? named(statement) : [];
    const isOwn = declarator && more.length === 0 && field(declarator, 'name').text === name;
    const value = isOwn ? declarator.childForFieldName('value') : null;
    return value && LITERALS.has(value.type) ? value : undefined;
  }
}

const LITERALS = new Set(['number', 'string', 'true', 'false', 'null']);

/** What a parameter is, without its type. */
function parameterOf(node: Node): Node {
  return node.type === 'required_parameter' ? field(node, 'pattern') : node;
}

function countsOf(node: Node): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of wordsOf(node)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

function* namesOf(pattern: Pattern): Generator<string> {
  if (typeof pattern === 'string') yield pattern;
  else if ('items' in pattern) for (const item of pattern.items) yield* item === null ? [] : namesOf(item);
  else for (const each of pattern.fields) yield* namesOf(each.pattern);
}
