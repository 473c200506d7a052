import type { Node } from '../../syntax/node.js';
import type { Holding } from '../language/expression.js';

/** Types of numbers, by the names that Rust has for them. */
export const NUMBERS: Readonly<Record<string, string>> = {
  byte: 'i8',
  short: 'i16',
  char: 'char',
  int: 'i32',
  long: 'i64',
  float: 'f32',
  double: 'f64',
};

/**
 * What a declaration holds by its type, and by the brackets behind its name or its type: `int[] a`, `int a[]`, `new int[] {…}`.
 * Types of objects take nothing that is not theirs.
 */
export function holdingOf(declaration: Node, declarator: Node | null = null): Holding | undefined {
  let type = declaration.childForFieldName('type');
  let depth = 0;
  for (const node of [declaration, declarator])
    for (const each of node?.childrenForFieldName('dimensions') ?? [])
      depth += (each?.text.match(/\[/g) ?? []).length;
  if (type?.type === 'array_type') {
    depth += (type.childForFieldName('dimensions')?.text.match(/\[/g) ?? []).length;
    type = type.childForFieldName('element');
  }
  let holds: Holding | undefined = type ? NUMBERS[type.text] : undefined;
  if (holds === undefined) return undefined;
  for (; depth > 0; depth -= 1) holds = { of: holds };
  return holds;
}
