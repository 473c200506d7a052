import { createHash } from 'node:crypto';
import { attestProvenance } from '@actions/attest';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { TrustedRoot } from '@sigstore/protobuf-specs';
import nock from 'nock';
import { attesterFor } from '../../src/attest/attester.js';
import { readClaims } from '../../src/attest/claims.js';
import { signStatement } from '../../src/attest/sign.js';
import { provenanceOf } from '../../src/attest/statement.js';
import { readTrust } from '../../src/attest/trust.js';
import { makerOf, subjectsOf } from '../../src/attest/verify.js';
import { CLAIMS, Sigstore, tokenOf } from './sigstore.js';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const SUBJECTS = [
  { name: 'api/manifest.json', sha256: sha256('manifest') },
  { name: 'registry/pacotes/tabela-0.3.0.tar.gz', sha256: sha256('tabela') },
];
const MAKER = {
  repository: 'lume-lang/lume',
  workflow: '.github/workflows/reference.yml@refs/heads/main',
  commit: CLAIMS.sha,
  run: 'https://github.com/lume-lang/lume/actions/runs/4242/attempts/1',
};

describe('attestations', () => {
  let sigstore: Sigstore;
  let line: string;
  beforeAll(async () => {
    sigstore = await Sigstore.start();
    line = await sign();
  });
  afterAll(() => sigstore.close());

  const sign = (claims: object = CLAIMS, by = sigstore) => {
    const token = tokenOf(claims);
    const read = readClaims(token);
    const authorities = { fulcio: by.url, rekor: by.url };
    return signStatement(provenanceOf(SUBJECTS, read, 'https://github.com'), token, read, authorities);
  };
  const trustIn = (...all: Sigstore[]) => all.map(({ root }) => TrustedRoot.fromJSON(root));
  const made = (text: string, digest = sha256('manifest'), repository?: string, trust = trustIn(sigstore)) =>
    makerOf(text, digest, { trust, repository });

  test('say who made each of the files', async () => {
    expect(line).not.toContain('\n');
    expect(subjectsOf(line)).toEqual(SUBJECTS.map(subject => subject.sha256));
    for (const subject of SUBJECTS) expect(await made(line, subject.sha256)).toEqual(MAKER);
    expect(await made(`${line}\n`, sha256('tabela'), 'Lume-Lang/lume')).toEqual(MAKER);
  });

  test('are those that actions/attest makes', async () => {
    const ours = JSON.parse(line);
    const { env } = process;
    process.env = {
      ...env,
      ...sigstore.env,
      GITHUB_SERVER_URL: 'https://github.com',
      CI: 'true',
      GITHUB_ACTIONS: 'true',
    };
    for (const host of ['fulcio', 'rekor'])
      nock(`https://${host}.sigstore.dev`)
        .post(/.*/)
        .reply(async (path, body) => {
          const { statusCode, response } = await sigstore.authority(path, JSON.stringify(body));
          return [statusCode, String(response), { 'content-type': 'application/json' }];
        });
    try {
      sigstore.claims = { ...CLAIMS, iss: sigstore.url };
      const { bundle } = await attestProvenance({
        subjects: SUBJECTS.map(({ name, sha256: digest }) => ({ name, digest: { sha256: digest } })),
        token: '',
        skipWrite: true,
        sigstore: 'public-good',
        issuer: sigstore.url,
      });
      const theirs = JSON.parse(JSON.stringify(bundle));
      expect(statementIn(ours)).toEqual(statementIn(theirs));
      expect(shapeOf(ours)).toEqual(shapeOf(theirs));
      sigstore.claims = CLAIMS;
    } finally {
      process.env = env;
      nock.cleanAll();
      nock.restore();
    }
  });

  test.each([
    ['another digest', sha256('another'), {}, undefined, /^has no attestation$/],
    [
      'another repository',
      sha256('manifest'),
      {},
      'eve/lume',
      /^was made by a workflow of lume-lang\/lume, and not of eve\/lume$/,
    ],
    ['a repository that begins alike', sha256('manifest'), {}, 'lume-lang/lum', /and not of lume-lang\/lum$/],
  ])('%s', async (_, digest, __, repository, reason) => {
    await expect(made(line, digest, repository)).rejects.toMatchObject({
      reason: expect.stringMatching(reason),
    });
  });

  test('what was changed, mixed or signed by others does not count', async () => {
    const edited = (edit: (bundle: ReturnType<typeof JSON.parse>) => void) => {
      const bundle = JSON.parse(line);
      edit(bundle);
      return JSON.stringify(bundle);
    };
    const restate = (bundle: ReturnType<typeof JSON.parse>, from: string, to: string) => {
      const text = Buffer.from(bundle.dsseEnvelope.payload, 'base64').toString('utf8').replaceAll(from, to);
      bundle.dsseEnvelope.payload = Buffer.from(text).toString('base64');
    };
    const forged = edited(bundle => restate(bundle, sha256('tabela'), sha256('evil')));
    await expect(made(forged, sha256('evil'))).rejects.toMatchObject({
      reason: 'has an attestation that was changed after it was signed',
    });
    const other = JSON.parse(await sign({ ...CLAIMS, repository: 'eve/lume' }));
    const borrowed = edited(bundle => {
      bundle.verificationMaterial.certificate = other.verificationMaterial.certificate;
    });
    await expect(made(borrowed)).rejects.toMatchObject({ reason: expect.stringContaining('attestation') });
    const unlogged = edited(bundle => {
      bundle.verificationMaterial.tlogEntries = [];
    });
    await expect(made(unlogged)).rejects.toMatchObject({
      reason: expect.stringMatching(/no trusted authority|cannot be read/),
    });
    for (const [claims, reason] of [
      [{ ...CLAIMS, iss: 'https://gitlab.com' }, /no workflow of github\.com/],
      [{ ...CLAIMS, repository: 'eve/lume' }, /of eve\/lume, and not of lume-lang\/lume/],
    ] as const)
      await expect(made(await sign(claims), sha256('manifest'), 'lume-lang/lume')).rejects.toMatchObject({
        reason: expect.stringMatching(reason),
      });
    expect(await made(`{"not": "one"}\n${forged}\n${line}`, sha256('manifest'))).toEqual(MAKER);
    await expect(made('[]\n{')).rejects.toMatchObject({ reason: 'has no attestation' });
  });

  test('nobody knows the authority, or its time is over', async () => {
    const stranger = await Sigstore.start();
    const over = await Sigstore.start(new Date('2021-01-01'), new Date('2022-01-01'));
    try {
      const strange = await sign(CLAIMS, stranger);
      await expect(made(strange)).rejects.toMatchObject({
        reason: expect.stringMatching(/no trusted authority stands behind/),
        remedy: expect.stringContaining('--trusted-root'),
      });
      await expect(
        makerOf(line, sha256('manifest'), { trust: await readTrust(undefined) }),
      ).rejects.toMatchObject({
        reason: expect.stringMatching(/no trusted authority stands behind/),
      });
      expect(await made(strange, sha256('manifest'), undefined, trustIn(sigstore, stranger))).toEqual(MAKER);
      await expect(
        made(await sign(CLAIMS, over), sha256('manifest'), undefined, trustIn(over)),
      ).rejects.toMatchObject({
        reason: 'was signed at a time for which its authority or log was not trusted, or is no longer',
      });
    } finally {
      stranger.close();
      over.close();
    }
  });

  test.each<[string, object, number | null, RegExp]>([
    [
      'a private repository',
      { repository_visibility: 'private' },
      null,
      /is private, and its name would stand in a public log/,
    ],
    [
      'an enterprise server',
      { iss: 'https://github.acme.example/_services/token' },
      null,
      /github\.acme\.example\/_services\/token vouches/,
    ],
    ['an authority that refuses', {}, 403, /signingCert answers 403: trouble/],
    ['a token that says nothing', { repository: undefined }, null, /says too little/],
  ])('nothing is signed: %s', async (_, claims, trouble, sentence) => {
    sigstore.trouble = trouble;
    const own = { fulcio: sigstore.url, rekor: sigstore.url };
    const ask = async () => tokenOf({ ...CLAIMS, ...claims });
    const attest = attesterFor(ask, 'https://github.com', trouble === null ? undefined : own);
    sigstore.asked.length = 0;
    await expect(attest(SUBJECTS)).rejects.toMatchObject({ message: expect.stringMatching(sentence) });
    expect(sigstore.asked).toHaveLength(trouble === null ? 0 : 1);
    sigstore.trouble = null;
  });
});

function statementIn({ dsseEnvelope }: { dsseEnvelope: { payload: string } }): unknown {
  return JSON.parse(Buffer.from(dsseEnvelope.payload, 'base64').toString('utf8'));
}

/** The names in it, and what kinds of values they have. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(shapeOf);
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shapeOf(inner)]));
}
