import type { LoadedConfig } from '../config/config.js';
import { UserError } from '../findings/user-error.js';
import type { Repository } from '../repository/repository.js';
import { configurationIn } from '../run/configuration.js';
import type { VersionScheme } from '../versions/scheme.js';
import type { SideSource } from './side.js';
import { editedFiles, type VersionEdit, withFiles } from './version-edits.js';
import { declaredAt } from './version-places.js';

/** A line that is to be written in another way; both without what ends a line. */
export interface LineEdit {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly before: string;
  readonly after: string;
}

/**
 * The files that declare a version, by path, with another one in its place: `versao`, and all of `check.versao`. They are read
 * again, so that a build of them has the new version.
 * @throws {UserError} where a version does not stand as it is declared, or would not come out as the new one.
 */
export async function raisedVersion(
  { loaded, repository }: Pick<SideSource, 'loaded' | 'repository'>,
  before: string,
  after: string,
  scheme: VersionScheme,
): Promise<Map<string, string>> {
  if (before === after) return new Map();
  const files = await editedFiles(repository, await versionEdits(loaded, repository, before, after, scheme));
  await prove(loaded, withFiles(repository, files), after, scheme);
  return files;
}

/** The lines that raise a version; where nobody can write it there, what stands against it. */
export async function raisingLines(
  source: Pick<SideSource, 'loaded' | 'repository'>,
  before: string,
  after: string,
  scheme: VersionScheme,
): Promise<{ readonly edits: readonly LineEdit[]; readonly obstacle: string | null }> {
  try {
    const files = await raisedVersion(source, before, after, scheme);
    const edits = [...files].flatMap(([file, text]) =>
      linesBetween(file, source.repository.read(file), text),
    );
    return { edits, obstacle: null };
  } catch (error) {
    if (error instanceof UserError) return { edits: [], obstacle: error.message };
    throw error;
  }
}

/** Versions are written over where they stand, so that both texts have as many lines, which end alike. */
function linesBetween(file: string, before: string, after: string): LineEdit[] {
  const now = after.split(/\r?\n/);
  return before.split(/\r?\n/).flatMap((line, index) => {
    const other = now[index] ?? '';
    return other === line ? [] : [{ file, line: index + 1, before: line, after: other }];
  });
}

/** Sources of the version: `versao`, and all of `check.versao`. */
function sourcesOf({ config }: LoadedConfig) {
  const others = (config.check?.versao ?? []).map((source, i) => [source, ['check', 'versao', i]] as const);
  return [[config.versao, ['versao']] as const, ...others];
}

async function versionEdits(
  loaded: LoadedConfig,
  repository: Repository,
  before: string,
  after: string,
  scheme: VersionScheme,
): Promise<VersionEdit[]> {
  const edits: VersionEdit[] = [];
  for (const [source, at] of sourcesOf(loaded)) {
    const { versao, place = loaded.placeOf(at) } = await declaredAt(loaded, repository, source, at, fail);
    const [old, told] = [scheme.parse(before), scheme.parse(versao)];
    if (versao !== before && !(old && told && scheme.compare(old, told) === 0))
      throw new UserError(
        `${place.file} declares ${versao}, and \`versao\` is ${before}.`,
        'Let all of them declare the same version first: `refdata check` names them.',
      );
    edits.push({
      place,
      before: versao,
      after: spelledAs(versao, before, after),
      declaredIn: other => declaredBy(loaded, other, source, at),
    });
  }
  return edits;
}

/** Another version with what a place writes before it, or leaves out: `v1.4.0` beside `1.4.0`. */
function spelledAs(versao: string, before: string, after: string): string {
  if (versao.endsWith(before)) return versao.slice(0, -before.length) + after;
  const start = before.slice(0, -versao.length);
  return before.endsWith(versao) && after.startsWith(start) ? after.slice(start.length) : after;
}

/** What a source says of files that may be broken. */
async function declaredBy(
  loaded: LoadedConfig,
  repository: Repository,
  source: LoadedConfig['config']['versao'],
  at: readonly (string | number)[],
): Promise<string | undefined> {
  try {
    const config = configPathOf(loaded);
    const again = repository.isFile(config) ? configurationIn(repository, config) : loaded;
    const own =
      at[0] === 'versao' ? again.config.versao : (again.config.check?.versao?.[Number(at[2])] ?? source);
    return (await declaredAt(again, repository, own, at, fail)).versao;
  } catch (error) {
    if (error instanceof UserError) return undefined;
    throw error;
  }
}

interface Problem {
  readonly message: string;
  readonly remedy?: string | undefined;
}

function fail({ message, remedy = 'Correct it, and try again.' }: Problem): never {
  throw new UserError(message, remedy);
}

/** Reads the edited files again: each source has to give the new version. */
async function prove(
  loaded: LoadedConfig,
  repository: Repository,
  after: string,
  scheme: VersionScheme,
): Promise<void> {
  const config = configPathOf(loaded);
  const again = repository.isFile(config) ? configurationIn(repository, config) : loaded;
  for (const [source, at] of sourcesOf(again)) {
    const { versao } = await declaredAt(again, repository, source, at, fail);
    if (versao !== after && scheme.order(versao, after) !== 0)
      throw new UserError(
        `${at.join('.')} would be ${versao} and not ${after}: nothing is written.`,
        'Declare the version as one plain text.',
      );
  }
}

function configPathOf(loaded: LoadedConfig): string {
  return loaded.placeOf(['versao']).file;
}
