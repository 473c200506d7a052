import { UserError } from '../findings/user-error.js';

/** What a browser on the same machine names as the host of a request: another name means a foreign page that got through to us. */
export const OWN_HOST = /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?$/i;

/**
 * An http(s) address that a user gave, of something public.
 *
 * @param example shown to a user who wrote something else.
 * @throws {UserError} when it is no such address, or holds a password.
 */
export function publicAddress(address: string, example: string): URL {
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol)) {
    const completed = `https://${address}`;
    const hint = /^[\w-]+(\.[\w-]+)+(:\d+)?(\/\S*)?$/.test(address) ? completed : example;
    throw new UserError(`${address} is not an address.`, `Give an address such as ${hint}.`);
  }
  const url = new URL(address);
  if (url.username !== '' || url.password !== '') {
    throw new UserError(
      `The address of ${url.host} holds a user name or a password.`,
      'Leave them out: what is published is public.',
    );
  }
  return url;
}

/** Whether a target that may be a folder or a name, too, is meant as an http(s) address. */
export function isAddress(target: string): boolean {
  return /^https?:\/\//i.test(target);
}

/**
 * An address that paths can be put behind: with host and both slashes, without a password, query or fragment. Parsers of
 * addresses forgive more (`https:/lume.example`), and what is published is read by others.
 */
export const BASE_ADDRESS = /^https?:\/\/[^\s/?#@\\]+(?:\/[^\s?#\\]*)?$/;

/** Whether an address can stand in front of paths. */
export function isBaseAddress(address: string): boolean {
  return BASE_ADDRESS.test(address) && URL.canParse(address);
}

/** Domains that nobody can publish at: they are kept for examples (RFC 2606, section 2 and 3). */
const RESERVED_HOST = /(?:^|\.)(?:example|invalid|example\.(?:com|net|org))$/i;

/** Whether an address leads nowhere by its domain alone. */
export function isReservedAddress(address: string): boolean {
  return URL.canParse(address) && RESERVED_HOST.test(new URL(address).hostname);
}

/** The address of a path under a base address. */
export function addressOf(base: string, path: string): string {
  return base + path.split('/').map(encodeURIComponent).join('/');
}
