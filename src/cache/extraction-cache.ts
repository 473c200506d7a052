import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Programs, Report } from '../extract/context.js';
import { VERSION } from '../generated/version.js';
import type { Extracted } from '../reference/compose.js';
import { digestOf, holds, type Observations, ObservedRepository } from '../repository/observed.js';
import type { Repository } from '../repository/repository.js';
import { decodeData, encode, NotEncodable } from './codec.js';

/** A larger entry is not one of ours. */
const MAX_ENTRY_MIB = 256;

/** What an extraction needs, and what its result depends on besides the repository. */
export interface CachedExtraction {
  /** Folder of the cache. */
  readonly folder: string;
  /** Which of the entries it is: one is kept for each. */
  readonly name: string;
  /** Text of the configuration, and all else that the result depends on. */
  readonly depends: readonly string[];
  readonly repository: Repository;
  readonly programs: Programs;
  readonly report: (problem: Report) => void;
  extract(repository: Repository, programs: Programs, report: (problem: Report) => void): Promise<Extracted>;
}

interface Entry {
  readonly key: string;
  readonly observations: Observations;
  readonly extracted: Extracted;
  readonly problems: readonly Report[];
}

/**
 * The result of an extraction from the cache, when nothing that it depends on has changed; otherwise by extracting. Never
 * stale: an entry counts only for the same program, configuration and limits, and when every file that was read has the
 * same bytes, every glob matches the same files, and every import leads to the same place. An entry that is damaged is
 * ignored and written anew; that a cache cannot be written is no reason to fail.
 */
export async function cachedExtraction(wanted: CachedExtraction): Promise<Extracted> {
  const path = join(wanted.folder, `extraction-${digestOf(wanted.name).slice(0, 16)}.json`);
  const key = digestOf(JSON.stringify([VERSION, programDigest(), ...wanted.depends]));
  const entry = readEntry(path);
  if (entry?.key === key && holds(entry.observations, wanted.repository)) {
    for (const problem of entry.problems) wanted.report(problem);
    return entry.extracted;
  }
  const observed = new ObservedRepository(wanted.repository);
  const problems: Report[] = [];
  const extracted = await wanted.extract(observed, observed.watching(wanted.programs), problem => {
    problems.push(problem);
    wanted.report(problem);
  });
  if (observed.isRepeatable)
    writeEntry(path, { key, observations: observed.observations(), extracted, problems });
  return extracted;
}

/** An entry, its first line the digest of the rest; undefined when there is none that is whole. */
function readEntry(path: string): Entry | undefined {
  try {
    if (statSync(path).size > MAX_ENTRY_MIB * 1024 * 1024) return undefined;
    const text = readFileSync(path, 'utf8');
    const end = text.indexOf('\n');
    const body = text.slice(end + 1);
    return digestOf(body) === text.slice(0, end) ? (decodeData(body) as Entry) : undefined;
  } catch {
    return undefined;
  }
}

function writeEntry(path: string, entry: Entry): void {
  const temporary = `${path}.${process.pid}`;
  try {
    const body = encode(entry);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(temporary, `${digestOf(body)}\n${body}`);
    renameSync(temporary, path);
  } catch (error) {
    if (error instanceof NotEncodable) return;
    if ((error as NodeJS.ErrnoException).code === undefined) throw error;
    discard(temporary);
  }
}

function discard(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {
    // Where nothing can be written, nothing was.
  }
}

/** Digest of the program that is running: a bundle stands whole in one folder. */
function programDigest(): string {
  const folder = dirname(fileURLToPath(import.meta.url));
  const names = readdirSync(folder)
    .filter(name => /\.[jt]s$/.test(name))
    .sort();
  const files = names.map(name => join(folder, name));
  return digestOf(files.map(file => digestOf(readFileSync(file))).join());
}
