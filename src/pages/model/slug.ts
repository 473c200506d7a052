import { createHash } from 'node:crypto';

/**
 * The part of an address that stands for a name. It follows from the name alone, so that another name that comes later
 * changes nothing; only where two would share one (equal but for case in the name of a file, or in normal form) does the
 * order decide, and the ledger keeps what was decided.
 */

const MAX_SLUG_CHARACTERS = 64;
const HASH_CHARACTERS = 8;
/** Longer operators are called by a hash. */
const MAX_SPELLED_CHARACTERS = 6;

/** What is a name of a file on every system and a part of an address as it is. */
const SAFE_FILE = /^[0-9A-Za-z_](?:[0-9A-Za-z._-]*[0-9A-Za-z_-])?$/;
/** Names of devices on Windows, with whatever ending. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\..*)?$/i;
/** `index` is the page of the folder, and an address with one of these endings is that of a file. */
const TAKEN = /^index$|\.(?:md|html?|json|txt|xml)$/i;

/** What is an id in HTML that people can write in an address. Ids of the pages themselves begin with "-". */
const SAFE_FRAGMENT = /^[\p{L}\p{N}_$][\p{L}\p{M}\p{N}_$.:?!-]*$/u;

/** The name of a file for a name of the language. */
export function fileSlug(name: string): string {
  const composed = name.normalize('NFC');
  return isFileSlug(composed) ? composed : hashed(name);
}

/** Whether a text is such a name of a file. */
export function isFileSlug(text: string): boolean {
  return (
    text.length <= MAX_SLUG_CHARACTERS && SAFE_FILE.test(text) && !DEVICE.test(text) && !TAKEN.test(text)
  );
}

/** The fragment for a name of the language. */
export function fragmentSlug(name: string): string {
  const composed = name.normalize('NFC');
  return isShortFragment(composed) ? composed : hashed(name);
}

/** Whether a text is a fragment that some thing may have: of an operator or of two of one name, it is longer. */
export function isFragmentSlug(text: string): boolean {
  return text.length <= 2 * MAX_SLUG_CHARACTERS && SAFE_FRAGMENT.test(text);
}

function isShortFragment(text: string): boolean {
  return text.length <= MAX_SLUG_CHARACTERS && SAFE_FRAGMENT.test(text);
}

/** The fragment for an operator, whose signs mean something in addresses: `|>` is `operador-7c-3e`. */
export function operatorSlug(sign: string): string {
  if (/^[A-Za-z]+$/.test(sign)) return `operador-${sign}`;
  const points = [...sign];
  return points.length <= MAX_SPELLED_CHARACTERS
    ? `operador-${points.map(point => point.codePointAt(0)?.toString(16)).join('-')}`
    : `operador-${hashOf(sign)}`;
}

/** The letters of the name that addresses have, and a hash of the whole. */
export function hashed(name: string): string {
  const letters = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^0-9A-Za-z]+/g, '-')
    .slice(0, MAX_SLUG_CHARACTERS - HASH_CHARACTERS - 1)
    .replace(/^-+|-+$/g, '');
  return letters === '' ? `n-${hashOf(name)}` : `${letters}-${hashOf(name)}`;
}

/** Of halves of characters, which have no UTF-8 and would all be one there, the units. */
export function hashOf(text: string): string {
  return createHash('sha256')
    .update(text, /\p{Surrogate}/u.test(text) ? 'utf16le' : 'utf8')
    .digest('hex')
    .slice(0, HASH_CHARACTERS);
}
