import type { Evaluator } from '../../evaluate/evaluator.js';
import type { Value } from '../../evaluate/value.js';
import type { Node } from '../../syntax/node.js';
import type { SourceFile } from '../../syntax/source-file.js';

/** What running a file's own statements does, in languages where a definition is a statement that may run or not. */
export interface Statements {
  /** Whether a statement runs when its file does: what stands in no branch does. Undefined when only a run can tell. */
  runsWithFile(node: Node, file: SourceFile, evaluator: Evaluator): boolean | undefined;
  /** The conditions that a statement stands under, as written; undefined without. */
  condition(node: Node): string | undefined;
  /** What a file gets under a name by a statement, where nothing binds the name: `globals().update(…)`. */
  nameFromStatement(name: string, file: SourceFile, evaluator: Evaluator): Value | undefined;
}
