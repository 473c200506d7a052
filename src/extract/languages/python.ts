import type { Node } from 'web-tree-sitter';
import { compareCodePoints } from '../../code-points.js';
import {
  bounded,
  common,
  comparison,
  either,
  equality,
  type Fold,
  finite,
  integers,
  lists,
  numberOf,
  type Operators,
  repetition,
  texts,
  unions,
} from '../evaluate/operators.js';
import {
  distinct,
  isScalar,
  itself,
  joinedBy,
  keys,
  lastWins,
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
  toSequence,
  toSet,
  values,
} from '../evaluate/pure-functions.js';
import { type Entry, Float, Mapping, Sequence, type Value } from '../evaluate/value.js';
import { contains, field, isField, named, opaque, Pair, same } from '../syntax/nodes.js';
import type {
  Argument,
  Binding,
  Change,
  ClassShape,
  Clause,
  Expression,
  FunctionShape,
  Item,
  Language,
  MappingEntry,
  NextMember,
  Parameter,
  Pattern,
} from './language.js';
import { definitions, methodsOf } from './python/definitions.js';
import { describe } from './python/describe.js';
import { cleandoc } from './python/docstring.js';

/** Python 3, as the Language Reference describes it (docs.python.org/3/reference). */

const SIMPLE_ESCAPES: Readonly<Record<string, string>> = {
  '\n': '',
  '\\': '\\',
  "'": "'",
  '"': '"',
  a: '\x07',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
};

/** What `str.strip` and `str.split` take for white space: Unicode's, and the separators of ASCII. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the separators are control characters.
const SPACE = /[\s\x1c-\x1f\x85]/;
/** Where `str.splitlines` ends a line. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: as above.
const LINE_END = /\r\n|[\n\r\v\f\x1c-\x1e\x85\u2028\u2029]/;

/** Lists over the items of a text do not exist here: `list("abc")` stays a call. */
const PLAIN_STRING = /^(?:"([^"\\\n]*)"|'([^'\\\n]*)')$/;

const functions: PureFunctions = {
  list: toSequence,
  tuple: toTuple,
  set: toSet,
  frozenset: toSet,
  sorted: taking(1, (_receiver, [list]) => sortedTexts(list, compareCodePoints)),
  dict: (_receiver, args, origin, keywords) => dict(args, keywords, origin),
  OrderedDict: (_receiver, args, origin, keywords) => dict(args, keywords, origin),
  'collections.OrderedDict': (_receiver, args, origin, keywords) => dict(args, keywords, origin),
  staticmethod: itself,
  MappingProxyType: itself,
  'types.MappingProxyType': itself,
  str: taking(1, (_receiver, [value]) => (value === undefined ? '' : textOf(value))),
  int: taking(1, (_receiver, [value]) => int(value)),
  len: taking(1, (_receiver, [value]) => length(value)),
  dedent: taking(1, (_receiver, [value]) => (typeof value === 'string' ? dedent(value) : undefined)),
  'textwrap.dedent': taking(1, (_receiver, [value]) =>
    typeof value === 'string' ? dedent(value) : undefined,
  ),
  'inspect.cleandoc': taking(1, (_receiver, [value]) =>
    typeof value === 'string' ? cleandoc(value) : undefined,
  ),
  enumerate: taking(1, (_receiver, [list]) => enumerate(list)),
  '.keys': keys,
  '.values': values,
  '.items': pairs,
  '.copy': receiverItself,
  '.get': taking(2, (receiver, [key, otherwise]) =>
    receiver instanceof Mapping && isScalar(key) ? (receiver.get(key) ?? otherwise ?? null) : undefined,
  ),
  '.union': (receiver, args) => setOf(receiver, args, unions),
  '.intersection': (receiver, args) => setOf(receiver, args, common(true)),
  '.difference': (receiver, args) => setOf(receiver, args, common(false)),
  '.join': joinedBy,
  '.split': taking(1, split),
  '.splitlines': taking(0, (receiver, _args, origin) =>
    typeof receiver === 'string' ? parts(linesOf(receiver), origin) : undefined,
  ),
  '.format': (receiver, args, _origin, keywords) =>
    typeof receiver === 'string' ? formatted(receiver, args, keywords) : undefined,
  '.strip': text((value, characters) => stripEnd(stripStart(value, characters), characters)),
  '.lstrip': text(stripStart),
  '.rstrip': text(stripEnd),
  '.lower': text((value, none) => (none === undefined ? value.toLowerCase() : undefined)),
  '.upper': text((value, none) => (none === undefined ? value.toUpperCase() : undefined)),
  '.startswith': text((value, prefix) => (prefix === undefined ? undefined : value.startsWith(prefix))),
  '.endswith': text((value, suffix) => (suffix === undefined ? undefined : value.endsWith(suffix))),
  '.removeprefix': text((value, prefix = '') =>
    value.startsWith(prefix) ? value.slice(prefix.length) : value,
  ),
  '.removesuffix': text((value, suffix = '') =>
    suffix !== '' && value.endsWith(suffix) ? value.slice(0, -suffix.length) : value,
  ),
  '.replace': taking(2, (receiver, [from, to]) =>
    typeof receiver === 'string' && typeof from === 'string' && typeof to === 'string'
      ? replaceAll(receiver, from, to)
      : undefined,
  ),
};

const operators: Operators = {
  binary: {
    '+': either(
      arithmetic(
        (a, b) => a + b,
        (a, b) => a + b,
      ),
      texts,
      lists,
    ),
    '-': either(
      arithmetic(
        (a, b) => a - b,
        (a, b) => a - b,
      ),
      common(false),
    ),
    '*': either(
      arithmetic(
        (a, b) => a * b,
        (a, b) => a * b,
      ),
      repetition,
    ),
    '/': (left, right) => {
      const [a, b] = [numberOf(left), numberOf(right)];
      return a === undefined || b === undefined || b === 0 ? undefined : float(a / b);
    },
    '//': integers((a, b) => (b === 0n ? undefined : (a - modulo(a, b)) / b)),
    '%': either(
      integers((a, b) => (b === 0n ? undefined : modulo(a, b))),
      percent,
    ),
    '**': integers((a, b) => (b < 0n || b > 1100n ? undefined : a ** b)),
    '<<': integers((a, b) => (b < 0n || b > 53n ? undefined : a << b)),
    '>>': integers((a, b) => (b < 0n ? undefined : a >> b)),
    '&': either(
      integers((a, b) => a & b),
      common(true),
    ),
    '|': either(
      integers((a, b) => a | b),
      unions,
    ),
    '^': integers((a, b) => a ^ b),
    '==': equality(true),
    '!=': equality(false),
    is: equality(true),
    'is not': equality(false),
    '<': comparison((a, b) => order(a, b) < 0),
    '<=': comparison((a, b) => order(a, b) <= 0),
    '>': comparison((a, b) => order(a, b) > 0),
    '>=': comparison((a, b) => order(a, b) >= 0),
    in: membership(true),
    'not in': membership(false),
  },
  unary: {
    '-': operand =>
      operand instanceof Float
        ? new Float(-operand.value)
        : typeof operand === 'number'
          ? 0 - operand
          : undefined,
    '+': operand => (numberOf(operand) === undefined ? undefined : operand),
    '~': operand => (Number.isInteger(operand) ? finite(-(operand as number) - 1) : undefined),
    not: operand => {
      const holds = truth(operand);
      return holds === undefined ? undefined : !holds;
    },
  },
  truth,
  text: textOf,
  item: (entries, index) => (Number.isInteger(index) ? entries.at(index) : undefined),
  keys: index => [index],
};

export const language: Language = {
  name: 'Python',
  extensions: ['.py', '.pyi'],
  grammar: 'tree-sitter-python/tree-sitter-python.wasm',
  comments: { types: new Set(['comment']), line: ['#'], block: [] },
  scopes: new Set(['module', 'function_definition', 'class_definition', 'lambda']),
  deferred: new Set(['function_definition', 'lambda']),
  nameCharacters: '\\p{ID_Continue}',
  functions,
  operators,
  expression,
  binding,
  change,
  wildcards(root) {
    return root.namedChildren
      .filter(
        node =>
          node?.type === 'import_from_statement' &&
          node.namedChildren.some(child => child?.type === 'wildcard_import'),
      )
      .map(node => node?.childForFieldName('module_name')?.text ?? '');
  },
  modulePaths,
  definitions,
  exportList: '__all__',
  describe,
  moduleName,
  submodule(name, path) {
    return path.endsWith('__init__.py') ? `.${name}` : null;
  },
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
      return floatLiteral(node.text);
    case 'true':
      return { kind: 'literal', value: true };
    case 'false':
      return { kind: 'literal', value: false };
    case 'none':
      return { kind: 'literal', value: null };
    case 'parenthesized_expression':
      return same(named(node)[0], node);
    case 'expression_statement':
    case 'list_splat':
      return same(named(node)[0], node);
    case 'named_expression':
      return same(node.childForFieldName('value'), node);
    case 'assignment':
      return same(node.childForFieldName('right'), node);
    case 'dictionary':
      return { kind: 'mapping', entries: named(node).map(dictionaryEntry) };
    case 'list':
      return { kind: 'sequence', items: items(node) };
    case 'tuple':
    case 'expression_list':
      return { kind: 'sequence', items: items(node), fixed: true };
    case 'set':
      return { kind: 'sequence', items: items(node), distinct: true };
    case 'identifier':
      return { kind: 'name', name: node.text };
    case 'attribute': {
      const name = field(node, 'attribute').text;
      // The function inside of a static or class method.
      if (name === '__func__') return same(node.childForFieldName('object'), node);
      return { kind: 'member', object: field(node, 'object'), name };
    }
    case 'subscript':
      return { kind: 'index', object: field(node, 'value'), index: field(node, 'subscript') };
    case 'binary_operator':
      return {
        kind: 'binary',
        operator: field(node, 'operator').text,
        left: field(node, 'left'),
        right: field(node, 'right'),
      };
    case 'unary_operator':
      return { kind: 'unary', operator: field(node, 'operator').text, operand: field(node, 'argument') };
    case 'comparison_operator':
      return comparisonOf(node);
    case 'boolean_operator': {
      const operator = field(node, 'operator').text === 'and' ? 'and' : 'or';
      return { kind: 'either', operator, left: field(node, 'left'), right: field(node, 'right') };
    }
    case 'not_operator':
      return { kind: 'unary', operator: 'not', operand: field(node, 'argument') };
    case 'conditional_expression': {
      const [whenTrue, condition, whenFalse] = named(node) as [Node, Node, Node];
      return { kind: 'choice', condition, whenTrue, whenFalse };
    }
    case 'call':
      return callOf(node);
    case 'lambda':
      return { kind: 'function', function: lambdaOf(node) };
    case 'function_definition':
      return { kind: 'function', function: functionOf(node) };
    case 'class_definition':
      return { kind: 'class', class: classOf(node) };
    case 'interpolation': {
      // `{x!r}`, `{x:>4}` and `{x=}` are texts that only a run can give.
      const plain = named(node).length === 1 && !node.children.some(child => child?.type === '=');
      return plain ? same(node.firstNamedChild, node) : opaque('a formatted value in an f-string');
    }
    case 'list_comprehension':
    case 'dictionary_comprehension':
    case 'set_comprehension':
    case 'generator_expression':
      return comprehensionOf(node);
    case 'dotted_name':
      return dottedName(node);
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
      return { kind: 'value', node: statementOf(outermost(parent)), value };
    }
    case 'attribute': {
      // `self.words = …`: found by name, but not a variable.
      const value = parent.parent?.type === 'assignment' ? parent.parent.childForFieldName('right') : null;
      if (!value || !isField(parent, 'attribute', name) || !isField(parent.parent as Node, 'left', parent))
        return null;
      return { kind: 'value', node: statementOf(parent.parent as Node), value, member: true };
    }
    case 'pattern_list':
    case 'tuple_pattern':
    case 'list_pattern':
    case 'list_splat_pattern':
      return partOf(name);
    case 'named_expression':
    case 'as_pattern_target':
      return { kind: 'value', node: parent, value: opaque('a name that is bound on the way') };
    case 'function_definition':
      if (!isField(parent, 'name', name)) return null;
      return {
        kind: 'value',
        node: decorated(parent),
        value: { kind: 'function', function: functionOf(parent) },
      };
    case 'class_definition':
      if (!isField(parent, 'name', name)) return null;
      return { kind: 'value', node: decorated(parent), value: { kind: 'class', class: classOf(parent) } };
    case 'dotted_name':
    case 'aliased_import':
      return importOf(name, parent);
    case 'parameters':
    case 'lambda_parameters':
    case 'typed_parameter':
    case 'dictionary_splat_pattern':
      return { kind: 'value', node: parent, value: opaque('a parameter') };
    case 'default_parameter':
    case 'typed_default_parameter':
      return isField(parent, 'name', name)
        ? { kind: 'value', node: parent, value: opaque('a parameter') }
        : null;
    case 'for_statement':
      return isField(parent, 'left', name)
        ? { kind: 'value', node: parent, value: opaque('a loop variable') }
        : null;
    default:
      return null;
  }
}

function importOf(name: Node, parent: Node): Binding | null {
  const aliased =
    parent.type === 'aliased_import'
      ? parent
      : parent.parent?.type === 'aliased_import'
        ? parent.parent
        : null;
  // In `import a as b` and `from m import a as b` only `b` is bound.
  if (aliased && !isField(aliased, 'alias', name)) return null;
  const statement = (aliased ?? parent).parent;
  const imported = aliased ? field(aliased, 'name').text : parent.text;
  if (statement?.type === 'import_from_statement') {
    const module = field(statement, 'module_name');
    if (contains(module, name)) return null;
    const submodule = module.text + (module.text.endsWith('.') ? '' : '.') + imported;
    return { kind: 'import', node: statement, specifier: module.text, name: imported, submodule };
  }
  if (statement?.type !== 'import_statement') return null;
  // `import a.b` binds `a`, the package.
  if (!aliased && parent.namedChildCount > 1) {
    if (parent.firstNamedChild?.id !== name.id) return null;
    return { kind: 'import', node: statement, specifier: name.text, name: null };
  }
  return { kind: 'import', node: statement, specifier: imported, name: null };
}

function change(name: Node): Change | null {
  const parent = name.parent;
  if (name.type !== 'identifier' || !parent) return null;
  if (parent.type === 'augmented_assignment' && isField(parent, 'left', name)) {
    const node = statementOf(parent);
    const operator = field(parent, 'operator').text;
    return operator === '+=' || operator === '|='
      ? { kind: 'extend', node, values: [field(parent, 'right')] }
      : { kind: 'unknown', node };
  }
  if (parent.type === 'subscript' && isField(parent, 'value', name)) {
    const outer = parent.parent;
    if (outer?.type === 'assignment' && isField(outer, 'left', parent)) {
      const value = outer.childForFieldName('right');
      const key = field(parent, 'subscript');
      return value && (loopOf(outer, key, value) ?? { kind: 'set', node: statementOf(outer), key, value });
    }
    return outer?.type === 'delete_statement' || outer?.type === 'augmented_assignment'
      ? { kind: 'unknown', node: statementOf(outer) }
      : null;
  }
  const call = parent.parent;
  if (
    parent.type !== 'attribute' ||
    !isField(parent, 'object', name) ||
    call?.type !== 'call' ||
    !isField(call, 'function', parent)
  )
    return null;
  const method = field(parent, 'attribute').text;
  const args = named(field(call, 'arguments'));
  const node = statementOf(call);
  if (args.every(argument => !SPECIAL_ARGUMENTS.has(argument.type))) {
    if (method === 'append' || method === 'add')
      return { kind: 'append', node, items: args.map(argument => ({ node: argument, spread: false })) };
    if (method === 'extend' || method === 'update') return { kind: 'extend', node, values: args };
  }
  return MUTATING_METHODS.has(method) ? { kind: 'unknown', node } : null;
}

/** `for x in xs: table[key] = value`, where that is all that the loop does: a comprehension in other words. */
function loopOf(assignment: Node, key: Node, value: Node): Change | null {
  const block = statementOf(assignment).parent;
  const loop = block?.type === 'block' ? block.parent : null;
  if (loop?.type !== 'for_statement' || !block || named(block).length !== 1) return null;
  if (loop.childForFieldName('alternative')) return null;
  const target = patternOf(field(loop, 'left'));
  if (!target) return null;
  const clauses: Clause[] = [{ target, list: field(loop, 'right') }];
  return { kind: 'extend', node: loop, values: [{ kind: 'comprehension', clauses, key, result: value }] };
}

const SPECIAL_ARGUMENTS = new Set([
  'keyword_argument',
  'list_splat',
  'dictionary_splat',
  'generator_expression',
]);

const MUTATING_METHODS = new Set([
  'add',
  'append',
  'clear',
  'difference_update',
  'discard',
  'extend',
  'insert',
  'intersection_update',
  'pop',
  'popitem',
  'remove',
  'reverse',
  'setdefault',
  'sort',
  'update',
]);

/** Python looks beside the importer for relative specifiers, else in the folders of `sys.path`: here, those around the importer. */
function modulePaths(specifier: string, importer: string, isFile: (path: string) => boolean): string[] {
  const dots = /^\.*/.exec(specifier)?.[0].length ?? 0;
  const parts = specifier
    .slice(dots)
    .split('.')
    .filter(part => part !== '');
  const folder = importer.split('/').slice(0, -1);
  const bases: string[][] = [];
  if (dots > folder.length + 1) return [];
  if (dots > 0) bases.push(folder.slice(0, folder.length - (dots - 1)));
  else for (let length = folder.length; length >= 0; length -= 1) bases.push(folder.slice(0, length));
  // Inside of a package, names are looked for from where the package itself is found.
  const isPackage = (base: readonly string[]) => dots === 0 && isFile([...base, '__init__.py'].join('/'));
  bases.sort((a, b) => Number(isPackage(a)) - Number(isPackage(b)));
  return bases.flatMap(base => {
    const path = [...base, ...parts].join('/');
    return parts.length > 0
      ? [`${path}/__init__.py`, `${path}.py`, `${path}.pyi`]
      : [[...base, '__init__.py'].join('/')];
  });
}

/** The packages around a file, as far as folders are packages, and its own name. */
function moduleName(path: string, isFile: (path: string) => boolean): string {
  const parts = path.replace(/\.pyi?$/, '').split('/');
  let first = parts.length - 1;
  while (first > 0 && isFile([...parts.slice(0, first), '__init__.py'].join('/'))) first -= 1;
  const name = parts.slice(first);
  if (name.length > 1 && name.at(-1) === '__init__') name.pop();
  return name.join('.');
}

function stringOf(node: Node): Expression {
  // Most strings have no prefix, no escape and one line: their text says it all, and looking at the tree is slow.
  const plain = PLAIN_STRING.exec(node.text);
  if (plain) return { kind: 'literal', value: plain[1] ?? (plain[2] as string) };
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
    const decoded = raw ? content : decode(content);
    if (decoded === undefined) return opaque('a character named by \\N{…}, or half of one,');
    parts.push(decoded);
  }
  if (parts.every(part => typeof part === 'string')) return { kind: 'literal', value: parts.join('') };
  return { kind: 'text', parts };
}

/** Escapes of "String and Bytes literals"; an unknown escape stays as it is. Undefined for what JSON cannot hold. */
function decode(content: string): string | undefined {
  if (!content.includes('\\')) return content;
  if (/(?<!\\)(?:\\\\)*\\N\{/.test(content)) return undefined;
  let half = false;
  const value = content.replace(
    /\\(?:([0-7]{1,3})|x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|([\s\S]))/gu,
    (whole, octal?: string, hex?: string, short?: string, long?: string, simple?: string) => {
      if (octal !== undefined) return String.fromCodePoint(Number.parseInt(octal, 8));
      const code = hex ?? short ?? long;
      if (code === undefined) return SIMPLE_ESCAPES[simple as string] ?? whole;
      const point = Number.parseInt(code, 16);
      // Halves of characters are characters of their own here, even side by side.
      half ||= point > 0x10ffff || (point >= 0xd800 && point <= 0xdfff);
      return half ? '' : String.fromCodePoint(point);
    },
  );
  return half ? undefined : value;
}

function integer(source: string): Expression {
  const digits = source.replaceAll('_', '').toLowerCase();
  if (digits.endsWith('j')) return opaque('a complex number');
  const value = Number(digits);
  return Number.isSafeInteger(value) ? { kind: 'literal', value } : opaque(`${source} is beyond 2^53 and`);
}

function floatLiteral(source: string): Expression {
  const value = Number(source.replaceAll('_', ''));
  if (!Number.isFinite(value)) return opaque(`the number ${source}`);
  return Number.isInteger(value) ? { kind: 'decimal', value } : { kind: 'literal', value };
}

function items(node: Node): Item[] {
  return named(node).map(child =>
    child.type === 'list_splat'
      ? { node: child.firstNamedChild as Node, spread: true }
      : { node: child, spread: isSpread(child) },
  );
}

/** In lists, the grammar binds `*` more tightly than a call or an operator: `[*sorted(x)]` is a call of `*sorted`. */
function isSpread(item: Node): boolean {
  if (!AROUND_SPLAT.has(item.type)) return false;
  let node: Node | null = item;
  while (node && AROUND_SPLAT.has(node.type)) node = node.firstChild;
  return node?.type === 'list_splat';
}

const AROUND_SPLAT = new Set([
  'call',
  'attribute',
  'subscript',
  'binary_operator',
  'boolean_operator',
  'comparison_operator',
  'conditional_expression',
]);

function dictionaryEntry(node: Node): MappingEntry {
  if (node.type === 'dictionary_splat') return { node, spread: node.firstNamedChild as Node };
  if (node.type !== 'pair') return { node, key: node.text, value: node };
  return new Pair(node, 'key', 'value');
}

function callOf(node: Node): Expression {
  const list = field(node, 'arguments');
  // `f(x for x in xs)` has the generator in place of the list of arguments.
  const args = (list.type === 'argument_list' ? named(list) : [list]).map((child): Argument => {
    if (child.type === 'keyword_argument')
      return { node: field(child, 'value'), name: field(child, 'name').text };
    if (child.type === 'list_splat') return { node: child.firstNamedChild as Node, spread: 'positional' };
    if (child.type === 'dictionary_splat') return { node: child.firstNamedChild as Node, spread: 'named' };
    return { node: child };
  });
  const callee = field(node, 'function');
  const inner = callee.type === 'list_splat' ? callee.firstNamedChild : null;
  return { kind: 'call', callee: inner ?? callee, arguments: args };
}

/** Its parts are looked at when they are asked for: most functions are only named. */
function functionOf(node: Node): FunctionShape {
  let parameters: Parameter[] | undefined;
  let result: Node | Expression | null | undefined;
  return {
    name: field(node, 'name').text,
    node,
    get parameters() {
      parameters ??= parametersOf(node.childForFieldName('parameters'));
      return parameters;
    },
    get result() {
      if (result === undefined) result = resultOf(field(node, 'body'));
      return result;
    },
  };
}

function lambdaOf(node: Node): FunctionShape {
  return {
    name: 'lambda',
    node,
    parameters: parametersOf(node.childForFieldName('parameters')),
    result: field(node, 'body'),
  };
}

/** Only bodies that name constants and then return: anything else may do what a reader cannot follow. */
function resultOf(body: Node): Node | Expression | null {
  const statements = named(body);
  const last = statements.at(-1);
  const before = statements.slice(0, -1);
  if (!last || !before.every(isDeclaration)) return null;
  if (last.type === 'return_statement') return named(last)[0] ?? null;
  return last.type === 'match_statement' ? armsOf(last) : null;
}

function isDeclaration(statement: Node): boolean {
  if (DECLARATIONS.has(statement.type)) return true;
  // Loops and statements that only add to a table are applied to it, or told.
  if (statement.type === 'for_statement') return named(field(statement, 'body')).every(isDeclaration);
  if (statement.type !== 'expression_statement') return false;
  return ['string', 'concatenated_string', 'assignment'].includes(statement.firstNamedChild?.type ?? '');
}

/** Statements that only bind names. */
const DECLARATIONS = new Set([
  'import_from_statement',
  'import_statement',
  'function_definition',
  'class_definition',
]);

/** `case "a" | "b": return x` as entries of a table; what a case does beyond that is not known. */
function armsOf(match: Node): Expression {
  const entries: MappingEntry[] = [];
  for (const clause of named(field(match, 'body'))) {
    if (clause.type !== 'case_clause') continue;
    const value = clause.childForFieldName('guard') ? null : resultOf(field(clause, 'consequence'));
    for (const pattern of clause.namedChildren.filter(child => child?.type === 'case_pattern')) {
      for (const key of alternatives(pattern as Node)) {
        entries.push({ node: clause, key, value: value ?? opaque('what this case does') });
      }
    }
  }
  return { kind: 'mapping', entries };
}

/** Constants that a pattern matches; `_` and names match everything and are no entries. */
function alternatives(pattern: Node): Node[] {
  const [inner] = named(pattern);
  if (!inner) return [];
  if (inner.type === 'union_pattern') return named(inner);
  return inner.type === 'dotted_name' && inner.namedChildCount === 1 ? [] : [inner];
}

/** Its constants and parameters are looked at when they are asked for, as those of a function. */
function classOf(node: Node): ClassShape {
  let known: ReturnType<typeof classBody> | undefined;
  const body = () => {
    known ??= classBody(node);
    return known;
  };
  return {
    name: field(node, 'name').text,
    node,
    get members() {
      return body().members;
    },
    get parameters() {
      return body().parameters;
    },
    get extendsBase() {
      return body().extendsBase;
    },
    get bases() {
      return body().bases;
    },
    ...methodsIn(node),
  };
}

function classBody(node: Node) {
  const members: MappingEntry[] = [];
  const fields: Parameter[] = [];
  let own: readonly Parameter[] | null = null;
  const bases = named(
    node.childForFieldName('superclasses') ?? node.childForFieldName('name') ?? node,
  ).filter(base => base.type !== 'keyword_argument');
  const baseNames = bases.map(base => /(\w+)(\[.*)?$/s.exec(base.text)?.[1] ?? '');
  const enumBase = baseNames.find(name => /^(Int|Str)?(Enum|Flag)$/.test(name));
  for (const statement of named(field(node, 'body'))) {
    const assignment = statement.type === 'expression_statement' ? statement.firstNamedChild : null;
    const definition = statement.type === 'decorated_definition' ? field(statement, 'definition') : statement;
    if (definition.type === 'function_definition' && field(definition, 'name').text === '__init__') {
      own = functionOf(definition).parameters.slice(1);
    }
    if (assignment?.type !== 'assignment') continue;
    const left = field(assignment, 'left');
    const right = assignment.childForFieldName('right');
    const type = assignment.childForFieldName('type');
    const parameter = type && left.type === 'identifier' ? dataField(left.text, type.text, right) : null;
    if (parameter) fields.push(parameter);
    for (const name of left.type === 'identifier' ? [left] : namesIn(left)) {
      const value = left.type === 'identifier' ? right : partIn(name, left, right);
      if (!right) continue;
      const next = enumBase && value && isAuto(value) ? nextMember(enumBase, name.text) : undefined;
      members.push({
        node: statement,
        key: name.text,
        value: next ?? value ?? opaque('a part of another value'),
      });
    }
  }
  const isDataClass = /^@(\w+\.)*(dataclass|define|frozen|mutable|attrs|s)\b/m.test(decoratorsOf(node));
  const hasFields = isDataClass || baseNames.some(name => FIELD_BASES.has(name));
  return {
    members,
    // Data classes and named tuples have their annotated fields as parameters.
    parameters: own ?? (hasFields ? fields : null),
    extendsBase: own === null && hasFields,
    bases: bases.filter((_, i) => !PLAIN_BASES.has(baseNames[i] as string)),
  };
}

/** The table that the `__init__` of a kind of `dict` puts into itself: `self.update({…})` or `super().__init__({…})`. */
function filledBy(starter: Node): FunctionShape {
  const tables = named(field(starter, 'body')).flatMap(statement => {
    const call = statement.type === 'expression_statement' ? statement.firstNamedChild : null;
    const callee = call?.type === 'call' ? field(call, 'function').text.replace(/\s/g, '') : '';
    if (call && /^(self\.update|super\(\)\.__init__)$/.test(callee)) return named(field(call, 'arguments'));
    return statement.firstNamedChild?.type === 'string' ? [] : [null];
  });
  const [table] = tables;
  const { name, node, parameters } = functionOf(starter);
  return { name, node, parameters, result: tables.length === 1 && table ? table : null };
}

/** Methods of a class, looked at when they are asked for: most uses of a class only want its constants. */
function methodsIn(node: Node): Required<Pick<ClassShape, 'method' | 'instance'>> {
  let known: ReadonlyMap<string, Node> | undefined;
  const find = (name: string): Node | undefined => {
    known ??= methodsOf(field(node, 'body'));
    return known.get(name);
  };
  return {
    method(name) {
      const method = find(name);
      if (!method) return null;
      const bound = /^\s*@(\w+\.)*classmethod\b/m.test(decoratorsOf(method));
      return { node: method, value: { kind: 'function', function: functionOf(method) }, bound };
    },
    instance() {
      const maker = find('__new__');
      // Whoever calls the `__new__` of another class makes an instance after all.
      if (maker) return /\.__new__\(/.test(maker.text) ? null : functionOf(maker);
      const starter = find('__init__');
      return starter && /^\(\s*dict\b/.test(node.childForFieldName('superclasses')?.text ?? '')
        ? filledBy(starter)
        : null;
    },
  };
}

/** Bases that make annotated names of the class into parameters of its constructor. */
const FIELD_BASES = new Set(['NamedTuple', 'TypedDict', 'BaseModel', 'Struct']);
/** Bases that say nothing about the constructor. */
const PLAIN_BASES = new Set([...FIELD_BASES, 'object', 'ABC', 'Protocol', 'Generic']);

function decoratorsOf(node: Node): string {
  const around = decorated(node);
  return around.id === node.id ? '' : around.text.slice(0, node.startIndex - around.startIndex);
}

/** A field of a data class as a parameter: `x: int = field(default=1)`; null for what the constructor does not take. */
function dataField(name: string, type: string, value: Node | null): Parameter | null {
  if (/^(typing\.)?ClassVar\b/.test(type) || /(^|\.)KW_ONLY$/.test(type)) return null;
  const isField = value?.type === 'call' && /(^|\.)(field|ib|Field)$/.test(field(value, 'function').text);
  if (!isField) return { name, default: value, rest: null };
  const options = new Map(
    named(field(value, 'arguments'))
      .filter(argument => argument.type === 'keyword_argument')
      .map(argument => [field(argument, 'name').text, field(argument, 'value')]),
  );
  if (options.get('init')?.type === 'false') return null;
  const factory = options.get('default_factory') ?? options.get('factory');
  return { name, default: options.get('default') ?? (factory ? madeBy(factory) : null), rest: null };
}

/** What a factory of defaults gives: `list`, `dict`, `lambda: …`. */
function madeBy(factory: Node): Node | Expression {
  if (factory.type === 'lambda') return field(factory, 'body');
  if (factory.text === 'dict') return { kind: 'mapping', entries: [] };
  return ['list', 'tuple', 'set'].includes(factory.text)
    ? { kind: 'sequence', items: [] }
    : opaque('what a factory makes');
}

/** `auto()`: one more than before, the next bit of a flag, or the member's name in small letters. */
function nextMember(base: string, name: string): NextMember {
  return {
    kind: 'next',
    next(previous) {
      if (base === 'StrEnum') return name.toLowerCase();
      if (previous === undefined) return 1;
      if (typeof previous !== 'number') return undefined;
      return base.endsWith('Flag') ? 2 ** (Math.floor(Math.log2(previous)) + 1) : previous + 1;
    },
  };
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
  return characters === undefined
    ? SPACE.test(character) && character !== '\uFEFF'
    : characters.includes(character);
}

/** The whole of a chain `a = b = c`. */
function outermost(assignment: Node): Node {
  let node = assignment;
  while (node.parent?.type === 'assignment') node = node.parent;
  return node;
}

/** A name among several that are bound at once: `a, b = 1, 2`. */
function partOf(name: Node): Binding | null {
  let target: Node = name;
  while (target.parent && PATTERNS.has(target.parent.type)) target = target.parent;
  const statement = target.parent;
  if (statement?.type === 'assignment' && isField(statement, 'left', target)) {
    const node = statementOf(outermost(statement));
    const right = statement.childForFieldName('right');
    const value = partIn(name, target, right) ?? itemIn(name, target, right);
    return { kind: 'value', node, value: value ?? opaque('a part of another value') };
  }
  if (statement?.type === 'for_statement')
    return { kind: 'value', node: statement, value: opaque('a loop variable') };
  if (statement?.type === 'for_in_clause') return null;
  return { kind: 'value', node: target, value: opaque('a parameter') };
}

const PATTERNS = new Set(['pattern_list', 'tuple_pattern', 'list_pattern', 'list_splat_pattern']);

/** The expression on the right that a name in a pattern on the left stands for, where they match item by item. */
function partIn(name: Node, pattern: Node, value: Node | null): Node | null {
  if (pattern.id === name.id) return value;
  if (!value || !['expression_list', 'tuple', 'list'].includes(value.type)) return null;
  const targets = named(pattern);
  const parts = named(value);
  if (targets.length !== parts.length || parts.some(part => part.type === 'list_splat')) return null;
  const index = targets.findIndex(target => contains(target, name));
  const target = targets[index];
  if (!target || target.type === 'list_splat_pattern') return null;
  return partIn(name, target, parts[index] ?? null);
}

/** A name among several that take apart what a call gives: `encode, decode = codec()`. */
function itemIn(name: Node, pattern: Node, value: Node | null): Expression | null {
  const targets = named(pattern);
  if (value?.type !== 'call' || !targets.every(target => target.type === 'identifier')) return null;
  return { kind: 'item', list: value, index: targets.findIndex(target => target.id === name.id) };
}

function namesIn(pattern: Node): Node[] {
  if (pattern.type === 'identifier') return [pattern];
  return PATTERNS.has(pattern.type) ? named(pattern).flatMap(namesIn) : [];
}

function patternOf(node: Node): Pattern | null {
  if (node.type === 'identifier') return node.text;
  if (!PATTERNS.has(node.type) || node.type === 'list_splat_pattern') return null;
  const items = named(node).map(patternOf);
  return items.includes(null) ? null : { items };
}

function comprehensionOf(node: Node): Expression {
  const [body, ...rest] = named(node) as [Node, ...Node[]];
  const clauses: Clause[] = [];
  for (const clause of rest) {
    if (clause.type === 'if_clause') {
      clauses.push({ condition: clause.firstNamedChild as Node });
      continue;
    }
    const target = clause.type === 'for_in_clause' ? patternOf(field(clause, 'left')) : null;
    if (!target || clause.children.some(child => child?.type === 'async'))
      return opaque('a comprehension like this');
    clauses.push({ target, list: field(clause, 'right') });
  }
  if (node.type === 'dictionary_comprehension') {
    return { kind: 'comprehension', clauses, key: field(body, 'key'), result: field(body, 'value') };
  }
  return { kind: 'comprehension', clauses, result: body, distinct: node.type === 'set_comprehension' };
}

/** Comparisons of two; a chain of them is rare in constants. */
function comparisonOf(node: Node): Expression {
  const [left, right, ...more] = named(node);
  if (!left || !right || more.length > 0) return opaque('a chain of comparisons');
  const operator = node.text.slice(left.endIndex - node.startIndex, right.startIndex - node.startIndex);
  return { kind: 'binary', operator: operator.trim().replace(/\s+/g, ' '), left, right };
}

/** `Token.IF`, as patterns of `match` have it. */
function dottedName(node: Node): Expression {
  const [object, name, ...more] = named(node);
  if (!object || more.length > 0) return opaque('a name like this');
  return name ? { kind: 'member', object, name: name.text } : { kind: 'name', name: object.text };
}

/** Numbers of both kinds: with a float among them, the result is one. */
function arithmetic(whole: (a: bigint, b: bigint) => bigint, real: (a: number, b: number) => number): Fold {
  const ofIntegers = integers(whole);
  return (left, right) => {
    const [a, b] = [numberOf(left), numberOf(right)];
    if (a === undefined || b === undefined) return undefined;
    return Number.isInteger(left) && Number.isInteger(right) ? ofIntegers(a, b) : float(real(a, b));
  };
}

function float(value: number): Value | undefined {
  if (!Number.isFinite(value)) return undefined;
  return Number.isInteger(value) ? new Float(value) : value;
}

/** The remainder has the sign of the divisor. */
function modulo(a: bigint, b: bigint): bigint {
  const rest = a % b;
  return rest !== 0n && rest < 0n !== b < 0n ? rest + b : rest;
}

/** `"%s" % x`, for `%s`, `%d` and `%%`. */
function percent(left: Value, right: Value): Value | undefined {
  if (typeof left !== 'string' || right instanceof Mapping) return undefined;
  const args = right instanceof Sequence ? right.entries.map(entry => entry.value) : [right];
  let used = 0;
  let failed = false;
  const result = left.replace(/%(.?)/gs, (_whole, kind: string) => {
    if (kind === '%') return '%';
    const value = args[used];
    used += 1;
    const shown =
      kind === 's' ? textOf(value) : kind === 'd' && Number.isInteger(value) ? String(value) : undefined;
    failed ||= shown === undefined;
    return shown ?? '';
  });
  return failed || used !== args.length ? undefined : bounded(result);
}

/** `"{} {0} {name}".format(…)` without format specifications. */
function formatted(
  template: string,
  args: readonly Value[],
  keywords: ReadonlyMap<string, Entry>,
): Value | undefined {
  let next = 0;
  let failed = false;
  const result = template.replace(/\{\{|\}\}|\{(\w*)\}|[{}]/g, (whole, name?: string) => {
    if (whole === '{{' || whole === '}}') return whole.charAt(0);
    let value: Value | undefined;
    if (name === '') value = args[next++];
    else if (name !== undefined) value = /^\d+$/.test(name) ? args[Number(name)] : keywords.get(name)?.value;
    const shown = textOf(value);
    failed ||= shown === undefined;
    return shown ?? '';
  });
  return failed ? undefined : bounded(result);
}

/** `str(value)`. */
function textOf(value: Value | undefined): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (value === null) return 'None';
  const number = value === undefined ? undefined : numberOf(value);
  if (number === undefined) return undefined;
  // Outside of these bounds Python writes exponents in a way of its own.
  const size = Math.abs(number);
  if (!(value instanceof Float) && Number.isInteger(number)) return String(number);
  if (number !== 0 && (size < 1e-4 || size >= 1e16)) return undefined;
  return value instanceof Float ? `${Object.is(number, -0) ? '-0' : number}.0` : String(number);
}

function truth(value: Value): boolean | undefined {
  if (isScalar(value)) return Boolean(value);
  if (value instanceof Float) return value.value !== 0;
  return value instanceof Sequence || value instanceof Mapping ? value.entries.length > 0 : undefined;
}

function order(a: number | string, b: number | string): number {
  return typeof a === 'string' && typeof b === 'string' ? compareCodePoints(a, b) : Number(a) - Number(b);
}

function membership(wanted: boolean): Fold {
  return (left, right) => {
    if (!isScalar(left)) return undefined;
    if (typeof right === 'string')
      return typeof left === 'string' ? right.includes(left) === wanted : undefined;
    if (right instanceof Mapping) return right.entries.some(({ key }) => key === left) === wanted;
    if (!(right instanceof Sequence) || !right.entries.every(entry => isScalar(entry.value)))
      return undefined;
    return right.entries.some(entry => entry.value === left) === wanted;
  };
}

/** `dict(pairs or map, name=value)`. */
function dict(
  args: readonly Value[],
  keywords: ReadonlyMap<string, Entry>,
  origin: Entry['origin'],
): Value | undefined {
  if (args.length > 1) return undefined;
  const base = toMapping(undefined, args, origin, new Map(), () => undefined);
  if (!(base instanceof Mapping) || keywords.size === 0) return base;
  return overlay(
    base,
    [new Mapping(lastWins([...keywords].map(([key, entry]) => ({ key, ...entry }))))],
    origin,
  );
}

/** A list that prints in parentheses. */
function toTuple(...args: Parameters<PureFunction>): Value | undefined {
  const list = toSequence(...args);
  return list instanceof Sequence ? new Sequence(list.entries, false, true) : undefined;
}

function setOf(receiver: Value | undefined, args: readonly Value[], fold: Fold): Value | undefined {
  let result = receiver;
  for (const value of args) {
    if (result === undefined || !(value instanceof Sequence)) return undefined;
    result = fold(result, new Sequence(distinct(value.entries), true));
  }
  return result;
}

function int(value: Value | undefined): Value | undefined {
  if (typeof value === 'boolean') return Number(value);
  if (typeof value === 'string') return /^\s*[+-]?\d+\s*$/.test(value) ? finite(Number(value)) : undefined;
  const number = value === undefined ? undefined : numberOf(value);
  return number === undefined ? undefined : finite(Math.trunc(number));
}

/** Code points of a text, entries of anything else. */
function length(value: Value | undefined): Value | undefined {
  if (typeof value === 'string') return [...value].length;
  return value instanceof Sequence || value instanceof Mapping ? value.entries.length : undefined;
}

function enumerate(list: Value | undefined): Value | undefined {
  if (!(list instanceof Sequence)) return undefined;
  return new Sequence(
    list.entries.map(({ value, origin }, i) => ({
      value: new Sequence([
        { value: i, origin },
        { value, origin },
      ]),
      origin,
    })),
  );
}

function split(...[receiver, [separator], origin]: Parameters<PureFunction>): Value | undefined {
  if (typeof receiver !== 'string') return undefined;
  if (separator === undefined || separator === null) {
    return parts(
      receiver.split(new RegExp(`${SPACE.source}+`)).filter(part => part !== ''),
      origin,
    );
  }
  return typeof separator === 'string' && separator !== ''
    ? parts(receiver.split(separator), origin)
    : undefined;
}

function linesOf(value: string): string[] {
  const lines = value.split(LINE_END);
  if (lines.at(-1) === '') lines.pop();
  return lines;
}

/** An empty text stands between all characters, which are code points here. */
function replaceAll(value: string, from: string, to: string): string {
  return from === ''
    ? [...value].map(character => to + character).join('') + to
    : value.replaceAll(from, () => to);
}
