import type { Node } from '../../syntax/node.js';
import type { Definition } from '../language/definitions.js';
import { firstPart } from './exports.js';
import { namesIn } from './hoisted.js';
import { requireOf } from './modules.js';

/** What kind of definition a declaration is. */
export const KINDS: Readonly<Record<string, Definition['what']>> = {
  function_declaration: 'function',
  generator_function_declaration: 'function',
  function_signature: 'function',
  function_expression: 'function',
  arrow_function: 'function',
  class_declaration: 'class',
  abstract_class_declaration: 'class',
  class: 'class',
  interface_declaration: 'interface',
  enum_declaration: 'enum',
  type_alias_declaration: 'type',
  internal_module: 'module',
  module: 'module',
  method_definition: 'method',
  method_signature: 'method',
  abstract_method_signature: 'method',
  public_field_definition: 'variable',
  field_definition: 'variable',
  property_signature: 'variable',
};
const VARIABLES = new Set(['lexical_declaration', 'variable_declaration']);

/** What a statement gives a name. */
export interface Found {
  readonly name: string;
  readonly what: Definition['what'];
  readonly exported: boolean;
  /** The declaration itself. */
  readonly node: Node;
  /** Where the statement begins that it is in: its documentation stands before. */
  readonly start: number;
  /** What it is follows from its value, or from what else its name is bound to. */
  readonly open?: boolean | 'by-name';
  /** A branch decides whether it gets that. */
  readonly conditional?: boolean;
  /** A type that says how it is called, and is not read. */
  readonly unread?: Node;
  /** The expression that gives its name. */
  readonly computed?: Node;
  /** The name that others have for it, where it has none of its own here. */
  readonly given?: string;
  /** What is behind the first name of `namespace A.B.C`. */
  readonly inner?: readonly string[];
}

/** What a statement defines. */
export function declared(node: Node, exported: boolean, found: Found[], start: number): void {
  const { type } = node;
  if (type === 'export_statement') {
    const inner = node.childForFieldName('declaration');
    if (inner) declared(inner, true, found, start);
  } else if (type === 'ambient_declaration' || (type === 'expression_statement' && node.firstNamedChild)) {
    const inner = node.firstNamedChild as Node;
    if (type === 'ambient_declaration' || inner.type !== 'assignment_expression')
      declared(inner, exported, found, start);
  } else if (VARIABLES.has(type)) {
    for (const declarator of node.namedChildren)
      if (declarator?.type === 'variable_declarator') variable(declarator, node, exported, found, start);
  } else {
    const what = KINDS[type];
    const name = node.childForFieldName('name');
    if (what && what !== 'method' && (name || exported) && !VALUES.has(type))
      found.push({
        name: name ? firstPart(name) : 'default',
        what,
        exported,
        node,
        start,
        ...innerNames(name),
      });
  }
}

function innerNames(name: Node | null): Pick<Found, 'inner'> {
  return name?.type === 'nested_identifier' ? { inner: name.text.split('.').slice(1) } : {};
}

/** Functions and classes that stand for themselves: their names are their own. */
const VALUES = new Set(['function_expression', 'arrow_function', 'class']);

function variable(declarator: Node, statement: Node, exported: boolean, found: Found[], begin: number): void {
  const name = declarator.childForFieldName('name');
  const value = declarator.childForFieldName('value');
  const isFirst = declarator.id === statement.firstNamedChild?.id;
  const start = isFirst ? begin : declarator.startIndex;
  const isConstant = statement.text.startsWith('const');
  const kind = isConstant ? 'constant' : 'variable';
  if (name?.type === 'identifier') {
    const type = declarator.childForFieldName('type')?.firstNamedChild;
    // What a script declares besides may be merged with an interface of the same name.
    const typed = type?.type === 'function_type' ? type : exported ? functionNamed(type) : null;
    const what = typed ? 'function' : KINDS[value?.type ?? ''];
    const unread = typed ? null : typeSaying(type, value);
    found.push({
      name: name.text,
      what: what ?? kind,
      exported,
      node: what ? (typed ?? (value as Node)) : declarator,
      start,
      ...(!what && isOpen(declarator, value) && { open: 'by-name' }),
      ...(unread && { unread }),
    });
    return;
  }
  // What is taken out of a module is an import.
  if (!name || (value && requireOf(value))) return;
  for (const each of namesIn(name))
    found.push({ name: each.text, what: kind, exported, node: declarator, start, open: 'by-name' });
}

/** The type by which others use a function or class, and not by how it is written; null where only its value says how. */
export function typeSaying(type: Node | null | undefined, value: Node | null): Node | null {
  let inner = value;
  let said = type ?? null;
  while (inner && IN_OTHER_WORDS.has(inner.type)) {
    const given = inner.type === 'as_expression' ? inner.namedChildren.at(-1) : null;
    if (given && inner.children.at(-1)?.type !== 'const') said ??= given;
    inner = inner.firstNamedChild;
  }
  return said && KINDS[inner?.type ?? ''] ? said : null;
}

const IN_OTHER_WORDS = new Set(['parenthesized_expression', 'as_expression', 'satisfies_expression']);

/** The type of functions that a name of the same file stands for. */
function functionNamed(type: Node | null | undefined): Node | null {
  if (type?.type !== 'type_identifier') return null;
  for (const statement of type.tree.rootNode.namedChildren) {
    const declaration =
      statement?.type === 'export_statement' ? statement.childForFieldName('declaration') : statement;
    if (declaration?.childForFieldName('name')?.text !== type.text) continue;
    const value =
      declaration.type === 'type_alias_declaration' ? declaration.childForFieldName('value') : null;
    if (value?.type === 'function_type') return value;
    const body = declaration.type === 'interface_declaration' ? declaration.childForFieldName('body') : null;
    const calls = body?.namedChildren.filter(each => each?.type === 'call_signature') ?? [];
    if (calls.length === 1) return calls[0] ?? null;
  }
  return null;
}

/** Whether a name may be a function or class by another name, or be made by a call; without a value, it may get one later. */
function isOpen(declarator: Node, value: Node | null): boolean {
  // What has a type is what that says.
  if (declarator.childForFieldName('type')) return false;
  return value === null || isOpenValue(value);
}

/** The same of a value. */
export function isOpenValue(value: Node): boolean {
  if (value.type === 'new_expression')
    return /^(Function|Proxy)$/.test(value.childForFieldName('constructor')?.text ?? '');
  if (value.type === 'binary_expression')
    return /^(\|\||&&|\?\?)$/.test(value.childForFieldName('operator')?.text ?? '');
  if (value.type === 'call_expression')
    return !GIVING_VALUES.test(value.childForFieldName('function')?.text ?? '');
  return OPEN.has(value.type);
}

/** What these give is neither a function nor a class. */
const GIVING_VALUES =
  /^(?:Symbol(?:\.for)?|String(?:\.raw)?|Number|BigInt|Boolean|parseInt|parseFloat|Math\.\w+|JSON\.stringify|Date\.now|Array\.(?:from|of)|Object\.(?:keys|values|entries|fromEntries|create))$/;

const OPEN = new Set([
  'identifier',
  'member_expression',
  'subscript_expression',
  'call_expression',
  'parenthesized_expression',
  'sequence_expression',
  'ternary_expression',
  'assignment_expression',
  'as_expression',
  'satisfies_expression',
  'non_null_expression',
  'await_expression',
  'generator_function',
  'nested_identifier',
]);
