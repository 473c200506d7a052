import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  lstatSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { writing } from '../findings/unwritable.js';
import { removeQuietly } from '../runtime/remove-quietly.js';

const REMEDY = 'Give whoever runs this the right to write there, and try again.';

/** Another content of a file that is there. */
export interface Replacement {
  readonly path: string;
  /** How it is called in messages. */
  readonly shown: string;
  readonly bytes: Uint8Array;
  /** What it has to hold still. */
  readonly was: Uint8Array;
}

/**
 * Replaces files, each whole: whoever reads one has what was there or what is there now. All are written beside first, so
 * that a disk that is full or a folder that nobody may write to changes none.
 *
 * @throws {UserError} when one cannot be written, or was changed in the meantime; no file is changed then unless the disk fails between two of them.
 */
export function replaceFiles(replacements: readonly Replacement[]): void {
  const fresh: { readonly real: string; readonly beside: string; readonly shown: string }[] = [];
  try {
    for (const { path, shown, bytes, was } of replacements) {
      // Of a link that which it leads to is replaced.
      const real = lstatSync(path).isSymbolicLink() ? realpathSync.native(path) : path;
      const beside = `${real}.new-${process.pid}`;
      writing(shown, REMEDY, () => {
        accessSync(real, constants.W_OK);
        // What is there already is somebody else's, and stays.
        closeSync(openSync(beside, 'wx'));
        fresh.push({ real, beside, shown });
        writeFileSync(beside, bytes);
        chmodSync(beside, statSync(real).mode);
        if (readFileSync(real).equals(was)) return;
        throw new Error('somebody else changed it');
      });
    }
    for (const { real, beside, shown } of fresh) writing(shown, REMEDY, () => renameSync(beside, real));
  } finally {
    for (const { beside } of fresh) removeQuietly(beside);
  }
}
