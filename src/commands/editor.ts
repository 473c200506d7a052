import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { enginesNamed } from '../editors/editors.js';
import type { Finding } from '../findings/finding.js';
import { unwritable } from '../findings/unwritable.js';
import { UserError } from '../findings/user-error.js';
import { Findings, policyOf } from '../run/findings.js';
import { lexicoOf } from '../run/lexico.js';
import { referenceOf } from '../run/reference.js';
import { openRun, type RunOptions } from '../run/run-context.js';
import { programsOf } from '../run/site-settings.js';
import { makeFolder } from '../runtime/make-folder.js';

export interface EditorOptions extends RunOptions {
  /** Folder to write into. Files of it that are not made here stay. */
  readonly out: string;
  /** Names of engines; all of them unless given. */
  readonly only?: readonly string[] | undefined;
}

export interface EditorResult {
  /** Whether anything was written: there was no finding of level `error`. */
  readonly ok: boolean;
  readonly nome: string;
  readonly out: string;
  /** Paths below the folder. */
  readonly files: readonly string[];
  readonly findings: readonly Finding[];
}

/**
 * Writes grammars of a language for editors, from `lexico` in refdata.yml.
 *
 * @throws {UserError} when there is no lexico, an engine is not known, or the folder cannot be written
 */
export async function editor(options: EditorOptions): Promise<EditorResult> {
  const { out, only } = options;
  const engines = enginesNamed(only, '--only');
  const run = openRun(options);
  const { config } = run.configuration;
  if (config.lexico === undefined)
    throw new UserError(
      'refdata.yml has no `lexico`, which says how programs are cut into tokens.',
      'Write one: docs/editors.md shows how, in ten minutes.',
    );
  const reference = await referenceOf(run, { only: new Set(['sintaxe']) });
  const { index, sintaxe } = reference.files;
  const { lexico, findings: ofLexico } = await lexicoOf(run, reference.files);
  const found = new Findings(policyOf(config.rules));
  const programs = programsOf(config, sintaxe.extensao, run.repository, problem => found.add(problem));
  // The other lists were not read: what is said of them would be about nothing.
  const findings = [
    ...reference.findings.filter(({ level }) => level === 'error'),
    ...ofLexico,
    ...found.list,
  ];
  const ok = lexico !== undefined && !findings.some(({ level }) => level === 'error');
  const repositorio = config.repositorio?.replace(/\/(?:-\/)?(?:blob|src|tree)\/.*|\/?\{.*/, '');
  const files = ok
    ? engines.flatMap(engine =>
        engine.files({
          lexico,
          descricao: index.descricao,
          documentacao: index.documentacao,
          repositorio,
          programs: programs.map(({ text }) => text),
        }),
      )
    : [];
  for (const { path, text } of files) write(join(out, path), text);
  return { ok, nome: index.nome, out, files: files.map(({ path }) => path), findings };
}

function write(path: string, text: string): void {
  try {
    makeFolder(dirname(path));
    writeFileSync(path, text);
  } catch (cause) {
    throw unwritable(path, cause, 'Choose another folder with --out.');
  }
}
