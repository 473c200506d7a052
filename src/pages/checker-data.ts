import type { Lexico } from '../lexico/index.js';
import { packLanguage } from '../site/packed-language.js';
import { shownNames } from '../site/shown-names.js';
import { type Address, relativeLink } from './model/address.js';
import type { Model } from './model/model.js';

const ROOT = '/';

/** What programs are held against, as a script: pages on a disk may load no data. */
export function languageScript(
  { files, referencia, byId }: Model,
  lexico: Lexico | undefined,
  unread: readonly string[],
): Uint8Array {
  const packed = packLanguage(
    files,
    referencia,
    ({ id }) => relativeLink(ROOT, byId.get(id)?.address as Address, 'html'),
    lexico,
    unread,
    shownNames(referencia),
  );
  return new TextEncoder().encode(`globalThis.refdataLanguage=${JSON.stringify(packed)};\n`);
}
