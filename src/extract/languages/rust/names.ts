import type { Node } from '../../syntax/node.js';
import { field, isField, named } from '../../syntax/nodes.js';
import type { Declaration, Effects, Target } from '../language/effects.js';
import { around } from '../shared/effects.js';
import { FUNCTIONS } from './functions.js';
import { importedAs } from './modules.js';

/** Where names of a program of Rust are declared, and what patterns take. */

/** Nodes in which names are declared, besides functions. */
export const BLOCKS: ReadonlySet<string> = new Set([
  'block',
  'for_expression',
  'match_arm',
  'if_expression',
  'while_expression',
  'mod_item',
]);
const isScope = (type: string) => FUNCTIONS.has(type) || BLOCKS.has(type);
const NAMES = /^(identifier|shorthand_field_identifier)$/;

/** Where a name is declared, if it is declared here: the scope that has it, and its value; null for a use of it. */
export function declaration(name: Node): Declaration | null {
  const { parent } = name;
  if (!parent) return null;
  switch (parent.type) {
    case 'static_item':
    case 'const_item': {
      const value = parent.childForFieldName('value');
      return isField(parent, 'name', name) ? { scope: scopeOf(parent), ...(value && { value }) } : null;
    }
    case 'mod_item':
      if (!isField(parent, 'name', name)) return null;
      return parent.childForFieldName('body')
        ? { scope: scopeOf(parent), value: parent }
        : { scope: scopeOf(parent), imported: { specifier: `self::${name.text}`, name: null } };
    case 'function_item':
    case 'struct_item':
    case 'enum_item':
      // What a type has is asked of it.
      return isField(parent, 'name', name) && parent.parent?.parent?.type !== 'impl_item'
        ? { scope: scopeOf(parent), value: parent }
        : null;
    case 'self_parameter':
      return { scope: scopeOf(parent) };
  }
  return NAMES.test(name.type) ? (inPattern(name) ?? imported(name)) : null;
}

/** A name that a pattern binds. */
function inPattern(name: Node): Declaration | null {
  // Constants are written in capitals; a path, or a name with fields behind it, is no name that is bound.
  if (/^[A-Z]/.test(name.text)) return null;
  let pattern = name;
  while (pattern.parent && /_pattern$/.test(pattern.parent.type)) {
    if (isField(pattern.parent, 'type', pattern) || isField(pattern.parent, 'condition', pattern))
      return null;
    pattern = pattern.parent;
  }
  const holder = pattern.parent;
  if (!holder) return null;
  if (holder.type === 'closure_parameters') return holder.parent ? { scope: holder.parent } : null;
  if (!isField(holder, 'pattern', pattern)) return null;
  switch (holder.type) {
    case 'let_declaration': {
      const value = pattern.id === name.id ? holder.childForFieldName('value') : null;
      return { scope: scopeOf(holder), ...(value && { value }) };
    }
    case 'for_expression':
    case 'match_arm':
      return { scope: holder };
    case 'let_condition':
      return { scope: around(holder, type => /^(if|while)_expression$/.test(type)) as Node };
    case 'parameter':
      return { scope: around(holder, type => FUNCTIONS.has(type)) as Node };
  }
  return null;
}

/** Functions and modules of other files; statics, which are written in capitals, are looked for by their names. */
function imported(name: Node): Declaration | null {
  if (/^[A-Z]/.test(name.text) || !/^(use_|scoped_)/.test(name.parent?.type ?? '')) return null;
  const binding = importedAs(name);
  if (binding?.kind !== 'import') return null;
  const { specifier, submodule } = binding;
  return {
    scope: scopeOf(binding.node),
    imported: { specifier, name: binding.name, ...(submodule !== undefined && { submodule }) },
  };
}

function scopeOf(node: Node): Node {
  return around(node, isScope) as Node;
}

/** Names of a pattern: which part each of them gets is not told apart. */
export function targets(pattern: Node): Target[] {
  switch (pattern.type) {
    case 'identifier': {
      // A constant that is compared with.
      const isConstant = /^[A-Z]/.test(pattern.text) && !/_item$|^use_/.test(pattern.parent?.type ?? '');
      return isConstant ? [] : [{ node: pattern, keys: [] }];
    }
    case 'tuple_pattern':
    case 'tuple_expression': {
      const value = pattern.parent?.childForFieldName(
        pattern.parent.type === 'let_declaration' ? 'value' : 'right',
      );
      const isTuple = value?.type === 'tuple_expression';
      return named(pattern).flatMap((each, i) =>
        targets(each).map(target => (isTuple ? { ...target, keys: [String(i), ...target.keys] } : target)),
      );
    }
    case 'match_block':
      return named(pattern).flatMap(arm => (arm.type === 'match_arm' ? targets(field(arm, 'pattern')) : []));
    case 'field_pattern': {
      const inner = pattern.childForFieldName('pattern');
      return inner ? targets(inner) : named(pattern).flatMap(targets);
    }
  }
  if (pattern.type === 'shorthand_field_identifier') return [{ node: pattern, keys: [] }];
  if (!/_pattern$/.test(pattern.type))
    return /(expression|^self)$/.test(pattern.type) ? [{ node: pattern, keys: [] }] : [];
  return named(pattern)
    .filter(each => !isField(pattern, 'type', each) && !isField(pattern, 'condition', each))
    .flatMap(targets);
}

/** The parameters of a function, without `self`. */
export function parameters(fn: Node): ReturnType<Effects['parameters']> {
  return named(field(fn, 'parameters'))
    .filter(({ type }) => type !== 'self_parameter' && type !== 'attribute_item')
    .map(each => {
      const target = each.childForFieldName('pattern') ?? each;
      return { target, name: target.text };
    });
}
