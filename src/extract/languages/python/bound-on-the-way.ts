import type { Node } from '../../syntax/node.js';
import { declaration } from './declarations.js';

/** Which parts of a statement may bind names, besides what stands in its body. */
const PARTS: Readonly<Record<string, (statement: Node) => (Node | null)[]>> = {
  for_statement: statement => [statement.childForFieldName('left')],
  with_statement: ({ namedChildren }) => namedChildren.filter(child => child?.type === 'with_clause'),
  except_clause: caught,
  except_group_clause: caught,
  case_clause: ({ namedChildren }) => namedChildren.filter(child => child?.type === 'case_pattern'),
  if_statement: condition,
  elif_clause: condition,
  while_statement: condition,
  expression_statement: statement => (statement.text.includes(':=') ? [statement] : []),
};

/** Names that a statement gives values to without defining them: loops, `with … as`, `except … as`, captures, `:=`. */
export function boundOnTheWay(statement: Node): string[] {
  const onlyNamed = /^(if|while|expression)_statement$|^elif_clause$/.test(statement.type);
  return (PARTS[statement.type]?.(statement) ?? []).flatMap(part =>
    (part?.type === 'identifier' ? [part] : (part?.descendantsOfType('identifier') ?? [])).flatMap(name => {
      if (!name || (onlyNamed && name.parent?.type !== 'named_expression')) return [];
      const scope = declaration(name)?.scope.type;
      return scope === 'module' || scope === 'class_definition' || isCapture(name) ? [name.text] : [];
    }),
  );
}

function caught({ namedChildren }: Node): (Node | null)[] {
  return namedChildren.filter(child => child?.type === 'as_pattern');
}

function condition(statement: Node): (Node | null)[] {
  const found = statement.childForFieldName('condition');
  return found?.text.includes(':=') ? [found] : [];
}

/** `case x`, `case [*x]`, `case {**x}`, `case … as x`, `case C(a=x)`. */
function isCapture(name: Node): boolean {
  const { parent } = name;
  switch (parent?.type) {
    case 'splat_pattern':
      return true;
    case 'as_pattern':
      return parent.namedChildren.at(-1)?.id === name.id;
    case 'dotted_name':
      return parent.namedChildCount === 1 && /^(case|keyword|union)_pattern$/.test(parent.parent?.type ?? '');
  }
  return false;
}
