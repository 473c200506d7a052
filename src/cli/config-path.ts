import { resolve } from 'node:path';

/** Where `--config` means: from where the command is run, as paths on a command line do; else the repository's own. */
export function configPath(given: string | undefined): string {
  return given === undefined ? 'refdata.yml' : resolve(given);
}
