import { init } from '../commands/init.js';
import { visibleLine } from '../text/visible.js';
import { colours } from './colours.js';
import { startProgress } from './progress.js';
import { type LanguageFlags, runOptions } from './run-options.js';

const MAX_REASON_CHARACTERS = 200;

interface Options extends LanguageFlags {
  readonly force?: boolean;
  readonly json?: boolean;
}

/** `refdata init`: writes a first refdata.yml. */
export async function runInit({ json = false, ...options }: Options): Promise<void> {
  const progress = await startProgress(json);
  const result = await init({
    ...runOptions(options, progress.step),
    force: options.force ?? false,
  }).finally(progress.stop);
  if (json) {
    const { text: _, ...shown } = result;
    process.stdout.write(`${JSON.stringify(shown, null, 2)}\n`);
    return;
  }
  process.stdout.write(`${colours.green('wrote')} ${result.config}\n`);
  for (const { at, why } of result.found)
    process.stdout.write(`  ${colours.bold(at)}  ${visibleLine(why, MAX_REASON_CHARACTERS)}\n`);
  for (const name of result.missing) process.stdout.write(`  ${colours.yellow(name)}  not found\n`);
  process.stdout.write('Read it, write what it asks for, and try it: refdata build\n');
}
