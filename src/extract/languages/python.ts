import type { Node } from 'web-tree-sitter';
import {
  asNumber,
  asText,
  concatenate,
  itself,
  joinedBy,
  keys,
  length,
  overlay,
  pairs,
  type PureFunctions,
  receiverItself,
  sortedTexts,
  split,
  text,
  toMapping,
  toSequence,
  toSet,
  values,
} from '../evaluate/pure-functions.js';
import { Sequence } from '../evaluate/value.js';
import { contains, field, isField, named } from '../syntax/nodes.js';
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
  Parameter,
} from './language.js';

/** Python 3, as the Language Reference describes it (docs.python.org/3/reference). */

const SIMPLE_ESCAPES: Readonly<Record<string, string>> = {
  '\n': '', '\\': '\\', "'": "'", '"': '"', a: '\x07', b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v',
};

const functions: PureFunctions = {
  list: toSequence,
  tuple: toSequence,
  set: toSet,
  frozenset: toSet,
  sorted: sortedTexts,
  dict: (receiver, args, origin) => (args.length > 1 ? overlay(undefined, args, origin) : toMapping(receiver, args, origin)),
  OrderedDict: toMapping,
  'collections.OrderedDict': toMapping,
  MappingProxyType: itself,
  'types.MappingProxyType': itself,
  str: asText,
  int: asNumber,
  len: length,
  dedent: (_receiver, [value]) => (typeof value === 'string' ? dedent(value) : undefined),
  'textwrap.dedent': (_receiver, [value]) => (typeof value === 'string' ? dedent(value) : undefined),
  '.keys': keys,
  '.values': values,
  '.items': pairs,
  '.copy': receiverItself,
  '.union': (receiver, args, origin) => {
    const all = concatenate(receiver instanceof Sequence ? receiver : undefined, args, origin);
    return all instanceof Sequence ? toSet(undefined, [all], origin) : undefined;
  },
  '.join': joinedBy,
  '.split': split,
  '.splitlines': (receiver, args, origin) => split(receiver, args.length > 0 ? args : ['\n'], origin),
  '.strip': text((value, characters) => stripEnd(stripStart(value, characters), characters)),
  '.lstrip': text(stripStart),
  '.rstrip': text(stripEnd),
  '.lower': text(value => value.toLowerCase()),
  '.upper': text(value => value.toUpperCase()),
  '.removeprefix': text((value, prefix = '') => (value.startsWith(prefix) ? value.slice(prefix.length) : value)),
  '.removesuffix': text((value, suffix = '') => (suffix !== '' && value.endsWith(suffix) ? value.slice(0, -suffix.length) : value)),
  '.replace': (receiver, [from, to]) =>
    typeof receiver === 'string' && typeof from === 'string' && typeof to === 'string' ? receiver.replaceAll(from, () => to) : undefined,
};

export const language: Language = {
  name: 'Python',
  extensions: ['.py', '.pyi'],
  grammar: 'tree-sitter-python/tree-sitter-python.wasm',
  comments: { types: new Set(['comment']), line: ['#'], block: [] },
  scopes: new Set(['module', 'function_definition', 'class_definition', 'lambda']),
  nameCharacters: '\\p{ID_Continue}',
  functions,
  expression,
  binding,
  change,
  wildcards(root) {
    return root.namedChildren
      .filter(node => node?.type === 'import_from_statement' && node.namedChildren.some(child => child?.type === 'wildcard_import'))
      .map(node => node?.childForFieldName('module_name')?.text ?? '');
  },
  modulePaths,
};

function expression(node: Node): Expression {
  switch (node.type) {
    case 'string':
      return stringOf(node);
    case 'concatenated_string':
      return { kind: 'text', parts: named(node) };
    case 'integer':
      return integer(node.text);
    case 'float':
      return number(Number(node.text.replaceAll('_', '')), node.text);
    case 'true':
      return { kind: 'literal', value: true };
    case 'false':
      return { kind: 'literal', value: false };
    case 'none':
      return { kind: 'literal', value: null };
    case 'parenthesized_expression':
      return same(named(node)[0], node);
    case 'expression_statement':
      return same(node.firstNamedChild, node);
    case 'named_expression':
      return same(node.childForFieldName('value'), node);
    case 'assignment':
      return same(node.childForFieldName('right'), node);
    case 'dictionary':
      return { kind: 'mapping', entries: named(node).map(dictionaryEntry) };
    case 'list':
    case 'tuple':
    case 'expression_list':
      return { kind: 'sequence', items: items(node) };
    case 'set':
      return { kind: 'sequence', items: items(node), distinct: true };
    case 'identifier':
      return { kind: 'name', name: node.text };
    case 'attribute':
      return { kind: 'member', object: field(node, 'object'), name: field(node, 'attribute').text };
    case 'subscript':
      return { kind: 'index', object: field(node, 'value'), index: field(node, 'subscript') };
    case 'binary_operator':
      return { kind: 'binary', operator: field(node, 'operator').text, left: field(node, 'left'), right: field(node, 'right') };
    case 'unary_operator':
      return { kind: 'unary', operator: field(node, 'operator').text, operand: field(node, 'argument') };
    case 'not_operator':
      return { kind: 'unary', operator: 'not', operand: field(node, 'argument') };
    case 'conditional_expression': {
      const [then, condition, otherwise] = named(node) as [Node, Node, Node];
      return { kind: 'choice', condition, then, otherwise };
    }
    case 'call':
      return callOf(node);
    case 'lambda':
      return { kind: 'function', function: lambdaOf(node) };
    case 'interpolation': {
      // `{x!r}`, `{x:>4}` and `{x=}` are texts that only a run can give.
      const plain = named(node).length === 1 && !node.children.some(child => child?.type === '=');
      return plain ? same(node.firstNamedChild, node) : opaque('a formatted value in an f-string');
    }
    case 'list_comprehension':
    case 'dictionary_comprehension':
    case 'set_comprehension':
    case 'generator_expression':
      return opaque('a comprehension');
    case 'ellipsis':
      return opaque('an ellipsis');
    default:
      return opaque(`a ${node.type.replaceAll('_', ' ')}`);
  }
}

function binding(name: Node): Binding | null {
  const parent = name.parent;
  if (name.type !== 'identifier' || !parent) return null;
  switch (parent.type) {
    case 'assignment': {
      const value = parent.childForFieldName('right');
      if (!value || !isField(parent, 'left', name)) return null;
      return { kind: 'value', node: statementOf(parent), value };
    }
    case 'function_definition':
      if (!isField(parent, 'name', name)) return null;
      return { kind: 'value', node: decorated(parent), value: { kind: 'function', function: functionOf(parent) } };
    case 'class_definition':
      if (!isField(parent, 'name', name)) return null;
      return { kind: 'value', node: decorated(parent), value: { kind: 'class', class: classOf(parent) } };
    case 'dotted_name':
    case 'aliased_import':
      return importOf(name, parent);
    case 'parameters':
    case 'lambda_parameters':
    case 'typed_parameter':
    case 'list_splat_pattern':
    case 'dictionary_splat_pattern':
      return { kind: 'value', node: parent, value: opaque('a parameter') };
    case 'default_parameter':
    case 'typed_default_parameter':
      return isField(parent, 'name', name) ? { kind: 'value', node: parent, value: opaque('a parameter') } : null;
    case 'for_statement':
      return isField(parent, 'left', name) ? { kind: 'value', node: parent, value: opaque('a loop variable') } : null;
    default:
      return null;
  }
}

function importOf(name: Node, parent: Node): Binding | null {
  const aliased = parent.type === 'aliased_import' ? parent : parent.parent?.type === 'aliased_import' ? parent.parent : null;
  // In `import a as b` and `from m import a as b` only `b` is bound.
  if (aliased && !isField(aliased, 'alias', name)) return null;
  const statement = (aliased ?? parent).parent;
  const imported = aliased ? field(aliased, 'name').text : parent.text;
  if (statement?.type === 'import_from_statement') {
    const module = field(statement, 'module_name');
    if (contains(module, name)) return null;
    return { kind: 'import', node: statement, specifier: module.text, name: imported };
  }
  if (statement?.type !== 'import_statement') return null;
  // `import a.b` binds `a`, the package; as a whole it can be followed only when it has one part or an alias.
  if (!aliased && parent.namedChildCount > 1) return null;
  return { kind: 'import', node: statement, specifier: imported, name: null };
}

function change(name: Node): Change | null {
  const parent = name.parent;
  if (name.type !== 'identifier' || !parent) return null;
  if (parent.type === 'augmented_assignment' && isField(parent, 'left', name)) {
    const node = statementOf(parent);
    const operator = field(parent, 'operator').text;
    return operator === '+=' || operator === '|='
      ? { kind: 'extend', node, value: field(parent, 'right') }
      : { kind: 'unknown', node };
  }
  if (parent.type === 'subscript' && isField(parent, 'value', name)) {
    const outer = parent.parent;
    if (outer?.type === 'assignment' && isField(outer, 'left', parent)) {
      const value = outer.childForFieldName('right');
      return value && { kind: 'set', node: statementOf(outer), key: field(parent, 'subscript'), value };
    }
    return outer?.type === 'delete_statement' || outer?.type === 'augmented_assignment' ? { kind: 'unknown', node: statementOf(outer) } : null;
  }
  const call = parent.parent;
  if (parent.type !== 'attribute' || !isField(parent, 'object', name) || call?.type !== 'call' || !isField(call, 'function', parent)) return null;
  const method = field(parent, 'attribute').text;
  const args = named(field(call, 'arguments'));
  const node = statementOf(call);
  const [value] = args;
  if (args.length === 1 && value && value.type !== 'keyword_argument') {
    if (method === 'append' || method === 'add') return { kind: 'append', node, value };
    if (method === 'extend' || method === 'update') return { kind: 'extend', node, value };
  }
  return MUTATING_METHODS.has(method) ? { kind: 'unknown', node } : null;
}

const MUTATING_METHODS = new Set([
  'add', 'append', 'clear', 'difference_update', 'discard', 'extend', 'insert', 'intersection_update', 'pop', 'popitem',
  'remove', 'reverse', 'setdefault', 'sort', 'update',
]);

/** Python looks beside the importer for relative specifiers, else in the folders of `sys.path`: here, those around the importer. */
function modulePaths(specifier: string, importer: string): string[] {
  const dots = /^\.*/.exec(specifier)?.[0].length ?? 0;
  const parts = specifier.slice(dots).split('.').filter(part => part !== '');
  const folder = importer.split('/').slice(0, -1);
  const bases: string[][] = [];
  if (dots > 0) bases.push(folder.slice(0, folder.length - (dots - 1)));
  else for (let length = folder.length; length >= 0; length -= 1) bases.push(folder.slice(0, length));
  return bases.flatMap(base => {
    const path = [...base, ...parts].join('/');
    return parts.length > 0 ? [`${path}.py`, `${path}/__init__.py`, `${path}.pyi`] : [[...base, '__init__.py'].join('/')];
  });
}

function stringOf(node: Node): Expression {
  const [start] = node.children as [Node];
  const prefix = start.text.replace(/['"]+$/, '').toLowerCase();
  if (prefix.includes('b')) return opaque('a bytes literal');
  const raw = prefix.includes('r');
  const parts: (string | Node)[] = [];
  for (const child of node.children) {
    if (child?.type === 'interpolation') parts.push(child);
    if (child?.type !== 'string_content') continue;
    let content = child.text;
    if (prefix.includes('f')) content = content.replaceAll('{{', '{').replaceAll('}}', '}');
    const decoded = raw ? content : unescape(content);
    if (decoded === undefined) return opaque('a character named by \\N{…}');
    parts.push(decoded);
  }
  if (parts.every(part => typeof part === 'string')) return { kind: 'literal', value: parts.join('') };
  return { kind: 'text', parts };
}

/** Escapes of "String and Bytes literals"; an unknown escape stays as it is. */
function unescape(content: string): string | undefined {
  if (!content.includes('\\')) return content;
  if (content.includes('\\N{')) return undefined;
  return content.replace(
    /\\(?:([0-7]{1,3})|x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|([\s\S]))/gu,
    (whole, octal?: string, hex?: string, short?: string, long?: string, simple?: string) => {
      if (octal !== undefined) return String.fromCodePoint(Number.parseInt(octal, 8));
      const code = hex ?? short ?? long;
      if (code !== undefined) return String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0x10ffff));
      return SIMPLE_ESCAPES[simple as string] ?? whole;
    },
  );
}

function integer(source: string): Expression {
  const digits = source.replaceAll('_', '').toLowerCase();
  return digits.endsWith('j') ? opaque('a complex number') : number(Number(digits), source);
}

function number(value: number, source: string): Expression {
  if (Number.isInteger(value) && !Number.isSafeInteger(value)) return opaque(`${source} is beyond 2^53`);
  return Number.isFinite(value) ? { kind: 'literal', value } : opaque(`the number ${source}`);
}

function items(node: Node): Item[] {
  return named(node).map(child =>
    child.type === 'list_splat' ? { node: child.firstNamedChild as Node, spread: true } : { node: child, spread: false },
  );
}

function dictionaryEntry(node: Node): MappingEntry {
  if (node.type === 'dictionary_splat') return { node, spread: node.firstNamedChild as Node };
  if (node.type !== 'pair') return { node, key: node.text, value: node };
  return { node, key: field(node, 'key'), value: field(node, 'value') };
}

function callOf(node: Node): Expression {
  const list = field(node, 'arguments');
  if (list.type !== 'argument_list') return opaque('a generator');
  const args = named(list).map((child): Argument => {
    if (child.type === 'keyword_argument') return { node: field(child, 'value'), name: field(child, 'name').text };
    if (child.type === 'list_splat') return { node: child.firstNamedChild as Node, spread: 'positional' };
    if (child.type === 'dictionary_splat') return { node: child.firstNamedChild as Node, spread: 'named' };
    return { node: child };
  });
  return { kind: 'call', callee: field(node, 'function'), arguments: args };
}

function functionOf(node: Node): FunctionShape {
  return {
    name: field(node, 'name').text,
    node,
    parameters: parametersOf(node.childForFieldName('parameters')),
    result: resultOf(field(node, 'body')),
  };
}

function lambdaOf(node: Node): FunctionShape {
  return { name: 'lambda', node, parameters: parametersOf(node.childForFieldName('parameters')), result: field(node, 'body') };
}

/** Only bodies that name constants and then return: anything else may do what a reader cannot follow. */
function resultOf(body: Node): Node | Expression | null {
  const statements = named(body);
  const last = statements.at(-1);
  const before = statements.slice(0, -1);
  if (!last || !before.every(isDeclaration)) return null;
  if (last.type === 'return_statement') return last.firstNamedChild;
  return last.type === 'match_statement' ? armsOf(last) : null;
}

function isDeclaration(statement: Node): boolean {
  if (statement.type === 'import_from_statement' || statement.type === 'import_statement') return true;
  if (statement.type !== 'expression_statement') return false;
  return ['string', 'concatenated_string', 'assignment'].includes(statement.firstNamedChild?.type ?? '');
}

/** `case "a" | "b": return x` as entries of a table. */
function armsOf(match: Node): Expression {
  const entries: MappingEntry[] = [];
  for (const clause of named(field(match, 'body'))) {
    if (clause.type !== 'case_clause') continue;
    const value = resultOf(field(clause, 'consequence'));
    if (!value || !('id' in value)) continue;
    for (const pattern of clause.namedChildren.filter(child => child?.type === 'case_pattern')) {
      for (const key of alternatives(pattern as Node)) entries.push({ node: clause, key, value });
    }
  }
  return { kind: 'mapping', entries };
}

function alternatives(pattern: Node): Node[] {
  const [inner] = named(pattern);
  if (!inner) return [];
  return inner.type === 'union_pattern' ? named(inner) : [inner];
}

function classOf(node: Node): ClassShape {
  const members: MappingEntry[] = [];
  const fields: Parameter[] = [];
  let constructor: readonly Parameter[] | null = null;
  const isEnum = /\b(Int|Str)?(Enum|Flag)\b/.test(node.childForFieldName('superclasses')?.text ?? '');
  for (const statement of named(field(node, 'body'))) {
    const assignment = statement.type === 'expression_statement' ? statement.firstNamedChild : null;
    const definition = statement.type === 'decorated_definition' ? field(statement, 'definition') : statement;
    if (definition.type === 'function_definition' && field(definition, 'name').text === '__init__') {
      constructor = functionOf(definition).parameters.slice(1);
    }
    if (assignment?.type !== 'assignment') continue;
    const name = field(assignment, 'left');
    const value = assignment.childForFieldName('right');
    if (name.type !== 'identifier') continue;
    if (assignment.childForFieldName('type')) fields.push({ name: name.text, default: value, rest: null });
    if (value) members.push({ node: statement, key: name.text, value: isEnum && isAuto(value) ? { next: 2 } : value });
  }
  // Data classes and named tuples have their annotated fields as parameters.
  return { name: field(node, 'name').text, node, members, parameters: constructor ?? (fields.length > 0 ? fields : null) };
}

function isAuto(value: Node): boolean {
  return value.type === 'call' && /^(enum\.)?auto$/.test(field(value, 'function').text);
}

function parametersOf(list: Node | null): Parameter[] {
  const parameters: Parameter[] = [];
  for (const child of list ? named(list) : []) {
    switch (child.type) {
      case 'identifier':
        parameters.push({ name: child.text, default: null, rest: null });
        break;
      case 'typed_parameter': {
        const inner = child.firstNamedChild as Node;
        parameters.push({ name: inner.text.replace(/^\*+/, ''), default: null, rest: restOf(inner) });
        break;
      }
      case 'default_parameter':
      case 'typed_default_parameter':
        parameters.push({ name: field(child, 'name').text, default: field(child, 'value'), rest: null });
        break;
      case 'list_splat_pattern':
      case 'dictionary_splat_pattern':
        parameters.push({ name: child.text.replace(/^\*+/, ''), default: null, rest: restOf(child) });
        break;
    }
  }
  return parameters;
}

function restOf(node: Node): Parameter['rest'] {
  if (node.type === 'list_splat_pattern') return 'positional';
  return node.type === 'dictionary_splat_pattern' ? 'named' : null;
}

function statementOf(node: Node): Node {
  return node.parent?.type === 'expression_statement' ? node.parent : node;
}

function decorated(node: Node): Node {
  return node.parent?.type === 'decorated_definition' ? node.parent : node;
}

/** `textwrap.dedent`: takes away the white space that every line with text begins with. */
function dedent(value: string): string {
  const lines = value.split('\n').map(line => (line.trim() === '' ? '' : line));
  const indents = lines.filter(line => line !== '').map(line => /^[ \t]*/.exec(line)?.[0] ?? '');
  let common = indents[0] ?? '';
  for (const indent of indents) while (!indent.startsWith(common)) common = common.slice(0, -1);
  return lines.map(line => line.slice(common.length)).join('\n');
}

function stripStart(value: string, characters?: string): string {
  let start = 0;
  while (start < value.length && isStripped(value[start] as string, characters)) start += 1;
  return value.slice(start);
}

function stripEnd(value: string, characters?: string): string {
  let end = value.length;
  while (end > 0 && isStripped(value[end - 1] as string, characters)) end -= 1;
  return value.slice(0, end);
}

function isStripped(character: string, characters: string | undefined): boolean {
  return characters === undefined ? /\s/.test(character) : characters.includes(character);
}

function same(node: Node | null | undefined, whole: Node): Expression {
  return node ? { kind: 'same', node } : opaque(`an empty ${whole.type.replaceAll('_', ' ')}`);
}

function opaque(reason: string): Expression & { kind: 'opaque' } {
  return { kind: 'opaque', reason: `${reason} has no value before the program runs` };
}
