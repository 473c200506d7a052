import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { digestOf } from '../repository/observed.js';
import { removeQuietly } from '../runtime/remove-quietly.js';

/** A larger entry is not one of ours. */
const MAX_ENTRY_MIB = 256;

/** What was kept in a file, whose first line is the digest of the rest; undefined when there is none that is whole. */
export function readKept(path: string): string | undefined {
  try {
    if (statSync(path).size > MAX_ENTRY_MIB * 1024 * 1024) return undefined;
    const text = readFileSync(path, 'utf8');
    const end = text.indexOf('\n');
    const body = text.slice(end + 1);
    return digestOf(body) === text.slice(0, end) ? body : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a text in a file, whole; that it cannot be written is no reason to fail. */
export function keep(path: string, body: string): void {
  const temporary = `${path}.${process.pid}`;
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(temporary, `${digestOf(body)}\n${body}`);
    renameSync(temporary, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === undefined) throw error;
    removeQuietly(temporary);
  }
}
