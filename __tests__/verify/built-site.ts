import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from '../../src/commands/build.js';
import { RUN_CACHE } from '../run-cache.js';

const LUME = resolve(import.meta.dirname ?? '.', '..', '..', 'examples', 'lume');

const EARLIER = new Date('2026-01-01T00:00:00Z');

interface BuildChanges {
  readonly baseUrl?: string;
  /** `archive` in refdata.yml. */
  readonly archive?: boolean;
  /** `docset` in refdata.yml. */
  readonly docset?: boolean;
}

/** The site of the example language, with its registry, as `build` writes it. */
export interface BuiltSite {
  readonly folder: string;
  readonly manifest: Uint8Array;
  remove(): void;
}

export async function buildLume({
  archive = false,
  docset = false,
  ...changes
}: BuildChanges = {}): Promise<BuiltSite> {
  const root = mkdtempSync(join(tmpdir(), 'refdata-built-'));
  // Servers that are started by root read as somebody else.
  chmodSync(root, 0o755);
  const folder = join(root, 'site');
  const own = join(LUME, 'refdata.yml');
  const asked = [...(archive ? ['archive: true'] : []), ...(docset ? ['docset: true'] : [])];
  const config = asked.length > 0 ? join(root, 'refdata.yml') : own;
  if (asked.length > 0) writeFileSync(config, `${readFileSync(own, 'utf8')}\n${asked.join('\n')}\n`);
  const { ok, findings } = await build({ repo: LUME, config, out: folder, cache: RUN_CACHE, ...changes });
  if (!ok) throw new Error(`the example does not build: ${JSON.stringify(findings)}`);
  // Apache takes a file of the last second for one that may still change, and makes its ETag weak.
  for (const path of filesIn(folder)) utimesSync(join(folder, path), EARLIER, EARLIER);
  return {
    folder,
    manifest: readFileSync(join(folder, 'api', 'manifest.json')),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

/** Every file below a folder, by path with `/`. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/'))
    .sort();
}
