import { field, isField, named, opaque, same } from '../../syntax/nodes.js';
import type { Node } from '../../syntax/tree/node.js';
import type { Binding } from '../language/binding.js';
import type { Argument, Expression, MappingEntry, NextMember } from '../language/expression.js';
import type { Preprocessor } from '../language/preprocessor.js';
import type { ClassShape, FunctionShape, Parameter } from '../language/shapes.js';
import type { Language } from '../language.js';
import { casesIn } from '../shared/cases.js';
import { castTo, codeOf, isNumeric, UNKNOWN_TYPE, useOf } from '../shared/casts.js';
import { slashComments } from '../shared/comments.js';
import { decoded } from '../shared/escapes.js';
import { operatorsWith } from '../shared/folding.js';
import { numberLiteral } from '../shared/number-literals.js';
import { functionIn, nameIn } from './declarators.js';
import { definitions } from './definitions.js';
import { initializer, plainBraces, shapeOf } from './initializers.js';
import { INCLUDED, includedEntries, macroFunction, macroLists, macroValue } from './macros.js';
import { prepare } from './preprocessor.js';

/** C (ISO/IEC 9899) and C++ (ISO/IEC 14882): what both have in common, which is nearly all that tables need. */

const TYPES = new Set(['struct_specifier', 'union_specifier', 'class_specifier', 'enum_specifier']);
const DEFERRED = new Set(['function_definition', 'lambda_expression']);
const ESCAPES = { simple: 'abefnrtv\\\'"?', hexDigits: Infinity, bytes: true, octalDigits: [1, 3] } as const;

export function cFamily({
  name,
  extensions,
  grammar,
  numericTruth,
  grammarOfText,
}: Pick<Language, 'name' | 'extensions' | 'grammar'> &
  Pick<Preprocessor, 'grammarOfText'> & { readonly numericTruth: boolean }): Language {
  const comments = slashComments('comment');
  return {
    name,
    extensions,
    grammar,
    comments,
    scopes: {
      types: new Set([
        'translation_unit',
        'function_definition',
        'compound_statement',
        'for_statement',
        'lambda_expression',
      ]),
      deferred: DEFERRED,
    },
    nameCharacters: '\\p{ID_Continue}$',
    functions: {
      'std::string': (_receiver, [value, ...more]) =>
        typeof value === 'string' && more.length === 0 ? value : undefined,
      'std::string_view': (_receiver, [value, ...more]) =>
        typeof value === 'string' && more.length === 0 ? value : undefined,
    },
    operators: operatorsWith({
      only32Bit: true,
      overflow: 'undefined',
      joinsTexts: !numericTruth,
      numericTruth,
    }),
    expression,
    binding,
    imports: { wildcards: includes, paths: modulePaths },
    definitions: { list: root => definitions(root, comments) },
    preprocessor: {
      prepare: text => prepare(text, { joinsMacros: !numericTruth }),
      macroLists,
      ...(grammarOfText && { grammarOfText }),
    },
  };
}

function expression(node: Node): Expression {
  switch (node.type) {
    case 'string_literal':
      return textLiteral(node);
    case 'raw_string_literal': {
      const content = node.namedChildren.find(child => child?.type === 'raw_string_content');
      return { kind: 'literal', value: content?.text ?? '' };
    }
    case 'concatenated_string':
      return { kind: 'text', parts: named(node) };
    case 'char_literal':
      return characterLiteral(node);
    case 'number_literal':
      return numberOf(node.text);
    case 'true':
      return { kind: 'literal', value: true };
    case 'false':
      return { kind: 'literal', value: false };
    case 'null':
    case 'nullptr':
      return { kind: 'literal', value: null };
    case 'parenthesized_expression':
    case 'expression_statement':
    case 'subscript_argument_list':
      return same(node.childForFieldName('value') ?? named(node)[0], node);
    case 'init_declarator': {
      const value = node.childForFieldName('value');
      const type = node.parent?.childForFieldName('type') ?? null;
      return value
        ? initializer(value, shapeOf(type, node.childForFieldName('declarator')))
        : same(null, node);
    }
    case 'cast_expression':
      return castOf(node);
    case 'comma_expression':
      return same(node.childForFieldName('right'), node);
    case 'pointer_expression':
      return field(node, 'operator').text === '&'
        ? same(node.childForFieldName('argument'), node)
        : opaque('what a pointer points to');
    case 'initializer_list':
      return plainBraces(node);
    case 'compound_literal_expression': {
      const type = field(node, 'type');
      const shape =
        type.type === 'type_descriptor'
          ? shapeOf(type.childForFieldName('type'), type.childForFieldName('declarator'))
          : shapeOf(type, null);
      return initializer(field(node, 'value'), shape);
    }
    case 'identifier':
    case 'field_identifier':
    case 'type_identifier':
    case 'namespace_identifier':
      return node.text === 'NULL' ? { kind: 'literal', value: null } : { kind: 'name', name: node.text };
    case 'qualified_identifier': {
      const scope = node.childForFieldName('scope');
      const inner = field(node, 'name');
      if (!scope) return same(inner, node);
      // In `a::b::c` the grammar puts `b::c` together; the last two parts say enough.
      return inner.type === 'qualified_identifier'
        ? same(inner, node)
        : { kind: 'member', object: scope, name: inner.text };
    }
    case 'field_expression':
      return { kind: 'member', object: field(node, 'argument'), name: field(node, 'field').text };
    case 'subscript_expression':
      return {
        kind: 'index',
        object: field(node, 'argument'),
        index: node.childForFieldName('index') ?? field(node, 'indices'),
      };
    case 'binary_expression':
      return binaryOf(node);
    case 'unary_expression':
      return (
        unsignedNegation(node, field(node, 'argument')) ?? {
          kind: 'unary',
          operator: field(node, 'operator').text,
          operand: field(node, 'argument'),
        }
      );
    case 'conditional_expression':
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
        callee: field(node, 'type'),
        arguments: argumentsOf(node.childForFieldName('arguments')),
      };
    case 'type_descriptor':
      return same(node.childForFieldName('type'), node);
    case 'function_definition':
      return { kind: 'function', function: functionOf(node) };
    case 'sizeof_expression':
      return opaque('sizeof, which only a compiler knows,');
    default:
      return TYPES.has(node.type) ? typeOf(node) : opaque(`a ${node.type.replaceAll('_', ' ')}`);
  }
}

/** A structure or enumeration where it is defined, otherwise its name. */
function typeOf(node: Node): Expression {
  const name = node.childForFieldName('name');
  if (!node.childForFieldName('body'))
    return name ? { kind: 'name', name: name.text, isType: true } : opaque('a type without a name');
  return { kind: 'class', class: node.type === 'enum_specifier' ? enumOf(node) : classOf(node) };
}

function textLiteral(node: Node): Expression {
  const source = node.text;
  const quote = source.indexOf('"');
  const value = decoded(source.slice(quote + 1, -1), ESCAPES);
  return value === undefined ? opaque('a text that is not UTF-8') : { kind: 'literal', value };
}

/** As a text: that is what tables of characters are about. */
function characterLiteral(node: Node): Expression {
  const source = node.text;
  const value = decoded(source.slice(source.indexOf("'") + 1, -1), ESCAPES);
  return value !== undefined && [...value].length === 1
    ? { kind: 'literal', value }
    : opaque('a character that is not one');
}

function numberOf(source: string): Expression {
  const sign = source.startsWith('-') ? '-' : '';
  const bare = source.replace(/^[-+]/, '');
  const digits = /^0[xX]/.test(bare) ? bare.replace(/[uUlLzZ]+$/, '') : bare.replace(/[uUlLzZfF]+$/, '');
  const number = numberLiteral(source, digits, { oldOctal: true });
  if (!sign) return number;
  if (/[uU]/.test(bare)) return opaque('a negative number without a sign');
  if (number.kind === 'decimal') return { kind: 'decimal', value: -number.value };
  return number.kind === 'literal' ? { kind: 'literal', value: 0 - (number.value as number) } : number;
}

/** `-1u` and `~0u` are large numbers whose size depends on the type. */
function unsignedNegation(node: Node, operand: Node): Expression | null {
  const operator = field(node, 'operator').text;
  return (operator === '-' || operator === '~') && /\d\w*[uU]/.test(operand.text)
    ? opaque('a negative number without a sign')
    : null;
}

/** `(x) + 1` looks like a cast of `+1`, unless `x` is clearly a type. */
function castOf(node: Node): Expression {
  const value = field(node, 'value');
  const type = field(node, 'type').text;
  const isSum =
    /^(unary|pointer)_expression$/.test(value.type) &&
    /^[A-Za-z_]\w*$/.test(type) &&
    !WORDS_OF_TYPES.test(type);
  return isSum
    ? opaque(`whether (${type}) is a type, which decides the meaning of what follows,`)
    : converted(value, type, node);
}

/** A value as a type; pointers and structures are what they were. */
function converted(value: Node, typeText: string, node: Node): Expression {
  const words = typeText
    .replace(/\b(const|volatile|std::)\b/g, ' ')
    .replaceAll('std::', '')
    .trim()
    .split(/\s+/);
  if (!words.every(word => /^\w+$/.test(word)) || /^(void|struct|union|enum)$/.test(words[0] ?? ''))
    return same(value, node);
  const type = numberType(words);
  const inner = value.type === 'parenthesized_expression' ? (named(value)[0] ?? value) : value;
  if (inner.type === 'char_literal') {
    const code = codeOf(characterLiteral(inner));
    const isAscii = code.kind === 'literal' && (code.value as number) <= MAX_ASCII;
    return isAscii && isNumeric(type) ? code : same(value, node);
  }
  // With one operand like this, arithmetic knows no negative numbers.
  if (/^u(32|64|size)$/.test(type) && /^(binary|unary)_expression$/.test(useOf(node)?.type ?? ''))
    return opaque('arithmetic with a number without a sign');
  return { kind: 'unary', operator: castTo(type), operand: value };
}

/** The name that Rust has for a type of numbers of C. */
function numberType(words: readonly string[]): string {
  const [only] = words;
  const fixed = /^(u?)int(?:_fast|_least)?(8|16|32|64)_t$/.exec(words.length === 1 ? (only as string) : '');
  if (fixed) return `${fixed[1] === 'u' ? 'u' : 'i'}${fixed[2]}`;
  if (words.length === 1 && NAMED_TYPES[only as string]) return NAMED_TYPES[only as string] as string;
  if (!words.every(word => /^(signed|unsigned|char|short|int|long|double)$/.test(word))) return UNKNOWN_TYPE;
  const sign = words.includes('unsigned') ? 'u' : 'i';
  if (words.includes('double')) return words.includes('long') ? UNKNOWN_TYPE : 'f64';
  if (words.includes('char'))
    return sign === 'u' || words.includes('signed') ? `${sign}8` : 'char or unsigned char';
  if (words.includes('short')) return `${sign}16`;
  const longs = words.filter(word => word === 'long').length;
  return longs === 0 ? `${sign}32` : longs === 1 ? `${sign}size` : `${sign}64`;
}

const NAMED_TYPES: Readonly<Record<string, string>> = {
  float: 'f32',
  bool: 'bool',
  _Bool: 'bool',
  size_t: 'usize',
  ssize_t: 'isize',
  ptrdiff_t: 'isize',
  intptr_t: 'isize',
  uintptr_t: 'usize',
  intmax_t: 'i64',
  uintmax_t: 'u64',
};
const MAX_ASCII = 127;

const WORDS_OF_TYPES = /^(char|short|int|long|float|double|unsigned|signed|bool|_Bool|\w+_t)$/;

/** Of longer expressions with these operators nobody asks; looking through them again and again would be slow. */
const MAX_SIGNED_CHARACTERS = 4000;
/** Operators whose result depends on whether numbers have a sign. */
const SIGNED = new Set(['-', '/', '%', '>>', '<', '<=', '>', '>=']);

function binaryOf(node: Node): Expression {
  const operator = field(node, 'operator').text;
  const [left, right] = [field(node, 'left'), field(node, 'right')];
  // With a number without a sign on one side, the other one loses its own.
  const isLong = node.endIndex - node.startIndex > MAX_SIGNED_CHARACTERS;
  if (SIGNED.has(operator) && (isLong || /\d[\da-fA-FxX]*[uU]/.test(node.text)))
    return opaque('a number without a sign here');
  return { kind: 'binary', operator, left, right };
}

function callOf(node: Node): Expression {
  const callee = field(node, 'function');
  if (callee.text === INCLUDED) return includedEntries(node);
  const args = argumentsOf(node.childForFieldName('arguments'));
  if (
    callee.type === 'template_function' &&
    /^(static|const|reinterpret)_cast$/.test(field(callee, 'name').text)
  )
    return args[0]
      ? converted(
          args[0].node,
          named(field(callee, 'arguments'))
            .map(({ text }) => text)
            .join(','),
          node,
        )
      : same(undefined, node);
  return { kind: 'call', callee, arguments: args };
}

function argumentsOf(list: Node | null): Argument[] {
  if (!list) return [];
  return named(list).map(node =>
    node.type === 'initializer_list' ? { node, value: plainBraces(node) } : { node },
  );
}

function binding(name: Node): Binding | null {
  const parent = name.parent;
  if (!parent) return null;
  switch (parent.type) {
    case 'preproc_def':
      return isField(parent, 'name', name)
        ? { kind: 'value', node: parent, value: macroValue(parent) }
        : null;
    case 'preproc_function_def':
      return isField(parent, 'name', name)
        ? { kind: 'value', node: parent, value: { kind: 'function', function: macroFunction(parent) } }
        : null;
    case 'enumerator':
      return isField(parent, 'name', name) ? enumerator(name, parent) : null;
    case 'namespace_definition':
    case 'nested_namespace_specifier': {
      const space = parent.type === 'namespace_definition' ? parent : parent.parent;
      return (
        space && {
          kind: 'value',
          node: space,
          value: { kind: 'class', class: namespaceOf(space, name.text) },
        }
      );
    }
    case 'alias_declaration':
      return isField(parent, 'name', name)
        ? { kind: 'value', node: parent, value: field(parent, 'type') }
        : null;
    default:
      if (TYPES.has(parent.type)) return isField(parent, 'name', name) ? tag(name, parent) : null;
      return declared(name);
  }
}

/** `struct X { … }`; with `typedef struct X { … } X` the second one counts. */
function tag(name: Node, type: Node): Binding | null {
  if (!type.childForFieldName('body')) return null;
  const around = type.parent;
  if (
    around?.type === 'type_definition' &&
    around.childrenForFieldName('declarator').some(node => node?.text === name.text)
  )
    return null;
  return { kind: 'value', node: type, value: typeOf(type), isType: true };
}

/** A name inside of declarators: `*name[3]`. */
function declared(name: Node): Binding | null {
  let node = name;
  let isFunction = false;
  while (node.parent && /declarator$/.test(node.parent.type) && node.parent.type !== 'init_declarator') {
    if (
      node.parent.type !== 'parenthesized_declarator' &&
      !isField(node.parent, 'declarator', node) &&
      node.parent.type !== 'reference_declarator'
    )
      return null;
    node = node.parent;
    if (node.type === 'function_declarator') isFunction = true;
  }
  const parent = node.parent;
  if (!parent) return null;
  switch (parent.type) {
    case 'init_declarator': {
      const value = parent.childForFieldName('value');
      if (!value || !isField(parent, 'declarator', node)) return null;
      return variable(parent.parent ?? parent, node, value);
    }
    case 'function_definition':
      return isFunction && isField(parent, 'declarator', node)
        ? { kind: 'value', node: parent, value: { kind: 'function', function: functionOf(parent) } }
        : null;
    case 'type_definition': {
      const type = parent.childForFieldName('type');
      // `typedef struct X X;` says nothing new.
      if (
        !type ||
        type.id === node.id ||
        (type.childForFieldName('name')?.text === name.text && !type.childForFieldName('body'))
      )
        return null;
      return isFunction || node.type !== 'type_identifier'
        ? null
        : { kind: 'value', node: parent, value: type, isType: true };
    }
    case 'field_declaration': {
      const value = parent.childForFieldName('default_value');
      return value ? { ...variable(parent, node, value), member: true } : null;
    }
    case 'parameter_declaration':
    case 'optional_parameter_declaration':
      return isField(parent, 'declarator', node) && hasBody(parent)
        ? { kind: 'value', node: parent, value: opaque('a parameter') }
        : null;
    case 'for_range_loop':
      return isField(parent, 'declarator', node)
        ? { kind: 'value', node: parent, value: opaque('a loop variable') }
        : null;
    default:
      return null;
  }
}

/** Whether a parameter is that of a function with a body: in a prototype it names nothing. */
function hasBody(parameter: Node): boolean {
  let around = parameter.parent;
  while (around && (around.type === 'parameter_list' || /declarator$/.test(around.type)))
    around = around.parent;
  return around?.type === 'function_definition' || around?.type === 'lambda_expression';
}

function variable(declaration: Node, declarator: Node, value: Node): Binding & { kind: 'value' } {
  const type = declaration.childForFieldName('type');
  // `Rule r("x", 1);`
  if (value.type === 'argument_list' && type)
    return {
      kind: 'value',
      node: declaration,
      value: { kind: 'call', callee: type, arguments: argumentsOf(value) },
    };
  return { kind: 'value', node: declaration, value: initializer(value, shapeOf(type, declarator)) };
}

/** The constant of an enumeration; without a value it follows from those before it. */
function enumerator(name: Node, node: Node): Binding | null {
  let around = node.parent;
  while (around && around.type !== 'enum_specifier') around = around.parent;
  if (!around) return null;
  return {
    kind: 'value',
    node,
    value: { kind: 'member', object: around, name: name.text },
    ...(isScoped(around) && { member: true }),
  };
}

/** `enum class`: its names do not leak. */
function isScoped(node: Node): boolean {
  return node.children.some(child => child?.type === 'class' || child?.type === 'struct');
}

const NEXT_NUMBER: NextMember = {
  kind: 'next',
  next: previous => (previous === undefined ? 0 : typeof previous === 'number' ? previous + 1 : undefined),
};

function enumOf(node: Node): ClassShape {
  const members = enumerators(field(node, 'body')).map(
    (member): MappingEntry => ({
      node: member,
      key: field(member, 'name').text,
      value: member.childForFieldName('value') ?? NEXT_NUMBER,
    }),
  );
  return {
    name: node.childForFieldName('name')?.text ?? 'enum',
    node,
    members,
    constant: true,
    parameters: [],
    bases: [],
  };
}

/** Enumerators, also those that stand under a condition. */
function enumerators(body: Node): Node[] {
  return named(body).flatMap(child => {
    if (child.type === 'enumerator') return [child];
    return child.type.startsWith('preproc_') ? enumerators(child) : child.isError ? [child] : [];
  });
}

/** Members with a value, and as parameters the constructor's, or else the fields in their order. */
function classOf(node: Node): ClassShape {
  const name = node.childForFieldName('name')?.text;
  const fields: Parameter[] = [];
  const members: MappingEntry[] = [];
  let made: readonly Parameter[] | null = null;
  for (const member of named(field(node, 'body'))) {
    if (member.type === 'function_definition' || member.type === 'declaration') {
      const declarator = member.childForFieldName('declarator');
      if (declarator?.type === 'function_declarator' && field(declarator, 'declarator').text === name)
        made ??= parametersOf(declarator);
    }
    if (TYPES.has(member.type) && member.childForFieldName('name'))
      members.push({ node: member, key: field(member, 'name').text, value: member });
    if (member.type !== 'field_declaration') continue;
    const first = member.childForFieldName('declarator') ? null : firstOfUnion(member);
    if (first) fields.push({ name: first.text, default: null, rest: null });
    const isStatic = member.children.some(child => child?.text === 'static');
    const value = member.childForFieldName('default_value');
    for (const declarator of member.childrenForFieldName('declarator')) {
      const own = declarator && !functionIn(declarator) ? nameIn(declarator) : null;
      if (!own) continue;
      if (!isStatic) fields.push({ name: own.text, default: value, rest: null });
      else if (value)
        members.push({
          node: member,
          key: own.text,
          value: initializer(value, shapeOf(member.childForFieldName('type'), declarator)),
        });
    }
  }
  return { name: name ?? 'struct', node, members, parameters: made ?? fields, bases: [] };
}

/** `union { int n; char *s; };`: by position, its first member is set. */
function firstOfUnion(member: Node): Node | null {
  const type = member.childForFieldName('type');
  const body = type?.type === 'union_specifier' ? type.childForFieldName('body') : null;
  const declarator = body && named(body)[0]?.childForFieldName('declarator');
  return declarator ? nameIn(declarator) : null;
}

/** A namespace: what it defines, or in `namespace a::b`, for `a`, what stands in `b`. */
function namespaceOf(node: Node, name: string): ClassShape {
  const members: MappingEntry[] = [];
  for (const member of named(field(node, 'body'))) {
    const declarator = member.type === 'declaration' ? member.childForFieldName('declarator') : null;
    const value = declarator?.type === 'init_declarator' ? declarator.childForFieldName('value') : null;
    const own = declarator && nameIn(declarator);
    if (declarator && value && own)
      members.push({
        node: member,
        key: own.text,
        value: variable(member, field(declarator, 'declarator'), value).value,
      });
    const type = member.childForFieldName('name');
    if (type && (TYPES.has(member.type) || member.type === 'namespace_definition'))
      members.push({
        node: member,
        key: type.text,
        value: TYPES.has(member.type) ? member : { kind: 'class', class: namespaceOf(member, type.text) },
      });
  }
  return { name, node, members, parameters: [], bases: [] };
}

function functionOf(node: Node): FunctionShape {
  const declarator = node.childForFieldName('declarator');
  const name = declarator && nameIn(declarator);
  let list = declarator;
  while (list && list.type !== 'function_declarator') list = list.childForFieldName('declarator');
  const body = node.childForFieldName('body');
  return {
    name: name?.text ?? 'function',
    node,
    parameters: list ? parametersOf(list) : [],
    result: body ? resultOf(body) : null,
    cases: () => casesIn(body, 'switch_statement', DEFERRED, armsOf),
  };
}

function parametersOf(declarator: Node): Parameter[] {
  return named(field(declarator, 'parameters')).flatMap((node): Parameter[] => {
    const own = node.childForFieldName('declarator');
    const name = own && nameIn(own);
    return name ? [{ name: name.text, default: node.childForFieldName('default_value'), rest: null }] : [];
  });
}

/** Only bodies that return one value, or one for each case of a `switch`. */
function resultOf(body: Node): Node | Expression | null {
  const statements = named(body);
  const last = statements.at(-1);
  const before = statements.slice(0, -1);
  if (last?.type === 'return_statement' && before.every(node => node.type === 'declaration'))
    return named(last)[0] ?? null;
  const arms = statements.find(node => node.type === 'switch_statement');
  const rest = statements.filter(node => node !== arms);
  return arms && rest.every(node => node.type === 'declaration' || node.type === 'return_statement')
    ? armsOf(arms)
    : null;
}

/** `case 1: case 2: return "x";` as entries of a table. */
function armsOf(node: Node): Expression {
  const entries: MappingEntry[] = [];
  let waiting: { node: Node; key: Node }[] = [];
  for (const arm of named(field(node, 'body'))) {
    const key = arm.type === 'case_statement' ? arm.childForFieldName('value') : null;
    if (!key) {
      waiting = [];
      continue;
    }
    waiting.push({ node: arm, key });
    const statements = named(arm).filter(child => child.id !== key.id);
    if (statements.length === 0) continue;
    const value = returnedBy(statements) ?? opaque('what this case does');
    for (const { node: at, key: name } of waiting) entries.push({ node: at, key: name, value });
    waiting = [];
  }
  return { kind: 'mapping', entries };
}

function returnedBy(statements: readonly Node[]): Node | null {
  const [first] = statements;
  if (first?.type === 'compound_statement') return returnedBy(named(first));
  return first?.type === 'return_statement' ? (named(first)[0] ?? null) : null;
}

/** `#include`: both forms, since a project finds its own headers by either. */
function includes(root: Node): string[] {
  const found: string[] = [];
  const look = (node: Node): void => {
    for (const child of node.namedChildren) {
      if (child?.type === 'preproc_include') found.push(field(child, 'path').text.slice(1, -1));
      else if (
        child &&
        (/^preproc_(if|ifdef|else|elif)$/.test(child.type) ||
          child.isError ||
          child.type === 'linkage_specification' ||
          child.type === 'declaration_list')
      )
        look(child);
    }
  };
  look(root);
  return found;
}

/** Beside the file, then in the folders that headers are usually in, from there up to the root. */
function modulePaths(specifier: string, importer: string): string[] {
  const folder = importer.split('/').slice(0, -1);
  const paths: string[] = [];
  for (let length = folder.length; length >= 0; length -= 1) {
    for (const inside of ['', 'include', 'inc', 'src']) {
      const parts = [...folder.slice(0, length), ...(inside === '' ? [] : [inside])];
      const path = joined(parts, specifier);
      if (path !== undefined) paths.push(path);
    }
  }
  return paths;
}

function joined(folder: readonly string[], specifier: string): string | undefined {
  const parts = [...folder];
  for (const part of specifier.split('/')) {
    if (part === '..') {
      if (parts.pop() === undefined) return undefined;
    } else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}
