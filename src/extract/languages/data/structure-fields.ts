import type { Node } from '../../syntax/node.js';
import { contains, named, opaque } from '../../syntax/nodes.js';
import { oncePerTree } from '../../syntax/once-per-tree.js';
import type { Expression, MappingEntry } from '../language/expression.js';
import type { Values } from './language-data.js';
import { partOf, plainName } from './parts.js';

type Structures = NonNullable<Values['structures']>;

/** The type of a place: a node that names or describes it, none where nothing says one, or one that is not known. */
type TypeOfPlace = Node | 'none' | 'unknown';

/**
 * The fields that a structure is written with, and those that it has besides, as its declaration says: `code: u32 = 7` of Zig. Opaque
 * where the file does not have that. What is written without a type gets the one of its place: `[_]Row{ .{ .name = "a" } }`.
 */
export function withOtherFields(whole: Expression, list: Node, { structures }: Values): Expression {
  const isEmpty = whole.kind === 'sequence' && whole.items.length === 0;
  if (!structures || !(whole.kind === 'mapping' || isEmpty)) return whole;
  const type = typeOfList(list, structures);
  if (type === 'none') return whole;
  if (type === 'unknown') return opaque('a structure whose type the file does not say');
  // An empty list of a type of lists is one.
  if (structures.elements[type.type] !== undefined) return whole;
  const declared = declaredFields(type, structures);
  if (!declared) return opaque('a structure whose fields the file does not say');
  const entries = whole.kind === 'mapping' ? whole.entries : [];
  const written = new Set(entries.map(each => ('key' in each ? keyText(each.key) : '')));
  const others = declared.flatMap((field): MappingEntry[] => {
    const row = structures.fields[field.type];
    const [name, value] = row ? [partOf(field, row.name), valueWritten(field, row)] : [];
    if (!name || !value || written.has(plainName(name.text))) return [];
    return [{ node: list, key: plainName(name.text), value }];
  });
  return { ...(whole.kind === 'mapping' ? whole : { kind: 'mapping' }), entries: [...entries, ...others] };
}

/** What a field has that is not written: undefined where its declaration says nothing. */
function valueWritten(field: Node, row: Structures['fields'][string]): Node | undefined {
  const value = partOf(field, row.value);
  return [row.name, row.type].some(part => partOf(field, part)?.id === value?.id) ? undefined : value;
}

function keyText(key: unknown): string {
  const text =
    typeof key === 'string' ? key : typeof key === 'object' && key !== null && 'text' in key ? key.text : '';
  return typeof text === 'string' ? plainName(text.replace(/^\./, '')) : '';
}

/** The type of the structure whose fields are listed. */
function typeOfList(list: Node, structures: Structures): TypeOfPlace {
  const literal = list.parent;
  const part = literal ? structures.literals[literal.type] : undefined;
  if (!literal || part === undefined) return 'none';
  return part === '-' ? typeOfPlace(literal, structures) : (partOf(literal, part) ?? 'unknown');
}

/** The type of what stands in a place: that of a name, of an element of a list, or of a field. */
function typeOfPlace(value: Node, structures: Structures): TypeOfPlace {
  const place = value.parent;
  if (!place) return 'none';
  if (structures.around.includes(place.type)) return typeOfPlace(place, structures);
  const declared = structures.places[place.type];
  // The value of a field that is declared, too.
  const field = structures.fields[place.type];
  if (field) return partOf(place, field.type) ?? 'unknown';
  if (declared !== undefined) return partOf(place, declared) ?? 'none';
  const isEntry = place.parent !== null && structures.literals[place.parent.type] === undefined;
  const list = isEntry ? place.parent : place;
  if (!list?.parent || structures.literals[list.parent.type] === undefined) return 'unknown';
  const whole = typeOfList(list, structures);
  if (typeof whole === 'string') return whole;
  const element = structures.elements[whole.type];
  if (element !== undefined) return isEntry ? 'unknown' : (partOf(whole, element) ?? 'unknown');
  const name = isEntry ? keyText(named(place)[0]) : '';
  const own = declaredFields(whole, structures)?.find(
    each => partOf(each, structures.fields[each.type]?.name ?? '-')?.text === name,
  );
  return (own && partOf(own, structures.fields[own.type]?.type ?? '-')) ?? 'unknown';
}

/** The fields of a structure that a node names, where the file declares one of that name around the node, or at its top. */
function declaredFields(type: Node, structures: Structures): readonly Node[] | undefined {
  const all = declaredIn(structures)(type).get(type.text) ?? [];
  // The innermost one is meant.
  return all.findLast(({ declaration: { parent } }) => parent && contains(parent, type))?.fields;
}

interface Declared {
  readonly declaration: Node;
  /** Undefined where it only names what is declared elsewhere. */
  readonly fields: readonly Node[] | undefined;
}

/** What a file declares, by its name; for the structures of one language. */
const declaredIn = keyed(({ declarations, bodies, fields }: Structures) =>
  oncePerTree(root => {
    const found = new Map<string, Declared[]>();
    for (const declaration of root.descendantsOfType(Object.keys(declarations))) {
      const row = declaration ? declarations[declaration.type] : undefined;
      const name = declaration && row && partOf(declaration, row.name);
      if (!declaration || !row || !name) continue;
      const body = partOf(declaration, row.body);
      const own = body && bodies.includes(body.type) ? named(body) : undefined;
      const each = { declaration, fields: own?.filter(({ type }) => fields[type] !== undefined) };
      found.set(name.text, [...(found.get(name.text) ?? []), each]);
    }
    return found;
  }),
);

function keyed<Key extends object, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const known = new WeakMap<Key, Made>();
  return key => {
    const made = known.get(key) ?? make(key);
    known.set(key, made);
    return made;
  };
}
