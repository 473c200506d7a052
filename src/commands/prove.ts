import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { LoadedConfig } from '../config/config.js';
import { loadConfig } from '../config/load.js';
import type { Programs } from '../extract/context.js';
import { extract, type Progress, readList, withContext } from '../extract/extract.js';
import { kindOf, type Source } from '../extract/source.js';
import type { Finding } from '../finding.js';
import { VERSION } from '../generated/version.js';
import { sourceState } from '../git.js';
import { type CommandPermission, programsFor } from '../programs.js';
import {
  ACCEPTED_FILE,
  type Accepted,
  identity,
  parseAccepted,
  renderAccepted,
} from '../prove/acceptance.js';
import { type Comparison, compareLists, type Difference } from '../prove/compare.js';
import { listsOf, publishedLists, SECTIONS, type Section } from '../prove/lists.js';
import { namesDigest, PROOF_FILE, type Proof, renderProof } from '../prove/proof.js';
import { type Composition, compose } from '../reference/compose.js';
import { ObservedRepository } from '../repository/observed.js';
import { openRepository, repositoryRoot } from '../repository/repository.js';
import { UserError } from '../user-error.js';
import { Findings, policyOf } from './findings.js';
import { shownPath } from './reference.js';

/** Shown of a text that is another one. */
const MAX_SHOWN_CHARACTERS = 80;

export interface ProveOptions {
  /** Folder of the language's repository. */
  readonly repo: string;
  /** Path of refdata.yml: absolute, or relative to `repo`. The proof is written beside it. */
  readonly config: string;
  /** Whether programs may be run; `off` unless given. */
  readonly commands?: CommandPermission | undefined;
  /** Whether the differences that there are become the list of those that are accepted. */
  readonly accept?: boolean | undefined;
  readonly threads?: number | undefined;
  readonly progress?: Progress;
}

/** A list, with how many of its differences are accepted. */
export interface ProvedList extends Comparison {
  readonly accepted: number;
}

export interface ProveResult {
  /** Whether the proof was written: no finding is an error. */
  readonly ok: boolean;
  readonly nome: string;
  readonly versao: string;
  readonly lists: readonly ProvedList[];
  /** The file of the proof; null when it was not written. */
  readonly proof: string | null;
  /** The file of accepted differences, when it was written. */
  readonly accepted: string | null;
  readonly findings: readonly Finding[];
}

/**
 * Compares what is published with what the language says of itself when it runs, list by list and field by field, and writes
 * a proof, which later builds are held against.
 *
 * @throws {UserError} when the configuration names nothing to prove, or the accepted differences cannot be read
 */
export async function prove(options: ProveOptions): Promise<ProveResult> {
  const root = repositoryRoot(options.repo);
  const configPath = resolve(options.repo, options.config);
  const shown = shownPath(options.repo, configPath);
  const loaded = loadConfig(configPath, shown);
  const sections = SECTIONS.filter(({ at }) => sourcesAt(loaded, at) !== undefined);
  if (sections.length === 0)
    throw new UserError(
      `${shown} names no program that knows what the lists hold.`,
      'Add it: "prove: { embutidas: { command: [python3, tools/dump.py] } }" (docs/prove.md).',
    );
  const programs = programsFor(options.commands ?? 'off', root);
  const findings = new Findings(policyOf(loaded.config.rules));
  const repository = new ObservedRepository(openRepository(options.repo, loaded.config.limits?.source_mib));
  const composition = await published(sections, loaded, repository, programs, findings, options);
  const sources = repository.observations().reads;
  const truths = await truthsOf(sections, loaded, options, programs, findings);

  const acceptedPath = join(dirname(configPath), ACCEPTED_FILE);
  const accepted = readAccepted(acceptedPath, options.repo);
  const lists: ProvedList[] = [];
  const open: Difference[] = [];
  const used = new Set<string>();
  // What could not be read is no list to compare with.
  const isWhole = !findings.list.some(({ level }) => level === 'error');
  for (const [section, rows] of isWhole ? truths : []) {
    const found = compareLists(listsOf(section, rows), publishedLists(section, composition.files));
    for (const comparison of found) {
      const known = comparison.differences.filter(each =>
        accepted.some(one => identity(one) === identity(each)),
      );
      for (const each of known) used.add(identity(each));
      lists.push({ ...comparison, accepted: known.length });
      open.push(...comparison.differences.filter(each => !known.includes(each)));
      reportUnknown(comparison, section, loaded, findings);
    }
  }
  const differences = lists.flatMap(each => each.differences);
  const isAccepting = isWhole && options.accept === true;
  const kept = isAccepting
    ? parseAccepted(renderAccepted(differences, accepted), shownPath(options.repo, acceptedPath))
    : accepted;
  if (isWhole) {
    if (!isAccepting) {
      for (const each of open) reportDifference(each, loaded, composition, findings);
      for (const each of kept.filter(one => !used.has(identity(one)))) reportUnused(each, findings);
    }
    for (const { list, name, what, reason, place } of kept)
      if (reason.trim() === '')
        findings.add({
          rule: 'proof-reason',
          message: `${list} "${name}" (${what}) is accepted for no reason.`,
          place,
        });
  }
  const ok = !findings.list.some(({ level }) => level === 'error');
  if (isAccepting) writeFileSync(acceptedPath, renderAccepted(differences, accepted));
  const proofPath = join(dirname(configPath), PROOF_FILE);
  const { versao } = composition.files.index;
  if (ok) {
    const counted = isAccepting ? lists.map(each => ({ ...each, accepted: each.differences.length })) : lists;
    const { commit, modified } = await sourceState(options.repo);
    const proof: Proof = {
      refdata: VERSION,
      versao,
      commit,
      modified,
      lists: Object.fromEntries(
        counted.map(list => [list.list, provedOf(list, sections, loaded, composition)]),
      ),
      sources: Object.fromEntries(sources),
    };
    writeFileSync(proofPath, renderProof(proof));
  }
  return {
    ok,
    nome: loaded.config.nome,
    versao,
    lists,
    proof: ok ? shownPath(options.repo, proofPath) : null,
    accepted: isAccepting ? shownPath(options.repo, acceptedPath) : null,
    findings: findings.list,
  };
}

/** What a build would publish of the lists that are proved. */
async function published(
  sections: readonly Section[],
  loaded: LoadedConfig,
  repository: ObservedRepository,
  programs: Programs,
  findings: Findings,
  { progress, threads }: ProveOptions,
): Promise<Composition> {
  const only = new Set(sections.map(({ at }) => at[0] as string));
  const extracted = await extract(loaded, repository, problem => findings.add(problem), {
    only,
    programs,
    threads,
    ...(progress && { progress }),
  });
  return compose(extracted, problem => findings.add(problem));
}

/** What the programs say. */
function truthsOf(
  sections: readonly Section[],
  loaded: LoadedConfig,
  { repo, threads, progress }: ProveOptions,
  programs: Programs,
  findings: Findings,
): Promise<[Section, readonly unknown[]][]> {
  const repository = openRepository(repo, loaded.config.limits?.source_mib);
  const report = findings.add.bind(findings);
  return withContext({ repository, placeOf: loaded.placeOf, report, programs, threads }, async context => {
    const truths: [Section, readonly unknown[]][] = [];
    for (const section of sections) {
      const at = ['prove', ...section.at];
      progress?.(at.join('.'));
      const rows = await readList(sourcesAt(loaded, section.at) ?? [], at, context);
      truths.push([section, rows.map(({ value }) => value)]);
    }
    return truths;
  });
}

function sourcesAt({ config }: LoadedConfig, at: readonly string[]): readonly Source[] | undefined {
  let value: unknown = config.prove;
  for (const key of at) value = (value as Record<string, unknown> | undefined)?.[key];
  return value as readonly Source[] | undefined;
}

function readAccepted(path: string, repo: string): Accepted[] {
  return existsSync(path) ? parseAccepted(readFileSync(path, 'utf8'), shownPath(repo, path)) : [];
}

function reportDifference(
  { list, name, what, expected, found, subject }: Difference,
  loaded: LoadedConfig,
  { origins }: Composition,
  findings: Findings,
): void {
  const told = `${list} "${name}"`;
  const message =
    what === 'missing'
      ? `${told} is missing: the program says it.`
      : what === 'extra'
        ? `${told} is not what the program has.`
        : `${told}: ${what} is ${text(found)}, and the program says ${text(expected)}.`;
  const place = (subject && origins.get(subject)) || loaded.placeOf(['prove', ...list.split('.')]);
  findings.add({ rule: 'proof-different', message, place });
}

function reportUnused({ list, name, what, place }: Accepted, findings: Findings): void {
  const message = `${list} "${name}" (${what}) is accepted, and there is no such difference.`;
  findings.add({ rule: 'proof-accepted-unused', message, place });
}

/** What the contract does not have is never compared: most likely a field is misspelt. */
function reportUnknown(
  { list, unknown }: Comparison,
  { at }: Section,
  { placeOf }: LoadedConfig,
  findings: Findings,
): void {
  for (const field of unknown)
    findings.add({
      rule: 'field-unknown',
      message: `prove.${list}: \`${field}\` is no field of the contract, and is not compared.`,
      place: placeOf(['prove', ...at]),
    });
}

function text(value: unknown): string {
  const shown = JSON.stringify(value) ?? 'nothing';
  return shown.length > MAX_SHOWN_CHARACTERS ? `${shown.slice(0, MAX_SHOWN_CHARACTERS)}…` : shown;
}

function provedOf(
  { list, expected, found, equal, accepted }: ProvedList,
  sections: readonly Section[],
  loaded: LoadedConfig,
  { files }: Composition,
): Proof['lists'][string] {
  const section = sections.find(({ at }) => list.startsWith(at.join('.'))) as Section;
  const names = publishedLists(section, files).get(list) ?? new Map();
  const by = (sourcesAt(loaded, section.at) ?? []).map(source => {
    const { name } = kindOf(source);
    return { [name]: source[name] };
  });
  return { expected, found, equal, accepted, names: namesDigest(names), by };
}
