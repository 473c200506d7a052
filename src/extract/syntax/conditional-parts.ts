import { firstWhere } from '../../text/sorted.js';
import type { Conditional } from '../languages/language/preprocessor.js';
import type { Span } from './comments.js';

/** Which parts of a file are compiled under conditions, and which for tests alone. */
export class ConditionalParts {
  constructor(
    /** In the order in which they end, so that what is inside comes before what is around it. */
    private readonly conditions: readonly Conditional[],
    private readonly tests: readonly Span[],
  ) {}

  /** The conditions that a node stands under, outermost first, joined by `&&`; undefined where it stands under none. */
  around(node: Span): string | undefined {
    const first = firstWhere(this.conditions, ({ end }) => end >= node.endIndex);
    // The first part that ends behind the node is around it, or inside of what is around it.
    const around: string[] = [];
    for (let part = this.conditions[first]; part; part = part.outer)
      if (part.start <= node.startIndex) around.unshift(part.condition);
    return around.length > 0 ? around.join(' && ') : undefined;
  }

  /** Whether a node is compiled for tests alone. */
  isForTests(node: Span): boolean {
    return this.tests.some(test => test.startIndex <= node.startIndex && node.endIndex <= test.endIndex);
  }

  /** How many parts of a node are compiled for tests alone. */
  testsIn(node: Span): number {
    return this.tests.filter(test => node.startIndex < test.startIndex && test.endIndex <= node.endIndex)
      .length;
  }
}
