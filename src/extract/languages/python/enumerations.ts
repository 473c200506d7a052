import { Described, unresolvedAt } from '../../evaluate/environment.js';
import type { Evaluator } from '../../evaluate/evaluator.js';
import { distinct, identityOf } from '../../evaluate/pure-functions.js';
import {
  CallResult,
  Definition,
  type Entry,
  EnumMember,
  type KeyedEntry,
  Mapping,
  Sequence,
  Unresolved,
  type Value,
} from '../../evaluate/value.js';
import type { Node } from '../../syntax/node.js';
import type { SourceFile } from '../../syntax/source-file.js';
import { builtinType } from './c-library.js';
import { decoratorsOf } from './decorating.js';
import { nameOf as decoratorName, enumDecorator } from './decorators.js';
import { ownAttribute } from './instances.js';
import { textOf } from './operators.js';

/** Classes whose members are objects of their own, and those whose members are numbers and texts, too. */
const PLAIN = /(?:^|[._])(?:Enum|Flag|ReprEnum)$/;
const NUMBERS = /(?:^|[._])(?:IntEnum|IntFlag)$/;
const TEXTS = /(?:^|[._])StrEnum$/;
/** Bases of bases that are looked at. */
const MAX_DEPTH = 8;

/** One object for each member of the enumerations of a file: of a class, by what it is worth. */
const known = new WeakMap<SourceFile, Map<string, EnumMember>>();

/**
 * What `Color.RED` is: where the class is an enumeration whose members equal nothing else, not what stands there but the member
 * (docs.python.org/3/library/enum.html). Of two members with one worth the second is another name of the first.
 */
export function asMember(of: Described, name: string, worth: Value, evaluator: Evaluator): Value {
  if (worth instanceof Unresolved || worth instanceof Definition || worth instanceof EnumMember) return worth;
  const kind = /^_|__$/.test(name) ? 'none' : enumerationOf(of, evaluator);
  if (kind === 'none') return worth;
  // `property`, `nonmember` and the like are none.
  if (
    worth instanceof CallResult &&
    /(?:^|\.)(?:property|nonmember|classmethod|staticmethod)$/.test(worth.callee)
  )
    return worth;
  if (ownMethod(of, '__new__', evaluator) !== undefined)
    return unresolvedAt(`the class ${of.name} makes its members itself`, of.node, of.site.file);
  const all = evaluator.members.tableOf(of);
  // Of what calls make, each is another one.
  const identity = worth instanceof CallResult ? undefined : identityOf(worth);
  const first =
    identity !== undefined && all instanceof Mapping
      ? all.entries.find(each => identityOf(each.value) === identity)
      : undefined;
  const own = typeof first?.key === 'string' ? first.key : name;
  const { file } = of.site;
  const members = known.get(file) ?? new Map<string, EnumMember>();
  known.set(file, members);
  const key = `${of.node.id}:${own}`;
  const member = members.get(key) ?? memberOf(own, worth, of, kind, evaluator);
  members.set(key, member);
  return member;
}

/** A method that the class, or one of the sources that it is made from, has of its own: what `Enum` itself does is known. */
function ownMethod(of: Described, name: string, evaluator: Evaluator): Value | undefined {
  const found = evaluator.members.methodNamed(of, name);
  return found instanceof Described && evaluator.moduleName(found.site.file) === 'enum' ? undefined : found;
}

/** The members of an enumeration by their names, the other names among them; undefined where it is none, or some are not known. */
export function membersOf(of: Value, evaluator: Evaluator): Mapping | undefined {
  if (!(of instanceof Described)) return undefined;
  const all =
    of.kind === 'class' && enumerationOf(of, evaluator) !== 'none' ? evaluator.members.tableOf(of) : null;
  if (!(all instanceof Mapping)) return undefined;
  const entries: KeyedEntry[] = [];
  for (const { key, origin } of all.entries) {
    if (typeof key !== 'string' || /^_(?!_.*__$)/.test(key)) return undefined;
    if (key.startsWith('__')) continue;
    const value = evaluator.members.ifAny(of, key);
    if (value instanceof EnumMember) entries.push({ key, value, origin });
    else if (!(value instanceof Definition)) return undefined;
  }
  return new Mapping(entries);
}

/** What going through an enumeration gives: each member once. Of flags, only where each is a bit of its own. */
export function itemsOf(of: Described, evaluator: Evaluator): readonly Entry[] | undefined {
  const entries = membersOf(of, evaluator)?.entries;
  const isBit = (value: unknown) =>
    typeof value === 'number' && value > 0 && Number.isInteger(Math.log2(value));
  if (
    !entries ||
    (isFlag(of, evaluator) && !entries.every(({ value }) => isBit((value as EnumMember).worth)))
  )
    return undefined;
  return distinct(entries);
}

function isFlag({ shape, site }: Described, evaluator: Evaluator, depth = 0): boolean {
  if (shape?.kind !== 'class' || depth > MAX_DEPTH) return false;
  return shape.class.bases.some(base => {
    if (/Flag$/.test(nameOf(base, site.file))) return true;
    const from = evaluator.evaluate(base, { file: site.file, env: site.env });
    return from instanceof Described && isFlag(from, evaluator, depth + 1);
  });
}

function memberOf(
  name: string,
  worth: Value,
  of: Described,
  kind: EnumerationKind,
  evaluator: Evaluator,
): EnumMember {
  const says = (method: string) => ownMethod(of, method, evaluator) !== undefined;
  // How numbers print by themselves, and other members inside of texts, changed with Python 3.11.
  const alone = kind === 'texts' ? textOf(worth) : kind === 'numbers' ? undefined : `${of.name}.${name}`;
  const inside = kind === 'numbers' ? textOf(worth) : kind === 'mixed' ? undefined : alone;
  const isWorth = kind === 'unknown' || says('__eq__') ? undefined : kind !== 'own';
  const isPlain = kind !== 'unknown' && !says('__str__') && !says('__repr__');
  const texts = isPlain ? { alone, inside: says('__format__') ? undefined : inside } : {};
  return new EnumMember(name, worth, of, isWorth, texts);
}

/** What a member itself says: its name, and what it is worth; unless its class says something else of these. */
export function ofMember(member: EnumMember, name: string, evaluator: Evaluator): Value | undefined {
  if (evaluator.members.methodNamed(member.of, name) !== undefined) return undefined;
  // What operators make of several has a name only where that is defined.
  if (name === 'name' || name === '_name_') return member.name || undefined;
  if (name === 'value' || name === '_value_') return member.worth;
  const made = instanceOf(member, evaluator);
  return made && ownAttribute(made, name, evaluator);
}

/** A member as an instance of its class: what stands there is given to `__init__`, a tuple one by one. */
function instanceOf({ of, worth }: EnumMember, evaluator: Evaluator): CallResult | undefined {
  const starter = of instanceof Described ? ownMethod(of, '__init__', evaluator) : undefined;
  if (!(of instanceof Described && starter instanceof Described) || starter.shape?.kind !== 'function')
    return undefined;
  const { site, node } = starter;
  const origin = site.file.origin(node);
  const given = worth instanceof Sequence && worth.isTuple ? worth.entries : [{ value: worth, origin }];
  const [, ...parameters] = starter.shape.function.parameters;
  if (given.length > parameters.length || parameters.some(({ rest }) => rest)) return undefined;
  const bound = new Map<string, Entry>();
  for (const [i, { name, default: value }] of parameters.entries()) {
    const otherwise = value && 'id' in value ? { value: evaluator.evaluate(value, site), origin } : undefined;
    const entry = given[i] ?? otherwise;
    if (!entry) return undefined;
    bound.set(name, entry);
  }
  return new CallResult({ callee: of.name, origin, positional: given, byParameter: bound, of });
}

/**
 * What members of a class are: `own` objects; such that are worth what stands there, too (`mixed`), or print as that, besides (`numbers`,
 * `texts`); or what stands there, where it is no enumeration. What is mixed in from elsewhere decides what a member equals and how it prints: of such classes that is `unknown`.
 */
export type EnumerationKind = 'own' | 'mixed' | 'numbers' | 'texts' | 'unknown' | 'none';

/** Which kind of enumeration a class is, by what it derives from and its decorators. */
export function enumerationOf(
  { shape, site, node }: Described,
  evaluator: Evaluator,
  depth = 0,
): EnumerationKind {
  if (shape?.kind !== 'class' || depth > MAX_DEPTH) return 'none';
  const made = enumDecorator(node)?.childForFieldName('arguments')?.firstNamedChild;
  const kinds = [...shape.class.bases, ...(made ? [made] : [])].map((base): EnumerationKind | 'type' => {
    const name = nameOf(base, site.file);
    if (PLAIN.test(name)) return 'own';
    if (builtinType(name, evaluator)) return 'type';
    const from = evaluator.evaluate(base, { file: site.file, env: site.env });
    if (!(from instanceof Described) || from.kind !== 'class') {
      if (NUMBERS.test(name)) return 'numbers';
      return TEXTS.test(name) ? 'texts' : 'unknown';
    }
    const kind = enumerationOf(from, evaluator, depth + 1);
    return kind === 'none' && from.shape?.kind === 'class' && from.shape.class.bases.length > 0
      ? 'unknown'
      : kind;
  });
  // Another decorator can make one of any class, too.
  const [only] = kinds.filter(each => each !== 'type' && each !== 'none' && each !== 'unknown');
  if (!only) return decoratorsOf(node).some(each => /enum/i.test(decoratorName(each))) ? 'unknown' : 'none';
  if (kinds.includes('unknown')) return 'unknown';
  return only === 'own' && kinds.includes('type') ? 'mixed' : only;
}

/** The name that a base has where it is from: `from enum import Enum as Base`. */
function nameOf(base: Node, file: SourceFile): string {
  const [only, ...more] = base.type === 'identifier' ? file.bindings(base.text) : [];
  const { binding } = only ?? {};
  if (more.length > 0 || binding?.kind !== 'import' || binding.specifier !== 'enum') return base.text;
  return binding.name ?? base.text;
}
