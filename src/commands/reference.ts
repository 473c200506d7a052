import { isAbsolute, relative, resolve, sep } from 'node:path';
import { cachedExtraction } from '../cache/extraction-cache.js';
import type { LoadedConfig } from '../config/config.js';
import { loadConfig } from '../config/load.js';
import type { Programs, Report } from '../extract/context.js';
import { extract, type Progress } from '../extract/extract.js';
import type { Finding, Place } from '../finding.js';
import { type CommandPermission, noPrograms, programsFor } from '../programs.js';
import { check } from '../reference/check.js';
import { type Composition, compose } from '../reference/compose.js';
import type { Policy } from '../reference/policy.js';
import { openRepository, type Repository, repositoryRoot } from '../repository/repository.js';
import { Findings, policyOf } from './findings.js';

export interface ReferenceOptions {
  /** Folder of the language's repository. */
  readonly repo: string;
  /** Path of the configuration: absolute, or relative to `repo`. */
  readonly config: string;
  /** In place of `documentacao`. */
  readonly docsUrl?: string | undefined;
  /** Only these top-level keys of the configuration. */
  readonly only?: ReadonlySet<string>;
  readonly progress?: Progress;
  /** Whether sources of the kind `command` may run programs; `off` unless given. */
  readonly commands?: CommandPermission | undefined;
  /** Folder that keeps what was extracted for the next run; none unless given. */
  readonly cache?: string | undefined;
  /** How many threads may read sources, where there are enough of them; as many as there are cores, unless given. */
  readonly threads?: number | undefined;
}

/** The reference of a language as its repository has it, and all that there is to say about it. */
export interface BuiltReference extends Composition {
  /** `base_url` of the configuration. */
  readonly baseUrl: string | undefined;
  /** `archive` of the configuration. */
  readonly archive: boolean;
  /** What the configuration changes about rules. */
  readonly policy: Policy;
  readonly findings: readonly Finding[];
}

/**
 * From a repository to the seven files in memory: configuration, extraction, composition, schemas and rules.
 * Nothing is written. @throws {UserError} for a configuration that does not hold.
 */
export async function buildReference(options: ReferenceOptions): Promise<BuiltReference> {
  return referenceIn(configOf(options), options);
}

/** The configuration that options name. @throws {UserError} when it does not hold. */
export function configOf({ repo, config }: Pick<ReferenceOptions, 'repo' | 'config'>): LoadedConfig {
  // A folder that is not there is told as such, not as a configuration that is not in it.
  repositoryRoot(repo);
  return loadConfig(resolve(repo, config), shownPath(repo, resolve(repo, config)));
}

/** The same of a configuration that was read already. */
export async function referenceIn(loaded: LoadedConfig, options: ReferenceOptions): Promise<BuiltReference> {
  const { repo, config, cache, commands = 'off', ...rest } = options;
  const depends = [shownPath(repo, resolve(repo, config)), loaded.text, commands];
  return referenceOf(loaded, openRepository(repo, loaded.config.limits?.source_mib), {
    ...rest,
    programs: programsFor(commands, repositoryRoot(repo)),
    ...(cache !== undefined && { cache: { folder: cache, depends } }),
  });
}

export interface OpenReferenceOptions
  extends Pick<ReferenceOptions, 'docsUrl' | 'only' | 'progress' | 'threads'> {
  /** The programs that sources of the kind `command` may run; none unless given. */
  readonly programs?: Programs;
  /** A folder that keeps what was extracted, and what that depends on besides the repository. */
  readonly cache?: { readonly folder: string; readonly depends: readonly string[] };
}

/** The same of a configuration and a repository that are open already, wherever they come from. */
export async function referenceOf(
  loaded: LoadedConfig,
  repository: Repository,
  options: OpenReferenceOptions = {},
): Promise<BuiltReference> {
  const { config } = loaded;
  const policy = policyOf(config.rules);
  const findings = new Findings(policy);
  const { only, progress, cache, threads, programs = noPrograms('off') } = options;
  const report = (problem: Report) => findings.add(problem);
  const run = (from: Repository, allowed: Programs, tell: typeof report) =>
    extract(loaded, from, tell, {
      programs: allowed,
      threads,
      ...(only && { only }),
      ...(progress && { progress }),
    });
  const extracted =
    cache === undefined
      ? await run(repository, programs, report)
      : await cachedExtraction({
          ...cache,
          name: JSON.stringify([cache.depends[0], [...(only ?? [])]]),
          repository,
          programs,
          report,
          extract: run,
        });
  const documentacao = options.docsUrl ?? extracted.documentacao;
  options.progress?.('checking');
  const composition = compose({ ...extracted, documentacao }, problem => findings.add(problem));
  // While parts are missing or misshapen, rules about the whole would only repeat it.
  if (!findings.list.some(finding => finding.level === 'error')) {
    for (const finding of check(composition.files, policy))
      findings.list.push(located(finding, composition.origins));
  }
  return {
    ...composition,
    baseUrl: config.base_url,
    archive: config.archive ?? false,
    policy,
    findings: findings.list,
  };
}

/** A finding about published data, with the place in the source that the data came from. */
function located(finding: Finding, origins: ReadonlyMap<string, Place>): Finding {
  let subject = finding.subject ?? '';
  while (subject.includes('/')) {
    const place = origins.get(subject);
    if (place) return { ...finding, place };
    subject = subject.slice(0, subject.lastIndexOf('/'));
  }
  return finding;
}

/** A path as people know it: relative to the repository where it is inside of it. */
export function shownPath(repo: string, path: string): string {
  const inside = relative(resolve(repo), path);
  return inside.startsWith('..') || isAbsolute(inside) ? path : inside.split(sep).join('/');
}
