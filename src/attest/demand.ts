import { UserError } from '../findings/user-error.js';
import { readTrust } from './trust.js';
import type { Demand } from './verify.js';

/** What a person demands of who made bytes. */
export interface DemandOptions {
  /** `owner/name`; any where it is left out. */
  readonly repository?: string | undefined;
  /** A file of trusted authorities; the public service where it is left out. */
  readonly trustedRoot?: string | undefined;
}

/** @throws {UserError} for what is no repository, and for a file that is no list of authorities. */
export async function readDemand({ repository, trustedRoot }: DemandOptions): Promise<Demand> {
  if (repository !== undefined && !/^[\w.-]+\/[\w.-]+$/.test(repository))
    throw new UserError(
      `"${repository}" is no repository.`,
      'Write owner/name, such as lume-lang/lume: the repository whose workflow has to have made the bytes.',
    );
  return { repository, trust: await readTrust(trustedRoot) };
}
