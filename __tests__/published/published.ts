import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from '@jest/globals';
import { FILE_NAMES } from '../../src/contract/files.js';

/** Files that a real language has online; they are beside the project in its CI, and not part of it. */
export const PUBLISHED = join(import.meta.dirname, '..', '..', '..', 'shared', 'data', 'published');

/** Runs the tests where the files are; skips them aloud elsewhere. `.ci/run` demands them by REFDATA_REQUIRE_PUBLISHED. */
export function describeWithPublished(name: string, tests: () => void): void {
  if (existsSync(join(PUBLISHED, 'api', 'index.json'))) {
    describe(name, tests);
  } else if (process.env.REFDATA_REQUIRE_PUBLISHED) {
    it(name, () => {
      throw new Error(`${PUBLISHED} is missing`);
    });
  } else {
    it.skip(`${name}: skipped, there are no published files in ${PUBLISHED}`, () => {});
  }
}

/** The seven files, parsed anew at each call. */
export function publishedFiles(): Record<string, unknown> {
  return Object.fromEntries(
    FILE_NAMES.map(name => [name, JSON.parse(readFileSync(join(PUBLISHED, 'api', `${name}.json`), 'utf8'))]),
  );
}
