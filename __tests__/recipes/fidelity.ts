import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from '../../src/commands/build.js';
import { FILE_NAMES, type ReferenceFiles } from '../../src/reference/files.js';

const root = resolve(import.meta.dirname ?? '.', '..', '..');

/** Builds a recipe from the package that npm installed, and reads the seven files back from the disk. */
export function buildRecipe(recipe: string, packageName: string): Promise<ReferenceFiles> {
  return buildRecipeFrom(recipe, join(root, 'node_modules', packageName));
}

/** The same from any folder. */
export async function buildRecipeFrom(recipe: string, repo: string): Promise<ReferenceFiles> {
  const out = join(mkdtempSync(join(tmpdir(), 'refdata-recipe-')), 'site');
  try {
    const config = join(root, 'recipes', recipe, 'refdata.yml');
    const { ok, findings } = await build({ repo, config, out });
    if (!ok)
      throw new Error(
        `the recipe does not build: ${JSON.stringify(
          findings.filter(f => f.level === 'error'),
          null,
          2,
        )}`,
      );
    const read = (name: string) => JSON.parse(readFileSync(join(out, 'api', `${name}.json`), 'utf8'));
    return Object.fromEntries(FILE_NAMES.map(name => [name, read(name)])) as unknown as ReferenceFiles;
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

/** What a comparison with the truth gives. */
export interface Fidelity {
  readonly expected: number;
  readonly found: number;
  readonly missing: readonly string[];
  readonly extra: readonly string[];
  readonly different: readonly string[];
}

/** Compares names and texts with the truth, and prints the counts. */
export function compare(
  what: string,
  truth: ReadonlyMap<string, string>,
  ours: ReadonlyMap<string, string>,
): Fidelity {
  const missing = [...truth.keys()].filter(name => !ours.has(name));
  const extra = [...ours.keys()].filter(name => !truth.has(name));
  const different = [...truth]
    .filter(([name, text]) => ours.has(name) && ours.get(name) !== text)
    .map(([name]) => name);
  const found = truth.size - missing.length;
  process.stderr.write(
    `${what}: expected ${truth.size}, found ${found}, missing ${missing.length}, extra ${extra.length}, different ${different.length}\n`,
  );
  return { expected: truth.size, found, missing, extra, different };
}

/** Nothing missing, nothing extra, nothing different. */
export const EXACT = { missing: [], extra: [], different: [] };

/** Names without texts. */
export function names(list: Iterable<string>): Map<string, string> {
  return new Map([...list].map(name => [name, '']));
}
