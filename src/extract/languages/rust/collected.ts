import { NOWHERE } from '../../evaluate/operators.js';
import { joined, MODEL, ordering, toMapping, toSequence, toSet } from '../../evaluate/pure-functions.js';
import { Sequence, type Value } from '../../evaluate/value.js';
import type { Node } from '../../syntax/node.js';
import { field, named } from '../../syntax/nodes.js';
import type { Expression } from '../language/expression.js';
import { orderOf } from './container-order.js';
import { FUNCTIONS } from './functions.js';

/** What becomes of an iterator that is collected: by its items nobody can tell a list of pairs from a map. */

/** By what the name of a type ends with; a list only where no map could be meant. */
const KINDS = {
  BTreeMap: 'collect:BTreeMap',
  BTreeSet: 'collect:BTreeSet',
  IndexMap: 'collect:IndexMap',
  IndexSet: 'collect:IndexSet',
  Map: 'collect:Map',
  Set: 'collect:Set',
  Vec: 'collect:list',
  VecDeque: 'collect:list',
  String: 'collect:text',
} as const;
type Kind = (typeof KINDS)[keyof typeof KINDS] | 'collect:same';

const made = (value: Value, make: typeof toMapping) =>
  make(undefined, [value], NOWHERE, new Map(), () => undefined) as Value | undefined;

/** What is done with the items, as operators. */
export const COLLECTIONS: Readonly<Record<Kind, (items: Value) => Value | undefined>> = {
  ...containers('Map', toMapping),
  ...containers('Set', toSet),
  'collect:list': items => (items instanceof Sequence ? made(items, toSequence) : undefined),
  'collect:text': items => joined(MODEL.entries(items), ''),
  // Of pairs, which may become a list or a map, nobody says which.
  'collect:same': items =>
    items instanceof Sequence && !items.entries.some(({ value }) => value instanceof Sequence)
      ? items
      : undefined,
};

/** What items become, by how a run goes through it. */
function containers<K extends 'Map' | 'Set'>(kind: K, make: typeof toMapping) {
  return Object.fromEntries(
    (['BTree', 'Index', ''] as const).map(type => [
      `collect:${type}${kind}`,
      (items: Value) => made(items, ordering(orderOf(type), make)),
    ]),
  ) as Record<`collect:${'BTree' | 'Index' | ''}${K}`, (items: Value) => Value | undefined>;
}

/** `items.into()`, `items.collect()`, `items.collect::<Vec<_>>()`; null for any other call. */
export function collected(call: Node): Expression | null {
  const callee = field(call, 'function');
  const method = callee.type === 'generic_function' ? field(callee, 'function') : callee;
  const name = method.type === 'field_expression' ? field(method, 'field').text : '';
  if (name !== 'collect' && name !== 'into') return null;
  const written =
    callee.type === 'generic_function' ? named(field(callee, 'type_arguments'))[0] : typeAround(call);
  const kind = written && kindOf(written);
  // Texts, and what is boxed, become others by that, too.
  if (name === 'into' && !/Map$|Set$|list$/.test(kind ?? '')) return null;
  return { kind: 'unary', operator: kind ?? 'collect:same', operand: field(method, 'value') };
}

/** What is one with what it holds, or is made when it is first asked for. */
const AROUND = /^(?:Lazy|LazyLock|LazyCell|OnceLock|OnceCell|Mutex|RwLock|RefCell|Arc|Rc|Box)$/;

function kindOf(type: Node): Kind | undefined {
  const generic = type.type === 'generic_type' ? type : null;
  const name = /(?<!\w)\w+$/.exec(generic ? field(generic, 'type').text : type.text)?.[0] ?? '';
  const [inner] = generic
    ? named(field(generic, 'type_arguments')).filter(each => each.type !== 'lifetime')
    : [];
  if (AROUND.test(name) && inner) return kindOf(inner);
  const [, ending] = /((?:BTree|Index)?(?:Map|Set)|VecDeque|Vec|^String)$/.exec(name) ?? [];
  if (ending !== undefined) return KINDS[ending as keyof typeof KINDS];
  const alias = generic ? null : aliased(type, name);
  return alias ? kindOf(alias) : undefined;
}

/** What `type Table = …;` says in the same file; not what another alias says. */
function aliased({ tree }: Node, name: string): Node | null {
  const [only, ...others] = tree.rootNode
    .descendantsOfType('type_item')
    .filter(item => item && field(item, 'name').text === name);
  const type = only && others.length === 0 ? field(only, 'type') : null;
  return type?.type === 'generic_type' ? type : null;
}

/** The type of what an expression gives its value to, as it stands. */
function typeAround(node: Node): Node | undefined {
  const { parent } = node;
  if (!parent) return undefined;
  switch (parent.type) {
    case 'parenthesized_expression':
    case 'unsafe_block':
      return typeAround(parent);
    case 'let_declaration':
    case 'static_item':
    case 'const_item':
      return parent.childForFieldName('type') ?? undefined;
    case 'block':
      return named(parent).at(-1)?.id === node.id ? typeAround(parent) : undefined;
    case 'function_item':
      return parent.childForFieldName('return_type') ?? undefined;
    case 'return_expression':
      return ofFunctionAround(parent);
    case 'closure_expression':
      return ofLazy(parent);
  }
  return undefined;
}

function ofFunctionAround(node: Node): Node | undefined {
  let at = node.parent;
  while (at && !FUNCTIONS.has(at.type)) at = at.parent;
  return at?.type === 'function_item' ? (at.childForFieldName('return_type') ?? undefined) : undefined;
}

/** `LazyLock::new(|| …)`: the type of what is made when it is first asked for. */
function ofLazy(closure: Node): Node | undefined {
  const call = closure.parent?.parent;
  const isMaker = call?.type === 'call_expression' && /\bLazy\w*::new$/.test(field(call, 'function').text);
  return isMaker && call ? typeAround(call) : undefined;
}
