import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { FILE_NAMES, type FileName } from '../contract/files.js';
import type { Finding } from '../findings/finding.js';
import { UserError } from '../findings/user-error.js';
import { type Draft, draftText } from '../init/draft.js';
import type { Guess } from '../init/guess.js';
import { guessAll } from '../init/init.js';
import { openRepository, repositoryRoot } from '../repository/repository.js';
import { loadConfig } from '../run/configuration.js';
import { buildReference } from '../run/reference.js';
import type { RunOptions } from '../run/run-context.js';

/** A larger file is not one in which a person keeps a table. */
const MAX_SOURCE_MIB = 16;

/** `config` is the file to write. */
export interface InitOptions extends Pick<RunOptions, 'repo' | 'config' | 'progress'> {
  /** Whether a file that is there already is replaced. */
  readonly force?: boolean;
}

export interface InitResult {
  /** The file that was written. */
  readonly config: string;
  readonly text: string;
  /** What was found, with the reason. */
  readonly found: readonly Pick<Guess, 'at' | 'why'>[];
  /** Files of the contract that nothing was found for. */
  readonly missing: readonly FileName[];
}

/**
 * Writes a first `refdata.yml` that builds. Every guess is tried as a build would read it, and left out (with the reason)
 * when that finds an error. @throws {UserError} when there is one already.
 */
export async function init({
  repo,
  config,
  force = false,
  progress = () => {},
}: InitOptions): Promise<InitResult> {
  const root = repositoryRoot(repo);
  const target = resolve(repo, config);
  if (!force && existsSync(target))
    throw new UserError(
      `There is a ${config} already.`,
      'Give --force to replace it, or --config to write another file.',
    );
  const guessed = await guessAll(openRepository(repo, MAX_SOURCE_MIB), basename(root), progress);
  progress('trying it out');
  const draft = await proved(guessed, { repo });
  const text = draftText(draft);
  writeFileSync(target, text);
  const parts = new Set(draft.guesses.map(({ at }) => at.split('.')[0]));
  return {
    config: target,
    text,
    found: draft.guesses.map(({ at, why }) => ({ at, why })),
    missing: FILE_NAMES.filter(name => name !== 'index' && !parts.has(name)),
  };
}

/** Leaves guesses out until the draft builds: those of the parts that have errors. */
async function proved(guessed: Omit<Draft, 'rejected'>, options: Pick<InitOptions, 'repo'>): Promise<Draft> {
  let draft: Draft = { ...guessed, rejected: [] };
  const folder = mkdtempSync(join(tmpdir(), 'refdata-init-'));
  try {
    for (;;) {
      const config = join(folder, 'refdata.yml');
      writeFileSync(config, draftText(draft));
      const { findings } = await buildReference({ ...options, config });
      const errors = findings.filter(({ level }) => level === 'error');
      if (errors.length === 0) return draft;
      const guess = culprit(errors, draft, config);
      if (!guess) {
        // What the project says of itself does not hold as a reference of a language.
        if (draft.identity.documentacao === undefined && draft.identity.versao === undefined) return draft;
        draft = {
          ...draft,
          identity: { ...draft.identity, documentacao: undefined, versao: undefined, extensao: undefined },
        };
        continue;
      }
      const reason = errors[0]?.message.split('\n')[0] ?? '';
      draft = {
        ...draft,
        guesses: draft.guesses.filter(candidate => candidate !== guess),
        rejected: [...draft.rejected, { guess, reason }],
      };
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The guess that the first error is about: by the published value, its line in the draft, or the file that it names. */
function culprit(errors: readonly Finding[], { guesses }: Draft, config: string): Guess | undefined {
  const [error] = errors;
  if (!error) return undefined;
  const { subject, place } = error;
  const published = guesses.find(({ at }) => {
    const [file, list] = at.split('.');
    return subject?.startsWith(`/api/${file}.json`) && (list === undefined || subject.includes(`#/${list}`));
  });
  if (published) return published;
  if (place?.file === config) {
    const { placeOf } = loadConfig(config, config);
    const lineOf = ({ at }: Guess) => placeOf(at.split('.')).line ?? 0;
    const above = guesses.filter(guess => lineOf(guess) <= (place.line ?? 0));
    return above.sort((a, b) => lineOf(b) - lineOf(a))[0];
  }
  return guesses.find(({ spec }) => place !== undefined && JSON.stringify(spec).includes(place.file));
}
