import { BUMPS, type BumpLevel, bump } from '../commands/bump.js';
import { UserError } from '../findings/user-error.js';
import { visible } from '../text/visible.js';
import { startProgress } from './progress.js';
import { type LanguageFlags, runOptions } from './run-options.js';

interface Options extends LanguageFlags {
  readonly base?: string;
  readonly changelog: string;
  readonly json?: boolean;
}

/** `refdata bump [level]`. */
export async function runBump(level: string | undefined, options: Options): Promise<void> {
  const wanted = BUMPS.find(each => each === level);
  if (level !== undefined && wanted === undefined)
    throw new UserError(`The level is "${level}".`, `Write one of ${BUMPS.join(', ')}, or leave it out.`);
  const progress = await startProgress(options.json ?? false);
  const result = await bump({
    ...runOptions(options, progress.step),
    base: options.base,
    changelog: options.changelog,
    level: wanted as BumpLevel | undefined,
    today: new Date().toISOString().slice(0, 10),
  }).finally(progress.stop);
  if (options.json) {
    process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
    return;
  }
  const { before, after, files, tagMessage } = result;
  const what = before === after ? `versao is ${after} already` : `versao: ${before} → ${after}`;
  const wrote = files.length === 0 ? 'nothing to write' : files.join(', ');
  process.stdout.write(visible(`${what} (${wrote})\n\nThe message of the tag:\n\n${tagMessage}`));
}
