import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from '../../src/commands/build.js';
import { FILE_NAMES, type ReferenceFiles } from '../../src/contract/files.js';
import { NOT_KNOWN } from '../../src/drift/signature.js';
import type { Finding } from '../../src/findings/finding.js';
import { RUN_CACHE } from '../run-cache.js';

const root = resolve(import.meta.dirname ?? '.', '..', '..');

/** Builds a recipe from the package that npm installed, and reads the seven files back from the disk. */
export async function buildRecipe(recipe: string, packageName: string): Promise<ReferenceFiles> {
  return (await buildRecipeFrom(recipe, join(root, 'node_modules', packageName))).files;
}

/** The same from any folder, with the findings of the build. */
export async function buildRecipeFrom(
  recipe: string,
  repo: string,
  config = configOf(recipe),
): Promise<{ files: ReferenceFiles; findings: readonly Finding[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'refdata-recipe-'));
  try {
    const { ok, findings } = await build({ repo, config, out: folder, cache: RUN_CACHE });
    if (!ok)
      throw new Error(
        `the recipe does not build: ${JSON.stringify(
          findings.filter(f => f.level === 'error'),
          null,
          2,
        )}`,
      );
    const read = (name: string) => JSON.parse(readFileSync(join(folder, 'api', `${name}.json`), 'utf8'));
    const files = Object.fromEntries(FILE_NAMES.map(name => [name, read(name)]));
    return { files: files as unknown as ReferenceFiles, findings };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function configOf(recipe: string): string {
  return join(root, 'recipes', recipe, 'refdata.yml');
}

/** A copy of a recipe that more text is put behind: what depends on the machine, such as the version of Python that runs. */
export function recipeWith(recipe: string, more: string): string {
  const config = join(mkdtempSync(join(tmpdir(), 'refdata-recipe-')), 'refdata.yml');
  writeFileSync(config, readFileSync(configOf(recipe), 'utf8') + more);
  return config;
}

/** What a comparison with the truth gives. */
export interface Fidelity {
  readonly expected: number;
  readonly found: number;
  readonly missing: readonly string[];
  readonly extra: readonly string[];
  readonly different: readonly string[];
  /** Reported to the user as not resolved, with file, line and reason. */
  readonly unresolved: readonly string[];
}

/** What is compared: a folder of `recipes/`, and which version of the language it was read from. */
export interface Subject {
  readonly recipe: string;
  readonly version: string;
}

/**
 * Compares names and texts with the truth, and prints the counts. `npm run fidelity` makes docs/fidelity.md of the same
 * counts: they are added, a line of JSON each, to the file that the environment variable FIDELITY names.
 *
 * What is expected is found, missing, different or reported to the user as not resolved: the four add up to it.
 *
 * @param list what is compared: `reserved words`.
 * @param reported names whose text was reported as not resolved.
 */
export function compare(
  { recipe, version }: Subject,
  list: string,
  truth: ReadonlyMap<string, string>,
  ours: ReadonlyMap<string, string>,
  reported: ReadonlySet<string> = new Set(),
): Fidelity {
  const missing = [...truth.keys()].filter(name => !ours.has(name));
  const extra = [...ours.keys()].filter(name => !truth.has(name));
  const unlike = [...truth]
    .filter(([name, text]) => ours.has(name) && ours.get(name) !== text)
    .map(([name]) => name);
  const unresolved = unlike.filter(
    name => reported.has(name) && leavesOpen(ours.get(name) ?? '', truth.get(name) ?? ''),
  );
  const different = unlike.filter(name => !unresolved.includes(name));
  const expected = truth.size;
  const counts = {
    expected,
    found: expected - missing.length - unlike.length,
    missing: missing.length,
    extra: extra.length,
    different: different.length,
    unresolved: unresolved.length,
  };
  printCounts({ recipe, version }, list, counts);
  return { expected, found: counts.found, missing, extra, different, unresolved };
}

/** Whether a text says no more than the truth: it is empty, or signs of what is not known stand for the rest of it. */
function leavesOpen(ours: string, truth: string): boolean {
  if (ours === '') return true;
  const parts = ours.split(NOT_KNOWN);
  return parts.length > 1 && new RegExp(`^${parts.map(escaped).join('.+')}$`, 's').test(truth);
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

/** Prints counts, and adds them to those that docs/fidelity.md is made of. */
export function printCounts(
  { recipe, version }: Subject,
  list: string,
  counts: Readonly<Record<'expected' | 'found' | 'missing' | 'extra' | 'different' | 'unresolved', number>>,
): void {
  const shown = Object.entries(counts).map(([name, count]) => `${name} ${count}`);
  process.stderr.write(`${recipe} ${version}, ${list}: ${shown.join(', ')}\n`);
  const { FIDELITY } = process.env;
  if (FIDELITY) appendFileSync(FIDELITY, `${JSON.stringify({ recipe, version, list, ...counts })}\n`);
}

/** What something that is not ours says of the definitions of a language's library, and what of it is found. */
export function printDefinitions(
  of: { readonly language: string; readonly of: string; readonly by: string },
  counts: Readonly<Record<'definitions' | 'found' | 'missing' | 'more' | 'told', number>>,
): void {
  const shown = Object.entries(counts).map(([name, count]) => `${name} ${count}`);
  process.stderr.write(`${of.language}, ${of.of}, by ${of.by}: ${shown.join(', ')}\n`);
  const { FIDELITY } = process.env;
  if (FIDELITY) appendFileSync(FIDELITY, `${JSON.stringify({ ...of, ...counts })}\n`);
}

/** Nothing missing, nothing extra, nothing different. */
export const EXACT = { missing: [], extra: [], different: [], unresolved: [] };

/** Names without texts. */
export function names(list: Iterable<string>): Map<string, string> {
  return new Map([...list].map(name => [name, '']));
}
