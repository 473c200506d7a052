import type { Change } from '../../drift/index.js';
import type { ChangeLevel } from '../../findings/change-level.js';
import { codeMarkdown, escapeMarkdown, tableRow } from '../../text/markdown.js';
import type { CheckResult } from '../check-result.js';
import type { Evidence } from '../evidence/evidence.js';
import { evidenceByChange, evidenceLine } from './evidence-line.js';
import {
  type MarkdownOptions,
  placeMarkdown,
  ruleCell,
  sentenceMarkdown,
  withCode,
} from './markdown-parts.js';
import { type Row, type Section, samplesOf, sectionsOf, titleOf } from './rows.js';

export const SIGNS: Readonly<Record<ChangeLevel, string>> = {
  major: '💥',
  minor: '✨',
  patch: '🔧',
  info: 'ℹ️',
};
const HEADINGS: Readonly<Record<ChangeLevel, string>> = {
  major: 'major: programs or clients can break',
  minor: 'minor: something is new',
  patch: 'patch: what people read',
  info: 'for information',
};

/** How much room there is. */
export interface Room {
  readonly characters: number;
  readonly rows: number;
  readonly options: MarkdownOptions;
}

/** How rows are written, and what is said of changes besides. */
interface Look extends MarkdownOptions {
  readonly evidence: ReadonlyMap<string, Evidence>;
}

/** The changes behind a text, folded by level. */
export function changeSections(
  result: Pick<CheckResult, 'changes' | 'causes' | 'evidence'>,
  before: string,
  room: Room,
): { readonly text: string; readonly left: number } {
  const look = { ...room.options, evidence: evidenceByChange(result.evidence) };
  let [text, left, rows] = [before, 0, room.rows];
  for (const section of sectionsOf(result, room.rows)) {
    const opening = openingOf(section);
    const written: string[] = [];
    let length = text.length + opening.length;
    for (const row of section.rows) {
      const content = rowMarkdown(row, look);
      length += content.length;
      if (rows > 0 && length <= room.characters) {
        written.push(content);
        rows -= 1;
      } else {
        rows = 0;
        left += row.covers;
      }
    }
    if (written.length > 0) text += `${opening}${written.join('')}\n</details>\n`;
  }
  return { text, left };
}

function openingOf({ level, own, follow }: Section): string {
  const more = follow === 0 ? '' : `, and ${follow} more with the same causes`;
  const open = level === 'major' ? ' open' : '';
  return `\n<details${open}><summary><b>${SIGNS[level]} ${own} ${HEADINGS[level]}${more}</b></summary>\n\n${tableRow(['Change', 'Where', 'Rule'])}|---|---|---|\n`;
}

function rowMarkdown(row: Row, look: Look): string {
  switch (row.kind) {
    case 'change':
      return changeRow('', row.change, '', look);
    case 'following': {
      const { confidence } = row;
      const doubt = confidence === 1 ? '' : ` (this cause is ${Math.round(confidence * 100)}&#37; likely)`;
      return changeRow('↳ ', row.change, doubt, look);
    }
    case 'rule': {
      const text = `${row.firsts.length} × ${escapeMarkdown(titleOf(row.rule))}: ${samples(row.firsts)}`;
      const more = row.follow === 0 ? '' : `; ${row.follow} more follow from them`;
      return tableRow([`${text}${more}`, '', ruleCell(row.rule, look.rules)]);
    }
    case 'cause':
      return causeRow(row, look);
  }
}

function causeRow(
  { cause, first, isRoot, following, isFolded }: Extract<Row, { kind: 'cause' }>,
  look: Look,
): string {
  const message = isRoot ? `${sentenceMarkdown(first)}${said(first, look)}` : withCode(cause.message);
  const hasRule = isRoot || cause.kind === 'edit' || cause.kind === 'move';
  const more = isRoot
    ? ` **${following.length} more ${following.length === 1 ? 'follows' : 'follow'} from it**: ${samples(following)}`
    : ` ${samples(following)}`;
  return tableRow([
    isFolded ? `${message}${more}` : `**${message}**`,
    placeMarkdown(cause, look),
    hasRule ? ruleCell(first.rule, look.rules) : '',
  ]);
}

function samples(changes: readonly Change[]): string {
  return samplesOf(changes, codeMarkdown);
}

/** What known programs say of a change. */
function said({ fingerprint }: Change, { evidence }: Look): string {
  const own = evidence.get(fingerprint);
  return own === undefined ? '' : ` ${withCode(evidenceLine(own))}`;
}

function changeRow(mark: string, change: Change, doubt: string, look: Look): string {
  return tableRow([
    `${mark}${sentenceMarkdown(change)}${doubt}${said(change, look)}`,
    placeMarkdown(change, look),
    ruleCell(change.rule, look.rules),
  ]);
}
