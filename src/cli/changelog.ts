import { changelog } from '../check/report/changelog.js';
import { checkPage } from '../check/report/page.js';
import { isItself } from '../check/report/verdict-line.js';
import { check } from '../commands/check-reference.js';
import { notesTongue } from '../commands/notes-tongue.js';
import { recordChanges } from '../commands/record-changes.js';
import { UserError } from '../findings/user-error.js';
import { counted } from '../text/counted.js';
import { startProgress } from './progress.js';
import { type LanguageFlags, runOptions } from './run-options.js';

const FORMATS = ['md', 'html', 'json'] as const;

interface Options extends LanguageFlags {
  readonly format: string;
  readonly write?: boolean;
}

/** `refdata changelog A..B`: what changed between two commits; up to what is checked out where nothing stands behind the dots. */
export async function runChangelog(range: string, options: Options): Promise<void> {
  const format = FORMATS.find(each => each === options.format);
  if (format === undefined)
    throw new UserError(`--format is "${options.format}".`, `Write one of ${FORMATS.join(', ')}.`);
  const [, base = '', head = ''] = /^(.+?)\.\.(.*)$/.exec(range) ?? [];
  if (base === '' || head.startsWith('.') || head.includes('..'))
    throw new UserError(
      `"${range}" is no range.`,
      'Write two commits or tags with two dots between: v1.4.0..v1.5.0.',
    );
  const today = new Date().toISOString().slice(0, 10);
  const progress = await startProgress(format === 'json');
  const result = await check({
    ...runOptions(options, progress.step),
    base,
    exactBase: true,
    ...(head !== '' && { head }),
    failOn: 'none',
    requireBase: true,
    today,
  }).finally(progress.stop);
  if (result.verdict === 'unknown' && !isItself(result))
    throw new UserError(`${base} cannot be built.`, 'Name a commit whose reference can be built.', {
      findings: result.findings,
    });
  if (options.write) {
    const { file, versao, changes } = await recordChanges(runOptions(options), result, today);
    process.stdout.write(`${file}: ${versao}, ${counted(changes, 'change')}\n`);
    return;
  }
  const text =
    format === 'json'
      ? `${JSON.stringify(result, null, 2)}\n`
      : format === 'html'
        ? checkPage(result)
        : changelog(result, notesTongue(runOptions(options)));
  process.stdout.write(text);
}
