import { resolve } from 'node:path';
import type { Lexico } from '../../src/lexico/index.js';
import { lexicoOf } from '../../src/run/lexico.js';
import { referenceOf } from '../../src/run/reference.js';
import { openRun } from '../../src/run/run-context.js';
import { RUN_CACHE } from '../run-cache.js';

const ROOT = resolve(import.meta.dirname ?? '.', '..', '..');

/** The lexico of a configuration, read from a repository as a build does. */
export async function lexicoIn(repo: string, config: string): Promise<Lexico> {
  const run = openRun({ repo: resolve(ROOT, repo), config: resolve(ROOT, config), cache: RUN_CACHE });
  const { files } = await referenceOf(run, { only: new Set(['sintaxe']) });
  const { lexico, findings } = await lexicoOf(run, files);
  if (lexico === undefined) throw new Error(JSON.stringify(findings, null, 2));
  return lexico;
}

export const LUME = resolve(ROOT, 'examples', 'lume');
export const lumeLexico = () => lexicoIn(LUME, `${LUME}/refdata.yml`);
