import { isAbsolute, relative, resolve, sep } from 'node:path';
import { parseFrameworks } from '../config/config.js';
import type { Framework } from '../config/frameworks.js';
import { UserError } from '../findings/user-error.js';
import { openRepository, type Repository, UnreadableFile } from '../repository/repository.js';
import { filesOf, frameworks, type Reading, readFramework, readRoutes } from '../server/index.js';

const CONFIG = 'refdata.yml';

/**
 * Reads the servers of a file: of the language, an OpenAPI document, a list of routes, or a program whose framework is
 * known. Nothing is run, and nothing outside of `root` is read.
 *
 * @param file in `root`: relative to it, with `/`, or absolute
 * @throws {UserError} when it cannot be read, with the place in the file
 */
export async function readServers(root: string, file: string): Promise<Reading> {
  const name = nameIn(root, file);
  try {
    return (await readProgram(name, openRepository(root))) ?? readRoutes(name, filesOf(root));
  } catch (cause) {
    if (!(cause instanceof UnreadableFile)) throw cause;
    throw new UserError(cause.message, cause.remedy, { cause });
  }
}

/**
 * The servers of a program in another language; undefined for a file that no framework is written in. Which it is, refdata.yml
 * says before what is known of itself.
 * @throws {UserError} when that is not known, or the file cannot be read
 */
export async function readProgram(file: string, repository: Repository): Promise<Reading | undefined> {
  const given =
    repository.isFile(CONFIG) && !/\.(?:df|json|ya?ml)$/i.test(file)
      ? parseFrameworks(repository.read(CONFIG), CONFIG)
      : undefined;
  const all = Object.entries({ ...frameworks, ...given });
  const written = all.filter(([, { extensions }]) => extensions.some(each => file.endsWith(each)));
  if (written.length === 0 || !repository.isFile(file)) return undefined;
  const text = repository.read(file);
  const isOwn = ([name]: readonly [string, Framework]) => given !== undefined && Object.hasOwn(given, name);
  const saying = written.filter(([, { mentions }]) => mentions !== undefined && text.includes(mentions));
  const [chosen] =
    [
      saying.filter(isOwn),
      saying,
      written.filter(isOwn).filter(([, { mentions }]) => mentions === undefined),
    ].find(({ length }) => length > 0) ?? [];
  if (chosen) return readFramework(file, chosen[0], chosen[1], repository);
  const names = written.map(
    ([name, { mentions }]) => `${name} (a file that has the word "${mentions ?? name}")`,
  );
  throw new UserError(
    `Which framework ${file} is written with is not known.`,
    `Name the file that makes the server: known for such files are ${names.join(', ')}. Or describe another in refdata.yml (docs/frameworks.md).`,
  );
}

/** The file relative to the folder, by the one name that it has there. @throws {UserError} for one that is elsewhere */
function nameIn(root: string, file: string): string {
  const name = relative(root, resolve(root, file));
  if (name !== '..' && !name.startsWith(`..${sep}`) && !isAbsolute(name)) return name.split(sep).join('/');
  throw new UserError(
    `${file} is not in the folder ${root}, and nothing outside of it is read.`,
    'Give the folder that holds all files of the project, and a file in it.',
  );
}
