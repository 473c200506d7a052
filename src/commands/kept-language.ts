import { join } from 'node:path';
import { keep, readKept } from '../cache/kept-file.js';
import { UserError } from '../findings/user-error.js';
import { isAddress } from '../http/address.js';
import type { LanguageData } from '../lsp/language.js';
import { digestOf } from '../repository/observed.js';
import { VERSION } from '../runtime/generated/version.js';
import { counted } from '../text/counted.js';
import { languageAt } from './language-data.js';

/** Where fetched languages are kept, and who is told that one is used. */
export interface Keeping {
  /** The folder of --cache; nothing is kept without one. */
  readonly cache: string | undefined;
  readonly told: (kept: Kept) => void;
  /** So many seconds are waited for an address of which there is a copy; as long as any request may take unless given. */
  readonly patience?: number;
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
export async function keptLanguageAt(
  target: string,
  { cache, told, patience }: Keeping,
): Promise<LanguageData> {
  if (cache === undefined || !isAddress(target)) return languageAt(target);
  const path = join(cache, `language-${digestOf(JSON.stringify([VERSION, target])).slice(0, 16)}.json`);
  const fetched = languageAt(target).then(data => {
    // What comes too late for now is there the next time.
    keep(path, JSON.stringify(data));
    return data;
  });
  try {
    return await inTime(fetched, target, readKept(path) === undefined ? undefined : patience);
  } catch (error) {
    const kept = error instanceof UserError ? readKept(path) : undefined;
    if (kept === undefined) throw error;
    const data = JSON.parse(kept) as LanguageData;
    told({ target, reason: (error as UserError).message, referencia: data.referencia });
    return data;
  }
}

/** What is fetched; where there is a copy, only if it comes while somebody waits. */
async function inTime<T>(fetched: Promise<T>, target: string, patience: number | undefined): Promise<T> {
  if (patience === undefined) return fetched;
  // Nobody may be there any more when it fails later.
  fetched.catch(() => {});
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(
      () =>
        fail(
          new UserError(
            `${target} has not answered within ${counted(patience, 'second')}.`,
            'See whether the address is reachable.',
          ),
        ),
      patience * 1000,
    );
  });
  return Promise.race([fetched, late]).finally(() => clearTimeout(timer));
}
