import type { Node } from '../../syntax/node.js';
import type { Definition, Reexport } from '../language/definitions.js';
import { documentationAt, signatureOf } from './documentation.js';
import { givenBy, isModuleText, nameText, specifiers } from './exports.js';
import { hoisted, namesIn } from './hoisted.js';
import { requireOf } from './modules.js';

/** What kind of definition a declaration is. */
const KINDS: Readonly<Record<string, Definition['what']>> = {
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
  /** The name that others have for it, where it has none of its own here. */
  readonly given?: string;
}

/** Definitions of a module or script: those at its top or, with `of`, the members of a class, interface or namespace. */
export function definitions(root: Node, of?: string, path = ''): Definition[] {
  const { text } = root;
  const offset = root.startIndex;
  const top = topOf(root, path);
  if (of === undefined) return distinct(top, null, text, offset);
  let members: readonly Found[] = top.found;
  for (const part of of.split('.')) {
    members = members
      .filter(({ name, what }) => name === part && what !== 'function')
      .flatMap(({ node }) => membersOf(node));
  }
  return distinct({ found: members, names: new Map() }, of, text, offset);
}

/** `export { x } from './y'`, `export * as x from './y'`, and `export { x }` of what was imported. */
export function reexports(root: Node): Reexport[] {
  const { found: top, names } = topOf(root, '');
  const own = new Set([...top.map(({ name }) => name), ...[...names.values()].flat()]);
  const found: Reexport[] = [];
  for (const statement of root.namedChildren) {
    if (statement?.type !== 'export_statement') continue;
    const isFromOther = statement.childForFieldName('source') !== null;
    const space = statement.namedChildren.find(child => child?.type === 'namespace_export');
    const name = space?.firstNamedChild;
    if (name) found.push({ name: nameText(name), node: name });
    for (const { name, local, node } of specifiers(statement))
      if (isFromOther || !top.some(each => each.name === local)) {
        if (isFromOther || !own.has(name)) found.push({ name, node });
      }
  }
  return found;
}

interface Top {
  readonly found: readonly Found[];
  /** The names by which others have what has a name here. */
  readonly names: ReadonlyMap<string, readonly string[]>;
}

function topOf(root: Node, path: string): Top {
  const found: Found[] = [];
  for (const statement of root.namedChildren)
    if (statement) declared(statement, false, found, statement.startIndex);
  const locals = new Set(found.map(({ name }) => name));
  const given = givenBy(root, locals);
  for (const each of hoisted(root))
    if (locals.has(each.name) || [...given.values()].some(({ local }) => local === each.name))
      found.push(each);
  for (const { name } of found) locals.add(name);
  // What a script declares is there for all others; a module says what is.
  const isScript = given.size === 0 && !/\.[mc][jt]s$/.test(path) && !isModuleText(root);
  const names = new Map<string, string[]>();
  for (const [name, { local, value, start }] of given) {
    if (local !== undefined && locals.has(local)) names.set(local, [...(names.get(local) ?? []), name]);
    else if (value) found.push(givenValue(name, value, start));
  }
  return {
    found: found.map(({ open, ...each }) => {
      const exported = each.given !== undefined || names.has(each.name) || isScript;
      // What nobody else may use need not be followed.
      return { ...each, exported, ...(open && exported && { open }) };
    }),
    names,
  };
}

/** A value that others have by a name, and the file itself by none. */
function givenValue(name: string, value: Node, start: number): Found {
  const what = KINDS[value.type];
  return {
    name,
    given: name,
    what: what ?? 'constant',
    exported: true,
    node: value,
    start,
    ...(!what && { open: true }),
  };
}

function declared(node: Node, exported: boolean, found: Found[], start: number): void {
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
      found.push({ name: name ? nameText(name) : 'default', what, exported, node, start });
  }
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
    const what = KINDS[value?.type ?? ''];
    found.push({
      name: name.text,
      what: what ?? kind,
      exported,
      node: what ? (value as Node) : declarator,
      start,
      ...(!what && isOpen(declarator, value) && { open: 'by-name' }),
    });
    return;
  }
  // What is taken out of a module is an import.
  if (!name || (value && requireOf(value))) return;
  for (const each of namesIn(name))
    found.push({ name: each.text, what: kind, exported, node: declarator, start, open: 'by-name' });
}

/** Whether a name may be a function or class by another name, or be made by a call; without a value, it may get one later. */
function isOpen(declarator: Node, value: Node | null): boolean {
  // What has a type is what that says.
  if (declarator.childForFieldName('type')) return false;
  if (value === null) return true;
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
]);

function membersOf(node: Node): Found[] {
  const found: Found[] = [];
  for (const member of node.childForFieldName('body')?.namedChildren ?? []) {
    if (!member) continue;
    const what = KINDS[member.type];
    const isMember = what === 'method' || what === 'variable';
    if (!isMember) {
      // Members of a namespace that is declared, and not written, need no `export`.
      declared(
        member,
        member.type === 'ambient_declaration' || node.parent?.type === 'ambient_declaration',
        found,
        member.startIndex,
      );
      continue;
    }
    const name = member.childForFieldName('name') ?? member.childForFieldName('property');
    const text = name ? nameText(name) : '';
    const isPrivate = text.startsWith('#') || /^(private|protected)\b/.test(member.text);
    if (text !== '' && text !== 'constructor')
      found.push({ name: text, what, exported: !isPrivate, node: member, start: member.startIndex });
  }
  return found;
}

/** One definition for each name: overloads have their signatures side by side, declarations that merge their texts. */
function distinct(
  { found, names }: Top,
  container: string | null,
  text: string,
  offset: number,
): Definition[] {
  const byName = new Map<string, Found[]>();
  for (const each of found) {
    const key = each.given === undefined ? each.name : `\0${each.given}`;
    const same = byName.get(key);
    if (same) same.push(each);
    else byName.set(key, [each]);
  }
  return [...byName.values()].map(all => {
    const { name, given } = all[0] as Found;
    const others = given === undefined ? names.get(name) : undefined;
    return new ScriptDefinition(name, container, all, others, start => documentationAt(start - offset, text));
  });
}

/** Reads its texts when they are asked for. */
class ScriptDefinition implements Definition {
  readonly name: string;
  readonly what: Definition['what'];
  readonly exported: boolean;
  readonly node: Node;
  readonly open: boolean | 'by-name';
  readonly doubt: Definition['doubt'];
  private readonly all: readonly Found[];

  constructor(
    readonly ownName: string,
    readonly container: string | null,
    given: readonly Found[],
    readonly exportedAs: readonly string[] | undefined,
    private readonly documented: (start: number) => string,
  ) {
    // As it is asked for where others are not looked at: by the name that others have for it.
    this.name = exportedAs?.find(each => each !== 'default') ?? ownName;
    this.exported = given.some(({ exported }) => exported);
    const { all, holding, others } = heldOf(given);
    this.all = all;
    this.what = holding.what;
    this.node = holding.node;
    this.open = holding.open ?? false;
    if (holding.conditional || others.length > 0) {
      const lines = others.map(({ node }) => node.startPosition.row + 1).join(', ');
      const reason =
        others.length > 0
          ? `another branch gives the name a value, too (line ${lines})`
          : 'a branch decides whether it has this value';
      this.doubt = { reason, node: holding.node, others: others.map(({ node }) => node) };
    }
  }

  get signature(): string | null {
    // The body of overloaded functions has a signature for itself, which nobody calls.
    const overloads = this.all.filter(({ node }) => node.type.endsWith('signature'));
    const signatures = (overloads.length > 0 ? overloads : this.all).flatMap(
      ({ node }) => signatureOf(node) ?? [],
    );
    return signatures.length > 0 ? [...new Set(signatures)].join(' | ') : null;
  }

  get documentation(): string {
    for (const { start } of this.all) {
      const documentation = this.documented(start);
      if (documentation !== '') return documentation;
    }
    return '';
  }
}

interface Holding {
  /** What says something of the name. */
  readonly all: readonly Found[];
  readonly holding: Found;
  /** What may hold instead. */
  readonly others: readonly Found[];
}

/** Declarations that merge stand side by side; of values that a name gets one after the other the last one holds, functions being first. */
function heldOf(given: readonly Found[]): Holding {
  const [first] = given as readonly [Found];
  const values = given.filter(isValue);
  if (values.length < 2 && !values.some(({ conditional }) => conditional))
    return { all: given, holding: first, others: [] };
  const order = [
    ...values.filter(({ node }) => isHoistedFunction(node)),
    ...values.filter(({ node }) => !isHoistedFunction(node)),
  ];
  const sure = order.findLastIndex(({ conditional }) => !conditional);
  const holding = order.at(-1) as Found;
  const others = order.slice(Math.max(sure, 0), -1);
  return { all: [holding], holding, others: holding.conditional ? others : [] };
}

function isHoistedFunction({ type }: Node): boolean {
  return type === 'function_declaration' || type === 'generator_function_declaration';
}

/** Whether a name gets a value: not a type, and no announcement. */
function isValue({ node }: Found): boolean {
  if (node.type === 'variable_declarator')
    return node.childForFieldName('value') !== null && node.childForFieldName('value')?.text !== 'void 0';
  return VALUE_TYPES.has(node.type);
}

const VALUE_TYPES = new Set([
  'function_declaration',
  'generator_function_declaration',
  'function_expression',
  'arrow_function',
  'class_declaration',
  'abstract_class_declaration',
  'class',
  'for_in_statement',
]);
