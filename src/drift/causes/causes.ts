import { createHash } from 'node:crypto';
import { CHANGE_LEVELS } from '../../findings/change-level.js';
import { formatPlace } from '../../findings/finding.js';
import { shown } from '../../text/shown.js';
import type { Change } from '../change.js';
import { changeRule } from '../change-rules.js';
import type { Cause, CauseKind } from './cause.js';
import { editOf } from './edits.js';
import { type Explanation, explainedByNames } from './names.js';

/** Fewer that are alike are no pattern. */
const MIN_ALIKE = 3;
/** The same edit at several places is most likely one decision. */
const ALIKE = 0.9;
const ID_DIGITS = 16;
/** Kinds that a sentence counts; the rest is counted together. */
const MAX_KINDS = 3;

/**
 * Changes that have one cause: texts and references that follow from a name, what stands on one line that changed, and
 * the same edit at several places. A change has one cause at most; one without others has none.
 * @param isOnCause whether the place of a change is a line that itself differs, and not only that of its entry.
 */
export function causesOf(changes: readonly Change[], isOnCause: (change: Change) => boolean): Cause[] {
  const explained = explainedByNames(changes);
  const followers = new Map<Change, Change[]>();
  for (const [change, { by }] of explained) followers.set(by, [...(followers.get(by) ?? []), change]);
  const free = changes.filter(change => !explained.has(change));
  const lines = grouped(free, change => (isOnCause(change) ? lineOf(change) : undefined), 2);
  const onLines = new Set(lines.flat());
  const edits = grouped(
    free.filter(change => !onLines.has(change) && !followers.has(change)),
    keyOfEdit,
    MIN_ALIKE,
  );
  const inGroups = new Set([...onLines, ...edits.flat()]);
  const found = [
    ...lines.map(group => causeOf('line', group, followers, explained)),
    ...edits.map(group => causeOf('edit', group, followers, explained)),
    ...[...followers.keys()]
      .filter(root => !inGroups.has(root))
      .map(root => causeOf('change', [root], followers, explained)),
  ];
  const order = new Map(changes.map(({ fingerprint }, i) => [fingerprint, i]));
  const first = ({ changes: [one] }: Cause) => order.get(one?.fingerprint ?? '') ?? 0;
  return found.sort((a, b) => rank(a) - rank(b) || first(a) - first(b));
}

function rank({ level }: Cause): number {
  return CHANGE_LEVELS.indexOf(level);
}

function grouped(
  changes: readonly Change[],
  keyOf: (change: Change) => string | undefined,
  least: number,
): Change[][] {
  const groups = new Map<string, Change[]>();
  for (const change of changes) {
    const key = keyOf(change);
    if (key === undefined) continue;
    const group = groups.get(key);
    if (group) group.push(change);
    else groups.set(key, [change]);
  }
  return [...groups.values()].filter(({ length }) => length >= least);
}

function lineOf({ place, side }: Change): string | undefined {
  return place?.line === undefined ? undefined : `${side} ${place.file}:${place.line}`;
}

function keyOfEdit(change: Change): string | undefined {
  const edit = editOf(change);
  return edit && JSON.stringify([change.rule, edit.before, edit.after]);
}

function causeOf(
  kind: CauseKind,
  group: readonly Change[],
  followers: ReadonlyMap<Change, readonly Change[]>,
  explained: ReadonlyMap<Change, Explanation>,
): Cause {
  const [first] = group as [Change];
  const all = group.flatMap(change => [change, ...(followers.get(change) ?? [])]);
  const level = CHANGE_LEVELS.find(each => all.some(change => change.level === each)) ?? first.level;
  const sure = kind === 'edit' ? ALIKE : 1;
  return {
    kind,
    id: kind === 'change' ? first.fingerprint : idOf([kind, ...group.map(({ fingerprint }) => fingerprint)]),
    message: kind === 'change' ? first.message : kind === 'line' ? sayLine(group) : sayEdit(group),
    level,
    // The same edit stands at many places.
    place: kind === 'edit' ? null : first.place,
    side: first.side,
    changes: all.map(change => ({
      fingerprint: change.fingerprint,
      confidence: explained.get(change)?.confidence ?? sure,
    })),
  };
}

function sayLine(group: readonly Change[]): string {
  const [first] = group as [Change];
  const where = first.place ? formatPlace({ file: first.place.file, line: first.place.line as number }) : '';
  return `${where} explains ${group.length} changes: ${kindsOf(group)}.`;
}

function sayEdit(group: readonly Change[]): string {
  const [first] = group as [Change];
  const { before = '', after = '' } = editOf(first) ?? {};
  const what =
    before === ''
      ? `${shown(after)} came`
      : after === ''
        ? `${shown(before)} went`
        : `${shown(before)} became ${shown(after)}`;
  return `${group.length} × ${titleOf(first.rule)}: ${what}.`;
}

/** `17 × A route refuses what it took, 2 × A route takes what it refused`. */
function kindsOf(changes: readonly Change[]): string {
  const counts = new Map<string, number>();
  for (const { rule } of changes) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  const kinds = [...counts].sort(([, a], [, b]) => b - a);
  const named = kinds.slice(0, MAX_KINDS).map(([rule, count]) => `${count} × ${titleOf(rule)}`);
  const rest = kinds.slice(MAX_KINDS).reduce((sum, [, count]) => sum + count, 0);
  return [...named, ...(rest > 0 ? [`${rest} more`] : [])].join(', ');
}

function titleOf(rule: string): string {
  return changeRule(rule)?.title ?? rule;
}

function idOf(values: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, ID_DIGITS);
}
