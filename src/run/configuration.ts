import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type LoadedConfig, MAX_CONFIG_BYTES, parseConfig } from '../config/config.js';
import { CHANGE_IDS, changeRule } from '../drift/index.js';
import { CHANGE_LEVELS } from '../findings/change-level.js';
import type { Finding } from '../findings/finding.js';
import { reasonOf } from '../findings/refusal.js';
import { mistakesOf, UserError } from '../findings/user-error.js';
import { absentSubmodule, SUBMODULE_REMEDY } from '../git/left-out.js';
import { requiredText } from '../repository/readable.js';
import { decode, lfsPointer, type Repository, UnreadableFile } from '../repository/repository.js';
import { RULE_IDS, ruleInfo } from '../rules/catalogue.js';
import { isLfsPointer } from '../text/lfs-pointer.js';
import { nearest } from '../text/nearest.js';

/** The file that a repository has its configuration in. */
const CONFIG_NAME = 'refdata.yml';
/** The same with the other extension that YAML has. */
const OTHER_NAME = 'refdata.yaml';
/** The part of a name that may differ from that of a file that is there. */
const MAX_SLIP = 0.25;
/** Folders above that are looked through. */
const MAX_LEVELS = 20;

/** The file that is meant: `refdata.yaml` where there is no `refdata.yml`. */
export function actualConfig(path: string): string {
  const other = join(dirname(path), OTHER_NAME);
  return basename(path) === CONFIG_NAME && !existsSync(path) && existsSync(other) ? other : path;
}

function yamlBeside(path: string): string[] {
  try {
    return readdirSync(dirname(path)).filter(name => /\.ya?ml$/i.test(name));
  } catch {
    return [];
  }
}

/** The nearest folder upwards that has a configuration, inside of the same repository; nothing where none has. */
export function folderWithConfig(from: string): string | undefined {
  let folder = from;
  for (let level = 0; level < MAX_LEVELS; level += 1) {
    if ([CONFIG_NAME, OTHER_NAME].some(name => existsSync(join(folder, name)))) return folder;
    if (existsSync(join(folder, '.git')) || dirname(folder) === folder) return undefined;
    folder = dirname(folder);
  }
  return undefined;
}

/**
 * Reads and checks a `refdata.yml`.
 * @param path where it is.
 * @param shown how it is named in messages: relative to the repository where it is inside of it.
 * @throws {UserError} with every mistake and its line.
 */
export function loadConfig(path: string, shown: string): LoadedConfig {
  return checkedConfig(read(path, shown), shown);
}

/** The same of a text that was read already. @throws {UserError} with every mistake and its line. */
function checkedConfig(text: string, shown: string): LoadedConfig {
  const loaded = parseConfig(text, shown);
  checkRuleIds(loaded, shown);
  return loaded;
}

/** Every mistake in the text of a `refdata.yml`, for who is still writing it. */
export function mistakesIn(text: string, shown = CONFIG_NAME): readonly Finding[] {
  try {
    checkedConfig(text, shown);
    return [];
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return mistakesOf(error);
  }
}

/** The configuration that a repository has at a path. @throws {UserError} with every mistake in it. */
export function configurationIn(repository: Repository, path: string): LoadedConfig {
  return checkedConfig(requiredText(repository, path), path);
}

function read(path: string, shown: string): string {
  let bytes: Uint8Array;
  try {
    const stats = statSync(path);
    const { size } = stats;
    // Reading it would wait for somebody to write, or never end. What a shell hands over (`<(…)`) does end.
    if (!stats.isFile() && !stats.isDirectory() && !/^\/dev\/(?:fd\/|stdin$)/.test(path))
      throw new UserError(
        `${shown} is no file: a pipe or a device stands there.`,
        'Name a file that can be read with --config.',
      );
    if (size > MAX_CONFIG_BYTES)
      throw new UserError(
        `${shown} has ${size} bytes; the limit is ${MAX_CONFIG_BYTES}.`,
        'Move data into files of their own and name them with `data`.',
      );
    bytes = readFileSync(path);
    if (isLfsPointer(bytes)) throw lfsPointer(shown);
  } catch (cause) {
    if (cause instanceof UserError) throw cause;
    if (cause instanceof UnreadableFile) throw new UserError(cause.message, cause.remedy, { cause });
    const { code } = cause as NodeJS.ErrnoException;
    const submodule = code === 'ENOENT' ? absentSubmodule(dirname(path), basename(path)) : undefined;
    if (submodule !== undefined)
      throw new UserError(
        `There is no ${shown}: it is in the submodule ${submodule}, which was not checked out.`,
        SUBMODULE_REMEDY,
        { cause },
      );
    const [near] = code === 'ENOENT' ? nearest(basename(path), yamlBeside(path), 1, MAX_SLIP) : [];
    if (near !== undefined)
      throw new UserError(
        `There is no ${shown}${shown === CONFIG_NAME ? ` in ${dirname(path)}` : ''}.`,
        `There is ${near}: name that with --config, or call it ${basename(path)}.`,
        { cause },
      );
    if (code === 'ENOENT')
      throw new UserError(
        `There is no ${shown}${shown === CONFIG_NAME ? ` in ${dirname(path)}` : ''}.`,
        'Let `refdata init` write a first one, or name yours with --config, or the folder that it is in with --repo.',
        { cause },
      );
    throw new UserError(
      `${shown} cannot be read: ${reasonOf(cause) ?? (cause as Error).message}.`,
      'Name a file that can be read with --config.',
      { cause },
    );
  }
  try {
    return decode(bytes, shown);
  } catch (cause) {
    if (!(cause instanceof UnreadableFile)) throw cause;
    throw new UserError(cause.message, cause.remedy, { cause });
  }
}

/** Settings for rules that there are not, or that cannot be changed, would silently do nothing. */
function checkRuleIds({ config, placeOf }: LoadedConfig, file: string): void {
  const findings = Object.entries(config.rules ?? {}).flatMap(([id, setting]) => {
    const message = problemOf(id, setting);
    return message
      ? [
          {
            rule: 'config',
            level: 'error' as const,
            message,
            remedy: 'docs/rules.md lists all rules.',
            place: placeOf(['rules', id]),
          },
        ]
      : [];
  });
  if (findings.length > 0)
    throw new UserError(`${file} has settings for rules that do nothing.`, 'Correct them and try again.', {
      findings,
    });
}

function problemOf(
  id: string,
  { pattern, level }: { pattern?: string | undefined; level?: string | undefined },
): string | undefined {
  if (changeRule(id)) {
    if (pattern !== undefined) return `The rule \`${id}\` has no pattern.`;
    return level === undefined || level === 'off' || CHANGE_LEVELS.some(each => each === level)
      ? undefined
      : `\`${id}\` is a kind of change: its level is ${CHANGE_LEVELS.join(', ')} or off.`;
  }
  const rule = ruleInfo(id);
  if (!rule) {
    const [near] = nearest(id, [...RULE_IDS, ...CHANGE_IDS]);
    return `There is no rule \`${id}\`${near ? `; did you mean \`${near}\`?` : '.'}`;
  }
  if (level !== undefined && CHANGE_LEVELS.some(each => each === level))
    return `\`${id}\` is no kind of change: its level is error, warning, notice or off.`;
  if (rule.fixed) return `The rule \`${id}\` cannot be changed: what comes after it relies on it.`;
  if (pattern === undefined) return undefined;
  try {
    new RegExp(pattern, 'u');
    return undefined;
  } catch (error) {
    return `The pattern of \`${id}\` is not a regular expression: ${(error as Error).message}.`;
  }
}
