import { Described, Mapping, type Node, Sequence, type Value } from '../../extract/index.js';
import { argumentsOf, type Program } from './calls.js';
import { givenBackIn } from './returns.js';

/** Something that code runs several times for: what it goes through, and what gets each part of that. */
interface Loop {
  readonly list: Node;
  readonly targets: readonly Node[];
  readonly gives: 'items' | 'keys' | 'pairs' | 'entries';
}

const MAX_ROUNDS = 200;
const SKIPS = ['break_statement', 'continue_statement'];
const NAMES = /^(identifier|shorthand_property_identifier_pattern)$/;
const LISTS = /^(array_pattern|pattern_list|tuple_pattern|list_pattern|expression_list)$/;

/** What names are given in each round of a loop; undefined for what is none, or goes through what is not known. */
export function roundsOf(node: Node, program: Program): readonly ReadonlyMap<string, Value>[] | undefined {
  const loop = statementOf(node);
  return loop && rounds(loop, program);
}

/** The same for a function that is called with each part of a list: `routes.forEach(({ path }) => …)`. */
export function roundsOfCall(
  call: Node,
  targets: readonly Node[],
  program: Program,
): readonly ReadonlyMap<string, Value>[] | undefined {
  const member = memberCalled(call, program);
  if (!member || !isForEach(member.name)) return undefined;
  const own = isReduce(member.name) ? targets.slice(1) : targets;
  return rounds({ list: member.object, targets: own, gives: 'entries' }, program);
}

/** Whether a method of a list calls what it is given with each part of that. */
export function isForEach(method: string): boolean {
  return method === 'forEach' || method === 'map' || isReduce(method);
}

/** Whether it is called with what it gave for the part before, too. */
function isReduce(method: string): boolean {
  return method === 'reduce';
}

/**
 * What the first parameter of a function stands for in each round of `routes.reduce((app, each) => app.get(…), app)`, with its
 * name: what the call begins with, as long as the function gives that on. Undefined for other calls.
 */
export function carriedBy(
  call: Node,
  program: Program,
): { readonly on: Node; readonly name: string } | undefined {
  const member = memberCalled(call, program);
  const [handed, first] = argumentsOf(call, program);
  const given = handed && member && isReduce(member.name) ? program.evaluate(handed.node) : undefined;
  if (!(given instanceof Described) || !first) return undefined;
  const { node, site } = given;
  const [parameter] = site.file.language.effects?.parameters(node) ?? [];
  const body = node.childForFieldName('body');
  const results = body && !/block/.test(body.type) ? [body] : [...givenBackIn(node)];
  const isGivenOn = (result: Node): boolean => {
    const [inner] = ['object', 'function'].flatMap(field => result.childForFieldName(field) ?? []);
    return inner ? isGivenOn(inner) : result.text === parameter?.name;
  };
  const isCarried = parameter && results.length > 0 && results.every(isGivenOn);
  return isCarried ? { on: first.node, name: parameter.name } : undefined;
}

function memberCalled(call: Node, { source: { language } }: Program) {
  const expression = language.expression(call);
  return expression.kind === 'call' ? language.effects?.member(expression.callee) : undefined;
}

/** Whether some rounds of a loop may not come to all that is in it. */
export function skips(node: Node): boolean {
  return node.descendantsOfType(SKIPS).length > 0;
}

/** A statement that is a loop over something: `for … of`, `for … in`, `range`. */
function statementOf(node: Node): Loop | undefined {
  const clause = node.namedChildren.find(each => each?.type === 'range_clause') ?? node;
  const [left, right] = [clause.childForFieldName('left'), clause.childForFieldName('right')];
  if (!left || !right || !node.childForFieldName('body')) return undefined;
  if (clause !== node) {
    const targets = left.type === 'expression_list' ? left.namedChildren : [left];
    return { list: right, targets: targets.filter(each => each !== null), gives: 'pairs' };
  }
  if (node.type === 'for_in_statement')
    return {
      list: right,
      targets: [left],
      gives: node.childForFieldName('operator')?.text === 'in' ? 'keys' : 'items',
    };
  return node.type === 'for_statement' ? { list: right, targets: [left], gives: 'items' } : undefined;
}

function rounds(
  { list, targets, gives }: Loop,
  program: Program,
): readonly ReadonlyMap<string, Value>[] | undefined {
  const value = program.evaluate(list);
  const all = valuesOf(value, gives, program);
  if (!all || all.length > MAX_ROUNDS) return undefined;
  return all.map(values => {
    const names = new Map<string, Value>();
    for (const [i, target] of targets.entries()) {
      const given = values[i];
      if (given !== undefined) bind(target, given, names, program);
    }
    return names;
  });
}

function valuesOf(
  value: Value,
  gives: Loop['gives'],
  { source }: Program,
): readonly (readonly Value[])[] | undefined {
  // `for i := range 3` of Go
  if (typeof value === 'number' && gives === 'pairs' && Number.isInteger(value) && value <= MAX_ROUNDS)
    return Array.from({ length: Math.max(0, value) }, (_, i) => [i]);
  if (value instanceof Sequence) {
    if (gives === 'keys') return undefined;
    return value.entries.map((each, i) => (gives === 'pairs' ? [i, each.value] : [each.value, i]));
  }
  if (!(value instanceof Mapping)) return undefined;
  if (gives === 'pairs') return value.entries.map(each => [each.key, each.value]);
  // A `Map` is gone through by its pairs, and calls with its values first.
  if (gives === 'items') {
    const own = source.language.operators.iterated?.(value);
    if (own) return own.map(each => [each.value]);
  }
  if (gives === 'entries' && source.language.operators.iterated)
    return value.entries.map(each => [each.value, each.key]);
  // Whoever goes through a map of Python gets its keys.
  const hasKeys = gives === 'keys' || source.language.effects?.mapsGiveKeys === true;
  return hasKeys ? value.entries.map(each => [each.key]) : undefined;
}

/** What takes the value of a parameter apart, whatever stands beside it; undefined for a name. */
export function patternOf(target: Node): Node | undefined {
  const { type } = target;
  if (LISTS.test(type) || type === 'object_pattern') return target;
  const [own] = ['pattern', 'left'].flatMap(each => target.childForFieldName(each) ?? []);
  return own && patternOf(own);
}

/** Gives the names of a pattern the parts of a value; what has no such part stays unknown. */
export function bind(pattern: Node, value: Value, names: Map<string, Value>, program: Program): void {
  if (NAMES.test(pattern.type)) names.set(pattern.text, value);
  else if (LISTS.test(pattern.type)) {
    const parts = value instanceof Sequence ? value.entries : [];
    for (const [i, each] of pattern.namedChildren.entries()) {
      const part = parts[i];
      const usual = each?.childForFieldName('right');
      if (each && part) bind(each, part.value, names, program);
      else if (each && usual && value instanceof Sequence)
        bind(each, program.evaluate(usual), names, program);
    }
  } else if (pattern.type === 'object_pattern') {
    for (const each of pattern.namedChildren) if (each) bindField(each, value, names, program);
  } else {
    const target = ['pattern', 'left', 'name']
      .map(each => pattern.childForFieldName(each))
      .find(each => each);
    if (target) bind(target, value, names, program);
  }
}

/** `{ path, method: verb = "get" }` */
function bindField(field: Node, value: Value, names: Map<string, Value>, program: Program): void {
  const own = field.childForFieldName('value') ?? field;
  const target = own.childForFieldName('left') ?? own;
  const usual = own.childForFieldName('right');
  const key = field.childForFieldName('key')?.text ?? target.text;
  const found = value instanceof Mapping ? value.get(key) : undefined;
  if (found !== undefined) bind(target, found, names, program);
  else if (usual && value instanceof Mapping) bind(target, program.evaluate(usual), names, program);
}
