import type { Node, Tree } from '../../syntax/node.js';
import { contains, field, isField, named, rootOf } from '../../syntax/nodes.js';
import type { Declaration, Effects } from '../language/effects.js';
import { PATTERNS } from './patterns.js';

const FUNCTIONS = new Set(['function_definition', 'lambda']);
const COMPREHENSIONS = new Set([
  'list_comprehension',
  'set_comprehension',
  'dictionary_comprehension',
  'generator_expression',
]);

/** What the name at a node declares; null where it is only used. */
export function declaration(name: Node): Declaration | null {
  const parent = name.parent;
  if (!parent || name.type !== 'identifier') return null;
  switch (parent.type) {
    case 'function_definition':
    case 'class_definition':
      return isField(parent, 'name', name) ? { scope: scopeFor(parent, name.text), value: parent } : null;
    case 'assignment': {
      if (!isField(parent, 'left', name)) return null;
      const value = parent.childForFieldName('right');
      return { scope: scopeFor(parent, name.text), ...(value && { value }) };
    }
    case 'augmented_assignment':
      return isField(parent, 'left', name) ? { scope: scopeFor(parent, name.text) } : null;
    case 'named_expression':
      return isField(parent, 'name', name) ? { scope: scopeFor(parent, name.text) } : null;
    case 'parameters':
    case 'lambda_parameters':
      return { scope: parent.parent as Node };
    case 'typed_parameter':
      return parent.parent?.parent ? { scope: parent.parent.parent } : null;
    case 'default_parameter':
    case 'typed_default_parameter':
      return isField(parent, 'name', name) && parent.parent?.parent ? { scope: parent.parent.parent } : null;
    case 'dotted_name':
    case 'aliased_import':
      return importOf(name, parent);
    case 'as_pattern_target':
    case 'except_clause':
      return parent.type === 'except_clause' ? null : { scope: scopeFor(parent, name.text) };
    case 'dictionary_splat_pattern':
      return parameterList(parent) ?? { scope: scopeFor(parent, name.text) };
  }
  let at: Node = name;
  while (at.parent && PATTERNS.has(at.parent.type)) at = at.parent;
  const around = at.parent;
  if (!around) return null;
  if (around.type === 'for_in_clause') {
    return isField(around, 'left', at) && around.parent ? { scope: around.parent } : null;
  }
  if (around.type === 'for_statement')
    return isField(around, 'left', at) ? { scope: scopeFor(around, name.text) } : null;
  if (at === name) return null;
  if (around.type === 'assignment' && isField(around, 'left', at))
    return { scope: scopeFor(around, name.text) };
  if (around.type === 'parameters' || around.type === 'lambda_parameters')
    return { scope: around.parent as Node };
  return around.type === 'typed_parameter' ? parameterList(around) : null;
}

function parameterList(node: Node): Declaration | null {
  const list = node.parent;
  return list?.type === 'parameters' || list?.type === 'lambda_parameters'
    ? { scope: list.parent as Node }
    : list?.type === 'typed_parameter'
      ? parameterList(list)
      : null;
}

function importOf(name: Node, parent: Node): Declaration | null {
  const aliased =
    parent.type === 'aliased_import'
      ? parent
      : parent.parent?.type === 'aliased_import'
        ? parent.parent
        : null;
  if (aliased && !isField(aliased, 'alias', name)) return null;
  const statement = (aliased ?? parent).parent;
  const written = aliased ? field(aliased, 'name').text : parent.text;
  if (statement?.type === 'import_from_statement') {
    const module = field(statement, 'module_name');
    if (contains(module, name)) return null;
    const submodule = module.text + (module.text.endsWith('.') ? '' : '.') + written;
    return {
      scope: scopeFor(statement, name.text),
      imported: { specifier: module.text, name: written, submodule },
    };
  }
  if (statement?.type !== 'import_statement') return null;
  if (aliased || parent.namedChildCount < 2)
    return { scope: scopeFor(statement, name.text), imported: { specifier: written, name: null } };
  if (parent.firstNamedChild?.id !== name.id) return null;
  // `import a.b` binds `a`, which has the module under `b`.
  const under = written.split('.').slice(1);
  return { scope: scopeFor(statement, name.text), imported: { specifier: written, name: null, under } };
}

/** The scope in which a statement binds a name: that of the file where it is said to be `global`. */
function scopeFor(statement: Node, name: string): Node {
  const skip = statement.type === 'named_expression';
  let at = statement.parent;
  let last = statement;
  for (; at; last = at, at = at.parent) {
    if (at.type === 'module') return at;
    const isClass = at.type === 'class_definition';
    // Defaults, annotations and bases are worked out around what they belong to.
    if (!(isClass || FUNCTIONS.has(at.type)) || (last !== statement && !isField(at, 'body', last))) continue;
    const said = saidIn(at).get(name);
    if (said === 'global') return rootOf(at);
    if (said === undefined && !(isClass && skip)) return at;
  }
  return last;
}

const said = new WeakMap<Tree, Map<number, ReadonlyMap<string, string>>>();

/** Names that the body of a function or class says are not its own, with whose they are. */
function saidIn(fn: Node): ReadonlyMap<string, string> {
  const known = said.get(fn.tree) ?? new Map<number, ReadonlyMap<string, string>>();
  said.set(fn.tree, known);
  let found = known.get(fn.id);
  if (!found) {
    const names = new Map<string, string>();
    const isSaid = fn.type !== 'lambda' && /\b(?:global|nonlocal)\b/.test(fn.text);
    for (const statement of isSaid ? fn.descendantsOfType(['global_statement', 'nonlocal_statement']) : [])
      if (statement && ownerOf(statement)?.id === fn.id)
        for (const name of named(statement))
          if (!names.has(name.text)) names.set(name.text, statement.type.replace('_statement', ''));
    found = names;
    known.set(fn.id, found);
  }
  return found;
}

/** The function or class in whose body a statement stands. */
function ownerOf(statement: Node): Node | null {
  let at = statement.parent;
  while (at && at.type !== 'class_definition' && !FUNCTIONS.has(at.type)) at = at.parent;
  return at;
}

/** Scopes in which a name at this node is looked for; those of classes only for what stands in them directly. */
export function scopes(node: Node): Node[] {
  const found: Node[] = [];
  let inFunction = false;
  for (let child = node, at = node.parent; at; child = at, at = at.parent) {
    if (COMPREHENSIONS.has(at.type)) found.push(at);
    else if (FUNCTIONS.has(at.type)) {
      // Defaults and annotations are worked out around the function; its parameters are its own.
      const isOutside = !isField(at, 'body', child) && !isParameterName(node);
      if (isOutside) continue;
      found.push(at);
      inFunction = true;
    } else if (at.type === 'class_definition') {
      if (!inFunction && isField(at, 'body', child)) found.push(at);
    }
  }
  return found;
}

function isParameterName(node: Node): boolean {
  const scope = declaration(node)?.scope;
  return scope !== undefined && FUNCTIONS.has(scope.type);
}

/** The function whose body runs at another time than the code around it. */
export function functionAround(node: Node): Node | null {
  for (let child = node, at = node.parent; at; child = at, at = at.parent) {
    if (FUNCTIONS.has(at.type) && isField(at, 'body', child)) return at;
    if (isEntry(at) && isField(at, 'consequence', child)) return at;
  }
  return null;
}

/** Whether a condition holds only in the file that is started as a program. */
export function isMainCondition(condition: string): boolean {
  return /^__name__\s*==\s*(["'])__main__\1$/.test(condition);
}

/** Whether it is `if __name__ == "__main__":`, which does not run when the file is imported. */
export function isEntry(node: Node): boolean {
  return node.type === 'if_statement' && isMainCondition(field(node, 'condition').text);
}

function parameterNodes(fn: Node): Node[] {
  const list = fn.childForFieldName('parameters');
  return list ? named(list).filter(each => !/separator$/.test(each.type)) : [];
}

/** Whether a function is a method that gets its object (or class) as its first parameter. */
function isMethod(fn: Node): boolean {
  if (fn.type !== 'function_definition') return false;
  const around = fn.parent?.type === 'decorated_definition' ? fn.parent : fn;
  return (
    around.parent?.parent?.type === 'class_definition' &&
    !/^[ \t]*@staticmethod\b/m.test(around.text.slice(0, fn.startIndex - around.startIndex))
  );
}

/** The parameters of a function, without the object of a method. */
export function parameters(fn: Node): ReturnType<Effects['parameters']> {
  return parameterNodes(fn)
    .slice(isMethod(fn) ? 1 : 0)
    .map(target => {
      const name = /^\**([\p{ID_Continue}]+)/u.exec(target.text)?.[1] ?? '';
      return { target, name, ...(target.text.startsWith('*') && { rest: true }) };
    });
}

/** The name that a method has its object under. */
export function self(fn: Node): string | null {
  return isMethod(fn) ? (parameterNodes(fn)[0]?.text ?? null) : null;
}

/** The methods of a class; those with two underscores, and properties, are called by nobody by their name. */
export function methods(classNode: Node): ReturnType<Effects['methods']> {
  return named(field(classNode, 'body')).flatMap(statement => {
    const node = statement.type === 'decorated_definition' ? field(statement, 'definition') : statement;
    if (node.type !== 'function_definition') return [];
    const name = field(node, 'name').text;
    const isProperty =
      statement !== node && /^@(\w+\.)*(\w*property|\w+\.setter|\w+\.getter)\b/m.test(statement.text);
    return [{ name, node, hidden: /^__\w+__$/.test(name) || isProperty }];
  });
}

/** What a class derives from, its metaclass among them. */
export function bases(classNode: Node): Node[] {
  const list = classNode.childForFieldName('superclasses');
  return list
    ? named(list).map(each => (each.type === 'keyword_argument' ? field(each, 'value') : each))
    : [];
}
