import {
  distinct,
  isScalar,
  itself,
  lastWins,
  type PureFunction,
  taking,
  text,
  toMapping,
  toSequence,
  toSet,
} from '../evaluate/pure-functions.js';
import { type KeyedEntry, Mapping, Sequence, type Value } from '../evaluate/value.js';
import { field, isField, named, opaque, same } from '../syntax/nodes.js';
import type { Node, Tree } from '../syntax/tree/node.js';
import { annotations } from './java/annotations.js';
import { javaDefinitions, modifiersOf } from './java/definitions.js';
import { importedAs, modulePaths, packageFiles, wildcardsOf } from './java/packages.js';
import { textBlock } from './java/text-blocks.js';
import type { Binding, Change } from './language/binding.js';
import type { Argument, Expression, MappingEntry } from './language/expression.js';
import type { ClassShape, FunctionShape, Parameter } from './language/shapes.js';
import type { Language } from './language.js';
import { casesIn } from './shared/cases.js';
import { castTo, codeOf, useOf } from './shared/casts.js';
import { slashComments } from './shared/comments.js';
import { decoded } from './shared/escapes.js';
import { numberLiteral, operatorsWith } from './shared/folding.js';

/** Java, as its language specification describes it (JLS 17 and later). */

const COMMENTS = slashComments('line_comment', 'block_comment');
const ESCAPES = { simple: 'bfnrst\\\'"', hexDigits: null, bytes: false, octalDigits: [1, 3] } as const;
const METHODS = new Set(['method_declaration', 'constructor_declaration', 'lambda_expression']);
const TYPES = new Set([
  'class_declaration',
  'interface_declaration',
  'record_declaration',
  'enum_declaration',
]);

const listOf: PureFunction = (_receiver, args, origin, keywords) =>
  keywords.size === 0 ? new Sequence(args.map(value => ({ value, origin }))) : undefined;
const setOf: PureFunction = (_receiver, args, origin) =>
  new Sequence(distinct(args.map(value => ({ value, origin }))), true);

/** `Map.of("a", 1, "b", 2)`. */
const mapOf: PureFunction = (_receiver, args, origin) => {
  if (args.length % 2 !== 0) return undefined;
  const entries: KeyedEntry[] = [];
  for (let i = 0; i < args.length; i += 2)
    entries.push({ key: args[i] as Value, value: args[i + 1] as Value, origin });
  return new Mapping(lastWins(entries));
};
const mapOfEntries: PureFunction = (_receiver, args, origin, keywords, invoke) =>
  toMapping(undefined, [new Sequence(args.map(value => ({ value, origin })))], origin, keywords, invoke);

const each = (names: readonly string[], apply: PureFunction) =>
  Object.fromEntries(names.map(name => [name, apply]));

export const language: Language = {
  name: 'Java',
  extensions: ['.java'],
  grammar: 'tree-sitter-java/tree-sitter-java.wasm',
  comments: COMMENTS,
  scopes: {
    types: new Set([
      ...METHODS,
      'program',
      'class_body',
      'interface_body',
      'enum_body',
      'block',
      'constructor_body',
      'for_statement',
      'enhanced_for_statement',
    ]),
    deferred: METHODS,
    inPlace: new Set(['static_initializer']),
  },
  nameCharacters: '\\p{ID_Continue}$',
  functions: {
    ...each(['Map.of', 'ImmutableMap.of'], mapOf),
    ...each(['Map.ofEntries', 'ImmutableMap.ofEntries'], mapOfEntries),
    ...each(['Map.entry', 'entry'], listOf),
    ...each(['List.of', 'Arrays.asList', 'ImmutableList.of', 'Stream.of', 'asList'], listOf),
    ...each(['Set.of', 'EnumSet.of', 'ImmutableSet.of'], setOf),
    ...each(
      [
        'HashMap',
        'LinkedHashMap',
        'TreeMap',
        'ConcurrentHashMap',
        'Hashtable',
        'IdentityHashMap',
        'Map.copyOf',
      ],
      // A number in brackets is the room that is made, not what is in it.
      (receiver, args, ...context) =>
        toMapping(
          receiver,
          args.filter(arg => !isScalar(arg)),
          ...context,
        ),
    ),
    ...each(['ArrayList', 'LinkedList', 'Vector', 'List.copyOf'], (receiver, args, ...context) =>
      toSequence(
        receiver,
        args.filter(arg => !isScalar(arg)),
        ...context,
      ),
    ),
    ...each(['HashSet', 'LinkedHashSet', 'TreeSet', 'Set.copyOf'], (receiver, args, ...context) =>
      toSet(
        receiver,
        args.filter(arg => !isScalar(arg)),
        ...context,
      ),
    ),
    ...each(
      ['Map', 'List', 'Set', 'SortedMap', 'SortedSet', 'Collection'].map(
        type => `Collections.unmodifiable${type}`,
      ),
      itself,
    ),
    ...each(['Collections.emptyMap'], mapOf),
    ...each(['Collections.emptyList', 'Collections.singletonList'], listOf),
    '.toUpperCase': text((value, none) => (none === undefined ? value.toUpperCase() : undefined)),
    '.toLowerCase': text((value, none) => (none === undefined ? value.toLowerCase() : undefined)),
    '.concat': text((value, more) => (more === undefined ? undefined : value + more)),
    '.intern': taking(0, receiver => (typeof receiver === 'string' ? receiver : undefined)),
  },
  operators: operatorsWith({ only32Bit: true, overflow: 'nearest-int', joinsTexts: true, text: textOf }),
  expression,
  binding,
  change,
  imports: { wildcards: wildcardsOf, paths: modulePaths },
  packages: { files: packageFiles },
  definitions: { list: root => javaDefinitions(root, COMMENTS), annotations },
};

function textOf(value: Value): string | undefined {
  return typeof value === 'string' || typeof value === 'boolean' || Number.isInteger(value) || value === null
    ? String(value)
    : undefined;
}

function expression(node: Node): Expression {
  switch (node.type) {
    case 'string_literal':
    case 'character_literal': {
      const source = node.text.startsWith('"""') ? textBlock(node.text) : node.text.slice(1, -1);
      const value = source === undefined ? undefined : decoded(source, ESCAPES);
      return value === undefined ? opaque('a text that is not Unicode') : { kind: 'literal', value };
    }
    case 'decimal_integer_literal':
    case 'hex_integer_literal':
    case 'octal_integer_literal':
    case 'binary_integer_literal':
      return integer(node.text);
    case 'decimal_floating_point_literal':
      return real(node.text.replace(/[fFdD]$/, '').replaceAll('_', ''));
    case 'true':
    case 'false':
      return { kind: 'literal', value: node.type === 'true' };
    case 'null_literal':
      return { kind: 'literal', value: null };
    case 'parenthesized_expression':
    case 'expression_statement':
    case 'yield_statement':
      return same(named(node)[0], node);
    case 'cast_expression':
      return castOf(node);
    case 'array_creation_expression':
    case 'variable_declarator':
      return same(node.childForFieldName('value'), node);
    case 'array_initializer':
    case 'element_value_array_initializer':
      return { kind: 'sequence', items: named(node).map(child => ({ node: child, spread: false })) };
    case 'identifier':
    case 'type_identifier':
      return { kind: 'name', name: node.text };
    case 'generic_type':
      return same(named(node)[0], node);
    case 'field_access':
      return { kind: 'member', object: field(node, 'object'), name: field(node, 'field').text };
    case 'scoped_identifier':
      return { kind: 'member', object: field(node, 'scope'), name: field(node, 'name').text };
    case 'scoped_type_identifier': {
      const [object, name] = named(node);
      return object && name ? { kind: 'member', object, name: name.text } : opaque('a type like this');
    }
    case 'array_access':
      return { kind: 'index', object: field(node, 'array'), index: field(node, 'index') };
    case 'binary_expression':
      return binaryOf(node);
    case 'unary_expression': {
      const operand = field(node, 'operand');
      return operand.type === 'character_literal'
        ? opaque('a number of a character')
        : { kind: 'unary', operator: field(node, 'operator').text, operand };
    }
    case 'ternary_expression':
      return {
        kind: 'choice',
        condition: field(node, 'condition'),
        whenTrue: field(node, 'consequence'),
        whenFalse: field(node, 'alternative'),
      };
    case 'method_invocation':
      return {
        kind: 'call',
        callee: field(node, 'name'),
        object: node.childForFieldName('object'),
        arguments: argumentsOf(node.childForFieldName('arguments')),
      };
    case 'object_creation_expression': {
      const type = field(node, 'type');
      const callee = type.type === 'generic_type' ? (named(type)[0] ?? type) : type;
      return { kind: 'call', callee, arguments: argumentsOf(node.childForFieldName('arguments')) };
    }
    case 'switch_expression':
      return armsOf(node);
    default:
      if (TYPES.has(node.type)) return { kind: 'class', class: classOf(node) };
      return METHODS.has(node.type)
        ? { kind: 'function', function: functionOf(node) }
        : opaque(`a ${node.type.replaceAll('_', ' ')}`);
  }
}

function integer(source: string): Expression {
  const isLong = /[lL]$/.test(source);
  const number = numberLiteral(source, source.replace(/[lL]$/, ''), { oldOctal: true });
  // `0xFFFFFFFF` is -1 here.
  return !isLong && number.kind === 'literal' && (number.value as number) > 2 ** 31
    ? { kind: 'literal', value: (number.value as number) | 0 }
    : number;
}

function real(digits: string): Expression {
  const value = Number(digits);
  if (!Number.isFinite(value)) return opaque(`the number ${digits}`);
  return Number.isInteger(value) ? { kind: 'decimal', value } : { kind: 'literal', value };
}

/** `(byte) 300`; of objects the value stays what it is. */
function castOf(node: Node): Expression {
  const [value, type] = [field(node, 'value'), NUMBERS[field(node, 'type').text]];
  if (type === undefined) return same(value, node);
  const isCharacter = value.type === 'character_literal';
  if (type === 'char') {
    // In arithmetic it is a number again.
    if (/^(binary|unary)_expression$/.test(useOf(node)?.type ?? '')) return opaque('a number of a character');
    return isCharacter ? same(value, node) : { kind: 'unary', operator: castTo(type), operand: value };
  }
  if (!isCharacter) return { kind: 'unary', operator: castTo(type), operand: value };
  const code = codeOf(expression(value));
  // Characters beyond those of a byte change their sign: who writes that is rare.
  return code.kind === 'literal' && (code.value as number) < 128 ? code : opaque('a number of a character');
}

const NUMBERS: Readonly<Record<string, string>> = {
  byte: 'i8',
  short: 'i16',
  char: 'char',
  int: 'i32',
  long: 'i64',
  float: 'f32',
  double: 'f64',
};

function binaryOf(node: Node): Expression {
  const operator = field(node, 'operator').text;
  const [left, right] = [field(node, 'left'), field(node, 'right')];
  // With a number beside it, a character is one, too; with a text it is a text.
  const withCharacter = [left, right].some(part => part.type === 'character_literal');
  if (withCharacter && !(operator === '+' && [left, right].some(isText)))
    return opaque('a number of a character');
  if (operator !== '&&' && operator !== '||') return { kind: 'binary', operator, left, right };
  return { kind: 'either', operator: operator === '&&' ? 'and' : 'or', left, right };
}

function isText(node: Node): boolean {
  if (node.type === 'binary_expression') return isText(field(node, 'left')) || isText(field(node, 'right'));
  return node.type === 'string_literal';
}

function argumentsOf(list: Node | null): Argument[] {
  return list ? named(list).map(node => ({ node })) : [];
}

function binding(name: Node): Binding | null {
  const parent = name.parent;
  if (!parent) return null;
  switch (parent.type) {
    case 'variable_declarator': {
      const value = parent.childForFieldName('value');
      const declaration = parent.parent;
      if (!value || !declaration || !isField(parent, 'name', name)) return null;
      return {
        kind: 'value',
        node: declaration,
        value,
        ...(isTopLevel(declaration) && { exported: name.text }),
      };
    }
    case 'class_declaration':
    case 'interface_declaration':
    case 'record_declaration':
    case 'enum_declaration':
      return isField(parent, 'name', name)
        ? {
            kind: 'value',
            node: parent,
            value: { kind: 'class', class: classOf(parent) },
            ...(isTopLevel(parent) && { exported: name.text }),
          }
        : null;
    case 'enum_constant': {
      const around = enumAround(parent);
      return around && isField(parent, 'name', name)
        ? { kind: 'value', node: parent, value: constantValue(parent) }
        : null;
    }
    case 'method_declaration':
      return isField(parent, 'name', name)
        ? { kind: 'value', node: parent, value: { kind: 'function', function: functionOf(parent) } }
        : null;
    case 'formal_parameter':
    case 'spread_parameter':
    case 'inferred_parameters':
      return parent.type === 'inferred_parameters' || isField(parent, 'name', name)
        ? { kind: 'value', node: parent, value: opaque('a parameter') }
        : null;
    case 'enhanced_for_statement':
      return isField(parent, 'name', name)
        ? { kind: 'value', node: parent, value: opaque('a loop variable') }
        : null;
    default:
      return importedAs(name);
  }
}

/** Fields of the type that a file is about: other files can import them by name. */
function isTopLevel(declaration: Node): boolean {
  const body = declaration.parent;
  const type = body?.type === 'enum_body_declarations' ? body.parent?.parent : body?.parent;
  return type?.parent?.type === 'program';
}

function enumAround(constant: Node): Node | null {
  return constant.parent?.parent?.type === 'enum_declaration' ? constant.parent.parent : null;
}

/** A constant of an enumeration: its name, or with arguments a call of the constructor. */
function constantValue(node: Node): Expression {
  const list = node.childForFieldName('arguments');
  const around = enumAround(node);
  if (!list || !around) return { kind: 'literal', value: field(node, 'name').text };
  return { kind: 'call', callee: field(around, 'name'), arguments: argumentsOf(list) };
}

/** A type: its constants, and the parameters of its constructor. */
function classOf(node: Node): ClassShape {
  const name = field(node, 'name').text;
  const members: MappingEntry[] = [];
  let parameters: readonly Parameter[] | null =
    node.type === 'record_declaration' ? parametersOf(node) : null;
  const body = field(node, 'body');
  const rest = named(body).find(child => child.type === 'enum_body_declarations');
  for (const member of [...named(body), ...(rest ? named(rest) : [])]) {
    if (member.type === 'enum_constant') {
      members.push({ node: member, key: field(member, 'name').text, value: constantValue(member) });
    } else if (member.type === 'constructor_declaration') {
      const own = parametersOf(member);
      // Of several constructors none is the one.
      parameters = parameters === null ? own : own.length > parameters.length ? own : parameters;
    } else if (TYPES.has(member.type)) {
      // Types inside of an enumeration are not its constants.
      if (node.type !== 'enum_declaration')
        members.push({ node: member, key: field(member, 'name').text, value: member });
    } else if (
      member.type === 'constant_declaration' ||
      (member.type === 'field_declaration' && isStatic(member))
    ) {
      if (node.type === 'enum_declaration') continue;
      for (const declarator of member.childrenForFieldName('declarator')) {
        const value = declarator?.childForFieldName('value');
        if (declarator && value)
          members.push({
            node: member,
            key: field(declarator, 'name').text,
            value: { kind: 'name', name: field(declarator, 'name').text },
          });
      }
    }
  }
  const base = node.childForFieldName('superclass');
  const inherited = base ? named(base).slice(0, 1) : [];
  return {
    name,
    node,
    members,
    parameters: parameters ?? (inherited.length > 0 ? null : []),
    bases: inherited,
  };
}

function isStatic(member: Node): boolean {
  return modifiersOf(member).includes('static');
}

function parametersOf(node: Node): Parameter[] {
  const list = node.childForFieldName('parameters');
  return (list ? named(list) : []).flatMap((child): Parameter[] => {
    if (child.type === 'spread_parameter') {
      const declarator = named(child).find(part => part.type === 'variable_declarator');
      return [
        { name: declarator ? field(declarator, 'name').text : 'args', default: null, rest: 'positional' },
      ];
    }
    const name = child.childForFieldName('name');
    return name ? [{ name: name.text, default: null, rest: null }] : [];
  });
}

function functionOf(node: Node): FunctionShape {
  const single = node.type === 'lambda_expression' ? node.childForFieldName('parameters') : null;
  const parameters =
    single?.type === 'identifier' ? [{ name: single.text, default: null, rest: null }] : parametersOf(node);
  const body = node.childForFieldName('body');
  return {
    name: node.childForFieldName('name')?.text ?? 'lambda',
    node,
    parameters,
    result: body && (body.type === 'block' ? resultOf(body) : body),
    cases: () => casesIn(body, 'switch_expression', METHODS, armsOf),
  };
}

/** Only bodies that return one value, or one for each case of a `switch`. */
function resultOf(body: Node): Node | Expression | null {
  const statements = named(body);
  const last = statements.at(-1);
  const isDeclaration = (node: Node) => node.type === 'local_variable_declaration';
  if (last?.type === 'return_statement' && statements.slice(0, -1).every(isDeclaration))
    return named(last)[0] ?? null;
  const arms = statements.map(armsIn).find(node => node !== null);
  const rest = statements.filter(node => armsIn(node) === null);
  return arms && rest.every(node => isDeclaration(node) || /^(return|throw)_statement$/.test(node.type))
    ? armsOf(arms)
    : null;
}

function armsIn(statement: Node): Node | null {
  const inner = statement.type === 'expression_statement' ? (named(statement)[0] ?? null) : statement;
  return inner?.type === 'switch_expression' ? inner : null;
}

/** Both forms: `case A: case B: return x;` and `case A, B -> x`. */
function armsOf(node: Node): Expression {
  const entries: MappingEntry[] = [];
  let waiting: { node: Node; key: Node | string }[] = [];
  for (const group of named(field(node, 'body'))) {
    const labels = named(group).filter(child => child.type === 'switch_label');
    const statements = named(group).filter(child => child.type !== 'switch_label');
    for (const label of labels)
      for (const key of named(label)) waiting.push({ node: group, key: labelOf(key) });
    if (labels.some(label => named(label).length === 0)) waiting = [];
    if (statements.length === 0) continue;
    const value = givenBy(statements) ?? opaque('what this case does');
    for (const { node: at, key } of waiting) entries.push({ node: at, key, value });
    waiting = [];
  }
  return { kind: 'mapping', entries };
}

/** A name of no field of the file is a constant of the enumeration that is switched on. */
function labelOf(label: Node): Node | string {
  const key = label.type === 'pattern' ? (named(label)[0] ?? label) : label;
  return key.type === 'identifier' && !fieldsOf(key.tree).has(key.text) ? key.text : key;
}

const fields = new WeakMap<Tree, Set<string>>();

function fieldsOf(tree: Tree): Set<string> {
  let found = fields.get(tree);
  if (!found) {
    found = new Set(
      tree.rootNode
        .descendantsOfType('variable_declarator')
        .map(node => (node ? field(node, 'name').text : '')),
    );
    fields.set(tree, found);
  }
  return found;
}

function givenBy(statements: readonly Node[]): Node | null {
  const [first] = statements;
  if (first?.type === 'block') return givenBy(named(first));
  return first && /^(return|yield|expression)_statement$/.test(first.type) ? (named(first)[0] ?? null) : null;
}

/** `M.put("k", v)` and `L.add(x)`. */
function change(name: Node): Change | null {
  const call = name.parent;
  if (call?.type === 'assignment_expression' && isField(call, 'left', name)) return null;
  if (call?.type !== 'method_invocation' || !isField(call, 'object', name)) return null;
  const node = call.parent?.type === 'expression_statement' ? call.parent : call;
  const args = named(field(call, 'arguments'));
  const method = field(call, 'name').text;
  const [first, second] = args;
  if (method === 'put' && first && second && args.length === 2)
    return { kind: 'set', node, key: first, value: second };
  if (method === 'add' && first && args.length === 1)
    return { kind: 'append', node, items: [{ node: first, spread: false }] };
  if ((method === 'addAll' || method === 'putAll') && args.length === 1)
    return { kind: 'extend', node, values: args };
  return CHANGING.has(method) ? { kind: 'unknown', node } : null;
}

const CHANGING = new Set([
  'put',
  'add',
  'addAll',
  'putAll',
  'remove',
  'clear',
  'putIfAbsent',
  'replace',
  'set',
  'removeIf',
  'retainAll',
  'merge',
  'computeIfAbsent',
]);
