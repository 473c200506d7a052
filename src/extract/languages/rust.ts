import {
  itself,
  type PureFunction,
  parts,
  receiverItself,
  taking,
  text,
  toMapping,
  toSequence,
  toSet,
} from '../evaluate/pure-functions.js';
import { Sequence, type Value } from '../evaluate/value.js';
import { field, isField, named, opaque, same } from '../syntax/nodes.js';
import type { Node } from '../syntax/tree/node.js';
import type { Binding } from './language/binding.js';
import type { Argument, Expression, Item, MappingEntry, NextMember } from './language/expression.js';
import type { ClassShape, FunctionShape, Parameter } from './language/shapes.js';
import type { Language } from './language.js';
import { attributesOf } from './rust/attributes.js';
import { rustDefinitions } from './rust/definitions.js';
import { lazyStatic, macroCall } from './rust/macros.js';
import { importedAs, modulePaths, reexports, wildcardReexports, wildcardsOf } from './rust/modules.js';
import { casesIn } from './shared/cases.js';
import { castOperators, castTo, codeOf, isNumeric, useOf } from './shared/casts.js';
import { slashComments } from './shared/comments.js';
import { decoded } from './shared/escapes.js';
import { operatorsWith } from './shared/folding.js';
import { numberLiteral } from './shared/number-literals.js';

/** Rust, as its reference describes it (doc.rust-lang.org/reference). */

const COMMENTS = slashComments('line_comment', 'block_comment');
const ESCAPES = { simple: 'nrt\\\'"', hexDigits: 2, bytes: true, octalDigits: [1, 1], braces: true } as const;
const FUNCTIONS = new Set(['function_item', 'closure_expression']);

/** A value that is made when it is first used: `Lazy::new(|| …)`. */
const made: PureFunction = taking(1, (_receiver, [value], _origin, _named, invoke) =>
  value === undefined ? undefined : invoke(value, []),
);

export const language: Language = {
  name: 'Rust',
  extensions: ['.rs'],
  grammar: 'tree-sitter-rust/tree-sitter-rust.wasm',
  comments: COMMENTS,
  scopes: {
    types: new Set([...FUNCTIONS, 'source_file', 'block', 'match_arm', 'mod_item']),
    deferred: FUNCTIONS,
  },
  nameCharacters: '\\p{ID_Continue}',
  functions: {
    ...underEach(
      ['HashMap', 'BTreeMap', 'IndexMap', 'FxHashMap', 'AHashMap'],
      ['from', 'from_iter'],
      toMapping,
    ),
    ...underEach(
      ['HashMap', 'BTreeMap', 'IndexMap', 'FxHashMap', 'AHashMap', 'phf::Map'],
      ['new'],
      toMapping,
    ),
    ...underEach(
      ['HashSet', 'BTreeSet', 'IndexSet', 'FxHashSet', 'AHashSet'],
      ['from', 'from_iter', 'new'],
      toSet,
    ),
    ...underEach(['Vec', 'VecDeque'], ['from', 'from_iter', 'new'], toSequence),
    ...underEach(
      ['Lazy', 'LazyLock', 'LazyCell', 'once_cell::sync::Lazy', 'std::sync::LazyLock'],
      ['new'],
      made,
    ),
    ...underEach(['Box', 'Arc', 'Rc', 'Cow', 'String', 'Some'], ['new', 'from', 'Borrowed', 'Owned'], itself),
    Some: itself,
    Ok: itself,
    ...Object.fromEntries(
      [
        'to_string',
        'to_owned',
        'into',
        'as_str',
        'as_bytes',
        'to_vec',
        'iter',
        'into_iter',
        'cloned',
        'copied',
        'clone',
        'unwrap',
        'as_ref',
      ].map(name => [`.${name}`, receiverItself]),
    ),
    '.collect': taking(0, receiver => (receiver instanceof Sequence ? receiver : undefined)),
    '.trim': text((value, none) => (none === undefined ? value.trim() : undefined)),
    '.split': taking(1, (receiver, [separator], origin) =>
      typeof receiver === 'string' && typeof separator === 'string' && separator !== ''
        ? parts(receiver.split(separator), origin)
        : undefined,
    ),
  },
  operators: operatorsWith({ only32Bit: false, overflow: 'nearest', joinsTexts: true, text: textOf }),
  expression,
  binding,
  imports: { wildcards: wildcardsOf, paths: modulePaths },
  definitions: {
    list: root => rustDefinitions(root, COMMENTS),
    annotations: attributesOf,
    reexports,
    wildcardReexports,
  },
};

function underEach(
  types: readonly string[],
  names: readonly string[],
  apply: PureFunction,
): Record<string, PureFunction> {
  return Object.fromEntries(types.flatMap(type => names.map(name => [`${type}::${name}`, apply])));
}

/** `concat!("a", 1, true)`. */
function textOf(value: Value): string | undefined {
  return typeof value === 'string' || typeof value === 'boolean' || Number.isInteger(value)
    ? String(value)
    : undefined;
}

function expression(node: Node): Expression {
  switch (node.type) {
    case 'string_literal':
    case 'char_literal':
      return textLiteral(node);
    case 'raw_string_literal': {
      const content = /^[bc]?r(#*)"([\s\S]*)"\1$/.exec(node.text)?.[2];
      return content === undefined ? opaque('a text like this') : { kind: 'literal', value: content };
    }
    case 'integer_literal':
      return numberLiteral(node.text, node.text.replace(/_?([iu](8|16|32|64|128|size))$/, ''), {
        oldOctal: false,
      });
    case 'float_literal':
      return realLiteral(node.text.replace(/_?f(32|64)$/, ''));
    case 'boolean_literal':
      return { kind: 'literal', value: node.text === 'true' };
    case 'unit_expression':
      return { kind: 'literal', value: null };
    case 'parenthesized_expression':
    case 'expression_statement':
    case 'const_block':
      return same(node.childForFieldName('body') ?? named(node)[0], node);
    case 'type_cast_expression':
      return castOf(node);
    case 'reference_expression':
      return same(node.childForFieldName('value'), node);
    case 'array_expression':
      if (node.childForFieldName('length')) return opaque('an array of one value many times');
      return { kind: 'sequence', items: itemsOf(node) };
    case 'tuple_expression':
    case 'tuple_pattern':
      return { kind: 'sequence', items: itemsOf(node) };
    case 'identifier':
    case 'type_identifier':
    case 'field_identifier':
    case 'shorthand_field_identifier':
      return node.text === 'None' ? { kind: 'literal', value: null } : { kind: 'name', name: node.text };
    case 'crate':
    case 'super':
    case 'self':
      return { kind: 'module', specifier: node.text };
    case 'scoped_identifier':
    case 'scoped_type_identifier': {
      const path = node.childForFieldName('path');
      const name = field(node, 'name').text;
      // `super::super` is one more step up, not a member.
      if (path && name === 'super') return { kind: 'module', specifier: node.text };
      return path ? { kind: 'member', object: path, name } : { kind: 'name', name };
    }
    case 'generic_type':
    case 'generic_type_with_turbofish':
    case 'generic_function':
      return same(node.childForFieldName('type') ?? node.childForFieldName('function'), node);
    case 'field_expression':
      return { kind: 'member', object: field(node, 'value'), name: field(node, 'field').text };
    case 'index_expression': {
      const [object, index] = named(node);
      return object && index ? { kind: 'index', object, index } : opaque('an index');
    }
    case 'binary_expression': {
      const operator = field(node, 'operator').text;
      const [left, right] = [field(node, 'left'), field(node, 'right')];
      if (operator !== '&&' && operator !== '||') return { kind: 'binary', operator, left, right };
      return { kind: 'either', operator: operator === '&&' ? 'and' : 'or', left, right };
    }
    case 'unary_expression': {
      const operand = named(node)[0] ?? node;
      const operator = node.firstChild?.text ?? '';
      if (operator === '*') return same(operand, node);
      // What `!` makes of a number depends on its type.
      return operator === '!' && operand.type !== 'boolean_literal'
        ? opaque('the bits of a number turned round')
        : { kind: 'unary', operator, operand };
    }
    case 'struct_expression':
      return recordOf(node);
    case 'call_expression':
      return {
        kind: 'call',
        callee: field(node, 'function'),
        arguments: argumentsOf(field(node, 'arguments')),
      };
    case 'macro_invocation':
      return macroCall(node);
    case 'match_expression':
      return armsOf(node);
    case 'block': {
      const result = resultOf(node);
      return result === null
        ? opaque('a block that does more')
        : 'id' in result
          ? same(result, node)
          : result;
    }
    case 'enum_item':
      return { kind: 'class', class: enumOf(node) };
    case 'struct_item':
      return { kind: 'class', class: structOf(node) };
    default:
      return FUNCTIONS.has(node.type)
        ? { kind: 'function', function: functionOf(node) }
        : opaque(`a ${node.type.replaceAll('_', ' ')}`);
  }
}

function textLiteral(node: Node): Expression {
  const source = node.text.replace(/^[bc]/, '');
  // An escaped line end takes the white space of the next line with it.
  const content = source
    .slice(1, -1)
    .replace(/\\(?:\n\s*|([\s\S]))/g, (whole, other?: string) => (other === undefined ? '' : whole));
  const value = decoded(content, ESCAPES);
  return value === undefined ? opaque('a text that is not UTF-8') : { kind: 'literal', value };
}

function realLiteral(digits: string): Expression {
  const value = Number(digits.replaceAll('_', ''));
  if (!Number.isFinite(value)) return opaque(`the number ${digits}`);
  return Number.isInteger(value) ? { kind: 'decimal', value } : { kind: 'literal', value };
}

/** Children that are values; attributes are not. */
function valuesIn(node: Node): Node[] {
  return named(node).filter(child => child.type !== 'attribute_item');
}

function itemsOf(node: Node): Item[] {
  return valuesIn(node).map(child => ({ node: child, spread: false }));
}

function argumentsOf(list: Node): Argument[] {
  return valuesIn(list).map(node => ({ node }));
}

/** `Rule { name: "x", ..base }`. */
function recordOf(node: Node): Expression {
  const args = valuesIn(field(node, 'body')).map((child): Argument => {
    if (child.type === 'base_field_initializer')
      return { node: child, name: '..', value: opaque('the rest of another value') };
    if (child.type === 'shorthand_field_initializer') {
      const name = named(child).at(-1) ?? child;
      return { node: name, name: name.text };
    }
    return { node: field(child, 'value'), name: field(child, 'field').text };
  });
  return { kind: 'call', callee: field(node, 'name'), arguments: args, isRecord: true };
}

function binding(name: Node): Binding | null {
  const parent = name.parent;
  if (!parent) return null;
  switch (parent.type) {
    case 'const_item':
    case 'static_item': {
      const value = parent.childForFieldName('value');
      return value && isField(parent, 'name', name) ? { kind: 'value', node: parent, value } : null;
    }
    case 'let_declaration': {
      const value = parent.childForFieldName('value');
      return value && isField(parent, 'pattern', name) ? { kind: 'value', node: parent, value } : null;
    }
    case 'enum_item':
    case 'struct_item':
    case 'function_item':
      if (!isField(parent, 'name', name)) return null;
      return {
        kind: 'value',
        node: parent,
        value: expression(parent),
        ...(isMethod(parent) && { member: true }),
      };
    case 'mod_item':
      if (!isField(parent, 'name', name)) return null;
      return parent.childForFieldName('body')
        ? { kind: 'value', node: parent, value: { kind: 'class', class: moduleOf(parent) } }
        : { kind: 'import', node: parent, specifier: `self::${name.text}`, name: null };
    case 'parameter':
    case 'closure_parameters':
      return parent.type === 'closure_parameters' || isField(parent, 'pattern', name)
        ? { kind: 'value', node: parent, value: opaque('a parameter') }
        : null;
    case 'token_tree':
      return lazyStatic(name, parent);
    default:
      return importedAs(name);
  }
}

/** `300 as u8`; of pointers and enumerations the value stays what it is. */
function castOf(node: Node): Expression {
  const [value, type] = [field(node, 'value'), field(node, 'type').text];
  const isCharacter = type === 'char';
  if (!isNumeric(type) && !isCharacter) return same(value, node);
  if (value.type === 'char_literal')
    return isCharacter ? same(value, node) : asType(codeOf(textLiteral(value)), type);
  // What is shifted out of a number, and what its other bits are, depends on its width.
  const use = useOf(node);
  const byWidth =
    use?.type === 'unary_expression'
      ? use.text.startsWith('!')
      : use?.childForFieldName('operator')?.text === '<<';
  if (byWidth && type !== 'i64') return opaque('what bits a number of this width has');
  return { kind: 'unary', operator: castTo(type), operand: value };
}

/** The number of a character, as far as a type holds it. */
function asType(code: Expression, type: string): Expression {
  if (code.kind !== 'literal') return code;
  const value = castOperators('nearest')[castTo(type)]?.(code.value);
  return typeof value === 'number'
    ? { kind: 'literal', value }
    : opaque('the number of a character like this');
}

function isMethod(node: Node): boolean {
  const around = node.parent?.parent?.type;
  return node.parent?.type === 'declaration_list' && (around === 'impl_item' || around === 'trait_item');
}

/** An enumeration: names of variants, or their numbers when it gives some. */
function enumOf(node: Node): ClassShape {
  const variants = valuesIn(field(node, 'body')).filter(child => child.type === 'enum_variant');
  const isNumbered = variants.some(variant => variant.childForFieldName('value'));
  const members = variants.map((variant): MappingEntry => {
    const key = field(variant, 'name').text;
    const value = variant.childForFieldName('value');
    if (value) return { node: variant, key, value };
    if (variant.childForFieldName('body'))
      return { node: variant, key, value: opaque('a variant with data') };
    return { node: variant, key, value: isNumbered ? NEXT_NUMBER : { kind: 'literal', value: key } };
  });
  return { name: field(node, 'name').text, node, members, constant: true, parameters: [], bases: [] };
}

const NEXT_NUMBER: NextMember = {
  kind: 'next',
  next: previous => (previous === undefined ? 0 : typeof previous === 'number' ? previous + 1 : undefined),
};

function structOf(node: Node): ClassShape {
  const body = node.childForFieldName('body');
  const fields = body?.type === 'field_declaration_list' ? valuesIn(body) : [];
  const parameters = fields.map(
    (child): Parameter => ({ name: field(child, 'name').text, default: null, rest: null }),
  );
  return {
    name: field(node, 'name').text,
    node,
    members: [],
    parameters: fields.length > 0 ? parameters : null,
    bases: [],
  };
}

/** `mod x { … }`: its constants, types and modules. */
function moduleOf(node: Node): ClassShape {
  const members: MappingEntry[] = [];
  for (const child of valuesIn(field(node, 'body'))) {
    const name = child.childForFieldName('name')?.text;
    const value = child.childForFieldName('value');
    if (name === undefined) continue;
    if (value) members.push({ node: child, key: name, value });
    else if (child.type === 'mod_item')
      members.push({ node: child, key: name, value: { kind: 'class', class: moduleOf(child) } });
    else if (['enum_item', 'struct_item', 'function_item'].includes(child.type))
      members.push({ node: child, key: name, value: child });
  }
  return { name: field(node, 'name').text, node, members, parameters: null, bases: [] };
}

function functionOf(node: Node): FunctionShape {
  const parameters = named(field(node, 'parameters')).flatMap((child): Parameter[] => {
    if (child.type === 'self_parameter') return [];
    const pattern = child.type === 'parameter' ? field(child, 'pattern') : child;
    return [{ name: pattern.text, default: null, rest: null }];
  });
  const body = node.childForFieldName('body');
  return {
    name: node.childForFieldName('name')?.text ?? 'closure',
    node,
    parameters,
    result: body && (body.type === 'block' ? resultOf(body) : body),
    cases: () => casesIn(body, 'match_expression', FUNCTIONS, armsOf),
  };
}

/** Only blocks that name constants and end in a value. */
function resultOf(block: Node): Node | Expression | null {
  const statements = valuesIn(block);
  const last = statements.at(-1);
  if (!last || !statements.slice(0, -1).every(isDeclaration) || isDeclaration(last)) return null;
  const value = last.type === 'expression_statement' ? (named(last)[0] ?? last) : last;
  if (value.type === 'return_expression') return named(value)[0] ?? null;
  // With a semicolon behind it, it gives nothing.
  return last.type === 'expression_statement' && last.text.endsWith(';') ? null : value;
}

function isDeclaration(node: Node): boolean {
  return /^(let_declaration|const_item|static_item|use_declaration)$/.test(node.type);
}

/** `"a" | "b" => x` as entries of a table; `_` and names match everything and are no entries. */
function armsOf(node: Node): Expression {
  const entries: MappingEntry[] = [];
  for (const arm of valuesIn(field(node, 'body'))) {
    if (arm.type !== 'match_arm') continue;
    const pattern = field(arm, 'pattern');
    const condition = pattern.childForFieldName('condition');
    const value = condition ? opaque('an arm with a condition') : field(arm, 'value');
    const inner = named(pattern).find(child => child.id !== condition?.id);
    for (const key of inner ? alternatives(inner) : []) entries.push({ node: arm, key, value });
  }
  return { kind: 'mapping', entries };
}

function alternatives(pattern: Node): Node[] {
  if (pattern.type === 'or_pattern') return named(pattern).flatMap(alternatives);
  if (pattern.type === 'reference_pattern' || pattern.type === 'captured_pattern')
    return named(pattern).slice(-1).flatMap(alternatives);
  // A name in capitals is a constant, any other one takes whatever comes.
  return pattern.type === 'identifier' && !/^[A-Z]/.test(pattern.text) ? [] : [pattern];
}
