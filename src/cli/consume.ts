import { consumerLine, consumerMarkdown } from '../check/report/consumer-report.js';
import { consume, writePin } from '../commands/consume.js';
import { oneOf } from '../findings/one-of.js';
import { visible } from '../text/visible.js';
import { changeLines } from './changes.js';
import { colours } from './colours.js';
import { startProgress } from './progress.js';

const FORMATS = ['text', 'markdown', 'json'] as const;

interface Options {
  readonly repo: string;
  readonly lock: string;
  readonly uses?: string;
  readonly search?: string;
  readonly types?: string;
  readonly grammars?: string;
  readonly engines?: string;
  readonly update?: boolean;
  readonly format: string;
  readonly json?: boolean;
}

/** `refdata consume`: true when what is pinned is what is live, or was made to be. */
export async function runConsume(address: string | undefined, options: Options): Promise<boolean> {
  const format = options.json ? 'json' : oneOf('--format', options.format, FORMATS);
  const progress = await startProgress(format === 'json');
  const result = await consume({
    repo: options.repo,
    lock: options.lock,
    address,
    uses: listed(options.uses),
    search: listed(options.search),
    types: options.types,
    grammars: options.grammars,
    engines: listed(options.engines),
    progress: progress.step,
  }).finally(progress.stop);
  const { state, files, drift } = result;
  // What was never pinned is pinned; what is pinned changes only when somebody says so.
  const isWritten = files.size > 0 && (state !== 'changed' || options.update === true);
  if (isWritten) writePin(options.repo, files);
  if (format === 'json') {
    const shown = { ...result, files: [...files.keys()], written: isWritten };
    process.stdout.write(`${JSON.stringify(shown, null, 2)}\n`);
  } else if (format === 'markdown') process.stdout.write(consumerMarkdown(result));
  else {
    const lines = drift ? changeLines(drift).map(line => `${line}\n`) : [];
    const word = { pinned: colours.green('pinned'), current: colours.green('current') };
    const head = state === 'changed' ? colours.yellow(isWritten ? 'updated' : 'changed') : word[state];
    process.stdout.write(`${head} ${visible(consumerLine(result))}\n${lines.join('')}`);
    if (state === 'changed' && !isWritten)
      process.stdout.write(`  ${colours.dim('-> refdata consume --update pins what is live.')}\n`);
  }
  return state !== 'changed' || isWritten;
}

function listed(text: string | undefined): string[] | undefined {
  return text
    ?.split(',')
    .map(entry => entry.trim())
    .filter(entry => entry !== '');
}
