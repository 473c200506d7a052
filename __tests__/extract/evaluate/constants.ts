import { findUnresolved, toPlain } from '../../../src/extract/evaluate/plain-data.js';
import { SourceFiles } from '../../../src/extract/source-files.js';
import { openRepository } from '../../../src/repository/repository.js';

/** What extraction gives for a constant: its value as JSON, or the reason why there is none. */
export type Said = { readonly value: unknown } | { readonly unresolved: string };

/** Constants of a file of a repository, by name. */
export async function constantsIn(
  folder: string,
  path: string,
  names: readonly string[],
): Promise<ReadonlyMap<string, Said>> {
  const files = new SourceFiles(openRepository(folder));
  try {
    return await files.withGrammars(() => {
      const file = files.open(path);
      return new Map(
        names.map(name => {
          const bound = file.bindings(name)[0];
          if (!bound) return [name, { unresolved: 'no such name' }];
          const plain = toPlain(files.evaluator.valueOf(name, bound, file));
          const unresolved = findUnresolved(plain);
          // Through JSON, as it is published: -0 is 0 there.
          return [
            name,
            unresolved ? { unresolved: unresolved.reason } : { value: JSON.parse(JSON.stringify(plain)) },
          ];
        }),
      );
    });
  } finally {
    files.dispose();
  }
}

/**
 * What is not guessed, but reported: keys that are one in JSON, and numbers without a sign, whose size and sign depend on
 * types.
 */
const REFUSED = /^two of its keys are both |^a (negative )?number without a sign /;

export interface Difference {
  readonly source: string;
  readonly expected: unknown;
  readonly said: Said | undefined;
}

/** Where extraction and the language itself disagree. */
export function differences(
  sources: Readonly<Record<string, string>>,
  expected: Readonly<Record<string, unknown>>,
  said: ReadonlyMap<string, Said>,
): Difference[] {
  return Object.entries(sources).flatMap(([name, source]) => {
    const ours = said.get(name);
    if (ours && 'value' in ours && canonical(ours.value) === canonical(expected[name])) return [];
    // Keys that differ in the language and are the same in JSON: reported, not guessed.
    if (ours && 'unresolved' in ours && REFUSED.test(ours.unresolved)) return [];
    return [{ source, expected: expected[name], said: ours }];
  });
}

/**
 * JSON with sorted keys: of a literal with a spread, V8 moves a key that stands twice to the second place, against
 * the standard. That entries keep their order is tested by itself.
 */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
