import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { LoadedConfig } from '../config/config.js';
import { extract, kindOf, readList, type Source, withContext } from '../extract/index.js';
import { type Finding, hasError, type Place } from '../findings/finding.js';
import { UserError } from '../findings/user-error.js';
import { sourceState } from '../git/git.js';
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
import { type Said, saidOf } from '../prove/said.js';
import { type Composition, compose } from '../reference/compose.js';
import { ObservedRepository } from '../repository/observed.js';
import { Findings, policyOf } from '../run/findings.js';
import { openRun, type RunContext, type RunOptions, shownPath } from '../run/run-context.js';
import { VERSION } from '../runtime/generated/version.js';
import { declarationReaders } from '../server/index.js';
import { counted } from '../text/counted.js';

/** Shown of a text that is another one. */
const MAX_SHOWN_CHARACTERS = 80;

/** The proof is written beside the configuration. */
export interface ProveOptions extends Omit<RunOptions, 'cache'> {
  /** Whether the differences that there are become the list of those that are accepted. */
  readonly accept?: boolean | undefined;
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
  const run = openRun(options);
  const { configuration: loaded, configPath, shown } = run;
  const sections = SECTIONS.filter(({ at }) => sourcesAt(loaded, at) !== undefined);
  if (sections.length === 0)
    throw new UserError(
      `${shown} names no program that knows what the lists hold.`,
      'Add it: "prove: { embutidas: { command: [python3, tools/dump.py] } }" (docs/prove.md).',
    );
  const findings = new Findings(policyOf(loaded.config.rules));
  const repository = new ObservedRepository(run.repository);
  const composition = await published(sections, { ...run, repository }, findings);
  const sources = repository.observations().reads;
  const truths = await truthsOf(sections, run, findings);

  const acceptedPath = join(dirname(configPath), ACCEPTED_FILE);
  const accepted = readAccepted(acceptedPath, options.repo);
  const lists: ProvedList[] = [];
  const open: Difference[] = [];
  const used = new Set<string>();
  // What could not be read is no list to compare with.
  const isWhole = !hasError(findings.list);
  for (const [section, { items, withInner }] of isWhole ? truths : []) {
    const published = publishedLists(section, composition.files);
    const found = compareLists(listsOf(section, items), published, outer => withInner.has(outer));
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
  const ok = !hasError(findings.list);
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
  { configuration, repository, programs, progress }: RunContext,
  findings: Findings,
): Promise<Composition> {
  const only = new Set(sections.map(({ at }) => at[0] as string));
  const report = findings.add.bind(findings);
  const input = { repository, programs, report, readers: declarationReaders };
  return compose(await extract(configuration, input, { only, progress }), report, configuration.placeOf);
}

/** What the programs say. */
function truthsOf(
  sections: readonly Section[],
  { configuration, repository, programs, progress }: RunContext,
  findings: Findings,
): Promise<[Section, Said][]> {
  const report = findings.add.bind(findings);
  const { placeOf } = configuration;
  return withContext(
    { repository, placeOf, report, programs, readers: declarationReaders },
    async context => {
      const truths: [Section, Said][] = [];
      for (const section of sections) {
        const at = ['prove', ...section.at];
        progress(at.join('.'));
        const rows = await readList(sourcesAt(configuration, section.at) ?? [], at, context);
        const said = saidOf(rows, section);
        reportNameless(said, section, placeOf(at), findings);
        truths.push([section, said]);
      }
      return truths;
    },
  );
}

function sourcesAt({ config }: LoadedConfig, at: readonly string[]): readonly Source[] | undefined {
  let value: unknown = config.prove;
  for (const key of at) value = (value as Record<string, unknown> | undefined)?.[key];
  return value as readonly Source[] | undefined;
}

function readAccepted(path: string, repo: string): Accepted[] {
  return existsSync(path) ? parseAccepted(readFileSync(path, 'utf8'), shownPath(repo, path)) : [];
}

/** Nothing can be compared with what has no name. */
function reportNameless({ items, nameless }: Said, section: Section, place: Place, findings: Findings): void {
  if (nameless.length === 0) return;
  const { at, key, inner } = section;
  const names = [key, inner && `${inner.field}/${inner.key}`].filter(each => each !== undefined);
  const needed = names.map(each => `\`${each}\``).join(', ') || 'texts';
  findings.add({
    rule: 'field-missing',
    message: `prove.${at.join('.')}: of ${counted(items.length, 'entry', 'entries')} that the program says, ${nameless.length} have no name, as ${text(nameless[0])}.`,
    remedy: `Have the program print names alone, or entries with ${needed}; or map its fields to these.`,
    place,
  });
}

function reportDifference(
  { list, name, what, expected, found, subject, times }: Difference,
  loaded: LoadedConfig,
  { origins }: Composition,
  findings: Findings,
): void {
  const reported = `${list} "${name}"`;
  const message =
    what === 'missing'
      ? times === undefined
        ? `${reported} is missing: the program says it.`
        : `${reported} is missing: the program says this name ${times} times.`
      : what === 'extra'
        ? `${reported} is not what the program has.`
        : `${reported}: ${what} is ${text(found)}, and the program says ${text(expected)}.`;
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
