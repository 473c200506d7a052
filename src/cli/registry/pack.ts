import { packRegistry } from '../../commands/registry-pack.js';
import { framesFrom } from '../code-frame.js';
import { colours } from '../colours.js';
import { countFindings, printFindings } from '../findings.js';
import { startProgress } from '../progress.js';
import { renderTable } from '../table.js';

interface Options {
  readonly config: string;
  readonly repo: string;
  readonly out: string;
  readonly json?: boolean;
}

/** `refdata registry pack`: true when the archives were written. */
export async function runPack(
  names: readonly string[],
  { json = false, ...options }: Options,
): Promise<boolean> {
  framesFrom(options.repo);
  const progress = await startProgress(json);
  const result = await packRegistry({ ...options, names, progress: progress.step }).finally(progress.stop);
  if (json) {
    process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
    return result.ok;
  }
  if (!result.ok) {
    printFindings(result.findings, process.stderr);
    process.stderr.write(`\n${colours.red('nothing packed')}: ${countFindings(result.findings)}\n`);
    return false;
  }
  process.stdout.write(`${colours.green('packed')} into ${options.out}\n`);
  process.stdout.write(
    `${renderTable(result.archives.map(({ file, bytes, sha256 }) => [file, bytes, sha256]))}\n`,
  );
  return true;
}
