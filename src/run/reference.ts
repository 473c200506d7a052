import { repositoriesUsed } from '../config/repositories-used.js';
import type { Config } from '../config/schema.js';
import type { Policy } from '../contract/policy.js';
import { type ExtractionInput, extract, type Report } from '../extract/index.js';
import { type Finding, hasError, type Place } from '../findings/finding.js';
import { type Composition, compose } from '../reference/compose.js';
import { check } from '../rules/contract-check.js';
import { declarationReaders } from '../server/index.js';
import { Findings, policyOf } from './findings.js';
import { openRun, type RunContext, type RunOptions } from './run-context.js';

/** What of a reference is built, and how. */
export interface ReferenceScope {
  /** In place of `documentacao`. */
  readonly docsUrl?: string | undefined;
  /** Only these top-level keys of the configuration. */
  readonly only?: ReadonlySet<string>;
  /** Whether the configuration is one list of another: then nothing is said of what it declares beside that. */
  readonly isPart?: boolean;
}

export interface ReferenceOptions extends RunOptions, ReferenceScope {}

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
  return referenceOf(openRun(options), options);
}

/** The same of a run that is open already. */
export async function referenceOf(
  run: Omit<RunContext, 'configPath' | 'shown'>,
  { docsUrl, only, isPart = false }: ReferenceScope = {},
): Promise<BuiltReference> {
  const { configuration, repository, programs, progress, cache } = run;
  const { config } = configuration;
  const policy = policyOf(config.rules);
  const findings = new Findings(policy);
  const report = (problem: Report) => findings.add(problem);
  const whole = only === undefined && !isPart;
  const read = (input: ExtractionInput) =>
    extract(configuration, input, { ...(only && { only }), whole, progress });
  const input = { repository, programs, report, readers: declarationReaders };
  const used = repositoriesUsed(config);
  // What was kept counts only where it would be read again; and pages read programs when all is read.
  if (only === undefined || cache !== undefined) await repository.others?.openAll(used);
  const extracted = await (cache === undefined
    ? read(input)
    : cache.extracted([...(only ?? [])].join(), input, read));
  const documentacao = docsUrl ?? extracted.documentacao;
  progress('checking');
  const composition = compose({ ...extracted, documentacao }, report, configuration.placeOf);
  // While parts are missing or misshapen, rules about the whole would only repeat it.
  if (!hasError(findings.list)) {
    for (const finding of check(composition.files, policy))
      findings.list.push(located(finding, composition.origins));
  }
  if (only === undefined && !namesList(config)) {
    const message = 'refdata.yml names no source for any list: all seven files would be empty.';
    findings.add({ rule: 'list-named', message, place: configuration.placeOf([]) });
    // Said once: that each of them is empty follows.
    const { list } = findings;
    if (list.some(({ rule }) => rule === 'list-named'))
      list.splice(0, list.length, ...list.filter(({ rule }) => rule !== 'list-present'));
  }
  for (const name of only === undefined ? Object.keys(config.repositories ?? {}) : []) {
    if (used.has(name)) continue;
    const message = `Nothing is read from the repository ${name}.`;
    findings.add({
      rule: 'repository-unused',
      message,
      place: configuration.placeOf(['repositories', name]),
    });
  }
  return {
    ...composition,
    baseUrl: config.base_url,
    archive: config.archive ?? false,
    policy,
    findings: findings.list,
  };
}

/** Whether there is a source for anything that is published: words, functions, commands, packages, … */
function namesList({ sintaxe: { extensao: _, ...syntax }, conteudos = {}, ...config }: Config): boolean {
  const { embutidas, modulos, comandos, erros, registro } = config;
  const named = [embutidas, modulos, comandos, erros, registro, ...Object.values(syntax)];
  return [...named, ...Object.values(conteudos)].some(list => list !== undefined);
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
