import type { Node } from '../../syntax/node.js';
import { field, isField, named, rootOf } from '../../syntax/nodes.js';
import type { Declaration, Effects } from '../language/effects.js';
import { FUNCTIONS } from './functions.js';
import { stringText } from './literals.js';
import { requireOf } from './modules.js';

const CLASSES = new Set(['class_declaration', 'abstract_class_declaration', 'class']);
const BLOCKS = new Set([
  'statement_block',
  'for_statement',
  'for_in_statement',
  'switch_body',
  'catch_clause',
  'program',
  'class_static_block',
]);
const IN_PATTERN = new Set([
  'array_pattern',
  'object_pattern',
  'pair_pattern',
  'rest_pattern',
  'assignment_pattern',
  'object_assignment_pattern',
  'required_parameter',
  'optional_parameter',
]);

/** What the name at a node declares; null where it is only used, or assigned. */
export function declaration(name: Node): Declaration | null {
  const parent = name.parent;
  if (!parent) return null;
  switch (parent.type) {
    case 'function_declaration':
    case 'generator_function_declaration':
    case 'class_declaration':
    case 'abstract_class_declaration':
    case 'enum_declaration':
      return isField(parent, 'name', name) ? { scope: blockAround(parent), value: parent } : null;
    case 'function_expression':
    case 'class':
      return isField(parent, 'name', name) ? { scope: parent, value: parent } : null;
    case 'variable_declarator':
      return isField(parent, 'name', name) ? variable(name, parent, undefined) : null;
    case 'import_specifier':
      return imported(name, parent, field(parent, 'name').text);
    case 'namespace_import':
    case 'import_require_clause':
    case 'namespace_export':
      return imported(name, parent, null);
    case 'import_clause':
      return imported(name, parent, 'default');
    case 'arrow_function':
      return isField(parent, 'parameter', name) ? { scope: parent } : null;
    case 'catch_clause':
      return isField(parent, 'parameter', name) ? { scope: parent } : null;
    case 'for_in_statement':
      return isField(parent, 'left', name) && parent.childForFieldName('kind') ? { scope: parent } : null;
  }
  if (parent.type === 'assignment_pattern' && !isField(parent, 'left', name)) return null;
  if (parent.type === 'object_assignment_pattern' && !isField(parent, 'left', name)) return null;
  if (parent.type === 'pair_pattern' && !isField(parent, 'value', name)) return null;
  if (/_parameter$/.test(parent.type) && !isField(parent, 'pattern', name)) return null;
  const keys: string[] = [];
  let at: Node = name;
  while (at.parent && IN_PATTERN.has(at.parent.type)) {
    if (at.parent.type === 'pair_pattern') keys.unshift(field(at.parent, 'key').text);
    at = at.parent;
  }
  const around = at.parent;
  if (around?.type === 'formal_parameters') return { scope: around.parent as Node };
  if (around?.type === 'variable_declarator' && at !== name && isField(around, 'name', at)) {
    if (name.type === 'shorthand_property_identifier_pattern') keys.push(name.text);
    return variable(name, around, keys.length === 1 ? keys[0] : undefined, true);
  }
  if (around?.type === 'for_in_statement' && at !== name && around.childForFieldName('kind'))
    return { scope: around };
  return around?.type === 'catch_clause' && at !== name ? { scope: around } : null;
}

function variable(_name: Node, declarator: Node, key: string | undefined, isPart = false): Declaration {
  const statement = declarator.parent as Node;
  const scope =
    statement.type === 'variable_declaration' ? functionOrRoot(statement) : blockAround(statement);
  const value = declarator.childForFieldName('value');
  const required = value && requireOf(value);
  if (required && !isPart) return { scope, imported: { specifier: required.specifier, name: null } };
  if (required && key !== undefined) return { scope, imported: { specifier: required.specifier, name: key } };
  if (isPart) return { scope, ...(value && key !== undefined && { value, part: key }) };
  return { scope, ...(value && { value }) };
}

function imported(name: Node, node: Node, what: string | null): Declaration | null {
  const alias = node.childForFieldName('alias');
  if (alias && alias.id !== name.id) return null;
  let statement: Node | null = node;
  while (statement && !/^(?:im|ex)port_statement$/.test(statement.type)) statement = statement.parent;
  const source = statement?.childForFieldName('source') ?? node.childForFieldName('source');
  if (!statement || !source) return null;
  return { scope: rootOf(statement), imported: { specifier: stringText(source), name: what } };
}

function blockAround(node: Node): Node {
  for (let at = node.parent; at; at = at.parent) if (BLOCKS.has(at.type)) return at;
  return rootOf(node);
}

function functionOrRoot(node: Node): Node {
  for (let at = node.parent; at; at = at.parent) if (FUNCTIONS.has(at.type)) return at;
  return rootOf(node);
}

/** Scopes in which a name at this node is looked for, without that of the file. */
export function scopes(node: Node): Node[] {
  const found: Node[] = [];
  for (let at = node.parent; at?.parent; at = at.parent)
    if (BLOCKS.has(at.type) || FUNCTIONS.has(at.type) || at.type === 'class') found.push(at);
  return found;
}

/** The function whose body runs at another time than the code around it: not one that is called where it stands. */
export function functionAround(node: Node): Node | null {
  for (let child = node, at = node.parent; at; child = at, at = at.parent) {
    const isName = isField(at, 'name', child) || isField(at, 'property', child);
    if (isEntry(at) ? isField(at, 'consequence', child) : !isName && deferred(at)) return at;
  }
  return null;
}

/** Whether what an `if` holds runs only in the file that is started as a program. */
export function isEntry(node: Node): boolean {
  return (
    node.type === 'if_statement' &&
    /^\(?\s*(?:require\.main\s*={2,3}\s*module|module\s*={2,3}\s*require\.main|import\.meta\.main)\s*\)?$/.test(
      field(node, 'condition').text,
    )
  );
}

/** Whether what stands inside of a node runs at another time. Fields of instances get their values when one is made. */
export function deferred(node: Node): boolean {
  if (FUNCTIONS.has(node.type)) return !isCalledInPlace(node);
  if (isEntry(node)) return true;
  return /^(public_)?field_definition$/.test(node.type) && !isStatic(node);
}

function isStatic(member: Node): boolean {
  return member.children.some(child => child?.type === 'static');
}

/** `(() => { … })()`, also by `call` or `new`. */
function isCalledInPlace(fn: Node): boolean {
  let at = fn;
  while (at.parent?.type === 'parenthesized_expression') at = at.parent;
  if (at.parent?.type === 'member_expression' && /^(call|apply)$/.test(field(at.parent, 'property').text))
    at = at.parent;
  const call = at.parent;
  const isAsyncOrGenerator = fn.type.startsWith('generator');
  return (
    !isAsyncOrGenerator &&
    (call?.type === 'call_expression' || call?.type === 'new_expression') &&
    (isField(call, 'function', at) || isField(call, 'constructor', at))
  );
}

export function parameters(fn: Node): ReturnType<Effects['parameters']> {
  const single = fn.childForFieldName('parameter');
  if (single) return [{ target: single, name: single.text }];
  const list = fn.childForFieldName('parameters');
  return (list ? named(list) : [])
    .filter(each => each.text !== 'this' && field(each, 'pattern').text !== 'this')
    .map(target => {
      // `list = []` is a parameter with a default.
      const own = target.type === 'assignment_pattern' ? field(target, 'left') : field(target, 'pattern');
      const name = own.text.replace(/^\.\.\./, '');
      return { target, name, ...(target.text.startsWith('...') && { rest: true }) };
    });
}

export function methods(classNode: Node): ReturnType<Effects['methods']> {
  const body = classNode.type === 'object' ? classNode : field(classNode, 'body');
  return named(body).flatMap(node => {
    if (node.type === 'method_definition') {
      const written = field(node, 'name');
      const name = written.type === 'string' ? stringText(written) : written.text;
      const isAccessor = node.children.some(child => child?.type === 'get' || child?.type === 'set');
      return [{ name, node, hidden: name === 'constructor' || isAccessor || name.startsWith('[') }];
    }
    if (/^(public_)?field_definition$/.test(node.type)) {
      const name = (node.childForFieldName('property') ?? node.childForFieldName('name'))?.text ?? '';
      const value = node.childForFieldName('value');
      const fn = value && FUNCTIONS.has(value.type) ? [{ name, node: value, hidden: false }] : [];
      return [...fn, ...(isStatic(node) ? [] : [{ name, node, hidden: true }])];
    }
    return [];
  });
}

export function bases(classNode: Node): Node[] {
  const heritage = classNode.children.find(child => child?.type === 'class_heritage');
  const extended = heritage && (named(heritage).find(child => child.type === 'extends_clause') ?? heritage);
  const base = extended && (extended.childForFieldName('value') ?? named(extended)[0]);
  return base ? [base] : [];
}

export function isClass(node: Node): boolean {
  return CLASSES.has(node.type);
}
