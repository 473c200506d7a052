import { firstOf } from '../../text/first-of.js';
import type { Evidence } from '../evidence/evidence.js';

/** Programs that a sentence names. */
const MAX_NAMED = 3;

/** What known programs say of a change, in a sentence, the programs between backquotes. */
export function evidenceLine({ known, breaks, edited, programs }: Evidence): string {
  if (known === 0) return 'No program is known.';
  if (breaks === 0) return `No known program of ${known} uses it.`;
  const named = programs.slice(0, MAX_NAMED).map(name => `\`${name.replaceAll('`', "'")}\``);
  const were = edited === 0 ? '' : `; ${edited} of them ${edited === 1 ? 'was' : 'were'} edited here`;
  return `It breaks ${breaks} of ${known} known programs: ${firstOf(named, MAX_NAMED, breaks)}${were}.`;
}

/** What is said of a change, by its fingerprint. */
export function evidenceByChange(evidence: readonly Evidence[]): ReadonlyMap<string, Evidence> {
  return new Map(evidence.map(each => [each.fingerprint, each]));
}
