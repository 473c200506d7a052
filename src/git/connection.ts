import { authorizationConfig } from './authorization.js';
import type { GitOptions } from './git.js';

/** A server that sends less than this for that long is taken for dead. */
const SLOWEST_BYTES_PER_SECOND = 1000;
const SLOW_FOR_SECONDS = 60;

/**
 * What git is told for a command that talks to a server.
 * @param token empty for none.
 * @param redirects after one, git keeps sending its extra headers, to whichever server it was sent to.
 */
export function connectionTo(
  url: URL,
  token: string,
  redirects: 'initial' | 'false' = token === '' ? 'initial' : 'false',
): Pick<GitOptions, 'protocols' | 'config'> {
  return {
    protocols: url.protocol === 'file:' ? 'file' : 'http:https',
    config: [
      ['http.lowSpeedLimit', String(SLOWEST_BYTES_PER_SECOND)],
      ['http.lowSpeedTime', String(SLOW_FOR_SECONDS)],
      ['http.followRedirects', redirects],
      ...authorizationConfig(url, token),
    ],
  };
}
