import type { Node } from '../../syntax/node.js';
import { field, isField, named } from '../../syntax/nodes.js';
import type { Key, Target, Use } from '../language/effects.js';
import { READ, read, replaced, same } from '../shared/effects.js';
import { isMisplaced, isSpread } from './splats.js';

/** What the code around an expression does with the object that the expression gives. */
export function use(node: Node): Use {
  const parent = node.parent;
  return parent ? (USES[parent.type]?.(node, parent) ?? { kind: 'unknown' }) : READ;
}

const copied = (_node: Node, parent: Node): Use => ({ kind: 'copied', node: parent });

/** A list that holds it, at a place that is known when nothing is spread before it. */
function item(node: Node, parent: Node): Use {
  // `del K["a"], K["b"]`
  if (parent.parent?.type === 'delete_statement') return { kind: 'replaced', node: parent };
  if (isSpread(node)) return { kind: 'copied', node: parent };
  const items = named(parent);
  const index = items.findIndex(each => each.id === node.id);
  const isKnown =
    parent.type !== 'set' &&
    items.slice(0, index).every(each => each.type !== 'list_splat' && !isSpread(each));
  return { kind: 'within', node: parent, key: isKnown ? String(index) : undefined };
}

function spread(_node: Node, parent: Node): Use {
  if (isMisplaced(parent)) return use(parent);
  const around = parent.parent;
  if (around?.type === 'argument_list' && around.parent)
    return { kind: 'argument', call: around.parent, index: undefined };
  return around ? { kind: 'copied', node: around } : { kind: 'unknown' };
}

function argument(node: Node, list: Node): Use {
  const call = list.parent;
  if (call?.type !== 'call') return call?.type === 'class_definition' ? READ : { kind: 'unknown' };
  return { kind: 'argument', call, index: named(list).findIndex(each => each.id === node.id) };
}

function inFor(node: Node, parent: Node): Use {
  if (isField(parent, 'left', node)) return { kind: 'replaced', node: parent };
  return isField(parent, 'right', node)
    ? { kind: 'bound', target: field(parent, 'left'), each: true }
    : { kind: 'read' };
}

/** What a comprehension gives is held by what it makes. */
function inComprehension(node: Node, parent: Node): Use {
  return isField(parent, 'body', node) ? { kind: 'within', node: parent, key: undefined } : READ;
}

function inFunction(node: Node, parent: Node): Use {
  return isField(parent, 'body', node) ? { kind: 'returned', function: parent } : READ;
}

const USES: Readonly<Record<string, (node: Node, parent: Node) => Use>> = {
  parenthesized_expression: same,
  assignment(node, parent) {
    if (isField(parent, 'left', node)) return { kind: 'replaced', node: parent };
    if (!isField(parent, 'right', node)) return READ;
    const around = parent.parent?.type === 'assignment' ? { node: parent } : {};
    return { kind: 'bound', target: field(parent, 'left'), ...around };
  },
  augmented_assignment: (node, parent) =>
    isField(parent, 'left', node)
      ? { kind: 'changed', node: parent }
      : { kind: 'merged', target: field(parent, 'left') },
  named_expression: (node, parent) =>
    isField(parent, 'name', node)
      ? { kind: 'replaced', node: parent }
      : { kind: 'bound', target: field(parent, 'name'), node: parent },
  for_statement: inFor,
  for_in_clause: inFor,
  list: item,
  tuple: item,
  set: item,
  expression_list: item,
  pair: (node, parent) =>
    isField(parent, 'value', node) && parent.parent
      ? parent.parent.type === 'dictionary'
        ? { kind: 'within', node: parent.parent, key: keyOf(field(parent, 'key')) }
        : { kind: 'same', node: parent }
      : READ,
  list_comprehension: inComprehension,
  set_comprehension: inComprehension,
  dictionary_comprehension: inComprehension,
  generator_expression: inComprehension,
  list_splat: spread,
  dictionary_splat: spread,
  subscript(node, parent) {
    if (!isField(parent, 'value', node)) return isMatched(parent) ? { kind: 'unknown' } : READ;
    const [index, ...more] = parent.childrenForFieldName('subscript');
    if (index?.type !== 'slice' && index && more.length === 0)
      return { kind: 'part', node: parent, key: keyOf(index) };
    const around = parent.parent;
    const isWritten =
      around?.type === 'delete_statement' ||
      (around?.type.endsWith('assignment') && isField(around, 'left', parent));
    return isWritten
      ? { kind: 'part', node: parent, key: undefined, several: true }
      : { kind: 'copied', node: parent };
  },
  slice: read,
  attribute: (node, parent) =>
    isField(parent, 'object', node)
      ? { kind: 'part', node: parent, key: field(parent, 'attribute').text, member: true }
      : READ,
  call: (node, parent) =>
    isField(parent, 'function', node) ? { kind: 'called', call: parent } : argument(node, parent),
  argument_list: argument,
  keyword_argument(node, parent) {
    if (!isField(parent, 'value', node)) return READ;
    const call = parent.parent?.parent;
    const index = field(parent, 'name').text;
    if (call?.type === 'call') return { kind: 'argument', call, index };
    // `class A(Base, table=K)`: a method of the base gets it.
    return index === 'metaclass' ? READ : { kind: 'unknown' };
  },
  comparison_operator: read,
  not_operator: read,
  unary_operator: read,
  boolean_operator: same,
  binary_operator: (_node, parent) =>
    field(parent, 'operator').text === '%' ? READ : { kind: 'copied', node: parent },
  conditional_expression: (node, parent) =>
    named(parent)[1]?.id === node.id ? READ : { kind: 'same', node: parent },
  if_statement: read,
  elif_clause: read,
  if_clause: read,
  while_statement: read,
  assert_statement: read,
  expression_statement: read,
  raise_statement: read,
  except_clause: read,
  global_statement: read,
  nonlocal_statement: read,
  future_import_statement: read,
  type: inAlias,
  interpolation: read,
  format_specifier: read,
  format_expression: read,
  with_clause: read,
  print_statement: read,
  delete_statement: replaced,
  block: read,
  module: read,
  return_statement: (node, parent) => returned(node, parent),
  yield(_node, parent) {
    const isFrom = parent.children.some(child => child?.type === 'from');
    const fn = functionOf(parent);
    return fn ? { kind: 'returned', function: fn, ...(!isFrom && { each: true }) } : { kind: 'unknown' };
  },
  await: same,
  lambda: inFunction,
  function_definition: defined,
  class_definition: defined,
  default_parameter: defaultOf,
  typed_default_parameter: defaultOf,
  keyword_separator: read,
  with_item: (_node, parent) => (parent.parent ? { kind: 'unknown' } : READ),
  as_pattern: () => ({ kind: 'unknown' }),
  as_pattern_target: replaced,
  decorator: (_node, parent) => ({ kind: 'called', call: parent }),
  pattern_list: replaced,
  tuple_pattern: replaced,
  list_pattern: replaced,
  list_splat_pattern: replaced,
  delete: replaced,
  match_statement: (node, parent) =>
    isField(parent, 'subject', node) && !onlyCompares(parent) ? { kind: 'unknown' } : READ,
  case_clause: read,
  dotted_name: read,
  case_pattern: read,
  parameters: read,
  lambda_parameters: read,
  aliased_import: read,
  import_from_statement: read,
  import_statement: read,
  typed_parameter: read,
  dictionary_splat_pattern: read,
  exec_statement: () => ({ kind: 'unknown' }),
  concatenated_string: read,
  argument: copied,
};

/** What the grammar takes for `type X = …` and is an assignment: `type(self).x = 1`. */
function inAlias(node: Node, parent: Node): Use {
  const alias = parent.parent;
  const place = alias?.type === 'type_alias_statement' ? field(alias, 'left').firstNamedChild : null;
  if (!place || !/^(attribute|subscript)$/.test(place.type)) return READ;
  return place.id === node.id ? replaced(node, parent) : { kind: 'bound', target: place };
}

/** `def K(): …` takes the place of what the name had. */
function defined(node: Node, parent: Node): Use {
  return isField(parent, 'name', node) ? replaced(node, parent) : READ;
}

function returned(_node: Node, parent: Node): Use {
  const fn = functionOf(parent);
  // Of a generator, that goes to who asks for it by `yield from`, or as the value of an exception.
  return fn && !isGenerator(fn) ? { kind: 'returned', function: fn } : { kind: 'unknown' };
}

function isGenerator(fn: Node): boolean {
  if (!/\byield\b/.test(fn.text)) return false;
  return fn.descendantsOfType('yield').some(node => node !== null && functionOf(node)?.id === fn.id);
}

/** What the grammar takes for a place with a type and is a statement: `match [K]:` with one case. */
function isMatched(subscript: Node): boolean {
  const { parent } = subscript;
  return (
    parent?.type === 'assignment' &&
    field(subscript, 'value').text === 'match' &&
    parent.childForFieldName('type')?.text.startsWith('case') === true
  );
}

function defaultOf(node: Node, parent: Node): Use {
  return isField(parent, 'value', node) ? { kind: 'bound', target: field(parent, 'name') } : READ;
}

function functionOf(node: Node): Node | null {
  for (let at = node.parent; at; at = at.parent)
    if (at.type === 'function_definition' || at.type === 'lambda') return at;
  return null;
}

/** Whether a `match` looks at its subject alone: no pattern asks a class, or names a part that is used elsewhere. */
function onlyCompares(statement: Node): boolean {
  return statement.descendantsOfType('case_pattern').every(pattern => {
    if (!pattern || pattern.descendantsOfType(['class_pattern', 'as_pattern']).length > 0) return false;
    const names = pattern.descendantsOfType('identifier').filter(name => name?.parent?.namedChildCount === 1);
    return names.every(name => name && !isSaidAgain(name));
  });
}

function isSaidAgain(name: Node): boolean {
  const { text } = name.tree.rootNode;
  const word = new RegExp(`(?<![\\p{L}\\p{N}_])${name.text}(?![\\p{L}\\p{N}_])`, 'gu');
  return [...text.matchAll(word)].length > 1;
}

/** Names in patterns of classes, which get fields of what is matched. */
export function captured(root: Node, text: string): Node[] {
  if (!/^[ \t]*case\b[^\n]*\(/m.test(text)) return [];
  return root
    .descendantsOfType('class_pattern')
    .flatMap(pattern => pattern?.namedChildren.slice(1) ?? [])
    .flatMap(part => part?.descendantsOfType('identifier') ?? [])
    .filter((node): node is Node => node !== null);
}

/** The text of a key that is written out. */
export function keyOf(node: Node): Key {
  if (node.type === 'string' && !/^[a-zA-Z]*f|\\/i.test(node.text.slice(0, 3)) && !node.text.includes('\\')) {
    const content = node.namedChildren.filter(child => child?.type === 'string_content');
    return content.length <= 1 ? (content[0]?.text ?? '') : undefined;
  }
  return node.type === 'integer' && /^\d+$/.test(node.text) ? String(Number(node.text)) : undefined;
}

/** The names and places of a pattern, with the parts of the value that lead to each. */
export function targets(pattern: Node, keys: readonly Key[] = []): Target[] {
  switch (pattern.type) {
    case 'identifier':
    case 'attribute':
    case 'subscript':
      return [{ node: pattern, keys }];
    case 'list_splat_pattern':
    case 'list_splat':
    case 'dictionary_splat_pattern': {
      const inner = pattern.firstNamedChild;
      return inner ? targets(inner, keys.slice(0, -1)).map(each => ({ ...each, rest: true })) : [];
    }
    case 'pattern_list':
    case 'tuple_pattern':
    case 'list_pattern':
    case 'expression_list':
    case 'tuple':
    case 'list': {
      const parts = named(pattern);
      const splat = parts.findIndex(part => part.type === 'list_splat_pattern');
      return parts.flatMap((part, i) =>
        targets(part, [...keys, splat >= 0 && i >= splat ? undefined : String(i)]),
      );
    }
    case 'typed_parameter':
    case 'parenthesized_expression':
    case 'as_pattern_target':
      return pattern.firstNamedChild ? targets(pattern.firstNamedChild, keys) : [];
    case 'default_parameter':
    case 'typed_default_parameter':
      return targets(field(pattern, 'name'), keys);
  }
  return [];
}
