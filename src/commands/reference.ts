import { isAbsolute, relative, resolve, sep } from 'node:path';
import type { LoadedConfig } from '../config/config.js';
import { loadConfig } from '../config/load.js';
import type { Report } from '../extract/context.js';
import { extract, type Progress } from '../extract/extract.js';
import type { Finding, Place } from '../finding.js';
import { check } from '../reference/check.js';
import { type Composition, compose } from '../reference/compose.js';
import { type Policy, settingOf } from '../reference/policy.js';
import { openRepository, repositoryRoot } from '../repository/repository.js';
import { ruleInfo } from '../rules.js';

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
  repositoryRoot(options.repo);
  const configPath = resolve(options.repo, options.config);
  const loaded = loadConfig(configPath, shownPath(options.repo, configPath));
  const { config } = loaded;
  const policy = policyOf(config.rules);
  const repository = openRepository(options.repo, config.limits?.source_mib);
  const findings = new Findings(policy);
  const extractOptions = {
    ...(options.only && { only: options.only }),
    ...(options.progress && { progress: options.progress }),
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

/** Turns problems into findings by their rules, each problem once. */
class Findings {
  readonly list: Finding[] = [];
  private readonly seen = new Set<string>();

  constructor(private readonly policy: Policy) {}

  add({ rule, message, remedy, place }: Report): void {
    const key = JSON.stringify([rule, message, place]);
    const info = ruleInfo(rule);
    const level = settingOf(this.policy, rule).level ?? info?.level ?? 'error';
    if (level === 'off' || this.seen.has(key)) return;
    this.seen.add(key);
    this.list.push({ rule, level, message, remedy: remedy ?? info?.remedy ?? '', place });
  }
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

function policyOf(rules: LoadedConfig['config']['rules']): Policy {
  return Object.fromEntries(
    Object.entries(rules ?? {}).map(([id, { level, pattern }]) => [
      id,
      { ...(level && { level }), ...(pattern !== undefined && { pattern }) },
    ]),
  );
}

/** A path as people know it: relative to the repository where it is inside of it. */
function shownPath(repo: string, path: string): string {
  const inside = relative(resolve(repo), path);
  return inside.startsWith('..') || isAbsolute(inside) ? path : inside.split(sep).join('/');
}
