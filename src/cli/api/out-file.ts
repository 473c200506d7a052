import { realpathSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { unwritable } from '../../findings/unwritable.js';
import { UserError } from '../../findings/user-error.js';
import { statsOf } from '../../runtime/stats.js';

/** Where `-o` lets the text go. */
export type OutFile =
  | { readonly kind: 'standard-output' }
  /** A file of its own, which is there or not. Links are followed. */
  | { readonly kind: 'file'; readonly path: string }
  /** A pipe or a device, which nothing else may take the place of. */
  | { readonly kind: 'stream'; readonly path: string };

/** What `-o` names; standard output where it is left out. @throws {UserError} for a folder, and for nothing */
export function outFile(out: string | undefined): OutFile {
  if (out === undefined || out === '-' || out === '/dev/stdout') return { kind: 'standard-output' };
  const stats = statsOf(out);
  if (out === '' || out.endsWith('/') || stats?.isDirectory()) {
    throw new UserError(
      out === '' ? '-o names no file.' : `-o is ${out}, which is a folder.`,
      'Name a file, such as -o openapi.json, or give --out-dir.',
    );
  }
  if (stats === undefined) return { kind: 'file', path: resolve(out) };
  return stats.isFile() ? { kind: 'file', path: realpathSync(out) } : { kind: 'stream', path: out };
}

/** Writes into a pipe or a device. @throws {UserError} when it does not take the text */
export function writeStream(path: string, text: string): void {
  try {
    writeFileSync(path, text);
  } catch (cause) {
    throw unwritable(path, cause, 'Name a file, or leave -o out for standard output.');
  }
}
