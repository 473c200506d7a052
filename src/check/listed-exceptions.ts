import { type Exception, IGNORE_FILE, parseExceptions } from '../drift/index.js';
import { requiredText } from '../repository/readable.js';
import type { Repository } from '../repository/repository.js';

/** The changes that a repository accepts. @throws {UserError} for a file with mistakes, or one that cannot be read. */
export function exceptionsOf(repository: Repository): readonly Exception[] {
  return repository.isFile(IGNORE_FILE)
    ? parseExceptions(requiredText(repository, IGNORE_FILE), IGNORE_FILE)
    : [];
}
