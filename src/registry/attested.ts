import { type DemandOptions, readDemand } from '../attest/demand.js';
import type { Maker } from '../attest/maker.js';
import { ATTESTATIONS_NAME } from '../attest/subject.js';
import { AttestationFault, makerOf } from '../attest/verify.js';
import { UserError } from '../findings/user-error.js';
import type { Candidate } from './catalogue.js';
import type { RegistrySource } from './registry-source.js';

/** What attestations say of who made an archive. */
export interface Attested {
  /** As they prove it; null where none does. */
  readonly maker: Maker | null;
  /** Why not; null where it is proved. */
  readonly doubt: string | null;
}

/**
 * Who made the archives of releases, by the hashes in the index, as the attestations of their registry prove.
 * @returns nothing where the registry has none.
 * @throws {UserError} where a repository is demanded, and that is not proved of one of them.
 */
export async function attestationsOf(
  source: RegistrySource,
  chosen: readonly Candidate[],
  options: DemandOptions,
): Promise<Attested[] | null> {
  const result = await source.read(ATTESTATIONS_NAME);
  const isDemanded = options.repository !== undefined || options.trustedRoot !== undefined;
  if (!isDemanded && result.kind !== 'found') return null;
  const demand = await readDemand(options);
  const text = result.kind === 'found' ? Buffer.from(result.bytes).toString('utf8') : '';
  const attested: Attested[] = [];
  for (const { name, text: version, release } of chosen) {
    try {
      attested.push({ maker: await makerOf(text, release.sha256.toLowerCase(), demand), doubt: null });
    } catch (error) {
      if (!(error instanceof AttestationFault)) throw error;
      const doubt = `${name} ${version} ${error.reason}.`;
      if (isDemanded)
        throw new UserError(
          result.kind === 'found' ? doubt : `${doubt} ${source.placeOf(ATTESTATIONS_NAME)} is not there.`,
          `Nothing was installed. ${error.remedy}`,
          { cause: error },
        );
      attested.push({ maker: null, doubt });
    }
  }
  return attested;
}
