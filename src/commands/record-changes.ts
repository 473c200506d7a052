import type { CheckResult } from '../check/check-result.js';
import { versionRecord } from '../check/report/version-record.js';
import { UserError } from '../findings/user-error.js';
import { readGit } from '../git/git.js';
import { historyText, withVersion } from '../pages/index.js';
import { openRun, type RunOptions } from '../run/run-context.js';
import { historyOf } from '../run/site-settings.js';
import { sayIn } from '../runtime/tongue.js';
import { committedFile, writeCommitted } from './committed-file.js';
import { ownTongue } from './notes-tongue.js';

export interface RecordedChanges {
  /** The file in the repository. */
  readonly file: string;
  readonly versao: string;
  readonly changes: number;
}

/**
 * Writes what a version changed into the file that `mudancas` names; what other versions changed stays as it is.
 * Its day is that of the commit, or today.
 * @throws {UserError} when refdata.yml names no such file, or both sides have one version.
 */
export async function recordChanges(
  options: RunOptions,
  result: CheckResult,
  today: string,
): Promise<RecordedChanges> {
  const run = openRun(options);
  const { config } = run.configuration;
  const file = committedFile(run, 'mudancas');
  const { base, head, changes } = result;
  if (base.versao === head.versao)
    throw new UserError(
      `${base.name} and ${head.name} are both of version ${head.versao}.`,
      'Name two commits or tags of different versions.',
    );
  const day = head.commit === null ? today : ((await dayOf(options.repo, head.commit)) ?? today);
  const idioma = ownTongue(run.configuration);
  const record = versionRecord(result, day, { idioma, say: sayIn(idioma) });
  const history = withVersion(historyOf(config, run.repository), record);
  writeCommitted(options.repo, file, historyText(history));
  return { file, versao: head.versao, changes: changes.length };
}

/** The day of a commit, wherever it is read; nothing where git does not say it. */
async function dayOf(folder: string, commit: string): Promise<string | undefined> {
  const { code, stdout } = await readGit(folder, ['show', '--no-patch', '--format=%cI', commit, '--']);
  const date = new Date(stdout.trim());
  return code !== 0 || Number.isNaN(date.getTime()) ? undefined : date.toISOString().slice(0, 10);
}
