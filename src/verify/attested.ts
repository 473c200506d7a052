import { describeMaker, type Maker } from '../attest/maker.js';
import { ATTESTATIONS_NAME } from '../attest/subject.js';
import type { Demand } from '../attest/verify.js';
import { AttestationFault, makerOf } from '../attest/verify.js';
import type { VerificationPoint } from '../contract/generated/contract.js';
import type { LiveAddress } from './live.js';

const PATH = `/${ATTESTATIONS_NAME}`;

/** What is known of who made the files of an address. */
export interface Attested {
  readonly maker: Maker | null;
  readonly point: VerificationPoint;
}

/**
 * Who made the manifest of a live address, and with it all files that it names.
 * @param sha256 of the manifest; nothing where there is none.
 */
export async function attestedBy(
  live: LiveAddress,
  sha256: string | undefined,
  demand: Demand,
): Promise<Attested> {
  const what = { check: 'attestation', title: 'Whoever may has made the files', paths: [PATH] };
  try {
    if (sha256 === undefined)
      throw new AttestationFault('is not there', 'Publish it again, with its manifest.');
    const result = await live.read(PATH);
    const text = result.kind === 'found' ? Buffer.from(result.bytes).toString('utf8') : '';
    const maker = await makerOf(text, sha256, demand);
    const message = `made by ${describeMaker(maker)}`;
    return { maker, point: { ...what, verdict: 'pass', message, remedy: null } };
  } catch (error) {
    if (!(error instanceof AttestationFault)) throw error;
    const message = `the manifest ${error.reason}`;
    return { maker: null, point: { ...what, verdict: 'fail', message, remedy: error.remedy } };
  }
}
