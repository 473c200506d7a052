import type { Node } from '../../syntax/node.js';
import { field, named, opaque, same } from '../../syntax/nodes.js';
import type { Expression } from '../language/expression.js';
import { characterOr, isDeclaredAs } from '../shared/casts.js';
import {
  call,
  choice,
  constant,
  each,
  functionValue,
  held,
  index,
  inner,
  member,
  name,
  nodeTable,
  sideBySide,
  unary,
  written,
} from '../shared/node-table.js';
import { castOf, converted } from './casts.js';
import { functionOf } from './functions.js';
import { argumentsOf, heldIn, initializer, plainBraces, shapeOf } from './initializers.js';
import { character, numberOf, quoted } from './literals.js';
import { INCLUDED, includedEntries, spelledOut } from './macros.js';
import { TYPES, typeOf } from './types.js';

const ownName = name({ NULL: null });

/** What an expression node means. */
export const expression = nodeTable({
  string_literal: quoted,
  raw_string_literal: node => {
    const content = node.namedChildren.find(child => child?.type === 'raw_string_content');
    return { kind: 'literal', value: content?.text ?? '' };
  },
  concatenated_string: sideBySide,
  char_literal: characterOr(character, use => /^(?:binary|unary)_expression$/.test(use.type)),
  number_literal: written(numberOf),
  true: constant(true),
  false: constant(false),
  null: constant(null),
  nullptr: constant(null),
  parenthesized_expression: inner(),
  expression_statement: inner(),
  subscript_argument_list: inner(),
  init_declarator: node => {
    const value = node.childForFieldName('value');
    const type = node.parent?.childForFieldName('type') ?? null;
    return value ? initializer(value, shapeOf(type, node.childForFieldName('declarator'))) : same(null, node);
  },
  cast_expression: castOf,
  comma_expression: inner('right'),
  pointer_expression: node =>
    field(node, 'operator').text === '&' ? inner('argument')(node) : opaque('what a pointer points to'),
  initializer_list: node => plainBraces(node),
  compound_literal_expression: node => {
    const shape = shapeOf(field(node, 'type'), null);
    return held(initializer(field(node, 'value'), shape), heldIn(shape));
  },
  identifier: ownName,
  field_identifier: ownName,
  type_identifier: ownName,
  namespace_identifier: ownName,
  qualified_identifier: node => {
    const scope = node.childForFieldName('scope');
    const last = field(node, 'name');
    // In `a::b::c` the grammar puts `b::c` together; the last two parts say enough.
    return scope && last.type !== 'qualified_identifier'
      ? { kind: 'member', object: scope, name: (last.childForFieldName('name') ?? last).text }
      : same(last, node);
  },
  // `a::b` of `namespace q = a::b`
  nested_namespace_specifier: node => {
    const [scope, last] = named(node);
    return scope && last ? { kind: 'member', object: scope, name: last.text } : same(scope, node);
  },
  template_function: inner('name'),
  field_expression: member('argument', 'field'),
  subscript_expression: node =>
    index('argument', node.childForFieldName('index') ? 'index' : 'indices')(node),
  binary_expression: binaryOf,
  unary_expression: node =>
    // Large numbers, whose size depends on the type.
    /^[-~]$/.test(field(node, 'operator').text) && /\d\w*[uU]/.test(field(node, 'argument').text)
      ? opaque('a negative number without a sign')
      : (spelledOut(node) ?? unary('argument', operatorOf(node))(node)),
  conditional_expression: node =>
    // Of two kinds of numbers, the result is of one for both.
    ['consequence', 'alternative'].some(part => UNSIGNED.test(node.childForFieldName(part)?.text ?? ''))
      ? opaque('a number without a sign here')
      : choice(node),
  call_expression: callOf,
  new_expression: call('type', argumentsOf),
  type_descriptor: inner('type'),
  function_definition: functionValue(functionOf),
  sizeof_expression: sizeOf,
  ...each(TYPES, typeOf),
});

/** Of a text, its bytes and the 0 behind them. */
function sizeOf(node: Node): Expression {
  const [only] = named(node);
  const text = only?.type === 'parenthesized_expression' ? named(only)[0] : only;
  const read = text?.type === 'string_literal' && text.text.startsWith('"') ? quoted(text) : undefined;
  if (read?.kind !== 'literal' || typeof read.value !== 'string')
    return opaque('sizeof, which only a compiler knows,');
  return { kind: 'literal', value: new TextEncoder().encode(read.value).length + 1 };
}

/** A number that is said to have no sign. */
const UNSIGNED = /\b\d[\da-fA-FxX]*[uU]/;

/** Of longer expressions with these operators nobody asks; looking through them again and again would be slow. */
const MAX_SIGNED_CHARACTERS = 4000;

/** Operators whose result depends on whether numbers have a sign. */
const SIGNED = new Set(['-', '/', '%', '>>', '<', '<=', '>', '>=']);

/** Operators that C++ has words for. */
const WORDS: Readonly<Record<string, string>> = {
  not: '!',
  compl: '~',
  and: '&&',
  or: '||',
  bitand: '&',
  bitor: '|',
  xor: '^',
  not_eq: '!=',
};

function operatorOf(node: Node): string {
  const { text } = field(node, 'operator');
  return Object.hasOwn(WORDS, text) ? (WORDS[text] as string) : text;
}

function binaryOf(node: Node): Expression {
  const operator = operatorOf(node);
  // With a number without a sign on one side, the other one loses its own.
  const isLong = node.endIndex - node.startIndex > MAX_SIGNED_CHARACTERS;
  if (SIGNED.has(operator) && (isLong || /\d[\da-fA-FxX]*[uU]/.test(node.text)))
    return opaque('a number without a sign here');
  if ([field(node, 'left'), field(node, 'right')].some(each => isDeclaredAs('char', each)))
    return opaque('arithmetic with a character');
  const [left, right] = [field(node, 'left'), field(node, 'right')];
  return spelledOut(node) ?? { kind: 'binary', operator, left, right };
}

function callOf(node: Node): Expression {
  const callee = field(node, 'function');
  if (callee.text === INCLUDED) return includedEntries(node);
  // What a macro writes may be the name of another one, which then gets these arguments.
  if (callee.type === 'call_expression') return opaque('a call of what a call gives');
  const args = argumentsOf(node.childForFieldName('arguments'));
  if (
    callee.type === 'template_function' &&
    /^(static|const|reinterpret)_cast$/.test(field(callee, 'name').text)
  )
    return castByName(named(field(callee, 'arguments'))[0], args[0]?.node, node);
  const [only, ...more] = args;
  // `int(3.7)`
  if (only && more.length === 0 && /^(?:primitive_type|sized_type_specifier)$/.test(callee.type))
    return converted(only.node, callee, node);
  return { kind: 'call', callee, arguments: args };
}

/** `static_cast<T>(x)` */
function castByName(type: Node | undefined, value: Node | undefined, node: Node): Expression {
  return type && value ? converted(value, type, node) : same(undefined, node);
}
