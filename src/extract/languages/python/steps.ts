import type { Node } from '../../syntax/node.js';
import { field, named } from '../../syntax/nodes.js';
import type { Change } from '../language/binding.js';
import type { Expression, Pattern } from '../language/expression.js';
import { changesIn, type Step } from '../language/steps.js';
import { type ExpressionWords, StepsReading } from '../shared/steps-reading.js';
import { functions } from './library.js';
import { namesIn, patternOf } from './patterns.js';
import { assignedValue, changeBy, MUTATING_METHODS } from './single-changes.js';

const WORDS: ExpressionWords = {
  doing: ['named_expression', 'await', 'yield'],
  call: 'call',
  isMutating: call => MUTATING_METHODS.has(methodOf(field(call, 'function'))),
  isCopy,
  isPure: callee =>
    Object.hasOwn(functions, callee.type === 'attribute' ? `.${methodOf(callee)}` : callee.text),
};

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

/** Functions that are called one in the other. */
const MAX_FUNCTIONS = 20;

/** The outermost loop around a statement, within the same function, class or module. */
export function loopAround(statement: Node): Node | null {
  let loop: Node | null = null;
  for (let at = statement.parent; at?.parent && AROUND.has(at.type); at = at.parent) {
    if (at.type === 'for_statement') loop = at;
  }
  return loop;
}

/** Whether a statement runs with its file, if it runs: it is in no function or class. */
export function isAround(statement: Node): boolean {
  let at = statement.parent;
  while (at?.parent && AROUND.has(at.type)) at = at.parent;
  return at?.parent === null;
}

/** What may stand around a loop, or in one around a statement. */
const AROUND = new Set([
  'for_statement',
  'block',
  'if_statement',
  'elif_clause',
  'else_clause',
  'try_statement',
  'except_clause',
  'finally_clause',
  'with_statement',
  'while_statement',
]);

/** A function at the top of a file, by its name; null where there is none, or it may be another one. */
export type FunctionNamed = (name: string) => Node | null;

/** All that a statement does to a table, be it a loop or a call; null where it does something besides that only a run can tell. */
export function stepsChange(statement: Node, table: string, functionNamed: FunctionNamed): Change | null {
  return new Reading(table, functionNamed).change(statement);
}

class Reading extends StepsReading {
  /** Functions whose calls are read. */
  private readonly inside: string[] = [];

  constructor(
    table: string,
    private readonly functionNamed: FunctionNamed,
  ) {
    super(table, WORDS);
  }

  protected statement(node: Node): Step[] | null {
    switch (node.type) {
      case 'pass_statement':
        return [];
      case 'continue_statement':
        return [{ kind: 'next' }];
      case 'break_statement':
        return [{ kind: 'stop' }];
      case 'return_statement':
        return [{ kind: 'return' }];
      case 'global_statement':
        return named(node).every(({ text }) => text === this.table) ? [] : null;
      case 'for_statement':
        return this.loop(node);
      case 'if_statement':
        return this.condition(node, node.childrenForFieldName('alternative') as Node[]);
      case 'delete_statement':
        return this.expression(node.firstNamedChild);
      case 'expression_statement':
        return node.namedChildCount === 1 ? this.expression(node.firstNamedChild) : null;
    }
    return null;
  }

  private block(node: Node): Step[] | null {
    return this.all(named(node));
  }

  private loop(node: Node): Step[] | null {
    const left = field(node, 'left');
    const target = patternOf(left);
    const steps = this.block(field(node, 'body'));
    const right = field(node, 'right');
    const isKept = steps && target && this.isKept(right, target, steps);
    const list = isKept ? this.worked(right) : this.goneThrough(right);
    if (!target || !list || !steps || node.childForFieldName('alternative') || node.children.some(isAsync))
      return null;
    this.sets(
      namesIn(left).map(({ text }) => text),
      true,
    );
    return [{ kind: 'each', target, list, steps }];
  }

  /** `for k, v in table.items(): table[k] = …`: each entry gets another value when its turn has come. */
  private isKept(list: Node, target: Pattern, steps: readonly Step[]): boolean {
    if (list.text !== `${this.table}.items()`) return false;
    const key = typeof target === 'object' && 'items' in target ? target.items[0] : undefined;
    return changesIn(steps).every(
      each => each.kind === 'set' && typeof each.key === 'object' && each.key.text === key,
    );
  }

  /** A call of a function whose parameters are plain, as what that does. */
  private call(node: Node): Step[] | null {
    const name = field(node, 'function').text;
    const own = this.functionNamed(name);
    // One that calls itself has no end that could be seen here.
    if (!own || this.functions.size >= MAX_FUNCTIONS || this.inside.includes(name)) return null;
    const outer = this.names;
    this.names = new Set();
    this.inside.push(name);
    const steps = this.block(field(own, 'body'));
    this.inside.pop();
    const { names } = this;
    this.names = outer;
    const parameters = field(own, 'parameters').descendantsOfType('identifier');
    this.setsInside(parameters.flatMap(parameter => (parameter ? [parameter.text] : [])));
    this.functions.add(name);
    this.worked(field(node, 'arguments'));
    return steps && [{ kind: 'call', node, function: own, names, steps }];
  }

  /** `if`, with what follows it in turn. */
  private condition(node: Node, [next, ...further]: readonly Node[]): Step[] | null {
    const steps = this.block(field(node, 'consequence'));
    const otherwise = !next
      ? []
      : next.type === 'elif_clause'
        ? this.condition(next, further)
        : this.block(field(next, 'body'));
    if (!steps || !otherwise) return null;
    return [{ kind: 'when', condition: this.worked(field(node, 'condition')), steps, otherwise }];
  }

  private expression(node: Node | null): Step[] | null {
    switch (node?.type) {
      case 'string':
        return [];
      case 'assignment':
        return this.assignment(node);
      case 'augmented_assignment': {
        const left = field(node, 'left');
        return left.type === 'identifier' && left.text !== this.table
          ? this.counted(left, node)
          : this.place(left);
      }
      case 'call': {
        const method = field(node, 'function');
        if (method.type === 'identifier') return this.call(node);
        if (method.type !== 'attribute' || !MUTATING_METHODS.has(field(method, 'attribute').text))
          return null;
        return this.place(method, 'object');
      }
      case 'subscript':
        return this.place(node);
    }
    return null;
  }

  /** `a = b[k] = v`, from left to right. */
  private assignment(node: Node): Step[] | null {
    const value = assignedValue(node);
    if (!value) return null;
    const steps: Step[] = [];
    for (let at: Node | null = node; at?.type === 'assignment'; at = at.childForFieldName('right')) {
      const left = field(at, 'left');
      const target = patternOf(left);
      if (target) {
        this.sets(namesIn(left).map(({ text }) => text));
        steps.push({ kind: 'let', node: at, target, value: this.worked(value) });
        continue;
      }
      const change = left.type === 'subscript' ? this.place(left) : null;
      if (!change) return null;
      steps.push(...change);
    }
    return steps;
  }

  /** `i += 1`: of what cannot be changed, this is `i = i + 1`. */
  private counted(name: Node, node: Node): Step[] {
    this.sets([name.text]);
    const operator = field(node, 'operator').text.slice(0, -1);
    const right = this.worked(field(node, 'right'));
    const value: Expression = { kind: 'binary', operator, left: name, right };
    return [{ kind: 'let', node, target: name.text, value }];
  }

  /** What is done to what a place (`x[k]`, `x.append`) is of: to the table, or to something else. */
  private place(place: Node, of = 'value'): Step[] | null {
    const object = place.type === 'identifier' ? place : field(place, of);
    if (object.type !== 'identifier') return null;
    if (object.text === this.table) return this.changing(changeBy(object));
    this.changes(object.text);
    return [];
  }

  protected literalGiven(statement: Node, name: string): Node | undefined {
    const assignment = statement.type === 'expression_statement' ? statement.firstNamedChild : null;
    const isOwn = assignment?.type === 'assignment' && field(assignment, 'left').text === name;
    const value = isOwn ? assignment.childForFieldName('right') : null;
    return value && LITERALS.has(value.type) ? value : undefined;
  }
}

const LITERALS = new Set(['integer', 'float', 'string', 'true', 'false', 'none', 'unary_operator']);

function isAsync(node: Node | null): boolean {
  return node?.type === 'async';
}
