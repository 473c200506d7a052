import { type InitResult, init, type ListQuestion } from '../commands/init.js';
import { isOfList } from '../init/draft.js';
import { counted } from '../text/counted.js';
import { word } from '../text/said.js';
import { visibleLine } from '../text/visible.js';
import { colours } from './colours.js';
import { logText } from './log-text.js';
import { startProgress } from './progress.js';
import { type LanguageFlags, runOptions, whereOf } from './run-options.js';

const MAX_REASON_CHARACTERS = 200;

interface Options extends LanguageFlags {
  readonly force?: boolean;
  readonly workflow?: boolean;
  readonly like?: string;
  readonly yes?: boolean;
  readonly json?: boolean;
}

/** `refdata init`: writes a first refdata.yml. */
export async function runInit({ json = false, ...options }: Options): Promise<void> {
  const progress = await startProgress(json);
  const isAsked = !json && !options.yes && canAsk();
  const ask = async (question: ListQuestion) => {
    progress.stop();
    const { askForList } = await import('./ask.js');
    return askForList(question);
  };
  const result = await init({
    ...runOptions(options, progress.step),
    force: options.force ?? false,
    workflow: options.workflow ?? false,
    like: options.like,
    ask: isAsked ? ask : undefined,
  }).finally(progress.stop);
  if (json) {
    const { text: _, ...shown } = result;
    process.stdout.write(`${JSON.stringify(shown, null, 2)}\n`);
    return;
  }
  process.stdout.write(logText(printed(result, options)));
}

/** Whether a person sits before this, at a terminal on which choices can be shown. */
function canAsk(): boolean {
  return process.stdin.isTTY === true && process.stdout.isTTY === true && process.env.TERM !== 'dumb';
}

/** What was found, what there is to choose and to write, and how to go on. */
function printed(result: InitResult, { repo, config }: Options): string {
  const { found, choices, missing, rejected, toWrite, workflow } = result;
  const lines = [`${colours.green('wrote')} ${result.config}`];
  if (workflow !== null) lines.push(`${colours.green('wrote')} ${workflow}`);
  for (const guess of found)
    lines.push(`  ${colours.bold(guess.at)}  ${visibleLine(described(guess), MAX_REASON_CHARACTERS)}`);
  for (const { at, reason } of rejected)
    if (!found.some(each => each.at === at))
      lines.push(`  ${colours.yellow(at)}  does not build: ${visibleLine(reason, MAX_REASON_CHARACTERS)}`);
  const open = new Set(choices.map(({ at }) => at).filter(at => !found.some(each => each.at === at)));
  for (const at of open) {
    const count = choices.filter(choice => choice.at === at).length;
    lines.push(`  ${colours.yellow(at)}  not sure: ${counted(count, 'choice')} in the file`);
  }
  for (const name of missing)
    if (![...open].some(at => at.split('.')[0] === name)) lines.push(`  ${colours.yellow(name)}  not found`);
  const refused = toWrite.filter(key => key !== 'nome');
  if (toWrite.includes('nome'))
    lines.push(`${colours.yellow('write')} nome: nothing but the folder says what the language is called.`);
  if (refused.length > 0)
    lines.push(`${colours.yellow('write')} ${refused.join(', ')}: a build refuses what stands there now.`);
  if (!found.some(isOfList))
    lines.push(
      `${colours.yellow('write')} a list: none is sure, and a build refuses a reference without any.`,
    );
  const where = whereOf({ repo, config });
  const command = (text: string) => `  ${`refdata ${text} ${where}`.trim()}`;
  lines.push(word('Next:'));
  const [first] = found;
  if (first) lines.push(command(`extract ${first.at}`));
  // Without a list nothing is built: the file comes first.
  if (open.size > 0)
    lines.push(`  ${word('look at the choices in the file, and take the "#" from the right ones')}`);
  else if (!found.some(isOfList))
    lines.push(
      `  ${word('name the file that holds the words of the language, as the comments in the file show')}`,
    );
  lines.push(command('build'), '  refdata serve site');
  return `${lines.join('\n')}\n`;
}

/** `15 entries: break, continue, else. tokens (…) holds …` */
function described({ why, count, samples }: InitResult['found'][number]): string {
  if (count === null) return why;
  const first = samples.length > 0 ? `: ${samples.join(', ')}${count > samples.length ? ', …' : ''}` : '';
  return `${counted(count, 'entry', 'entries')}${first}. ${why}`;
}
