import type { Node } from '../../syntax/node.js';
import { field, isField } from '../../syntax/nodes.js';
import type { Target } from '../language/effects.js';
import { LIBRARY_FUNCTIONS, LIBRARY_METHODS } from './library-effects.js';

/**
 * References by which a number or text is looked at, and no more: `for (auto& e : K) sum += e;`. By what stands around their names;
 * whatever is not plainly a look counts as more.
 */
export function isOnlyLookedAt(targets: readonly Target[], scope: Node | null): boolean {
  // At the top of a file others may have it by its name.
  if (!scope?.parent || targets.length === 0) return false;
  const said = new Set(targets.map(({ node }) => node.text));
  const declared = new Set(targets.map(({ node }) => node.id));
  return scope
    .descendantsOfType(['identifier'])
    .every(name => !name || !said.has(name.text) || declared.has(name.id) || isLook(name, name.parent));
}

const COMPARING = /^(?:[-+*/%&|^]|&&|\|\||[<>]=?|[=!]=)$/;

function isLook(node: Node, parent: Node | null): boolean {
  switch (parent?.type) {
    case 'binary_expression':
      return COMPARING.test(field(parent, 'operator').text);
    case 'unary_expression':
    case 'condition_clause':
      return true;
    case 'parenthesized_expression':
      return isLook(parent, parent.parent);
    case 'conditional_expression':
      return isField(parent, 'condition', node) || isLook(parent, parent.parent);
    case 'cast_expression':
      return !/[&*]/.test(field(parent, 'type').text);
    case 'assignment_expression':
      return isField(parent, 'right', node);
    case 'init_declarator':
      return isField(parent, 'value', node) && field(parent, 'declarator').type === 'identifier';
    case 'field_expression':
    case 'subscript_expression':
      return isField(parent, 'argument', node)
        ? isPartLookedAt(parent)
        : parent.type === 'subscript_expression';
    case 'subscript_argument_list':
      return true;
    case 'argument_list':
      return isReadOnly(parent.parent);
    default:
      return false;
  }
}

/** A part, or a method that is called and changes nothing. */
function isPartLookedAt(part: Node): boolean {
  const { parent } = part;
  if (parent?.type !== 'call_expression' || !isField(parent, 'function', part)) return isLook(part, parent);
  const name = part.childForFieldName('field')?.text ?? '';
  return Object.hasOwn(LIBRARY_METHODS, name) && LIBRARY_METHODS[name]?.self === undefined;
}

function isReadOnly(call: Node | null): boolean {
  const name = call?.childForFieldName('function')?.text.replace('::', '.') ?? '';
  return Object.hasOwn(LIBRARY_FUNCTIONS, name) && LIBRARY_FUNCTIONS[name]?.args === undefined;
}
