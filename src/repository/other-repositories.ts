import { UserError } from '../findings/user-error.js';
import { nearest } from '../text/nearest.js';
import { type Repository, UnreadableFile } from './repository.js';

/** Whether the files are meant as they are now, or as they were when a commit named its repositories. */
export type Moment = 'now' | 'then';

/** A repository of refdata.yml that is wanted. */
export interface WantedRepository {
  /** As `repositories` calls it. */
  readonly name: string;
  /** What stands there: `gleam-lang/stdlib@v0.44.0`. */
  readonly text: string;
  readonly moment: Moment;
  readonly sourceLimitMib?: number | undefined;
}

/** A repository besides the language's own. */
export interface OtherRepository {
  readonly repository: Repository;
  /** The folder whose files are read as they are now; nothing for what is read from a commit. */
  readonly folder?: string | undefined;
  /** Full id of the commit that is read; null where nobody knows. */
  readonly commit: string | null;
  /** Whether files differ from that commit. */
  readonly modified: boolean;
  /** Address of the repository on the web; nothing for one that has none. */
  readonly address?: string | undefined;
  /** What was read in place of what refdata.yml names, as a sentence. */
  readonly remark?: string | undefined;
}

/** Where repositories come from. */
export interface Supply {
  /** Names that somebody has given it folders for: each has to be declared. */
  readonly given?: readonly string[];
  /** Fetches a repository, or knows its folder. @throws {UserError} that says what to do where it cannot. */
  get(wanted: WantedRepository): Promise<OtherRepository>;
}

/** Which commit of another repository was read. */
export interface ReadRepository extends Pick<OtherRepository, 'commit' | 'modified' | 'address'> {
  readonly name: string;
  readonly text: string;
}

/** The repositories that a refdata.yml names besides its own. Each is got when something of it is asked for, once. */
export class OtherRepositories {
  private readonly opening = new Map<string, Promise<OtherRepository>>();
  private readonly opened = new Map<string, OtherRepository>();
  private readonly failures = new Map<string, UserError>();

  constructor(
    private readonly declared: Readonly<Record<string, string>>,
    private readonly supply: Supply,
    private readonly moment: Moment,
    private readonly sourceLimitMib?: number,
  ) {}

  get names(): readonly string[] {
    return Object.keys(this.declared);
  }

  has(name: string): boolean {
    return Object.hasOwn(this.declared, name);
  }

  /** Gets one that is declared. @throws {UserError} where it cannot be had. */
  async open(name: string): Promise<OtherRepository> {
    const { moment, sourceLimitMib } = this;
    const text = this.declared[name] ?? '';
    let opening = this.opening.get(name);
    if (!opening) {
      opening = this.supply.get({ name, text, moment, sourceLimitMib });
      this.opening.set(name, opening);
    }
    try {
      const opened = await opening;
      this.opened.set(name, opened);
      return opened;
    } catch (error) {
      if (error instanceof UserError) this.failures.set(name, error);
      throw error;
    }
  }

  /** Gets all of some that are declared, as far as they can be had. */
  async openAll(names: Iterable<string>): Promise<void> {
    for (const name of names) {
      try {
        if (this.has(name)) await this.open(name);
      } catch (error) {
        // Whoever reads something of it reports that.
        if (!(error instanceof UserError)) throw error;
      }
    }
  }

  /** One that was got before. @throws {UnreadableFile} otherwise. */
  at(name: string, path: string): Repository {
    const opened = this.opened.get(name);
    if (opened) return opened.repository;
    const { message, remedy } = this.failures.get(name) ?? {
      message: `${path} is in the repository ${name}, which is not read here.`,
      remedy: 'Name a file of this repository.',
    };
    throw new UnreadableFile('repository-unread', path, message, remedy);
  }

  /** Those that were got, in the order of refdata.yml. */
  read(): ReadRepository[] {
    return this.names.flatMap(name => {
      const opened = this.opened.get(name);
      if (!opened) return [];
      const { commit, modified, address } = opened;
      return [{ name, text: this.declared[name] as string, commit, modified, address }];
    });
  }
}

/** A path in a repository that refdata.yml may name: `stdlib:src/gleam/list.gleam`. */
export interface PathElsewhere {
  readonly name: string;
  readonly path: string;
}

/** A letter alone is a drive of Windows. */
const ELSEWHERE = /^([a-z][a-z0-9_-]+):(?!\/\/)(.+)$/s;

/** What a repository may be called in refdata.yml. */
export const REPOSITORY_NAME = /^[a-z][a-z0-9_-]+$/;

/** A path taken apart that begins like one in another repository. */
export function pathElsewhere(text: string): PathElsewhere | undefined {
  const [, name, path] = ELSEWHERE.exec(text) ?? [];
  return name === undefined || path === undefined ? undefined : { name, path };
}

/** What to say of a name that is none of a repository. */
export function noSuchRepository(
  { name, path }: PathElsewhere,
  others: OtherRepositories | undefined,
): Pick<UserError, 'message' | 'remedy'> {
  const names = others?.names ?? [];
  const [near] = nearest(name, names);
  const message = `There is no file ${name}:${path}, and no repository ${name} under \`repositories\`.`;
  if (near !== undefined) return { message, remedy: `Did you mean ${near}:${path}?` };
  const remedy =
    names.length > 0
      ? `There is ${names.join(', ')}.`
      : `Declare it in refdata.yml: "repositories: { ${name}: owner/name@ref }".`;
  return { message, remedy };
}

/** What refdata.yml says of repositories, and where they come from. */
export interface Declared {
  readonly repositories: Readonly<Record<string, string>> | undefined;
  readonly supply: Supply;
  readonly moment: Moment;
  readonly sourceLimitMib?: number | undefined;
}

/**
 * The language's repository, with those besides it that refdata.yml declares: their files have paths that begin with their names.
 * @throws {UserError} when a folder was given for a name that is not declared.
 */
export function withOthers(
  main: Repository,
  { repositories, supply, moment, sourceLimitMib }: Declared,
): Repository {
  const names = Object.keys(repositories ?? {});
  const unknown = moment === 'now' ? supply.given?.find(name => !names.includes(name)) : undefined;
  if (unknown !== undefined) {
    const [near] = nearest(unknown, names);
    const remedy = near === undefined ? 'Leave --repository out, or declare it.' : `Did you mean ${near}?`;
    throw new UserError(`refdata.yml declares no repository ${unknown} under \`repositories\`.`, remedy);
  }
  if (repositories === undefined) return main;
  return united(main, new OtherRepositories(repositories, supply, moment, sourceLimitMib));
}

function united(main: Repository, others: OtherRepositories): Repository {
  const routed = <T>(path: string, ask: (repository: Repository, path: string) => T): T => {
    const elsewhere = pathElsewhere(path);
    if (!elsewhere || !others.has(elsewhere.name)) return ask(main, path);
    const { name } = elsewhere;
    try {
      return ask(others.at(name, path), elsewhere.path);
    } catch (error) {
      throw error instanceof UnreadableFile && error.path !== path ? named(error, name) : error;
    }
  };
  return {
    others,
    read: path => routed(path, (repository, inside) => repository.read(inside)),
    readBytes: path => routed(path, (repository, inside) => repository.readBytes(inside)),
    isFile: path => isThere(() => routed(path, (repository, inside) => repository.isFile(inside))),
    glob: pattern => {
      const name = pathElsewhere(pattern)?.name;
      const found = routed(pattern, (repository, inside) => repository.glob(inside));
      return name !== undefined && others.has(name) ? found.map(path => `${name}:${path}`) : found;
    },
  };
}

function isThere(ask: () => boolean): boolean {
  try {
    return ask();
  } catch (error) {
    if (error instanceof UnreadableFile) return false;
    throw error;
  }
}

/** The same complaint with the name of the repository that it is about. */
function named({ rule, path, message, remedy, line }: UnreadableFile, name: string): UnreadableFile {
  return new UnreadableFile(rule, `${name}:${path}`, `In ${name}: ${message}`, remedy, line);
}

/** One of the repositories that are united, by itself: paths are those in it, and none leads out of it. */
export function inside(whole: Repository, name: string): Repository {
  const path = (own: string) => `${name}:${own}`;
  return {
    read: own => whole.read(path(own)),
    readBytes: own => whole.readBytes(path(own)),
    isFile: own => whole.isFile(path(own)),
    glob: pattern => whole.glob(path(pattern)).map(found => found.slice(name.length + 1)),
  };
}
