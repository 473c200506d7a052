import { methodNamed } from '../method.js';

/** Verbs of `route` in a server block; `ANY` is any of them (reference-language.md §1.8, §2.4). */
export const VERBS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'ANY'] as const;

/** The method of a verb in any case: `*` for `ANY`. Undefined for another word. */
export function methodOf(verb: string): string | undefined {
  return (VERBS as readonly string[]).includes(verb.toUpperCase()) ? methodNamed(verb) : undefined;
}
