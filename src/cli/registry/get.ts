import { describeMaker } from '../../attest/maker.js';
import { getPackages, type RegistryGetOptions } from '../../commands/registry-get.js';
import { visibleLine } from '../../text/visible.js';
import { colours } from '../colours.js';
import { startProgress } from '../progress.js';
import { renderTable } from '../table.js';

const MAX_LINE_CHARACTERS = 300;

interface Options extends RegistryGetOptions {
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
  for (const { name, version, attestation } of packages) {
    if (attestation === undefined) continue;
    const { maker, doubt } = attestation;
    const line = maker === null ? (doubt ?? '') : `${name} ${version} was made by ${describeMaker(maker)}`;
    process.stdout.write(`  ${colours.dim(visibleLine(line, MAX_LINE_CHARACTERS))}\n`);
  }
}
