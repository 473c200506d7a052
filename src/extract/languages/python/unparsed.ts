import type { Node } from '../../syntax/node.js';
import { plainString } from './docstring.js';
import { quoted } from './repr.js';

/**
 * An annotation as the compiler writes it back where annotations stay texts (`ast.unparse`): texts in the quotes of `repr`, one space behind
 * commas and around `|`, and of parentheses only those without which it would mean something else.
 */
export function unparsed(node: Node): string {
  let text = '';
  for (const token of tokensOf(node)) text += spaced(token, text);
  return text.trim();
}

function spaced(token: string, before: string): string {
  if (token === ',') return ', ';
  if (token === ']' && before.endsWith(', ')) return ']';
  if (/^(?:[|+*/%&^@<>=!]+|if|else|and|or|in|is|not|for|lambda)$/.test(token))
    return before.endsWith(' ') ? `${token} ` : ` ${token} `;
  return token;
}

/** What stands in it, without comments, parentheses that say nothing, and commas behind the last of several. */
function tokensOf(node: Node): string[] {
  if (node.type === 'comment') return [];
  if (node.type === 'string') {
    const plain = plainString(node.text);
    return [plain === undefined ? node.text : quoted(plain)];
  }
  if (node.type === 'parenthesized_expression' && !isNeeded(node))
    return node.namedChildren.flatMap(child => (child ? tokensOf(child) : []));
  const children = node.children.filter((child): child is Node => child !== null && child.type !== 'comment');
  if (children.length === 0) return [node.text];
  const isList = /^(?:subscript|generic_type|type_parameter|list|tuple|argument_list|dictionary|set)$/.test(
    node.type,
  );
  const count =
    node.namedChildren.filter(child => child?.type !== 'comment').length -
    (node.type === 'subscript' ? 1 : 0);
  return children.flatMap((child, i) => {
    const isLastComma = isList && child.type === ',' && i === children.length - 2;
    return isLastComma && count > 1 ? [] : tokensOf(child);
  });
}

/** Whether parentheses around a union say what belongs together: only at the right of another sign. */
function isNeeded(node: Node): boolean {
  let inner: Node | null = node.firstNamedChild;
  while (inner?.type === 'type' || inner?.type === 'parenthesized_expression') inner = inner.firstNamedChild;
  if (
    !/^(?:binary_operator|union_type|conditional_expression|lambda|boolean_operator|not_operator|named_expression)$/.test(
      inner?.type ?? '',
    )
  )
    return false;
  let around = node.parent;
  let at = node;
  while (
    around &&
    (around.type === 'type' || around.type === 'parenthesized_expression') &&
    around.firstNamedChild?.id === at.id
  ) {
    at = around;
    around = around.parent;
  }
  if (!around || !/^(?:binary_operator|union_type|attribute|subscript|call)$/.test(around.type)) return false;
  return (
    !(
      /^(?:binary_operator|union_type)$/.test(around.type) &&
      around.firstNamedChild?.id === at.id &&
      /^(?:binary_operator|union_type)$/.test(inner?.type ?? '')
    ) && !(around.type === 'subscript' && around.firstNamedChild?.id !== at.id)
  );
}
