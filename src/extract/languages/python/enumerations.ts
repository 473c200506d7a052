import { Described } from '../../evaluate/environment.js';
import type { Evaluator } from '../../evaluate/evaluator.js';
import { identityOf } from '../../evaluate/pure-functions.js';
import { CallResult, Definition, EnumMember, Mapping, Unresolved, type Value } from '../../evaluate/value.js';
import type { Node } from '../../syntax/node.js';
import type { SourceFile } from '../../syntax/source-file.js';

/** Classes whose members are objects of their own; those of `IntEnum` and `StrEnum` are numbers and texts, too. */
const PLAIN = /(?:^|[._])(?:Enum|Flag|ReprEnum)$/;
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
  if (/^_|__$/.test(name) || !isPlainEnum(of, evaluator, 0)) return worth;
  // `property`, `nonmember` and the like are none.
  if (
    worth instanceof CallResult &&
    /(?:^|\.)(?:property|nonmember|classmethod|staticmethod)$/.test(worth.callee)
  )
    return worth;
  const all = evaluator.members.tableOf(of);
  const identity = identityOf(worth);
  const first =
    all instanceof Mapping ? all.entries.find(each => identityOf(each.value) === identity) : undefined;
  const own = identity !== undefined && typeof first?.key === 'string' ? first.key : name;
  const { file } = of.site;
  const members = known.get(file) ?? new Map<string, EnumMember>();
  known.set(file, members);
  const key = `${of.node.id}:${own}`;
  const member = members.get(key) ?? new EnumMember(own, worth, of);
  members.set(key, member);
  return member;
}

/** What a member itself says: its name, and what it is worth; unless its class says something else of these. */
export function ofMember(member: EnumMember, name: string, evaluator: Evaluator): Value | undefined {
  if (evaluator.members.methodNamed(member.of, name) !== undefined) return undefined;
  // What operators make of several has a name only where that is defined.
  if (name === 'name' || name === '_name_') return member.name || undefined;
  return name === 'value' || name === '_value_' ? member.worth : undefined;
}

/** Whether a class is an enumeration and no number or text besides. */
function isPlainEnum({ shape, site }: Described, evaluator: Evaluator, depth: number): boolean {
  if (shape?.kind !== 'class' || depth > MAX_DEPTH) return false;
  const { bases } = shape.class;
  const own = bases.filter(base => PLAIN.test(nameOf(base, site.file)));
  if (bases.length === 1 && own.length === 1) return true;
  const others = bases
    .filter(base => !own.includes(base))
    .map(base => evaluator.evaluate(base, { file: site.file, env: site.env }));
  const inherited = others.some(base => base instanceof Described && isPlainEnum(base, evaluator, depth + 1));
  // What is mixed in decides what a member equals, unless it is known and no number or text.
  const isMixed = others.some(base => !(base instanceof Described) || base.kind !== 'class');
  return (own.length > 0 || inherited) && !isMixed;
}

/** The name that a base has where it is from: `from enum import Enum as Base`. */
function nameOf(base: Node, file: SourceFile): string {
  const [only, ...more] = base.type === 'identifier' ? file.bindings(base.text) : [];
  const { binding } = only ?? {};
  if (more.length > 0 || binding?.kind !== 'import' || binding.specifier !== 'enum') return base.text;
  return binding.name ?? base.text;
}
