import { UserError } from '../findings/user-error.js';
import { ISSUER, readClaims } from './claims.js';
import { type Authorities, PUBLIC_GOOD, signStatement } from './sign.js';
import { provenanceOf } from './statement.js';
import type { Subject } from './subject.js';

/** As many files as actions/attest puts into one statement. */
const MAX_SUBJECTS = 1024;

/** Vouches for files in the name of the job. @returns attestations, one of them about the first file. @throws {UserError} */
export type Attester = (subjects: readonly Subject[]) => Promise<readonly string[]>;

/**
 * Vouches in the name of the job that a token is about.
 * @param ask for an identity token of the job.
 * @param authorities of the user's own; the public service where they are left out.
 */
export function attesterFor(
  ask: () => Promise<string>,
  serverUrl: string,
  authorities: Authorities | undefined,
): Attester {
  return async subjects => {
    const token = await ask();
    const claims = readClaims(token);
    if (claims.iss !== ISSUER)
      throw new UserError(
        `Nothing was attested: ${claims.iss} vouches for this job, and consumers trust in jobs of github.com.`,
        'Leave out "attest" on enterprise servers.',
      );
    if (claims.repository_visibility !== 'public' && authorities === undefined)
      throw new UserError(
        `Nothing was attested: ${claims.repository} is ${claims.repository_visibility}, and its name would stand in a public log for ever.`,
        'Leave out "attest", or name a Sigstore of your own in REFDATA_FULCIO_URL and REFDATA_REKOR_URL.',
      );
    const lines: string[] = [];
    for (let first = 0; first < subjects.length; first += MAX_SUBJECTS) {
      const statement = provenanceOf(subjects.slice(first, first + MAX_SUBJECTS), claims, serverUrl);
      lines.push(await signStatement(statement, token, claims, authorities ?? PUBLIC_GOOD));
    }
    return lines;
  };
}
