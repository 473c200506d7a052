import type { Bundle } from '@sigstore/bundle';
import type { TrustedRoot } from '@sigstore/protobuf-specs';
import { z } from 'zod';
import { type Maker, makerIn } from './maker.js';
import { PROVENANCE_TYPE, STATEMENT_TYPE } from './statement.js';

const STATEMENT = z.object({
  _type: z.literal(STATEMENT_TYPE),
  predicateType: z.literal(PROVENANCE_TYPE),
  subject: z.array(z.object({ digest: z.object({ sha256: z.string() }) })),
});

/** Why an attestation does not count. */
export class AttestationFault extends Error {
  override readonly name = 'AttestationFault';

  /** @param reason continues a sentence that begins with a file: "has no attestation". */
  constructor(
    readonly reason: string,
    readonly remedy: string,
    cause?: unknown,
  ) {
    super(reason, { cause });
  }
}

/** What is demanded of who made bytes. */
export interface Demand {
  readonly trust: readonly TrustedRoot[];
  /** `owner/name` that the workflow has to be of; any where it is left out. */
  readonly repository?: string | undefined;
}

/**
 * Who made bytes, as attestations prove it.
 * @param text attestations, one to a line. @param sha256 of the bytes.
 * @throws {AttestationFault} where none of them proves that.
 */
export async function makerOf(text: string, sha256: string, demand: Demand): Promise<Maker> {
  const { bundleFromJSON, isBundleWithDsseEnvelope } = await import('@sigstore/bundle');
  let fault: AttestationFault | undefined;
  for (const line of text.split('\n')) {
    if (!subjectsOf(line).includes(sha256)) continue;
    try {
      const bundle = bundleFromJSON(JSON.parse(line));
      if (!isBundleWithDsseEnvelope(bundle)) throw new Error('it holds no statement');
      const maker = await proved(bundle, demand.trust);
      demandRepository(maker, demand.repository);
      return maker;
    } catch (error) {
      fault ??= error instanceof AttestationFault ? error : unreadable(error);
    }
  }
  throw (
    fault ?? new AttestationFault('has no attestation', 'Ask whoever publishes it to set "attest: true".')
  );
}

/** The SHA-256 of each file that an attestation is about; none where it is something else. Nothing is proved by that. */
export function subjectsOf(line: string): readonly string[] {
  try {
    const { payload } = JSON.parse(line).dsseEnvelope;
    const statement = JSON.parse(Buffer.from(payload, 'base64').toString('utf8'));
    return STATEMENT.parse(statement).subject.map(({ digest }) => digest.sha256);
  } catch {
    return [];
  }
}

/** Who signed it, where somebody who is trusted says so. @throws {AttestationFault} */
async function proved(bundle: Bundle, trust: readonly TrustedRoot[]): Promise<Maker> {
  const { X509Certificate } = await import('@sigstore/core');
  const fault = await faultUnder(bundle, trust);
  if (fault !== null) throw await explained(fault, bundle, trust);
  const { content } = bundle.verificationMaterial;
  const [first] =
    content.$case === 'certificate'
      ? [content.certificate]
      : content.$case === 'x509CertificateChain'
        ? content.x509CertificateChain.certificates
        : [];
  const maker = first ? makerIn(X509Certificate.parse(Buffer.from(first.rawBytes))) : null;
  if (maker !== null) return maker;
  throw new AttestationFault(
    'is signed by somebody who is no workflow of github.com',
    'Do not use it before you know who that is.',
  );
}

/** Null where one of the roots holds for it. */
async function faultUnder(bundle: Bundle, trust: readonly TrustedRoot[]): Promise<unknown> {
  const { toSignedEntity, toTrustMaterial, Verifier } = await import('@sigstore/verify');
  let fault: unknown;
  for (const root of trust) {
    // An authority without a log of its own, as GitHub's for private repositories, stamps the time in another way.
    const thresholds = {
      tlogThreshold: Math.min(1, root.tlogs.length),
      ctlogThreshold: Math.min(1, root.ctlogs.length),
    };
    try {
      new Verifier(toTrustMaterial(root), thresholds).verify(toSignedEntity(bundle));
      return null;
    } catch (error) {
      fault ??= error;
    }
  }
  return fault;
}

async function explained(
  fault: unknown,
  bundle: Bundle,
  trust: readonly TrustedRoot[],
): Promise<AttestationFault> {
  const { code = '', message } = fault as { code?: string; message: string };
  if ((await faultUnder(bundle, trust.map(unlimited))) === null)
    return new AttestationFault(
      'was signed at a time for which its authority or log was not trusted, or is no longer',
      'Publish it again; or, where its authority is new, use a newer refdata or --trusted-root.',
      fault,
    );
  if (code === 'SIGNATURE_ERROR' || code === 'TLOG_BODY_ERROR')
    return new AttestationFault(
      'has an attestation that was changed after it was signed',
      'Do not use it, and tell whoever publishes it.',
      fault,
    );
  return new AttestationFault(
    `has an attestation that no trusted authority stands behind (${message})`,
    'Where it comes from a private repository or an authority of your own, give --trusted-root; otherwise do not use it.',
    fault,
  );
}

/** The same authorities, as if they were good at all times. */
function unlimited(root: TrustedRoot): TrustedRoot {
  const always = <T extends { validFor?: unknown }>(one: T): T => ({ ...one, validFor: undefined });
  const log = <T extends { publicKey?: object | undefined }>(one: T): T => ({
    ...one,
    publicKey: one.publicKey && { ...one.publicKey, validFor: undefined },
  });
  return {
    ...root,
    certificateAuthorities: root.certificateAuthorities.map(always),
    timestampAuthorities: root.timestampAuthorities.map(always),
    tlogs: root.tlogs.map(log),
    ctlogs: root.ctlogs.map(log),
  };
}

function demandRepository({ repository }: Maker, demanded: string | undefined): void {
  if (demanded === undefined || repository.toLowerCase() === demanded.toLowerCase()) return;
  throw new AttestationFault(
    `was made by a workflow of ${repository}, and not of ${demanded}`,
    'Do not use it, unless the language has moved there: then demand that repository.',
  );
}

function unreadable(cause: unknown): AttestationFault {
  return new AttestationFault(
    `has an attestation that cannot be read (${(cause as Error).message})`,
    'Tell whoever publishes it.',
    cause,
  );
}
