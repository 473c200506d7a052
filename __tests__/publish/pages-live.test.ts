import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { missingProgram } from '../git/git-server.js';
import { type ArtifactService, firstEntry, startArtifactService, unpack } from './artifact-service.js';
import { PAGES_PATH, reply } from './github-server.js';
import { PublishingJob } from './publishing-job.js';

const describeWithGit = missingProgram() === null ? describe : describe.skip;

let job: PublishingJob;
let service: ArtifactService;
beforeEach(async () => {
  job = await PublishingJob.start();
  service = await startArtifactService();
  job.github.pages = {
    html_url: `${job.github.origin}${PAGES_PATH}`,
    build_type: 'workflow',
    source: { branch: 'gh-pages' },
  };
});
afterEach(async () => {
  await service.close();
  await job.close();
});

const env = () => ({ ...service.env, GITHUB_SERVER_URL: 'https://github.com' });

function toPages(inputs: Record<string, string> = {}) {
  return job.run('push', { 'publish-to': 'pages', verify: 'true', ...inputs }, { env: env() });
}

/** What was uploaded last, by path. */
async function uploaded(): Promise<Map<string, Buffer>> {
  const { bytes } = firstEntry(service.artifacts.at(-1)?.zip ?? Buffer.alloc(0));
  return unpack(bytes);
}

/** As Pages does: what was uploaded replaces all that was live. */
async function deploy(): Promise<void> {
  const gone = job.github.head('gh-pages') === null ? {} : job.github.files('gh-pages');
  const none = Object.fromEntries(Object.keys(gone).map(path => [path, null]));
  job.github.commitAs('gh-pages', { ...none, ...Object.fromEntries(await uploaded()) });
}

describeWithGit('what is live is looked at before a deployment replaces it', () => {
  test('nothing, then ours, then an older commit', async () => {
    const older = job.lume.git('rev-parse', 'HEAD');
    expect((await toPages()).outputs).toMatchObject({ outcome: 'success', published: 'true' });
    await deploy();
    job.release('2.0.0');
    expect((await toPages()).outputs.published).toBe('true');
    await deploy();
    job.lume.git('checkout', '--quiet', older);
    const late = await toPages();
    expect(late.outputs).toMatchObject({ outcome: 'success', published: 'false' });
    expect(late.log).toContain('nothing was published');
    expect(service.artifacts).toHaveLength(2);
    expect((await toPages({ rollback: 'true' })).outputs.published).toBe('true');
    expect(readdirSync(job.temporary)).toEqual([]);
  });

  test("somebody else's site is not replaced; `replace: true`, and bringing it along, is somebody's word", async () => {
    job.github.commitAs('gh-pages', { 'index.html': '<h1>Lume, the handbook</h1>' });
    const refused = await toPages();
    expect(refused.outputs).toMatchObject({ outcome: 'error', published: 'false' });
    expect(refused.log).toContain('is a site that refdata did not make');
    expect(refused.log).toContain('publish-beside');
    job.github.commitAs('gh-pages', { 'index.html': null, 'api/manifest.json': '{ "name": "An app" }' });
    expect((await toPages()).log).toContain('is a site that refdata did not make');
    job.github.commitAs('gh-pages', {
      'index.html': '<h1>Lume, the handbook</h1>',
      'api/manifest.json': null,
    });
    const folder = await toPages({ 'publish-folder': 'reference' });
    expect(folder.log).toContain('is a site that refdata did not make');
    expect(service.artifacts).toEqual([]);
    expect((await toPages({ replace: 'true' })).outputs.published).toBe('true');

    const handbook = join(job.lume.folder, 'handbook');
    mkdirSync(handbook);
    writeFileSync(join(handbook, 'index.html'), '<h1>Lume, the handbook</h1>');
    const beside = await toPages({ 'publish-beside': 'handbook', 'publish-folder': 'reference' });
    expect(beside.outputs).toMatchObject({ outcome: 'success', published: 'true' });
    const files = await uploaded();
    expect(files.get('index.html')?.toString()).toContain('the handbook');
    expect(files.has('reference/api/index.json')).toBe(true);
    await deploy();
    // It is known by its list from now on.
    expect(
      (await toPages({ 'publish-beside': 'handbook', 'publish-folder': 'reference' })).outputs.published,
    ).toBe('true');
  });

  test('several languages share a site, with a page that leads to each; none is taken away', async () => {
    await job.run('push', { out: 'pages/lume' });
    job.lume.edit('refdata.yml', /^nome: .*$/m, 'nome: Brasa & <Cinza>');
    const inputs = { 'publish-folder': 'brasa', 'publish-beside': 'pages' };
    expect((await toPages(inputs)).outputs).toMatchObject({ outcome: 'success', published: 'true' });
    const files = await uploaded();
    expect(JSON.parse(files.get('references.json')?.toString() ?? '').references).toEqual([
      { folder: 'brasa', nome: 'Brasa & <Cinza>', versao: '1.4.0' },
      { folder: 'lume', nome: 'Lume', versao: '1.4.0' },
    ]);
    const hub = files.get('index.html')?.toString();
    expect(hub).toContain('<a href="brasa/">Brasa &amp; &lt;Cinza&gt;</a>');
    expect(hub).toContain('<a href="lume/">Lume</a>');
    await deploy();
    for (const alone of [{ 'publish-folder': 'brasa' }, {}] as Record<string, string>[]) {
      const { log, outputs } = await toPages(alone);
      expect(outputs).toMatchObject({ outcome: 'error', published: 'false' });
      expect(log).toMatch(/references that this deployment would take away: .*Lume 1\.4\.0 \(\/lume\)/);
    }
  });

  test('the reference at the root is not taken away by one in a folder', async () => {
    await toPages();
    await deploy();
    const { log, outputs } = await toPages({ 'publish-folder': 'brasa' });
    expect(outputs).toMatchObject({ outcome: 'error', published: 'false' });
    expect(log).toContain('references that this deployment would take away');
  });

  test('a file of both', async () => {
    mkdirSync(join(job.lume.folder, 'pages', 'api'), { recursive: true });
    writeFileSync(join(job.lume.folder, 'pages', 'api', 'index.json'), '{}');
    const { log } = await toPages({ 'publish-beside': 'pages' });
    expect(log).toMatch(/::error::The folder of "publish-beside" holds files .*: api\/index\.json/);
    expect((await toPages({ 'publish-beside': 'nowhere' })).log).toContain('publish-beside is "nowhere"');
  });

  test('what nobody can see: a private site, a host in trouble, a setting that cannot be read', async () => {
    job.github.pages = { html_url: 'http://127.0.0.1:9/', build_type: 'workflow', source: { branch: 'x' } };
    const closed = await toPages();
    expect(closed.outputs).toMatchObject({ outcome: 'error', published: 'false' });
    expect(closed.log).toMatch(/::error::Nobody can see what is live.*"verify: false"/);
    expect((await toPages({ verify: 'false' })).outputs).toMatchObject({
      outcome: 'success',
      published: 'true',
    });
    Object.assign(job.github.pages, { public: false });
    const hidden = await toPages();
    expect(hidden.outputs.published).toBe('true');
    expect(hidden.log).toContain('What is live was not looked at: the site is private.');
    job.github.fault = ({ name }) =>
      name.endsWith('/pages') ? reply(403, { message: 'Resource not accessible by integration' }) : null;
    const unasked = await toPages({ 'base-url': 'http://lume.invalid' });
    expect(unasked.log).toContain('has no name yet');
    expect(unasked.outputs.published).toBe('true');
    const moved = createServer((_, response) =>
      response.writeHead(302, { location: 'http://lume.invalid/' }).end(),
    );
    await new Promise<void>(ready => moved.listen(0, '127.0.0.1', ready));
    const { port } = moved.address() as AddressInfo;
    const elsewhere = await toPages({ 'base-url': `http://127.0.0.1:${port}` });
    moved.close();
    expect(elsewhere.log).toContain('Nobody can see what is live');
    expect(elsewhere.outputs.published).toBe('false');
  });
});
