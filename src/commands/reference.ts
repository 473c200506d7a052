import { isAbsolute, relative, resolve, sep } from 'node:path';
import type { LoadedConfig } from '../config/config.js';
import { loadConfig } from '../config/load.js';
import type { Programs } from '../extract/context.js';
import { extract, type Progress } from '../extract/extract.js';
import type { Finding, Place } from '../finding.js';
import { type CommandPermission, programsFor } from '../programs.js';
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
  // A folder that is not there is told as such, not as a configuration that is not in it.
  const root = repositoryRoot(options.repo);
  const configPath = resolve(options.repo, options.config);
  const loaded = loadConfig(configPath, shownPath(options.repo, configPath));
  const programs = programsFor(options.commands ?? 'off', root);
  return referenceOf(loaded, openRepository(options.repo, loaded.config.limits?.source_mib), {
    ...options,
    programs,
  });
}

/**
 * The same of a configuration and a repository that are open already, wherever they come from; without `programs`, none
 * is run.
 */
export async function referenceOf(
  loaded: LoadedConfig,
  repository: Repository,
  options: Omit<ReferenceOptions, 'repo' | 'config' | 'commands'> & { readonly programs?: Programs } = {},
): Promise<BuiltReference> {
  const { config } = loaded;
  const policy = policyOf(config.rules);
  const findings = new Findings(policy);
  const extractOptions = {
    ...(options.only && { only: options.only }),
    ...(options.progress && { progress: options.progress }),
    ...(options.programs && { programs: options.programs }),
  };
  const extracted = await extract(loaded, repository, problem => findings.add(problem), extractOptions);
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
