import type { Lexico } from '../lexico/index.js';
import { packLanguage } from '../site/packed-language.js';
import { shownNames } from '../site/shown-names.js';
import { checkerMessages } from './generated/checker-messages.js';
import { type Address, relativeLink } from './model/address.js';
import type { Model } from './model/model.js';

const ROOT = '/';

/** What programs are held against, and in which tongue, as a script: pages on a disk may load no data. */
export function languageScript(
  { files, referencia, byId, idioma }: Model,
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
  const messages = idioma === 'pt' ? checkerMessages : null;
  return new TextEncoder().encode(
    `globalThis.refdataLanguage=${JSON.stringify(packed)};\nglobalThis.refdataMessages=${JSON.stringify(messages)};\n`,
  );
}
