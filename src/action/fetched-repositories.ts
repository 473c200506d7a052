import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { findCommit } from '../check/commits.js';
import { prefixOf } from '../check/defaults.js';
import { UserError } from '../findings/user-error.js';
import { tokenFor } from '../git/authorization.js';
import { type Checkout, checkout } from '../git/checkout.js';
import { originOf, repositoryAddress } from '../git/repository-address.js';
import { repositoryAt } from '../git/repository-at.js';
import { webAddress } from '../repository/folder-supply.js';
import { openCommit } from '../repository/git-repository.js';
import type { OtherRepository, Supply, WantedRepository } from '../repository/other-repositories.js';
import { openRepository } from '../repository/repository.js';
import { configurationIn } from '../run/configuration.js';
import type { Inputs } from './inputs.js';
import type { Job } from './mode.js';

/** The language whose refdata.yml names repositories. */
interface Named {
  readonly repo: string;
  readonly config: string;
}

/**
 * Runs `use` with what fetches the repositories that refdata.yml names: each commit once, and for as long as that takes. In a job
 * about a pull request from a fork only what the base names is fetched, since tokens of the job may be sent for it.
 */
export async function withFetched<T>(
  inputs: Inputs,
  job: Job,
  named: Named,
  use: (supply: Supply) => Promise<T>,
): Promise<T> {
  const temporary = mkdtempSync(join(job.runner.temporary, 'refdata-others-'));
  try {
    return await use(new Fetching(inputs, job, named, temporary));
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

class Fetching implements Supply {
  private readonly fetched = new Map<string, Promise<Checkout>>();
  private trusted: Promise<Readonly<Record<string, string>>> | undefined;

  constructor(
    private readonly inputs: Inputs,
    private readonly job: Job,
    private readonly named: Named,
    private readonly temporary: string,
  ) {}

  async get(wanted: WantedRepository): Promise<OtherRepository> {
    const { text, sourceLimitMib, moment } = wanted;
    // What a commit of the base names, nobody from outside has written.
    if (moment === 'now' && this.job.runner.fromFork) await this.demandTrusted(wanted);
    let fetching = this.fetched.get(text);
    if (!fetching) {
      fetching = this.fetch(text);
      this.fetched.set(text, fetching);
    }
    const { folder, commit } = await fetching;
    const repository = openRepository(realpathSync(folder), sourceLimitMib);
    return { repository, commit, modified: false, address: webAddress(text, this.job.runner.serverUrl) };
  }

  private async fetch(text: string): Promise<Checkout> {
    const { runner, say } = this.job;
    const { repository, ref } = repositoryAt(text);
    const url = repositoryAddress(repository, runner.serverUrl);
    say(`Fetching ${text}`);
    try {
      const made = await checkout({ url, ref, token: this.tokenOf(url), temporary: this.temporary });
      say(`Fetched commit ${made.commit}`);
      return made;
    } catch (cause) {
      if (!(cause instanceof UserError)) throw cause;
      const remedy = cause.remedy.replace(/ ?in "(?:ref|repository)"/g, ' under `repositories`');
      throw new UserError(cause.message, remedy.replace('"ref"', '`repositories`'), { cause });
    }
  }

  /** The token of the job for its own server; the one that was given for `repository`, for the server of that. */
  private tokenOf(url: URL): string {
    const { token, repository } = this.inputs;
    const { repository: own, serverUrl } = this.job.runner;
    const meant = repository || own;
    const isItsServer = meant !== '' && originOf(repositoryAddress(meant, serverUrl)) === originOf(url);
    const repositoryToken = isItsServer ? this.inputs['repository-token'] : '';
    return tokenFor(url, { token, repositoryToken }, serverUrl);
  }

  private async demandTrusted({ name, text }: WantedRepository): Promise<void> {
    this.trusted ??= this.namedByBase();
    const named = await this.trusted;
    if (Object.hasOwn(named, name) && named[name] === text) return;
    const there = Object.hasOwn(named, name) ? `names ${named[name]}` : `names no repository ${name}`;
    throw new UserError(
      `${name} (${text}) comes from a fork, and the commit that it is compared with ${there}: it is not fetched.`,
      'Change `repositories` in a pull request of this repository; from a fork it is read once it is merged.',
    );
  }

  /** What the base of the pull request declares; nothing where that cannot be known. */
  private async namedByBase(): Promise<Readonly<Record<string, string>>> {
    const { runner } = this.job;
    const { base, pullRequest } = runner.event;
    const { repo, config } = this.named;
    if (base === null || pullRequest === null || isAbsolute(config)) return {};
    const remote = runner.repository !== '' && {
      url: repositoryAddress(runner.repository, runner.serverUrl),
      token: this.inputs.token,
      temporary: this.temporary,
    };
    try {
      const { folder, id } = await findCommit(repo, base, remote || undefined);
      const tree = openCommit(folder, id, await prefixOf(repo));
      if (!tree.isFile(config)) return {};
      return configurationIn(tree, config).config.repositories ?? {};
    } catch (error) {
      if (error instanceof UserError) return {};
      throw error;
    }
  }
}
