import { buildRegistryFolder } from '../../commands/registry-build.js';
import { counted } from '../../text/counted.js';
import { framesFrom } from '../code-frame.js';
import { colours } from '../colours.js';
import { countFindings, printFindings } from '../findings.js';
import { startProgress } from '../progress.js';

interface Options {
  readonly config: string;
  readonly repo: string;
  readonly out: string;
  readonly previous?: string;
  readonly since?: string;
  readonly json?: boolean;
}

/** `refdata registry build`: true when the registry was written. */
export async function runRegistryBuild({ json = false, ...options }: Options): Promise<boolean> {
  framesFrom(options.repo);
  const progress = await startProgress(json);
  const result = await buildRegistryFolder({ ...options, progress: progress.step }).finally(progress.stop);
  if (json) {
    process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
    return result.ok;
  }
  const { registro, packages, versions, out, findings, ok } = result;
  if (ok) {
    const size = `${counted(packages, 'package')}, ${counted(versions, 'version')}`;
    process.stdout.write(
      `${colours.green('built')} the registry ${colours.bold(registro)} into ${out}: ${size}; ${countFindings(findings)}\n`,
    );
  }
  printFindings(findings, ok ? process.stdout : process.stderr);
  if (!ok) process.stderr.write(`\n${colours.red('nothing written')}: ${countFindings(findings)}\n`);
  return ok;
}
