import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { runBundledAction } from '../action/run-action.js';
import { CLAIMS, Sigstore } from '../attest/sigstore.js';
import { refdata, refdataInProcess } from '../cli/run-cli.js';
import { missingProgram, temporaryFolder } from '../git/git-server.js';
import { cleanUp, serveFolder } from '../registry/workshop.js';
import { firstEntry, startArtifactService, unpack } from './artifact-service.js';
import { PublishingJob } from './publishing-job.js';

const describeWithGit = missingProgram() === null ? describe : describe.skip;
const TO_BRANCH = { 'publish-to': 'branch', attest: 'true' };
const OURS = 'lume-lang/lume';

describeWithGit('attest: true', () => {
  let sigstore: Sigstore;
  let job: PublishingJob;
  let folder: string;
  let root: string;
  beforeAll(async () => {
    sigstore = await Sigstore.start();
  });
  afterAll(() => sigstore.close());
  beforeEach(async () => {
    job = await PublishingJob.start();
    folder = temporaryFolder('consumer');
    root = join(folder, 'trusted-root.json');
    writeFileSync(root, JSON.stringify(sigstore.root));
    claimCommit();
  });
  afterEach(async () => {
    await cleanUp();
    await job.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Tokens are about the commit that is checked out. */
  const claimCommit = () => {
    const sha = job.lume.git('rev-parse', 'HEAD');
    sigstore.claims = { ...CLAIMS, sha };
    return sha;
  };
  const publish = (inputs: Record<string, string> = TO_BRANCH, env: Record<string, string> = {}) => {
    // Each job has a checkout of its own.
    rmSync(join(job.lume.folder, 'site'), { recursive: true, force: true });
    return job.run('push', inputs, { env: { ...sigstore.env, ...env } });
  };
  /** Serves what is on the branch. @param edit some of it, as somebody would who may write there. */
  const live = (edit: Record<string, string> = {}) => {
    const site = join(folder, 'live');
    rmSync(site, { recursive: true, force: true });
    for (const [path, text] of Object.entries({ ...job.github.files('gh-pages'), ...edit })) {
      if (!/^(?:api|registry|attestations)\b/.test(path)) continue;
      mkdirSync(dirname(join(site, path)), { recursive: true });
      if (path.endsWith('.gz'))
        writeFileSync(join(site, path), job.github.gitBytes(['show', `gh-pages:${path}`]));
      else writeFileSync(join(site, path), text);
    }
    return serveFolder(site);
  };
  const verify = async (address: string, ...args: string[]) => {
    const { stdout } = await refdataInProcess(['verify', address, '--json', '--links', '0', ...args]);
    const { points, attestation } = JSON.parse(stdout);
    return { attestation, point: points.find(({ check }: { check: string }) => check === 'attestation') };
  };
  const get = (address: string, wanted: string, ...args: string[]) =>
    refdataInProcess(['registry', 'get', wanted, '--from', address, '--to', join(folder, wanted), ...args]);

  test('consumers are told who made the bytes, and can demand it; archives keep what their own run said', async () => {
    const { log, outputs } = await publish();
    expect(log).not.toContain('::error');
    expect(outputs).toMatchObject({ outcome: 'success', published: 'true' });
    const first = claimCommit();
    const trusted = ['--trusted-root', root];
    const address = await live();
    expect(await verify(address, ...trusted, '--require-attestation', 'Lume-Lang/lume')).toMatchObject({
      attestation: {
        repository: OURS,
        workflow: '.github/workflows/reference.yml@refs/heads/main',
        commit: first,
        run: 'https://github.com/lume-lang/lume/actions/runs/4242/attempts/1',
      },
      point: {
        verdict: 'pass',
        message: expect.stringContaining(`of ${OURS}, at commit ${first.slice(0, 12)}`),
      },
    });
    expect(await verify(address, ...trusted, '--require-attestation', 'eve/lume')).toMatchObject({
      attestation: null,
      point: {
        verdict: 'fail',
        message: `the manifest was made by a workflow of ${OURS}, and not of eve/lume`,
      },
    });
    expect((await verify(address, '--attestation')).point.message).toContain('no trusted authority');
    const refused = await get(address, 'tabela', ...trusted, '--require-attestation', 'eve/lume');
    expect([refused.code, refused.stderr]).toEqual([
      2,
      expect.stringMatching(
        /was made by a workflow of lume-lang\/lume, and not of eve\/lume\.\s.*Nothing was installed/,
      ),
    ]);
    const asked = await get(address, 'tabela');
    expect([asked.code, asked.stdout]).toEqual([0, expect.stringContaining('no trusted authority')]);

    job.lume.edit(
      'refdata.yml',
      /^registro:$/m,
      'registro:\n  previous: { branch: gh-pages, folder: registry }',
    );
    job.lume.edit('pacotes/tabela/forge.toml', /0\.3\.0/, '0.4.0');
    job.lume.git('commit', '--quiet', '-am', 'Table 0.4.0');
    job.push('main');
    const remote = join(job.github.folder, OURS);
    job.lume.git('fetch', '--quiet', remote, '+gh-pages:refs/remotes/origin/gh-pages');
    const second = claimCommit();
    expect((await publish()).log).not.toContain('::error');
    const later = await live();
    for (const [wanted, by] of [
      ['tabela@0.3.0', first],
      ['tabela@0.4.0', second],
    ] as const) {
      const { stdout } = await get(later, wanted, ...trusted, '--require-attestation', OURS);
      expect(stdout).toContain(
        `${wanted.replace('@', ' ')} was made by .github/workflows/reference.yml@refs/heads/main of ${OURS}, at commit ${by.slice(0, 12)}`,
      );
    }
    const bare = await live({ 'attestations.jsonl': '', 'registry/attestations.jsonl': '' });
    expect((await verify(bare, '--attestation')).point.message).toBe('the manifest has no attestation');
    const unsigned = await get(bare, 'tabela', '--require-attestation', OURS);
    expect([unsigned.code, unsigned.stderr]).toEqual([2, expect.stringContaining('has no attestation')]);

    writeFileSync(join(job.lume.folder, 'trusted-root.json'), JSON.stringify(sigstore.root));
    const step = {
      mode: 'verify',
      verify: '',
      target: await live(),
      wait: '0',
      'trusted-root': 'trusted-root.json',
    };
    const other = await job.run('schedule', { ...step, 'require-attestation': 'eve/lume' });
    expect(other.log).toContain(
      '::error title=attestation::the manifest was made by a workflow of lume-lang/lume',
    );
    const ours = await job.run('schedule', { ...step, 'require-attestation': OURS });
    expect(ours.log).toContain(`It was made by .github/workflows/reference.yml@refs/heads/main of ${OURS}`);
  });

  test('nothing is signed for nothing; what is there goes with the input', async () => {
    await publish();
    sigstore.asked.length = 0;
    const head = job.github.head('gh-pages');
    job.lume.git('commit', '--quiet', '--allow-empty', '-m', 'Nothing for consumers');
    job.push('main');
    expect((await publish()).log).toContain('no commit was made');
    expect([job.github.head('gh-pages'), sigstore.asked]).toEqual([head, []]);
    job.github.commitAs('gh-pages', { 'attestations.jsonl': null });
    expect((await publish()).outputs).toMatchObject({ outcome: 'success', published: 'true' });
    expect(sigstore.asked).toContain('/api/v1/log/entries');
    expect(Object.keys(job.github.files('gh-pages'))).toContain('attestations.jsonl');
    await publish({ 'publish-to': 'branch' });
    expect(Object.keys(job.github.files('gh-pages')).join()).not.toContain('attestations.jsonl');
  });

  test('with the artifact of Pages, in its folder, and in a folder that others publish; never for a pull request', async () => {
    const service = await startArtifactService();
    try {
      const inputs = { 'publish-to': 'pages', attest: 'true', 'publish-folder': 'lume' };
      const { log } = await publish(inputs, { ...service.env, GITHUB_SERVER_URL: 'https://github.com' });
      expect(log).not.toContain('::error');
      const files = await unpack(firstEntry(service.artifacts.at(-1)?.zip ?? Buffer.alloc(0)).bytes);
      const line = String(files.get('lume/attestations.jsonl'));
      expect(Buffer.from(JSON.parse(line).dsseEnvelope.payload, 'base64').toString()).toContain(
        'api/manifest.json',
      );
      expect(files.has('lume/registry/attestations.jsonl')).toBe(true);
    } finally {
      await service.close();
    }
    const { log, outputs } = await publish({ attest: 'true' });
    expect(log).toContain('It was attested');
    const line = readFileSync(join(outputs['site-path'] ?? '', 'registry', 'attestations.jsonl'), 'utf8');
    expect(Buffer.from(JSON.parse(line).dsseEnvelope.payload, 'base64').toString()).toContain(
      'registry/pacotes/tabela-0.3.0.tar.gz',
    );
    const pull = {
      number: 7,
      head: { ref: 'topic', repo: { full_name: 'eve/lume' } },
      base: { ref: 'main' },
    };
    const payload = { pull_request: pull };
    const looked = await job.run('pull_request', { attest: 'true' }, { ref: 'refs/pull/7/merge', payload });
    expect([looked.outputs.outcome, looked.log]).toEqual([
      'success',
      expect.stringContaining('It was not attested: pull_request'),
    ]);
  });

  test('nothing is published without it', async () => {
    const { log, outputs } = await publish(TO_BRANCH, { ACTIONS_ID_TOKEN_REQUEST_URL: '' });
    expect(log).toMatch(/gives this job no identity token\. Add \\?"id-token: write/);
    expect(outputs).toMatchObject({ outcome: 'error', published: 'false' });
    expect(job.github.head('gh-pages')).toBeNull();
  });

  test('bundled: signed, and looked at without a server', async () => {
    const { log, outputs } = await job.run(
      'push',
      { attest: 'true' },
      { env: sigstore.env },
      runBundledAction,
    );
    expect(log).toContain('It was attested');
    const from = ['--from', outputs['site-path'] ?? '', '--require-attestation', OURS];
    const to = ['--to', join(folder, 'app')];
    const got = refdata(['registry', 'get', 'tabela', ...from, ...to, '--trusted-root', root]);
    expect([got.code, got.stdout]).toEqual([0, expect.stringContaining(`of ${OURS}, at commit`)]);
    expect(refdata(['registry', 'get', 'tabela', ...from, ...to]).stderr).toContain('no trusted authority');
  });
});
