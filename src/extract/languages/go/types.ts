import type { Node, Tree } from '../../syntax/node.js';
import { field, named } from '../../syntax/nodes.js';
import type {
  ClassShape,
  Expression,
  Holding,
  MappingEntry,
  Parameter,
  WrittenType,
} from '../language/expression.js';
import { constSpecs, namesOf, withIota } from './constants.js';

const types = new WeakMap<Tree, Map<string, Node>>();

function typesOf(tree: Tree): Map<string, Node> {
  let found = types.get(tree);
  if (!found) {
    found = new Map();
    for (const declaration of named(tree.rootNode)) {
      if (declaration.type !== 'type_declaration') continue;
      for (const spec of named(declaration)) found.set(field(spec, 'name').text, field(spec, 'type'));
    }
    types.set(tree, found);
  }
  return found;
}

/** What a type stands for: `type Rules []Rule` of the same file is a list; pointers are what they point to. */
export function underlying(type: Node): Node {
  let node = type;
  for (let steps = 0; steps < 8; steps += 1) {
    if (node.type === 'pointer_type' || node.type === 'parenthesized_type') node = named(node)[0] ?? node;
    else if (node.type === 'generic_type' || SPECS.has(node.type)) node = field(node, 'type');
    else {
      const other = node.type === 'type_identifier' ? typesOf(node.tree).get(node.text) : undefined;
      if (!other || other.type === 'struct_type') return node;
      node = other;
    }
  }
  return node;
}

/** Whether a name is that of an array, which is copied wherever it is used, as far as its declaration says. */
export function isArray({ text: name, tree }: Node): boolean {
  return new RegExp(`\\b${name}\\s*:?=\\s*\\[[^\\]]+\\]|\\bvar\\s+${name}\\s+\\[[^\\]]+\\]`).test(
    tree.rootNode.text,
  );
}

const SPECS = new Set(['type_spec', 'type_alias']);

/** Whether only another file, or a function around it, can say what a name of a type stands for. */
export function isDeclaredElsewhere(type: Node): boolean {
  if (type.type === 'qualified_type') return true;
  return (
    type.type === 'type_identifier' &&
    !PREDECLARED.has(type.text) &&
    !typesOf(type.tree).has(type.text) &&
    !isTypeParameter(type)
  );
}

/** Whether the name of a type stands for a structure, as far as its file says. */
export function isStructure(type: Node): boolean {
  const declared = typesOf(type.tree).get(underlying(type).text);
  return declared ? declared.type === 'struct_type' : isDeclaredElsewhere(type);
}

/** Whether whoever uses the type around it says what a name in it stands for: `T` of `type List[T any] []T`. */
export function isTypeParameter({ parent, text }: Node): boolean {
  for (let at = parent; at; at = at.parent) {
    const parameters = at.childForFieldName('type_parameters');
    const names = parameters ? named(parameters).flatMap(each => each.childrenForFieldName('name')) : [];
    if (names.some(name => name?.text === text)) return true;
  }
  return false;
}

/** Whether a node names a type of the language or of its file: `f[int](x)` is a call, `f[i](x)` one of what is at `i`. */
export function isType(node: Node): boolean {
  return /_type$/.test(node.type) || PREDECLARED.has(node.text) || typesOf(node.tree).has(node.text);
}

const PREDECLARED = new Set(
  'any bool byte comparable complex64 complex128 error float32 float64 int int8 int16 int32 int64 rune string uint uint8 uint16 uint32 uint64 uintptr'.split(
    ' ',
  ),
);

/** A structure with its fields; any other type stands for the constants that have it, as enumerations are written. */
export function typeOf(spec: Node): Expression {
  const name = field(spec, 'name').text;
  const type = field(spec, 'type');
  if (type.type === 'struct_type') return { kind: 'class', class: structOf(name, type) };
  const membersIn = (root: Node) => constantsOf(name, root);
  const members = membersIn(spec.tree.rootNode);
  const isPlain = underlying(type).type === 'type_identifier';
  return {
    kind: 'class',
    class: {
      name,
      node: spec,
      members,
      membersIn,
      constant: true,
      parameters: null,
      bases: [],
      ...(isPlain && { converts: { holds: holdingOf({ node: type }) } }),
    },
  };
}

/** The constants of a file that have a type. */
function constantsOf(name: string, root: Node): MappingEntry[] {
  const members: MappingEntry[] = [];
  for (const declaration of named(root)) {
    if (declaration.type !== 'const_declaration') continue;
    for (const { node, iota, type: of, values } of constSpecs(declaration)) {
      namesOf(node).forEach((own, i) => {
        const value = values[i];
        const isOfType = of ? of.text === name : value?.childForFieldName('function')?.text === name;
        if (own.text !== '_' && value && isOfType)
          members.push({ node, key: own.text, value: withIota(value, iota, node) });
      });
    }
  }
  return members;
}

/** A structure as a class whose fields are the parameters of its literals. */
export function structOf(name: string, type: Node): ClassShape {
  const fields = named(type).find(node => node.type === 'field_declaration_list');
  const parameters = (fields ? named(fields) : []).flatMap((declaration): Parameter[] => {
    const names = declaration.childrenForFieldName('name').map(node => node?.text ?? '');
    // An embedded type is a field of its own name.
    const own =
      names.length > 0 ? names : [/(\w+)(\[.*)?$/s.exec(field(declaration, 'type').text)?.[1] ?? ''];
    const of = declaration.childForFieldName('type');
    const holds = holdingOf(of && { node: of });
    const zero = of ? zeroOf(of) : undefined;
    // What is `nil` is left out, and so is as a whole what has parts.
    const value = zero === undefined || zero === null ? null : ({ kind: 'literal', value: zero } as const);
    return own.map(each => ({ name: each, default: value, rest: null, holds }));
  });
  return { name, node: type, members: [], parameters, bases: [] };
}

/** The type of an element of a list or map, or of a field of a structure; undefined where another file says it. */
export function elementOf(type: Node, key: string | undefined): Node | undefined {
  const fields = type.type === 'struct_type' ? named(named(type)[0] ?? type) : [];
  const inner =
    type.childForFieldName('element') ??
    (type.type === 'map_type' ? type.childForFieldName('value') : undefined) ??
    fields
      .find(declared => declared.childrenForFieldName('name').some(name => name?.text === key))
      ?.childForFieldName('type');
  return inner ? resolved(inner) : undefined;
}

/** What a name of the same file stands for; a pointer stays one. */
function resolved(type: Node): Node {
  let node = type;
  for (let steps = 0; steps < 8; steps += 1) {
    const other = node.type === 'type_identifier' ? typesOf(node.tree).get(node.text) : undefined;
    if (!other) return node;
    node = other;
  }
  return node;
}

/** The names of the fields of a structure of the same file, in their order. */
export function fieldsOf(type: Node): string[] | undefined {
  const structure = resolved(type);
  if (structure.type !== 'struct_type') return undefined;
  return named(named(structure)[0] ?? structure).flatMap(declared =>
    namesOf(declared).map(name => name.text),
  );
}

/** Types of numbers, by the names that Rust has for them. */
export const NUMBERS: Readonly<Record<string, string>> = {
  int: 'i64',
  int8: 'i8',
  int16: 'i16',
  int32: 'i32',
  int64: 'i64',
  uint: 'u64',
  uint8: 'u8',
  uint16: 'u16',
  uint32: 'u32',
  uint64: 'u64',
  uintptr: 'u64',
  float32: 'f32',
  float64: 'f64',
};

/** What a place of a type holds that nothing is written for; undefined where that is a structure or an array, or not known. */
export function zeroOf(type: Node): 0 | '' | false | null | undefined {
  const { type: kind, text } = underlying(type);
  if (type.type === 'pointer_type' || NILS.has(kind) || /^(?:any|error)$/.test(text)) return null;
  if (kind !== 'type_identifier') return undefined;
  if (text === 'string') return '';
  if (text === 'bool') return false;
  return Object.hasOwn(NUMBERS, text) || text === 'byte' || text === 'rune' ? 0 : undefined;
}

/** Types of which nothing is `nil`. */
const NILS = new Set(['slice_type', 'map_type', 'function_type', 'interface_type', 'channel_type']);

/** What a type holds; one whose declaration is not read holds what is written. */
export function holdingOf(written: WrittenType | null, depth = 0): Holding | undefined {
  if (!written || depth > MAX_TYPES) return undefined;
  const { node: type } = written;
  const of = (node: Node | null | undefined) => holdingOf(node ? { ...written, node } : null, depth + 1);
  const inner = (name: string) => of(type.childForFieldName(name));
  if (isDeclaredElsewhere(type)) return { declaredAs: written, as: declared => holdingOf(declared) };
  switch (type.type) {
    case 'pointer_type':
    case 'parenthesized_type':
      return of(named(type)[0]);
    case 'generic_type':
    case 'type_spec':
    case 'type_alias':
      return inner('type');
    case 'map_type':
      return { keys: inner('key'), of: inner('value') };
    case 'slice_type':
    case 'array_type':
    case 'implicit_length_array_type':
      return { of: inner('element') };
    case 'type_identifier': {
      const other = typesOf(type.tree).get(type.text);
      return other ? of(other) : NUMBERS[type.text];
    }
    default:
      return undefined;
  }
}

/** Types that are made of types: more than anybody writes. */
const MAX_TYPES = 16;
