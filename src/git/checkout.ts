import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../findings/user-error.js';
import { nearest } from '../text/nearest.js';
import { type Attempt, explainFailure, failureKind } from './checkout-failure.js';
import { connectionTo } from './connection.js';
import { type GitResult, git, OLDEST_GIT } from './git.js';
import { isAbbreviatedId, isSha256, refCandidates, shortName } from './ref.js';

const MAX_SUGGESTIONS = 3;
/** Where the fetched commit is kept in the fresh repository: a name of ours, whatever the server calls it. */
const FETCHED = 'refs/refdata/source';

export interface CheckoutRequest {
  readonly url: URL;
  /** Branch, tag, full commit id or `refs/…`; empty for the default branch. */
  readonly ref: string;
  /** Sent to the origin of `url` and nowhere else; empty for none. */
  readonly token: string;
  /** The folder in which a fresh one is made: `RUNNER_TEMP`. */
  readonly temporary: string;
}

export interface Checkout {
  /** What was made; whoever is done with the checkout removes this. */
  readonly root: string;
  /** The files of the repository. */
  readonly folder: string;
  readonly commit: string;
}

/**
 * Fetches one commit of a repository, without history, into a fresh folder. Nothing of the repository is run
 * (hooks, filters, submodules), and the token is in no address, argument or file.
 * @throws {UserError} that tells apart: no such repository, no permission, no such ref, no server, no git.
 */
export async function checkout(request: CheckoutRequest): Promise<Checkout> {
  const candidates = refCandidates(request.ref);
  const root = mkdtempSync(join(request.temporary, 'refdata-source-'));
  const folder = join(root, 'repository');
  mkdirSync(folder);
  const session = new Session(request, root, folder);
  try {
    await session.requireGit();
    await session.init(candidates.some(isSha256) ? 'sha256' : 'sha1');
    await session.fetch(candidates);
    return { root, folder, commit: await session.checkOut() };
  } catch (error) {
    removeCheckout(root);
    throw error;
  }
}

/** Removes what a checkout made. The runner empties its temporary folder anyway, so failing is no matter. */
export function removeCheckout(root: string): void {
  try {
    rmSync(root, { recursive: true, force: true });
  } catch {}
}

class Session {
  private readonly attempt: Attempt;

  constructor(
    private readonly request: CheckoutRequest,
    private readonly root: string,
    private readonly folder: string,
  ) {
    this.attempt = { url: request.url, ref: request.ref, authorized: request.token !== '' };
  }

  async requireGit(): Promise<void> {
    const { stdout } = await this.git(['version']);
    const found = /(?<!\d)\d+\.\d+(?:\.\d+)*/.exec(stdout)?.[0] ?? '0.0';
    const [major = 0, minor = 0] = found.split('.').map(Number);
    const [oldestMajor = 0, oldestMinor = 0] = OLDEST_GIT.split('.').map(Number);
    if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
    throw new UserError(
      `The git of this machine is ${found}; checking out a repository needs ${OLDEST_GIT} or later.`,
      'Install a newer git on the runner.',
    );
  }

  async init(objectFormat: 'sha1' | 'sha256'): Promise<void> {
    // Without a template there are no sample hooks and no info/attributes.
    await this.must(['init', '--quiet', '--template=', `--object-format=${objectFormat}`]);
  }

  /** Fetches the first of the candidates that the repository has. */
  async fetch(candidates: readonly string[]): Promise<void> {
    let result: GitResult | undefined;
    for (const candidate of candidates) {
      result = await this.fetchOne(candidate);
      if (result.code === 0) return;
      const kind = failureKind(result.stderr);
      if (kind !== 'ref-not-found') throw explainFailure(kind, result.stderr, this.attempt);
    }
    throw await this.refNotFound();
  }

  async checkOut(): Promise<string> {
    const found = await this.git(['rev-parse', '--verify', '--quiet', `${FETCHED}^{commit}`]);
    if (found.code !== 0) {
      throw new UserError(
        `${this.request.ref} of ${this.request.url.href} is not a commit.`,
        'Name a branch, a commit, or a tag of a commit in "ref".',
      );
    }
    const commit = found.stdout.trim();
    await this.must(['checkout', '--quiet', '--force', '--detach', commit, '--']);
    return commit;
  }

  private async fetchOne(source: string): Promise<GitResult> {
    const { href } = this.request.url;
    const result = await this.fetchFrom(href, source);
    // Some servers know a repository only with the ending, and say so by sending us there.
    const redirected = result.code !== 0 && failureKind(result.stderr) === 'redirected';
    return redirected && !href.endsWith('.git')
      ? await this.fetchFrom(`${href.replace(/\/$/, '')}.git`, source)
      : result;
  }

  private fetchFrom(address: string, source: string): Promise<GitResult> {
    return this.remote([
      'fetch',
      '--quiet',
      '--depth=1',
      '--no-tags',
      '--no-recurse-submodules',
      '--end-of-options',
      address,
      `+${source}:${FETCHED}`,
    ]);
  }

  private async refNotFound(): Promise<UserError> {
    const { ref, url } = this.request;
    const error = explainFailure('ref-not-found', '', this.attempt);
    if (ref === '') return error;
    if (isAbbreviatedId(ref)) {
      return new UserError(
        error.message,
        'Write all digits of a commit in "ref", or the name of a branch or tag.',
      );
    }
    const { stdout } = await this.remote([
      'ls-remote',
      '--quiet',
      '--heads',
      '--tags',
      '--refs',
      '--end-of-options',
      url.href,
    ]);
    const names = stdout.split('\n').map(line => shortName(line.slice(line.indexOf('\t') + 1)));
    const near = nearest(shortName(ref), names.filter(Boolean), MAX_SUGGESTIONS);
    return new UserError(
      error.message,
      near.length === 0 ? error.remedy : `Correct "ref". Did you mean ${near.join(', ')}?`,
    );
  }

  /** A command that talks to the server. */
  private remote(args: readonly string[]): Promise<GitResult> {
    const { url, token } = this.request;
    return git(args, { cwd: this.folder, env: this.env(), ...connectionTo(url, token) });
  }

  private git(args: readonly string[]): Promise<GitResult> {
    return git(args, { cwd: this.folder, env: this.env() });
  }

  private async must(args: readonly string[]): Promise<void> {
    const result = await this.git(args);
    if (result.code === 0) return;
    throw explainFailure(failureKind(result.stderr), result.stderr, this.attempt);
  }

  /** The user's `.netrc` holds credentials that nobody gave us: look for it where there is none. */
  private env(): Record<string, string> {
    return { HOME: this.root, USERPROFILE: this.root };
  }
}
