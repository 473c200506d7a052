import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { LANGUAGES } from './corpus/languages.js';
import { type Measured, measure } from './corpus/measure.js';
import { sourcesOf } from './corpus/sources.js';

/** Those of which each run has the sources for other tests, or that are small; `CORPUS=1` takes all. */
const SAMPLE = new Set(['elvish', 'expr', 'starlark', 'tengo']);
const isWhole = process.env.CORPUS === '1';
const chosen = LANGUAGES.filter(({ name }) => isWhole || SAMPLE.has(name));

/** Aims of the whole: of what is written as data, so much is right; of what there is, so much is found. */
const MIN_PRECISION = 0.98;
const page = readFileSync(resolve(import.meta.dirname ?? '.', '..', '..', 'docs', 'first-drafts.md'), 'utf8');

const scratch = mkdtempSync(join(tmpdir(), 'refdata-corpus-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

describe('drafts for languages at pinned versions, against what the languages say of themselves', () => {
  const all: Measured[] = [];
  for (const language of chosen) {
    const repo = sourcesOf(language);
    (repo ? it : it.skip)(
      language.name,
      async () => {
        const { lists, rated } = await measure(language, repo as string, scratch);
        all.push(...lists);
        const { name, package: of, version } = language;
        for (const { list, wrong, ...counts } of lists)
          process.stderr.write(`${name} ${list}: ${JSON.stringify(counts)} wrong: ${wrong.join(' ')}\n`);
        const { DRAFTS } = process.env;
        if (DRAFTS)
          appendFileSync(DRAFTS, `${JSON.stringify({ name, package: of, version, lists, rated })}\n`);
        else for (const each of lists) expectAsOnPage(name, each);
      },
      300_000,
    );
  }

  it('is nearly all right', () => {
    const sum = (of: (each: Measured) => number) => all.reduce((total, each) => total + of(each), 0);
    const proposed = sum(each => each.proposed);
    if (chosen.length === 0 || proposed === 0) return;
    expect(sum(each => each.right) / proposed).toBeGreaterThanOrEqual(MIN_PRECISION);
  });
});

/** The page's row is a floor: nothing more may be wrong, nothing less be found. */
function expectAsOnPage(name: string, { list, found, wrong }: Measured): void {
  const row = page.split('\n').find(line => {
    const [, first, second] = line.split('|').map(cell => cell.trim());
    return first === name && second === list;
  });
  const cells = row?.split('|').map(cell => cell.trim());
  expect([name, list, cells !== undefined]).toEqual([name, list, true]);
  expect([name, list, found >= Number(cells?.[4])]).toEqual([name, list, true]);
  expect([name, list, wrong.length <= Number(cells?.[5])]).toEqual([name, list, true]);
}
