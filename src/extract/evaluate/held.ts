import { escaped } from '../../text/pattern.js';
import type { Effects } from '../languages/language/effects.js';
import type { Node } from '../syntax/node.js';
import { contains, named } from '../syntax/nodes.js';
import type { SourceFile } from '../syntax/source-file.js';
import { type CallSite, Described, type Environment, unresolvedAt } from './environment.js';
import type { Evaluator } from './evaluator.js';
import type { Entry, Value } from './value.js';

/** Classes that are made from classes. */
const MAX_BASES = 16;

/**
 * What an instance holds under the names of its constructor's parameters, where that is not what these were given:
 * `self.summary = summary.upper()`. What a run has to tell is not resolved.
 */
export function heldBy(
  definition: Described,
  given: ReadonlyMap<string, Entry>,
  evaluator: Evaluator,
  calledAt: CallSite,
): ReadonlyMap<string, Value> | undefined {
  const { file } = definition.site;
  const effects = file.language.effects;
  if (definition.kind !== 'class' || !effects || file.whole) return undefined;
  const other = file.language.objects?.madeOtherwise?.(definition, evaluator);
  if (other) {
    const reason = `what makes ${definition.name} decides what its objects hold`;
    return new Map([...given.keys()].map(name => [name, unresolvedAt(reason, other, file)]));
  }
  const held = new Map<string, Value>();
  for (const [name, { value }] of given) {
    const own = fieldOf(definition, name, given, evaluator, 0, calledAt);
    if (own !== undefined && own !== value) held.set(name, own);
  }
  return held.size > 0 ? held : undefined;
}

/** Which of the names that a constructor hands to another one of its class it gives values of its own afterwards. */
export function setAgain(maker: Node, names: Iterable<string>, { language }: SourceFile): readonly string[] {
  const { effects } = language;
  return effects ? [...names].filter(name => placesOf(maker, name, effects).length > 0) : [];
}

/** The value of a field of an instance; undefined where it is what the parameter was given, or there is no such field. */
export function fieldOf(
  definition: Described,
  name: string,
  given: ReadonlyMap<string, Entry>,
  evaluator: Evaluator,
  depth: number,
  calledAt?: CallSite,
): Value | undefined {
  const { node, site, shape } = definition;
  const effects = site.file.language.effects as Effects;
  if (shape?.kind !== 'class' || depth > MAX_BASES || !effects.isClass(node)) return undefined;
  const methods = effects.methods(node);
  const unknown = (at: Node, reason: string) => unresolvedAt(reason, at, site.file);
  const accessor = methods.find(each => each.name === name && each.hidden && effects.isFunction(each.node));
  if (accessor) return unknown(accessor.node, 'a method gives or sets it');
  const starters = methods.filter(each => effects.starters.includes(each.name));
  // Of several constructors, it is the one with the parameters that values are known for.
  const starter =
    starters.find(each => {
      const names = effects.parameters(each.node).map(parameter => parameter.name);
      return names.length === given.size && names.every(own => own !== undefined && given.has(own));
    }) ?? starters[0];
  const others = methods.filter(each => effects.finishers.includes(each.name));
  for (const other of others) {
    const [place] = placesOf(other.node, name, effects);
    const isGeneral = /__setattr__|__dict__|setattr\(|_replace\(/.test(other.node.text);
    if (place || isGeneral || other.name !== '__post_init__')
      return unknown(place ?? other.node, `${definition.name} changes it when an instance is made`);
  }
  if (starter) {
    const names = new Map([...given].map(([key, entry]) => [key, entry.value] as const));
    const env: Environment = {
      file: site.file,
      owner: starter.node,
      names,
      outer: site.env,
      depth: 1,
      ...(calledAt && { calledAt }),
    };
    const initial = effects.initializer?.(starter.node, name);
    const places = placesOf(starter.node, name, effects);
    const [only] = places;
    const setter = setterCalled(starter.node, name, methods, effects);
    if (setter) return unknown(setter, `the constructor of ${definition.name} calls what changes it`);
    const isSet = initial !== undefined || only !== undefined || effects.keepsParameters?.(starter.node);
    const isParameter = effects.parameters(starter.node).some(parameter => parameter.name === name);
    if (isSet && (isParameter || !effects.bareFields) && isRebound(starter.node, name, effects))
      return unknown(starter.node, `the constructor of ${definition.name} gives its parameter another value`);
    if (initial !== undefined && !only) return evaluator.evaluate(initial, { file: site.file, env });
    if (only) {
      const value = assignedTo(only);
      const isPlain = places.length === 1 && value && standsInBody(only, starter.node);
      if (!isPlain)
        return unknown(starter.node, `the constructor of ${definition.name} does not assign it once`);
      return evaluator.evaluate(value, { file: site.file, env });
    }
    if (!/\bsuper\b/.test(starter.node.text)) return undefined;
  }
  for (const base of shape.class.bases) {
    const from = evaluator.evaluate(base, { file: site.file, env: site.env });
    if (!(from instanceof Described) || from.node.id === node.id) continue;
    const passes = !starter || isHandedOn(starter.node, name, effects, parametersOf(from, evaluator));
    const value = fieldOf(from, name, given, evaluator, depth + 1, calledAt);
    const isSet = passes || assigns(from, name, evaluator, depth + 1);
    if (value !== undefined && passes) return value;
    if (!passes && isSet) return unknown(starter?.node ?? node, `${definition.name} hands another value on`);
  }
  return undefined;
}

/** Whether the constructor of a class, or of one that it is made from, assigns a field. */
function assigns(definition: Described, name: string, evaluator: Evaluator, depth: number): boolean {
  const { node, site, shape } = definition;
  const effects = site.file.language.effects;
  if (shape?.kind !== 'class' || !effects || depth > MAX_BASES) return false;
  const starter = effects.methods(node).find(each => effects.starters.includes(each.name));
  if (starter && placesOf(starter.node, name, effects).length > 0) return true;
  if (!starter && effects.fields(node).own.some(field => field.name === name)) return true;
  return shape.class.bases.some(base => {
    const from = evaluator.evaluate(base, { file: site.file, env: site.env });
    return from instanceof Described && from.node.id !== node.id && assigns(from, name, evaluator, depth + 1);
  });
}

/** A method of the same class that assigns a field, where a constructor calls it, or one that does. */
function setterCalled(
  starter: Node,
  name: string,
  methods: ReturnType<Effects['methods']>,
  effects: Effects,
): Node | undefined {
  const left = methods.filter(({ node }) => node.id !== starter.id && effects.isFunction(node));
  const called = [starter];
  for (const maker of called) {
    const names = ownCalls(maker, effects);
    for (const [i, { name: own, node }] of [...left.entries()].reverse()) {
      if (effects.starters.includes(own) || !names.has(own)) continue;
      if (placesOf(node, name, effects).length > 0) return node;
      called.push(node);
      left.splice(i, 1);
    }
  }
  return undefined;
}

/** Names of the methods that a method calls of its own object; with `bareFields`, also without saying whose they are. */
function ownCalls(method: Node, effects: Effects): ReadonlySet<string> {
  const self = effects.self(method) ?? 'self';
  const body = method.childForFieldName('body') ?? method;
  const names = new Set<string>();
  for (const node of body.descendantsOfType([...effects.calls])) {
    const call = node && effects.call(node);
    if (!call) continue;
    const member = effects.member(call.callee);
    // `Base.reset(self)` is one of them, too.
    const isOwn = [member?.object, ...call.arguments].some(
      each => each?.text.replace(/[()*\s]/g, '') === self,
    );
    if (member ? isOwn : effects.bareFields) names.add(member?.name ?? lastName(call.callee));
  }
  return names;
}

/** `reset` of `Base::reset<int>`. */
function lastName({ text }: Node): string {
  const [whole = ''] = text.split('<');
  return (whole.split('::').at(-1) ?? '').trim();
}

/** Where a method assigns a field of its object. */
function placesOf(method: Node, name: string, effects: Effects): Node[] {
  const self = effects.self(method) ?? 'self';
  const bare = effects.parameters(method).some(parameter => parameter.name === name)
    ? []
    : bareIn(method, name, effects);
  if (!new RegExp(`${self}\\s*(?:\\.|->)\\s*${escaped(name)}`).test(method.text)) return bare;
  const ofSelf = method.descendantsOfType([...effects.members]).filter((node): node is Node => {
    const member = node && effects.member(node);
    if (!node || member?.name !== name || member.object.text !== self) return false;
    return /^(replaced|changed)$/.test(effects.use(node).kind);
  });
  return [...ofSelf, ...bare];
}

/** Where a method assigns a field without saying whose it is, in languages where methods may. */
function bareIn(method: Node, name: string, effects: Effects): Node[] {
  if (!effects.bareFields) return [];
  return method
    .descendantsOfType([...effects.names])
    .filter(
      (node): node is Node =>
        node?.text === name &&
        !effects.declaration(node) &&
        !isMemberName(node, effects) &&
        /^(replaced|changed)$/.test(effects.use(node).kind),
    );
}

/** Whether a method gives the name of a parameter another value. */
function isRebound(method: Node, name: string, effects: Effects): boolean {
  const body = method.childForFieldName('body');
  return (body?.descendantsOfType([...effects.names]) ?? []).some(
    node =>
      node?.text === name &&
      !isMemberName(node, effects) &&
      /^(replaced|changed)$/.test(effects.use(node).kind),
  );
}

/** Whether a name is that of a member: `name` of `this.name`. */
function isMemberName(node: Node, effects: Effects): boolean {
  const { parent } = node;
  const member = parent && effects.members.includes(parent.type) ? effects.member(parent) : null;
  return member !== null && member.object.id !== node.id;
}

function assignedTo(place: Node): Node | null {
  const around = place.parent;
  if (around && PATTERNS.test(around.type)) {
    // `self.a, self.b = a, b`: one by one, where as many are given and none stands for several.
    const values = around.parent?.childForFieldName('right');
    const [places, given] = [around, values].map(each => (each ? named(each) : []));
    const isOneByOne = values && LISTS.test(values.type) && places?.length === given?.length;
    const isPlain = [...(places ?? []), ...(given ?? [])].every(
      ({ type }) => !/splat|spread|rest/.test(type),
    );
    return isOneByOne && isPlain
      ? (given?.[places?.findIndex(each => each.id === place.id) ?? -1] ?? null)
      : null;
  }
  const operator = around?.childForFieldName('operator');
  return operator && operator.text !== '=' ? null : (around?.childForFieldName('right') ?? null);
}

/** Places in a row that are given values, and values in a row. */
const PATTERNS = /^(?:pattern_list|tuple_pattern|array_pattern)$/;
const LISTS = /^(?:expression_list|tuple|array)$/;

/** Whether a statement stands in no branch of a function. */
function standsInBody(place: Node, fn: Node): boolean {
  let at: Node = place;
  while (
    at.parent &&
    (/(assignment|assignment_expression|expression_statement)$/.test(at.parent.type) ||
      PATTERNS.test(at.parent.type))
  )
    at = at.parent;
  return at.parent?.id === fn.childForFieldName('body')?.id;
}

/** What the constructor of a class takes, in its order; nothing where that is not known. */
function parametersOf({ node, site }: Described, evaluator: Evaluator, depth = 0): readonly string[] {
  const effects = site.file.language.effects as Effects;
  const starter = effects.methods(node).find(each => effects.starters.includes(each.name));
  if (starter) return effects.parameters(starter.node).map(({ name }) => name);
  const { own, bases, isKnown } = effects.fields(node);
  const names = new Set<string>();
  // Of several classes, the last one comes first.
  for (const base of [...bases].reverse()) {
    const from = evaluator.evaluate(base, { file: site.file, env: site.env });
    if (!isKnown || depth > MAX_BASES || !(from instanceof Described) || from.node.id === node.id) return [];
    for (const name of parametersOf(from, evaluator, depth + 1)) names.add(name);
  }
  for (const field of own)
    if (field.given === 'position') names.add(field.name);
    else names.delete(field.name);
  return [...names];
}

/** Whether a constructor gives the one of the class before it a parameter as it is. */
function isHandedOn(starter: Node, name: string, effects: Effects, parameters: readonly string[]): boolean {
  return starter.descendantsOfType([...effects.calls]).some(node => {
    const call = node && effects.call(node);
    if (!node || !call || !/\bsuper\b|__init__$/.test(call.callee.text) || !contains(starter, node))
      return false;
    // `Base.__init__(self, …)` has the object in front.
    const shift = /^super\b/.test(call.callee.text) ? 0 : 1;
    return call.arguments.some(
      (argument, i) =>
        (argument.text === name && parameters[i - shift] === name) ||
        argument.text.replace(/\s/g, '') === `${name}=${name}`,
    );
  });
}
