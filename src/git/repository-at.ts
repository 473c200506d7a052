import { UserError } from '../findings/user-error.js';
import { refCandidates } from './ref.js';
import { checkRepository } from './repository-address.js';

/** A repository and a name of a commit in it, as `repositories` of refdata.yml has them. */
export interface RepositoryAt {
  /** `owner/name`, or an address. */
  readonly repository: string;
  /** Branch, tag or full commit id; empty for the default branch. */
  readonly ref: string;
}

/** `gleam-lang/stdlib@v0.44.0` taken apart: the first "@" behind the host separates. */
export function repositoryAt(text: string): RepositoryAt {
  const host = /^(?:[A-Za-z][\w+.-]*:\/\/[^/]*\/|[^/:@]+@[^/:]+:)/.exec(text)?.[0] ?? '';
  const at = text.indexOf('@', host.length);
  return at < 0 ? { repository: text, ref: '' } : { repository: text.slice(0, at), ref: text.slice(at + 1) };
}

/** What is wrong with such a text, as a sentence with its remedy; nothing for one that holds. */
export function mistakeInRepositoryAt(text: string): string | undefined {
  const { repository, ref } = repositoryAt(text);
  try {
    if (text.endsWith('@')) return `Behind "@" stands a branch, a tag or a commit: ${text}v1.0.0.`;
    checkRepository(repository);
    refCandidates(ref);
    return undefined;
  } catch (error) {
    if (error instanceof UserError) return `${error.message} ${error.remedy}`;
    throw error;
  }
}
