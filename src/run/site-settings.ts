import type { Config } from '../config/schema.js';
import { kindOf, type Report, type Source } from '../extract/index.js';
import { type History, type Ledger, type Program, parseHistory, parseLedger } from '../pages/index.js';
import type { ReadRepository } from '../repository/other-repositories.js';
import { type Repository, UnreadableFile } from '../repository/repository.js';
import { compareCodePoints } from '../text/code-points.js';

/** Examples come from so many programs at most, the shortest first. */
const MAX_PROGRAMS = 2000;
const MAX_PROGRAM_CHARACTERS = 100_000;

/** What a configuration says of the site for people. */
export interface SiteSettings {
  readonly hasPages: boolean;
  readonly idioma: 'pt' | 'en';
  readonly repositorio?: string | undefined;
  readonly programs: readonly Program[];
  readonly ledger?: Ledger | undefined;
  readonly history?: History | undefined;
  /** Other repositories that sources were read from. */
  readonly repositories: readonly ReadRepository[];
}

/** Reads what the configuration names for pages; what cannot be read is reported. */
export function siteSettings(
  config: Config,
  extensao: string,
  repository: Repository,
  report: (problem: Report) => void,
): SiteSettings {
  const { site = 'pages', idioma = 'pt', repositorio } = config;
  const repositories = repository.others?.read() ?? [];
  const settings = { hasPages: site === 'pages', idioma, repositorio, repositories };
  if (!settings.hasPages) return { ...settings, programs: [] };
  const ledger = ledgerOf(config, repository);
  const history = historyOf(config, repository);
  return { ...settings, programs: programsOf(config, extensao, repository, report), ledger, history };
}

/**
 * The addresses that were recorded. A file that is not there yet is empty: `refdata addresses` writes the first one.
 * @throws {UserError} when the file is something else.
 */
export function ledgerOf({ enderecos }: Config, repository: Repository): Ledger | undefined {
  return enderecos !== undefined && repository.isFile(enderecos)
    ? parseLedger(repository.read(enderecos), enderecos)
    : undefined;
}

/** What each version changed, as it was recorded. @throws {UserError} when the file is something else. */
export function historyOf({ mudancas }: Config, repository: Repository): History {
  return mudancas !== undefined && repository.isFile(mudancas)
    ? parseHistory(repository.read(mudancas), mudancas)
    : [];
}

/** Paths of the programs that a configuration names, or counts, sorted by code point. */
export function programPathsOf(config: Config, extensao: string, repository: Repository): string[] {
  const paths = new Set(globsOf(config).flatMap(pattern => repository.glob(pattern)));
  const extension = config.programas === undefined ? extensao : '';
  return [...paths].filter(path => path.endsWith(extension)).sort(compareCodePoints);
}

/** The programs that examples are taken from, the shortest first. */
export function programsOf(...of: Parameters<typeof allProgramsOf>): Program[] {
  const short = allProgramsOf(...of).filter(({ text }) => text.length <= MAX_PROGRAM_CHARACTERS);
  return short.slice(0, MAX_PROGRAMS);
}

/** All programs that can be read, the shortest first. */
export function allProgramsOf(
  config: Config,
  extensao: string,
  repository: Repository,
  report: (problem: Report) => void,
): Program[] {
  const programs: Program[] = [];
  const reporting = (path: string, read: () => void) => {
    try {
      read();
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      const { rule, message, remedy, line } = error;
      report({ rule, message, remedy, place: { file: path, ...(line !== undefined && { line }) } });
    }
  };
  let paths: readonly string[] = [];
  reporting('refdata.yml', () => {
    paths = programPathsOf(config, extensao, repository);
    for (const pattern of config.programas === undefined ? [] : globsOf(config))
      if (repository.glob(pattern).length === 0)
        report({
          rule: 'count-empty',
          message: `programas: ${pattern} matches no file.`,
          remedy: 'Correct the pattern, or leave it out.',
          place: { file: 'refdata.yml' },
        });
  });
  for (const path of paths) reporting(path, () => void programs.push({ path, text: repository.read(path) }));
  return programs.sort((a, b) => a.text.length - b.text.length);
}

/** Those that `programas` names; otherwise what `conteudos` counts. */
function globsOf({ programas, conteudos }: Config): string[] {
  if (programas !== undefined) return typeof programas === 'string' ? [programas] : programas;
  const sources = [
    ...(conteudos?.exercicios ?? []),
    ...[conteudos?.exemplos].filter(source => typeof source === 'object'),
  ] as Source[];
  return sources.flatMap(source => {
    const spec = kindOf(source).name === 'count' ? source.count : undefined;
    return typeof spec === 'string' ? [spec] : [];
  });
}
