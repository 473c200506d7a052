import type { Node, SourceFile } from '../../extract/index.js';
import { around } from './calls.js';
import { FUNCTION } from './returns.js';

/** What ends a function wherever it stands, as grammars name it. */
const ENDINGS = ['return_statement', 'throw_statement', 'raise_statement'];
/** What holds statements one behind the other. */
export const BLOCK = /^(statement_block|block|statement_list|program|module|switch_(case|default)|\w+_case)$/;

/** Where the first statement of a block ends that ends its function, by the block, for each file that was looked at. */
const known = new WeakMap<SourceFile, ReadonlyMap<number, number>>();

/** Whether something stands behind what ends its function always: nothing of it runs. */
export function isUnreached(node: Node, source: SourceFile): boolean {
  const ends = known.get(source) ?? endsIn(source);
  known.set(source, ends);
  let inner = node;
  for (const each of around(node)) {
    // A function may be called from elsewhere, wherever it is declared.
    if (FUNCTION.test(inner.type)) return false;
    if (inner.startIndex >= (ends.get(each.id) ?? Number.POSITIVE_INFINITY)) return true;
    inner = each;
  }
  return false;
}

function endsIn({ root }: SourceFile): ReadonlyMap<number, number> {
  const ends = new Map<number, number>();
  for (const statement of root.descendantsOfType(ENDINGS)) {
    const block = statement?.parent;
    if (!statement || !block || !BLOCK.test(block.type)) continue;
    ends.set(block.id, Math.min(ends.get(block.id) ?? Number.POSITIVE_INFINITY, statement.endIndex));
  }
  return ends;
}
