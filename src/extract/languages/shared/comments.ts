import type { Comments } from '../language.js';

/** Comments as C has them; `types` are the grammar's names for the two. */
export function slashComments(...types: readonly string[]): Comments {
  return { types: new Set(types), line: ['//'], block: [['/*', '*/']] };
}
