import { editor } from '../commands/editor.js';
import { counted } from '../text/counted.js';
import { colours } from './colours.js';
import { countFindings, printFindings } from './findings.js';
import { startProgress } from './progress.js';
import { type LanguageFlags, runOptions } from './run-options.js';

interface Options extends LanguageFlags {
  readonly out: string;
  readonly only?: string;
  readonly json?: boolean;
}

/** `refdata editor`: true when the files were written. */
export async function runEditor({ json = false, ...options }: Options): Promise<boolean> {
  const progress = await startProgress(json);
  const only = options.only?.split(',').map(name => name.trim());
  const run = runOptions(options, progress.step);
  const result = await editor({ ...run, out: options.out, only }).finally(progress.stop);
  if (json) {
    process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
    return result.ok;
  }
  const { ok, nome, out, files, findings } = result;
  if (ok) {
    const shown = files.map(path => `  ${path}\n`).join('');
    process.stdout.write(
      `${colours.green('made')} ${counted(files.length, 'file')} of ${colours.bold(nome)} in ${out}:\n${shown}`,
    );
  }
  printFindings(findings, ok ? process.stdout : process.stderr);
  if (!ok)
    process.stderr.write(`\n${colours.red('nothing written')}: ${nome} has ${countFindings(findings)}\n`);
  return ok;
}
