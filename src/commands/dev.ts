import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { type Finding, formatPlace } from '../findings/finding.js';
import { refusal } from '../findings/refusal.js';
import { UserError } from '../findings/user-error.js';
import { OWN_HOST } from '../http/address.js';
import { PROOF_FILE } from '../prove/proof.js';
import { AskedRepository, markOf } from '../repository/asked.js';
import type { Supply } from '../repository/other-repositories.js';
import { repositoryRoot } from '../repository/repository.js';
import { actualConfig, loadConfig } from '../run/configuration.js';
import type { RunOptions } from '../run/run-context.js';
import { DEV_EVENTS, DEV_SCRIPTS, WAITING_HEADERS, waitingPage, withReload } from '../serve/dev-pages.js';
import { answer } from '../serve/handler.js';
import { listen } from '../serve/listen.js';
import { type Snapshot, takeSnapshot } from '../serve/snapshot.js';
import { type BuildResult, build } from './build.js';
import { marksOfPackages, type Sources, Watcher } from './dev/watcher.js';

/** Nobody but who sits at this machine: what is served has pieces of sources in it. */
const HOST = '127.0.0.1';

export interface DevOptions extends Omit<RunOptions, 'through' | 'cache'> {
  /** 0 takes any free port. */
  readonly port: number;
  /** Is told of each build. */
  readonly told: (outcome: DevBuild) => void;
}

/** A build: what came of it, or what a person has to mend first. */
export interface DevBuild {
  /** What has changed since the build before; nothing for the first. */
  readonly because: string | undefined;
  readonly milliseconds: number;
  readonly result: BuildResult | undefined;
  readonly mistake: UserError | undefined;
}

export interface RunningDev {
  readonly baseUrl: string;
  /** Never fulfilled; rejected by a bug of ours. */
  readonly failed: Promise<never>;
  close(): Promise<void>;
}

/**
 * Serves a language while it is written: builds when a source changes, reloads the pages that are open, and shows in them
 * what is wrong while the last good site stays. Nothing is written into the repository.
 * @throws {UserError} when there is no such folder, or no port.
 */
export async function dev(options: DevOptions): Promise<RunningDev> {
  const session = new Session(options, repositoryRoot(options.repo));
  const server = createServer((request, response) => session.answer(request, response));
  try {
    await listen(server, options.port, HOST);
  } catch (error) {
    await session.close();
    throw error;
  }
  session.start();
  return {
    baseUrl: `http://${HOST}:${(server.address() as AddressInfo).port}`,
    failed: session.failed,
    close: async () => {
      const closed = new Promise<void>(done => server.close(() => done()));
      server.closeAllConnections();
      await Promise.all([closed, session.close()]);
    },
  };
}

/** What is shown in a page, of what stands in the way of the next site. */
interface Shown {
  /** The build that is served. */
  readonly build: string;
  readonly title: string;
  readonly problems: readonly { readonly where: string; readonly message: string; readonly remedy: string }[];
}

class Session {
  private readonly temporary = mkdtempSync(join(tmpdir(), 'refdata-dev-'));
  private readonly watcher = new Watcher(path => this.rebuild(path));
  /** Of the folders of other repositories, by the names that refdata.yml gives them. */
  private readonly otherWatchers = new Map<string, Watcher>();
  private readonly listeners = new Set<ServerResponse>();
  /** Of this process: a page of one before it is reloaded, too. */
  private readonly name = `${process.pid}-${Date.now().toString(36)}`;
  private builds = 0;
  private snapshot: Snapshot | undefined;
  private shown: Shown = { build: `${this.name}-0`, title: '', problems: [] };
  private running: Promise<void> | undefined;
  private because: string | undefined;
  private isClosed = false;
  private fail: (error: unknown) => void = () => {};
  /** Never fulfilled; rejected by a bug of ours. */
  readonly failed = new Promise<never>((_, reject) => {
    this.fail = reject;
  });

  constructor(
    private readonly options: DevOptions,
    private readonly root: string,
  ) {}

  start(): void {
    this.running = this.run();
    this.running.catch(this.fail);
  }

  /** Once more, after the build that is running; however much changes meanwhile, once. */
  private rebuild(path: string): void {
    this.because ??= path;
    if (this.running === undefined) this.start();
  }

  private async run(): Promise<void> {
    let { because } = this;
    do {
      this.because = undefined;
      await this.buildOnce(because);
      because = this.because;
    } while (because !== undefined && !this.isClosed);
    this.running = undefined;
  }

  private async buildOnce(because: string | undefined): Promise<void> {
    const { told, port: _, supply, ...options } = this.options;
    const started = performance.now();
    const { marks, packages } = this.besides();
    let asked: AskedRepository | undefined;
    const others = new Map<string, AskedRepository>();
    const out = join(this.temporary, `site-${this.builds}`);
    let result: BuildResult | undefined;
    let mistake: UserError | undefined;
    const through: RunOptions['through'] = repository => {
      asked = new AskedRepository(repository, this.root);
      return asked;
    };
    try {
      result = await build({ ...options, through, supply: supply && askedOf(supply, others), out });
      if (result.ok) await this.take(out);
    } catch (thrown) {
      const error = refusal(thrown) ?? thrown;
      if (!(error instanceof UserError)) throw error;
      mistake = error;
    }
    if (!result?.ok) rmSync(out, { recursive: true, force: true });
    if (this.isClosed) return;
    this.followOthers(others);
    this.watcher.follow({
      root: this.root,
      marks: new Map([...(asked?.marks ?? []), ...marks]),
      matches: asked?.matches ?? new Map(),
      packages,
    });
    this.tell(problemsOf(result, mistake, this.snapshot !== undefined));
    told({ because, milliseconds: performance.now() - started, result, mistake });
  }

  /** Each is watched as its own folder; those that a build has not come to stay as they were. */
  private followOthers(asked: ReadonlyMap<string, AskedRepository>): void {
    for (const [name, { root, marks, matches }] of asked) {
      const watcher = this.otherWatchers.get(name) ?? new Watcher(path => this.rebuild(`${name}:${path}`));
      this.otherWatchers.set(name, watcher);
      watcher.follow({ root, marks, matches, packages: [] });
    }
  }

  /** Serves a site from now on. Its folder stays as long as it is served: archives are sent from there. */
  private async take(folder: string): Promise<void> {
    this.builds += 1;
    const before = this.snapshot;
    const name = `${this.name}-${this.builds}`;
    const { files, dispose } = await takeSnapshot(folder, { uncompressed: true, rewrite: withReload(name) });
    this.snapshot = {
      files,
      dispose: async () => {
        await dispose();
        rmSync(folder, { recursive: true, force: true });
      },
    };
    this.shown = { ...this.shown, build: name };
    await before?.dispose();
  }

  private tell({ title, problems }: Omit<Shown, 'build'>): void {
    this.shown = { build: this.shown.build, title, problems };
    for (const listener of this.listeners) listener.write(eventOf(this.shown));
  }

  /** What counts besides what is asked of the repository: the configuration, the proof, and packages, which are read as they are. */
  private besides(): Pick<Sources, 'marks' | 'packages'> {
    const path = actualConfig(resolve(this.options.repo, this.options.config));
    const config = relative(this.root, path);
    const own = [config, join(dirname(config), PROOF_FILE)].map(
      each => [each, markOf(this.root, each)] as const,
    );
    const packages = packagesOf(path, config);
    return { marks: new Map([...own, ...marksOfPackages(this.root, packages)]), packages };
  }

  answer(request: IncomingMessage, response: ServerResponse): void {
    // A page of somebody else, under a name that leads here, would read along.
    if (!OWN_HOST.test(request.headers.host ?? '')) {
      response.writeHead(403, { 'Content-Type': 'text/plain' }).end('Ask for 127.0.0.1 or localhost.\n');
      return;
    }
    const path = (request.url ?? '').replace(/\?.*$/, '');
    const script = DEV_SCRIPTS.get(path);
    if (path === DEV_EVENTS) this.listen(response);
    else if (script !== undefined)
      response
        .writeHead(200, { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-store' })
        .end(script);
    else if (this.snapshot) answer(request, response, this.snapshot);
    else response.writeHead(503, WAITING_HEADERS).end(waitingPage(this.shown.build));
  }

  private listen(response: ServerResponse): void {
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    response.write(eventOf(this.shown));
    this.listeners.add(response);
    response.on('close', () => this.listeners.delete(response));
  }

  async close(): Promise<void> {
    this.isClosed = true;
    for (const watcher of [this.watcher, ...this.otherWatchers.values()]) watcher.close();
    await this.running?.catch(() => {});
    await this.snapshot?.dispose();
    rmSync(this.temporary, { recursive: true, force: true });
  }
}

/** The same repositories: what is asked of those that are folders is remembered in `asked`. */
function askedOf(supply: Supply, asked: Map<string, AskedRepository>): Supply {
  return {
    ...supply,
    get: async wanted => {
      const other = await supply.get(wanted);
      if (other.folder === undefined) return other;
      const repository = new AskedRepository(other.repository, other.folder);
      asked.set(wanted.name, repository);
      return { ...other, repository };
    },
  };
}

/** Patterns of manifests; none while the configuration does not hold. */
function packagesOf(path: string, shown: string): readonly string[] {
  try {
    return [loadConfig(path, shown).config.registro?.pacotes ?? []].flat();
  } catch (error) {
    if (error instanceof UserError) return [];
    throw error;
  }
}

function eventOf(shown: Shown): string {
  return `data: ${JSON.stringify(shown)}\n\n`;
}

function problemsOf(
  result: BuildResult | undefined,
  mistake: UserError | undefined,
  hasSite: boolean,
): Omit<Shown, 'build'> {
  const problem = ({ place, subject, message, remedy }: Finding) => ({
    where: place ? formatPlace(place) : (subject ?? ''),
    message,
    remedy,
  });
  if (mistake)
    return {
      title: mistake.message,
      problems:
        mistake.findings.length > 0
          ? mistake.findings.map(problem)
          : [{ where: '', message: mistake.message, remedy: mistake.remedy }],
    };
  if (result === undefined || result.ok) return { title: '', problems: [] };
  const errors = result.findings.filter(({ level }) => level === 'error');
  const title = hasSite ? 'This is the last site that could be built.' : 'There is no site yet.';
  return { title, problems: errors.map(problem) };
}
