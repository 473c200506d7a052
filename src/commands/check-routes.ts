import { existsSync, readFileSync, statSync } from 'node:fs';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import { baseCommit } from '../check/base-commit.js';
import type { CheckResult } from '../check/check-result.js';
import type { Remote } from '../check/commits.js';
import { prefixOf } from '../check/defaults.js';
import { describedRoutes } from '../check/described-routes.js';
import { describedVersion, isRaised } from '../check/described-version.js';
import { exceptionsOf } from '../check/listed-exceptions.js';
import { changedExceptions } from '../check/policies.js';
import { isSameCommit, ownBase } from '../check/same-commit.js';
import type { SideName } from '../check/side.js';
import {
  causesOf,
  type Exception,
  except,
  type FailOn,
  failsBy,
  routeChanges,
  tallyChanges,
  tellRoutesApart,
  wholeLevel,
} from '../drift/index.js';
import { baseOf } from '../exporters/base.js';
import { type Finding, hasError } from '../findings/finding.js';
import { findingOf } from '../findings/rule-info.js';
import { UserError } from '../findings/user-error.js';
import { isAddress } from '../http/address.js';
import { openCommit } from '../repository/git-repository.js';
import { openRepository, type Repository } from '../repository/repository.js';
import {
  baseNotBuilt,
  nothingCompared,
  routesMoved,
  routesNotRaised,
  routesUnread,
} from '../rules/comparison.js';
import { statsOf } from '../runtime/stats.js';
import { describesHandlers, type Route, readDocument, readRoutes, type Server } from '../server/index.js';
import { readProgram } from './read-servers.js';

/** A larger description is not one of a server. */
const MAX_DOCUMENT_MIB = 64;
const MAX_DOCUMENT_BYTES = MAX_DOCUMENT_MIB * 1024 * 1024;

export interface CheckRoutesOptions {
  /** Folder of the project. */
  readonly repo: string;
  /** The server file, relative to `repo`. */
  readonly server: string;
  /** An OpenAPI document (a file), or a name of a commit; nothing for the default branch. */
  readonly base?: string | undefined;
  readonly exactBase?: boolean;
  readonly remote?: Remote;
  readonly failOn?: FailOn;
  /** Whether a base that cannot be read fails the check. */
  readonly requireBase?: boolean | undefined;
  /** The branch or tag that a job is for. */
  readonly ref?: string | undefined;
  /** The day, as `2026-12-31`: exceptions expire. */
  readonly today: string;
}

/**
 * What a head changes for the clients of a server: its routes against those of a commit, or of a description that was
 * written before. What breaks clients fails by itself, unless the version of the committed description is raised for it.
 *
 * @throws {UserError} when the file of the head, or the base, cannot be read.
 */
export async function checkRoutes(options: CheckRoutesOptions): Promise<CheckResult> {
  const { repo, failOn = 'unbumped', today } = options;
  const file = insideOf(repo, options.server);
  const repository = openRepository(repo);
  const head = await serversIn(repository, file);
  const base = await openBase(options, file);
  const findings = [...head.findings];
  const routes = base.isDocument
    ? head.servers.slice(0, 1).flatMap(server => describedRoutes(server, base.describesHandlers))
    : routesOf(head);
  const { changes: all, unknown } = base.routes
    ? tellRoutesApart(routeChanges(base.routes, routes), base.routes, routes)
    : { changes: [], unknown: [] };
  const listed = exceptionsOf(repository);
  const sifted = except(all, base.exceptions ?? listed, today);
  // What is wrong with exceptions is mended in the head.
  findings.push(...except(all, listed, today).findings);
  if (base.exceptions) findings.push(...changedExceptions(base.exceptions, listed));
  if (base.routes && (base.routes.length === 0 || routes.length === 0)) {
    const which = base.routes.length === 0 ? 'base' : 'head';
    findings.push(findingOf(nothingCompared, `The ${which} has no route that could be read.`, ''));
  }
  if (options.requireBase && base.routes === undefined && base.findings.length > 0)
    findings.push(...base.findings.map(finding => ({ ...finding, level: 'error' as const })));
  else findings.push(...base.findings);
  const isItself = !base.isDocument && (await isSameCommit(base.name, { name: repo, commit: null }, repo));
  if (isItself) findings.push(...ownBase(base.name, {}, options));
  for (const [name, address] of addressesOf(head.servers)) {
    const before = base.addresses?.get(name);
    if (before === undefined || before === address) continue;
    const message = `The address of ${name || file} was ${before} and is ${address}.`;
    findings.push(findingOf(routesMoved, message, file, { file }));
  }
  const level = wholeLevel(sifted.changes);
  if (failOn === 'unbumped' && level === 'major') {
    const after = versionOf(head, repository, file);
    if (!isRaised(level, base.version, after))
      findings.push(notRaised(file, base.version, after, ownVersion(head) !== undefined));
  }
  return {
    ok: !failsBy(failOn, level) && !hasError(findings),
    verdict:
      base.routes && !isItself ? 'unversioned' : isItself || base.findings.length > 0 ? 'unknown' : 'first',
    level,
    requiredBump: level,
    suggestion: null,
    edits: [],
    nome: file,
    base: { ...base.name, versao: null },
    head: { name: repo, commit: null, versao: '' },
    release: null,
    compared: { base: base.routes?.length ?? 0, head: routes.length },
    counts: tallyChanges(sifted.changes),
    changes: sifted.changes,
    // A route and a validation stand at lines of their own.
    causes: causesOf(sifted.changes, { isOnCause: () => true }),
    evidence: [],
    unknown,
    excepted: sifted.excepted,
    findings,
  };
}

/** The version that a file says itself, as an OpenAPI document does; or that of what was described of it. */
function versionOf(read: Read, repository: Repository, file: string): string | undefined {
  return (
    ownVersion(read) ??
    describedVersion(
      repository,
      file,
      read.servers.map(({ name }) => name),
    )
  );
}

function ownVersion({ servers }: Read): string | undefined {
  return servers.map(({ own }) => own?.version).find(version => version !== undefined);
}

/**
 * Clients break, and the version of what they read does not say so.
 * @param isOwn whether the file says its version itself.
 */
function notRaised(
  file: string,
  before: string | undefined,
  after: string | undefined,
  isOwn: boolean,
): Finding {
  const said =
    after === undefined || before === undefined
      ? 'no committed description has a version that says so'
      : before === after
        ? `the version of its description is still ${after}`
        : `the version of its description went from ${before} to ${after}, which is too little`;
  const rule = isOwn
    ? {
        ...routesNotRaised,
        remedy: `Raise info.version in ${file}, accept the change in .refdata-ignore.yml, or choose --fail-on none.`,
      }
    : routesNotRaised;
  return findingOf(rule, `Clients of ${file} break, and ${said}.`, file, { file });
}

interface Read {
  readonly servers: readonly Server[];
  /** What could not be resolved. */
  readonly findings: readonly Finding[];
}

/** The servers of a file, or of a list of routes. @throws {UserError} for what is neither. */
async function serversIn(repository: Repository, file: string): Promise<Read> {
  const readFile = (path: string) => (repository.isFile(path) ? repository.readBytes(path) : undefined);
  const { servers, gaps } = (await readProgram(file, repository)) ?? readRoutes(file, readFile);
  const findings = gaps.map(({ place, reason, remedy }) =>
    findingOf({ ...routesUnread, remedy }, reason, place.file, place),
  );
  return { servers, findings };
}

function routesOf({ servers }: Pick<Read, 'servers'>): Route[] {
  return servers.flatMap(({ routes }) => routes);
}

interface RoutesBase {
  readonly name: SideName;
  /** Whether they come from a description, which says less than a server file. */
  readonly isDocument: boolean;
  readonly describesHandlers?: boolean;
  /** The version that its description says. */
  readonly version?: string | undefined;
  /** Where its servers say that they are. */
  readonly addresses?: ReadonlyMap<string, string>;
  /** Why there are none, where the base has such a file. */
  readonly findings: readonly Finding[];
  /** Nothing where the base has no such file. */
  readonly routes: readonly Route[] | undefined;
  /** Changes that the base has accepted; nothing where it has no such list, as a description has none. */
  readonly exceptions?: readonly Exception[];
}

async function openBase(options: CheckRoutesOptions, file: string): Promise<RoutesBase> {
  const { repo, base } = options;
  if (base !== undefined && statsOf(base)?.isFile())
    return {
      name: { name: base, commit: null },
      isDocument: true,
      findings: [],
      ...documentRoutes(base, shownPath(repo, base)),
    };
  if (base !== undefined && statsOf(base)?.isDirectory()) {
    throw new UserError(
      `${base} is a folder, and the routes of a server are compared with a file or a commit.`,
      'Name the OpenAPI document in it, or a branch, tag or commit that has the server file.',
    );
  }
  if (base !== undefined && isAddress(base)) {
    throw new UserError(
      `${base} is an address, and the routes of a server are compared with a commit or a file.`,
      'Download the OpenAPI document and name its file.',
    );
  }
  const { name, commit } = await baseCommit(options);
  const repository = openCommit(commit.folder, commit.id, await prefixOf(repo), undefined, repo);
  const shown = { name: { name, commit: commit.id }, isDocument: false };
  if (!repository.isFile(file)) return { ...shown, findings: [], routes: undefined };
  try {
    const exceptions = exceptionsOf(repository);
    const read = await serversIn(repository, file);
    const version = versionOf(read, repository, file);
    const addresses = addressesOf(read.servers);
    return { ...shown, version, addresses, findings: [], routes: routesOf(read), exceptions };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    const message = `The base ${name} cannot be read: ${error.message}`;
    return { ...shown, findings: [findingOf(baseNotBuilt, message, '')], routes: undefined };
  }
}

/** @throws {UserError} for what is no OpenAPI document. */
function documentRoutes(
  file: string,
  shown: string,
): Pick<RoutesBase, 'routes' | 'describesHandlers' | 'version' | 'addresses'> {
  const remedy = 'Name an OpenAPI document in JSON or YAML, or a branch, tag or commit.';
  if (statSync(file).size > MAX_DOCUMENT_BYTES) throw new UserError(`${file} is too large.`, remedy);
  const [server] = readDocument(shown, () => readFileSync(file), MAX_DOCUMENT_MIB).servers;
  const { routes = [], own } = server ?? {};
  return {
    routes,
    describesHandlers: describesHandlers(own?.document, routes),
    version: own?.version,
    addresses: addressesOf(server ? [server] : []),
  };
}

/** The addresses of servers by their names, as far as they say one: a document has one for all, which needs no name. */
function addressesOf(servers: readonly Server[]): ReadonlyMap<string, string> {
  return new Map(
    servers.flatMap(({ name, own, port, host, unknownPort }): [string, string][] => {
      if (own) return own.base && !unknownPort ? [['', own.base]] : [];
      return port && !unknownPort ? [[name, baseOf({ port, host })]] : [];
    }),
  );
}

/** A file as the project calls it; one from elsewhere as it was named. */
function shownPath(repo: string, file: string): string {
  const inside = relative(resolve(repo), resolve(file));
  return inside.startsWith('..') || isAbsolute(inside) ? file : inside.split(sep).join('/');
}

function insideOf(repo: string, server: string): string {
  const path = resolve(repo, server);
  const inside = relative(resolve(repo), path);
  if (inside.startsWith('..') || isAbsolute(inside) || !existsSync(path)) {
    throw new UserError(
      `There is no server file ${server} in ${resolve(repo)}.`,
      'Write its path relative to the repository.',
    );
  }
  if (statsOf(path)?.isDirectory()) {
    throw new UserError(
      `${server} is a folder, and the routes of a server stand in a file.`,
      'Name the server file in it, an OpenAPI document or a list of routes.',
    );
  }
  return inside.split(sep).join('/');
}
