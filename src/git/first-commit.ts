import { readGit } from './git.js';

/**
 * The first of some names that means a commit whose files are in a repository, too, and its id. All are asked for at once: a
 * process of git costs more than what it looks up.
 */
export async function firstCommit(
  folder: string,
  names: readonly string[],
): Promise<{ readonly name: string; readonly id: string } | undefined> {
  // A line of what git reads is one name.
  const asked = names.filter(name => !/[\0\n]/.test(name));
  const input = asked.map(name => `${name}^{commit}\n${name}^{tree}\n`).join('');
  const { stdout } = await readGit(folder, ['cat-file', '--batch-check=%(objectname) %(objecttype)'], {
    input,
  });
  const answers = stdout.split('\n');
  const at = asked.findIndex(
    (_, i) => answers[2 * i]?.endsWith(' commit') && answers[2 * i + 1]?.endsWith(' tree'),
  );
  return at < 0
    ? undefined
    : { name: asked[at] as string, id: (answers[2 * at] as string).split(' ', 1)[0] as string };
}
