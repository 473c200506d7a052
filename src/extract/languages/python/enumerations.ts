import { Described, unresolvedAt } from '../../evaluate/environment.js';
import type { Evaluator } from '../../evaluate/evaluator.js';
import { identityOf } from '../../evaluate/pure-functions.js';
import { CallResult, Definition, EnumMember, Mapping, Unresolved, type Value } from '../../evaluate/value.js';
import type { Node } from '../../syntax/node.js';
import type { SourceFile } from '../../syntax/source-file.js';
import { builtinType } from './c-library.js';
import { decoratorsOf } from './decorating.js';
import { nameOf as decoratorName, enumDecorator } from './decorators.js';
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
  if (evaluator.members.methodNamed(of, '__new__') !== undefined)
    return unresolvedAt(`the class ${of.name} makes its members itself`, of.node, of.site.file);
  const all = evaluator.members.tableOf(of);
  const identity = identityOf(worth);
  const first =
    all instanceof Mapping ? all.entries.find(each => identityOf(each.value) === identity) : undefined;
  const own = identity !== undefined && typeof first?.key === 'string' ? first.key : name;
  const { file } = of.site;
  const members = known.get(file) ?? new Map<string, EnumMember>();
  known.set(file, members);
  const key = `${of.node.id}:${own}`;
  const member = members.get(key) ?? memberOf(own, worth, of, kind, evaluator);
  members.set(key, member);
  return member;
}

function memberOf(
  name: string,
  worth: Value,
  of: Described,
  kind: EnumerationKind,
  evaluator: Evaluator,
): EnumMember {
  const says = (method: string) => evaluator.members.methodNamed(of, method) !== undefined;
  // How numbers print by themselves, and other members inside of texts, changed with Python 3.11.
  const alone = kind === 'texts' ? textOf(worth) : kind === 'numbers' ? undefined : `${of.name}.${name}`;
  const inside = kind === 'numbers' ? textOf(worth) : kind === 'mixed' ? undefined : alone;
  const isWorth = kind === 'unknown' ? undefined : kind !== 'own';
  const isPlain = kind !== 'unknown' && !says('__str__') && !says('__repr__');
  const texts = isPlain ? { alone, inside: says('__format__') ? undefined : inside } : {};
  return new EnumMember(name, worth, of, isWorth, texts);
}

/** What a member itself says: its name, and what it is worth; unless its class says something else of these. */
export function ofMember(member: EnumMember, name: string, evaluator: Evaluator): Value | undefined {
  if (evaluator.members.methodNamed(member.of, name) !== undefined) return undefined;
  // What operators make of several has a name only where that is defined.
  if (name === 'name' || name === '_name_') return member.name || undefined;
  return name === 'value' || name === '_value_' ? member.worth : undefined;
}

/**
 * What members of a class are: `own` objects; such that are worth what stands there, too (`mixed`), or print as that, besides (`numbers`,
 * `texts`); or what stands there, where it is no enumeration. What is mixed in from elsewhere decides what a member equals and how it prints: of such classes that is `unknown`.
 */
export type EnumerationKind = 'own' | 'mixed' | 'numbers' | 'texts' | 'unknown' | 'none';

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
