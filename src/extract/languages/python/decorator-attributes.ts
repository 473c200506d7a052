import { Described } from '../../evaluate/environment.js';
import type { Evaluator } from '../../evaluate/evaluator.js';
import type { Node } from '../../syntax/node.js';
import { field, named } from '../../syntax/nodes.js';
import { ATTRIBUTE_SETS } from './attributes.js';
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
  return [writtenIn(node.text, functions), ...others].reduce((one, other) => ({
    documentation: one.documentation || other.documentation,
    call: one.call || other.call,
  }));
}

/** Names that stand for functions in a function: its parameters, and the functions inside of it. */
function functionNames(fn: Node): ReadonlySet<string> {
  const parameters = fn.descendantsOfType(['parameters', 'lambda_parameters']);
  const names = parameters.flatMap(list => list?.descendantsOfType('identifier') ?? []);
  const inner = fn.descendantsOfType('function_definition').map(each => each?.childForFieldName('name'));
  return new Set([...names, ...inner].flatMap(each => each?.text ?? []));
}

function writtenIn(text: string, functions: ReadonlySet<string>): AttributesSet {
  let { documentation, call } = NOTHING;
  for (const found of text.matchAll(ATTRIBUTE_SETS)) {
    const rest = text.slice(found.index + found[0].length);
    if (found[0].includes('update_wrapper') || isTakenOver(found[0], rest, functions)) continue;
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

/** `wrapper.__doc__ = f.__doc__`, `wrapper.__wrapped__ = f`, `wrapper.__signature__ = inspect.signature(f)`: what `wraps` does, too. */
function isTakenOver(set: string, rest: string, functions: ReadonlySet<string>): boolean {
  const name = attributeOf(set);
  const [line = ''] = rest.split('\n', 1);
  const given = (line.split('#', 1)[0] ?? '').trim();
  if (!set.trimEnd().endsWith('=')) return name === 'dict' && /^\w+\.__dict__\)/.test(given);
  if (name === 'wrapped') return functions.has(given);
  const from = name === 'signature' ? SIGNATURE.exec(given)?.[1] : undefined;
  if (from !== undefined) return functions.has(from);
  const [object = '', attribute] = given.split('.', 2);
  return attribute === `__${name}__` && functions.has(object);
}

/** `inspect.signature(f)` */
const SIGNATURE = /^(?:inspect\.)?signature\((\w{1,200})\)$/;
