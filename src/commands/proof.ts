import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ReferenceFiles } from '../contract/files.js';
import { holdAgainst, type ProofProblem } from '../prove/hold.js';
import { PROOF_FILE, parseProof } from '../prove/proof.js';
import { openRepository } from '../repository/repository.js';
import { type RunContext, shownPath } from '../run/run-context.js';

/** The most that `limits.source_mib` may say: only digests are made of these files. */
const MAX_SOURCE_MIB = 512;

/**
 * What the proof beside a configuration says against what a build has read; nothing where there is no proof.
 *
 * @throws {UserError} when the file is no proof
 */
export function proofOf({ configPath }: RunContext, repo: string, files: ReferenceFiles): ProofProblem[] {
  const path = join(dirname(configPath), PROOF_FILE);
  if (!existsSync(path)) return [];
  const file = shownPath(repo, path);
  const proof = parseProof(readFileSync(path, 'utf8'), file);
  return holdAgainst(proof, files, openRepository(repo, MAX_SOURCE_MIB), { file });
}
