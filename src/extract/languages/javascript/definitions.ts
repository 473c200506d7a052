import type { Node } from '../../syntax/node.js';
import type { Definition, Reexport } from '../language/definitions.js';
import { documentationAt, signatureOf } from './documentation.js';
import { stringText } from './literals.js';

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

/** The way in which a whole module is exported, which a script does not have. */
const MODULE_EXPORT = /(?<![\w$.])module\.exports\s*=[^=]/;

interface Found {
  readonly name: string;
  readonly what: Definition['what'];
  readonly exported: boolean;
  /** The declaration itself. */
  readonly node: Node;
  /** Where the statement begins that it is in: its documentation stands before. */
  readonly start: number;
  /** What it is follows from its value. */
  readonly open?: boolean;
}

/** Definitions of a module or script: those at its top or, with `of`, the members of a class, interface or namespace. */
export function definitions(root: Node, of?: string): Definition[] {
  const { text } = root;
  const offset = root.startIndex;
  const top = topOf(root);
  if (of === undefined) return distinct(top, null, text, offset);
  let members = top;
  for (const part of of.split('.')) {
    members = members
      .filter(({ name, what }) => name === part && what !== 'function')
      .flatMap(({ node }) => membersOf(node));
  }
  return distinct(members, of, text, offset);
}

/** `export { x } from './y'`, and `export { x }` of what was imported. */
export function reexports(root: Node): Reexport[] {
  const own = new Set(topOf(root).map(({ name }) => name));
  const found: Reexport[] = [];
  for (const statement of root.namedChildren) {
    if (statement?.type !== 'export_statement') continue;
    for (const [name, original, node] of specifiers(statement))
      if (statement.childForFieldName('source') || !own.has(original)) found.push({ name, node });
  }
  return found;
}

function topOf(root: Node): Found[] {
  const found: Found[] = [];
  const named = new Map<string, string>();
  let isModule = MODULE_EXPORT.test(root.text);
  for (const statement of root.namedChildren) {
    if (!statement) continue;
    isModule ||= statement.type === 'export_statement' || statement.type === 'import_statement';
    if (statement.type === 'export_statement' && !statement.childForFieldName('source'))
      for (const [name, original] of specifiers(statement)) named.set(original, name);
    declared(statement, false, found, statement.startIndex);
  }
  // What a script declares is there for all others; a module says what is.
  const isScript = !isModule && !found.some(({ exported }) => exported);
  return found.map(each => ({
    ...each,
    name: named.get(each.name) ?? each.name,
    exported: each.exported || named.has(each.name) || isScript,
  }));
}

/** `[exported name, name in this file, node]` of `export { a as b }`. */
function specifiers(statement: Node): [string, string, Node][] {
  const clause = statement.namedChildren.find(child => child?.type === 'export_clause');
  return (clause?.namedChildren ?? []).flatMap(child => {
    if (child?.type !== 'export_specifier') return [];
    const name = child.childForFieldName('name')?.text ?? '';
    return [[child.childForFieldName('alias')?.text ?? name, name, child] as [string, string, Node]];
  });
}

function declared(node: Node, exported: boolean, found: Found[], start: number): void {
  const { type } = node;
  if (type === 'export_statement') {
    const inner = node.childForFieldName('declaration') ?? node.childForFieldName('value');
    if (inner) declared(inner, true, found, start);
  } else if (type === 'ambient_declaration' || (type === 'expression_statement' && node.firstNamedChild)) {
    const inner = node.firstNamedChild as Node;
    if (inner.type === 'assignment_expression') commonJs(inner, found, start);
    else declared(inner, exported, found, start);
  } else if (VARIABLES.has(type)) {
    for (const declarator of node.namedChildren) {
      const name = declarator?.childForFieldName('name');
      if (declarator?.type !== 'variable_declarator' || name?.type !== 'identifier') continue;
      const value = declarator.childForFieldName('value');
      const what = KINDS[value?.type ?? ''] ?? (node.text.startsWith('const') ? 'constant' : 'variable');
      found.push({
        name: name.text,
        what,
        exported,
        node: KINDS[value?.type ?? ''] ? (value as Node) : declarator,
        start: declarator.id === node.firstNamedChild?.id ? start : declarator.startIndex,
      });
    }
  } else {
    const what = KINDS[type];
    const name = node.childForFieldName('name');
    if (what && what !== 'method' && (name || exported))
      found.push({ name: name ? nameText(name) : 'default', what, exported, node, start });
  }
}

/** `exports.x = exports['y'] = …`: every name that the chain gives the value. */
function commonJs(assignment: Node, found: Found[], start: number): void {
  const names: string[] = [];
  let value: Node | null = assignment;
  for (; value?.type === 'assignment_expression'; value = value.childForFieldName('right')) {
    const name = exportedMember(value.childForFieldName('left'));
    if (name !== undefined) names.push(name);
  }
  if (!value || value.text === 'void 0') return;
  for (const name of names) {
    // `exports.x = x` of a function that stands in the file already.
    const known = value.type === 'identifier' ? found.findIndex(each => each.name === value.text) : -1;
    if (known >= 0) found[known] = { ...(found[known] as Found), name, exported: true };
    else {
      const what = KINDS[value.type];
      found.push({ name, what: what ?? 'constant', exported: true, node: value, start, open: !what });
    }
  }
}

/** The name that a target of an assignment has among what the file exports. */
function exportedMember(target: Node | null): string | undefined {
  if (target?.type !== 'member_expression' && target?.type !== 'subscript_expression') return undefined;
  if (!/^(?:module\.)?exports$/.test(target.childForFieldName('object')?.text ?? '')) return undefined;
  const property = target.childForFieldName('property') ?? target.childForFieldName('index');
  if (property?.type === 'property_identifier') return property.text;
  return property?.type === 'string' ? stringText(property) : undefined;
}

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

/** A name without the quotes that it may have. */
function nameText(name: Node): string {
  return name.text.replace(/^(["'])(.*)\1$/, '$2');
}

/** One definition for each name; overloads have their signatures side by side, declarations that merge their texts. */
function distinct(
  found: readonly Found[],
  container: string | null,
  text: string,
  offset: number,
): Definition[] {
  const byName = new Map<string, Found[]>();
  for (const each of found) {
    const same = byName.get(each.name);
    if (same) same.push(each);
    else byName.set(each.name, [each]);
  }
  return [...byName].map(
    ([name, all]) =>
      new ScriptDefinition(name, container, all, start => documentationAt(start - offset, text)),
  );
}

/** Reads its texts when they are asked for. */
class ScriptDefinition implements Definition {
  readonly what: Definition['what'];
  readonly exported: boolean;
  readonly node: Node;
  readonly open: boolean;

  constructor(
    readonly name: string,
    readonly container: string | null,
    private readonly all: readonly Found[],
    private readonly documented: (start: number) => string,
  ) {
    const [first] = all as [Found];
    this.what = first.what;
    this.node = first.node;
    this.open = first.open === true;
    this.exported = all.some(({ exported }) => exported);
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
