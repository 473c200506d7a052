import { CallResult, Described, type Node, Sequence, type Value } from '../../extract/index.js';
import { argumentsOf, type Program } from './calls.js';
import type { Reader } from './discover.js';
import { isNamedInside, parametersOf } from './parameters.js';

/** What becomes of a request in one handler, as far as its text says it. */
export interface Flow {
  /** Whether it may answer, or fail, which something else answers. */
  readonly answers: boolean;
  /** Whether it may hand the request to the handler behind it. */
  readonly next: boolean;
  /** Whether it may hand the request to what stands behind the whole route. */
  readonly leaves: boolean;
}

type Rules = NonNullable<Reader['framework']['handlers']>;

/** What is not in the program may answer, and may hand on. */
const UNKNOWN: Flow = { answers: true, next: true, leaves: false };
/** What is asked for errors alone is not there for any other request. */
const PASSED_OVER: Flow = { answers: false, next: true, leaves: false };
const THROWS = ['throw_statement', 'raise_statement'];
const NAMES = ['identifier', 'shorthand_property_identifier'];

/** Whether handlers one behind the other only hand requests on, and none of them answers. */
export function onlyHandOn(flows: readonly Flow[]): boolean {
  for (const { answers, next, leaves } of flows) {
    if (answers) return false;
    if (!next) return leaves;
  }
  return flows.length > 0;
}

/** Whether something behind a route with these handlers may be asked, too. */
export function mayHandOn(flows: readonly Flow[]): boolean {
  return flows.some(({ leaves }) => leaves) || (flows.at(-1)?.next ?? true);
}

/** What each handler does that an expression is, one by one or in lists. */
export function flowsOf(value: Value, rules: Rules, programOf: Reader['programOf']): readonly Flow[] {
  if (value instanceof Sequence) return value.entries.flatMap(each => flowsOf(each.value, rules, programOf));
  // What a function makes that gives back a handler: `auth("admin")`.
  const meant = value instanceof CallResult ? value.makes : value;
  if (!(meant instanceof Described) || meant.shape?.kind !== 'function') return [UNKNOWN];
  return [flowOf(meant.node, programOf(meant.site.file.path), rules)];
}

function flowOf(node: Node, program: Program, rules: Rules): Flow {
  const names = parametersOf(node, program) ?? [];
  if (names.length > (rules.parameters ?? Number.POSITIVE_INFINITY)) return PASSED_OVER;
  const mentions = (index: number | undefined) =>
    index === undefined ? [] : mentionsOf(names[index], node, program);
  const handedOn = mentions(rules.next).map(each => handedBy(each, program, rules));
  const mayFail = node.descendantsOfType(THROWS).length > 0;
  return {
    answers:
      mayFail ||
      handedOn.some(({ answers }) => answers) ||
      mentions(rules.response).some(each => !isQuiet(each, program, rules)),
    next: handedOn.some(({ next }) => next),
    leaves: handedOn.some(({ leaves }) => leaves),
  };
}

/** Where a function says the name of its parameter. */
function mentionsOf(name: string | undefined, node: Node, program: Program): readonly Node[] {
  if (!name) return [];
  const heads = ['parameters', 'parameter'].flatMap(field => node.childForFieldName(field) ?? []);
  const isHead = (each: Node) =>
    heads.some(head => head.startIndex <= each.startIndex && head.endIndex >= each.endIndex);
  return node
    .descendantsOfType(NAMES)
    .filter((each): each is Node => each?.text === name)
    .filter(each => !isHead(each) && !isNamedInside(each, node, program));
}

/** What a mention of the function that hands on means: what it is called with says where to. */
function handedBy(mention: Node, program: Program, { leaves: words = [] }: Rules): Flow {
  const call = mention.parent;
  const expression = call && program.source.language.expression(call);
  // Whoever gets the function may call it with anything.
  if (!call || expression?.kind !== 'call' || expression.callee.id !== mention.id)
    return { answers: true, next: true, leaves: true };
  if (expression.arguments.length === 0) return { answers: false, next: true, leaves: false };
  const [first] = argumentsOf(call, program);
  const word = first && program.evaluate(first.node);
  if (typeof word === 'string' && words.includes(word)) return { answers: false, next: false, leaves: true };
  // An error, which may be none.
  return { answers: true, next: true, leaves: false };
}

/** Whether the answer is used for what by itself answers nothing: `res.set("a", "b")`, `res.locals.user = user`. */
function isQuiet(mention: Node, program: Program, { quiet = [] }: Rules): boolean {
  const { language } = program.source;
  let at = mention;
  for (; at.parent; at = at.parent) {
    const outer = language.expression(at.parent);
    if (outer.kind === 'member' && outer.object.id === at.id) {
      // A method of the answer gives it back; a field of a field is something else: `res.locals.user`.
      const isAnswer = at.id === mention.id || language.expression(at).kind === 'call';
      if (isAnswer && !quiet.includes(outer.name)) return false;
    } else if (outer.kind !== 'call' || outer.callee.id !== at.id) break;
  }
  return at.id !== mention.id;
}
