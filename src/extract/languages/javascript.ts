import type { Node } from 'web-tree-sitter';
import {
  bounded,
  comparison,
  doubles,
  either,
  equality,
  type Fold,
  finite,
  type Operators,
  texts,
} from '../evaluate/operators.js';
import {
  isScalar,
  itself,
  joined,
  keys,
  overlay,
  type PureFunction,
  type PureFunctions,
  pairs,
  parts,
  receiverItself,
  sortedTexts,
  taking,
  text,
  toMapping,
  toSet,
  values,
} from '../evaluate/pure-functions.js';
import { type Entry, Mapping, Sequence, type Value } from '../evaluate/value.js';
import { field, isField, named, opaque, same } from '../syntax/nodes.js';
import { definitions, passedOn } from './javascript/definitions.js';
import { describe } from './javascript/documentation.js';
import type {
  Argument,
  Binding,
  Change,
  ClassShape,
  Expression,
  FunctionShape,
  Item,
  Language,
  MappingEntry,
  NextMember,
  Parameter,
  Pattern,
} from './language.js';

/** JavaScript and TypeScript: ECMA-262 plus type annotations, with CommonJS and ES modules. */

const functions: PureFunctions = {
  Set: toSet,
  Map: map,
  String: taking(1, (_receiver, [value]) => (value === undefined ? '' : textOf(value))),
  Number: taking(1, (_receiver, [value]) => numberFrom(value)),
  'Object.freeze': itself,
  'Object.seal': itself,
  'Object.assign': (_receiver, args, origin) => overlay(undefined, args, origin),
  'Object.fromEntries': toMapping,
  'Object.keys': taking(1, (_receiver, [value]) => ownKeys(value)),
  'Object.values': values,
  'Object.entries': pairs,
  'Array.from': taking(2, (_receiver, [list, apply], origin, named, invoke) => {
    const sequence = list instanceof Sequence ? list : undefined;
    return apply === undefined || !sequence
      ? sequence && new Sequence(sequence.entries)
      : mapped(sequence, [apply], origin, named, invoke);
  }),
  'Array.of': (_receiver, args, origin) => new Sequence(args.map(value => ({ value, origin }))),
  '.concat': concatenate,
  '.join': joined,
  '.split': taking(1, (receiver, [separator], origin) =>
    typeof receiver === 'string' && typeof separator === 'string'
      ? parts(receiver.split(separator), origin)
      : undefined,
  ),
  '.keys': ofMap(keys),
  '.values': (receiver, args, ...context) =>
    receiver instanceof Sequence && args.length === 0 ? receiver : ofMap(values)(receiver, args, ...context),
  '.entries': ofMap(pairs),
  '.get': taking(1, (receiver, [key]) =>
    receiver instanceof Mapping && isScalar(key) ? (receiver.get(key) ?? null) : undefined,
  ),
  '.slice': taking(0, receiver => receiver),
  '.sort': taking(0, receiver => sortedTexts(receiver, byCodeUnit)),
  '.map': mapped,
  '.filter': filtered,
  '.flat': taking(0, receiver => (receiver instanceof Sequence ? flattened(receiver.entries) : undefined)),
  '.flatMap': (receiver, args, origin, named, invoke) => {
    const list = mapped(receiver, args, origin, named, invoke);
    return list instanceof Sequence ? flattened(list.entries) : undefined;
  },
  '.toString': taking(0, receiver => (receiver === undefined ? undefined : textOf(receiver))),
  '.trim': text((value, none) => (none === undefined ? value.trim() : undefined)),
  '.trimStart': text((value, none) => (none === undefined ? value.trimStart() : undefined)),
  '.trimEnd': text((value, none) => (none === undefined ? value.trimEnd() : undefined)),
  '.toLowerCase': text((value, none) => (none === undefined ? value.toLowerCase() : undefined)),
  '.toUpperCase': text((value, none) => (none === undefined ? value.toUpperCase() : undefined)),
  '.startsWith': text((value, prefix) => (prefix === undefined ? undefined : value.startsWith(prefix))),
  '.endsWith': text((value, suffix) => (suffix === undefined ? undefined : value.endsWith(suffix))),
  '.valueOf': receiverItself,
};

const operators: Operators = {
  binary: {
    '+': either(
      doubles((a, b) => a + b),
      texts,
      sumOfTexts,
    ),
    '-': doubles((a, b) => a - b),
    '*': doubles((a, b) => a * b),
    '/': doubles((a, b) => a / b),
    '%': doubles((a, b) => a % b),
    '**': doubles((a, b) => a ** b),
    '<<': doubles((a, b) => a << b),
    '>>': doubles((a, b) => a >> b),
    '>>>': doubles((a, b) => a >>> b),
    '&': doubles((a, b) => a & b),
    '|': doubles((a, b) => a | b),
    '^': doubles((a, b) => a ^ b),
    '===': equality(true),
    '!==': equality(false),
    '==': sameType(equality(true)),
    '!=': sameType(equality(false)),
    '<': comparison((a, b) => a < b),
    '<=': comparison((a, b) => a <= b),
    '>': comparison((a, b) => a > b),
    '>=': comparison((a, b) => a >= b),
  },
  unary: {
    '-': operand => (typeof operand === 'number' ? 0 - operand : undefined),
    '+': operand => (typeof operand === 'number' ? operand : undefined),
    '~': operand => (typeof operand === 'number' ? ~operand : undefined),
    '!': operand => {
      const holds = truth(operand);
      return holds === undefined ? undefined : !holds;
    },
  },
  truth,
  text: textOf,
  item: (entries, index) => (index >= 0 && Number.isInteger(index) ? entries[index] : undefined),
  // Keys of objects are texts; those of a Map are what they are.
  keys: index => (typeof index === 'number' ? [index, String(index)] : [index]),
};

const FUNCTIONS = new Set([
  'function_declaration',
  'function_expression',
  'arrow_function',
  'generator_function',
  'generator_function_declaration',
  'method_definition',
]);

export const language: Language = {
  name: 'JavaScript/TypeScript',
  extensions: ['.js', '.mjs', '.cjs', '.jsx', '.ts', '.mts', '.cts', '.tsx'],
  grammar: {
    '.js': 'tree-sitter-javascript/tree-sitter-javascript.wasm',
    '.mjs': 'tree-sitter-javascript/tree-sitter-javascript.wasm',
    '.cjs': 'tree-sitter-javascript/tree-sitter-javascript.wasm',
    '.jsx': 'tree-sitter-javascript/tree-sitter-javascript.wasm',
    '.ts': 'tree-sitter-typescript/tree-sitter-typescript.wasm',
    '.mts': 'tree-sitter-typescript/tree-sitter-typescript.wasm',
    '.cts': 'tree-sitter-typescript/tree-sitter-typescript.wasm',
    '.tsx': 'tree-sitter-typescript/tree-sitter-tsx.wasm',
  },
  comments: { types: new Set(['comment', 'html_comment']), line: ['//'], block: [['/*', '*/']] },
  scopes: new Set([
    ...FUNCTIONS,
    'program',
    'statement_block',
    'class_body',
    'for_statement',
    'for_in_statement',
    'switch_body',
    'catch_clause',
  ]),
  deferred: FUNCTIONS,
  nameCharacters: '\\p{ID_Continue}$',
  functions,
  operators,
  expression,
  binding,
  change,
  wildcards(root) {
    const found: string[] = [];
    for (const node of root.namedChildren) {
      const source = node?.type === 'export_statement' ? node.childForFieldName('source') : null;
      if (source && node?.children.some(child => child?.type === '*')) found.push(stringText(source));
      // As TypeScript compiles it: `__exportStar(require('./x'), exports)`.
      const call = node?.type === 'expression_statement' ? node.firstNamedChild : null;
      if (call?.type === 'call_expression' && /(^|\.)__exportStar$/.test(field(call, 'function').text)) {
        const specifier = requiredModule(named(field(call, 'arguments'))[0]);
        if (specifier !== null) found.push(specifier);
      }
    }
    return found;
  },
  modulePaths,
  definitions,
  passedOn,
  describe,
};

const LOGICAL: Readonly<Record<string, 'and' | 'or' | 'nullish'>> = {
  '&&': 'and',
  '||': 'or',
  '??': 'nullish',
};

function expression(node: Node): Expression {
  switch (node.type) {
    case 'string': {
      const value = decode(node.text.slice(1, -1));
      return value === undefined ? opaque('an escape of no character') : { kind: 'literal', value };
    }
    case 'template_string':
      return templateOf(node);
    case 'number':
      return number(node.text);
    case 'true':
      return { kind: 'literal', value: true };
    case 'false':
      return { kind: 'literal', value: false };
    case 'null':
    case 'undefined':
      return { kind: 'literal', value: null };
    case 'parenthesized_expression':
    case 'as_expression':
    case 'satisfies_expression':
    case 'non_null_expression':
    case 'template_substitution':
    case 'expression_statement':
      return same(named(node)[0], node);
    case 'type_assertion':
      return same(named(node).at(-1), node);
    case 'sequence_expression':
    case 'computed_property_name':
      return same(named(node).at(-1), node);
    case 'assignment_expression':
      return same(node.childForFieldName('right'), node);
    case 'object':
      return { kind: 'mapping', entries: named(node).map(objectEntry), textKeys: true };
    case 'array':
      return hasHoles(node) ? opaque('a list with holes') : { kind: 'sequence', items: items(node) };
    case 'identifier':
    case 'shorthand_property_identifier':
    case 'type_identifier':
      return { kind: 'name', name: node.text };
    case 'member_expression':
      return memberOf(node);
    case 'subscript_expression':
      return { kind: 'index', object: field(node, 'object'), index: field(node, 'index') };
    case 'binary_expression': {
      const operator = field(node, 'operator').text;
      const [left, right] = [field(node, 'left'), field(node, 'right')];
      const logical = Object.hasOwn(LOGICAL, operator) ? LOGICAL[operator] : undefined;
      return logical
        ? { kind: 'either', operator: logical, left, right }
        : { kind: 'binary', operator, left, right };
    }
    case 'unary_expression': {
      const operator = field(node, 'operator').text;
      if (operator === 'void') return { kind: 'literal', value: null };
      return { kind: 'unary', operator, operand: field(node, 'argument') };
    }
    case 'ternary_expression':
      return {
        kind: 'choice',
        condition: field(node, 'condition'),
        whenTrue: field(node, 'consequence'),
        whenFalse: field(node, 'alternative'),
      };
    case 'call_expression':
      return callOf(node);
    case 'new_expression':
      return {
        kind: 'call',
        callee: field(node, 'constructor'),
        arguments: argumentsOf(node.childForFieldName('arguments')),
      };
    case 'class':
    case 'class_declaration':
    case 'abstract_class_declaration':
      return { kind: 'class', class: classOf(node) };
    case 'enum_declaration':
      return enumOf(node);
    case 'regex':
      return opaque('a regular expression');
    default:
      return FUNCTIONS.has(node.type)
        ? { kind: 'function', function: functionOf(node) }
        : opaque(`a ${node.type.replaceAll('_', ' ')}`);
  }
}

function binding(name: Node): Binding | null {
  const parent = name.parent;
  if (!parent) return null;
  if (name.type === 'default' || name.text === 'default') return defaultExport(name, parent);
  switch (parent.type) {
    case 'variable_declarator':
      return isField(parent, 'name', name) ? variable(name, parent) : null;
    case 'function_declaration':
    case 'generator_function_declaration':
    case 'class_declaration':
    case 'abstract_class_declaration':
    case 'enum_declaration':
      if (!isField(parent, 'name', name)) return null;
      return {
        kind: 'value',
        node: exportedStatement(parent),
        value: expression(parent),
        ...exportName(parent, name.text),
      };
    case 'array_pattern':
      return itemOf(name, parent);
    case 'namespace_export':
      return namespaceExport(name, parent);
    case 'import_require_clause': {
      const specifier = stringText(field(parent, 'source'));
      return { kind: 'import', node: parent.parent ?? parent, specifier, name: null };
    }
    case 'shorthand_property_identifier_pattern':
    case 'object_pattern':
    case 'pair_pattern':
      return destructured(name);
    case 'import_specifier': {
      const alias = parent.childForFieldName('alias');
      if (alias && alias.id !== name.id) return null;
      return importFrom(parent, field(parent, 'name').text);
    }
    case 'namespace_import':
      return importFrom(parent, null);
    case 'import_clause':
      return importFrom(parent, 'default');
    case 'export_specifier':
      return exportSpecifier(name, parent);
    case 'assignment_expression':
      return isField(parent, 'left', name) ? assignment(parent) : null;
    case 'member_expression':
      return exportsMember(name, parent);
    case 'pair':
      return isField(parent, 'key', name)
        ? { kind: 'value', node: parent, value: field(parent, 'value'), member: true }
        : null;
    case 'public_field_definition':
    case 'field_definition': {
      const value = parent.childForFieldName('value');
      if (!value || !(isField(parent, 'name', name) || isField(parent, 'property', name))) return null;
      return { kind: 'value', node: parent, value, member: true };
    }
    case 'formal_parameters':
    case 'required_parameter':
    case 'optional_parameter':
    case 'rest_pattern':
    case 'assignment_pattern':
      return isField(parent, 'right', name) || isField(parent, 'value', name)
        ? null
        : { kind: 'value', node: parent, value: opaque('a parameter') };
    case 'arrow_function':
      return isField(parent, 'parameter', name)
        ? { kind: 'value', node: field(parent, 'body'), value: opaque('a parameter') }
        : null;
    case 'for_in_statement':
      return isField(parent, 'left', name)
        ? { kind: 'value', node: field(parent, 'body'), value: opaque('a loop variable') }
        : null;
    default:
      return null;
  }
}

function variable(name: Node, declarator: Node): Binding | null {
  const value = declarator.childForFieldName('value');
  // `let x;` and `var x = void 0` only announce the name.
  if (!value || isNothing(value)) return null;
  const node = exportedStatement(declarator.parent ?? declarator);
  const required = requireOf(value);
  if (required)
    return { kind: 'import', node, specifier: required.specifier, name: null, interop: required.interop };
  return { kind: 'value', node, value, ...exportName(declarator.parent, name.text) };
}

/** `const { a, b: c } = require('x')`. */
function destructured(name: Node): Binding | null {
  const pair = name.parent?.type === 'pair_pattern' ? name.parent : null;
  if (pair && !isField(pair, 'value', name)) return null;
  if (name.type !== 'shorthand_property_identifier_pattern' && !pair) return null;
  const pattern = pair ? pair.parent : name.parent;
  const declarator = pattern?.parent;
  if (declarator?.type !== 'variable_declarator') {
    return pattern ? { kind: 'value', node: pattern, value: opaque('a parameter') } : null;
  }
  const value = field(declarator, 'value');
  const required = requireOf(value);
  const imported = pair ? field(pair, 'key').text : name.text;
  const node = exportedStatement(declarator.parent ?? declarator);
  if (required) return { kind: 'import', node, specifier: required.specifier, name: imported };
  const exported = exportName(declarator.parent, name.text);
  return { kind: 'value', node, value: { kind: 'member', object: value, name: imported }, ...exported };
}

/** `const [a, b] = [1, 2]`, where the two sides match item by item. */
function itemOf(name: Node, pattern: Node): Binding {
  const declarator = pattern.parent;
  if (declarator?.type !== 'variable_declarator')
    return { kind: 'value', node: pattern, value: opaque('a parameter') };
  const node = exportedStatement(declarator.parent ?? declarator);
  const value = field(declarator, 'value');
  const index = named(pattern).findIndex(item => item.id === name.id);
  const matches =
    value.type === 'array' &&
    !hasHoles(pattern) &&
    !hasHoles(value) &&
    items(value).every(item => !item.spread);
  const item = matches ? named(value)[index] : undefined;
  return {
    kind: 'value',
    node,
    value: item ?? opaque('a part of another value'),
    ...exportName(declarator.parent, name.text),
  };
}

/** `export * as ns from './x'`. */
function namespaceExport(name: Node, parent: Node): Binding | null {
  const source = parent.parent?.childForFieldName('source');
  if (!source) return null;
  return {
    kind: 'import',
    node: parent,
    specifier: stringText(source),
    name: null,
    exported: name.text,
    member: true,
  };
}

function importFrom(node: Node, name: string | null): Binding | null {
  let statement: Node | null = node;
  while (statement && statement.type !== 'import_statement') statement = statement.parent;
  const source = statement?.childForFieldName('source');
  return source ? { kind: 'import', node: statement as Node, specifier: stringText(source), name } : null;
}

/** `export { a as b } [from 'x']`. */
function exportSpecifier(name: Node, specifier: Node): Binding | null {
  const alias = specifier.childForFieldName('alias');
  if (alias && alias.id !== name.id) return null;
  const statement = specifier.parent?.parent;
  const original = field(specifier, 'name');
  const source = statement?.childForFieldName('source');
  if (source)
    return {
      kind: 'import',
      node: specifier,
      specifier: stringText(source),
      name: original.text,
      exported: name.text,
      member: true,
    };
  if (!alias) return null;
  return {
    kind: 'value',
    node: specifier,
    value: { kind: 'name', name: original.text },
    exported: name.text,
    member: true,
  };
}

function assignment(node: Node): Binding | null {
  const value = field(node, 'right');
  if (isNothing(value)) return null;
  return { kind: 'value', node: statementOf(node), value: filledLater(node) ?? value };
}

/**
 * The empty object that TypeScript hands to the function that fills it: `(function (E) { … })(E || (E = {}))`, for
 * enums and namespaces. Null when the assignment is not of this form.
 */
function filledLater(assignment: Node): Expression | null {
  let node = assignment;
  while (
    node.parent &&
    ['assignment_expression', 'parenthesized_expression', 'binary_expression'].includes(node.parent.type)
  ) {
    node = node.parent;
  }
  const call = node.parent?.type === 'arguments' ? node.parent.parent : null;
  if (call?.type !== 'call_expression' || !node.text.endsWith('= {})')) return null;
  return compiledEnum(call) ?? opaque('what a function fills');
}

/** `exports.NAME = …`, `module.exports.NAME = …` and `module.exports = …`. */
function exportsMember(name: Node, member: Node): Binding | null {
  if (!isField(member, 'property', name)) return null;
  const object = field(member, 'object').text;
  const target = member.parent;
  if (target?.type !== 'assignment_expression' || !isField(target, 'left', member)) return null;
  const written = field(target, 'right');
  if (isNothing(written)) return null;
  const node = statementOf(target);
  const value = filledLater(target) ?? written;
  if (object === 'exports' || object === 'module.exports')
    return { kind: 'value', node, value, exported: name.text, member: true };
  if (object === 'module' && name.text === 'exports')
    return { kind: 'value', node, value, exported: 'module.exports', member: true };
  // `Lexer.KEYWORDS = …`, `this.words = …`: found by name, but not a variable.
  return { kind: 'value', node, value, member: true };
}

function defaultExport(name: Node, parent: Node): Binding | null {
  if (parent.type === 'member_expression') return exportsMember(name, parent);
  if (parent.type === 'export_specifier') return exportSpecifier(name, parent);
  if (parent.type !== 'export_statement') return null;
  const value = parent.childForFieldName('value') ?? parent.childForFieldName('declaration');
  return value && { kind: 'value', node: parent, value, exported: 'default', member: true };
}

function change(name: Node): Change | null {
  const parent = name.parent;
  if (name.type !== 'identifier' || !parent) return null;
  if (parent.type === 'augmented_assignment_expression' && isField(parent, 'left', name)) {
    return { kind: 'unknown', node: statementOf(parent) };
  }
  const grand = parent.parent;
  if (isPropertyOf(parent, name) && grand) {
    if (grand.type === 'assignment_expression' && isField(grand, 'left', parent)) {
      const key = parent.childForFieldName('index') ?? field(parent, 'property').text;
      return { kind: 'set', node: statementOf(grand), key, value: field(grand, 'right') };
    }
    if (grand.type === 'augmented_assignment_expression' || grand.type === 'update_expression') {
      return { kind: 'unknown', node: statementOf(grand) };
    }
    if (grand.type === 'unary_expression' && field(grand, 'operator').text === 'delete') {
      return { kind: 'unknown', node: statementOf(grand) };
    }
  }
  if (
    parent.type === 'arguments' &&
    grand?.type === 'call_expression' &&
    MUTATING_FUNCTIONS.has(field(grand, 'function').text)
  ) {
    const [target, ...more] = items(parent);
    if (target?.node.id !== name.id) return null;
    const node = statementOf(grand);
    return field(grand, 'function').text === 'Object.assign' && more.every(item => !item.spread)
      ? { kind: 'extend', node, values: more.map(item => item.node) }
      : { kind: 'unknown', node };
  }
  if (
    parent.type !== 'member_expression' ||
    grand?.type !== 'call_expression' ||
    !isField(grand, 'function', parent)
  )
    return null;
  const method = field(parent, 'property').text;
  const args = items(field(grand, 'arguments'));
  const node = statementOf(grand);
  if (method === 'push' || (method === 'add' && args.length === 1))
    return { kind: 'append', node, items: args };
  const [first, second] = args;
  if (method === 'set' && first && second && args.every(item => !item.spread)) {
    return { kind: 'set', node, key: first.node, value: second.node };
  }
  return MUTATING_METHODS.has(method) ? { kind: 'unknown', node } : null;
}

const MUTATING_FUNCTIONS = new Set([
  'Object.assign',
  'Object.defineProperty',
  'Object.defineProperties',
  'Object.setPrototypeOf',
  'Reflect.set',
  'Reflect.deleteProperty',
]);

const MUTATING_METHODS = new Set([
  'add',
  'clear',
  'copyWithin',
  'delete',
  'fill',
  'pop',
  'push',
  'reverse',
  'set',
  'shift',
  'sort',
  'splice',
  'unshift',
]);

/** Node's and TypeScript's way: the path as written, with the extensions that may be left out, and `.js` written for `.ts`. */
function modulePaths(specifier: string, importer: string): string[] {
  if (!specifier.startsWith('.')) return [];
  const folders = importer.split('/').slice(0, -1);
  for (const part of specifier.split('/')) {
    if (part === '..') {
      // Above the root there is nothing of ours.
      if (folders.pop() === undefined) return [];
    } else if (part !== '.' && part !== '') folders.push(part);
  }
  const path = folders.join('/');
  const extensions = ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.mts', '.cts', '.jsx', '.json', '.d.ts'];
  const written = path.replace(/\.([mc]?)js(x?)$/, '.$1ts$2');
  return [
    path,
    ...(written === path ? [] : [written]),
    ...extensions.map(e => path + e),
    ...extensions.map(e => `${path}/index${e}`),
  ];
}

function templateOf(node: Node): Expression {
  const cut: (string | Node)[] = [];
  // The text between substitutions is taken from the source: grammars differ in how they cut it.
  let at = node.startIndex + 1;
  const source = node.text;
  for (const child of node.namedChildren) {
    if (child?.type !== 'template_substitution') continue;
    cut.push(source.slice(at - node.startIndex, child.startIndex - node.startIndex), child);
    at = child.endIndex;
  }
  cut.push(source.slice(at - node.startIndex, -1));
  const decoded: (string | Node)[] = [];
  for (const part of cut) {
    const value = typeof part === 'string' ? decode(part) : part;
    if (value === undefined) return opaque('an escape of no character');
    decoded.push(value);
  }
  if (decoded.length === 1) return { kind: 'literal', value: decoded[0] as string };
  return { kind: 'text', parts: decoded };
}

const SIMPLE_ESCAPES: Readonly<Record<string, string>> = {
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
  '\n': '',
  '\u2028': '',
  '\u2029': '',
};

/** ECMA-262, "String Literals" and B.1.2; undefined when an escape names no character, or half of one. */
function decode(content: string): string | undefined {
  if (!content.includes('\\')) return content;
  let malformed = false;
  const value = content.replace(
    /\\(?:x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|u\{([0-9a-fA-F]+)\}|([0-3][0-7]{0,2}|[4-7][0-7]?)|([\s\S]))/gu,
    (_whole, hex?: string, short?: string, long?: string, octal?: string, simple?: string) => {
      if (octal !== undefined) return String.fromCharCode(Number.parseInt(octal, 8));
      const code = hex ?? short ?? long;
      if (code === undefined) return SIMPLE_ESCAPES[simple as string] ?? (simple as string);
      const point = Number.parseInt(code, 16);
      if (point > 0x10ffff) malformed = true;
      return malformed ? '' : short ? String.fromCharCode(point) : String.fromCodePoint(point);
    },
  );
  return malformed || /\p{Surrogate}/u.test(value) ? undefined : value;
}

function number(source: string): Expression {
  const value = numberIn(source);
  if (!Number.isFinite(value)) return opaque(`the number ${source}`);
  return { kind: 'literal', value };
}

/** Value of a number as written, with separators, as a big integer or in the old octal way. */
function numberIn(source: string): number {
  const digits = source.replaceAll('_', '');
  if (/^0[0-7]+$/.test(digits)) return Number.parseInt(digits, 8);
  if (!digits.endsWith('n')) return Number(digits);
  const value = Number(digits.slice(0, -1));
  return Number.isSafeInteger(value) ? value : Number.NaN;
}

function items(node: Node): Item[] {
  return named(node).map(child =>
    child.type === 'spread_element'
      ? { node: child.firstNamedChild as Node, spread: true }
      : { node: child, spread: false },
  );
}

/** `[1, , 2]`: between two commas there is nothing. */
function hasHoles(list: Node): boolean {
  let previous = '[';
  for (const child of list.children) {
    if (!child || child.type === 'comment') continue;
    if (child.type === ',' && (previous === ',' || previous === '[')) return true;
    previous = child.type;
  }
  return false;
}

function objectEntry(node: Node): MappingEntry {
  switch (node.type) {
    case 'spread_element':
      return { node, spread: node.firstNamedChild as Node };
    case 'pair':
      if (isPrototype(field(node, 'key')))
        return { node, key: '__proto__', value: opaque('__proto__ sets the prototype: it') };
      return { node, key: propertyKey(field(node, 'key')), value: field(node, 'value') };
    case 'method_definition':
      return { node, key: propertyKey(field(node, 'name')), value: node };
    default:
      return { node, key: node.text, value: node };
  }
}

/** A property's name: written as a name, a text or a number, or computed. */
function propertyKey(node: Node): Node | string {
  if (node.type === 'property_identifier' || node.type === 'private_property_identifier') return node.text;
  return node.type === 'number' ? String(numberIn(node.text)) : node;
}

function isPrototype(key: Node): boolean {
  return key.text === '__proto__' || (key.type === 'string' && stringText(key) === '__proto__');
}

function memberOf(node: Node): Expression {
  const object = field(node, 'object');
  const name = field(node, 'property').text;
  // Inside of its file, `exports.X` is the X that the file exports.
  if (object.text === 'exports' || object.text === 'module.exports') return { kind: 'exported', name };
  return { kind: 'member', object, name };
}

function callOf(node: Node): Expression {
  const required = requireOf(node);
  if (required) return { kind: 'module', specifier: required.specifier, interop: required.interop };
  const list = field(node, 'arguments');
  if (list.type !== 'arguments') return opaque('a tagged template');
  return (
    compiledEnum(node) ?? { kind: 'call', callee: field(node, 'function'), arguments: argumentsOf(list) }
  );
}

function argumentsOf(list: Node | null): Argument[] {
  if (!list) return [];
  return items(list).map(({ node, spread }) => {
    if (spread) return { node, spread: 'positional' };
    return isNothing(node) ? { node, omitted: true } : { node };
  });
}

/** `require('x')`, also inside of the helpers that compilers put around it. */
function requireOf(node: Node): { specifier: string; interop: boolean } | null {
  if (node.type !== 'call_expression') return null;
  const callee = field(node, 'function').text;
  const [argument] = named(field(node, 'arguments'));
  if (/(^|\.)(__importDefault|_interopRequireDefault)$/.test(callee)) {
    const specifier = requiredModule(argument);
    return specifier === null ? null : { specifier, interop: true };
  }
  if (/(^|\.)(__importStar|_interopRequireWildcard|__toESM)$/.test(callee)) {
    const specifier = requiredModule(argument);
    return specifier === null ? null : { specifier, interop: false };
  }
  const specifier = requiredModule(node);
  return specifier === null ? null : { specifier, interop: false };
}

function requiredModule(call: Node | undefined): string | null {
  if (call?.type !== 'call_expression' || field(call, 'function').text !== 'require') return null;
  const [argument] = named(field(call, 'arguments'));
  return argument?.type === 'string' ? stringText(argument) : null;
}

function functionOf(node: Node): FunctionShape {
  const single = node.childForFieldName('parameter');
  const parameters: Parameter[] = single
    ? [{ name: single.text, default: null, rest: null }]
    : named(field(node, 'parameters')).map(parameterOf);
  const body = node.childForFieldName('body');
  // What an asynchronous function or a generator gives is not its value yet.
  const waits =
    node.type.startsWith('generator') ||
    node.children.some(child => child?.type === 'async' || child?.type === '*');
  return {
    name: node.childForFieldName('name')?.text ?? 'function',
    node,
    parameters,
    result: body && !waits ? resultOf(body) : null,
  };
}

function parameterOf(node: Node): Parameter {
  const target = node.childForFieldName('pattern') ?? node.childForFieldName('left') ?? node;
  const value = node.childForFieldName('value') ?? node.childForFieldName('right');
  const rest = target.type === 'rest_pattern' ? 'positional' : null;
  const pattern =
    target.type === 'object_pattern' || target.type === 'array_pattern' ? patternOf(target) : null;
  return { name: target.text.replace(/^\.\.\./, ''), default: value, rest, ...(pattern && { pattern }) };
}

/** A pattern that takes a value apart; null for one with a rest, whose names are then not known. */
function patternOf(node: Node): Pattern | null {
  if (node.type === 'identifier') return node.text;
  if (node.type === 'array_pattern') {
    const parts = hasHoles(node) ? [null] : named(node).map(patternOf);
    return parts.includes(null) ? null : { items: parts };
  }
  if (node.type !== 'object_pattern') return null;
  const fields: { key: string; pattern: Pattern; default: Node | null }[] = [];
  for (const part of named(node)) {
    const value = part.type === 'pair_pattern' ? field(part, 'value') : part;
    const hasDefault = value.type === 'assignment_pattern' || value.type === 'object_assignment_pattern';
    const target = hasDefault ? field(value, 'left') : value;
    const pattern = target.type === 'shorthand_property_identifier_pattern' ? target.text : patternOf(target);
    if (pattern === null) return null;
    const key = part.type === 'pair_pattern' ? field(part, 'key').text : target.text;
    fields.push({ key, pattern, default: hasDefault ? field(value, 'right') : null });
  }
  return { fields };
}

/** Only bodies that name constants and then return: anything else may do what a reader cannot follow. */
function resultOf(body: Node): Node | Expression | null {
  if (body.type !== 'statement_block') return body;
  const statements = named(body);
  const last = statements.at(-1);
  const before = statements.slice(0, -1);
  if (last?.type === 'return_statement' && before.every(isDeclaration)) return named(last)[0] ?? null;
  const arms = statements.find(statement => statement.type === 'switch_statement');
  return arms &&
    statements
      .filter(statement => statement !== arms)
      .every(s => isDeclaration(s) || s.type === 'return_statement' || s.type === 'throw_statement')
    ? armsOf(arms)
    : null;
}

function isDeclaration(statement: Node): boolean {
  return statement.type === 'lexical_declaration' || statement.type === 'variable_declaration';
}

/** `case 'a': case 'b': return x;` as entries of a table. */
function armsOf(node: Node): Expression {
  const entries: MappingEntry[] = [];
  let waiting: { node: Node; key: Node }[] = [];
  for (const arm of named(field(node, 'body'))) {
    if (arm.type !== 'switch_case') {
      waiting = [];
      continue;
    }
    const key = field(arm, 'value');
    waiting.push({ node: arm, key });
    const statements = named(arm).filter(child => child.id !== key.id);
    if (statements.length === 0) continue;
    const value = returnedBy(statements) ?? opaque('what this case does');
    for (const { node: at, key: name } of waiting) entries.push({ node: at, key: name, value });
    waiting = [];
  }
  return { kind: 'mapping', entries };
}

/** What statements return, when that is all that they do; braces around them change nothing. */
function returnedBy(statements: readonly Node[]): Node | null {
  const [first] = statements;
  if (first?.type === 'statement_block') return returnedBy(named(first));
  return first?.type === 'return_statement' ? (named(first)[0] ?? null) : null;
}

function classOf(node: Node): ClassShape {
  const members: MappingEntry[] = [];
  let parameters: readonly Parameter[] | null = null;
  const heritage = node.children.find(child => child?.type === 'class_heritage');
  const extended = heritage && (named(heritage).find(child => child.type === 'extends_clause') ?? heritage);
  const base = extended && (extended.childForFieldName('value') ?? named(extended)[0]);
  for (const member of named(field(node, 'body'))) {
    const isStatic = member.children.some(child => child?.type === 'static');
    const name = member.childForFieldName('property') ?? member.childForFieldName('name');
    const value = member.childForFieldName('value');
    if (member.type === 'method_definition' && name?.text === 'constructor')
      parameters = functionOf(member).parameters;
    else if (isStatic && name && value) members.push({ node: member, key: propertyKey(name), value });
  }
  return {
    name: node.childForFieldName('name')?.text ?? 'class',
    node,
    members,
    parameters: parameters ?? (base ? null : []),
    bases: base ? [base] : [],
  };
}

function enumOf(node: Node): Expression {
  const entries = named(field(node, 'body')).map((member): MappingEntry => {
    if (member.type !== 'enum_assignment') return { node: member, key: enumKey(member), value: NEXT_NUMBER };
    return { node: member, key: enumKey(field(member, 'name')), value: field(member, 'value') };
  });
  return { kind: 'mapping', entries, named: true };
}

const NEXT_NUMBER: NextMember = {
  kind: 'next',
  next: previous => (previous === undefined ? 0 : typeof previous === 'number' ? previous + 1 : undefined),
};

function enumKey(node: Node): string {
  return node.type === 'string' ? stringText(node) : node.text;
}

/** An enum as TypeScript compiles it: `((E) => { E[E["A"] = 0] = "A"; … })(E || {})`. */
function compiledEnum(call: Node): Expression | null {
  let callee = field(call, 'function');
  while (callee.type === 'parenthesized_expression' && named(callee)[0]) callee = named(callee)[0] as Node;
  if (!FUNCTIONS.has(callee.type)) return null;
  const shape = functionOf(callee);
  const body = field(callee, 'body');
  const own = shape.parameters[0]?.name;
  if (shape.parameters.length !== 1 || body.type !== 'statement_block') return null;
  const entries: MappingEntry[] = [];
  for (const statement of named(body)) {
    if (statement.type === 'return_statement' && statement.firstNamedChild?.text === own) continue;
    const member =
      statement.type === 'expression_statement' ? enumAssignment(statement.firstNamedChild, own) : null;
    if (!member) return null;
    entries.push({ node: statement, ...member });
  }
  return entries.length > 0 ? { kind: 'mapping', entries } : null;
}

/** `E[E["A"] = 0] = "A"` or `E["A"] = "a"`; of a namespace, `N.A = …`. */
function enumAssignment(node: Node | null, own: string | undefined): { key: string; value: Node } | null {
  const target = node?.type === 'assignment_expression' ? field(node, 'left') : null;
  if (!node || !target || field(target, 'object').text !== own) return null;
  if (target.type === 'member_expression')
    return { key: field(target, 'property').text, value: field(node, 'right') };
  if (target.type !== 'subscript_expression') return null;
  const index = field(target, 'index');
  if (index.type === 'assignment_expression') return enumAssignment(index, own);
  return index.type === 'string' ? { key: stringText(index), value: field(node, 'right') } : null;
}

function isPropertyOf(parent: Node, name: Node): boolean {
  return (
    (parent.type === 'subscript_expression' || parent.type === 'member_expression') &&
    isField(parent, 'object', name)
  );
}

function exportName(declaration: Node | null, name: string): { exported?: string } {
  const statement = declaration?.parent;
  if (statement?.type !== 'export_statement') return {};
  return { exported: statement.children.some(child => child?.type === 'default') ? 'default' : name };
}

function exportedStatement(declaration: Node): Node {
  return declaration.parent?.type === 'export_statement' ? declaration.parent : declaration;
}

function statementOf(node: Node): Node {
  return node.parent?.type === 'expression_statement' ? node.parent : node;
}

/** `undefined` and `void 0`: an announcement, not a value. */
function isNothing(node: Node): boolean {
  if (node.type === 'assignment_expression') return isNothing(field(node, 'right'));
  return (
    node.type === 'undefined' ||
    node.text === 'undefined' ||
    (node.type === 'unary_expression' && field(node, 'operator').text === 'void')
  );
}

function stringText(node: Node): string {
  return decode(node.text.slice(1, -1)) ?? node.text;
}

/** As in a template: what is not a text is written as one. */
function textOf(value: Value): string | undefined {
  // Nothing may be `null` here or `undefined`, which are written differently.
  return isScalar(value) && value !== null ? String(value) : undefined;
}

function truth(value: Value): boolean | undefined {
  if (isScalar(value)) return Boolean(value);
  return value instanceof Sequence || value instanceof Mapping ? true : undefined;
}

function sumOfTexts(left: Value, right: Value): Value | undefined {
  if (typeof left !== 'string' && typeof right !== 'string') return undefined;
  const [a, b] = [textOf(left), textOf(right)];
  return a === undefined || b === undefined ? undefined : bounded(a + b);
}

/** `==` compares values of one type as `===` does. */
function sameType(fold: Fold): Fold {
  return (left, right) => (typeof left === typeof right && left !== null ? fold(left, right) : undefined);
}

function numberFrom(value: Value | undefined): Value | undefined {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && value.trim() !== '' ? finite(Number(value)) : undefined;
}

/** Lists and single values one after the other, or texts. */
function concatenate(
  receiver: Value | undefined,
  args: readonly Value[],
  origin: Entry['origin'],
): Value | undefined {
  if (typeof receiver === 'string') {
    const more = args.map(textOf);
    return more.includes(undefined) ? undefined : bounded(receiver + more.join(''));
  }
  if (!(receiver instanceof Sequence) || receiver.distinct) return undefined;
  const added = args.flatMap(arg =>
    arg instanceof Sequence && !arg.distinct ? arg.entries : [{ value: arg, origin }],
  );
  return new Sequence([...receiver.entries, ...added]);
}

function flattened(entries: readonly Entry[]): Value {
  return new Sequence(
    entries.flatMap(entry =>
      entry.value instanceof Sequence && !entry.value.distinct ? entry.value.entries : [entry],
    ),
  );
}

/** `new Map(…)`, unless it tells keys apart that {@link toMapping} takes for one: `true` and `1`. */
function map(...parameters: Parameters<PureFunction>): Value | undefined {
  const result = toMapping(...parameters);
  return result instanceof Mapping && result.entries.some(({ key }) => typeof key === 'boolean')
    ? undefined
    : result;
}

/** Keys of an object are texts. */
function ownKeys(value: Value | undefined): Value | undefined {
  if (!(value instanceof Mapping) || value.entries.some(({ key }) => typeof key !== 'string'))
    return undefined;
  return new Sequence(value.entries.map(({ key, origin }) => ({ value: key, origin })));
}

/** Methods of a `Map`: no arguments. */
function ofMap(apply: PureFunction): PureFunction {
  return taking(0, apply);
}

/** A list with a function applied to each item, when the function only builds a value. */
function mapped(...[receiver, [apply, ...more], , , invoke]: Parameters<PureFunction>): Value | undefined {
  if (!(receiver instanceof Sequence) || apply === undefined || more.length > 0) return undefined;
  const entries: Entry[] = [];
  for (const [i, { value, origin }] of receiver.entries.entries()) {
    const result = invoke(apply, [value, i]);
    if (result === undefined) return undefined;
    entries.push({ value: result, origin });
  }
  return new Sequence(entries);
}

function filtered(...[receiver, [apply, ...more], , , invoke]: Parameters<PureFunction>): Value | undefined {
  if (!(receiver instanceof Sequence) || apply === undefined || more.length > 0) return undefined;
  const entries: Entry[] = [];
  for (const [i, entry] of receiver.entries.entries()) {
    const result = invoke(apply, [entry.value, i]);
    const holds = result === undefined ? undefined : truth(result);
    if (holds === undefined) return undefined;
    if (holds) entries.push(entry);
  }
  return new Sequence(entries);
}

function byCodeUnit(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
