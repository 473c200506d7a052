import { Described } from '../../evaluate/environment.js';
import type { Evaluator } from '../../evaluate/evaluator.js';
import type { Node } from '../../syntax/node.js';
import { field, named } from '../../syntax/nodes.js';
import { ATTRIBUTE_SETS } from './attributes.js';
import { functionAround, parameters } from './declarations.js';
import type { FunctionAt } from './decorating.js';

/** What a decorator sets of a function or class by itself: its documentation, what decides how it is called. */
export interface AttributesSet {
  readonly documentation: boolean;
  readonly call: boolean;
}

const NOTHING: AttributesSet = { documentation: false, call: false };

/** Functions that are looked into, one called by the other. */
const MAX_DEPTH = 4;

/** What a function sets so, and the functions of the sources do that it gives functions to. */
export function attributesSet(
  { node, site }: FunctionAt,
  evaluator: Evaluator,
  seen: ReadonlySet<number> = new Set(),
): AttributesSet {
  if (seen.has(node.id) || seen.size > MAX_DEPTH) return NOTHING;
  const inside = new Set([...seen, node.id]);
  const functions = functionNames(node);
  const others = node.descendantsOfType('call').flatMap(call => {
    const given = call?.childForFieldName('arguments');
    if (!call || !given || !named(given).some(each => functions.has(each.text))) return [];
    const callee = evaluator.evaluate(field(call, 'function'), site);
    return callee instanceof Described && callee.kind === 'function'
      ? [attributesSet(callee, evaluator, inside)]
      : [];
  });
  return [writtenIn(node.text, wrappersIn(node)), ...others].reduce((one, other) => ({
    documentation: one.documentation || other.documentation,
    call: one.call || other.call,
  }));
}

/** Names that stand for functions in a function: its parameters, and the functions inside of it. */
function functionNames(fn: Node): ReadonlySet<string> {
  const lists = fn.descendantsOfType(['parameters', 'lambda_parameters']);
  const names = lists.flatMap(list => list?.descendantsOfType('identifier') ?? []);
  const inner = fn.descendantsOfType('function_definition').map(each => each?.childForFieldName('name'));
  return new Set([...names, ...inner].flatMap(each => each?.text ?? []));
}

/** The parameters of the function that each function inside of another one stands in: what it wraps is one of them. */
type Wrappers = ReadonlyMap<string, ReadonlySet<string>>;

function wrappersIn(fn: Node): Wrappers {
  const found = new Map<string, ReadonlySet<string>>();
  for (const inner of fn.descendantsOfType('function_definition')) {
    const outer = inner && inner.id !== fn.id ? functionAround(inner) : null;
    if (inner && outer)
      found.set(field(inner, 'name').text, new Set(parameters(outer).map(({ name }) => name)));
  }
  return found;
}

function writtenIn(text: string, wrappers: Wrappers): AttributesSet {
  let { documentation, call } = NOTHING;
  for (const found of text.matchAll(ATTRIBUTE_SETS)) {
    const rest = text.slice(found.index + found[0].length);
    const owner = found.slice(1).find(each => each !== undefined);
    if (found[0].includes('update_wrapper') || isTakenOver(found[0], rest, wrappers.get(owner ?? '')))
      continue;
    const name = attributeOf(found[0]);
    documentation ||= name === 'doc' || name === 'dict';
    call ||= name !== 'doc';
  }
  for (const [, given = ''] of text.matchAll(BY_NAME)) {
    // `setattr(wrapper, name, getattr(f, name))` takes over what is there.
    if (/,\s*getattr\(\s*\w+\s*,/.test(given)) continue;
    documentation = true;
    call = true;
  }
  return { documentation, call };
}

/** The last one that is said: `doc` of `f.__dict__["__doc__"] =`. */
function attributeOf(set: string): string | undefined {
  return set.split('__').at(-2);
}

/** `setattr(f, name, …)`, where only a run can tell which: not of the object of a method. */
const BY_NAME = /\b(?:set|del)attr\(\s*(?!self\b|cls\b)\w{1,200}\s*(,\s*(?!["'])[^\n]{0,300})/g;

/**
 * `wrapper.__doc__ = f.__doc__`, `wrapper.__wrapped__ = f`, `wrapper.__signature__ = inspect.signature(f)`: what `wraps` does, too.
 *
 * @param wrapped what may be wrapped; undefined where what is set is not that of a wrapper.
 */
function isTakenOver(set: string, rest: string, wrapped: ReadonlySet<string> = new Set()): boolean {
  const name = attributeOf(set);
  const [line = ''] = rest.split('\n', 1);
  const given = (line.split('#', 1)[0] ?? '').trim();
  const [object = '', attribute] = given.split('.', 2);
  if (!set.trimEnd().endsWith('='))
    return name === 'dict' && attribute === '__dict__)' && wrapped.has(object);
  if (name === 'wrapped') return wrapped.has(given);
  const from = name === 'signature' ? SIGNATURE.exec(given)?.[1] : undefined;
  if (from !== undefined) return wrapped.has(from);
  return attribute === `__${name}__` && wrapped.has(object);
}

/** `inspect.signature(f)` */
const SIGNATURE = /^(?:inspect\.)?signature\((\w{1,200})\)$/;
