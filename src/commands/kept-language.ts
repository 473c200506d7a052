import { join } from 'node:path';
import { keep, readKept } from '../cache/kept-file.js';
import { UserError } from '../findings/user-error.js';
import { isAddress } from '../http/address.js';
import type { LanguageData } from '../lsp/language.js';
import { digestOf } from '../repository/observed.js';
import { VERSION } from '../runtime/generated/version.js';
import { languageAt } from './language-data.js';

/** Where fetched languages are kept, and who is told that one is used. */
export interface Keeping {
  /** The folder of --cache; nothing is kept without one. */
  readonly cache: string | undefined;
  readonly told: (kept: Kept) => void;
}

/** A language that stands in for what cannot be read now. */
export interface Kept {
  readonly target: string;
  /** Why that cannot be read. */
  readonly reason: string;
  readonly referencia: LanguageData['referencia'];
}

/**
 * A language at an address or in a built folder. One that was fetched is kept, and stands in when its address gives none
 * that can be read: whoever writes programs goes on, and is told.
 *
 * @throws {UserError} when there is nothing that can be read, and nothing was kept.
 */
export async function keptLanguageAt(target: string, { cache, told }: Keeping): Promise<LanguageData> {
  if (cache === undefined || !isAddress(target)) return languageAt(target);
  const path = join(cache, `language-${digestOf(JSON.stringify([VERSION, target])).slice(0, 16)}.json`);
  try {
    const data = await languageAt(target);
    keep(path, JSON.stringify(data));
    return data;
  } catch (error) {
    const kept = error instanceof UserError ? readKept(path) : undefined;
    if (kept === undefined) throw error;
    const data = JSON.parse(kept) as LanguageData;
    told({ target, reason: (error as UserError).message, referencia: data.referencia });
    return data;
  }
}
