import type { Cause } from '../../drift/index.js';

/** What explains each change together with others, in a sentence, by its fingerprint. */
export function causeByChange(causes: readonly Cause[]): ReadonlyMap<string, string> {
  return new Map(
    causes.flatMap(({ message, changes }) => changes.map(({ fingerprint }) => [fingerprint, message])),
  );
}
