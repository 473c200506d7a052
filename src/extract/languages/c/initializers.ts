import { byBytes } from '../../evaluate/order.js';
import type { Order } from '../../evaluate/value.js';
import type { Node } from '../../syntax/node.js';
import { field, named, opaque } from '../../syntax/nodes.js';
import type { SourceFile } from '../../syntax/source-file.js';
import type {
  Argument,
  Expression,
  Filled,
  Holding,
  Item,
  MappingEntry,
  WrittenType,
} from '../language/expression.js';
import { designated, recordOf } from './designators.js';
import { heldBy } from './number-types.js';
import { typedefOf } from './typedefs.js';

/**
 * Initializers in braces, whose meaning depends on the type in front of them: an array of structures is a list of
 * records, a `std::map` a map. What the type is, is known from the declaration; it is handed down to the braces inside.
 */
export type Shape =
  | {
      readonly kind: 'list';
      readonly of: Shape;
      readonly distinct?: boolean;
      readonly order?: Order;
      readonly array?: Dimension;
      /** How many elements it has, by its type. */
      readonly size?: Node | null;
      readonly isInBraces?: boolean;
    }
  | { readonly kind: 'map'; readonly of: Shape; readonly keys?: Holding | undefined; readonly order: Order }
  /** `type` is the node that names the structure. */
  | { readonly kind: 'record'; readonly type: Node }
  /** A single value, as a type of numbers or texts holds it. */
  | { readonly kind: 'single'; readonly holds: string }
  | { readonly kind: 'unknown' };

/** An array: how many elements it has, where a number says so, and whether a text is all of them. */
interface Dimension {
  readonly length: number | undefined;
  readonly isText: boolean;
}

const UNKNOWN: Shape = { kind: 'unknown' };
/** Braces inside of each other that are looked into: deeper than any table that a person wrote. */
const MAX_DEPTH = 100;

/** Templates of the C++ library whose braces hold a list or a map. */
const LISTS = new Set(['vector', 'array', 'list', 'deque', 'initializer_list', 'span', 'forward_list']);
const SETS = new Set(['set', 'unordered_set', 'multiset', 'flat_set']);
const TEXT_TYPES = new Set(['string', 'string_view', 'wstring', 'u16string', 'u32string']);
const MAPS = new Set(['map', 'unordered_map', 'multimap', 'unordered_multimap', 'flat_map']);

/** The shape that a declaration gives its value: its type, and the arrays and pointers of its declarator. */
export function shapeOf(type: Node | null, declarator: Node | null): Shape {
  const sizes: (Node | null)[] = [];
  let isPointer = false;
  for (let at = declarator; at; at = at.childForFieldName('declarator')) {
    if (at.type.includes('array_declarator')) sizes.push(at.childForFieldName('size'));
    else if (at.type.includes('pointer_declarator')) isPointer = true;
    else if (at.type.includes('function_declarator')) return UNKNOWN;
  }
  let shape = isPointer ? pointerTo(type, declarator) : type ? shapeOfType(type) : UNKNOWN;
  // The last pair of brackets is for the elements of the elements.
  let isText = !isPointer && type?.text === 'char';
  for (const size of sizes) {
    shape = { kind: 'list', of: shape, array: { length: lengthOf(size), isText }, size };
    isText = false;
  }
  return shape;
}

/** `char *`, and not `char **`, which is a list to some. */
function pointerTo(type: Node | null, declarator: Node | null): Shape {
  let pointers = 0;
  for (let at = declarator; at; at = at.childForFieldName('declarator'))
    if (at.type.includes('pointer_declarator')) pointers += 1;
  const isText = pointers === 1 && type !== null && heldBy(type.text) === 'character';
  return { kind: 'single', holds: isText ? 'text' : 'pointer' };
}

/**
 * What a shape makes of the values in it.
 * @param file the file of the shape, where that is another one than that of the values.
 */
export function heldIn(shape: Shape, file?: SourceFile): Holding | undefined {
  switch (shape.kind) {
    case 'single':
      return shape.holds;
    case 'list':
      return { of: heldIn(shape.of, file) };
    case 'map':
      return { of: heldIn(shape.of, file), keys: shape.keys };
    case 'record':
      return isDeclaredElsewhere(shape.type) ? heldElsewhere(shape.type, file) : undefined;
    default:
      return undefined;
  }
}

/** What a type holds that another file may declare; of a name that nobody declares, only what every type holds is known. */
function heldElsewhere(type: Node, file: SourceFile | undefined): Holding {
  return {
    declaredAs: { node: type, ...(file && { file }) },
    as(declared) {
      const shape = shapeOfDefinition(declared.node);
      return shape && heldIn(shape, declared.file);
    },
    otherwise: `type ${type.text}`,
  };
}

/** Whether only another file, or a namespace, can say what a name of a type stands for. */
function isDeclaredElsewhere(type: Node): boolean {
  return type.type === 'type_identifier' || type.type === 'qualified_identifier';
}

/** The shape that a definition of a type gives what is declared by its name; undefined for a structure or enumeration. */
export function shapeOfDefinition(node: Node): Shape | undefined {
  if (node.type === 'type_descriptor') return shapeOfType(node);
  return node.parent?.type === 'type_definition' ? shapeOf(field(node.parent, 'type'), node) : undefined;
}

function lengthOf(size: Node | null): number | undefined {
  return size?.type === 'number_literal' && /^[1-9]\d*$/.test(size.text) ? Number(size.text) : undefined;
}

function shapeOfType(type: Node): Shape {
  switch (type.type) {
    case 'type_descriptor':
      return shapeOf(type.childForFieldName('type'), type.childForFieldName('declarator'));
    case 'primitive_type':
    case 'sized_type_specifier': {
      const holds = heldBy(type.text);
      return holds === undefined ? UNKNOWN : { kind: 'single', holds };
    }
    case 'type_identifier': {
      const other = typedefOf(type);
      if (other) return shapeOf(field(other, 'type'), other.childForFieldName('declarator'));
      const holds = heldBy(type.text);
      return holds === undefined ? { kind: 'record', type } : { kind: 'single', holds };
    }
    case 'struct_specifier':
    case 'class_specifier':
    case 'union_specifier':
      return { kind: 'record', type };
    case 'qualified_identifier': {
      const name = field(type, 'name');
      if (name.type === 'template_type' || name.type === 'qualified_identifier') return shapeOfType(name);
      if (field(type, 'scope').text !== 'std') return { kind: 'record', type };
      const holds = TEXT_TYPES.has(name.text) ? 'text' : heldBy(name.text);
      return holds === undefined ? UNKNOWN : { kind: 'single', holds };
    }
    case 'template_type': {
      const name = field(type, 'name').text;
      const given = named(field(type, 'arguments'));
      const [first, second] = given.map(shapeOfType);
      const isArray = name === 'array';
      if (LISTS.has(name))
        return {
          kind: 'list',
          of: first ?? UNKNOWN,
          isInBraces: isArray,
          ...(isArray && { size: given[1] ?? null }),
        };
      if (SETS.has(name))
        return {
          kind: 'list',
          of: first ?? UNKNOWN,
          distinct: name !== 'multiset',
          order: orderOf(name, given[0], given[1]),
        };
      if (MAPS.has(name))
        return {
          kind: 'map',
          of: second ?? UNKNOWN,
          keys: first && heldIn(first),
          order: orderOf(name, given[0], given[2]),
        };
      return UNKNOWN;
    }
    default:
      return UNKNOWN;
  }
}

/** How a run goes through a set or map of the library: pointers are sorted by where they point, others by who compares them. */
function orderOf(name: string, key: Node | undefined, compares: Node | undefined): Order {
  const isPointer = key?.childForFieldName('declarator') !== null;
  const by = /^(?:std::)?(less|greater)\b/.exec(compares?.text ?? 'less')?.[1];
  if (/^unordered/.test(name) || isPointer || by === undefined) return 'unknown';
  return by === 'less' ? byBytes : (a, b) => byBytes(b, a);
}

function setIn(shape: Shape): { readonly distinct?: boolean; readonly order?: Order } {
  if (shape.kind !== 'list' || !shape.order) return {};
  const { distinct = false, order } = shape;
  return { distinct, order };
}

/** What an initializer means for a shape. */
export function initializer(node: Node, shape: Shape, depth = 0): Expression {
  if (node.type !== 'initializer_list') return { kind: 'same', node };
  if (depth > MAX_DEPTH) return opaque(`what is nested deeper than ${MAX_DEPTH} levels`);
  const children = named(node);
  const inside = (child: Node, of: Shape) => valueIn(child, of, depth);
  switch (shape.kind) {
    case 'single':
      return singleIn(node, shape.holds);
    case 'map':
      return {
        kind: 'mapping',
        entries: children.map(child => mapEntry(child, shape.of, depth)),
        firstWins: true,
        order: shape.order,
      };
    case 'record': {
      const { type } = shape;
      const record = recordOf(children, type, inside);
      if (!isDeclaredElsewhere(type)) return record;
      const as = (declared: WrittenType | undefined) => {
        const other = declared && shapeOfDefinition(declared.node);
        return other && other.kind !== 'record' ? initializer(node, other, depth + 1) : record;
      };
      return { kind: 'typed', type: { node: type }, as };
    }
    default: {
      // `std::array` is a structure around an array: `{{1, 2}}`.
      const [only, ...more] = children;
      if (shape.kind === 'list' && shape.isInBraces && only?.type === 'initializer_list' && more.length === 0)
        return initializer(only, { ...shape, isInBraces: false }, depth + 1);
      const of = shape.kind === 'list' ? shape.of : UNKNOWN;
      const isSparse = children.some(isDesignated);
      const filled = filledOf(shape, isSparse);
      if (isSparse) return { ...designated(children, of, inside), ...filled };
      // What the library has knows how long it is, and needs no end.
      const hasEnd = shape.kind === 'list' && shape.array !== undefined;
      const entries = hasEnd ? withoutEnd(children) : children;
      const items = entries.map(child => itemOf(child, of, depth));
      if (shape.kind === 'list' && shape.array && entries.some(isSingle)) {
        if (of.kind === 'record') return { kind: 'rows', type: of.type, items, ...filled };
        const isWhole = (child: Node) => isText(child) && of.kind === 'list' && of.array?.isText === true;
        if (of.kind === 'list' && of.array && !entries.every(each => isWhole(each) || !isSingle(each)))
          return withoutBraces(items, of);
      }
      return {
        kind: 'sequence',
        items,
        ...setIn(shape),
        ...filled,
      };
    }
  }
}

/** What an array holds where nothing is written for an element. Between those that are named by their indices, no text and no structure is no entry. */
function filledOf(shape: Shape, isSparse: boolean): { readonly filled?: Filled } {
  if (shape.kind !== 'list' || shape.size === undefined) return {};
  const { of, size: length } = shape;
  const isNumber = of.kind === 'single' && !/^(?:text|pointer|character)$/.test(of.holds);
  const zero = isSparse && !isNumber ? undefined : zeroIn(of);
  return zero ? { filled: { length, zero, expands: true } } : {};
}

function zeroIn(shape: Shape): Expression | undefined {
  switch (shape.kind) {
    case 'single':
      if (shape.holds === 'character') return undefined;
      return { kind: 'literal', value: ZEROS[shape.holds] ?? (shape.holds in ZEROS ? null : 0) };
    case 'record':
      return zeroOf(shape.type);
    case 'list':
      if (shape.array?.isText) return { kind: 'literal', value: '' };
      return shape.array && { kind: 'sequence', items: [], ...filledOf(shape, false) };
    default:
      return undefined;
  }
}

const ZEROS: Readonly<Record<string, false | null>> = { bool: false, pointer: null, text: null };

/** A structure with nothing in it, or the zero of what the name of its type stands for. */
function zeroOf(type: Node): Expression {
  const record = recordOf([], type, node => node);
  if (!isDeclaredElsewhere(type)) return record;
  const as = (declared: WrittenType | undefined) => {
    const other = declared && shapeOfDefinition(declared.node);
    if (other && other.kind !== 'record') return zeroIn(other) ?? opaque('an element that is given no value');
    return declared ? record : opaque('an element of a type that no file says');
  };
  return { kind: 'typed', type: { node: type }, as };
}

/** `{3}` is 3 where a number belongs, and `{}` is 0. */
function singleIn(list: Node, holds: string): Expression {
  let [only, ...more] = named(list);
  for (let depth = 0; only?.type === 'initializer_list' && more.length === 0; depth += 1) {
    if (depth > MAX_DEPTH) return opaque(`what is nested deeper than ${MAX_DEPTH} levels`);
    [only, ...more] = named(only);
  }
  if (more.length > 0) return opaque('several values for one');
  if (only) return { kind: 'same', node: only };
  if (holds === 'pointer' || holds === 'text') return opaque('nothing in braces');
  return { kind: 'literal', value: holds === 'bool' ? false : 0 };
}

/** An array of arrays without the braces around these: so many values for each. */
function withoutBraces(items: readonly Item[], { of, array }: Shape & { kind: 'list' }): Expression {
  const { length } = array ?? {};
  if (length === undefined || of.kind === 'list' || !items.every(({ node }) => isSingle(node)))
    return opaque('an array whose parts go without braces');
  const parts: Item[] = [];
  for (let at = 0; at < items.length; at += length) {
    const part = items.slice(at, at + length);
    parts.push({ node: (part[0] as Item).node, spread: false, value: { kind: 'sequence', items: part } });
  }
  return { kind: 'sequence', items: parts };
}

/** What a declaration makes without a value: a list or map of the library; null for all else, and for what is made elsewhere. */
export function madeEmpty(declaration: Node, declarator: Node): Expression | null {
  const shape = shapeOf(declaration.childForFieldName('type'), declarator);
  const isElsewhere = declaration.children.some(child => child?.text === 'extern');
  if (isElsewhere || declarator.type !== 'identifier') return null;
  if (shape.kind === 'map') return { kind: 'mapping', entries: [], order: shape.order };
  if (shape.kind !== 'list' || shape.array || shape.size !== undefined) return null;
  return { kind: 'sequence', items: [], ...setIn(shape) };
}

/** Braces of which nothing is known but what they hold. */
export function plainBraces(node: Node, depth = 0): Expression {
  return initializer(node, UNKNOWN, depth);
}

/** Arguments of a call; braces among them are lists. */
export function argumentsOf(list: Node | null): Argument[] {
  if (!list) return [];
  return named(list).map(node =>
    node.type === 'initializer_list' ? { node, value: plainBraces(node) } : { node },
  );
}

function itemOf(node: Node, of: Shape, depth: number): Item {
  return node.type === 'initializer_list'
    ? { node, spread: false, value: initializer(node, of, depth + 1) }
    : { node, spread: false };
}

function isDesignated(node: Node): boolean {
  return node.type === 'initializer_pair';
}

/** A value that is one in any case, and never a structure. */
function isSingle(node: Node): boolean {
  const inner = node.type === 'unary_expression' ? field(node, 'argument') : node;
  return /^(?:number_literal|char_literal|string_literal|concatenated_string|true|false|null)$/.test(
    inner.type,
  );
}

function isText(node: Node): boolean {
  return TEXTS.has(node.type);
}

function valueIn(node: Node, of: Shape, depth: number): Node | Expression {
  return node.type === 'initializer_list' ? initializer(node, of, depth + 1) : node;
}

function mapEntry(node: Node, of: Shape, depth: number): MappingEntry {
  const parts = node.type === 'initializer_list' ? named(node) : pairArguments(node);
  const [key, value] = parts;
  if (parts.length !== 2 || !key || !value)
    return { node, key: node.text, value: opaque('an entry like this') };
  return { node, key, value: valueIn(value, of, depth) };
}

/** `std::make_pair("a", 1)`. */
function pairArguments(node: Node): Node[] {
  const isPair =
    node.type === 'call_expression' && /^(std::)?(make_pair|pair)\b/.test(field(node, 'function').text);
  return isPair ? named(field(node, 'arguments')) : [];
}

/**
 * Entries without the one that only says where the array ends, by C's custom: `NULL`, or a structure that is empty, 0, or
 * nothing in all of its members, one of them `NULL`; or `NULL` where all others have a name.
 */
function withoutEnd(children: readonly Node[]): readonly Node[] {
  const last = children.at(-1);
  if (!last || children.length < 2) return children;
  return isEnd(last, children.slice(0, -1)) ? children.slice(0, -1) : children;
}

function isEnd(last: Node, before: readonly Node[]): boolean {
  if (last.type !== 'initializer_list') return isNull(last);
  const [first, ...more] = named(last);
  if (!first) return true;
  const rows = before.filter(({ type }) => type === 'initializer_list');
  const hasRows = rows.length > 0 || before.some(({ type }) => type === 'call_expression');
  if (hasRows && isNothing(last) && (more.length === 0 || holdsNull(last))) return true;
  return isNull(first) && rows.length > 0 && rows.every(row => TEXTS.has(named(row)[0]?.type ?? ''));
}

const TEXTS = new Set(['string_literal', 'concatenated_string']);

function holdsNull(node: Node): boolean {
  return node.type === 'initializer_list' ? named(node).some(holdsNull) : isNull(node);
}

/** `NULL`, `nullptr` and `(char *)0`. */
function isNull(node: Node): boolean {
  if (node.type !== 'cast_expression')
    return node.type === 'null' || node.type === 'nullptr' || node.text === 'NULL';
  return field(node, 'type').text.includes('*') && isNothing(field(node, 'value'));
}

/** Nothing, or braces with nothing else inside. */
function isNothing(node: Node): boolean {
  if (node.type === 'initializer_list') return named(node).every(isNothing);
  return isNull(node) || /^(?:0(?:[xX]0+)?[uUlL]*|false|'\\0')$/.test(node.text);
}
