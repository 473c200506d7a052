import type { Config } from '../config/schema.js';
import type { ReferenceFiles } from '../contract/files.js';
import { type Finding, hasError } from '../findings/finding.js';
import { UserError } from '../findings/user-error.js';
import type { Lexico } from '../lexico/index.js';
import type { LanguageData } from '../lsp/language.js';
import type { Repository } from '../repository/repository.js';
import { Findings, policyOf } from '../run/findings.js';
import { lexicoOf } from '../run/lexico.js';
import { referenceOf } from '../run/reference.js';
import { openRun, type RunOptions } from '../run/run-context.js';
import { programsOf } from '../run/site-settings.js';

/** How programs of a language are cut into tokens, and programs of it. */
export interface DescribedLanguage {
  readonly config: Pick<Config, 'repositorio' | 'idioma'>;
  readonly index: ReferenceFiles['index'];
  /** Nothing where a finding is an error. */
  readonly lexico: Lexico | undefined;
  readonly programs: readonly { readonly path: string; readonly text: string }[];
  readonly findings: readonly Finding[];
}

/** The same with the repository that it was read from. */
export interface DescribedRepository extends DescribedLanguage {
  readonly extension: string;
  readonly grammars: Config['grammars'];
  readonly repository: Repository;
}

/**
 * Reads the lexico of a language, and its programs: those that examples are taken from, unless `read` says otherwise.
 * @throws {UserError} when refdata.yml has no lexico
 */
export async function describedLanguage(
  options: RunOptions,
  read = programsOf,
): Promise<DescribedRepository> {
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
  const programs = read(config, sintaxe.extensao, run.repository, problem => found.add(problem));
  // The other lists were not read: what is said of them would be about nothing.
  const findings = [
    ...reference.findings.filter(({ level }) => level === 'error'),
    ...ofLexico,
    ...found.list,
  ];
  const isSound = !hasError(findings);
  return {
    config,
    index,
    lexico: isSound ? lexico : undefined,
    programs,
    findings,
    extension: sintaxe.extensao,
    grammars: config.grammars,
    repository: run.repository,
  };
}

/**
 * The same of a language that is published: its programs are the examples that it has.
 * @throws {UserError} when it has no sound lexico
 */
export function publishedLanguage(
  target: string,
  { files, lexico, referencia }: LanguageData,
): DescribedLanguage {
  if (lexico === undefined)
    throw new UserError(
      `${target} does not say how programs of ${files.index.nome} are cut into tokens: it has no sound \`lexico\`.`,
      'Who publishes the language can write one: docs/editors.md shows how.',
    );
  const programs = referencia.itens
    .filter(({ tipo }) => tipo !== 'erro')
    .flatMap(({ id, exemplos }) => exemplos.map(({ codigo }) => ({ path: id, text: codigo })));
  return {
    config: { idioma: referencia.idioma },
    index: files.index,
    lexico,
    programs,
    findings: [],
  };
}
