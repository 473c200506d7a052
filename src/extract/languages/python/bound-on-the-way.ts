import type { Node } from '../../syntax/node.js';
import { named } from '../../syntax/nodes.js';
import { declaration } from './declarations.js';

/** Which parts of a statement may bind names, besides what stands in its body. */
const PARTS: Readonly<Record<string, (statement: Node) => (Node | null)[]>> = {
  for_statement: statement => [statement.childForFieldName('left')],
  with_statement: ({ namedChildren }) => namedChildren.filter(child => child?.type === 'with_clause'),
  except_clause: caught,
  except_group_clause: caught,
  case_clause: ({ namedChildren }) => namedChildren.filter(child => child?.type === 'case_pattern'),
};

/** What of a statement runs where it stands, at another place than the statements in its body. */
function ownParts(statement: Node): Node[] {
  if (!statement.text.includes(':=')) return [];
  return named(statement).flatMap(part =>
    INNER.has(part.type) ? [] : DEFINED.has(part.type) ? ownParts(part) : [part],
  );
}

const DEFINED = new Set(['function_definition', 'class_definition']);
/** What has a place of its own among the statements of a file. */
const INNER = new Set([
  'block',
  'elif_clause',
  'else_clause',
  'except_clause',
  'except_group_clause',
  'finally_clause',
  'case_clause',
]);

interface BoundOnTheWay {
  readonly name: string;
  readonly node: Node;
  /** By `:=`, as an assignment does. */
  readonly isAssigned: boolean;
}

/** Names that a statement gives values to without defining them: loops, `with … as`, `except … as`, captures, `:=`. */
export function boundOnTheWay(statement: Node): BoundOnTheWay[] {
  const parts = PARTS[statement.type]?.(statement) ?? [];
  return [...parts, ...(statement.type === 'block' ? [] : ownParts(statement))].flatMap((part, i) =>
    (part?.type === 'identifier' ? [part] : (part?.descendantsOfType('identifier') ?? [])).flatMap(name => {
      if (!name || (i >= parts.length && name.parent?.type !== 'named_expression')) return [];
      const scope = declaration(name)?.scope.type;
      if (scope !== 'module' && scope !== 'class_definition' && !isCapture(name)) return [];
      const assigned = name.parent?.type === 'named_expression' ? name.parent : undefined;
      return [{ name: name.text, node: assigned ?? statement, isAssigned: assigned !== undefined }];
    }),
  );
}

function caught({ namedChildren }: Node): (Node | null)[] {
  return namedChildren.filter(child => child?.type === 'as_pattern');
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
