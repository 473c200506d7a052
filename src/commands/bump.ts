import { existsSync, readFileSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { CheckResult } from '../check/check-result.js';
import { localCommit } from '../check/commits.js';
import { configIn } from '../check/open-side.js';
import { raisedVersion } from '../check/raised-version.js';
import { hasSection, withSection } from '../check/report/changelog-file.js';
import { releaseNotes } from '../check/report/release-notes.js';
import type { LoadedConfig } from '../config/config.js';
import { countChanges, sentenceOf } from '../drift/index.js';
import { UserError } from '../findings/user-error.js';
import { isAddress } from '../http/address.js';
import { openRepository, type Repository } from '../repository/repository.js';
import { configurationIn } from '../run/configuration.js';
import { sayIn } from '../runtime/tongue.js';
import type { Say } from '../text/said.js';
import { VersionScheme } from '../versions/scheme.js';
import { type CheckOptions, check } from './check-reference.js';
import { ownTongue } from './notes-tongue.js';

export const BUMPS = ['major', 'minor', 'patch'] as const;
export type BumpLevel = (typeof BUMPS)[number];

export interface BumpOptions extends Pick<CheckOptions, 'repo' | 'config' | 'progress' | 'base' | 'today'> {
  /** By how much; as the changes ask for when it is left out. */
  readonly level?: BumpLevel | undefined;
  /** The changelog, relative to `repo`. */
  readonly changelog: string;
}

/** What is written, and what is to be said of it. */
export interface BumpResult {
  /** What it is counted from: the last release, or the base. */
  readonly since: { readonly name: string; readonly versao: string };
  readonly before: string;
  readonly after: string;
  readonly level: BumpLevel | 'none';
  /** Files that are written, relative to the repository. */
  readonly files: readonly string[];
  /** The message of an annotated tag. */
  readonly tagMessage: string;
}

/**
 * Raises `versao` wherever it is declared, and writes the section of the changelog, in the tongue of the language: all of it,
 * or nothing. What is written is read again before, so that the build has the new version.
 *
 * @throws {UserError} where there is nothing to count from, the level is too low, or a version cannot be written.
 */
export async function bump(options: BumpOptions): Promise<BumpResult> {
  const { repo, today } = options;
  const result = await sinceLastRelease(options);
  const repository = openRepository(repo);
  const loaded = loadedConfig(options, repository);
  const scheme = new VersionScheme(loaded.config.check?.versions);
  const { level, after } = target(options.level, result, scheme);
  const tongue = ownTongue(loaded);
  const before = result.head.versao;
  const raised = await raisedVersion({ loaded, repository }, before, after, scheme);
  const files = new Map([...raised].map(([path, text]) => [path, asOnDisk(repo, path, text)]));
  const text = changelogText(join(repo, options.changelog), options.changelog);
  if (!hasSection(text, after)) {
    const notes = releaseNotes(result.changes, tongue, sayIn(tongue));
    files.set(options.changelog, withSection(text, after, today, notes, sayIn(tongue)));
  }
  writeAll(repo, files);
  return {
    since: { name: result.base.name, versao: result.base.versao ?? '' },
    before,
    after,
    level,
    files: [...files.keys()],
    tagMessage: tagMessage(result, after, sayIn(tongue)),
  };
}

/** The changelog as it is; empty where there is none yet. @throws {UserError} for one that would not come out as it was. */
function changelogText(path: string, shown: string): string {
  if (!existsSync(dirname(path)))
    throw new UserError(
      `There is no folder for the changelog ${shown}.`,
      'Make it, or name another file with --changelog.',
    );
  if (!existsSync(path)) return '';
  if (!statSync(path).isFile())
    throw new UserError(`${shown} is no file.`, 'Name the changelog with --changelog.');
  return textOnDisk(path, shown, 'Write it in UTF-8, or name another one with --changelog.');
}

/** The text of a file to the letter, a mark of its encoding and line ends too. @throws {UserError} for one that would not come out as it was. */
function textOnDisk(path: string, shown: string, remedy: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(readFileSync(path));
  } catch (cause) {
    throw new UserError(`${shown} is not UTF-8.`, remedy, { cause });
  }
}

/** A text with as many lines as its file has, in the form of that: what is read has lost its mark and its line ends. */
function asOnDisk(repo: string, path: string, text: string): string {
  const old = textOnDisk(join(repo, path), path, 'Raise the version in it by hand.');
  const ends = old.match(/\r\n?|\n/g) ?? [];
  const lines = text.split('\n').map((line, i) => line + (ends[i] ?? ''));
  return (old.startsWith(MARK) ? MARK : '') + lines.join('');
}

const MARK = '\uFEFF';

/** What changed since the last release; since the base where there is none. */
async function sinceLastRelease(options: BumpOptions): Promise<CheckResult> {
  const found = await check({ ...options, sinceRelease: options.base === undefined, isForNext: true });
  if (found.base.versao === null)
    throw new UserError(
      `There is nothing to count from: ${found.base.name} has no reference that can be built.`,
      'Name the release to count from: --base v1.4.0.',
    );
  if (found.release === null) return found;
  const { name, commit } = found.release;
  const isHere = commit !== null && (await localCommit(options.repo, commit)) !== undefined;
  const base = isHere ? commit : isAddress(name) ? name : `refs/tags/${name}`;
  const result = await check({ ...options, base, exactBase: true });
  return { ...result, base: { ...result.base, name } };
}

function loadedConfig(options: BumpOptions, repository: Repository): LoadedConfig {
  const config = configIn(options);
  return typeof config === 'string' ? configurationIn(repository, config) : config;
}

/** The version that is due. One that is raised already stays. */
function target(
  asked: BumpLevel | undefined,
  { base, head, requiredBump }: CheckResult,
  scheme: VersionScheme,
): { level: BumpLevel | 'none'; after: string } {
  const [old, now] = [scheme.parse(base.versao ?? ''), scheme.parse(head.versao)];
  if (!old || !now)
    throw new UserError(
      `${old ? head.versao : base.versao} is no version that can be counted.`,
      'Say how versions are written, by check.versions in refdata.yml; one without numbers is written by hand.',
    );
  const level = asked ?? requiredBump;
  if (asked !== undefined && requiredBump !== 'none' && BUMPS.indexOf(asked) > BUMPS.indexOf(requiredBump))
    throw new UserError(
      `The changes since ${base.name} are ${requiredBump}, and ${asked} says less.`,
      `Raise it by more: refdata bump ${requiredBump}.`,
    );
  if (level === 'none') {
    if ((scheme.compare(now, old) ?? 0) > 0) return { level, after: head.versao };
    throw new UserError(
      `Nothing changed since ${base.name} that asks for another version than ${head.versao}.`,
      'Name a level to raise it anyway: refdata bump patch.',
    );
  }
  const raised = scheme.raised(old, level);
  const next = raised === undefined ? undefined : scheme.parse(raised);
  if (raised === undefined || !next)
    throw new UserError(`Nobody can tell what comes after ${old.text}.`, 'Write the next version by hand.');
  return { level, after: (scheme.compare(now, next) ?? -1) >= 0 ? head.versao : raised };
}

/** All files, or none: each is written beside its place first, and what was there is put back when one cannot be moved. */
function writeAll(repo: string, files: ReadonlyMap<string, string>): void {
  const moves = [...files].map(([path, text]) => {
    const named = join(repo, path);
    // Of a link that which it leads to is written.
    const file = existsSync(named) ? realpathSync.native(named) : named;
    return { file, text, beside: `${file}.refdata-new`, old: existsSync(file) ? readFileSync(file) : null };
  });
  const written: typeof moves = [];
  const done: typeof moves = [];
  try {
    for (const move of moves) {
      writeFileSync(move.beside, move.text, {
        flag: 'wx',
        ...(move.old !== null && { mode: statSync(move.file).mode }),
      });
      written.push(move);
    }
    for (const move of moves) {
      renameSync(move.beside, move.file);
      done.push(move);
    }
  } catch (cause) {
    for (const { beside } of written) rmSync(beside, { force: true });
    for (const { file, old } of done) old === null ? rmSync(file, { force: true }) : writeFileSync(file, old);
    throw new UserError(
      `Nothing was written: ${(cause as Error).message}.`,
      'Let the files be written, and try again.',
      { cause },
    );
  }
}

function tagMessage({ nome, base, counts, changes }: CheckResult, after: string, say: Say): string {
  const what = countChanges(counts, say) || say('no changes');
  const breaking = changes
    .filter(({ level }) => level === 'major')
    .map(change => `- ${sentenceOf(change, undefined, say)}`);
  return [
    `${nome} ${after}`,
    '',
    say('Since {0}: {1}.', base.name, what),
    ...(breaking.length > 0 ? ['', ...breaking] : []),
    '',
  ].join('\n');
}
