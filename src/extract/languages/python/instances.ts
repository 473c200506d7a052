import { compareCodePoints } from '../../../text/code-points.js';
import { Described, type Environment, type Site, settled, unresolvedAt } from '../../evaluate/environment.js';
import type { Evaluator } from '../../evaluate/evaluator.js';
import { CallResult, type KeyedEntry, Mapping, Sequence, type Value } from '../../evaluate/value.js';
import type { Node } from '../../syntax/node.js';
import { field, named } from '../../syntax/nodes.js';
import type { SourceFile } from '../../syntax/source-file.js';
import { ancestorsOf, metaclassOf } from './ancestors.js';
import { namedTupleFields } from './classes.js';
import { decoratorsOf } from './decorating.js';
import { kept } from './decorators.js';
import { methodsOf } from './definitions.js';
import { docstringOf } from './docstring.js';

/** What Python gives to every class and instance, and what an instance's class gives it when it is made or asked. */
export function builtinAttribute(object: Value, name: string, evaluator: Evaluator): Value | undefined {
  if (object instanceof Described) {
    const own = object.kind === 'class' ? ofClass(object, name, evaluator) : undefined;
    return own === undefined ? ofDefinition(object, name, evaluator) : own;
  }
  if (!(object instanceof CallResult)) return undefined;
  const { of } = object;
  if (name === '_fields') return fieldsOf(object);
  if (!(of instanceof Described) || of.kind !== 'class') return undefined;
  if (name === '__class__') return of;
  if (name === '__dir__') return namesOf(of, evaluator);
  if (name === '__dict__') return attributesOf(object, of, evaluator);
  if (name.startsWith('__')) return undefined;
  const asked = evaluator.members.ifAny(object, '__getattr__');
  return asked === undefined ? undefined : evaluator.calls.invoke(asked, [object, name]);
}

/** Whether each attribute of an instance is what a method of its class says. */
export function isAsked(of: Described, evaluator: Evaluator): boolean {
  return (
    of.site.file.text.includes('__getattribute__') &&
    evaluator.members.ifAny(of, '__getattribute__') !== undefined
  );
}

/** Bases of bases that are looked at. */
const MAX_DEPTH = 8;
/** What a decorator puts in place of what makes an object. */
const MAKING = /\b__(?:init|new|post_init)__["']?\s*(?:=(?!=)|,)/;

/** The decorator of a class that gives it another constructor, or its metaclass that makes its objects. */
export function madeOtherwise(
  { node, site, shape }: Described,
  evaluator: Evaluator,
  depth = 0,
): Node | undefined {
  const isOwn = (each: Node, does: (value: Described) => boolean) => {
    const value = evaluator.evaluate(each.type === 'call' ? field(each, 'function') : each, site);
    return value instanceof Described && does(value);
  };
  const decorator = decoratorsOf(node).find(each => isOwn(each, value => MAKING.test(value.node.text)));
  if (decorator) return decorator;
  const own = node.childForFieldName('name')?.text ?? '';
  const set = new RegExp(`(?<![\\w.])${own}\\.__(?:init|new)__\\s*=(?!=)`).exec(site.file.text);
  if (set) return site.file.root.descendantForIndex(set.index) ?? node;
  const metaclass = metaclassOf(node);
  if (metaclass && isOwn(metaclass, value => evaluator.members.methodNamed(value, '__call__') !== undefined))
    return metaclass;
  for (const base of shape?.kind === 'class' && depth < MAX_DEPTH ? shape.class.bases : []) {
    const from = evaluator.evaluate(base, { file: site.file, env: site.env });
    const found =
      from instanceof Described && from.node.id !== node.id
        ? madeOtherwise(from, evaluator, depth + 1)
        : undefined;
    // In another file, the class itself says it best.
    if (found) return from instanceof Described && from.site.file === site.file ? found : base;
  }
  return undefined;
}

/** Types of the library whose instances are descriptors. */
const DESCRIPTORS = /(?:^|\.)(?:property|cached_property|classmethod|partialmethod|singledispatchmethod)$/;

/** Whether a constant of a class is an object that says by a method what it gives. */
export function givesOther(constant: Value, evaluator: Evaluator): boolean {
  if (!(constant instanceof CallResult)) return false;
  const { of, callee } = constant;
  if (!of) return DESCRIPTORS.test(callee);
  return (
    of instanceof Described && of.kind === 'class' && evaluator.members.ifAny(of, '__get__') !== undefined
  );
}

/** What the constructor of an instance assigns to `self`, or a field of a data class or named tuple. */
export function ownAttribute(instance: CallResult, name: string, evaluator: Evaluator): Value | undefined {
  const { of } = instance;
  if (name.startsWith('__') || !(of instanceof Described) || of.shape?.kind !== 'class') return undefined;
  if (of.shape.class.extendsBase) return instance.byParameter?.get(name)?.value;
  const starter = evaluator.members.ifAny(of, '__init__');
  if (starter === undefined) return instance.byParameter?.get(name)?.value;
  if (!(starter instanceof Described) || starter.shape?.kind !== 'function') return undefined;
  const { node, site, shape } = starter;
  // Most of what is looked for is a method, or a constant of the class.
  const self = shape.function.parameters[0]?.name ?? 'self';
  const member = new RegExp(
    `(?<![\\p{L}\\p{N}_.])${self}\\.${name}(?![\\p{L}\\p{N}_])([ \\t]*(:[^=\\n]*)?=(?!=))?`,
    'gu',
  );
  const isAssigned = [...node.text.matchAll(member)].some(([, assignment]) => assignment !== undefined);
  if (!isAssigned) return undefined;
  const own = attributesOf(instance, of, evaluator);
  return own
    ? own.get(name)
    : unresolvedAt(`the constructor of ${of.name} does more than assign it`, node, site.file);
}

function ofClass(definition: Described, name: string, evaluator: Evaluator): Value | undefined {
  if (name === '__name__') return definition.name;
  if (name === '__dir__') return namesOf(definition, evaluator);
  if (name !== '_fields') return undefined;
  for (const base of named(definition.node.childForFieldName('superclasses') ?? definition.node)) {
    const value = base.type === 'identifier' ? settled(evaluator.evaluate(base, definition.site)) : undefined;
    const fields = value instanceof CallResult ? fieldsOf(value) : undefined;
    if (fields) return fields;
  }
  return undefined;
}

/** What a function says of itself, or a class of what it is for, where nothing makes it say something else. */
function ofDefinition(definition: Described, name: string, evaluator: Evaluator): Value | undefined {
  const { kind, node, site } = definition;
  if ((kind !== 'function' && kind !== 'class') || (name !== '__name__' && name !== '__doc__'))
    return undefined;
  if (SETTING[name].test(site.file.text)) return undefined;
  const left = decoratorsOf(node).map(decorator => kept(decorator, site, evaluator));
  if (left.some(each => each === 'nothing' || (name === '__doc__' && each !== 'all'))) return undefined;
  if (name === '__name__') return node.childForFieldName('name')?.text;
  const text = docstringOf(node.childForFieldName('body'));
  // Which blanks of more lines are kept is another matter in each version of Python.
  if (text?.text.includes('\n')) return undefined;
  return text ? evaluator.evaluate(text, site) : null;
}

/** Where somebody sets what is said. */
const SETTING = {
  __name__: /\.__name__\s*[-+]?=(?!=)|["']__name__["']/,
  __doc__: /\.__doc__\s*[-+]?=(?!=)|["']__doc__["']/,
};

/** What `dir` gives for a class and its instances, without what every object has (`__init__`, …). */
function namesOf(definition: Described, evaluator: Evaluator): Sequence | undefined {
  const names = new Set<string>();
  for (const ancestor of ancestorsOf(definition, evaluator)) {
    if (ancestor === 'object') continue;
    if (!(ancestor instanceof Described) || ancestor.shape?.kind !== 'class') return undefined;
    for (const member of ancestor.shape.class.members)
      if ('key' in member && typeof member.key === 'string' && !member.inBranch) names.add(member.key);
    for (const method of methodsOf(ancestor.node.childForFieldName('body') ?? ancestor.node).keys())
      names.add(method);
  }
  const origin = definition.site.file.origin(definition.node);
  return new Sequence([...names].sort(compareCodePoints).map(value => ({ value, origin })));
}

/** What `globals().update(…)` at the top of a file makes a name of it. */
export function nameFromStatement(name: string, file: SourceFile, evaluator: Evaluator): Value | undefined {
  for (const table of updatesOf(file)) {
    const value = settled(evaluator.evaluate(table, { file, env: undefined }));
    if (value instanceof Mapping && value.get(name) !== undefined) return value.get(name);
    for (const entry of value instanceof Sequence ? value.entries : []) {
      const pair = settled(entry.value);
      if (pair instanceof Sequence && pair.entries[0]?.value === name) return pair.entries[1]?.value;
    }
  }
  return undefined;
}

/** The tables of such statements: looked for once, since every name that is not bound is asked for. */
function updatesOf(file: SourceFile): readonly Node[] {
  let found = updates.get(file);
  if (!found) {
    const calls = file.text.includes('globals().update(') ? named(file.root) : [];
    found = calls.flatMap(statement => {
      const call = statement.type === 'expression_statement' ? statement.firstNamedChild : null;
      const isUpdate = call?.childForFieldName('function')?.text === 'globals().update';
      const list = isUpdate ? call?.childForFieldName('arguments') : null;
      // A generator stands in place of the list of arguments.
      if (list?.type === 'generator_expression') return [list];
      return list ? named(list).filter(({ type }) => type !== 'keyword_argument') : [];
    });
    updates.set(file, found);
  }
  return found;
}

const updates = new WeakMap<SourceFile, readonly Node[]>();

/** `_fields` of what `namedtuple(…)` makes. */
function fieldsOf(call: CallResult): Sequence | undefined {
  const fields = namedTupleFields(call);
  const [first] = call.positional;
  if (!fields || !first) return undefined;
  return new Sequence(
    fields.map(value => ({ value, origin: first.origin })),
    false,
    true,
  );
}

/** The fields of what `namedtuple(…)` makes, with their defaults. */
export function fieldsMade(call: CallResult): { name: string; value: Value | undefined }[] | undefined {
  const names = namedTupleFields(call);
  const defaults = settled(call.named.get('defaults')?.value ?? null);
  const isKnown = defaults === null || (defaults instanceof Sequence && !defaults.distinct);
  if (!names || !isKnown || call.named.has('rename')) return undefined;
  const values = defaults?.entries ?? [];
  return names.map((name, i) => ({ name, value: values[i - names.length + values.length]?.value }));
}

/** What the constructor assigns to `self`, when it does nothing else; undefined when it may do more. */
function attributesOf(instance: CallResult, of: Described, evaluator: Evaluator): Mapping | undefined {
  const starter = evaluator.members.ifAny(of, '__init__');
  if (starter === undefined) return new Mapping([]);
  if (!(starter instanceof Described) || starter.shape?.kind !== 'function') return undefined;
  const { node, site, shape } = starter;
  const [self, ...parameters] = shape.function.parameters;
  if (!self || !instance.byParameter) return undefined;
  const names = new Map<string, Value>();
  for (const { name, rest } of parameters) {
    const given = instance.byParameter.get(name);
    if (given) names.set(name, given.value);
    else if (rest === 'named' && instance.named.size === 0) names.set(name, new Mapping([]));
  }
  const env: Environment = { file: site.file, owner: node, names, outer: site.env, depth: 1 };
  const inner: Site = { file: site.file, env };
  const entries: KeyedEntry[] = [];
  for (const statement of named(node.childForFieldName('body') ?? node)) {
    const assigned = assignedTo(self.name, statement);
    if (assigned) {
      const [key, value] = assigned;
      entries.push({ key, value: evaluator.evaluate(value, inner), origin: site.file.origin(statement) });
    } else if (!doesNothing(statement, names)) return undefined;
  }
  return new Mapping(entries);
}

/** `self.name = value` */
function assignedTo(self: string, statement: Node): [string, Node] | undefined {
  const assignment = statement.type === 'expression_statement' ? statement.firstNamedChild : null;
  const left = assignment?.type === 'assignment' ? assignment.childForFieldName('left') : null;
  const value = assignment?.childForFieldName('right');
  if (left?.type !== 'attribute' || left.childForFieldName('object')?.text !== self || !value)
    return undefined;
  return [left.childForFieldName('attribute')?.text ?? '', value];
}

/** A documentation, or a loop over what was not given. */
function doesNothing(statement: Node, names: ReadonlyMap<string, Value>): boolean {
  if (statement.type === 'expression_statement') return statement.firstNamedChild?.type === 'string';
  if (statement.type !== 'for_statement') return statement.type === 'pass_statement';
  const list = /^(\w+)\.items\(\)$/.exec(statement.childForFieldName('right')?.text ?? '')?.[1];
  const value = list === undefined ? undefined : names.get(list);
  return value instanceof Mapping && value.entries.length === 0;
}
