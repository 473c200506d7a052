import { type EditorResult, editor, INSTALLABLE, installEditor } from '../commands/editor.js';
import { tryEditor } from '../commands/try-editor.js';
import { UserError } from '../findings/user-error.js';
import { counted } from '../text/counted.js';
import { nearest } from '../text/nearest.js';
import { shown } from '../text/shown.js';
import { colours } from './colours.js';
import { countFindings, printFindings } from './findings.js';
import { portNumber } from './port.js';
import { startProgress } from './progress.js';
import { type LanguageFlags, runOptions } from './run-options.js';

interface Options extends LanguageFlags {
  readonly out: string;
  readonly only?: string;
  readonly from?: string;
  readonly next?: string;
  readonly install?: string;
  readonly json?: boolean;
}

interface Targets {
  readonly from?: string | undefined;
  readonly next?: string | undefined;
}

interface TryFlags extends LanguageFlags {
  /** True where no program was named. */
  readonly try: string | true;
  readonly from?: string;
  readonly next?: string;
  readonly port: string;
  readonly vscode?: string;
}

/** `refdata editor`: true when the files were written. */
export async function runEditor({ json = false, install, ...options }: Options): Promise<boolean> {
  if (install !== undefined) installable(install);
  const progress = await startProgress(json);
  const only = options.only?.split(',').map(name => name.trim());
  const run = { ...runOptions(options, progress.step), ...targets(options) };
  const made = install === undefined ? editor({ ...run, out: options.out, only }) : installEditor(run);
  const result = await made.finally(progress.stop);
  if (json) {
    process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
    return result.ok;
  }
  const { ok, nome, findings } = result;
  if (ok) printMade(result);
  if (ok && install !== undefined)
    process.stdout.write(`Neovim starts it for programs by itself; README.md there says by which keys.\n`);
  printFindings(findings, ok ? process.stdout : process.stderr);
  if (!ok)
    process.stderr.write(`\n${colours.red('nothing written')}: ${nome} has ${countFindings(findings)}\n`);
  return ok;
}

/** `refdata editor --try`: runs until it is interrupted; true where there was something to try. */
export async function runTryEditor({
  try: programs,
  port,
  vscode,
  from,
  next,
  ...flags
}: TryFlags): Promise<boolean> {
  const { ok, nome, findings, baseUrl, close } = await tryEditor({
    ...runOptions(flags),
    programs: programs === true ? '.' : programs,
    port: portNumber(port),
    vscode,
    ...targets({ from, next }),
    told: sentence => process.stderr.write(`${sentence}\n`),
  });
  printFindings(findings, process.stderr);
  if (baseUrl === undefined) {
    process.stderr.write(`\n${colours.red('nothing to try')}: ${nome} has ${countFindings(findings)}\n`);
    return ok;
  }
  const interrupted = new Promise<void>(done => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => done());
  });
  process.stdout.write(
    `${colours.green('serving')} ${colours.bold(nome)} in VS Code at ${baseUrl}\nWhat is changed there stays in the page. Stop it with Ctrl+C.\n`,
  );
  await interrupted;
  await close();
  return ok;
}

/** @throws {UserError} for an option that is empty, as a variable of a shell that is not set makes it. */
function targets({ from, next }: Targets): Targets {
  for (const [option, value] of Object.entries({ '--from': from, '--next': next }))
    if (value === '') throw new UserError(`${option} is empty.`, 'Write what it is to be, or leave it out.');
  return { from, next };
}

function printMade({ files, nome, out }: EditorResult): void {
  const names = files.map(path => `  ${path}\n`).join('');
  process.stdout.write(
    `${colours.green('made')} ${counted(files.length, 'file')} of ${colours.bold(nome)} in ${out}:\n${names}`,
  );
}

/** @throws {UserError} for an editor that finds nothing by itself. */
function installable(name: string): void {
  if ((INSTALLABLE as readonly string[]).includes(name)) return;
  const [near] = nearest(name, INSTALLABLE);
  throw new UserError(
    `--install: there is no ${shown(name)}.`,
    `${near === undefined ? '' : `Is it ${near}? `}It takes ${INSTALLABLE.join(', ')}; others install what --only writes.`,
  );
}
