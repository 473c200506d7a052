import type { X509Certificate } from '@sigstore/core';
import { shortCommit } from '../git/short-commit.js';
import { ISSUER } from './claims.js';

/** What a certificate says of the job that it was given to: https://github.com/sigstore/fulcio/blob/main/docs/oid-info.md */
const OID = '1.3.6.1.4.1.57264.1';
const [ISSUED_BY, REPOSITORY, COMMIT, WORKFLOW, RUN] = [8, 12, 13, 18, 21].map(number => `${OID}.${number}`);
const ON_GITHUB = 'https://github.com/';

/** Who made bytes. */
export interface Maker {
  /** `owner/name` on github.com. */
  readonly repository: string;
  /** The file of the workflow, and the branch or tag of it: `.github/workflows/reference.yml@refs/heads/main`. */
  readonly workflow: string;
  /** The commit that the workflow ran on. */
  readonly commit: string;
  /** The address of the run; empty where it is not told. */
  readonly run: string;
}

/** The job that a certificate was given to; null where that is no job of github.com. */
export function makerIn(certificate: X509Certificate): Maker | null {
  const told = (oid: string | undefined) =>
    certificate.extension(oid as string)?.valueObj.subs[0]?.value.toString('utf8') ?? '';
  const source = told(REPOSITORY);
  if (told(ISSUED_BY) !== ISSUER || !source.startsWith(ON_GITHUB)) return null;
  const repository = source.slice(ON_GITHUB.length);
  return {
    repository,
    workflow: told(WORKFLOW).replace(`${source}/`, ''),
    commit: told(COMMIT),
    run: told(RUN),
  };
}

/** `.github/workflows/reference.yml@refs/heads/main of lume-lang/lume, at commit 1a2b3c4d5e6f (https://github.com/…)` */
export function describeMaker({ repository, workflow, commit, run }: Maker): string {
  return `${workflow} of ${repository}, at commit ${shortCommit(commit)}${run === '' ? '' : ` (${run})`}`;
}
