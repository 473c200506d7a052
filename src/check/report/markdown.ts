import {
  type Change,
  changeRule,
  countChanges,
  sentenceOf,
  type Unknown,
  unquoted,
} from '../../drift/index.js';
import { CHANGE_LEVELS, type ChangeLevel } from '../../findings/change-level.js';
import { type Finding, formatPlace } from '../../findings/finding.js';
import type { UserError } from '../../findings/user-error.js';
import { bySeverity } from '../../report/report.js';
import { codeMarkdown, escapeMarkdown, tableRow } from '../../text/markdown.js';
import type { CheckResult, ReleaseResult } from '../check-result.js';
import { extentLine, verdictLine } from './verdict-line.js';

/** A comment of two screens. */
export const MAX_COMMENT_ROWS = 40;
/** GitHub takes comments of 65,536 characters. */
export const MAX_COMMENT_CHARACTERS = 60_000;
/** Of what is above the changes; each row and each finding is cut, too, so that there is room for changes. */
const MAX_FILES = 40;
const MAX_FINDINGS = 20;
const MAX_FINDING_CHARACTERS = 1000;
const MAX_UNKNOWN = 5;

const SIGNS: Readonly<Record<ChangeLevel, string>> = { major: '💥', minor: '✨', patch: '🔧', info: 'ℹ️' };
const HEADINGS: Readonly<Record<ChangeLevel, string>> = {
  major: 'major: programs or clients can break',
  minor: 'minor: something is new',
  patch: 'patch: what people read',
  info: 'for information',
};
const FINDING_SIGNS = { error: '❌', warning: '⚠️', notice: 'ℹ️' } as const;

const HEADLINES = new Set([
  'versao-not-bumped',
  'versao-bumped-too-little',
  'versao-decreased',
  'base-not-built',
]);

export interface MarkdownOptions {
  /** Characters that the whole may have; what is left out is counted. */
  readonly limit?: number;
  /** Where all of it is, for the sentence about what is left out. */
  readonly rest?: string;
  /** Rows that the whole may have: of more changes, those of one rule are one row, with samples. */
  readonly rows?: number;
  /** The address of the page of all rules; none for plain ids. */
  readonly rules?: string;
  /** The address of a file and line of the head, for links; none where there is no such address. */
  readonly linkOf?: (file: string, line: number | undefined) => string | undefined;
}

/** The report of a check: the verdict, a table by file, then every change, folded by level. */
export function checkMarkdown(result: CheckResult, options: MarkdownOptions = {}): string {
  const {
    limit = Number.POSITIVE_INFINITY,
    rows = Number.POSITIVE_INFINITY,
    rest = 'the report of this job',
  } = options;
  const head = [
    `### ${result.ok ? '✅' : '❌'} ${escapeMarkdown(verdictLine(result))}\n`,
    `${comparison(result)} ${escapeMarkdown(extentLine(result))}.\n`,
    ...(result.release === null ? [] : [`${sinceRelease(result.release)}\n`]),
    ...(result.changes.length === 0 ? [] : [fileTable(result.changes)]),
    ...findingList(result.findings, options),
  ].join('\n');
  const unknown = unknownList(result.unknown);
  const writer = new Writer(head, limit - RESERVED_CHARACTERS - unknown.length, rowsOf(result.changes, rows));
  for (const level of CHANGE_LEVELS)
    writer.section(
      level,
      result.changes.filter(change => change.level === level),
      options,
    );
  const { length } = result.excepted;
  const accepted =
    length === 0
      ? ''
      : `\n${length} ${length === 1 ? 'change is' : 'changes are'} accepted by ${codeMarkdown('.refdata-ignore.yml')}.\n`;
  const left = writer.left === 0 ? '' : `\n**${writer.left} more changes are in ${rest}.**\n`;
  return `${writer.text}${unknown}${left}${accepted}`;
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

/** What stands behind the rows: closing tags, what is left out, what is accepted. */
const RESERVED_CHARACTERS = 500;

/** How many rows each rule may have, so that all together have no more than that; those that break come first. */
function rowsOf(changes: readonly Change[], rows: number): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const level of CHANGE_LEVELS)
    for (const change of changes)
      if (change.level === level) counts.set(change.rule, (counts.get(change.rule) ?? 0) + 1);
  let spare = rows - counts.size;
  return new Map(
    [...counts].map(([rule, count]) => {
      // A rule has all its rows, or one.
      if (count - 1 > spare) return [rule, 1];
      spare -= count - 1;
      return [rule, count];
    }),
  );
}

class Writer {
  left = 0;

  constructor(
    public text: string,
    private readonly limit: number,
    private readonly rows: ReadonlyMap<string, number>,
  ) {}

  /** As many rows as there is room for; a section without any is not begun. */
  section(level: ChangeLevel, changes: readonly Change[], options: MarkdownOptions): void {
    if (changes.length === 0) return;
    const open = level === 'major' ? ' open' : '';
    const opening = `\n<details${open}><summary><b>${SIGNS[level]} ${changes.length} ${HEADINGS[level]}</b></summary>\n\n${tableRow(['Change', 'Where', 'Rule'])}|---|---|---|\n`;
    const rows: string[] = [];
    let length = this.text.length + opening.length;
    let written = 0;
    const byRule = ofEachRule(changes);
    const folded = new Set<string>();
    for (const change of changes) {
      if (folded.has(change.rule)) continue;
      const own = byRule.get(change.rule) ?? [];
      const isFolded = own.length > (this.rows.get(change.rule) ?? own.length);
      const row = isFolded ? foldedRow(change.rule, own, options) : changeRow(change, options);
      length += row.length;
      if (length > this.limit) break;
      rows.push(row);
      written += isFolded ? own.length : 1;
      if (isFolded) folded.add(change.rule);
    }
    this.left += changes.length - written;
    if (rows.length > 0) this.text += `${opening}${rows.join('')}\n</details>\n`;
  }
}

function ofEachRule(changes: readonly Change[]): ReadonlyMap<string, Change[]> {
  const lists = new Map<string, Change[]>();
  for (const change of changes) {
    const list = lists.get(change.rule);
    if (list) list.push(change);
    else lists.set(change.rule, [change]);
  }
  return lists;
}

/** Names shown of the changes of a rule that are one row. */
const MAX_SAMPLES = 5;

/** All changes of one rule in one row. */
function foldedRow(rule: string, changes: readonly Change[], { rules }: MarkdownOptions): string {
  const names = changes.slice(0, MAX_SAMPLES).map(({ name }) => codeMarkdown(name));
  const more = changes.length - names.length;
  const title = escapeMarkdown(changeRule(rule)?.title ?? rule);
  const rest = more > 0 ? ` and ${more} more` : '';
  return tableRow([`${changes.length} × ${title}: ${names.join(', ')}${rest}`, '', ruleCell(rule, rules)]);
}

function ruleCell(rule: string, rules: string | undefined): string {
  return rules === undefined ? codeMarkdown(rule) : `[${codeMarkdown(rule)}](${rules}#${rule})`;
}

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
  const rows = unknown.slice(0, MAX_UNKNOWN).map(({ path, place }) => {
    const where = place === null ? '' : ` ${codeMarkdown(formatPlace(place))}`;
    return `- ${codeMarkdown(path)}${where}\n`;
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

/** The published file; of the routes of a server, the file that they stand in. */
function fileOf({ path, place }: Change): string {
  return path.startsWith('/')
    ? (path.split('#')[0] ?? '').replace(/^\/api\//, '')
    : (place?.file ?? 'routes');
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

/** Our own sentences have names between backquotes. */
function withCode(text: string): string {
  const parts = text.split(/`([^`]+)`/);
  return parts
    .map((part, i) => (i % 2 === 1 ? codeMarkdown(part) : spaced({ plain: escapeMarkdown }).plain(part)))
    .join('');
}

function changeRow(change: Change, options: MarkdownOptions): string {
  const look = { plain: escapeMarkdown, value: (text: string) => codeMarkdown(unquoted(text)) };
  const { place, side } = change;
  const where = place === null ? '' : formatPlace(place);
  const shown =
    where === ''
      ? ''
      : side === 'base'
        ? `${codeMarkdown(where)} (base)`
        : linked(where, place ?? {}, options);
  return tableRow([sentenceOf(change, spaced(look)), shown, ruleCell(change.rule, options.rules)]);
}

/** Escaping trims, and the parts of a sentence have their spaces at their ends. */
function spaced<Look extends { plain: (text: string) => string }>(look: Look): Look {
  const plain = (text: string) =>
    `${/^\s/.test(text) ? ' ' : ''}${look.plain(text)}${text.trim() !== '' && /\s$/.test(text) ? ' ' : ''}`;
  return { ...look, plain };
}

function linked(
  text: string,
  { file, line }: { readonly file?: string; readonly line?: number },
  { linkOf }: MarkdownOptions,
): string {
  const address = file === undefined ? undefined : linkOf?.(file, line);
  return address === undefined ? codeMarkdown(text) : `[${codeMarkdown(text)}](${address})`;
}
