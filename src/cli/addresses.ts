import { addresses } from '../commands/addresses.js';
import { hasError } from '../findings/finding.js';
import { visible } from '../text/visible.js';
import { colours } from './colours.js';
import { printFindings } from './findings.js';
import { type LanguageFlags, runOptions } from './run-options.js';

interface Options extends LanguageFlags {
  readonly write?: boolean;
  readonly archived?: string;
  readonly json?: boolean;
}

/** `refdata addresses`: true when the file has, or has now, every address. */
export async function runAddresses({
  json = false,
  write = false,
  archived,
  ...options
}: Options): Promise<boolean> {
  const result = await addresses({ ...runOptions(options), write, archived });
  const { file, added, gone, earlier, unordered, written, findings } = result;
  const isFailed = hasError(findings);
  const ok = !isFailed && (written || added.length + gone.length + earlier.length === 0);
  if (json) {
    process.stdout.write(`${JSON.stringify({ ok, ...result }, null, 2)}\n`);
    return ok;
  }
  if (isFailed) {
    printFindings(findings, process.stderr);
    return false;
  }
  for (const id of added) process.stdout.write(`${colours.green('new')}  ${visible(id)}\n`);
  for (const id of gone) process.stdout.write(`${colours.red('gone')} ${visible(id)}\n`);
  for (const id of earlier)
    process.stdout.write(`${colours.yellow('since an earlier version')} ${visible(id)}\n`);
  for (const name of unordered)
    process.stdout.write(
      `${colours.yellow('left out')} ${visible(name)}: it has no place in the order of versions (check.versions in refdata.yml)\n`,
    );
  process.stdout.write(
    written
      ? `${file}: ${added.length} added, ${gone.length} gone\n`
      : `${file}: ${added.length} to add, ${gone.length} gone${ok ? '' : ' (--write records it)'}\n`,
  );
  return ok;
}
