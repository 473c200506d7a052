import type { Node } from '../../syntax/node.js';
import type { Definition, Heads, Reexport } from '../language/definitions.js';
import { headsOf } from '../shared/documentation.js';
import { declared, type Found, isOpenValue, KINDS } from './declared.js';
import { documentationAt, signatureOf } from './documentation.js';
import { givenBy, isModuleText, nameText, specifiers } from './exports.js';
import { hoisted } from './hoisted.js';

import { addedMembers, membersOf } from './members.js';

/** Definitions of a module or script: those at its top or, with `of`, the members of a class, interface or namespace. */
export function definitions(root: Node, of?: string, path = ''): Definition[] {
  const { text } = root;
  const offset = root.startIndex;
  const top = topOf(root, path);
  if (of === undefined) return distinct(top, null, text, offset);
  let members: readonly Found[] = top.found;
  for (const part of of.split('.')) {
    members = members.filter(({ name, what }) => name === part && what !== 'function').flatMap(membersOf);
  }
  return distinct({ found: [...members, ...addedMembers(root, of)], names: new Map() }, of, text, offset);
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
  const isScript =
    isOpenDeclaration(root, path) || (given.size === 0 && !/\.[mc][jt]s$/.test(path) && !isModuleText(root));
  const names = new Map<string, string[]>();
  for (const [name, { local, value, start }] of given) {
    if (local !== undefined && locals.has(local)) names.set(local, [...(names.get(local) ?? []), name]);
    else if (value) found.push(givenValue(name, value, start));
    if (name === 'default' && local !== undefined) found.push(...ofNamespace(local, found, names));
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

/** `export = N` gives the members of a namespace, and that itself where it is something else, too. */
function ofNamespace(local: string, found: readonly Found[], names: Map<string, string[]>): Found[] {
  const all = found.filter(({ name }) => name === local);
  const spaces = all.filter(({ what }) => what === 'module');
  if (spaces.length === 0 || !all.some(({ node }) => /^export\s*=/.test(exportOf(local, node)))) return [];
  if (spaces.length === all.length) names.delete(local);
  return spaces
    .flatMap(membersOf)
    .filter(({ exported }) => exported)
    .map(each => ({ ...each, given: each.name }));
}

/** The statement that gives a name as the whole. */
function exportOf(local: string, node: Node): string {
  const { text } = node.tree.rootNode;
  return new RegExp(`export\\s*=\\s*${local.replace(/\$/g, '\\$&')}\\b`).exec(text)?.[0] ?? '';
}

/** A file of declarations gives all that it declares, unless it says what it gives. */
function isOpenDeclaration(root: Node, path: string): boolean {
  if (!/\.d\.[mc]?ts$/.test(path)) return false;
  return !root.namedChildren.some(
    each => each?.type === 'export_statement' && !each.childForFieldName('declaration'),
  );
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
    ...(!what && isOpenValue(value) && { open: true }),
  };
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
  readonly unread: Definition['unread'];
  readonly computed: Definition['computed'];
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
    this.computed = holding.computed;
    if (holding.unread && this.exported)
      this.unread = { reason: 'its type says how it is called', node: holding.unread };
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
    const signatures = this.callable.flatMap(node => signatureOf(node) ?? []);
    return signatures.length > 0 ? [...new Set(signatures)].join(' | ') : null;
  }

  get heads(): Heads {
    // Of those with the same parameters, the first is the one that a call means.
    return Object.assign(
      {},
      ...this.callable.toReversed().map(node => headsOf(signatureOf(node), node, 'return_type')),
    );
  }

  /** The body of overloaded functions has a signature for itself, which nobody calls. */
  private get callable(): Node[] {
    const overloads = this.all.filter(({ node }) => node.type.endsWith('signature'));
    return (overloads.length > 0 ? overloads : this.all).map(({ node }) => node);
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
function isValue({ node, what }: Found): boolean {
  // Of accessors, two are one.
  if (node.type === 'method_definition') return what === 'method';
  if (node.parent?.type === 'assignment_expression') return true;
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
  'method_definition',
]);
