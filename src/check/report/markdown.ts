import { type Change, countChanges, type Unknown } from '../../drift/index.js';
import { CHANGE_LEVELS } from '../../findings/change-level.js';
import { type Finding, formatPlace } from '../../findings/finding.js';
import type { UserError } from '../../findings/user-error.js';
import { bySeverity } from '../../report/report.js';
import { codeMarkdown, escapeMarkdown, fenced, tableRow } from '../../text/markdown.js';
import type { CheckResult, ReleaseResult } from '../check-result.js';
import type { LineEdit } from '../raised-version.js';
import { changeSections, SIGNS } from './change-sections.js';
import { metLine } from './evidence-line.js';
import { linked, type MarkdownOptions, placeMarkdown, sentenceMarkdown, withCode } from './markdown-parts.js';
import { fileOf } from './topics.js';
import { extentLine, verdictLine, verdictSign } from './verdict-line.js';

/** GitHub takes comments of 65,536 characters. */
export const MAX_COMMENT_CHARACTERS = 60_000;
/** Of what is above the changes; each row and each finding is cut, too, so that there is room for changes. */
const MAX_FILES = 10;
const MAX_FINDINGS = 20;
const MAX_FINDING_CHARACTERS = 500;
const MAX_UNKNOWN = 5;
const MAX_EDITS = 5;

const FINDING_SIGNS = { error: '❌', warning: '⚠️', notice: 'ℹ️' } as const;

const HEADLINES = new Set([
  'versao-not-bumped',
  'versao-bumped-too-little',
  'versao-decreased',
  'base-not-built',
]);

/** The report of a check: the verdict, a table by file, then every change, folded by level. */
export function checkMarkdown(result: CheckResult, options: MarkdownOptions = {}): string {
  const {
    limit = Number.POSITIVE_INFINITY,
    rows = Number.POSITIVE_INFINITY,
    rest = 'the report of this job',
  } = options;
  const head = [
    `### ${options.headline ?? `${verdictSign(result)} ${escapeMarkdown(verdictLine(result))}`}\n`,
    `${comparison(result)} ${escapeMarkdown(extentLine(result))}.\n`,
    ...(result.release === null ? [] : [`${sinceRelease(result.release)}\n`]),
    ...(result.changes.length === 0 ? [] : [fileTable(result.changes)]),
    // The line itself says more than that one has to be raised.
    ...findingList(
      result.edits.length === 0
        ? result.findings
        : result.findings.filter(({ rule }) => !HEADLINES.has(rule)),
      options,
    ),
    ...editList(result.edits, options),
  ].join('\n');
  const unknown = unknownList(result.unknown);
  const { text, left: over } = changeSections(result, head, {
    characters: limit - RESERVED_CHARACTERS - unknown.length,
    rows,
    options,
  });
  const { length } = result.excepted;
  const accepted =
    length === 0
      ? ''
      : `\n${length} ${length === 1 ? 'change is' : 'changes are'} accepted by ${codeMarkdown('.refdata-ignore.yml')}.\n`;
  const many = over === 1 ? `One more change is in ${rest}.` : `${over} more changes are in ${rest}.`;
  const left = over === 0 ? '' : `\n**${many}**\n`;
  const notes = rows === Number.POSITIVE_INFINITY ? migrationNotes(result) : '';
  return `${text}${unknown}${left}${accepted}${notes}`;
}

/** Why there is no report: what is to be mended before anything can be compared. */
export function failureMarkdown(
  { message, remedy, findings }: Pick<UserError, 'message' | 'remedy' | 'findings'>,
  options: MarkdownOptions = {},
): string {
  const cut = (text: string) => text.slice(0, MAX_FINDING_CHARACTERS);
  const why = `### 🛑 ${escapeMarkdown(cut(message))}\n\n${withCode(cut(remedy))}\n`;
  return [why, ...findingList(findings, options)].join('\n');
}

/** The shortest program that each change breaks: what has to be written in another way. */
function migrationNotes({ changes, evidence }: CheckResult): string {
  const known = new Map(changes.map(change => [change.fingerprint, change]));
  const notes = evidence.flatMap(({ fingerprint, shortest }) => {
    const change = known.get(fingerprint);
    if (change === undefined || shortest === null) return [];
    const met = metLine(shortest);
    const note = met === '' ? '' : `\n${withCode(met)}\n`;
    return [
      `${sentenceMarkdown(change)} ${codeMarkdown(shortest.program)}:\n\n${fenced(shortest.text)}${note}`,
    ];
  });
  return notes.length === 0 ? '' : `\n#### Programs that have to change\n\n${notes.join('\n')}`;
}

/** What stands behind the rows: closing tags, what is left out, what is accepted. */
const RESERVED_CHARACTERS = 500;

function comparison({ nome, base, head }: CheckResult): string {
  const commit = base.commit === null ? '' : ` (${codeMarkdown(base.commit.slice(0, 9))})`;
  if (head.versao === '')
    return `${escapeMarkdown(nome)}, compared with ${codeMarkdown(base.name)}${commit}.`;
  const isOne = base.versao === null || base.versao === head.versao;
  const versions = isOne ? head.versao : `${base.versao} → ${head.versao}`;
  return `${escapeMarkdown(nome)} ${escapeMarkdown(versions)}, compared with ${codeMarkdown(base.name)}${commit}.`;
}

/** What all changes since the last release ask for: with which `versao` is judged. */
function sinceRelease({ name, level, counts, suggestion, due }: ReleaseResult): string {
  const asks =
    suggestion === null ? 'nothing is asked of `versao`' : `\`versao\` has to be ${suggestion} at least`;
  const when = due ? '' : ' when a release is made';
  return `Since the release ${codeMarkdown(name)}: ${countChanges(counts) || 'no changes'}${level === 'none' ? '' : `, ${level} in all`}; ${withCode(asks)}${when}.`;
}

/** Of what nobody can tell whether it changed, folded. */
function unknownList(unknown: readonly Unknown[]): string {
  if (unknown.length === 0) return '';
  const rows = unknown.slice(0, MAX_UNKNOWN).map(({ path, place, placeSide: side }) => {
    const where = placeMarkdown({ place, side }, {});
    return `- ${codeMarkdown(path)}${where && ` ${where}`}\n`;
  });
  const more = unknown.length - rows.length;
  const rest = more > 0 ? `- … and ${more} more\n` : '';
  return `\n<details><summary><b>❔ ${unknown.length} cannot be told</b></summary>\n\n${rows.join('')}${rest}\n</details>\n`;
}

function fileTable(changes: readonly Change[]): string {
  const levels = CHANGE_LEVELS.filter(level => changes.some(change => change.level === level));
  const files = [...new Set(changes.map(fileOf))];
  const rows = files.slice(0, MAX_FILES).map(file => {
    const own = changes.filter(change => fileOf(change) === file);
    const counts = levels.map(level => own.filter(change => change.level === level).length);
    return tableRow([codeMarkdown(file), ...counts.map(count => (count === 0 ? '' : String(count)))]);
  });
  const heads = levels.map(level => `${SIGNS[level]} ${level}`);
  const more = files.length - rows.length;
  const rest = more > 0 ? `\n… and ${more} more files.\n` : '';
  return [tableRow(['File', ...heads]), `|---|${'--:|'.repeat(levels.length)}\n`, ...rows, rest].join('');
}

/** The lines that raise the version, as they have to be. */
function editList(edits: readonly LineEdit[], options: MarkdownOptions): string[] {
  return edits.slice(0, MAX_EDITS).map(({ file, line, before, after }) => {
    const where = linked(`${file}:${line}`, { file, line }, options);
    const isLong = Math.max(before.length, after.length) > MAX_FINDING_CHARACTERS;
    const [old, now] = [before, after].map(text => text.replaceAll('\n', ' '));
    const shown = isLong ? '' : `\n${fenced(`-${old}\n+${now}`, 'diff')}`;
    return `The version is raised in ${where}${isLong ? '.' : ':'}\n${shown}`;
  });
}

function findingList(findings: readonly Finding[], options: MarkdownOptions): string[] {
  // What the reference itself has to say is reported by the build; here, what decides and what warns.
  const shown = bySeverity(findings).filter(({ level }) => level !== 'notice');
  if (shown.length === 0) return [];
  const more = shown.length - MAX_FINDINGS;
  return [
    `${shown
      .slice(0, MAX_FINDINGS)
      .map(({ rule, level, message, remedy, place }) => {
        const where = place ? ` ${linked(formatPlace(place), place, options)}` : '';
        // The verdict has said what is wrong with `versao`.
        const text = HEADLINES.has(rule) ? remedy : `${message} ${remedy}`;
        return `- ${FINDING_SIGNS[level]} ${withCode(text.slice(0, MAX_FINDING_CHARACTERS))}${where}\n`;
      })
      .join('')}${more > 0 ? `- … and ${more} more, among the annotations of the job\n` : ''}`,
  ];
}
