import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { workflows } from '../../scripts/workflow-texts.mjs';
import { LumeRepository } from '../action/lume-repository.js';
import { temporaryFolder } from '../git/git-server.js';
import {
  type ArtifactService,
  firstEntry,
  startArtifactService,
  unpack,
} from '../publish/artifact-service.js';
import { GitHubServer, PAGES_PATH, REPOSITORY, TOKEN } from '../publish/github-server.js';

/** The program that runs workflows: https://github.com/nektos/act. */
const ACT = process.env.ACT || 'act';
const OURS = 'refdata/refdata-action@v1';
/** What our own workflows read of the repository. */
const OWN_FILES = [
  'action.yml',
  'package.json',
  'package-lock.json',
  'CHANGELOG.md',
  'LICENSE',
  'README.md',
  'examples',
  'schemas',
  'dist',
  '.github',
];
const STAND_INS = resolve('__tests__/workflows/stand-ins');

export const hasAct = spawnSync(ACT, ['--version']).status === 0;

export interface WorkflowRun {
  readonly code: number | null;
  /** By the id of the job: `success`, `failure`; jobs that were left out are not there. */
  readonly jobs: Record<string, string>;
  /** What steps gave, by name; of a name the last that is not empty. */
  readonly outputs: Record<string, string>;
  readonly log: string;
}

/** The repository of a newcomer on a GitHub of our own, whose workflows act runs on this machine. */
export class Newcomer {
  /** Variables of every step, besides those of the stand-ins. */
  readonly env: Record<string, string> = {};

  private constructor(
    readonly github: GitHubServer,
    readonly artifacts: ArtifactService,
    readonly lume: LumeRepository,
    private readonly folder: string,
    private readonly deploys: { url: string; close: () => void },
  ) {}

  static async start(): Promise<Newcomer> {
    const github = await GitHubServer.start();
    const artifacts = await startArtifactService();
    const folder = temporaryFolder('act');
    for (const name of ['home', 'store', 'ours', 'programs']) mkdirSync(join(folder, name));
    copyOurs(join(folder, 'ours'), OURS);
    const lume = new LumeRepository(temporaryFolder('newcomer'), { has: 'words' });
    lume.git('checkout', '--quiet', 'main');
    lume.git('remote', 'add', 'origin', `https://github.com/${REPOSITORY}`);
    rmSync(join(lume.folder, '.github'), { recursive: true, force: true });
    github.pages = {
      html_url: `${github.origin}${PAGES_PATH}`,
      build_type: 'workflow',
      source: { branch: 'gh-pages' },
    };
    return new Newcomer(github, artifacts, lume, folder, await startDeploys(github, artifacts));
  }

  /** Makes the repository that of the action itself, with what its workflows read, and calls itself `./` as `$/` does. */
  becomeOurs(): void {
    const { folder } = this.lume;
    for (const name of readdirSync(folder).filter(each => each !== '.git'))
      rmSync(join(folder, name), { recursive: true });
    for (const name of OWN_FILES) cpSync(name, join(folder, name), { recursive: true });
    copyOurs(folder, './');
    this.lume.commit('The action');
    this.push();
  }

  /** Puts a program before those of the machine: a script of the shell. */
  program(name: string, script: string): void {
    writeFileSync(join(this.folder, 'programs', name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  }

  /** Commits a workflow, and puts that on the branch of the server. */
  workflow(text: string): void {
    mkdirSync(join(this.lume.folder, '.github', 'workflows'), { recursive: true });
    writeFileSync(join(this.lume.folder, '.github', 'workflows', 'reference.yml'), text);
    this.lume.commit('Workflow');
    this.push();
  }

  push(branch = 'main'): void {
    this.github.git(['fetch', '--quiet', this.lume.folder, `+HEAD:refs/heads/${branch}`]);
  }

  /** A file of an artifact of the last run, as `<artifact>/<path>`. */
  stored(path: string): string {
    return readFileSync(join(this.folder, 'store', path), 'utf8');
  }

  /**
   * @param only options of act that leave workflows or jobs out.
   * @param keepsArtifacts whether those of the run before are there, as for a run that another one has started.
   */
  async run(
    event: string,
    payload: Record<string, unknown> = {},
    only: readonly string[] = [],
    keepsArtifacts = false,
  ): Promise<WorkflowRun> {
    const file = join(this.folder, 'event.json');
    const repository = {
      full_name: REPOSITORY,
      default_branch: 'main',
      name: 'lume',
      owner: { login: 'lume-lang' },
    };
    writeFileSync(file, JSON.stringify({ ref: 'refs/heads/main', repository, ...payload }));
    if (!keepsArtifacts) rmSync(join(this.folder, 'store'), { recursive: true });
    mkdirSync(join(this.folder, 'store'), { recursive: true });
    const env = {
      STAND_IN_STORE: join(this.folder, 'store'),
      STAND_IN_DEPLOY: this.deploys.url,
      STAND_IN_API: `${this.github.origin}/api/v3`,
      STAND_IN_GRAPHQL: `${this.github.origin}/api/graphql`,
      STAND_IN_RESULTS: this.artifacts.env.ACTIONS_RESULTS_URL ?? '',
      STAND_IN_RUNTIME: this.artifacts.env.ACTIONS_RUNTIME_TOKEN ?? '',
    };
    const args = [
      event,
      '--json',
      '--no-cache-server',
      '--action-offline-mode',
      '--eventpath',
      file,
      ...['--platform', 'ubuntu-latest=-self-hosted', '--secret', `GITHUB_TOKEN=${TOKEN}`],
      ...this.replaced().flatMap(pair => ['--local-repository', pair]),
      ...only,
      ...Object.entries({ ...env, ...this.env }).flatMap(([name, value]) => ['--env', `${name}=${value}`]),
    ];
    const child = spawn(ACT, args, {
      cwd: this.lume.folder,
      env: { PATH: `${join(this.folder, 'programs')}:${process.env.PATH}`, HOME: join(this.folder, 'home') },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let log = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        log += text;
      });
    const code = await new Promise<number | null>(done => child.once('close', done));
    return { code, log, ...readLog(log) };
  }

  async close(): Promise<void> {
    this.deploys.close();
    await this.artifacts.close();
    await this.github.close();
    for (const folder of [this.folder, this.lume.folder]) rmSync(folder, { recursive: true, force: true });
  }

  /** What stands in for repositories that nobody fetches here: ours, and GitHub's own actions, by the commits that we name. */
  private replaced(): string[] {
    const named = new Set(
      workflows('.').flatMap(({ text }) => text.match(/\bactions\/[\w-]+@[0-9a-f]{40}/g) ?? []),
    );
    const stand = readdirSync(STAND_INS);
    const known = [...named].filter(uses => stand.includes(uses.split(/[/@]/)[1] ?? ''));
    return [
      `${OURS}=${join(this.folder, 'ours')}`,
      ...known.map(uses => `${uses}=${join(STAND_INS, uses.split(/[/@]/)[1] ?? '')}`),
    ];
  }
}

/** The action as it is shipped, at the addresses of the test; its workflows name it as act understands it. */
function copyOurs(folder: string, uses: string): void {
  cpSync('dist', join(folder, 'dist'), { recursive: true });
  cpSync('.github/workflows', join(folder, '.github', 'workflows'), { recursive: true });
  for (const name of readdirSync(join(folder, '.github', 'workflows'))) {
    const file = join(folder, '.github', 'workflows', name);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('uses: $/', `uses: ${uses}`));
  }
  const action = readFileSync('action.yml', 'utf8');
  writeFileSync(join(folder, 'action.yml'), action.replace('main: dist/action/index.js', 'main: start.mjs'));
  writeFileSync(
    join(folder, 'start.mjs'),
    `const { env } = process;
Object.assign(env, {
  GITHUB_API_URL: env.STAND_IN_API,
  GITHUB_GRAPHQL_URL: env.STAND_IN_GRAPHQL,
  ACTIONS_RESULTS_URL: env.STAND_IN_RESULTS,
  ACTIONS_RUNTIME_TOKEN: env.STAND_IN_RUNTIME,
  GITHUB_SERVER_URL: env.STAND_IN_SERVER ?? env.GITHUB_SERVER_URL,
});
await import('./dist/action/index.js');
`,
  );
}

/** Puts what was uploaded last on the branch that Pages serves, in place of all that is there. */
async function startDeploys(github: GitHubServer, artifacts: ArtifactService) {
  const server = createServer(async (_, response) => {
    const { bytes } = firstEntry(artifacts.artifacts.at(-1)?.zip ?? Buffer.alloc(0));
    const gone = github.head('gh-pages') === null ? [] : Object.keys(github.files('gh-pages'));
    const none = Object.fromEntries(gone.map(path => [path, null]));
    github.commitAs('gh-pages', { ...none, ...Object.fromEntries(await unpack(bytes)) });
    response.end(`${github.origin}${PAGES_PATH}`);
  });
  await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

function readLog(log: string): Pick<WorkflowRun, 'jobs' | 'outputs'> {
  const jobs: Record<string, string> = {};
  const outputs: Record<string, string> = {};
  for (const line of log.split('\n')) {
    if (!line.startsWith('{')) continue;
    const { jobID, jobResult, msg = '' } = JSON.parse(line);
    if (jobResult !== undefined) jobs[jobID] = jobResult;
    const [, name, value] = /::set-output:: ([\w-]+)=(.*)$/s.exec(msg) ?? [];
    if (name !== undefined && value) outputs[name] = value;
  }
  return { jobs, outputs };
}
