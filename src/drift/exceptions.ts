import { parseDocument } from 'yaml';
import { z } from 'zod';
import { segmentsIn } from '../contract/json-pointer.js';
import type { Finding, Place } from '../findings/finding.js';
import { findingOf, type RuleInfo } from '../findings/rule-info.js';
import { UserError } from '../findings/user-error.js';
import { ignoreExpired, ignoreUnknown, ignoreUnused } from '../rules/comparison.js';
import { presentId } from '../rules/former-ids.js';
import { nearest } from '../text/nearest.js';
import type { Change } from './change.js';
import { CHANGE_IDS, changeRule } from './change-rules.js';
import { patternOf } from './path-pattern.js';

/** Where exceptions are written: in the folder of the language. */
export const IGNORE_FILE = '.refdata-ignore.yml';

const MAX_EXCEPTIONS = 10_000;
const MAX_YAML_ALIASES = 100;
const REMEDY =
  'Write a list of exceptions, each with `reason`, `expires` (2026-12-31), and either `fingerprint`, or `rule` and `path`, `paths` or `module`.';

const exceptionSchema = z
  .strictObject({
    fingerprint: z
      .string()
      .regex(/^[0-9a-f]{16}$/)
      .optional(),
    rule: z.string().min(1).transform(presentId).optional(),
    path: z.string().min(1).optional(),
    paths: z.string().min(1).optional(),
    module: z.string().min(1).optional(),
    reason: z.string().trim().min(1),
    expires: z.iso.date(),
  })
  .refine(({ fingerprint, rule, path, paths, module }) => {
    const places = [path, paths, module].filter(each => each !== undefined).length;
    return fingerprint === undefined
      ? rule !== undefined && places === 1
      : rule === undefined && places === 0;
  });

/** A change that was looked at and accepted. */
export type Exception = z.output<typeof exceptionSchema> & { readonly place: Place };

/** Parses an ignore file. @throws {UserError} with every mistake and its line. */
export function parseExceptions(text: string, file: string): Exception[] {
  // Everything is text: a fingerprint of sixteen digits is no number.
  const document = parseDocument(text, { schema: 'failsafe', customTags: [] });
  const lineOf = (offset: number) => text.slice(0, offset).split('\n').length;
  const [broken] = document.errors;
  if (broken) {
    const message = `${file}:${lineOf(broken.pos[0])} is not YAML: ${broken.message.split('\n')[0]}`;
    throw new UserError(message, REMEDY);
  }
  let data: unknown;
  try {
    data = document.toJS({ maxAliasCount: MAX_YAML_ALIASES });
  } catch (cause) {
    throw new UserError(`${file} cannot be read: ${(cause as Error).message}.`, REMEDY, { cause });
  }
  if (data === null || data === undefined) return [];
  const placeOf = (i: number): Place => {
    const node = document.getIn([i], true) as { range?: [number, number, number] } | undefined;
    return { file, line: lineOf(node?.range?.[0] ?? 0) };
  };
  const parsed = z.array(exceptionSchema).max(MAX_EXCEPTIONS).safeParse(data);
  if (parsed.success) return parsed.data.map((exception, i) => ({ ...exception, place: placeOf(i) }));
  const findings = parsed.error.issues.map((issue): Finding => {
    const [i] = issue.path;
    const place = typeof i === 'number' ? placeOf(i) : { file, line: 1 };
    return { rule: 'config', level: 'error', message: sentence(issue), remedy: REMEDY, place };
  });
  throw new UserError(`${file} has mistakes.`, REMEDY, { findings });
}

/** What is wrong with the list, with one of its entries, or with a key of one. */
function sentence(issue: z.core.$ZodIssue): string {
  const [i, ...keys] = issue.path;
  if (i === undefined)
    return issue.code === 'too_big' ? `There are more than ${MAX_EXCEPTIONS} exceptions.` : 'It is no list.';
  if (issue.code === 'unrecognized_keys') return `An exception has no key ${issue.keys.join(', ')}.`;
  if (keys.length === 0)
    return issue.code === 'custom'
      ? 'An exception needs either `fingerprint`, or `rule` with one of `path`, `paths` and `module`.'
      : 'An exception is a map.';
  const key = `\`${keys.join('.')}\``;
  // The input itself is not kept in an issue, so the words of the library say it.
  if (issue.code === 'invalid_type')
    return issue.message.includes('received undefined') ? `${key} is missing.` : `${key} must be a text.`;
  if (issue.code === 'too_small') return `${key} is empty.`;
  return keys[0] === 'expires'
    ? '`expires` is no day, such as 2026-12-31.'
    : '`fingerprint` is none: copy the sixteen digits and letters from a report.';
}

/**
 * Leaves out the changes that are excepted, and tells what is wrong with exceptions: expired, for a rule that there is
 * not, or for nothing.
 * @param today as `2026-12-31`; an exception holds on the day on which it expires.
 */
export function except(
  changes: readonly Change[],
  exceptions: readonly Exception[],
  today: string,
): { readonly changes: Change[]; readonly excepted: Change[]; readonly findings: Finding[] } {
  const findings: Finding[] = [];
  const excepted = new Set<Change>();
  const tell = (rule: RuleInfo, message: string, place: Place) =>
    findings.push(findingOf(rule, message, IGNORE_FILE, place));
  for (const exception of exceptions) {
    const { place, rule, expires } = exception;
    const what = nameOfException(exception);
    if (rule !== undefined && !changeRule(rule)) {
      const [near] = nearest(rule, CHANGE_IDS);
      tell(
        ignoreUnknown,
        `There is no kind of change ${rule}.${near ? ` Did you mean ${near}?` : ''}`,
        place,
      );
    } else if (expires < today) {
      tell(ignoreExpired, `The exception for ${what} expired on ${expires}.`, place);
    } else {
      const isPattern = exception.path?.includes('*') === true;
      const meant = changes.filter(meaning(exception));
      for (const change of meant) excepted.add(change);
      if (meant.length === 0)
        tell(
          isPattern ? { ...ignoreUnused, remedy: AS_PATTERN } : ignoreUnused,
          isPattern
            ? `The exception for ${what} excepts nothing: \`path\` is one path, and \`paths\` takes a pattern.`
            : `The exception for ${what} excepts nothing.`,
          place,
        );
    }
  }
  return {
    changes: changes.filter(change => !excepted.has(change)),
    excepted: [...excepted],
    findings,
  };
}

const AS_PATTERN = 'Write `paths` in place of `path`, or remove it.';

/** What an exception is for, in a few words. */
export function nameOfException({ fingerprint, rule, path, paths, module }: Exception): string {
  return fingerprint ?? `${rule} at ${path ?? paths ?? module}`;
}

/** A path is one path, whatever it is made of: that of an operator `*` is no pattern, and excepts no other operator. */
function meaning({ fingerprint, rule, path, paths, module }: Exception): (change: Change) => boolean {
  if (fingerprint !== undefined) return change => change.fingerprint === fingerprint;
  if (path !== undefined) return change => change.rule === rule && change.path === path;
  if (paths !== undefined) {
    const isLike = patternOf(paths);
    return change => change.rule === rule && isLike(change.path);
  }
  return change => {
    const [list, name] = segmentsIn(change.path);
    return change.rule === rule && list === 'modulos' && name === module;
  };
}
