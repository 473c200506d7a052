import { contains, field, isField, named, opaque } from '../../syntax/nodes.js';
import type { Node } from '../../syntax/tree/node.js';
import type { Binding } from '../language/binding.js';
import type { Expression } from '../language/expression.js';
import { statementOf } from './changes.js';
import { classOf } from './class-shape.js';
import { decorated, functionOf } from './functions.js';

/** What the name at this node defines; null where it is only used. */
export function binding(name: Node): Binding | null {
  const parent = name.parent;
  if (name.type !== 'identifier' || !parent) return null;
  switch (parent.type) {
    case 'assignment': {
      const value = parent.childForFieldName('right');
      if (!value || !isField(parent, 'left', name)) return null;
      return { kind: 'value', node: statementOf(outermost(parent)), value };
    }
    case 'attribute': {
      // `self.words = …`: found by name, but not a variable.
      const value = parent.parent?.type === 'assignment' ? parent.parent.childForFieldName('right') : null;
      if (!value || !isField(parent, 'attribute', name) || !isField(parent.parent as Node, 'left', parent))
        return null;
      return { kind: 'value', node: statementOf(parent.parent as Node), value, member: true };
    }
    case 'pattern_list':
    case 'tuple_pattern':
    case 'list_pattern':
    case 'list_splat_pattern':
      return partOf(name);
    case 'named_expression':
    case 'as_pattern_target':
      return { kind: 'value', node: parent, value: opaque('a name that is bound on the way') };
    case 'function_definition':
      if (!isField(parent, 'name', name)) return null;
      return {
        kind: 'value',
        node: decorated(parent),
        value: { kind: 'function', function: functionOf(parent) },
      };
    case 'class_definition':
      if (!isField(parent, 'name', name)) return null;
      return { kind: 'value', node: decorated(parent), value: { kind: 'class', class: classOf(parent) } };
    case 'dotted_name':
    case 'aliased_import':
      return importOf(name, parent);
    case 'parameters':
    case 'lambda_parameters':
    case 'typed_parameter':
    case 'dictionary_splat_pattern':
      return { kind: 'value', node: parent, value: opaque('a parameter') };
    case 'default_parameter':
    case 'typed_default_parameter':
      return isField(parent, 'name', name)
        ? { kind: 'value', node: parent, value: opaque('a parameter') }
        : null;
    case 'for_statement':
      return isField(parent, 'left', name)
        ? { kind: 'value', node: parent, value: opaque('a loop variable') }
        : null;
    default:
      return null;
  }
}

function importOf(name: Node, parent: Node): Binding | null {
  const aliased =
    parent.type === 'aliased_import'
      ? parent
      : parent.parent?.type === 'aliased_import'
        ? parent.parent
        : null;
  // In `import a as b` and `from m import a as b` only `b` is bound.
  if (aliased && !isField(aliased, 'alias', name)) return null;
  const statement = (aliased ?? parent).parent;
  const imported = aliased ? field(aliased, 'name').text : parent.text;
  if (statement?.type === 'import_from_statement') {
    const module = field(statement, 'module_name');
    if (contains(module, name)) return null;
    const submodule = module.text + (module.text.endsWith('.') ? '' : '.') + imported;
    const scope = lateScope(statement, name.text);
    const common = {
      kind: 'import',
      node: statement,
      specifier: module.text,
      ...(scope && { scope }),
    } as const;
    return { ...common, name: imported, submodule };
  }
  if (statement?.type !== 'import_statement') return null;
  // `import a.b` binds `a`, the package.
  if (!aliased && parent.namedChildCount > 1) {
    if (parent.firstNamedChild?.id !== name.id) return null;
    return { kind: 'import', node: statement, specifier: name.text, name: null };
  }
  return { kind: 'import', node: statement, specifier: imported, name: null };
}

/** A file's `__getattr__` gives the names that it has not; those that it imports as `global` are the file's from then on. */
function lateScope(statement: Node, name: string): Node | undefined {
  let at: Node | null = statement.parent;
  while (at && at.type !== 'function_definition') at = at.parent;
  if (at?.childForFieldName('name')?.text !== '__getattr__' || at.parent?.type !== 'module') return undefined;
  return new RegExp(`\\bglobal\\b[^\\n]*\\b${name}\\b`).test(at.text) ? at.parent : undefined;
}

/** The whole of a chain `a = b = c`. */
function outermost(assignment: Node): Node {
  let node = assignment;
  while (node.parent?.type === 'assignment') node = node.parent;
  return node;
}

/** A name among several that are bound at once: `a, b = 1, 2`. */
function partOf(name: Node): Binding | null {
  let target: Node = name;
  while (target.parent && PATTERNS.has(target.parent.type)) target = target.parent;
  const statement = target.parent;
  if (statement?.type === 'assignment' && isField(statement, 'left', target)) {
    const node = statementOf(outermost(statement));
    const right = statement.childForFieldName('right');
    const value = partIn(name, target, right) ?? itemIn(name, target, right);
    return { kind: 'value', node, value: value ?? opaque('a part of another value') };
  }
  if (statement?.type === 'for_statement')
    return { kind: 'value', node: statement, value: opaque('a loop variable') };
  if (statement?.type === 'for_in_clause') return null;
  return { kind: 'value', node: target, value: opaque('a parameter') };
}

export const PATTERNS = new Set(['pattern_list', 'tuple_pattern', 'list_pattern', 'list_splat_pattern']);

/** The expression on the right that a name in a pattern on the left stands for, where they match item by item. */
export function partIn(name: Node, pattern: Node, value: Node | null): Node | null {
  if (pattern.id === name.id) return value;
  if (!value || !['expression_list', 'tuple', 'list'].includes(value.type)) return null;
  const targets = named(pattern);
  const parts = named(value);
  if (targets.length !== parts.length || parts.some(part => part.type === 'list_splat')) return null;
  const index = targets.findIndex(target => contains(target, name));
  const target = targets[index];
  if (!target || target.type === 'list_splat_pattern') return null;
  return partIn(name, target, parts[index] ?? null);
}

/** A name among several that take apart what a call gives: `encode, decode = codec()`. */
function itemIn(name: Node, pattern: Node, value: Node | null): Expression | null {
  const targets = named(pattern);
  if (value?.type !== 'call' || !targets.every(target => target.type === 'identifier')) return null;
  return { kind: 'item', list: value, index: targets.findIndex(target => target.id === name.id) };
}

export function namesIn(pattern: Node): Node[] {
  if (pattern.type === 'identifier') return [pattern];
  return PATTERNS.has(pattern.type) ? named(pattern).flatMap(namesIn) : [];
}
