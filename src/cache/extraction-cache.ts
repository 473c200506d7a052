import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ExtractionInput, Report } from '../extract/index.js';
import { digestOf, holds, type Observations, ObservedRepository } from '../repository/observed.js';
import { VERSION } from '../runtime/generated/version.js';
import { decodeData, encode, NotEncodable } from './codec.js';
import { keep, readKept } from './kept-file.js';

/** Results of extractions of one configuration, kept for the next run. */
export interface ExtractionCache {
  /**
   * The result of an extraction from the cache, when nothing that it depends on has changed; otherwise by extracting. Never
   * stale: an entry counts only for the same program, configuration and limits, and when every file that was read has the
   * same bytes, every glob matches the same files, and every import leads to the same place. An entry that is damaged is
   * ignored and written anew; that a cache cannot be written is no reason to fail.
   *
   * @param part which part of the configuration is read: one entry is kept for each.
   * @param extract gives what JSON can hold, with maps; what else it gives is not kept.
   */
  extracted<Result>(
    part: string,
    given: Required<ExtractionInput>,
    extract: (input: Required<ExtractionInput>) => Promise<Result>,
  ): Promise<Result>;
}

interface Entry<Result> {
  readonly key: string;
  readonly observations: Observations;
  readonly extracted: Result;
  readonly problems: readonly Report[];
}

/**
 * A cache in a folder.
 * @param name of the configuration. @param depends what the results depend on besides the repository: the text of the configuration.
 */
export function extractionCache(folder: string, name: string, depends: readonly string[]): ExtractionCache {
  return {
    async extracted<Result>(
      part: string,
      given: Required<ExtractionInput>,
      extract: (input: Required<ExtractionInput>) => Promise<Result>,
    ) {
      const path = join(folder, `extraction-${digestOf(JSON.stringify([name, part])).slice(0, 16)}.json`);
      // What is kept has messages in the language in which they were made.
      const tongue = process.env.REFDATA_LANG ?? '';
      const key = digestOf(JSON.stringify([VERSION, programDigest(), tongue, name, ...depends]));
      const entry = readEntry<Result>(path);
      if (entry?.key === key && holds(entry.observations, given.repository)) {
        for (const problem of entry.problems) given.report(problem);
        return entry.extracted;
      }
      const repository = new ObservedRepository(given.repository);
      const problems: Report[] = [];
      const report = (problem: Report) => {
        problems.push(problem);
        given.report(problem);
      };
      const programs = repository.watching(given.programs);
      const extracted = await extract({ ...given, repository, programs, report });
      if (repository.isRepeatable)
        writeEntry(path, { key, observations: repository.observations(), extracted, problems });
      return extracted;
    },
  };
}

/** An entry; undefined when there is none that is whole. */
function readEntry<Result>(path: string): Entry<Result> | undefined {
  const body = readKept(path);
  try {
    return body === undefined ? undefined : (decodeData(body) as Entry<Result>);
  } catch {
    return undefined;
  }
}

function writeEntry(path: string, entry: Entry<unknown>): void {
  try {
    keep(path, encode(entry));
  } catch (error) {
    if (!(error instanceof NotEncodable)) throw error;
  }
}

let digestOfProgram: string | undefined;

/** Digest of the program that is running, read once: a bundle stands whole in one folder, and several megabytes of it. */
function programDigest(): string {
  if (digestOfProgram !== undefined) return digestOfProgram;
  const folder = dirname(fileURLToPath(import.meta.url));
  const names = readdirSync(folder)
    .filter(name => /\.[jt]s$/.test(name))
    .sort();
  const files = names.map(name => join(folder, name));
  digestOfProgram = digestOf(files.map(file => digestOf(readFileSync(file))).join());
  return digestOfProgram;
}
