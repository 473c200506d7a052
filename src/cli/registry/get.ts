import { getPackages } from '../../commands/registry-get.js';
import { colours } from '../colours.js';
import { startProgress } from '../progress.js';
import { renderTable } from '../table.js';

interface Options {
  readonly from: string;
  readonly to: string;
  readonly json?: boolean;
}

/** `refdata registry get` */
export async function runRegistryGet(
  wanted: readonly string[],
  { json = false, ...options }: Options,
): Promise<void> {
  const progress = await startProgress(json);
  progress.step(wanted.join(', '));
  const packages = await getPackages(wanted, options).finally(progress.stop);
  if (json) {
    process.stdout.write(`${JSON.stringify({ ok: true, to: options.to, packages }, null, 2)}\n`);
    return;
  }
  process.stdout.write(`${colours.green('installed')} into ${options.to}\n`);
  process.stdout.write(
    `${renderTable(packages.map(({ name, version, sha256 }) => [name, version, sha256]))}\n`,
  );
}
