import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from '@jest/globals';
import { init } from '../../src/commands/init.js';
import type { ReferenceFiles } from '../../src/contract/files.js';
import { buildReference } from '../../src/run/reference.js';
import { ROOT } from '../cli/run-cli.js';
import { RUN_CACHE } from '../run-cache.js';

/** Where the draft of a test stands. */
export const SCRATCH = mkdtempSync(join(tmpdir(), 'refdata-init-test-'));
afterAll(() => rmSync(SCRATCH, { recursive: true, force: true }));

/** Rules that say what a person has to write. */
const ASKING = new Set(['placeholder', 'list-named', 'list-present']);

/** The first draft for a repository, and what a build makes of it as it is. */
export async function draft(repo: string) {
  const config = join(SCRATCH, 'refdata.yml');
  // What another draft says stays otherwise.
  rmSync(config, { force: true });
  const { text, missing } = await init({ repo, config });
  const { files, findings } = await buildReference({ repo, config });
  return {
    text,
    missing,
    files,
    errors: findings
      .filter(({ level, rule }) => level === 'error' && !ASKING.has(rule))
      .map(({ message }) => message),
    // What a person has to write before a build takes it.
    asked: findings
      .filter(({ level, rule }) => level === 'error' && ASKING.has(rule))
      .map(({ rule, subject }) => `${rule} ${subject?.split('/').at(-1) ?? ''}`.trim()),
    words: files.sintaxe.reservadas.map(({ palavra }) => palavra),
  };
}

/** Words that a language has and a draft has not; the number of both is printed. */
export function missingFrom(words: readonly string[], truth: readonly string[], language: string): string[] {
  const missing = truth.filter(word => !words.includes(word));
  process.stdout.write(
    `${language}: ${truth.length} expected, ${truth.length - missing.length} found, ${words.length - (truth.length - missing.length)} more\n`,
  );
  return missing;
}

/** What the recipe of a language reads. */
export async function recipe(name: string, repo: string) {
  return buildReference({ repo, config: join(ROOT, 'recipes', name, 'refdata.yml'), cache: RUN_CACHE });
}

export function modulesIn({ modulos }: ReferenceFiles): Map<string, readonly string[]> {
  return new Map(modulos.modulos.map(({ nome, simbolos }) => [nome, simbolos.map(symbol => symbol.nome)]));
}

/**
 * The share of the symbols of one reference that another has, too, each with the very same texts; it is printed.
 *
 * @param prefix of the names of modules, which only one of them has.
 */
export function compareModules(
  draft: ReferenceFiles,
  own: ReferenceFiles,
  language: string,
  prefix = '',
): number {
  const texts = ({ modulos }: ReferenceFiles) =>
    new Set(
      modulos.modulos.flatMap(({ nome: module, simbolos }) =>
        simbolos.map(({ nome, assinatura, resumo }) =>
          [module.startsWith(prefix) ? module.slice(prefix.length) : module, nome, assinatura, resumo].join(
            '\0',
          ),
        ),
      ),
    );
  const [ours, theirs] = [texts(draft), texts(own)];
  const found = [...theirs].filter(text => ours.has(text)).length;
  process.stdout.write(
    `${language}: ${theirs.size} symbols expected, ${found} found, ${ours.size - found} more, in ${draft.modulos.modulos.length} modules\n`,
  );
  return found / theirs.size;
}
