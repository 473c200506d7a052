import { z } from 'zod';
import { mistakeInRepositoryAt } from '../git/repository-at.js';
import { REPOSITORY_NAME } from '../repository/other-repositories.js';

const name = z
  .string()
  .regex(
    REPOSITORY_NAME,
    'A repository has a name of two or more small letters, digits, "-" and "_", beginning with a letter.',
  );

const at = z
  .string()
  .min(1)
  .superRefine((text, context) => {
    const message = mistakeInRepositoryAt(text);
    if (message !== undefined) context.addIssue({ code: 'custom', message });
  });

/** The part of `refdata.yml` that names repositories besides the language's own. */
export const repositories = z.record(name, at).meta({
  description:
    'Repositories besides this one, by a name of your choice: `owner/name@ref`, or an address that `git clone` takes over https, with a branch, tag or commit behind "@". Where a source names a file, `name:` in front of its path says in which it is: `stdlib:src/**/*.gleam`. The action fetches each; the command line is told where it is, by `--repository name=folder`.',
  examples: [{ stdlib: 'gleam-lang/stdlib@v0.44.0' }],
});
