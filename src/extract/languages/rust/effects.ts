import type { Node } from '../../syntax/node.js';
import { field, isField, named } from '../../syntax/nodes.js';
import type { Effects, Key, Use } from '../language/effects.js';
import {
  argument,
  around,
  assigned,
  calledIn,
  changed,
  compiledEffects,
  listed,
  memberIn,
  READ,
  returnedFrom,
  same,
  UNKNOWN,
  type Uses,
} from '../shared/effects.js';
import { FUNCTIONS } from './functions.js';
import { LIBRARY_FUNCTIONS, LIBRARY_METHODS } from './library-effects.js';
import { BLOCKS, declaration, parameters, targets } from './names.js';

const CLASSES = new Set(['struct_item', 'enum_item', 'union_item', 'mod_item']);
/** Types that let those change them who may only look. */
const INTERIOR = /Cell\b|Mutex\b|RwLock\b|Atomic\w+|\bOnce\w+|\bDash\w+/;
/** Macros that look at what they get. */
const LOOKING =
  /^(e?print(ln)?|format|format_args|write(ln)?|panic|todo|unreachable|unimplemented|(debug_)?assert(_eq|_ne)?|matches|dbg|vec|trace|debug|info|warn|error|concat|stringify)$/;

/** `&mut x` is the place itself; who gets `&x` may only look, unless the type says otherwise. */
function borrowed(_node: Node, parent: Node): Use {
  if (/^&\s*(raw\s+)?mut\b/.test(parent.text)) return { kind: 'same', node: parent, reference: true };
  const isShared =
    parent.parent?.type !== 'type_cast_expression' && !INTERIOR.test(parent.tree.rootNode.text);
  return isShared ? READ : { kind: 'same', node: parent };
}

/** `*p = …`, `*p += …` */
function pointedAt(node: Node, parent: Node): Use {
  if (parent.firstChild?.text !== '*') return READ;
  let place = parent;
  while (place.parent?.type === 'parenthesized_expression') place = place.parent;
  const assignment = place.parent;
  const isPlace =
    /^(assignment_expression|compound_assignment_expr)$/.test(assignment?.type ?? '') &&
    isField(assignment as Node, 'left', place);
  return isPlace ? changed(node, parent) : same(node, parent);
}

function indexed(node: Node, parent: Node): Use {
  const [object, index] = named(parent);
  if (object?.id !== node.id || !index) return READ;
  if (index.type !== 'range_expression') return { kind: 'part', node: parent, key: keyOf(index) };
  // Of a part of a list nobody says which entry is which.
  const outer = parent.parent;
  const method = outer?.type === 'field_expression' ? outer.childForFieldName('field')?.text : undefined;
  if (method !== undefined) return isReading(method) ? READ : UNKNOWN;
  return outer?.type === 'reference_expression' && !/^&\s*(raw\s+)?mut\b/.test(outer.text) ? READ : UNKNOWN;
}

function isReading(method: string): boolean {
  const call = Object.hasOwn(LIBRARY_METHODS, method) ? LIBRARY_METHODS[method] : undefined;
  return call !== undefined && call.self === undefined && !call.callback;
}

/** What a name gets by value is a copy, unless it is moved there as a whole. */
function given(node: Node, target: Node): Use {
  const isPart =
    /^(index|field)_expression$/.test(node.type) ||
    (node.type === 'unary_expression' && node.firstChild?.text === '*');
  return isPart || isArray(node) ? READ : { kind: 'bound', target };
}

/** Arrays are copied where lists are moved. */
function isArray(node: Node): boolean {
  if (node.type !== 'identifier') return false;
  const declared = new RegExp(
    `\\b(let|static|const)\\s+(mut\\s+)?${node.text}\\b[^=;]*(;[^=;\\]]*\\][^=;]*)?=\\s*\\[`,
  );
  return declared.test(node.tree.rootNode.text);
}

function looped(node: Node, loop: Node): Use {
  if (!isField(loop, 'value', node)) return READ;
  const bound = { kind: 'bound', target: field(loop, 'pattern'), each: true, values: true } as const;
  if (node.type === 'reference_expression') return { ...bound, reference: true };
  if (node.type !== 'identifier') return bound;
  const text = (around(loop, type => FUNCTIONS.has(type)) ?? loop).text;
  const [, type] = new RegExp(`[(,|]\\s*(?:mut\\s+)?${node.text}\\s*:\\s*(&?[^,)|]*)`).exec(text) ?? [];
  const [, value] = new RegExp(`\\blet\\s+(?:mut\\s+)?${node.text}\\b[^=;]*=([^;]*)`).exec(text) ?? [];
  // A list that is used up, or only looked at.
  const isOwn = [type, value].some(each => each !== undefined && !/&\s*('\w+\s+)?mut\b|\w_mut\b/.test(each));
  return isOwn ? READ : { ...bound, reference: true };
}

/** The last expression of a block is its value. */
function inBlock(node: Node, block: Node): Use {
  if (named(block).at(-1)?.id !== node.id || /;\s*$/.test(node.text)) return READ;
  const isBody = block.parent && FUNCTIONS.has(block.parent.type) && isField(block.parent, 'body', block);
  return isBody ? { kind: 'returned', function: block.parent as Node } : same(node, block);
}

function inArm(node: Node, arm: Node): Use {
  const match = arm.parent?.parent;
  return match && isField(arm, 'value', node) ? same(node, match) : READ;
}

/** Among the tokens of a macro nobody knows more than what stands right around. */
function inTokens(node: Node, tree: Node): Use {
  let at = tree;
  while (at.parent?.type === 'token_tree') at = at.parent;
  const macro = at.parent?.childForFieldName('macro')?.text ?? '';
  const next = node.nextSibling;
  if (!LOOKING.test(macro.replace(/^.*::/, '')) || /^mut\b/.test(node.previousSibling?.text ?? ''))
    return UNKNOWN;
  if (next?.text === '.') return isReading(next.nextSibling?.text ?? '') ? READ : UNKNOWN;
  const isChanged = next?.text.startsWith('[') ? next.nextSibling : next;
  return /^([-+*/%|&^]|<<|>>)?=$/.test(isChanged?.text ?? '') ? UNKNOWN : READ;
}

/** Whether something runs with what an object has when it ends: `impl Drop for Guard`. */
function endsWithCode(type: string | undefined, node: Node): boolean {
  const name = /^(?:\w+::)*(\w+)$/.exec(type ?? '')?.[1];
  const { text } = node.tree.rootNode;
  return name !== undefined && text.includes('Drop') && new RegExp(`\\bDrop\\s+for\\s+${name}\\b`).test(text);
}

function inField(node: Node, initializer: Node): Use {
  const record = initializer.parent?.parent;
  const value = initializer.childForFieldName('value') ?? named(initializer).at(-1);
  const name = initializer.childForFieldName('field') ?? value;
  if (endsWithCode(record?.childForFieldName('name')?.text, node)) return UNKNOWN;
  return record && value?.id === node.id
    ? { kind: 'within', node: record, key: name?.text, isField: true }
    : READ;
}

const ALIASED = (node: Node, parent: Node): Use =>
  isField(parent, 'value', node) ? { kind: 'bound', target: field(parent, 'name') } : READ;

const USES: Uses = {
  parenthesized_expression: same,
  reference_expression: borrowed,
  unary_expression: pointedAt,
  try_expression: same,
  await_expression: same,
  type_cast_expression: (node, parent) => (isField(parent, 'value', node) ? same(node, parent) : READ),
  index_expression: indexed,
  field_expression: memberIn('value'),
  generic_function: (_node, parent) =>
    parent.parent?.type === 'call_expression' ? { kind: 'called', call: parent.parent } : READ,
  call_expression: calledIn('function'),
  arguments: (node, list) =>
    endsWithCode(list.parent?.childForFieldName('function')?.text, node) ? UNKNOWN : argument(node, list),
  assignment_expression: assigned,
  compound_assignment_expr: (node, parent) => (isField(parent, 'left', node) ? changed(node, parent) : READ),
  let_declaration: (node, parent) =>
    isField(parent, 'value', node) ? given(node, field(parent, 'pattern')) : READ,
  let_condition: (node, parent) =>
    isField(parent, 'value', node) ? { kind: 'bound', target: field(parent, 'pattern') } : READ,
  static_item: ALIASED,
  const_item: ALIASED,
  for_expression: looped,
  if_expression: (node, parent) => (isField(parent, 'consequence', node) ? same(node, parent) : READ),
  else_clause: (node, parent) => (parent.parent && node.type !== 'else' ? same(node, parent.parent) : READ),
  match_expression: (node, parent) =>
    isField(parent, 'value', node) ? { kind: 'bound', target: field(parent, 'body') } : READ,
  match_arm: inArm,
  block: inBlock,
  unsafe_block: same,
  expression_statement: (node, parent) => (parent.text.endsWith(';') ? READ : same(node, parent)),
  closure_expression: (node, parent) =>
    isField(parent, 'body', node) && node.type !== 'block' ? { kind: 'returned', function: parent } : READ,
  return_expression: (_node, parent) => returnedFrom(parent, FUNCTIONS),
  break_expression: () => UNKNOWN,
  array_expression: listed,
  tuple_expression: listed,
  field_initializer: inField,
  shorthand_field_initializer: inField,
  base_field_initializer: () => UNKNOWN,
  use_as_clause: (node, parent) =>
    isField(parent, 'path', node) ? { kind: 'bound', target: field(parent, 'alias') } : READ,
  token_tree: inTokens,
};

function keyOf(node: Node): Key {
  if (node.type === 'string_literal' && !node.text.includes('\\'))
    return /^"([\s\S]*)"$/.exec(node.text)?.[1];
  return node.type === 'integer_literal' ? /^(0|[1-9]\d*)(?:_?[iu]\w+)?$/.exec(node.text)?.[1] : undefined;
}

type Method = ReturnType<Effects['methods']>[number];

/** Functions of a module; of a type, those that the file has for it. */
function methods(of: Node): readonly Method[] {
  const bodies =
    of.type === 'mod_item'
      ? [of.childForFieldName('body')]
      : of.tree.rootNode.descendantsOfType('impl_item').flatMap(each => {
          const type = each?.childForFieldName('type')?.text.replace(/<[\s\S]*$/, '');
          return each && type === of.childForFieldName('name')?.text ? [each.childForFieldName('body')] : [];
        });
  return bodies
    .flatMap(body => (body ? named(body) : []))
    .filter(({ type }) => type === 'function_item')
    .map(node => ({ name: field(node, 'name').text, node, hidden: false }));
}

/** A closure that is called where it stands, `#[ctor]`, and what is put among what runs first by hand. */
function runsFirst(fn: Node): boolean {
  if (fn.type === 'closure_expression') {
    const at = fn.parent?.type === 'parenthesized_expression' ? fn.parent : fn;
    return at.parent?.type === 'call_expression' && isField(at.parent, 'function', at);
  }
  const { text } = fn.tree.rootNode;
  if (!/\bctor\b|\binit_array\b|mod_init_func|\.CRT\$XCU/.test(text)) return false;
  for (let at = fn.previousNamedSibling; at?.type === 'attribute_item'; at = at.previousNamedSibling)
    if (/\bctor\b/.test(at.text)) return true;
  const name = fn.childForFieldName('name')?.text ?? '';
  return new RegExp(`(init_array|mod_init_func|CRT\\$XCU)[^;]*=[^;]*\\b${name}\\b`).test(text);
}

/**
 * Where objects go in programs of Rust. Before `main` next to nothing runs: what matters is what a function, or the closure
 * that makes a static value, does with the table before it gives it.
 */
export const effects: Effects = {
  ...compiledEffects({
    uses: USES,
    reading:
      /(_statement|_item|_type|_arm|_pattern|_clause|_list|_declaration|_block|_parameters?|_bounds?|_arguments|^binary_expression|^range_expression|^source_file|^(while|loop|if|match|async|const)_\w+|^let_chain|^type_\w+|^scoped_\w+|^use_\w+|^macro_\w+|^attribute\w*|^lifetime\w*|^visibility\w*|^where\w*|^label|^ERROR)$/,
    names: ['identifier', 'type_identifier', 'shorthand_field_identifier', 'self'],
    functions: FUNCTIONS,
    classes: CLASSES,
    blocks: BLOCKS,
    runsFirst,
    declaration,
    targets,
    parameters,
    self: fn =>
      fn.type === 'function_item' &&
      named(field(fn, 'parameters')).some(({ type }) => type === 'self_parameter')
        ? 'self'
        : null,
    call(node) {
      if (node.type !== 'call_expression') return null;
      const callee = field(node, 'function');
      return {
        callee: callee.type === 'generic_function' ? field(callee, 'function') : callee,
        arguments: named(field(node, 'arguments')),
      };
    },
    calls: ['call_expression'],
    member(node) {
      if (node.type === 'field_expression')
        return { object: field(node, 'value'), name: field(node, 'field').text };
      const path = node.type === 'scoped_identifier' ? node.childForFieldName('path') : null;
      return path ? { object: path, name: field(node, 'name').text } : null;
    },
    members: ['field_expression', 'scoped_identifier'],
    methods,
    keyOf,
    libraryFunctions: LIBRARY_FUNCTIONS,
    libraryMethods: LIBRARY_METHODS,
    isTest: path => /(^|\/)(tests|benches|examples)\//.test(path),
    callsByMethod: true,
    sees: { folder: false, members: () => true, imports: true },
  }),
  loaded: node => (/^(crate|super|self)(::\w+)*$/.test(node.text) && node.type !== 'self' ? node.text : null),
  isClass: node =>
    CLASSES.has(node.type) && (node.type !== 'mod_item' || node.childForFieldName('body') !== null),
  isConstant: name => {
    const item = name.parent;
    if (item?.type === 'const_item') return true;
    const isMutable = named(item ?? name).some(({ type }) => type === 'mutable_specifier');
    return item?.type === 'static_item' && !isMutable && !INTERIOR.test(item.text);
  },
  textsChange: true,
  isFinal: name =>
    name.parent?.type === 'let_declaration' &&
    !named(name.parent).some(({ type }) => type === 'mutable_specifier'),
  isStatic: node =>
    around(node, type => type === 'static_item' || FUNCTIONS.has(type))?.type === 'static_item',
};
