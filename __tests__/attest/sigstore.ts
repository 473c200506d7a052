import { createHash, generateKeyPairSync, sign, verify } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fulcioHandler, initializeCA, initializeCTLog, initializeTLog, rekorHandler } from '@sigstore/mock';
import { HashAlgorithm, PublicKeyDetails, TrustedRoot } from '@sigstore/protobuf-specs';

export const ISSUER = 'https://token.actions.githubusercontent.com';
const REQUEST_TOKEN = 'the-token-that-asks-for-tokens';

/** What GitHub says of a job of `lume-lang/lume`. */
export const CLAIMS = {
  iss: ISSUER,
  sub: 'repo:lume-lang/lume:ref:refs/heads/main',
  aud: 'sigstore',
  ref: 'refs/heads/main',
  sha: 'c0ffee00c0ffee00c0ffee00c0ffee00c0ffee00',
  repository: 'lume-lang/lume',
  repository_visibility: 'public',
  event_name: 'push',
  job_workflow_ref: 'refdata/refdata-action/.github/workflows/publish.yml@refs/tags/v1',
  workflow_ref: 'lume-lang/lume/.github/workflows/reference.yml@refs/heads/main',
  repository_id: '101',
  repository_owner_id: '7',
  runner_environment: 'github-hosted',
  run_id: '4242',
  run_attempt: '1',
};

const KEYS = generateKeyPairSync('rsa', { modulusLength: 2048 });

/** An identity token as GitHub signs it. */
export function tokenOf(claims: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const text = `${part({ alg: 'RS256', kid: 'test' })}.${part(claims)}`;
  return `${text}.${sign('sha256', Buffer.from(text), KEYS.privateKey).toString('base64url')}`;
}

/** What the log keeps of an envelope: https://github.com/sigstore/rekor/blob/main/pkg/types/dsse/v0.0.1 */
function kept(text: string): object {
  const { spec, ...kind } = JSON.parse(text);
  const { envelope, verifiers } = spec.proposedContent;
  const { payload, payloadType, signatures } = JSON.parse(envelope);
  const bytes = Buffer.from(payload, 'base64');
  const signed = `DSSEv1 ${payloadType.length} ${payloadType} ${bytes.length} ${bytes.toString('utf8')}`;
  const [{ sig }] = signatures;
  const verifier = Buffer.from(verifiers[0], 'base64');
  if (!verify('sha256', Buffer.from(signed), verifier, Buffer.from(sig, 'base64')))
    throw new Error('the signature is wrong');
  const hash = (value: Uint8Array | string) => ({
    algorithm: 'sha256',
    value: createHash('sha256').update(value).digest('hex'),
  });
  return {
    ...kind,
    spec: {
      envelopeHash: hash(envelope),
      payloadHash: hash(bytes),
      signatures: [{ signature: sig, verifier: verifiers[0] }],
    },
  };
}

/** A certificate authority, logs and GitHub's identity tokens, all of them of the test's own. */
export class Sigstore {
  /** What the next tokens say. */
  claims: object = CLAIMS;
  /** What is answered in place of the log, while it is set. */
  trouble: number | null = null;
  /** Paths that were asked for. */
  readonly asked: string[] = [];

  private constructor(
    /** What the authorities answer to what is posted to a path. */
    readonly authority: (
      path: string,
      body: string,
    ) => Promise<{ statusCode: number; response: string | ArrayBufferView<ArrayBuffer> }>,
    readonly url: string,
    /** As `gh attestation trusted-root` prints it. */
    readonly root: Record<string, unknown>,
    readonly close: () => void,
  ) {}

  /** What the runner and the service's addresses set for a job with `id-token: write`. */
  get env(): Record<string, string> {
    return {
      ACTIONS_ID_TOKEN_REQUEST_URL: `${this.url}/token?api-version=2.0`,
      ACTIONS_ID_TOKEN_REQUEST_TOKEN: REQUEST_TOKEN,
      REFDATA_FULCIO_URL: this.url,
      REFDATA_REKOR_URL: this.url,
    };
  }

  /** @param since from when on its authorities are trusted. */
  static async start(since = new Date(Date.now() - 60_000), end?: Date): Promise<Sigstore> {
    const keys = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const ctlog = await initializeCTLog(keys());
    const ca = await initializeCA(keys(), ctlog);
    const tlog = await initializeTLog('https://rekor.sigstore.dev', keys());
    const [certify, log] = [fulcioHandler(ca), rekorHandler(tlog)];
    const authority = async (path: string, body: string) => {
      if (path === certify.path) return certify.fn(body);
      if (path === log.path) return log.fn(JSON.stringify(kept(body)));
      return { statusCode: 404, response: 'there is nothing' };
    };
    let made: Sigstore | undefined;
    const server = createServer(async (request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
      made?.asked.push(pathname);
      let body = '';
      for await (const chunk of request) body += chunk;
      if (pathname === '/token') {
        const may = request.headers.authorization === `Bearer ${REQUEST_TOKEN}`;
        const value = tokenOf({ ...made?.claims, aud: searchParams.get('audience') });
        response.writeHead(may ? 200 : 401).end(JSON.stringify({ value }));
        return;
      }
      if (pathname === '/.well-known/openid-configuration') {
        response.end(JSON.stringify({ jwks_uri: `${made?.url}/jwks` }));
        return;
      }
      if (pathname === '/jwks') {
        const key = { ...KEYS.publicKey.export({ format: 'jwk' }), kid: 'test', alg: 'RS256', use: 'sig' };
        response.end(JSON.stringify({ keys: [key] }));
        return;
      }
      const answer = made?.trouble
        ? { statusCode: made.trouble, response: 'trouble' }
        : await authority(pathname, body);
      response.writeHead(answer.statusCode, { 'content-type': 'application/json' }).end(answer.response);
    });
    await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready));
    const { port } = server.address() as AddressInfo;
    const bytes = (view: ArrayBufferView<ArrayBuffer>) =>
      Buffer.from(view.buffer, view.byteOffset, view.byteLength);
    const logAt = (baseUrl: string, publicKey: Buffer, keyId: Buffer) => ({
      baseUrl,
      logId: { keyId },
      hashAlgorithm: HashAlgorithm.SHA2_256,
      publicKey: {
        rawBytes: publicKey,
        keyDetails: PublicKeyDetails.PKIX_ECDSA_P256_SHA_256,
        validFor: { start: since, end },
      },
      checkpointKeyId: undefined,
      operator: '',
    });
    const root = TrustedRoot.toJSON({
      mediaType: 'application/vnd.dev.sigstore.trustedroot+json;version=0.1',
      tlogs: [
        logAt(
          'https://rekor.sigstore.dev',
          tlog.publicKey,
          createHash('sha256').update(tlog.publicKey).digest(),
        ),
      ],
      certificateAuthorities: [
        {
          subject: { commonName: 'sigstore', organization: 'sigstore.mock' },
          uri: 'https://fulcio.sigstore.dev',
          certChain: { certificates: [{ rawBytes: bytes(ca.rootCertificate) }] },
          validFor: { start: since, end },
          operator: '',
        },
      ],
      ctlogs: [logAt('https://ctfe.sigstore.dev', ctlog.publicKey, bytes(ctlog.logID))],
      timestampAuthorities: [],
    }) as Record<string, unknown>;
    made = new Sigstore(authority, `http://127.0.0.1:${port}`, root, () => server.close());
    return made;
  }
}
