import { type Node, Unresolved, type Value } from '../../extract/index.js';
import type { Program } from './calls.js';

/** A loop that counts: `for (let i = 0; i < 3; i += 1)`. */
export interface Counting {
  readonly name: string;
  readonly first: Node;
  readonly condition: Node;
  /** What is added in each round. */
  readonly step: (program: Program) => Value;
}

/** What changes a name by what it was before. */
const STEPS = [
  'update_expression',
  'inc_statement',
  'dec_statement',
  'augmented_assignment',
  'augmented_assignment_expression',
  'compound_assignment_expr',
];
const CHANGES = [...STEPS, 'assignment', 'assignment_expression', 'assignment_statement'];
const LOOPS = /^(for|while|do|loop)(_|$)/;

/** Whether a node is a loop, in the grammars of languages. */
export function isLoop({ type }: Node): boolean {
  return LOOPS.test(type) && !type.endsWith('clause');
}

/** How a loop counts; undefined for one that does not, or changes in its body what it counts by. */
export function countingOf(loop: Node): Counting | undefined {
  const clause = loop.namedChildren.find(each => each?.type === 'for_clause') ?? loop;
  const [start, condition, update] = ['initializer', 'condition', 'increment'].map(each =>
    clause.childForFieldName(each),
  );
  const step = update ?? clause.childForFieldName('update');
  const declarator = start?.namedChildren.find(each => each?.type === 'variable_declarator') ?? start;
  const name = (declarator?.childForFieldName('name') ?? declarator?.childForFieldName('left'))?.text;
  const first = declarator?.childForFieldName('value') ?? declarator?.childForFieldName('right');
  const body = loop.childForFieldName('body');
  if (!condition || !step || !first || !body || name === undefined || !/^[\w$]+$/.test(name))
    return undefined;
  if (changedBy(step) !== name || changesIn(body).some(each => changedBy(each) === name)) return undefined;
  // The list of one value of Go.
  const value = first.type === 'expression_list' ? first.namedChild(0) : first;
  return value ? { name, first: value, condition, step: program => stepOf(step, program) } : undefined;
}

/** What a step adds. */
function stepOf(step: Node, program: Program): Value {
  if (/\+\+/.test(step.text)) return 1;
  if (/--/.test(step.text)) return -1;
  const right = step.childForFieldName('right');
  const value = right?.type === 'expression_list' ? right.namedChild(0) : right;
  const said = value ? program.evaluate(value) : undefined;
  const sign = step.childForFieldName('operator')?.text ?? step.child(1)?.text;
  if (typeof said === 'number' && sign === '+=') return said;
  if (typeof said === 'number' && sign === '-=') return -said;
  return new Unresolved(
    'it counts by what is not known',
    program.source.place(step),
    program.source.quote(step),
  );
}

/**
 * Names from outside of a loop that are something else in a later round than where they are used, by what changes them.
 * @param use without, what is given anew in each round is left out
 */
export function changedNames(
  loop: Node,
  use: Node | undefined,
  { source }: Program,
): ReadonlyMap<string, Value> {
  const names = new Map<string, Value>();
  for (const change of changesIn(loop)) {
    const name = changedBy(change);
    const isBehind = isStep(change) || (use !== undefined && change.startIndex > use.startIndex);
    if (name === undefined || !isBehind) continue;
    const isOutside = source
      .bindings(name)
      .some(({ binding }) => !isAround(loop, binding.node) || isHead(loop, binding.node));
    if (isOutside)
      names.set(
        name,
        new Unresolved(
          `\`${name}\` is something else in each round of a loop`,
          source.place(change),
          source.quote(change),
        ),
      );
  }
  return names;
}

/** `i += 1`, which Go has among its assignments. */
function isStep(change: Node): boolean {
  const sign = change.childForFieldName('operator')?.text ?? '=';
  return STEPS.includes(change.type) || sign !== '=';
}

function changesIn(node: Node): readonly Node[] {
  return node.descendantsOfType(CHANGES).filter((each): each is Node => each !== null);
}

/** The name that a statement changes. */
function changedBy(change: Node): string | undefined {
  const place =
    change.childForFieldName('left') ?? change.childForFieldName('argument') ?? change.namedChild(0);
  return place && /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(place.text) ? place.text : undefined;
}

function isAround(outer: Node, { startIndex, endIndex }: Node): boolean {
  return outer.startIndex <= startIndex && endIndex <= outer.endIndex;
}

/** Whether something stands in a loop before its body: it is there for all rounds. */
function isHead(loop: Node, node: Node): boolean {
  const body = loop.childForFieldName('body');
  return body !== null && isAround(loop, node) && node.endIndex <= body.startIndex;
}
