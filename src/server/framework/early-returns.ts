import type { Node, SourceFile } from '../../extract/index.js';
import { around } from './calls.js';
import { returnsIn } from './returns.js';

/** What ends a function only sometimes, whatever the language. */
const BRANCH = /^(if|(expression_|type_)?switch|match|select)(_|$)/;
/** Whoever has an error to give back has no server: what stands behind is there wherever there is one. */
const FAILS = /\b(err|error|errors|Errorf|Error|raise|exc|exception)\b/;

/** Knows what stands behind a `return` that ends its function only sometimes. */
export class EarlyReturns {
  /** Where the first of them ends, by the statements that they stand among. */
  private readonly known = new Map<string, number>();

  /** Whether something does not run where a function ends before it. */
  isBehind(node: Node, source: SourceFile, isFunction: (node: Node) => boolean): boolean {
    let inner = node;
    for (const each of around(node)) {
      if (each.parent && inner.startIndex >= this.firstIn(each, source)) return true;
      if (isFunction(each)) return false;
      inner = each;
    }
    return false;
  }

  private firstIn(block: Node, source: SourceFile): number {
    const key = `${source.path}:${block.id}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const found = block.namedChildren.find(each => each !== null && endsSometimes(each))?.endIndex;
    const first = found ?? Number.POSITIVE_INFINITY;
    this.known.set(key, first);
    return first;
  }
}

function endsSometimes(statement: Node): boolean {
  if (!BRANCH.test(statement.type)) return false;
  const condition = statement.childForFieldName('condition')?.text ?? '';
  if (FAILS.test(condition)) return false;
  for (const each of returnsIn(statement)) if (!FAILS.test(each.text)) return true;
  return false;
}
