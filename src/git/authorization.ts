import { UserError } from '../findings/user-error.js';
import { originOf } from './repository-address.js';

/** The user name that GitHub documents for tokens; GitLab, Gitea and Azure DevOps take any. */
const TOKEN_USER = 'x-access-token';

export interface Tokens {
  /** Belongs to `GITHUB_SERVER_URL` and goes nowhere else. */
  readonly token: string;
  /** Belongs to the server of `repository`, whichever that is; preferred. */
  readonly repositoryToken: string;
}

/** The token for an address, or the empty string: no token leaves for a server that it was not meant for. */
export function tokenFor(url: URL, tokens: Tokens, serverUrl: string): string {
  const origin = originOf(url);
  if (origin === '') return '';
  if (tokens.repositoryToken !== '') return tokens.repositoryToken;
  return URL.canParse(serverUrl) && origin === new URL(serverUrl).origin ? tokens.token : '';
}

/** The setting that makes git send a token to one origin and to no other. */
export function authorizationConfig(url: URL, token: string): [key: string, value: string][] {
  return token === ''
    ? []
    : [[`http.${originOf(url)}/.extraheader`, `Authorization: Basic ${encode(token)}`]];
}

/** Every form in which a token could show up in a log, to be masked there. */
export function secretForms(token: string): string[] {
  if (token === '') return [];
  const colon = token.indexOf(':');
  const secret = colon === -1 ? [] : [token.slice(colon + 1)];
  return [token, ...secret, encode(token)].filter(form => form !== '');
}

/** @throws {UserError} for a token that would break out of its header. */
export function checkToken(input: string, token: string): void {
  if (/[\p{Cc} ]/u.test(token)) {
    throw new UserError(
      `${input} holds a space or a line break, so it is not a token.`,
      'Store the bare token as a secret, without anything around it.',
    );
  }
}

/** `name:secret` is sent as it is, for servers that want a certain user name. */
function encode(token: string): string {
  return Buffer.from(token.includes(':') ? token : `${TOKEN_USER}:${token}`).toString('base64');
}
