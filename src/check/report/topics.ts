import { segmentsOf } from '../../contract/json-pointer.js';
import type { Cause, Change } from '../../drift/index.js';
import { CHANGE_LEVELS, type ChangeLevel } from '../../findings/change-level.js';
import type { CheckResult } from '../check-result.js';

/** What a reader decides about as one: a cause with all that follows from it, or a change by itself. */
export interface Topic {
  readonly level: ChangeLevel;
  /** Nothing for a change by itself. */
  readonly cause: Cause | null;
  /** That which explains the others first. */
  readonly changes: readonly Change[];
  /** What it belongs to: `Lume.Texto`, `sintaxe.json`, `src/app.df`. */
  readonly owner: string;
}

/** The topics of a report: what breaks first, causes of several changes before the rest, and that by what it belongs to. */
export function topicsOf({ changes, causes }: Pick<CheckResult, 'changes' | 'causes'>): Topic[] {
  const known = new Map(changes.map(change => [change.fingerprint, change]));
  const explained = new Set<string>();
  const topics: Topic[] = [];
  for (const cause of causes) {
    const own = cause.changes.flatMap(({ fingerprint }) => known.get(fingerprint) ?? []);
    const [first] = own;
    if (first === undefined) continue;
    for (const { fingerprint } of own) explained.add(fingerprint);
    topics.push({ level: cause.level, cause, changes: own, owner: ownerOf(first) });
  }
  const alone = changes
    .filter(({ fingerprint }) => !explained.has(fingerprint))
    .map(change => ({ level: change.level, cause: null, changes: [change], owner: ownerOf(change) }));
  const order = new Map(alone.map(({ owner }, i) => [owner, i] as const).reverse());
  alone.sort((a, b) => (order.get(a.owner) ?? 0) - (order.get(b.owner) ?? 0));
  return [...topics, ...alone].sort(
    (a, b) => CHANGE_LEVELS.indexOf(a.level) - CHANGE_LEVELS.indexOf(b.level),
  );
}

/** The module of a symbol; else the published file; of the routes of a server, the file that they stand in. */
export function ownerOf(change: Pick<Change, 'path' | 'place'>): string {
  const [, pointer = ''] = change.path.split('#');
  const [list, name] = segmentsOf(pointer);
  return change.path.startsWith('/') && list === 'modulos' && name !== undefined ? name : fileOf(change);
}

/** The published file; of the routes of a server, the file that they stand in. */
export function fileOf({ path, place }: Pick<Change, 'path' | 'place'>): string {
  return path.startsWith('/')
    ? (path.split('#')[0] ?? '').replace(/^\/api\//, '')
    : (place?.file ?? 'routes');
}
