import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writing } from '../findings/unwritable.js';
import { UserError } from '../findings/user-error.js';
import { leaves, repositoryRoot } from '../repository/repository.js';
import type { RunContext } from '../run/run-context.js';

/** Files that refdata.yml names, commands write and the repository keeps, with what they hold. */
const HOLDING = { mudancas: 'changes', enderecos: 'addresses' } as const;

/**
 * The path of a file that a command writes, relative to the repository.
 * @throws {UserError} when refdata.yml names none, or one that is outside.
 */
export function committedFile({ configuration, shown }: RunContext, key: keyof typeof HOLDING): string {
  const file = configuration.config[key];
  if (file === undefined)
    throw new UserError(
      `${shown} names no file for ${HOLDING[key]}.`,
      `Add the line \`${key}: ${key}.json\` to it, and commit the file that this command writes.`,
    );
  if (leaves(file))
    throw new UserError(`${file} is outside of the repository.`, `Name a file inside of it in \`${key}\`.`);
  return file;
}

/** Writes it. @throws {UserError} */
export function writeCommitted(repo: string, file: string, text: string): void {
  writing(file, 'Name another file in refdata.yml, or give the right to write this one.', () =>
    writeFileSync(join(repositoryRoot(repo), file), text),
  );
}
