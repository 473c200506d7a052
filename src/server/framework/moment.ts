import type { Node } from '../../extract/index.js';
import { around, type Program } from './calls.js';

/** Where something is registered, or called. */
export interface Step {
  readonly file: string;
  readonly at: number;
  /** Among what is registered at one place. */
  readonly order: number;
}

/** When something is registered: the calls that lead there, outermost first, and its own place. */
export type Moment = readonly Step[];

/** A call registers when it has been made; decorators do when what they stand above is there, the lowest one first. */
export function stepOf(on: Node, { source }: Program): Step {
  const file = source.path;
  for (const { type, parent, startIndex } of around(on))
    if (type === 'decorator' && parent) return { file, at: parent.endIndex, order: -startIndex };
  return { file, at: on.endIndex, order: 0 };
}

/** Which of two moments comes first, where files are in this order. */
export function inOrder(a: Moment, b: Moment, files: ReadonlyMap<string, number>): number {
  for (const [i, step] of a.entries()) {
    const other = b[i];
    if (!other) return 1;
    const place = (file: string) => files.get(file) ?? files.size;
    const difference = place(step.file) - place(other.file) || step.at - other.at || step.order - other.order;
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}
