import { generateKeyPairSync, sign as signBytes, X509Certificate } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { jsonOrNull } from '../contract/json-object.js';
import { UserError } from '../findings/user-error.js';
import { HttpFault } from '../http/fault.js';
import { readBounded, request } from '../http/request.js';
import type { Claims } from './claims.js';

const PAYLOAD_TYPE = 'application/vnd.in-toto+json';
const MAX_ANSWER_BYTES = 64 * 1024 * 1024;
const PAUSES_MS = [1_000, 5_000];
const AGAIN = 'Run the job again; https://status.sigstore.dev says whether the service has trouble.';

/** Where certificates come from, and the public log that keeps signatures. */
export interface Authorities {
  readonly fulcio: string;
  readonly rekor: string;
}

/** The public service of https://sigstore.dev, which actions/attest uses for public repositories. */
export const PUBLIC_GOOD: Authorities = {
  fulcio: 'https://fulcio.sigstore.dev',
  rekor: 'https://rekor.sigstore.dev',
};

const CHAIN = z.object({ chain: z.object({ certificates: z.array(z.string()).min(1) }) });
const CERTIFIED = z.union([
  z.object({ signedCertificateEmbeddedSct: CHAIN }).transform(answer => answer.signedCertificateEmbeddedSct),
  z.object({ signedCertificateDetachedSct: CHAIN }).transform(answer => answer.signedCertificateDetachedSct),
]);
const LOGGED = z.record(
  z.string(),
  z.object({
    body: z.string(),
    integratedTime: z.number(),
    logID: z.string(),
    logIndex: z.number(),
    verification: z.object({
      signedEntryTimestamp: z.string(),
      inclusionProof: z
        .object({
          logIndex: z.number(),
          treeSize: z.number(),
          rootHash: z.string(),
          hashes: z.array(z.string()),
          checkpoint: z.string(),
        })
        .optional(),
    }),
  }),
);

/**
 * Signs a statement with a key that exists for this one signature, and that the identity of the job is certified for; and enters
 * it into the log.
 * @returns the attestation as JSON, in one line.
 * @throws {UserError} when one of the authorities does not do that.
 */
export async function signStatement(
  statement: object,
  token: string,
  { sub }: Claims,
  authorities: Authorities,
): Promise<string> {
  const [{ bundleToJSON, envelopeToJSON, toDSSEBundle }, { dsse }] = await Promise.all([
    import('@sigstore/bundle'),
    import('@sigstore/core'),
  ]);
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const certificate = await certify(authorities.fulcio, token, {
    content: publicKey.export({ format: 'pem', type: 'spki' }).toString(),
    proof: signBytes('sha256', Buffer.from(sub), privateKey).toString('base64'),
  });
  const artifact = Buffer.from(JSON.stringify(statement));
  const signature = signBytes('sha256', dsse.preAuthEncoding(PAYLOAD_TYPE, artifact), privateKey);
  const bundle = toDSSEBundle({
    artifact,
    artifactType: PAYLOAD_TYPE,
    signature,
    certificate: certificate.raw,
  });
  const verifier = Buffer.from(certificate.toString()).toString('base64');
  const envelope = JSON.stringify(envelopeToJSON(bundle.content.dsseEnvelope));
  bundle.verificationMaterial.tlogEntries.push(await enter(authorities.rekor, envelope, verifier));
  return JSON.stringify(bundleToJSON(bundle));
}

async function certify(
  fulcio: string,
  token: string,
  { content, proof }: { content: string; proof: string },
): Promise<X509Certificate> {
  const address = `${fulcio}/api/v2/signingCert`;
  const answer = await ask(address, {
    credentials: { oidcIdentityToken: token },
    publicKeyRequest: { publicKey: { algorithm: 'ECDSA', content }, proofOfPossession: proof },
  });
  const parsed = CERTIFIED.safeParse(answer);
  if (!parsed.success) throw strange(address, parsed.error);
  try {
    return new X509Certificate(parsed.data.chain.certificates[0] as string);
  } catch (cause) {
    throw strange(address, cause);
  }
}

/** An entry of the log, as attestations hold it. */
async function enter(rekor: string, envelope: string, verifier: string) {
  const address = `${rekor}/api/v1/log/entries`;
  const proposal = {
    apiVersion: '0.0.1',
    kind: 'dsse',
    spec: { proposedContent: { envelope, verifiers: [verifier] } },
  };
  const parsed = LOGGED.safeParse(await ask(address, proposal));
  const [entry] = Object.values(parsed.data ?? {});
  if (entry === undefined) throw strange(address, parsed.error);
  const { signedEntryTimestamp, inclusionProof: proof } = entry.verification;
  return {
    logIndex: String(entry.logIndex),
    logId: { keyId: Buffer.from(entry.logID, 'hex') },
    kindVersion: { kind: proposal.kind, version: proposal.apiVersion },
    integratedTime: String(entry.integratedTime),
    inclusionPromise: { signedEntryTimestamp: Buffer.from(signedEntryTimestamp, 'base64') },
    inclusionProof: proof && {
      logIndex: String(proof.logIndex),
      treeSize: String(proof.treeSize),
      rootHash: Buffer.from(proof.rootHash, 'hex'),
      hashes: proof.hashes.map(hash => Buffer.from(hash, 'hex')),
      checkpoint: { envelope: proof.checkpoint },
    },
    canonicalizedBody: Buffer.from(entry.body, 'base64'),
  };
}

/** Asks again where nobody answers, or the service has trouble. */
async function ask(address: string, body: object): Promise<unknown> {
  for (let attempt = 0; ; attempt += 1) {
    const pause = PAUSES_MS[attempt];
    let why: string;
    try {
      const { response, content } = await request(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify(body),
      });
      const bytes = await readBounded(content, MAX_ANSWER_BYTES);
      const text = Buffer.from(bytes ?? []).toString('utf8');
      if (response.ok) return jsonOrNull(text);
      why = `answers ${response.status}: ${text.replace(/\s+/g, ' ').slice(0, 200)}`;
      if (response.status < 500 && response.status !== 429) throw refused(address, why);
    } catch (error) {
      if (!(error instanceof HttpFault)) throw error;
      why = error.reason;
    }
    if (pause === undefined) throw refused(address, why);
    await sleep(pause);
  }
}

function refused(address: string, why: string): UserError {
  return new UserError(`Nothing was attested: ${address} ${why}.`, AGAIN);
}

function strange(address: string, cause: unknown): UserError {
  return new UserError(`Nothing was attested: ${address} gave no such answer as it should.`, AGAIN, {
    cause,
  });
}
