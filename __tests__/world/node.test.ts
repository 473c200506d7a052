import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { globSync } from 'tinyglobby';
import { judged, modulesAskedFor, type Project, printJudgement, toldOf } from './judged.js';
import { loadedBy, sampleOf } from './loaded.js';

const PACKAGES = resolve(import.meta.dirname ?? '.', '..', '..', 'node_modules');
const HOURS = 6 * 3_600_000;
/** What nobody loads, or what does something when it is loaded. */
const LEFT_OUT = [
  '**/{test,tests,__tests__,fixtures,bin,node_modules,benchmark,benchmarks,example,examples}/**',
  '**/*.min.js',
];
/** Beyond, it is what a bundler made. */
const MAX_BYTES = 300_000;
const MOST = modulesAskedFor();
/** Of a hundred tables, so many may be told at most: it falls, and does not rise. */
const CEILING = 14;

(MOST > 0 ? describe : describe.skip)('tables of packages for Node', () => {
  test(
    'as they are when they are loaded',
    async () => {
      const projects = packages().flatMap((name): Project[] => {
        const files = filesOf(name);
        return files.length > 0 ? [{ name, files }] : [];
      });
      const files = projects.flatMap(project => project.files.filter(mayHoldTables));
      const modules = sampleOf(files, MOST).map(file => ({ name: file, path: join(PACKAGES, file) }));
      const lock = readFileSync(join(PACKAGES, '..', 'package-lock.json'), 'utf8');
      const teller = { command: [process.execPath] as const, script: 'node_tables.mjs' };
      const asked = loadedBy(teller, PACKAGES, modules, `${process.version}\0${lock}`);
      const found = await judged(PACKAGES, projects, inOrder(asked, files), undefined);
      printJudgement(`${projects.length} packages from npm`, files.length, found);
      expect(found.silent).toEqual([]);
      expect(toldOf(found)).toBeLessThan(CEILING);
    },
    HOURS,
  );
});

function packages(): string[] {
  return readdirSync(PACKAGES)
    .filter(name => !name.startsWith('.'))
    .flatMap(name =>
      name.startsWith('@') ? readdirSync(join(PACKAGES, name)).map(each => `${name}/${each}`) : [name],
    )
    .sort();
}

function filesOf(name: string): string[] {
  return globSync([`${name}/**/*.{js,cjs,mjs}`], { cwd: PACKAGES, ignore: LEFT_OUT })
    .filter(file => statSync(join(PACKAGES, file)).size <= MAX_BYTES)
    .sort();
}

/** Whether a file may give others a list or map that is written out. */
function mayHoldTables(file: string): boolean {
  return /exports[^\n;]*=\s*(?:Object\.freeze\()?[[{]|\b(?:const|let|var)\s+[\w$]+\s*=\s*(?:Object\.freeze\(|new (?:Map|Set)\()?\s*[[{]/.test(
    readFileSync(join(PACKAGES, file), 'utf8'),
  );
}

/** Two are loaded at once: what is read of a package is read one after the other. */
async function* inOrder<T extends { path: string }>(
  all: AsyncIterable<T>,
  files: readonly string[],
): AsyncGenerator<T> {
  const answers = new Map<string, T>();
  for await (const each of all) answers.set(each.path, each);
  for (const file of files) {
    const answer = answers.get(join(PACKAGES, file));
    if (answer) yield answer;
  }
}
