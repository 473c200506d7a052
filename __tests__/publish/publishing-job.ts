import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LumeRepository } from '../action/lume-repository.js';
import { type ActionRun, runAction } from '../action/run-action.js';
import { gitIn, temporaryFolder } from '../git/git-server.js';
import { GitHubServer, REPOSITORY, TOKEN } from './github-server.js';

// biome-ignore lint/suspicious/noExplicitAny: as GitHub sends them
export type Payload = Record<string, any>;

const HERE = { full_name: REPOSITORY, default_branch: 'main', fork: false, owner: { login: 'lume-lang' } };

/** A job in a checkout of a repository of our own GitHub, as actions/checkout leaves it. */
export class PublishingJob {
  readonly temporary = temporaryFolder('temp');
  readonly files = temporaryFolder('files');

  private constructor(
    readonly github: GitHubServer,
    readonly lume: LumeRepository,
  ) {}

  static async start(): Promise<PublishingJob> {
    const github = await GitHubServer.start();
    const lume = new LumeRepository(temporaryFolder('workspace'), { has: 'words' });
    lume.git('checkout', '--quiet', 'main');
    lume.git('remote', 'add', 'origin', `${github.origin}/${REPOSITORY}`);
    const job = new PublishingJob(github, lume);
    job.push('main');
    return job;
  }

  /** Puts what is checked out on a branch or tag of the server, by force where it takes that. */
  push(ref: string): string {
    const full = ref.startsWith('refs/') ? ref : `refs/heads/${ref}`;
    this.github.git(['fetch', '--quiet', this.lume.folder, `+HEAD:${full}`]);
    return this.lume.git('rev-parse', 'HEAD');
  }

  /** Raises `versao`, commits and pushes that. */
  release(version: string, ref = 'main'): string {
    this.lume.bump(version);
    this.lume.git('commit', '--quiet', '-am', `Version ${version}`);
    return this.push(ref);
  }

  async run(
    event: string,
    inputs: Record<string, string>,
    { ref = 'refs/heads/main', payload = {}, env = {} as Record<string, string> } = {},
    start: typeof runAction = runAction,
  ): Promise<ActionRun> {
    const file = join(this.files, 'event.json');
    writeFileSync(file, JSON.stringify({ ref, repository: HERE, ...payload }));
    return start(
      { workspace: this.lume.folder, temporary: this.temporary, files: this.files },
      { token: TOKEN, verify: 'false', ...inputs },
      {
        ...this.github.env(),
        GITHUB_EVENT_NAME: event,
        GITHUB_EVENT_PATH: file,
        GITHUB_REF: ref,
        GITHUB_SHA: env.GITHUB_SHA ?? gitIn(this.lume.folder, 'rev-parse', 'HEAD'),
        ...env,
      },
    );
  }

  async close(): Promise<void> {
    await this.github.close();
    for (const folder of [this.lume.folder, this.temporary, this.files])
      rmSync(folder, { recursive: true, force: true });
  }
}
