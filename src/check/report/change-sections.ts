import { type Change, changeRule } from '../../drift/index.js';
import { CHANGE_LEVELS, type ChangeLevel } from '../../findings/change-level.js';
import { firstOf } from '../../text/first-of.js';
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
import { type Topic, topicsOf } from './topics.js';

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

/** Names shown of changes that are one row. */
const MAX_SAMPLES = 5;

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

/**
 * The changes behind a text, folded by level: causes with what follows from them, then the rest by what it belongs to. Where
 * there is not room for a row each, a cause is one row, and so are all changes of one rule. What breaks comes first.
 */
export function changeSections(
  result: Pick<CheckResult, 'changes' | 'causes' | 'evidence'>,
  before: string,
  room: Room,
): { readonly text: string; readonly left: number } {
  const topics = topicsOf(result);
  const look = { ...room.options, evidence: evidenceByChange(result.evidence) };
  const isWhole = result.changes.length <= room.rows;
  let [text, left, rows] = [before, 0, room.rows];
  const folding = isWhole ? EVERYTHING : foldingOf(topics, room.rows);
  for (const level of CHANGE_LEVELS) {
    const own = topics.filter(topic => topic.level === level);
    if (own.length === 0) continue;
    const opening = openingOf(level, own);
    const written: string[] = [];
    let length = text.length + opening.length;
    for (const { content, covers } of rowsOf(own, folding, isWhole, look)) {
      length += content.length;
      if (rows > 0 && length <= room.characters) {
        written.push(content);
        rows -= 1;
      } else {
        rows = 0;
        left += covers;
      }
    }
    if (written.length > 0) text += `${opening}${written.join('')}\n</details>\n`;
  }
  return { text, left };
}

function openingOf(level: ChangeLevel, topics: readonly Topic[]): string {
  const changes = topics.flatMap(topic => topic.changes);
  const own = changes.filter(change => change.level === level).length;
  const follow = changes.length - own;
  const more = follow === 0 ? '' : `, and ${follow} more with the same causes`;
  const open = level === 'major' ? ' open' : '';
  return `\n<details${open}><summary><b>${SIGNS[level]} ${own} ${HEADINGS[level]}${more}</b></summary>\n\n${tableRow(['Change', 'Where', 'Rule'])}|---|---|---|\n`;
}

/** Which topics have a row of their own. */
interface Folding {
  readonly hasRow: (topic: Topic) => boolean;
}

const EVERYTHING: Folding = { hasRow: () => true };

/** Of causes, half of the rows at most; of changes by themselves, all of a rule or none. */
function foldingOf(topics: readonly Topic[], rows: number): Folding {
  const own = new Set<Topic>();
  for (const topic of topics) if (topic.cause !== null && own.size < rows / 2) own.add(topic);
  const byRule = new Map<string, Topic[]>();
  for (const topic of topics) {
    if (own.has(topic)) continue;
    const key = foldKey(topic);
    byRule.set(key, [...(byRule.get(key) ?? []), topic]);
  }
  let spare = rows - own.size - byRule.size;
  for (const list of byRule.values()) {
    if (list.length - 1 > spare) continue;
    spare -= list.length - 1;
    for (const topic of list) own.add(topic);
  }
  return { hasRow: topic => own.has(topic) };
}

/** Topics that are one row together. */
function foldKey({ level, changes: [first] }: Topic): string {
  return `${level} ${first?.rule}`;
}

interface Row {
  readonly content: string;
  /** How many changes it tells. */
  readonly covers: number;
}

function* rowsOf(
  topics: readonly Topic[],
  folding: Folding,
  isWhole: boolean,
  options: Look,
): Generator<Row> {
  const folded = new Map<string, Topic[]>();
  for (const topic of topics) {
    if (folding.hasRow(topic)) {
      yield* topicRows(topic, isWhole, options);
      continue;
    }
    const key = foldKey(topic);
    const list = folded.get(key);
    if (list) list.push(topic);
    else folded.set(key, [topic]);
  }
  for (const list of folded.values()) {
    const [first] = list as [Topic];
    const covers = list.reduce((sum, { changes }) => sum + changes.length, 0);
    const rule = first.changes[0]?.rule ?? '';
    const text = `${list.length} × ${escapeMarkdown(titleOf(rule))}: ${samples(list.flatMap(({ changes }) => changes[0] ?? []))}`;
    const follow = covers - list.length;
    const more = follow === 0 ? '' : `; ${follow} more follow from them`;
    yield { content: tableRow([`${text}${more}`, '', ruleCell(rule, options.rules)]), covers };
  }
}

function* topicRows({ cause, changes }: Topic, isWhole: boolean, options: Look): Generator<Row> {
  const [first, ...rest] = changes as [Change, ...Change[]];
  if (cause === null) {
    yield { content: changeRow(first, options), covers: 1 };
    return;
  }
  const isRoot = cause.kind === 'change';
  const message = isRoot ? `${sentenceMarkdown(first)}${said(first, options)}` : withCode(cause.message);
  const following = isRoot ? rest : changes;
  const where = placeMarkdown(cause, options);
  const rule =
    isRoot || cause.kind === 'edit' || cause.kind === 'move' ? ruleCell(first.rule, options.rules) : '';
  if (isWhole) {
    yield { content: tableRow([`**${message}**`, where, rule]), covers: isRoot ? 1 : 0 };
    const sure = new Map(cause.changes.map(each => [each.fingerprint, each.confidence]));
    for (const change of following)
      yield { content: changeRow(change, options, sure.get(change.fingerprint) ?? 1), covers: 1 };
    return;
  }
  const more = isRoot
    ? ` **${following.length} more ${following.length === 1 ? 'follows' : 'follow'} from it**: ${samples(following)}`
    : ` ${samples(following)}`;
  yield { content: tableRow([`${message}${more}`, where, rule]), covers: changes.length };
}

/** Names, each once, and how many there are besides. */
function samples(changes: readonly Change[]): string {
  const names = [...new Set(changes.map(({ name }) => name))];
  return firstOf(names.slice(0, MAX_SAMPLES).map(codeMarkdown), MAX_SAMPLES, names.length);
}

function titleOf(rule: string): string {
  return changeRule(rule)?.title ?? rule;
}

/** What known programs say of a change. */
function said({ fingerprint }: Change, { evidence }: Look): string {
  const own = evidence.get(fingerprint);
  return own === undefined ? '' : ` ${withCode(evidenceLine(own))}`;
}

/** @param confidence that it follows from what stands above it; nothing for a change by itself. */
function changeRow(change: Change, options: Look, confidence?: number): string {
  const mark = confidence === undefined ? '' : '↳ ';
  const doubt =
    confidence === undefined || confidence === 1
      ? ''
      : ` (this cause is ${Math.round(confidence * 100)}&#37; likely)`;
  return tableRow([
    `${mark}${sentenceMarkdown(change)}${doubt}${said(change, options)}`,
    placeMarkdown(change, options),
    ruleCell(change.rule, options.rules),
  ]);
}
