import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { holdAgainst, type ProofProblem } from '../prove/hold.js';
import { PROOF_FILE, parseProof } from '../prove/proof.js';
import type { ReferenceFiles } from '../reference/files.js';
import { openRepository } from '../repository/repository.js';
import { shownPath } from './reference.js';

/** The most that `limits.source_mib` may say: only digests are made of these files. */
const MAX_SOURCE_MIB = 512;

/**
 * What the proof beside a configuration says against what a build has read; nothing where there is no proof.
 *
 * @throws {UserError} when the file is no proof
 */
export function proofOf(
  { repo, config }: { readonly repo: string; readonly config: string },
  files: ReferenceFiles,
): ProofProblem[] {
  const path = join(dirname(resolve(repo, config)), PROOF_FILE);
  if (!existsSync(path)) return [];
  const file = shownPath(repo, path);
  return holdAgainst(
    parseProof(readFileSync(path, 'utf8'), file),
    files,
    openRepository(repo, MAX_SOURCE_MIB),
    { file },
  );
}
