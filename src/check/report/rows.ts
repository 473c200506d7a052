import { type Cause, type Change, changeRule } from '../../drift/index.js';
import { CHANGE_LEVELS, type ChangeLevel } from '../../findings/change-level.js';
import { firstOf } from '../../text/first-of.js';
import type { CheckResult } from '../check-result.js';
import { type Topic, topicsOf } from './topics.js';

/** As many rows as fit on two screens. */
export const MAX_ROWS = 40;
/** Names shown of changes that are one row. */
const MAX_SAMPLES = 5;

/** A row of a report, whatever it is written in. */
export type Row = {
  /** How many changes it tells. */
  readonly covers: number;
} & (
  | { readonly kind: 'change'; readonly change: Change; readonly owner: string }
  /** What follows from the cause above it; how sure that is, in `confidence`. */
  | { readonly kind: 'following'; readonly change: Change; readonly confidence: number }
  /** A cause; `following` is what follows from it, and told by it alone where it is folded. */
  | {
      readonly kind: 'cause';
      readonly cause: Cause;
      readonly first: Change;
      readonly isRoot: boolean;
      readonly following: readonly Change[];
      readonly isFolded: boolean;
    }
  /** Several of one rule, the first of each with what follows from it. */
  | {
      readonly kind: 'rule';
      readonly rule: string;
      readonly firsts: readonly Change[];
      readonly follow: number;
    }
);

/** The rows of one level. */
export interface Section {
  readonly level: ChangeLevel;
  /** How many changes have that level, and how many others have the same causes. */
  readonly own: number;
  readonly follow: number;
  readonly rows: readonly Row[];
}

/**
 * The changes by level: causes with what follows from them, then the rest by what it belongs to. Where there is not room for a
 * row each, a cause is one row, and so are all changes of one rule; where room is bounded at all, so are more than a few texts that
 * were only reworded. What breaks comes first.
 */
export function sectionsOf(result: Pick<CheckResult, 'changes' | 'causes'>, room: number): Section[] {
  const topics = topicsOf(result);
  const isWhole = result.changes.length <= room;
  const texts = new Set(
    Number.isFinite(room)
      ? groupedBy(foldKey, topics.filter(isText)).flatMap(list => (list.length > MAX_SAMPLES ? list : []))
      : [],
  );
  const hasOwn = isWhole ? () => true : foldingOf(topics, room, texts);
  const hasRow = (topic: Topic) => !texts.has(topic) && hasOwn(topic);
  return CHANGE_LEVELS.flatMap(level => {
    const those = topics.filter(topic => topic.level === level);
    if (those.length === 0) return [];
    const changes = those.flatMap(topic => topic.changes);
    const own = changes.filter(change => change.level === level).length;
    return [{ level, own, follow: changes.length - own, rows: [...rowsOf(those, hasRow, isWhole)] }];
  });
}

/** Names, each once, and how many there are besides. */
export function samplesOf(changes: readonly Change[], shown: (name: string) => string): string {
  const names = [...new Set(changes.map(({ name }) => name))];
  return firstOf(names.slice(0, MAX_SAMPLES).map(shown), MAX_SAMPLES, names.length);
}

/** The title of a rule of changes; the id of any other. */
export function titleOf(rule: string): string {
  return changeRule(rule)?.title ?? rule;
}

/**
 * Which topics have a row of their own: of causes, half of the rows at most, those that explain most before others of their level; of
 * changes by themselves, all of a rule or none.
 */
function foldingOf(
  topics: readonly Topic[],
  rows: number,
  texts: ReadonlySet<Topic>,
): (topic: Topic) => boolean {
  const causes = topics
    .filter(({ cause }) => cause !== null)
    .sort((a, b) => rank(a) - rank(b) || b.changes.length - a.changes.length);
  const own = new Set<Topic>(causes.slice(0, Math.ceil(rows / 2)));
  const byRule = groupedBy(
    foldKey,
    topics.filter(topic => !own.has(topic)),
  );
  let spare = rows - own.size - byRule.length;
  for (const list of byRule) {
    if (list.length - 1 > spare || list.some(topic => texts.has(topic))) continue;
    spare -= list.length - 1;
    for (const topic of list) own.add(topic);
  }
  return topic => own.has(topic);
}

/** A change by itself of what people read. */
function isText({ cause, level }: Topic): boolean {
  return cause === null && level === 'patch';
}

function rank({ level }: Topic): number {
  return CHANGE_LEVELS.indexOf(level);
}

/** Topics that are one row together. */
function foldKey({ level, changes: [first] }: Topic): string {
  return `${level} ${first?.rule}`;
}

function groupedBy(key: (topic: Topic) => string, topics: readonly Topic[]): Topic[][] {
  const groups = new Map<string, Topic[]>();
  for (const topic of topics) {
    const list = groups.get(key(topic));
    if (list) list.push(topic);
    else groups.set(key(topic), [topic]);
  }
  return [...groups.values()];
}

function* rowsOf(
  topics: readonly Topic[],
  hasRow: (topic: Topic) => boolean,
  isWhole: boolean,
): Generator<Row> {
  for (const topic of topics) if (hasRow(topic)) yield* topicRows(topic, isWhole);
  for (const list of groupedBy(
    foldKey,
    topics.filter(topic => !hasRow(topic)),
  )) {
    const covers = list.reduce((sum, { changes }) => sum + changes.length, 0);
    const firsts = list.flatMap(({ changes }) => changes[0] ?? []);
    yield { kind: 'rule', rule: firsts[0]?.rule ?? '', firsts, follow: covers - list.length, covers };
  }
}

function* topicRows({ cause, changes, owner }: Topic, isWhole: boolean): Generator<Row> {
  const [first, ...rest] = changes as [Change, ...Change[]];
  if (cause === null) {
    yield { kind: 'change', change: first, owner, covers: 1 };
    return;
  }
  const isRoot = cause.kind === 'change';
  const following = isRoot ? rest : changes;
  const covers = isWhole ? Number(isRoot) : changes.length;
  yield { kind: 'cause', cause, first, isRoot, following, isFolded: !isWhole, covers };
  if (!isWhole) return;
  const sure = new Map(cause.changes.map(each => [each.fingerprint, each.confidence]));
  for (const change of following)
    yield { kind: 'following', change, confidence: sure.get(change.fingerprint) ?? 1, covers: 1 };
}
