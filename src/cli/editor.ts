import { type EditorResult, editor, INSTALLABLE, installEditor } from '../commands/editor.js';
import { tryEditor } from '../commands/try-editor.js';
import { noneEmpty, oneOf } from '../findings/one-of.js';
import { together } from '../findings/together.js';
import { UserError } from '../findings/user-error.js';
import { counted } from '../text/counted.js';
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
  together(
    () => noneEmpty({ '--from': options.from, '--next': options.next }),
    () =>
      install !== undefined && oneOf('--install', install, INSTALLABLE, 'Others install what --only writes.'),
  );
  const progress = await startProgress(json);
  const only = options.only?.split(',').map(name => name.trim());
  const { from, next } = options;
  const run = { ...runOptions(options, progress.step), from, next };
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
  noneEmpty({ '--from': from, '--next': next });
  const { ok, nome, findings, baseUrl, close } = await tryEditor({
    ...runOptions(flags),
    programs: programs === true ? '.' : programs,
    port: portNumber(port),
    vscode,
    from,
    next,
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

/** What can be asked for, and the options that belong to each. Two of them at once contradict each other. */
const MODES = {
  verify: ['grammar'],
  try: ['port', 'vscode'],
  install: [],
  out: [],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** @throws {UserError} for options that would do nothing beside each other, or alone. */
export function checkEditorModes(isGiven: (option: string) => boolean): void {
  const [first, second] = Object.keys(MODES).filter(isGiven);
  together(
    () => {
      if (second !== undefined)
        throw new UserError(`--${first} and --${second} cannot be used together.`, 'Leave one of them out.');
    },
    ...Object.entries(MODES).flatMap(([mode, options]) =>
      options.map(option => () => {
        if (isGiven(option) && !isGiven(mode))
          throw new UserError(`--${option} does nothing without --${mode}.`, 'Add that, or leave it out.');
      }),
    ),
  );
}

function printMade({ files, nome, out }: EditorResult): void {
  const names = files.map(path => `  ${path}\n`).join('');
  process.stdout.write(
    `${colours.green('made')} ${counted(files.length, 'file')} of ${colours.bold(nome)} in ${out}:\n${names}`,
  );
}
