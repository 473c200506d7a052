import { checkRegistryAt } from '../../commands/registry-check.js';
import { counted } from '../../text/counted.js';
import { colours } from '../colours.js';
import { countFindings, printFindings } from '../findings.js';
import { startProgress } from '../progress.js';

interface Options {
  readonly name?: string;
  readonly indexOnly?: boolean;
  readonly previous?: string;
  readonly json?: boolean;
}

/** `refdata registry check`: true when there is no error. */
export async function runRegistryCheck(
  target: string,
  { json = false, ...options }: Options,
): Promise<boolean> {
  const progress = await startProgress(json);
  progress.step(target);
  const result = await checkRegistryAt(target, options).finally(progress.stop);
  const { ok } = result;
  if (json) {
    process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
    return ok;
  }
  const verdict = ok ? colours.green('valid') : colours.red('not valid');
  const name = result.registro === null ? '' : ` (${result.registro})`;
  process.stdout.write(`${verdict} ${colours.bold(target)}${name}: ${countFindings(result.findings)}\n`);
  process.stdout.write(
    `  ${counted(result.packages, 'package')}, ${counted(result.versions, 'version')}, ${counted(result.archives, 'archive')} opened\n`,
  );
  printFindings(result.findings, process.stdout);
  return ok;
}
