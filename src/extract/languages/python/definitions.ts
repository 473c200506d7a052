import type { Node } from '../../syntax/node.js';
import { named } from '../../syntax/nodes.js';
import type { Definition } from '../language/definitions.js';
import { boundOnTheWay } from './bound-on-the-way.js';
import { functionAround } from './declarations.js';
import { cleandoc, docstringOf, plainString } from './docstring.js';
import { stringOf } from './literals.js';

/** Values that may be functions or classes by another name, or made by a call. */
const OPEN = new Set([
  'named_expression',
  'parenthesized_expression',
  'identifier',
  'attribute',
  'call',
  'lambda',
  'conditional_expression',
  'boolean_operator',
  'subscript',
]);
/** Statements whose bodies run where they stand: what they define belongs to the scope around them. */
export const BRANCHES = new Set([
  'if_statement',
  'elif_clause',
  'else_clause',
  'try_statement',
  'except_clause',
  'except_group_clause',
  'finally_clause',
  'with_statement',
  'for_statement',
  'while_statement',
  'match_statement',
  'case_clause',
  'block',
]);
const DEFINITIONS = new Set(['function_definition', 'class_definition', 'decorated_definition']);

/** What a module or class body binds, before names that are bound twice are told apart. */
interface Bound {
  readonly name: string;
  readonly what: Definition['what'];
  /** The function or class itself, or the statement that assigns. */
  readonly node: Node;
  /** Whether its value is an expression that may be a function or class. */
  readonly open?: boolean;
  /** Whether a branch decides that it is there at all. */
  readonly conditional: boolean;
  /** What else gives a name a value (a loop, a `with`, an import of a module), or takes it away: it defines nothing by itself. */
  readonly other?: 'bound' | 'gone';
}

/** An import that may put something else in the place of a definition. */
interface Replacing {
  /** null: whatever the module holds. */
  readonly name: string | null;
  /** What the module calls it. */
  readonly member?: string | undefined;
  readonly node: Node;
  readonly specifier: string;
}

interface Scope {
  readonly bound: Bound[];
  readonly imports: Replacing[];
}

/** Definitions of a module: those at its top or, with `of`, the members of a class (`Outer.Inner` when nested). */
export function definitions(root: Node, of?: string): Definition[] {
  if (of === undefined) return distinct(scopeOf(root), null);
  let body: Node | null = root;
  for (const part of of.split('.')) {
    const found: Bound | undefined = body
      ? scopeOf(body)
          .bound.filter(({ name, what }) => name === part && what === 'class')
          .at(-1)
      : undefined;
    body = found?.node.childForFieldName('body') ?? null;
  }
  return body ? distinct(scopeOf(body), of) : [];
}

/** A definition that reads its texts when they are asked for. */
class PythonDefinition implements Definition {
  constructor(
    readonly name: string,
    readonly what: Definition['what'],
    readonly container: string | null,
    readonly exported: boolean,
    readonly node: Node,
    readonly doubt: Definition['doubt'],
    readonly open: boolean,
  ) {}

  /** As it is written; the language's own `describe` gives what its users read. */
  get signature(): string | null {
    const list = this.node.childForFieldName('parameters');
    return list ? list.text.replace(/\s+/g, ' ') : null;
  }

  get documentation(): string {
    return documentedIn(this.node) ?? '';
  }
}

/** The docstring of a function or class. */
export function documentedIn(node: Node): string | undefined {
  const string = docstringOf(node.childForFieldName('body'));
  return string ? cleandoc(writtenIn(string)) : undefined;
}

/** What a string says, or several side by side; nothing where JSON cannot hold it. */
function writtenIn(string: Node): string {
  const parts = string.type === 'concatenated_string' ? string.namedChildren : [string];
  const values = parts.flatMap(part => {
    const plain = part && (plainString(part.text) ?? stringOf(part));
    return typeof plain === 'string' ? plain : plain?.kind === 'literal' ? String(plain.value) : [];
  });
  return values.length < parts.length ? '' : values.join('');
}

/** One definition for each name: the last, as when the program runs, with a doubt where a branch decides. */
function distinct({ bound, imports }: Scope, container: string | null): Definition[] {
  const byName = new Map<string, Bound[]>();
  for (const each of bound) {
    const same = byName.get(each.name);
    if (same) same.push(each);
    else byName.set(each.name, [each]);
  }
  const found: Definition[] = [];
  for (const [name, whole] of byName) {
    const isCode = whole.some(({ what, other }) => !other && (what === 'function' || what === 'class'));
    const all = whole.filter(({ other }) => !other || (isCode && other === 'bound'));
    if (all.every(({ other }) => other)) continue;
    const gone = whole.filter(({ other }) => other === 'gone').map(({ node }) => node);
    const last = all.at(-1) as Bound;
    // What is certainly defined takes the place of all before it.
    const certain = all.findLastIndex(({ conditional }) => !conditional);
    const others = all.slice(Math.max(certain, 0)).filter(({ node }) => node.id !== last.node.id);
    const replaced = imports.findLast(
      other => other.name === name || (other.name === null && other.node.startIndex > last.node.startIndex),
    );
    let doubt: Definition['doubt'];
    if (replaced) {
      const what = replaced.name === null ? '*' : name;
      doubt = {
        reason: `\`from ${replaced.specifier} import ${what}\` may take its place`,
        node: replaced.node,
        others: others.map(({ node }) => node),
        specifier: replaced.specifier,
        member: replaced.member,
      };
    } else if (last.conditional && others.length > 0) {
      const lines = others.map(({ node }) => node.startPosition.row + 1).join(', ');
      const reason = `another branch defines it, too (line ${lines})`;
      doubt = { reason, node: last.node, others: others.map(({ node }) => node) };
    } else if (last.conditional && all.length === 1) {
      doubt = { reason: 'a branch decides whether it is there', node: last.node, others: [] };
    }
    const [deleting] = gone;
    if (deleting) {
      const reason = 'a branch decides whether it is deleted';
      doubt = { reason, node: deleting, others: others.map(({ node }) => node), ...doubt, gone };
    }
    const what = last.what === 'function' && container !== null ? 'method' : last.what;
    found.push(
      new PythonDefinition(
        name,
        what,
        container,
        !name.startsWith('_'),
        last.node,
        doubt,
        last.open ?? false,
      ),
    );
  }
  return found.sort((a, b) => a.node.startIndex - b.node.startIndex);
}

/** Functions of a class body by name. */
export function methodsOf(body: Node): Map<string, Node> {
  return new Map([...candidatesOf(body)].map(([name, all]) => [name, all.at(-1)?.node as Node]));
}

/** The same, each with those before it that may hold in its place: the last one that is there in any case, and what branches have. */
export function candidatesOf(body: Node): Map<string, readonly { node: Node; conditional: boolean }[]> {
  const found = new Map<string, { node: Node; conditional: boolean }[]>();
  for (const { name, what, node, conditional } of scopeOf(body).bound) {
    if (what !== 'function') continue;
    found.set(name, [...(conditional ? (found.get(name) ?? []) : []), { node, conditional }]);
  }
  return found;
}

function scopeOf(root: Node): Scope {
  const scope: Scope = { bound: [], imports: [] };
  collect(root, false, scope);
  return scope;
}

function collect(node: Node, conditional: boolean, scope: Scope): void {
  for (const child of node.namedChildren) {
    if (!child) continue;
    const { type } = child;
    if (type === 'expression_statement') assignments(child, conditional, scope);
    else if (type === 'delete_statement') deleted(child, conditional, scope);
    else if (DEFINITIONS.has(type)) define(child, conditional, scope);
    else if (type === 'import_from_statement' || type === 'import_statement')
      imported(child, conditional, scope);
    // What only runs as a program defines nothing for others.
    else if (BRANCHES.has(type) && !isOnlyForPrograms(child))
      collect(child, conditional || (type !== 'with_statement' && type !== 'block'), scope);
    for (const { name, node: at, isAssigned } of boundOnTheWay(child)) {
      // What an `except` binds is gone behind it.
      const other = type.startsWith('except') ? 'gone' : 'bound';
      const isSure = !conditional && (type === 'with_statement' || type === 'expression_statement');
      // What may be code defines the name as well as an assignment does.
      const isCode = (isAssigned && isOpenValue(at)) || goesThroughCode(child, scope);
      const found = { name, what: 'variable', node: at, open: true, conditional: !isSure } as const;
      scope.bound.push(isCode ? found : { ...found, other });
    }
  }
}

function isOpenValue(assigned: Node): boolean {
  return OPEN.has(assigned.childForFieldName('value')?.type ?? '');
}

/** Whether a loop goes through functions or classes that stand in it: `for f in [print]`. */
function goesThroughCode(loop: Node, { bound }: Scope): boolean {
  const list = loop.type === 'for_statement' ? loop.childForFieldName('right') : null;
  // A name for the loop alone is nobody else's.
  if (loop.childForFieldName('left')?.text.startsWith('_')) return false;
  if (!list || !/^(list|tuple|set|expression_list)$/.test(list.type)) return false;
  return list.namedChildren.some(item => {
    if (item?.type !== 'identifier') return item?.type === 'lambda';
    const last = bound.findLast(({ name }) => name === item.text);
    return last ? last.what === 'function' || last.what === 'class' : !/^_*[A-Z][A-Z0-9_]*$/.test(item.text);
  });
}

/** Names of the file that the body of a class binds: `global f`. */
function globalsOf(classNode: Node): Bound[] {
  if (!/\bglobal\b/.test(classNode.text)) return [];
  return classNode.descendantsOfType('global_statement').flatMap(statement => {
    if (!statement || functionAround(statement)?.id !== functionAround(classNode)?.id) return [];
    return named(statement).map(({ text }): Bound => {
      return { name: text, what: 'variable', node: statement, open: true, conditional: false };
    });
  });
}

/** Names that statements at the top of a file delete. */
export function deletedNames(root: Node): Set<string> {
  const statements = root.namedChildren.filter(each => each?.type === 'delete_statement');
  return new Set(
    statements.flatMap(each => each?.descendantsOfType('identifier').map(name => name?.text ?? '') ?? []),
  );
}

/** `del f`: nobody finds what was bound to the name before. */
function deleted(statement: Node, conditional: boolean, { bound }: Scope): void {
  const names = new Set(statement.descendantsOfType('identifier').map(node => node?.text));
  const isWhole = (node: Node | null) =>
    /^(identifier|expression_list|parenthesized_expression|tuple|list)$/.test(node?.type ?? '');
  if (!statement.namedChildren.every(isWhole)) return;
  if (statement.descendantsOfType(['attribute', 'subscript']).length > 0) return;
  if (conditional) {
    const gone = [...names].flatMap(name => name ?? []);
    for (const name of gone)
      bound.push({ name, what: 'variable', node: statement, conditional, other: 'gone' });
    return;
  }
  const kept = bound.filter(each => !names.has(each.name));
  bound.splice(0, bound.length, ...kept);
}

/** A branch for who runs the file as a program, or checks its types: it defines nothing for others. */
export function isOnlyForPrograms(node: Node): boolean {
  const statement = node.type === 'block' || node.type === 'else_clause' ? node.parent : null;
  if (!statement || !/^(?:if_statement|elif_clause)$/.test(statement.type)) return false;
  const condition = statement.childForFieldName('condition')?.text ?? '';
  if (!/__name__\s*[!=]=|TYPE_CHECKING\b/.test(condition)) return false;
  const isReversed = /^not\b|__name__\s*!=/.test(condition);
  return (statement.childForFieldName('consequence')?.id === node.id) !== isReversed;
}

function define(statement: Node, conditional: boolean, { bound }: Scope): void {
  let node: Node | null = statement;
  if (statement.type === 'decorated_definition') {
    node = statement.childForFieldName('definition');
    const decorators = statement.text.slice(0, (node?.startIndex ?? 0) - statement.startIndex);
    // Only the last definition is there when the program runs; `x.setter` adds to the property that is there.
    if (/^@(\w+\.)*overload\b/m.test(decorators) || /^[ \t]*@\w+\.(setter|deleter)\b/m.test(decorators))
      return;
  }
  const name = node?.childForFieldName('name')?.text;
  if (!node || !name) return;
  if (node.type === 'class_definition') bound.push(...globalsOf(node));
  bound.push({ name, what: node.type === 'class_definition' ? 'class' : 'function', node, conditional });
}

/** `a = b = 1`, `a, b = 1, 2`, `a: int = 1`. */
function assignments(statement: Node, conditional: boolean, { bound }: Scope): void {
  for (let node = statement.firstNamedChild; node?.type === 'assignment'; ) {
    const left = node.childForFieldName('left');
    const right: Node | null = node.childForFieldName('right');
    const names = left?.type === 'identifier' ? [left] : (left?.namedChildren ?? []);
    // `a = b = f`: the value is at the end of the chain; `a, b = f, g` has one for each name.
    let value = right;
    while (value?.type === 'assignment') value = value.childForFieldName('right');
    const open = value !== null && (OPEN.has(value.type) || left?.type !== 'identifier');
    for (const name of left?.type === 'attribute' || left?.type === 'subscript' ? [] : names) {
      if (name?.type !== 'identifier' || !right) continue;
      const { text } = name;
      bound.push({
        name: text,
        what: /^_*[A-Z][A-Z0-9_]*$/.test(text) ? 'constant' : 'variable',
        node,
        open,
        conditional,
      });
    }
    node = right;
  }
}

function imported(statement: Node, conditional: boolean, { bound, imports }: Scope): void {
  const specifier = statement.childForFieldName('module_name')?.text ?? '';
  const isFrom = statement.type === 'import_from_statement';
  for (const child of statement.namedChildren.slice(isFrom ? 1 : 0)) {
    if (!child) continue;
    if (child.type === 'wildcard_import') imports.push({ name: null, node: statement, specifier });
    if (child.type !== 'aliased_import' && child.type !== 'dotted_name') continue;
    const name =
      child.type === 'aliased_import' ? child.childForFieldName('alias')?.text : child.text.split('.')[0];
    if (name && isFrom)
      imports.push({ name, member: child.childForFieldName('name')?.text, node: statement, specifier });
    else if (name) bound.push({ name, what: 'module', node: statement, conditional, other: 'bound' });
  }
}
