import type { ReferenceFiles } from '../contract/files.js';
import type { Place } from '../findings/finding.js';
import { digestOf } from '../repository/observed.js';
import { ifReadable } from '../repository/readable.js';
import type { Repository } from '../repository/repository.js';
import type { ProofRuleId } from '../rules/proof.js';
import { counted } from '../text/counted.js';
import { publishedLists, SECTIONS } from './lists.js';
import { namesDigest, type Proof } from './proof.js';

/** Names of files that are shown. */
const MAX_FILES_SHOWN = 8;

/** What is wrong with a proof or by its words; level and remedy come from the rule. */
export interface ProofProblem {
  readonly rule: ProofRuleId;
  readonly message: string;
  readonly place: Place;
}

/** Holds what a build has read against a proof that was made before. Nothing is run. */
export function holdAgainst(
  proof: Proof,
  files: ReferenceFiles,
  repository: Repository,
  place: Place,
): ProofProblem[] {
  const paths = Object.keys(proof.sources);
  const changed = paths.filter(path => digestIn(repository, path) !== proof.sources[path]);
  const problems: ProofProblem[] = [];
  const lists = new Map(SECTIONS.flatMap(section => [...publishedLists(section, files)]));
  for (const [list, proved] of Object.entries(proof.lists)) {
    const entries = lists.get(list) ?? new Map();
    const problem = (message: string) => problems.push({ rule: 'proof-names', message, place });
    if (entries.size < proved.found)
      problem(`${list} has ${counted(entries.size, 'name')}; ${proved.found} were proved.`);
    else if (changed.length === 0 && namesDigest(entries) !== proved.names)
      problem(`${list} has other names than those that were proved, though no source has changed.`);
  }
  if (changed.length > 0) {
    const shown = changed.slice(0, MAX_FILES_SHOWN).join(', ');
    const more = changed.length > MAX_FILES_SHOWN ? ', …' : '';
    const message = `${changed.length} of ${paths.length} source files have changed since they were proved: ${shown}${more}.`;
    problems.push({ rule: 'proof-stale', message, place });
  }
  return problems;
}

function digestIn(repository: Repository, path: string): string | undefined {
  return ifReadable(() => digestOf(repository.readBytes(path)));
}
