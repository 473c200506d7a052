import { UserError } from '../findings/user-error.js';

const NAME = /^[\w-][\w.-]*\/[\w.-]*[\w-][\w.-]*$/;
const PROTOCOLS = new Set(['https:', 'http:', 'file:']);

/**
 * The address of a repository: `owner/name` on `serverUrl`, or an absolute http(s) or file address of any git
 * server. @throws {UserError} for anything else, and for an address that holds a password.
 */
export function repositoryAddress(repository: string, serverUrl: string): URL {
  if (NAME.test(repository)) return new URL(`${serverUrl.replace(/\/+$/, '')}/${repository}`);
  const secretFree = withoutCredentials(repository);
  const url = URL.canParse(repository) ? new URL(repository) : null;
  if (url === null || !PROTOCOLS.has(url.protocol)) {
    const https = asHttps(secretFree);
    throw new UserError(
      `repository is "${secretFree}", which is neither owner/name nor an address that begins with https://, http:// or file://.`,
      https === null
        ? 'Write owner/name, or the address that "git clone" takes over https.'
        : `Write ${https}, and for a private repository give a token in "repository-token".`,
    );
  }
  if (url.username !== '' || url.password !== '') {
    throw new UserError(
      `repository is "${secretFree}" with a user name or password in the address.`,
      'Take it out, store it as a secret and give it in "repository-token"; if it was ever committed, revoke it.',
    );
  }
  if (url.search !== '' || url.hash !== '') {
    throw new UserError(
      `repository is "${secretFree}", with a "?" or "#" in the address.`,
      'Write the address alone; a branch, tag or commit goes into "ref".',
    );
  }
  if (url.protocol === 'file:' && url.host !== '') {
    throw new UserError(
      `repository is "${secretFree}", a file on another machine.`,
      'Write three slashes (file:///folder/repository.git), or an https address.',
    );
  }
  return url;
}

/** @throws {UserError} for what {@link repositoryAddress} refuses on any server. */
export function checkRepository(repository: string): void {
  repositoryAddress(repository, 'https://server.invalid');
}

/** Scheme, host and port; empty for a file. */
export function originOf(url: URL): string {
  return url.protocol === 'file:' ? '' : url.origin;
}

/** Whatever stands before an `@` in the host part may be a password: it is never repeated. */
function withoutCredentials(text: string): string {
  return text.replace(/^([A-Za-z][\w+.-]*:\/*)?[^/]*@/, '$1');
}

/** `git@host:owner/name` and `ssh://host/owner/name`, as the https address of the same repository. */
function asHttps(text: string): string | null {
  const ssh =
    /^(?:(?:git\+)?ssh:\/\/)([^/:]+)(?::\d+)?\/(.+)$/.exec(text) ??
    /^([\w.-]+\.[\w-]+):(?!\/)(.+)$/.exec(text);
  return ssh === null ? null : `https://${ssh[1]}/${ssh[2]}`;
}
