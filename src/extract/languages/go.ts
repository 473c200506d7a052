import { type PureFunction, type PureFunctions, taking } from '../evaluate/pure-functions.js';
import { Sequence } from '../evaluate/value.js';
import { field, isField, named, opaque, same } from '../syntax/nodes.js';
import type { Node, Tree } from '../syntax/tree/node.js';
import { goDefinitions } from './go/definitions.js';
import { constSpecs, namesOf } from './go/specs.js';
import type { Binding, Change } from './language/binding.js';
import type { Argument, Expression, Item, MappingEntry, NextMember } from './language/expression.js';
import type { ClassShape, FunctionShape, Parameter } from './language/shapes.js';
import type { Language } from './language.js';
import { casesIn } from './shared/cases.js';
import { castOperators, castTo } from './shared/casts.js';
import { slashComments } from './shared/comments.js';
import { decoded } from './shared/escapes.js';
import { numberLiteral, operatorsWith } from './shared/folding.js';

/** Go, as its specification describes it (go.dev/ref/spec). */

const ESCAPES = { simple: 'abfnrtv\\\'"', hexDigits: 2, bytes: true, octalDigits: [3, 3] } as const;
const COMMENTS = slashComments('comment');
/** Braces inside of each other that are looked into: deeper than any table that a person wrote. */
const MAX_DEPTH = 100;
const FUNCTIONS = new Set(['function_declaration', 'method_declaration', 'func_literal']);

/** `uint8(200)`: constants that do not fit are refused, so that what is left is the number itself. */
const CONVERSIONS: PureFunctions = Object.fromEntries(
  Object.entries({
    int: 'i64',
    int8: 'i8',
    int16: 'i16',
    int32: 'i32',
    int64: 'i64',
    rune: 'i32',
    uint: 'u64',
    uint8: 'u8',
    byte: 'u8',
    uint16: 'u16',
    uint32: 'u32',
    uint64: 'u64',
    uintptr: 'u64',
    float32: 'f32',
    float64: 'f64',
  }).map(([name, type]): [string, PureFunction] => [
    name,
    taking(1, (_receiver, [value]) => {
      const code = typeof value === 'string' && [...value].length === 1 ? value.codePointAt(0) : value;
      return code === undefined ? undefined : castOperators('refused')[castTo(type)]?.(code);
    }),
  ]),
);

export const language: Language = {
  name: 'Go',
  extensions: ['.go'],
  grammar: 'tree-sitter-go/tree-sitter-go.wasm',
  comments: COMMENTS,
  scopes: {
    types: new Set([
      ...FUNCTIONS,
      'source_file',
      'block',
      'if_statement',
      'for_statement',
      'expression_case',
    ]),
    deferred: FUNCTIONS,
  },
  nameCharacters: '\\p{L}\\p{Nd}_',
  functions: {
    ...CONVERSIONS,
    append: (_receiver, [list, ...items], origin) =>
      list instanceof Sequence
        ? new Sequence([...list.entries, ...items.map(value => ({ value, origin }))])
        : undefined,
    string: taking(1, (_receiver, [value]) => (typeof value === 'string' ? value : undefined)),
  },
  operators: operatorsWith({ only32Bit: false, overflow: 'refused', joinsTexts: true }),
  expression,
  binding,
  change,
  imports: { wildcards, paths: modulePaths },
  // The files of a folder are one package: each sees the names of the others.
  packages: { files: (_name, path) => [packageGlob(path.split('/').slice(0, -1))] },
  definitions: { list: root => goDefinitions(root, COMMENTS) },
};

function expression(node: Node): Expression {
  switch (node.type) {
    case 'interpreted_string_literal':
    case 'rune_literal': {
      const value = decoded(node.text.slice(1, -1), ESCAPES);
      return value === undefined ? opaque('a text that is not UTF-8') : { kind: 'literal', value };
    }
    case 'raw_string_literal':
      return { kind: 'literal', value: node.text.slice(1, -1).replaceAll('\r', '') };
    case 'int_literal':
    case 'float_literal':
      return numberLiteral(node.text, node.text, { oldOctal: true });
    case 'true':
      return { kind: 'literal', value: true };
    case 'false':
      return { kind: 'literal', value: false };
    case 'nil':
      return { kind: 'literal', value: null };
    case 'parenthesized_expression':
    case 'literal_element':
    case 'expression_statement':
    case 'pointer_type':
    case 'parenthesized_type':
      return same(named(node)[0], node);
    case 'expression_list': {
      const [first, ...more] = named(node);
      return more.length === 0 ? same(first, node) : opaque('several values at once');
    }
    case 'composite_literal':
      return literalOf(field(node, 'body'), field(node, 'type'));
    case 'literal_value':
      return literalOf(node, null);
    case 'identifier':
    case 'package_identifier': {
      const path = importsOf(node.tree).get(node.text);
      return path === undefined ? { kind: 'name', name: node.text } : { kind: 'module', specifier: path };
    }
    case 'type_identifier':
    case 'field_identifier':
      return { kind: 'name', name: node.text };
    case 'generic_type':
      return same(node.childForFieldName('type'), node);
    case 'qualified_type':
      return { kind: 'member', object: field(node, 'package'), name: field(node, 'name').text };
    case 'selector_expression':
      return { kind: 'member', object: field(node, 'operand'), name: field(node, 'field').text };
    case 'index_expression':
      return { kind: 'index', object: field(node, 'operand'), index: field(node, 'index') };
    case 'binary_expression': {
      const operator = field(node, 'operator').text;
      const [left, right] = [field(node, 'left'), field(node, 'right')];
      if (operator !== '&&' && operator !== '||') return { kind: 'binary', operator, left, right };
      return { kind: 'either', operator: operator === '&&' ? 'and' : 'or', left, right };
    }
    case 'unary_expression': {
      const operator = field(node, 'operator').text;
      if (operator === '&') return same(node.childForFieldName('operand'), node);
      return { kind: 'unary', operator: operator === '^' ? '~' : operator, operand: field(node, 'operand') };
    }
    case 'call_expression':
      return {
        kind: 'call',
        callee: field(node, 'function'),
        arguments: argumentsOf(field(node, 'arguments')),
      };
    case 'type_conversion_expression':
      return same(node.childForFieldName('operand'), node);
    case 'struct_type':
      return { kind: 'class', class: structOf('struct', node) };
    case 'iota':
      return opaque('iota outside of a constant');
    default:
      return FUNCTIONS.has(node.type)
        ? { kind: 'function', function: functionOf(node) }
        : opaque(`a ${node.type.replaceAll('_', ' ')}`);
  }
}

/** `T{…}`: a map, a list or a record by its type; elements in braces take over the type inside of it. */
function literalOf(body: Node, written: Node | null, depth = 0): Expression {
  if (depth > MAX_DEPTH) return opaque(`what is nested deeper than ${MAX_DEPTH} levels`);
  const type = written && underlying(written);
  const elements = named(body);
  switch (type?.type) {
    case 'map_type':
      return {
        kind: 'mapping',
        entries: elements.map(element => keyed(element, field(type, 'value'), depth)),
      };
    case 'slice_type':
    case 'array_type':
    case 'implicit_length_array_type': {
      const of = field(type, 'element');
      if (elements.some(element => element.type === 'keyed_element'))
        return { kind: 'mapping', entries: elements.map(element => keyed(element, of, depth)) };
      return { kind: 'sequence', items: elements.map(element => itemOf(element, of, depth)) };
    }
    case undefined:
      return { kind: 'sequence', items: elements.map(element => itemOf(element, null, depth)) };
    default:
      // The keys of a structure are names of fields: with others it is a map, by a type of another file.
      if (elements.length > 0 && elements.every(hasValueAsKey))
        return { kind: 'mapping', entries: elements.map(element => keyed(element, null, depth)) };
      return {
        kind: 'call',
        callee: written as Node,
        arguments: elements.map(element => argumentIn(element, depth)),
        isRecord: true,
      };
  }
}

/** What a type stands for: `type Rules []Rule` of the same file is a list; pointers are what they point to. */
function underlying(type: Node): Node {
  let node = type;
  for (let steps = 0; steps < 8; steps += 1) {
    if (node.type === 'pointer_type' || node.type === 'parenthesized_type') node = named(node)[0] ?? node;
    else if (node.type === 'generic_type') node = field(node, 'type');
    else {
      const other = node.type === 'type_identifier' ? typesOf(node.tree).get(node.text) : undefined;
      if (!other || other.type === 'struct_type') return node;
      node = other;
    }
  }
  return node;
}

function hasValueAsKey(element: Node): boolean {
  if (element.type !== 'keyed_element') return false;
  const key = field(element, 'key');
  return (named(key)[0] ?? key).type !== 'identifier';
}

function keyed(element: Node, of: Node | null, depth: number): MappingEntry {
  if (element.type !== 'keyed_element')
    return { node: element, key: NEXT_INDEX, value: valueIn(element, of, depth) };
  const key = named(field(element, 'key'))[0] ?? field(element, 'key');
  return { node: element, key, value: valueIn(field(element, 'value'), of, depth) };
}

const NEXT_INDEX: NextMember = {
  kind: 'next',
  next: previous => (previous === undefined ? 0 : typeof previous === 'number' ? previous + 1 : undefined),
};

function itemOf(element: Node, of: Node | null, depth: number): Item {
  const value = valueIn(element, of, depth);
  return 'id' in value ? { node: value, spread: false } : { node: element, spread: false, value };
}

/** An element; without a type of its own it has the one that the literal gives. */
function valueIn(element: Node, of: Node | null, depth: number): Node | Expression {
  const inner = element.type === 'literal_element' ? (named(element)[0] ?? element) : element;
  if (inner.type !== 'literal_value') return inner;
  const type = of?.type === 'pointer_type' ? (named(of)[0] ?? of) : of;
  return literalOf(inner, type, depth + 1);
}

function argumentIn(element: Node, depth: number): Argument {
  if (element.type !== 'keyed_element') {
    const value = valueIn(element, null, depth);
    return 'id' in value ? { node: value } : { node: element, value };
  }
  const value = valueIn(field(element, 'value'), null, depth);
  const name = field(element, 'key').text;
  return 'id' in value ? { node: value, name } : { node: element, name, value };
}

function argumentsOf(list: Node): Argument[] {
  return named(list).map(node =>
    node.type === 'variadic_argument' ? { node: named(node)[0] ?? node, spread: 'positional' } : { node },
  );
}

function binding(name: Node): Binding | null {
  const parent = name.parent;
  if (!parent) return null;
  switch (parent.type) {
    case 'var_spec':
      return partOf(name, parent, parent, parent.childForFieldName('value'));
    case 'const_spec':
      return namesOf(parent).some(node => node.id === name.id) ? constant(name, parent) : null;
    case 'expression_list': {
      const statement = parent.parent;
      if (statement?.type === 'assignment_statement') return initialized(name, statement);
      if (statement?.type !== 'short_var_declaration' || !isField(statement, 'left', parent)) return null;
      const values = named(field(statement, 'right'));
      const index = named(parent).findIndex(node => node.id === name.id);
      const value = values.length === named(parent).length ? values[index] : undefined;
      return { kind: 'value', node: statement, value: value ?? opaque('a part of another value') };
    }
    case 'function_declaration':
      return isField(parent, 'name', name)
        ? { kind: 'value', node: parent, value: { kind: 'function', function: functionOf(parent) } }
        : null;
    case 'method_declaration':
      return isField(parent, 'name', name)
        ? {
            kind: 'value',
            node: parent,
            value: { kind: 'function', function: functionOf(parent) },
            member: true,
          }
        : null;
    case 'type_spec':
    case 'type_alias':
      return isField(parent, 'name', name) ? { kind: 'value', node: parent, value: typeOf(parent) } : null;
    case 'parameter_declaration':
    case 'variadic_parameter_declaration':
      return name.type === 'identifier' && !isField(parent, 'type', name)
        ? { kind: 'value', node: parent, value: opaque('a parameter') }
        : null;
    default:
      return null;
  }
}

function partOf(name: Node, spec: Node, node: Node, values: Node | null): Binding | null {
  const names = namesOf(spec);
  const index = names.findIndex(other => other.id === name.id);
  if (index < 0 || !values) return null;
  const all = named(values);
  const value = all.length === names.length ? all[index] : undefined;
  return { kind: 'value', node, value: value ?? opaque('a part of another value') };
}

/** `var table map[…]…` without a value gets it from `table = …` in an `init()`, of this file or of another of its package. */
function initialized(name: Node, statement: Node): Binding | null {
  const list = statement.parent;
  const body = list?.type === 'statement_list' ? list.parent : list;
  const owner = body?.parent;
  const isInit = owner?.type === 'function_declaration' && field(owner, 'name').text === 'init';
  const [left, right] = [field(statement, 'left'), field(statement, 'right')].map(named);
  if (!isInit || left?.length !== 1 || right?.length !== 1 || left[0]?.id !== name.id) return null;
  if (field(statement, 'operator').text !== '=') return null;
  const declares = (node: Node) =>
    isDeclaration(node) &&
    node.descendantsOfType('identifier').some(other => other?.text === name.text && other.id !== name.id);
  if (statementsIn(body as Node).some(declares)) return null;
  const root = name.tree.rootNode;
  const own = named(root)
    .filter(node => node.type === 'var_declaration')
    .flatMap(node => node.descendantsOfType('var_spec'))
    .find(spec => spec && namesOf(spec).some(other => other.text === name.text));
  // With a value of its own, the assignment is a change that runs later.
  if (own?.childForFieldName('value')) return null;
  return { kind: 'value', node: statement, value: right[0] as Node, scope: root };
}

/** A constant without a value repeats the expression of the one before it; `iota` counts them. */
function constant(name: Node, spec: Node): Binding | null {
  const specs = spec.parent ? constSpecs(spec.parent) : [];
  const own = specs.find(({ node }) => node.id === spec.id);
  const index = namesOf(spec).findIndex(node => node.id === name.id);
  const value = own?.values[index];
  if (!own || !value) return null;
  return { kind: 'value', node: spec, value: withIota(value, own.iota, spec) };
}

/** An expression for a certain `iota`: a text of its own, since it stands for several constants. */
function withIota(value: Node, iota: number, spec: Node): Node | Expression {
  const uses = value.type === 'iota' ? [value] : value.descendantsOfType('iota');
  if (uses.length === 0) return value;
  let text = '';
  let at = value.startIndex;
  for (const use of uses) {
    if (!use) continue;
    text += value.text.slice(at - value.startIndex, use.startIndex - value.startIndex) + iota;
    at = use.endIndex;
  }
  text += value.text.slice(at - value.startIndex);
  return {
    kind: 'fragment',
    at: spec,
    text: `package p; const value__ = ${text}`,
    find: root => root.descendantsOfType('const_spec')[0]?.childForFieldName('value') ?? null,
  };
}

/** A structure with its fields; any other type stands for the constants that have it, as enumerations are written. */
function typeOf(spec: Node): Expression {
  const name = field(spec, 'name').text;
  const type = field(spec, 'type');
  if (type.type === 'struct_type') return { kind: 'class', class: structOf(name, type) };
  const members: MappingEntry[] = [];
  for (const declaration of named(spec.tree.rootNode)) {
    if (declaration.type !== 'const_declaration') continue;
    for (const { node, iota, type: of, values } of constSpecs(declaration)) {
      if (of !== name) continue;
      namesOf(node).forEach((own, i) => {
        const value = values[i];
        if (own.text !== '_' && value)
          members.push({ node, key: own.text, value: withIota(value, iota, node) });
      });
    }
  }
  return { kind: 'class', class: { name, node: spec, members, constant: true, parameters: null, bases: [] } };
}

function structOf(name: string, type: Node): ClassShape {
  const fields = named(type).find(node => node.type === 'field_declaration_list');
  const parameters = (fields ? named(fields) : []).flatMap((declaration): Parameter[] => {
    const names = declaration.childrenForFieldName('name').map(node => node?.text ?? '');
    // An embedded type is a field of its own name.
    const own =
      names.length > 0 ? names : [/(\w+)(\[.*)?$/s.exec(field(declaration, 'type').text)?.[1] ?? ''];
    return own.map(field => ({ name: field, default: null, rest: null }));
  });
  return { name, node: type, members: [], parameters, bases: [] };
}

function functionOf(node: Node): FunctionShape {
  const parameters = named(field(node, 'parameters')).flatMap((declaration): Parameter[] => {
    const rest = declaration.type === 'variadic_parameter_declaration' ? 'positional' : null;
    return namesOf(declaration).map(name => ({ name: name.text, default: null, rest }));
  });
  const body = node.childForFieldName('body');
  return {
    name: node.childForFieldName('name')?.text ?? 'func',
    node,
    parameters,
    result: body ? resultOf(body) : null,
    cases: () => casesIn(body, 'expression_switch_statement', FUNCTIONS, armsOf),
  };
}

function statementsIn(block: Node): Node[] {
  return named(block).flatMap(node => (node.type === 'statement_list' ? named(node) : [node]));
}

/** Only bodies that return one value, or one for each case of a `switch`. */
function resultOf(body: Node): Node | Expression | null {
  const statements = statementsIn(body);
  const last = statements.at(-1);
  if (last?.type === 'return_statement' && statements.slice(0, -1).every(isDeclaration))
    return named(last)[0] ?? null;
  const arms = statements.find(node => node.type === 'expression_switch_statement');
  const rest = statements.filter(node => node !== arms);
  return arms && rest.every(node => isDeclaration(node) || node.type === 'return_statement')
    ? armsOf(arms)
    : null;
}

function isDeclaration(node: Node): boolean {
  return ['var_declaration', 'const_declaration', 'short_var_declaration'].includes(node.type);
}

function armsOf(node: Node): Expression {
  const entries: MappingEntry[] = [];
  for (const arm of named(node)) {
    if (arm.type !== 'expression_case') continue;
    const keys = field(arm, 'value');
    const [first, ...more] = statementsIn(arm).filter(child => child.id !== keys.id);
    const isReturn = first?.type === 'return_statement' && more.length === 0;
    const value = isReturn ? named(first)[0] : undefined;
    for (const key of named(keys))
      entries.push({ node: arm, key, value: value ?? opaque('what this case does') });
  }
  return { kind: 'mapping', entries };
}

/** `table["x"] = …` and `list = append(list, …)`. */
function change(name: Node): Change | null {
  const parent = name.parent;
  if (name.type !== 'identifier' || !parent) return null;
  const list =
    parent.type === 'index_expression' && isField(parent, 'operand', name) ? parent.parent : parent;
  const statement = list?.type === 'expression_list' ? list.parent : null;
  if (list && statement?.type === 'assignment_statement' && isField(statement, 'left', list)) {
    const [value, ...more] = named(field(statement, 'right'));
    if (named(list).length > 1 || more.length > 0 || !value || field(statement, 'operator').text !== '=')
      return { kind: 'unknown', node: statement };
    if (parent.type === 'index_expression')
      return { kind: 'set', node: statement, key: field(parent, 'index'), value };
    const [first, ...items] = value.type === 'call_expression' ? named(field(value, 'arguments')) : [];
    const appends = value.type === 'call_expression' && field(value, 'function').text === 'append';
    return appends && first?.text === name.text && items.every(item => item.type !== 'variadic_argument')
      ? { kind: 'append', node: statement, items: items.map(node => ({ node, spread: false })) }
      : { kind: 'unknown', node: statement };
  }
  const call = parent.type === 'argument_list' ? parent.parent : null;
  return call?.type === 'call_expression' &&
    field(call, 'function').text === 'delete' &&
    named(parent)[0]?.id === name.id
    ? { kind: 'unknown', node: call }
    : null;
}

const imports = new WeakMap<Tree, Map<string, string>>();

/** Paths of imported packages by the name that the file has for them: its last part, unless it says otherwise. */
function importsOf(tree: Tree): Map<string, string> {
  let found = imports.get(tree);
  if (!found) {
    found = new Map();
    for (const declaration of named(tree.rootNode)) {
      if (declaration.type !== 'import_declaration') continue;
      for (const spec of declaration.descendantsOfType('import_spec')) {
        if (!spec) continue;
        const path = field(spec, 'path').text.slice(1, -1);
        const own = spec.childForFieldName('name')?.text;
        const last =
          path
            .split('/')
            .filter(part => !/^v\d+$/.test(part))
            .at(-1) ?? path;
        // Names of packages that are imported into the file's own names begin with a dot here.
        found.set(own === '.' ? `.${path}` : (own ?? last.replace(/\.v\d+$/, '')), path);
      }
    }
    imports.set(tree, found);
  }
  return found;
}

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

/** The folder of a package: the end of its path, since the name of the module in front of it is no folder. */
function modulePaths(specifier: string): string[] {
  const parts = specifier.split('/');
  return parts.map((_part, i) => packageGlob(parts.slice(i)));
}

function packageGlob(folder: readonly string[]): string {
  const escaped = folder.map(part => part.replace(/[\\*?{}[\]()!+@]/g, '\\$&'));
  return [...escaped, '!(*_test).go'].join('/');
}

/** Packages that are imported into the file's own names: `import . "x"`. */
function wildcards(root: Node): string[] {
  return [...importsOf(root.tree)].filter(([name]) => name.startsWith('.')).map(([, path]) => path);
}
