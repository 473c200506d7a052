import type { Described } from './environment.js';
import type { Evaluator } from './evaluator.js';
import type { Description } from './value.js';

/** What users read of a definition: by its language's own rules, or as its file's list of definitions has it. */
export function describe(definition: Described, evaluator: Evaluator): Description {
  const { file } = definition.site;
  const known = file.language.definitions?.describe?.(definition, evaluator);
  if (known) return known;
  const { startIndex, endIndex } = definition.node;
  // Statements around a definition (`export …`) begin before it and end with it.
  const own = file
    .definitions()
    .find(
      ({ node }) =>
        node.startIndex <= startIndex && node.endIndex >= endIndex && node.endIndex - endIndex < 2,
    );
  return { signature: own?.signature ?? null, documentation: own?.documentation ?? '' };
}
