/**
 * Requests, bytes sent and time of publishing to a branch, printed as a table: `node bench/publish.mjs`, after `npm run build`.
 *
 * The server is that of the tests: GitHub's API over a real git repository, on this machine. Times are mostly the server's;
 * requests and bytes are what counts on a network.
 */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import Table from 'cli-table3';
import { build } from 'esbuild';
import { GitHub } from '../build/github/client.js';
import { readBuiltSite } from '../build/publish/built-site.js';
import { publishSite } from '../build/publish/publish-site.js';
import { sha256Of } from '../build/site/site-file.js';
import { ms, time } from './measure.mjs';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const SIZES = [20, 300];
const FILE_BYTES = 4096;
/** Requests that an unchanged site may take; one more asks Pages for the address. */
const MAX_UNCHANGED_REQUESTS = 3;

const scratch = mkdtempSync(join(tmpdir(), 'refdata-bench-'));
try {
  const { GitHubServer, REPOSITORY, TOKEN } = await testServer();
  const rows = [];
  for (const size of SIZES) rows.push(...(await measure(size, GitHubServer, REPOSITORY, TOKEN)));
  const table = new Table({
    head: ['files', '', 'requests', 'files sent', 'bytes sent', 'time', 'target'],
    style: { head: [], border: [] },
  });
  table.push(...rows);
  console.log(`\nPublishing to a branch\n${table.toString()}`);
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

async function measure(size, GitHubServer, repository, token) {
  const server = await GitHubServer.start();
  const folder = join(scratch, `site-${size}`);
  const github = new GitHub({
    apiUrl: `${server.origin}/api/v3`,
    graphqlUrl: `${server.origin}/api/graphql`,
    token,
    repository,
  });
  const git = { url: new URL(`${server.origin}/${repository}`), token, temporary: scratch };
  const publish = async () =>
    publishSite({ github, git }, await readBuiltSite(folder), {
      branch: 'gh-pages',
      folder: '',
    });
  const rows = [];
  const step = async (name, target) => {
    server.calls.length = 0;
    let result;
    const took = await time(async () => {
      result = await publish();
    });
    const requests = server.calls.length;
    const bytes = server.calls.reduce((sum, { body }) => sum + (body ? JSON.stringify(body).length : 0), 0);
    rows.push([size, name, requests, result.written, bytes, ms(took), target?.(requests, result) ?? '']);
  };
  try {
    server.commitAs('main', { 'README.md': 'x\n' });
    server.commitAs('gh-pages', { CNAME: 'lume.example\n' });
    writeSite(folder, size);
    await step('first');
    await step('unchanged', requests => verdict(requests <= MAX_UNCHANGED_REQUESTS, 'at most 3 requests'));
    writeFileSync(join(folder, 'index.html'), 'changed');
    await step('one file changed', (_, { written }) => verdict(written === 1, 'one file sent'));
  } finally {
    await server.close();
  }
  return rows;
}

function writeSite(folder, size) {
  mkdirSync(join(folder, 'api'), { recursive: true });
  const files = Array.from({ length: size }, (_, i) => ({
    path: `/api/${i}.json`,
    bytes: Buffer.from(JSON.stringify({ i, text: 'x'.repeat(FILE_BYTES) })),
    schema: null,
  }));
  for (const { path, bytes } of files) writeFileSync(join(folder, path), bytes);
  const manifest = {
    versao: '1',
    generator: { name: 'refdata-action', version: '0' },
    source: { commit: null, modified: false },
    base_url: null,
    rules: {},
    files: files.map(file => ({
      path: file.path,
      bytes: file.bytes.length,
      sha256: sha256Of(file),
      schema: null,
    })),
  };
  writeFileSync(join(folder, 'api', 'manifest.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'index.html'), 'first');
}

/** The server of the tests, with whatever of the tests it is made of, as JavaScript. */
async function testServer() {
  const outfile = join(scratch, 'github-server.mjs');
  await build({
    entryPoints: [join(ROOT, '__tests__', 'publish', 'github-server.ts')],
    outfile,
    bundle: true,
    format: 'esm',
    packages: 'external',
    platform: 'node',
  });
  symlinkSync(join(ROOT, 'node_modules'), join(scratch, 'node_modules'), 'junction');
  return import(pathToFileURL(outfile).href);
}

function verdict(met, target) {
  return `${target}: ${met ? 'met' : 'MISSED'}`;
}
