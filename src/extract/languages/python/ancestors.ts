import { Described, settled } from '../../evaluate/environment.js';
import type { Evaluator } from '../../evaluate/evaluator.js';
import { Lineages, merged } from '../../evaluate/lineages.js';
import { CallResult, Unresolved } from '../../evaluate/value.js';
import type { Node } from '../../syntax/node.js';
import { builtinBases } from './builtin-bases.js';
import { builtinType, Native } from './c-library.js';
import { enumDecorator } from './decorators.js';
import { Repr } from './repr.js';

/** Classes that a class may be made from, altogether. */
const MAX_ANCESTORS = 64;

/** What stands in the order in which a class's attributes are looked for: a class, a built-in type, a named tuple, or something unknown. */
export type Ancestor = Described | Native | string | CallResult | Unresolved;

/** A class that others inherit from, and what makes it the same one wherever it is named. */
interface Link {
  readonly ancestor: Ancestor;
  readonly key: unknown;
}

/** The class and all that it inherits from, in the order of `__mro__`. */
export function ancestorsOf(definition: Described, evaluator: Evaluator): Ancestor[] {
  const known = lineages.get(evaluator) ?? lineagesIn(evaluator);
  lineages.set(evaluator, known);
  const key = keyOf(definition);
  const [, ...further] = known.of({ ancestor: definition, key });
  return [definition, ...further.flatMap(each => (each.key === key ? [] : [each.ancestor]))];
}

const lineages = new WeakMap<Evaluator, Lineages<Link>>();

function lineagesIn(evaluator: Evaluator): Lineages<Link> {
  const byKey = ({ key }: Link) => key;
  return new Lineages({
    keyOf: byKey,
    basesOf({ ancestor }) {
      if (ancestor instanceof Described)
        return basesOf(ancestor.node).map(base => linkOf(base, ancestor, evaluator));
      const names = typeof ancestor === 'string' ? builtinBases(ancestor) : [];
      return names.map(name => ({ ancestor: name, key: name }));
    },
    lineOf: (link, lines, bases) => [link, ...merged([...lines, bases], byKey, MAX_ANCESTORS)],
  });
}

/** What is in none of the sources is the same wherever it has the same name. */
function linkOf(base: Node, definition: Described, evaluator: Evaluator): Link {
  const ancestor = ancestorOf(base, definition, evaluator);
  if (!(ancestor instanceof Unresolved)) return { ancestor, key: keyOf(ancestor) };
  const { text } = outerOf(base);
  return { ancestor, key: evaluator.names.libraryName(text, base, definition.site) ?? ancestor };
}

function ancestorOf(base: Node, { node: own, site }: Described, evaluator: Evaluator): Ancestor {
  const node = outerOf(base);
  if (builtinType(node.text, evaluator) && !evaluator.names.isDefined(node.text, node, site))
    return node.text;
  // A class is made from what stands around it, before it: not from what its own body has.
  const at = own.parent?.type === 'decorated_definition' ? own.parent : own;
  const value = settled(new Repr(evaluator).around(node, site, at));
  if (value instanceof Described && value.kind === 'class') return value;
  if (value instanceof Native) return value;
  if (value instanceof CallResult && value.of instanceof Described && value.of.kind === 'class')
    return new Unresolved(
      'its `__mro_entries__` gives what it inherits from',
      site.file.place(node),
      site.file.quote(node),
    );
  if (value instanceof CallResult) return value.makes instanceof Described ? value.makes : value;
  return value instanceof Unresolved
    ? value
    : new Unresolved('what it inherits from is not known', site.file.place(node), site.file.quote(node));
}

/** `Generic[T]` is made from Generic. */
function outerOf(base: Node): Node {
  return base.type === 'subscript' ? (base.childForFieldName('value') ?? base) : base;
}

function keyOf(ancestor: Ancestor): unknown {
  return ancestor instanceof Described ? `${ancestor.site.file.path}:${ancestor.node.startIndex}` : ancestor;
}

/** Expressions that a class is made from. */
export function basesOf(node: Node): Node[] {
  const list = node.childForFieldName('superclasses');
  const made = enumDecorator(node)?.childForFieldName('arguments')?.firstNamedChild;
  return [...(list?.namedChildren ?? []), made ?? null].filter(
    (base): base is Node => base !== null && base.type !== 'keyword_argument' && base.type !== 'comment',
  );
}

/** Built-in types that take types in brackets themselves. */
const SUBSCRIPTED = /^(?:dict|list|tuple|set|frozenset|type)$/;

/** Whether a class with types in brackets is an alias of `typing`: somewhere in it is `Generic`, and no type in front of that takes them. */
export function isGeneric(definition: Described, evaluator: Evaluator): boolean {
  const ancestors = ancestorsOf(definition, evaluator);
  if (ancestors.some(each => typeof each === 'string' && SUBSCRIPTED.test(each))) return false;
  return ancestors.some(ancestor => {
    if (!(ancestor instanceof Described)) return false;
    const { node, name, site } = ancestor;
    if (name === 'Generic' && evaluator.moduleName(site.file) === 'typing') return true;
    // `class Box[T]`
    if (node.childForFieldName('type_parameters')) return true;
    return basesOf(node).some(base => {
      const outer = base.type === 'subscript' ? base.childForFieldName('value') : null;
      return outer !== null && evaluator.names.libraryName(outer.text, base, site)?.startsWith('typing.');
    });
  });
}

/** `metaclass=` of a class. */
export function metaclassOf(node: Node): Node | null {
  const list = node.childForFieldName('superclasses');
  const keyword = list?.namedChildren.find(
    child => child?.type === 'keyword_argument' && child.childForFieldName('name')?.text === 'metaclass',
  );
  return keyword?.childForFieldName('value') ?? null;
}
