import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { isFuzzing } from '../fuzzing.js';
import { missingProgram, temporaryFolder } from '../git/git-server.js';
import { oneIn } from '../weekly.js';
import { GitHubServer, TOKEN } from './github-server.js';

/** How a publisher may talk to the server: what the server can do decides. */
const PROTOCOLS = ['GraphQL', 'REST', 'git'] as const;
/** So many requests a run makes, at most, from which on it may be killed. */
const MAX_REQUEST = 6;
/** How often each protocol is killed after each of its requests; `npm run fuzz` does so more often. */
const KILLS_PER_REQUEST = isFuzzing() ? 6 : 1;
/** In each run every protocol and every request, each week all of both. */
const ROUNDS = oneIn(2, [...Array(PROTOCOLS.length * MAX_REQUEST * KILLS_PER_REQUEST).keys()]);
const KILLS = ROUNDS.length;
const MAX_DELAY_MS = 25;
/** Git that a killed process had started ends by itself. */
const QUIET_MS = 150;
const LEDGER = '.refdata-files.json';

const describeWithGit = missingProgram() === null ? describe : describe.skip;

let github: GitHubServer;
let workspace: string;
let temporary: string;

beforeAll(async () => {
  github = await GitHubServer.start();
  github.commitAs('main', { 'README.md': 'Lume\n' });
  github.commitAs('gh-pages', { CNAME: 'lume.example\n' });
  workspace = temporaryFolder('workspace');
  temporary = temporaryFolder('temp');
  writeFileSync(join(temporary, 'output'), '');
  writeFileSync(
    join(temporary, 'event.json'),
    JSON.stringify({ repository: { full_name: 'lume-lang/lume', default_branch: 'main' } }),
  );
});
afterAll(async () => {
  await github.close();
  for (const folder of [workspace, temporary]) rmSync(folder, { recursive: true, force: true });
});

describeWithGit('a process that is killed while it publishes', () => {
  test(`${KILLS} times, after each of its requests: the branch holds the old tree or the new one`, async () => {
    const counts = { old: 0, new: 0 };
    for (const round of ROUNDS) {
      const protocol = PROTOCOLS[round % PROTOCOLS.length] ?? 'git';
      const request = 1 + (Math.floor(round / PROTOCOLS.length) % MAX_REQUEST);
      github.hasGraphql = protocol !== 'REST';
      github.truncates = protocol === 'git';
      setVersion(`1.4.${round}`);
      const before = github.head('gh-pages');
      await publishUntilKilled(request);
      if (protocol === 'git') await branchIsQuiet();
      const after = github.head('gh-pages');
      if (after === before) {
        counts.old += 1;
        continue;
      }
      counts.new += 1;
      expect(github.git(['rev-list', '--parents', '-1', 'gh-pages'])).toBe(`${after} ${before}`);
      const { [LEDGER]: ledger, CNAME: cname, ...site } = github.files('gh-pages');
      expect(cname).toBe('lume.example\n');
      expect(site).toEqual(siteFiles());
      expect(JSON.parse(ledger ?? '').files).toEqual(Object.keys(site));
    }
    console.log(`killed ${KILLS} times: ${counts.old} times the old tree, ${counts.new} times the new one`);
    expect(counts.old + counts.new).toBe(KILLS);
    // Killed neither always before nor always after the branch moved.
    expect(counts.old).toBeGreaterThan(0);
    expect(counts.new).toBeGreaterThan(0);
    expect(github.git(['fsck', '--strict', '--no-dangling'])).not.toMatch(/error/);
  }, 600_000);
});

/** A small language, so that most of the time goes into publishing. */
function setVersion(version: string): void {
  const config = [
    'nome: Lume',
    'descricao: Uma linguagem',
    'documentacao: https://lume.example/docs',
    `versao: "${version}"`,
    'sintaxe: { extensao: .lm, reservadas: { table: words.py#WORDS, map: { palavra: key, descricao: value } } }',
  ];
  writeFileSync(join(workspace, 'words.py'), 'WORDS = {"se": "condicional"}\n');
  writeFileSync(join(workspace, 'refdata.yml'), `${config.join('\n')}\n`);
}

function siteFiles(): Record<string, string> {
  const root = join(workspace, 'site');
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile());
  const paths = files.map(entry => relative(root, join(entry.parentPath, entry.name)));
  return Object.fromEntries(paths.map(path => [path, readFileSync(join(root, path), 'utf8')]));
}

/** Runs the bundled action and kills it within {@link MAX_DELAY_MS} of its nth request. */
async function publishUntilKilled(request: number): Promise<void> {
  const child = spawn(process.execPath, [resolve('dist/action/index.js')], {
    cwd: workspace,
    env: {
      PATH: process.env.PATH,
      ...github.env(),
      GITHUB_WORKSPACE: workspace,
      RUNNER_TEMP: temporary,
      GITHUB_OUTPUT: join(temporary, 'output'),
      GITHUB_EVENT_NAME: 'push',
      GITHUB_EVENT_PATH: join(temporary, 'event.json'),
      GITHUB_REF: 'refs/heads/main',
      GITHUB_SHA: github.head('main') ?? '',
      INPUT_TOKEN: TOKEN,
      'INPUT_PUBLISH-TO': 'branch',
    },
    stdio: 'ignore',
  });
  const ended = new Promise(done => child.once('close', done));
  let requests = 0;
  const { seen } = github.running;
  seen.push = (...items) => {
    requests += 1;
    if (requests === request) setTimeout(() => child.kill('SIGKILL'), Math.random() * MAX_DELAY_MS);
    return Array.prototype.push.apply(seen, items);
  };
  await ended;
}

async function branchIsQuiet(): Promise<void> {
  for (let head = github.head('gh-pages'), same = false; !same; ) {
    await sleep(QUIET_MS);
    same = github.head('gh-pages') === head;
    head = github.head('gh-pages');
  }
}
