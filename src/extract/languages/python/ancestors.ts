import { Described, settled } from '../../evaluate/environment.js';
import type { Evaluator } from '../../evaluate/evaluator.js';
import { CallResult, Unresolved } from '../../evaluate/value.js';
import type { Node } from '../../syntax/node.js';
import { builtinType, Native } from './c-library.js';
import { enumDecorator } from './decorators.js';
import { Repr } from './repr.js';

/** Classes that a class may be made from, altogether. */
const MAX_ANCESTORS = 64;

/** What stands in the order in which a class's attributes are looked for: a class, a built-in type, a named tuple, or something unknown. */
export type Ancestor = Described | Native | string | CallResult | Unresolved;

/** The class and all that it inherits from, in (nearly always) the order of `__mro__`: the last of equal ones counts. */
export function ancestorsOf(definition: Described, evaluator: Evaluator): Ancestor[] {
  let known = inherited.get(evaluator);
  if (!known) {
    known = new Map();
    inherited.set(evaluator, known);
  }
  const key = keyOf(definition);
  let further = known.get(key);
  if (!further) {
    further = linearised(definition, evaluator, 0).filter(ancestor => keyOf(ancestor) !== key);
    known.set(key, further);
  }
  return [definition, ...further];
}

/** What classes inherit from, worked out once for each. */
const inherited = new WeakMap<Evaluator, Map<unknown, readonly Ancestor[]>>();

function linearised(definition: Described, evaluator: Evaluator, depth: number): Ancestor[] {
  const all: Ancestor[] = [definition];
  for (const base of basesOf(definition.node)) {
    const ancestor = ancestorOf(base, definition, evaluator);
    if (ancestor instanceof Described && depth < MAX_ANCESTORS && ancestor.node.id !== definition.node.id)
      all.push(...linearised(ancestor, evaluator, depth + 1));
    else all.push(ancestor);
    if (all.length > MAX_ANCESTORS) break;
  }
  const last = new Map(all.map((ancestor, i) => [keyOf(ancestor), i]));
  return all.filter((ancestor, i) => last.get(keyOf(ancestor)) === i);
}

function ancestorOf(base: Node, { node: own, site }: Described, evaluator: Evaluator): Ancestor {
  // `Generic[T]` is made from Generic.
  const node = base.type === 'subscript' ? (base.childForFieldName('value') ?? base) : base;
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
