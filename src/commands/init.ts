import { accessSync, constants, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { parseReading } from '../config/config.js';
import { FILE_NAMES, type FileName, type ReferenceFiles } from '../contract/files.js';
import { loadGrammarFor } from '../extract/index.js';
import type { Finding } from '../findings/finding.js';
import { unwritable } from '../findings/unwritable.js';
import { UserError } from '../findings/user-error.js';
import { type Draft, draftText, LISTS_AT } from '../init/draft.js';
import { identifiedBy, saidBy, withFormer } from '../init/former.js';
import type { Guess } from '../init/guess.js';
import { BEARABLE } from '../init/guess-modules.js';
import { guessAll } from '../init/init.js';
import { guessLexico, type LexicoGuess, unproved } from '../init/lexico/guess.js';
import { THRESHOLD } from '../init/proof.js';
import { WORKFLOW_PATH, workflowText } from '../init/workflow.js';
import { openRepository, repositoryRoot } from '../repository/repository.js';
import { lexicoOf } from '../run/lexico.js';
import { buildReference, referenceOf } from '../run/reference.js';
import { openRun, type RunOptions } from '../run/run-context.js';
import { schemaFile } from '../runtime/assets.js';
import { makeFolder } from '../runtime/make-folder.js';
import { publishedFiles } from './published-files.js';

/** A larger file is not one in which a person keeps a table. */
const MAX_SOURCE_MIB = 16;

/** `config` is the file to write. */
export interface InitOptions extends Pick<RunOptions, 'repo' | 'config' | 'progress'> {
  /** Whether a file that is there already is replaced. */
  readonly force?: boolean;
  /** A built folder or an address: the sources that give what is published there are looked for. */
  readonly like?: string | undefined;
  /** Whether a workflow that checks and publishes is written, too. */
  readonly workflow?: boolean;
  /** Asks a person which candidate a list is; the surest are taken, unless given. */
  readonly ask?: ((question: ListQuestion) => Promise<ShownGuess | undefined>) | undefined;
}

/** What a list of refdata.yml may be read from, to choose one of it or none. */
export interface ListQuestion {
  readonly at: string;
  /** The surest first. */
  readonly candidates: readonly ShownGuess[];
  /** The one that is taken where nobody is asked; nothing where none is sure enough. */
  readonly best: ShownGuess | undefined;
}

export interface InitResult {
  /** The file that was written. */
  readonly config: string;
  /** The workflow that was written; nothing where none was asked for. */
  readonly workflow: string | null;
  readonly text: string;
  /** What was found and written as data, with the reason. */
  readonly found: readonly ShownGuess[];
  /** What is not sure enough: in comments, to choose from. */
  readonly choices: readonly ShownGuess[];
  /** Files of the contract that nothing was found for. */
  readonly missing: readonly FileName[];
  /** What would not build, with the reason. */
  readonly rejected: readonly { readonly at: string; readonly reason: string }[];
  /** Keys that a person has to write: what stands there is a placeholder, or a guess by the folder alone. */
  readonly toWrite: readonly string[];
}

/** What was found for a list, for people. */
export interface ShownGuess {
  readonly at: string;
  readonly why: string;
  readonly score: number | null;
  readonly count: number | null;
  readonly samples: readonly string[];
}

/**
 * Writes a first `refdata.yml`; what stands in one already is kept where the draft says nothing else. Every guess is tried as
 * a build would read it, and left out (with the reason) when that finds an error; what a person has to write stands in it as
 * a placeholder, which a build refuses.
 * @throws {UserError} when there is one already, or nothing can be written there.
 */
export async function init({
  repo,
  config,
  force = false,
  workflow = false,
  like,
  ask,
  progress = () => {},
}: InitOptions): Promise<InitResult> {
  const root = repositoryRoot(repo);
  const target = resolve(repo, config);
  const workflowTarget = workflow ? join(root, ...WORKFLOW_PATH.split('/')) : undefined;
  for (const [path, shownAs] of [
    [target, config],
    ...(workflowTarget === undefined ? [] : [[workflowTarget, WORKFLOW_PATH] as const]),
  ] as const)
    if (!force && existsSync(path))
      throw new UserError(
        `There is a ${shownAs} already.`,
        path === target
          ? 'Give --force to replace it, or --config to write another file.'
          : 'Give --force to replace it, or leave --workflow out to keep it.',
      );
  refuseUnwritable(target);
  const published = like === undefined ? undefined : await publishedFiles(like, FILE_NAMES);
  const former = existsSync(target) ? parseReading(readFileSync(target, 'utf8'), config) : undefined;
  const repository = openRepository(repo, former?.part.limits?.source_mib ?? MAX_SOURCE_MIB);
  // A grammar that may not be used is told before anything is read by it.
  const { grammars } = former?.part ?? {};
  for (const name of Object.keys(grammars ?? {}))
    await loadGrammarFor({ name, extension: '' }, repository, grammars);
  const found = await guessAll(repository, basename(root), progress, {
    like: published,
    ...(former && saidBy(former)),
    ...former?.part,
  });
  const known = former ? identifiedBy(found, former) : found;
  const guessed = published ? identified(known, published, like as string) : known;
  const asked = ask === undefined ? guessed : await chosen(guessed, ask);
  const built = await proved(asked, { repo, progress, isChosen: ask !== undefined });
  const isDescribed = former !== undefined && 'lexico' in former.data;
  const drafted = { ...built, lexico: isDescribed ? undefined : await lexicoFor(built, { repo, progress }) };
  const draft = former ? withFormer(drafted, former) : drafted;
  const { lexico } = drafted;
  const text = draftText(draft, schemaFrom(dirname(target)));
  writeText(target, text);
  if (workflowTarget !== undefined) {
    const path = relative(root, target).split(sep).join('/');
    writeText(workflowTarget, workflowText(path, defaultBranch(root)));
  }
  const parts = new Set(draft.guesses.map(({ at }) => at.split('.')[0]));
  return {
    config: target,
    workflow: workflowTarget ?? null,
    text,
    found: [...draft.guesses.map(shown), ...shownLexico(lexico, true)],
    choices: [...draft.choices.map(shown), ...shownLexico(lexico, false)],
    missing: FILE_NAMES.filter(name => name !== 'index' && !parts.has(name)),
    rejected: draft.rejected.map(({ guess, reason }) => ({ at: guess.at, reason })),
    toWrite: [
      ...(draft.identity.isNameless ? ['nome'] : []),
      ...(draft.identity.documentacao === undefined ? ['documentacao'] : []),
      ...(draft.identity.versao === undefined ? ['versao'] : []),
      ...(draft.extension === undefined || draft.extension.isDoubtful ? ['sintaxe.extensao'] : []),
    ],
  };
}

/** What is published says for certain what it is called, and by which extension. */
function identified(
  draft: Omit<Draft, 'rejected'>,
  { index, sintaxe }: ReferenceFiles,
  where: string,
): Omit<Draft, 'rejected'> {
  const { nome, descricao, documentacao, versao } = index;
  const why = `${where} has it.`;
  return {
    ...draft,
    identity: {
      ...draft.identity,
      nome,
      isNameless: false,
      descricao,
      documentacao,
      versao: draft.identity.versao ?? { at: 'versao', spec: versao, why },
    },
    extension: { extension: sintaxe.extensao, why },
  };
}

/** The lists as a person chooses them; what is not chosen stays in comments. */
async function chosen(
  draft: Omit<Draft, 'rejected'>,
  ask: NonNullable<InitOptions['ask']>,
): Promise<Omit<Draft, 'rejected'>> {
  const guesses: Guess[] = [];
  const choices: Guess[] = [];
  for (const at of LISTS_AT) {
    const best = draft.guesses.find(guess => guess.at === at);
    const others = draft.choices.filter(choice => choice.at === at);
    const all = [...(best ? [best] : []), ...others];
    if (all.length === 0) continue;
    const candidates = all.map(shown);
    const answer = await ask({ at, candidates, best: best && candidates[0] });
    const taken = all[candidates.indexOf(answer as ShownGuess)];
    if (taken) guesses.push(taken);
    choices.push(...all.filter(guess => guess !== taken));
  }
  return { ...draft, guesses, choices };
}

function shown({ at, why, score, count, samples = [] }: Guess): ShownGuess {
  return { at, why, score: score ?? null, count: count ?? null, samples };
}

/** A lexico that programs prove among what was found, another one among the choices. */
function shownLexico(lexico: LexicoGuess | undefined, isProved: boolean): ShownGuess[] {
  if (lexico?.isProved !== isProved) return [];
  return [{ at: 'lexico', why: lexico.why, score: null, count: null, samples: [] }];
}

/** The schema that this very package has, as an editor finds it from a folder: it works before and after any release. */
function schemaFrom(folder: string): string {
  const path = relative(folder, schemaFile()).split(sep).join('/');
  return path.startsWith('.') ? path : `./${path}`;
}

/** The branch that the remote repository calls its default; `main` where that is not known. */
function defaultBranch(root: string): string {
  try {
    const head = readFileSync(join(root, '.git', 'refs', 'remotes', 'origin', 'HEAD'), 'utf8');
    return /^ref: refs\/remotes\/origin\/([\w./-]+)\s*$/.exec(head)?.[1] ?? 'main';
  } catch {
    return 'main';
  }
}

/** Before minutes of reading: that the file cannot be written is known at once. */
function refuseUnwritable(target: string): void {
  try {
    accessSync(dirname(target), constants.W_OK);
    if (existsSync(target)) accessSync(target, constants.W_OK);
  } catch (cause) {
    throw notThere(target, cause);
  }
}

function writeText(target: string, text: string): void {
  try {
    makeFolder(dirname(target));
    writeFileSync(target, text);
  } catch (cause) {
    throw notThere(target, cause);
  }
}

function notThere(target: string, cause: unknown): UserError {
  const remedy = 'Give --config a file in a folder that is there and that you may write to.';
  return unwritable(target, cause, remedy);
}

/** Leaves out what a build finds errors in, list by list: an error in one leaves the others as they were found. */
async function proved(
  guessed: Omit<Draft, 'rejected'>,
  { repo, progress, isChosen }: { repo: string; progress: (part: string) => void; isChosen: boolean },
): Promise<Draft> {
  const { config, write, leave } = scratchConfig();
  const errorsOf = async (draft: Draft) => {
    write(draft);
    const { findings } = await buildReference({ repo, config });
    return findings.filter(({ level, rule }) => level === 'error' && !ASKED.has(rule));
  };
  const nothing: Draft = {
    ...guessed,
    identity: { ...guessed.identity, versao: undefined },
    guesses: [],
    choices: [],
    rejected: [],
  };
  const { versao, otherVersions } = guessed.identity;
  try {
    progress('trying it out');
    if ((await errorsOf({ ...guessed, rejected: [] })).length === 0) return { ...guessed, rejected: [] };
    const guesses: Guess[] = [];
    const rejected: Draft['rejected'][number][] = [];
    const choices = [...guessed.choices];
    for (const first of guessed.guesses) {
      // What is sure enough by itself takes the place of one that does not build, unless a person has chosen that one.
      const sure = isChosen
        ? []
        : choices.filter(({ at, score = 0 }) => at === first.at && score >= THRESHOLD);
      for (const guess of [first, ...sure]) {
        progress(`trying out ${guess.at}`);
        const { kept, errors } = await repaired(guess, each => errorsOf({ ...nothing, guesses: [each] }));
        const together =
          kept && guesses.length > 0 ? await errorsOf({ ...nothing, guesses: [...guesses, kept] }) : [];
        if (guess !== first) choices.splice(choices.indexOf(guess), 1);
        if (kept && together.length === 0) {
          guesses.push(kept);
          break;
        }
        rejected.push({ guess, reason: firstLine([...errors, ...together]) });
      }
    }
    let known: Guess | undefined;
    for (const guess of versao ? [versao, ...otherVersions] : []) {
      const errors = await errorsOf({ ...nothing, identity: { ...nothing.identity, versao: guess } });
      if (errors.length === 0) known = guess;
      else rejected.push({ guess, reason: firstLine(errors) });
      if (known) break;
    }
    return {
      ...guessed,
      identity: { ...guessed.identity, versao: known },
      guesses,
      choices,
      rejected,
    };
  } finally {
    leave();
  }
}

/** A configuration that nobody sees, to try drafts with. */
function scratchConfig(): { config: string; write: (draft: Draft) => void; leave: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'refdata-init-'));
  const config = join(folder, 'refdata.yml');
  return {
    config,
    write: draft => writeFileSync(config, draftText(draft)),
    leave: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** How programs are cut into tokens, by the words and operators that the draft finds, and tried as a build reads it. */
async function lexicoFor(
  draft: Draft,
  { repo, progress }: { repo: string; progress: (part: string) => void },
): Promise<LexicoGuess | undefined> {
  if (draft.lexicoFrom === undefined) return undefined;
  progress('lexico');
  const { config, write, leave } = scratchConfig();
  try {
    write(draft);
    const { files } = await referenceOf(openRun({ repo, config }), { only: new Set(['sintaxe']) });
    const { reservadas, operadores } = files.sintaxe;
    const lexico = await guessLexico({
      ...draft.lexicoFrom,
      words: reservadas.map(({ palavra }) => palavra),
      operators: operadores.map(({ simbolo }) => simbolo),
    });
    if (lexico?.isProved !== true) return lexico;
    write({ ...draft, lexico });
    const { findings } = await lexicoOf(openRun({ repo, config }), files);
    const error = findings.find(({ level }) => level === 'error');
    return error ? { ...lexico, isProved: false, why: error.message, text: unproved(lexico.text) } : lexico;
  } finally {
    leave();
  }
}

/** Findings that ask a person to write something: they are what a draft is for. */
const ASKED = new Set(['placeholder', 'list-named', 'list-present']);

/** Fields of the contract that may be empty: one that finds nothing is left out, and its list stays. */
const OPTIONAL = new Set(
  'descricao equivalente resumo assinatura detalhe explicacao exemplo solucao doc'.split(' '),
);

/** A guess that builds: as it is, or without the optional fields that keep it from it; nothing when the rest does not. */
async function repaired(
  guess: Guess,
  errorsOf: (guess: Guess) => Promise<readonly Finding[]>,
): Promise<{ kept: Guess | undefined; errors: readonly Finding[] }> {
  const errors = await errorsOf(guess);
  if (errors.length === 0) return { kept: guess, errors };
  const isBearable = ({ rule }: Finding) =>
    guess.at === 'modulos' ? BEARABLE.has(rule) : rule === 'source-syntax';
  if (errors.every(isBearable)) {
    const warned = Object.fromEntries(errors.map(({ rule }) => [rule, { level: 'warning' }]));
    const borne = { ...guess, rules: { ...guess.rules, ...warned } };
    if ((await errorsOf(borne)).length === 0) return { kept: borne, errors: [] };
  }
  for (const name of optionalFields(guess.spec)) {
    const without = { ...guess, spec: withoutField(guess.spec, name) };
    if ((await errorsOf(without)).length === 0) return { kept: without, errors: [] };
  }
  return { kept: undefined, errors };
}

function optionalFields(spec: unknown): string[] {
  const names = new Set<string>();
  walk(spec, (key, value) => {
    if (OPTIONAL.has(key) && typeof value === 'string') names.add(key);
  });
  return [...names];
}

function walk(value: unknown, see: (key: string, value: unknown) => void): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    see(key, part);
    walk(part, see);
  }
}

function withoutField(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return value.map(item => withoutField(item, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) => (key === name ? [] : [[key, withoutField(part, name)]])),
  );
}

function firstLine(errors: readonly Finding[]): string {
  return errors[0]?.message.split('\n')[0] ?? '';
}
