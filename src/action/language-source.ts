import { realpathSync } from 'node:fs';
import { UserError } from '../findings/user-error.js';
import { tokenFor } from '../git/authorization.js';
import { checkout, removeCheckout } from '../git/checkout.js';
import { repositoryAddress } from '../git/repository-address.js';
import type { Inputs } from './inputs.js';
import type { Job } from './mode.js';

/** The repository of the language, as files on this machine. */
export interface Source {
  readonly root: string;
  /** What it is called where it is not the workspace: `owner/name@ref`. */
  readonly name: string;
}

/** Runs `use` on the repository that `repository` and `ref` name, or on the workspace when they name none. */
export async function withSource<T>(
  inputs: Inputs,
  job: Job,
  use: (source: Source) => Promise<T>,
): Promise<T> {
  const { runner, say } = job;
  if (inputs.repository === '' && inputs.ref === '')
    return use({ root: realpathSync(runner.workspace), name: '' });
  const repository = inputs.repository || runner.repository;
  if (repository === '') {
    throw new UserError('ref is given, but no repository to look for it in.', 'Add "repository".');
  }
  const url = repositoryAddress(repository, runner.serverUrl);
  const name = inputs.ref === '' ? repository : `${repository}@${inputs.ref}`;
  say(`Fetching ${name}`);
  const made = await checkout({
    url,
    ref: inputs.ref,
    token: tokenFor(
      url,
      { token: inputs.token, repositoryToken: inputs['repository-token'] },
      runner.serverUrl,
    ),
    temporary: runner.temporary,
  });
  say(`Fetched commit ${made.commit}`);
  try {
    return await use({ root: realpathSync(made.folder), name });
  } finally {
    removeCheckout(made.root);
  }
}
