import type { Node } from '../../syntax/node.js';
import { field, isField, named } from '../../syntax/nodes.js';
import { oncePerTree } from '../../syntax/once-per-tree.js';
import { namesIn } from './hoisted.js';
import { stringText } from './literals.js';

/** What a file gives others under a name: something that has a name of its own there, or a value. */
export interface Given {
  readonly local?: string;
  readonly value?: Node;
  /** Where the statement begins that says so. */
  readonly start: number;
  /** The name of the function or class that others get as the whole, and that has it. */
  readonly of?: string;
}

/** What the statements at the top of a file give others, in their order: the last one of a name holds. */
export function givenBy(root: Node, locals: ReadonlySet<string>): Map<string, Given> {
  const whole = wholeName(root);
  const given = new Exports(locals, whole !== undefined && locals.has(whole) ? whole : undefined);
  for (const statement of named(root)) {
    if (statement.type === 'export_statement') given.exportStatement(statement);
    else if (statement.type === 'expression_statement' && statement.firstNamedChild)
      given.expression(statement.firstNamedChild, statement.startIndex);
    else if (/^(variable|lexical)_declaration$/.test(statement.type))
      for (const declarator of named(statement)) {
        const value = declarator.childForFieldName('value');
        if (value) given.expression(value, statement.startIndex);
      }
  }
  return given.all;
}

class Exports {
  readonly all = new Map<string, Given>();
  /** What the parts are assigned to that others get: other names for the object that the file gives them. */
  private holders = new Set(['exports', 'module.exports']);

  /** @param whole the name of what others get as a whole: what a function has for itself, they have with it. */
  constructor(
    private readonly locals: ReadonlySet<string>,
    private readonly whole: string | undefined,
  ) {
    if (whole !== undefined) this.holders.add(whole);
  }

  exportStatement(statement: Node): void {
    const start = statement.startIndex;
    if (statement.childForFieldName('source')) return;
    for (const { name, local } of specifiers(statement)) this.all.set(name, { local, start });
    const isDefault = statement.children.some(child => child?.type === 'default');
    // `export = x` stands for the module, as its default does for who imports it.
    const isWhole = statement.children.some(child => child?.type === '=');
    if (isWhole && statement.firstNamedChild) this.give('default', statement.firstNamedChild, start);
    const declaration = statement.childForFieldName('declaration');
    const value = statement.childForFieldName('value');
    if (value && isDefault) this.give('default', value, start);
    else if (declaration && isDefault) {
      const local = declaration.childForFieldName('name')?.text ?? 'default';
      this.all.set('default', { local, start });
    } else if (declaration?.type === 'import_alias') {
      const [name, value] = named(declaration);
      if (name && value) this.all.set(name.text, { value, start });
    } else if (declaration)
      for (const local of declaredNames(declaration)) this.all.set(local, { local, start });
  }

  /** `exports.x = …`, `module.exports = …`, `delete exports.x`; and several of these. */
  expression(node: Node, start: number): void {
    if (node.type === 'sequence_expression') for (const each of named(node)) this.expression(each, start);
    else if (node.type === 'parenthesized_expression' && node.firstNamedChild)
      this.expression(node.firstNamedChild, start);
    else if (node.type === 'unary_expression' && node.childForFieldName('operator')?.text === 'delete') {
      const name = this.exportedMember(node.childForFieldName('argument'));
      if (name !== undefined) this.all.delete(name);
    } else if (node.type === 'assignment_expression') this.assignment(node, start);
    else if (node.type === 'call_expression')
      for (const [name, value] of givenByCall(node, this.holders) ?? []) this.give(name, value, start);
  }

  private assignment(assignment: Node, start: number): void {
    const targets: Node[] = [];
    let value: Node | null = assignment;
    for (; value?.type === 'assignment_expression'; value = value.childForFieldName('right')) {
      const left = value.childForFieldName('left');
      if (left) targets.push(left);
    }
    if (!value || value.text === 'void 0') return;
    const isWhole = targets.some(({ text }) => text === 'module.exports');
    if (isWhole && !/^(module\.)?exports$/.test(value.text)) {
      for (const [name, { of }] of this.all) if (of !== value.text) this.all.delete(name);
      this.holders = new Set(['module.exports']);
      if (value.type === 'identifier') this.holders.add(value.text);
    }
    for (const { type, text } of targets) if (isWhole && type === 'identifier') this.holders.add(text);
    for (const target of targets) {
      const name = this.exportedMember(target);
      const isOfWhole = target.childForFieldName('object')?.text === this.whole;
      if (name !== undefined) this.give(name, value, start, isOfWhole ? this.whole : undefined);
    }
  }

  private give(name: string, value: Node, start: number, of?: string): void {
    const isLocal = value.type === 'identifier' && this.locals.has(value.text);
    this.all.set(name, {
      ...(isLocal ? { local: value.text } : { value }),
      start,
      ...(of !== undefined && { of }),
    });
  }

  /** The name that a target of an assignment has among what the file exports. */
  private exportedMember(target: Node | null): string | undefined {
    if (target?.type !== 'member_expression' && target?.type !== 'subscript_expression') return undefined;
    if (!this.holders.has(target.childForFieldName('object')?.text ?? '')) return undefined;
    const property = target.childForFieldName('property') ?? target.childForFieldName('index');
    if (property?.type === 'property_identifier') return property.text;
    if (property?.type === 'template_string' && !property.text.includes('${'))
      return property.text.slice(1, -1);
    return property?.type === 'string' ? stringText(property) : undefined;
  }
}

function declaredNames(declaration: Node): string[] {
  if (declaration.type === 'ambient_declaration')
    return declaration.firstNamedChild ? declaredNames(declaration.firstNamedChild) : [];
  if (/^(variable|lexical)_declaration$/.test(declaration.type))
    return named(declaration).flatMap(each => {
      const name = each.childForFieldName('name');
      return name ? namesIn(name).map(({ text }) => text) : [];
    });
  const name = declaration.childForFieldName('name');
  return name ? [firstPart(name)] : [];
}

/** `A` of `namespace A.B`. */
export function firstPart(name: Node): string {
  return name.type === 'nested_identifier' ? (name.text.split('.')[0] ?? '') : nameText(name);
}

/** The names of `export { a as b }`. */
export function specifiers(
  statement: Node,
): { readonly name: string; readonly local: string; readonly node: Node }[] {
  const clause = statement.namedChildren.find(child => child?.type === 'export_clause');
  return (clause?.namedChildren ?? []).flatMap(node => {
    const own = node?.type === 'export_specifier' ? node.childForFieldName('name') : null;
    if (!node || !own) return [];
    const local = nameText(own);
    const alias = node.childForFieldName('alias');
    return [{ name: alias ? nameText(alias) : local, local, node }];
  });
}

/** A name without the quotes that it may have. */
export function nameText(name: Node): string {
  return name.text.replace(/^(["'])(.*)\1$/, '$2');
}

/** Whether a file is a module by what it says, and no script whose names are there for all others. */
export function isModuleText(root: Node): boolean {
  if (root.namedChildren.some(each => each?.type === 'export_statement' || each?.type === 'import_statement'))
    return true;
  for (const match of root.text.matchAll(MODULE)) {
    const node = root.descendantForIndex(root.startIndex + match.index);
    if (node?.type === 'identifier') return true;
  }
  return false;
}

const MODULE = /(?<![\w$.'"`])(?:module\s*\.\s*exports|exports(?![\w$])|require\s*\()/g;

/** What a call gives the object that others get: `Object.assign(exports, { a })`, `Object.defineProperty(exports, 'a', { value })`. */
function givenByCall(call: Node, holders: ReadonlySet<string>): [string, Node][] | undefined {
  const [target, ...more] = named(field(call, 'arguments'));
  const callee = field(call, 'function').text;
  if (!target || !holders.has(target.text)) return undefined;
  if (callee === 'Object.assign') {
    const all = more.flatMap(each => (each.type === 'object' ? named(each).map(entryOf) : [undefined]));
    return all.some(each => !each) ? undefined : all.flatMap(each => (each ? [each] : []));
  }
  if (!/^(Object|Reflect)\.defineProperty$/.test(callee) || more.length !== 2) return undefined;
  const [key, description] = more as [Node, Node];
  if (key.type !== 'string' || description.type !== 'object') return undefined;
  const name = stringText(key);
  if (name === '__esModule') return [];
  for (const part of named(description)) {
    const own = (part.childForFieldName('key') ?? part.childForFieldName('name'))?.text;
    const value = part.childForFieldName('value') ?? part;
    if (own === 'value' && part.type === 'pair') return [[name, value]];
    const result = own === 'get' ? resultOf(value) : null;
    if (result) return [[name, result]];
  }
  return undefined;
}

/** A name and its value of an object that is written out; nothing for what only a run can tell. */
function entryOf(part: Node): [string, Node] | undefined {
  if (part.type === 'shorthand_property_identifier') return [part.text, part];
  const isAccessor = part.children.some(child => child?.type === 'get' || child?.type === 'set');
  const key = part.childForFieldName('key') ?? part.childForFieldName('name');
  const isKnown = key?.type === 'property_identifier' || key?.type === 'string';
  if (!key || !isKnown || isAccessor) return undefined;
  return [nameText(key), part.childForFieldName('value') ?? part];
}

/** The expression that a function without statements besides gives. */
function resultOf(fn: Node): Node | null {
  const body = fn.childForFieldName('body');
  if (body?.type !== 'statement_block') return body;
  const [only, ...more] = named(body);
  return only?.type === 'return_statement' && more.length === 0 ? only.firstNamedChild : null;
}

/** Where a file has the object that others get, and its definitions do not say what becomes of it. */
export function givenWhole(root: Node, text: string): Node[] {
  const found: Node[] = [];
  for (const match of text.matchAll(OWN)) {
    const node = root.descendantForIndex(root.startIndex + match.index);
    const whole = node && ownModuleAt(node);
    if (whole && !isTaken(whole)) found.push(whole);
  }
  return found;
}

/** The expression by which a file has all that it gives others, where a word of it stands: `exports`, `this` or `module.exports`. */
export function ownModuleAt(word: Node): Node | null {
  if (word.type === 'this') return isOwnThis(word) ? word : null;
  if (word.type === 'identifier') return word.text === 'exports' && !isParameter(word) ? word : null;
  const member =
    word.type === 'property_identifier'
      ? word.parent
      : word.type === 'string_fragment'
        ? word.parent?.parent
        : null;
  return member && MODULE_EXPORTS.test(member.text) ? member : null;
}

/** What a file gives others of what it has from somebody else, without having it itself: `export { a as b } from './x'`. */
export function passedOn(root: Node): { specifier: string; name: string; as: string }[] {
  return named(root).flatMap(statement => {
    const source = statement.type === 'export_statement' ? statement.childForFieldName('source') : null;
    if (!source) return [];
    return specifiers(statement).map(({ name, local }) => ({
      specifier: stringText(source),
      name: local,
      as: name,
    }));
  });
}

const MODULE_EXPORTS = /^module\s*(?:\.\s*exports|\[\s*["']exports["']\s*\])$/;
const OWN = /(?<![\w$])exports(?![\w$])|(?<![\w$.])this(?=\s*[.[,)])/g;

/** Whether `this` is what the file gives others: at the top of a file that is no module of ECMAScript. */
export function isOwnThis(node: Node): boolean {
  let root = node;
  for (let at = node.parent; at; root = at, at = at.parent)
    if (/^(function_|generator_function|method_definition|class_)/.test(at.type)) return false;
  return !named(root).some(each => each.type === 'export_statement' || each.type === 'import_statement');
}

/** Whether others get another object than the one that a file has as `exports`: `module.exports = {…}`. */
export const isLeft = oncePerTree(root => {
  const assigned = named(root).flatMap(({ type, firstNamedChild: node }) =>
    type === 'expression_statement' && node?.type === 'assignment_expression' ? [node] : [],
  );
  const isTo = (whole: string) => (node: Node) =>
    field(node, 'left').text === whole && !/^(?:module\s*\.\s*)?exports\b/.test(field(node, 'right').text);
  return assigned.some(isTo('module.exports')) && !/(?<![\w$.])exports\s*=(?!=)/.test(root.text);
});

/** Whether what is done to it there is among what {@link givenBy} reads. */
function isTaken(whole: Node): boolean {
  const { parent } = whole;
  if (!parent || whole.type === 'this' || whole.type === 'subscript_expression') return false;
  if (parent.type === 'arguments' && parent.parent) {
    const call = parent.parent;
    const isStar = /(^|\.)__exportStar$/.test(call.childForFieldName('function')?.text ?? '');
    return isStar || (givenByCall(call, HOLDERS) !== undefined && isAtTop(call));
  }
  if (parent.type === 'assignment_expression') return isAtTop(parent);
  const key = parent.childForFieldName('property') ?? parent.childForFieldName('index');
  if (!key || !isField(parent, 'object', whole)) return false;
  const isWritten =
    key.type === 'property_identifier' ||
    key.type === 'string' ||
    (key.type === 'template_string' && !key.text.includes('${'));
  const around = parent.parent;
  const isTarget =
    (around?.type === 'assignment_expression' && isField(around, 'left', parent)) ||
    (around?.type === 'unary_expression' && field(around, 'operator').text === 'delete');
  return isWritten && isTarget && around !== null && isAtTop(around);
}

const HOLDERS = new Set(['exports', 'module.exports']);

/** Whether a function around a name has a parameter of that name. */
export function isParameter(name: Node): boolean {
  if (name.type !== 'identifier') return false;
  for (let at = name.parent; at; at = at.parent) {
    const list = at.childForFieldName('parameters') ?? at.childForFieldName('parameter');
    if (list && /(?<![\w$.])exports(?![\w$])/.test(list.text)) return true;
  }
  return false;
}

/** Whether a statement is one of those that {@link givenBy} reads: `exports.a = …`, and the same of what `module.exports` is. */
export function givesParts(statement: Node): boolean {
  if (statement.type !== 'expression_statement' || statement.parent?.type !== 'program') return false;
  const whole = wholeName(statement.parent);
  for (
    let node = statement.firstNamedChild;
    node?.type === 'assignment_expression';
    node = field(node, 'right')
  ) {
    const left = field(node, 'left');
    const holder = left.childForFieldName('object')?.text ?? '';
    const key = left.childForFieldName('property') ?? left.childForFieldName('index');
    if ((HOLDERS.has(holder) || holder === whole) && /^(property_identifier|string)$/.test(key?.type ?? ''))
      return true;
  }
  return false;
}

/** The name of what others get as the whole. */
function wholeName(root: Node): string | undefined {
  return /(?<![\w$.])module\.exports\s*=\s*([\w$]+)\s*[;\n]/.exec(root.text)?.[1];
}

/** Whether an expression is, with others or as the value of a name, a statement at the top of its file. */
function isAtTop(expression: Node): boolean {
  let at = expression;
  while (/^(assignment|sequence|parenthesized)_expression$/.test(at.parent?.type ?? ''))
    at = at.parent as Node;
  const statement = at.parent?.type === 'variable_declarator' ? at.parent.parent : at.parent;
  return (
    /^(expression_statement|variable_declaration|lexical_declaration)$/.test(statement?.type ?? '') &&
    statement?.parent?.type === 'program'
  );
}
