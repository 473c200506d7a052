import type { Node } from '../../syntax/node.js';
import { field, isField, named } from '../../syntax/nodes.js';
import type { Declaration, Effects, Key, LibraryCall, Target, Use } from '../language/effects.js';
import {
  argument,
  around,
  calledIn,
  changed,
  compiledEffects,
  each,
  elementIn,
  memberIn,
  READ,
  read,
  returnedFrom,
  same,
  UNKNOWN,
  type Uses,
} from '../shared/effects.js';
import { isInit } from './blocks.js';
import { namesOf } from './constants.js';
import { FUNCTIONS } from './functions.js';
import { importsOf } from './imports.js';
import { staticTypes } from './static-types.js';
import { elementOf, fieldsOf } from './types.js';

const BLOCKS = new Set([
  'block',
  'if_statement',
  'for_statement',
  'expression_case',
  'default_case',
  'type_case',
  'communication_case',
  'expression_switch_statement',
  'type_switch_statement',
]);
const isScope = (type: string) => FUNCTIONS.has(type) || BLOCKS.has(type);

/** Whether a name is that of a result of the function around it: `func f() (list []string) { list = K; return }`. */
function isResult(name: Node): boolean {
  const results = around(name, type => FUNCTIONS.has(type))?.childForFieldName('result');
  return (
    results?.type === 'parameter_list' &&
    named(results).some(each => each.childrenForFieldName('name').some(own => own?.text === name.text))
  );
}

/** `a, b = x, y`: each place gets the value at its own place, or a part of the only one. */
function inList(node: Node, list: Node): Use {
  const statement = list.parent;
  const at = named(list).findIndex(other => other.id === node.id);
  switch (statement?.type) {
    case 'assignment_statement':
    case 'short_var_declaration': {
      const left = field(statement, 'left');
      if (left.id === list.id) {
        const isNew = statement.type === 'short_var_declaration' || field(statement, 'operator').text === '=';
        return { kind: isNew ? 'replaced' : 'changed', node: statement };
      }
      const targets = named(left);
      const isOne = named(list).length === targets.length;
      const target = isOne ? targets[at] : undefined;
      // Who calls the function gets it, too, by a `return` that does not say so.
      if (target && isResult(target)) return UNKNOWN;
      return { kind: 'bound', target: isOne ? (targets[at] as Node) : left };
    }
    case 'var_spec':
    case 'const_spec': {
      const names = namesOf(statement);
      return { kind: 'bound', target: names[at] ?? (names[0] as Node) };
    }
    case 'range_clause': {
      const [, value] = named(field(statement, 'left'));
      if (isField(statement, 'left', list)) return { kind: 'replaced', node: statement };
      return value ? { kind: 'bound', target: value, each: true, values: true } : READ;
    }
    case 'return_statement':
      return returnedFrom(statement, FUNCTIONS);
  }
  return READ;
}

function inRange(node: Node, clause: Node): Use {
  if (!isField(clause, 'right', node)) return { kind: 'replaced', node: clause };
  const left = clause.childForFieldName('left');
  const [, value] = left ? named(left) : [];
  return value ? { kind: 'bound', target: value, each: true, values: true } : READ;
}

/** An element of a literal, under its key or its place; a field of a structure under its name. */
function inLiteral(node: Node, parent: Node): Use {
  const element = parent.type === 'literal_element' ? parent : node;
  const holder = element.parent;
  const isKeyed = holder?.type === 'keyed_element';
  const [key, value] = isKeyed ? named(holder) : [];
  if (isKeyed && value?.id !== element.id) return READ;
  const list = isKeyed ? holder.parent : holder;
  const literal = list?.type === 'literal_value' ? list.parent : null;
  if (!list || !literal) return READ;
  const type = literal.childForFieldName('type');
  const isContainer = type !== null && /^(array|slice|map|implicit_length_array)_type$/.test(type.type);
  const at = named(list).findIndex(item => item.id === element.id);
  if (key) {
    const inner = key.firstNamedChild ?? key;
    const isField = !isContainer && inner.type === 'identifier';
    return { kind: 'within', node: literal, key: isField ? inner.text : keyOf(inner), isField };
  }
  if (isContainer) return { kind: 'within', node: literal, key: String(at) };
  const name = type && fieldsOf(type)?.[at];
  return name ? { kind: 'within', node: literal, key: name, isField: true } : UNKNOWN;
}

/** A part of a list, in the same memory: who appends to its begin overwrites what follows. */
function sliced(node: Node, slice: Node): Use {
  if (!isField(slice, 'operand', node)) return READ;
  const isBegin = slice.childForFieldName('end') && !slice.childForFieldName('capacity');
  const start = slice.childForFieldName('start');
  const shifted = start !== null && start.text !== '0';
  return isBegin && !isOnlyLookedAt(slice)
    ? UNKNOWN
    : { kind: 'same', node: slice, reference: true, shifted };
}

/** Whether a begin of a list goes to nobody who could append to it. */
function isOnlyLookedAt(slice: Node): boolean {
  const { parent } = slice;
  switch (parent?.type) {
    case 'index_expression':
    case 'range_clause':
      return true;
    case 'variadic_argument':
    case 'argument_list': {
      const list = parent.type === 'argument_list' ? parent : parent.parent;
      const callee = list?.parent?.childForFieldName('function')?.text ?? '';
      const isFirst = list?.firstNamedChild?.id === slice.id;
      return Object.hasOwn(LIBRARY, callee) && !(callee === 'append' && isFirst);
    }
    case 'expression_list': {
      const statement = parent.parent;
      if (statement?.type === 'range_clause') return true;
      const fn = around(slice, type => FUNCTIONS.has(type));
      const [name] = statement?.type === 'short_var_declaration' ? named(field(statement, 'left')) : [];
      if (!name || !fn || named(parent).length !== 1) return false;
      const uses = [
        ...fn.text.matchAll(
          new RegExp(`(\\brange\\s+|\\b(?:len|cap)\\()?\\b${name.text}\\b(\\[[^:\\]]*\\])?`, 'g'),
        ),
      ];
      return uses.slice(1).every(([, before, index]) => before !== undefined || index !== undefined);
    }
  }
  return false;
}

/** What functions of Go's library do with what they get. */
const LIBRARY: Readonly<Record<string, LibraryCall>> = {
  ...each('len cap print println panic string min max', {}),
  append: { args: ['same', 'kept'] },
  copy: { args: ['write', 'merged'] },
  ...each('delete clear', { args: ['write', 'read'] }),
  ...each('sort.Strings sort.Ints sort.Float64s sort.Slice sort.SliceStable sort.Sort sort.Stable', {
    args: ['write', 'read'],
    callback: 'item',
  }),
  ...each('slices.Sort slices.SortFunc slices.SortStableFunc slices.Reverse', {
    args: ['write', 'read'],
    callback: 'item',
  }),
  ...each(
    `strings.Join strings.NewReplacer fmt.Sprint fmt.Sprintf fmt.Sprintln fmt.Println fmt.Printf fmt.Print fmt.Errorf errors.New
    regexp.MustCompile reflect.DeepEqual reflect.TypeOf json.Marshal slices.Contains slices.Index slices.Equal
    slices.BinarySearch slices.Max slices.Min slices.IsSorted slices.ContainsFunc slices.IndexFunc sort.SearchStrings sort.SearchInts maps.Equal len strconv.Itoa strconv.Quote utf8.RuneCountInString`,
    {},
  ),
  ...each('maps.Clone slices.Clone slices.Concat slices.Collect slices.Sorted maps.Values', {
    args: ['copy'],
  }),
  ...each('maps.Keys', {}),
  'maps.DeleteFunc': { args: ['write', 'read'] },
  'maps.Copy': { args: ['write', 'merged'] },
};

const USES: Uses = {
  parenthesized_expression: same,
  unary_expression(node, parent) {
    const operator = field(parent, 'operator').text;
    if (operator === '&') return { kind: 'same', node: parent, reference: true };
    if (operator === '*') {
      // `*p = …`
      let list = parent.parent;
      while (list?.type === 'parenthesized_expression') list = list.parent;
      const isPlace =
        list?.parent?.type === 'assignment_statement' && isField(list.parent, 'left', list as Node);
      return isPlace ? changed(node, parent) : { kind: 'same', node: parent, reference: false };
    }
    return operator === '<-' ? UNKNOWN : READ;
  },
  expression_list: inList,
  range_clause: inRange,
  inc_statement: changed,
  dec_statement: changed,
  selector_expression: memberIn('operand'),
  index_expression: elementIn('operand', keyOf),
  slice_expression: sliced,
  type_assertion_expression: same,
  type_conversion_expression: same,
  call_expression: calledIn('function'),
  argument_list: argument,
  variadic_argument: (_node, parent) => (parent.parent ? argument(parent, parent.parent) : UNKNOWN),
  literal_element: inLiteral,
  literal_value: inLiteral,
  keyed_element: inLiteral,
  return_statement: (_node, parent) => returnedFrom(parent, FUNCTIONS),
  send_statement: (node, parent) => (isField(parent, 'value', node) ? UNKNOWN : READ),
  type_switch_statement: () => UNKNOWN,
  var_spec: (node, parent) =>
    isField(parent, 'value', node) ? { kind: 'bound', target: namesOf(parent)[0] as Node } : READ,
  block: read,
};

function declaration(name: Node): Declaration | null {
  const { parent } = name;
  if (!parent || name.type !== 'identifier') return null;
  switch (parent.type) {
    case 'function_declaration':
      return isField(parent, 'name', name) && parent.parent ? { scope: parent.parent, value: parent } : null;
    case 'var_spec':
    case 'const_spec': {
      const names = namesOf(parent);
      const at = names.findIndex(other => other.id === name.id);
      if (at < 0) return null;
      const value = named(field(parent, 'value'))[at];
      return { scope: around(parent, isScope) as Node, ...(value && { value }) };
    }
    case 'parameter_declaration':
    case 'variadic_parameter_declaration': {
      const isName = namesOf(parent).some(other => other.id === name.id);
      return isName ? { scope: around(parent, type => FUNCTIONS.has(type)) as Node } : null;
    }
    case 'range_clause':
    case 'expression_list': {
      const statement = parent.type === 'range_clause' ? parent : parent.parent;
      if (!statement || !/^(short_var_declaration|range_clause)$/.test(statement.type)) return null;
      const left = statement.childForFieldName('left');
      const isNew = statement.children.some(child => child?.type === ':=');
      if (!isNew || (left?.id !== parent.id && left?.id !== name.id)) return null;
      const [names, values] = [named(left), named(field(statement, 'right'))];
      const at = names.findIndex(other => other.id === name.id);
      const value =
        statement.type !== 'range_clause' && names.length === values.length ? values[at] : undefined;
      return { scope: around(statement, isScope) as Node, ...(value && { value }) };
    }
  }
  return null;
}

function parameters(fn: Node): ReturnType<Effects['parameters']> {
  return named(field(fn, 'parameters')).flatMap(each_ =>
    namesOf(each_).map(target => ({
      target,
      name: target.text,
      ...(each_.type === 'variadic_parameter_declaration' && { rest: true }),
    })),
  );
}

function targets(pattern: Node): Target[] {
  if (pattern.type === 'expression_list') return named(pattern).flatMap(targets);
  if (pattern.type === 'parenthesized_expression' || pattern.type === 'unary_expression')
    return named(pattern).flatMap(targets);
  return pattern.text === '_' ? [] : [{ node: pattern, keys: [] }];
}

function keyOf(node: Node): Key {
  if (/^(interpreted|raw)_string_literal$/.test(node.type) && !node.text.includes('\\'))
    return node.text.slice(1, -1);
  return node.type === 'int_literal' && /^(0|[1-9]\d*)$/.test(node.text) ? node.text : undefined;
}

/** Where objects go in programs of Go: structures and arrays are copied, lists and maps are not. */
export const effects = compiledEffects({
  uses: USES,
  reading:
    /(_statement|_clause|_case|_declaration|_type|^binary_expression|^field_identifier|^source_file|^statement_list|^func_literal|^for_clause|_spec|^parameter_list)$/,
  names: ['identifier'],
  functions: FUNCTIONS,
  classes: new Set(),
  blocks: BLOCKS,
  runsFirst: fn => (fn.type === 'func_literal' ? isCalled(fn) : isInit(fn)),
  declaration,
  targets,
  parameters,
  self(fn) {
    const receiver = fn.type === 'method_declaration' ? named(field(fn, 'receiver'))[0] : undefined;
    return (receiver && namesOf(receiver)[0]?.text) ?? null;
  },
  call: node =>
    node.type === 'call_expression'
      ? { callee: field(node, 'function'), arguments: named(field(node, 'arguments')) }
      : null,
  calls: ['call_expression'],
  member: node =>
    node.type === 'selector_expression'
      ? { object: field(node, 'operand'), name: field(node, 'field').text }
      : null,
  members: ['selector_expression'],
  keyOf,
  libraryFunctions: LIBRARY,
  libraryMethods: {},
  copies(made, path) {
    let type: Node | undefined = made.type === 'composite_literal' ? field(made, 'type') : undefined;
    for (const key of path) type = type && elementOf(type, key);
    if (!type) return false;
    // What another file declares: a structure, unless it is not made as one.
    if (type.type === 'type_identifier') return made.text.includes('&') ? false : 'objects';
    return /^(struct_type|array_type|implicit_length_array_type)$/.test(type.type);
  },
  hides(statement, part, name) {
    if (statement.type !== 'short_var_declaration' || !isField(statement, 'right', part)) return false;
    if (!named(field(statement, 'left')).some(({ text }) => text === name.text)) return false;
    // Where it was declared before in the same block, it only gets another value.
    const block = around(statement, isScope);
    const before = block?.text.slice(0, statement.startIndex - block.startIndex) ?? '';
    return !new RegExp(`\\b${name.text}\\b[^=\\n;{}]*:=|\\bvar\\s+${name.text}\\b`).test(before);
  },
  isConstant: name => name.parent?.type === 'const_spec',
  isTest: path => path.endsWith('_test.go'),
  staticTypes,
  literalsAlone: true,
  callsByMethod: true,
  sees: {
    folder: true,
    members: name => /^\p{Lu}/u.test(name),
    packageOf: name => importsOf(name).get(name.text),
  },
});

/** `func() { … }()`, which also `defer` and `go` do in their time. */
function isCalled(fn: Node): boolean {
  const at = fn.parent?.type === 'parenthesized_expression' ? fn.parent : fn;
  return at.parent?.type === 'call_expression' && isField(at.parent, 'function', at);
}
