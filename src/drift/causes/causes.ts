import { createHash } from 'node:crypto';
import { at } from '../../contract/json-pointer.js';
import { CHANGE_LEVELS } from '../../findings/change-level.js';
import { formatPlace, type Place } from '../../findings/finding.js';
import { shown } from '../../text/shown.js';
import type { Change } from '../change.js';
import { changeRule } from '../change-rules.js';
import type { Cause, CauseKind } from './cause.js';
import { type Edit, editOf, pieceOf } from './edits.js';
import { explainedByMoves } from './moved-modules.js';
import { type Explanation, explainedByNames, isText } from './names.js';
import { editedExamples, nameOf, type Pair, pairsOf } from './pairs.js';
import { explainedByReuse } from './reuse.js';

/** Fewer that are alike are no pattern. */
const MIN_ALIKE = 3;
/** The same edit at several places is most likely one decision. */
const ALIKE = 0.9;
const ID_DIGITS = 16;
/** Kinds that a sentence counts; the rest is counted together. */
const MAX_KINDS = 3;

/**
 * Changes that have one cause: what is read in another way, texts and references that follow from a name, what differs in an
 * entry that is another one now, what went and came again in another place or by another name, what stands on one line that changed, and the same edit at several places. A
 * change has one cause at most; one without others has none.
 */
export function causesOf(
  changes: readonly Change[],
  { isOnCause, isConfigured = () => false, lineOfEdit = () => null }: KnownLines,
): Cause[] {
  const configured = grouped(changes.filter(isConfigured), lineOf, 2);
  const isRead = new Set(configured.flat());
  const pairs = pairsOf(changes).filter(({ gone, come }) => !(isRead.has(gone) || isRead.has(come)));
  const explained = new Map([
    ...explainedByNames(changes, pairs),
    ...explainedByReuse(changes),
    ...explainedByMoves(changes, pairs),
  ]);
  for (const change of isRead) explained.delete(change);
  pairs.push(...editedExamples(changes.filter(change => !explained.has(change) && !isRead.has(change))));
  const byGone = new Map<Change, Pair>();
  for (const pair of pairs) {
    byGone.set(pair.gone, pair);
    explained.set(pair.come, { by: pair.gone, confidence: pair.confidence });
  }
  const come = new Map(
    changes.flatMap(each => (/^(?:modulo|comando)-added$/.test(each.rule) ? [[each.name, each]] : [])),
  );
  for (const change of changes) {
    if (!/-apelido-moved$/.test(change.rule) || isRead.has(change)) continue;
    const now = come.get(String(change.after));
    if (now === undefined || isRead.has(now) || explained.has(change)) continue;
    // What came leads, or is led to, whatever it came in place of.
    const { by, confidence } = explained.get(now) ?? { by: change, confidence: 1 };
    if (by !== change) explained.set(change, { by, confidence });
    else explained.set(now, { by, confidence });
  }
  const graph = new Graph(explained, byGone, lineOfEdit);
  const free = changes.filter(change => !explained.has(change) && !isRead.has(change));
  // What is most likely one decision, before what stands side by side.
  const moves = grouped(free, change => graph.keyOfMove(change), 2);
  const moved = new Set(moves.flat());
  const rest = free.filter(change => !moved.has(change));
  const alike = new Map(
    joined(grouped(rest, change => graph.keyOfEdit(change), MIN_ALIKE)).flatMap(group =>
      group.map(change => [change, group]),
    ),
  );
  // The same edit on other lines, too, explains more than the line.
  const isOneEdit = (line: readonly Change[]) => {
    const [edit] = line.map(change => alike.get(change));
    return (
      edit !== undefined && edit.length > line.length && line.every(change => alike.get(change) === edit)
    );
  };
  const lines = grouped(rest, change => (isOnCause(change) ? lineOf(change) : undefined), 2).filter(
    line => !isOneEdit(line),
  );
  const onLines = new Set(lines.flat());
  const edits = [...new Set(alike.values())]
    .map(group => group.filter(change => !onLines.has(change)))
    .filter(({ length }) => length >= MIN_ALIKE);
  const inGroups = new Set([...moved, ...onLines, ...edits.flat()]);
  const found = [
    ...configured.map(group => graph.causeOf('line', group)),
    ...moves.map(group => graph.causeOf('move', group)),
    ...lines.map(group => graph.causeOf(...withRoot(group))),
    ...edits.map(group => graph.causeOf('edit', group)),
    ...rest
      .filter(root => graph.explains(root) && !inGroups.has(root))
      .map(root => graph.causeOf(byGone.has(root) ? 'move' : 'change', [root])),
  ];
  const order = new Map(changes.map(({ fingerprint }, i) => [fingerprint, i]));
  const first = ({ changes: [one] }: Cause) => order.get(one?.fingerprint ?? '') ?? 0;
  return found.sort((a, b) => rank(a) - rank(b) || first(a) - first(b));
}

const FEW = 3;

/** The symbol that a change of its signature is about; any other change by its own place. */
function symbolOf({ path }: Change): string {
  return path.replace(/\/assinatura(?:\/.*)?$/, '');
}

/** Edits of the same entries, as of all classes that a metaclass makes, are one: what made the one there made the others. */
function joined(edits: readonly Change[][]): Change[][] {
  const found = new Map<string, Change[]>();
  for (const group of edits) {
    const key = JSON.stringify([...new Set(group.map(symbolOf))].sort());
    found.set(key, [...(found.get(key) ?? []), ...group]);
  }
  return [...found.values()];
}

/** What stands on one line; where one change is that of the entry that all others are in, it explains them. */
function withRoot(line: readonly Change[]): ['change' | 'line', readonly Change[]] {
  const root = line.find(change => {
    const inside = `${placeAfter(change)}/`;
    return line.every(other => other === change || other.path.startsWith(inside));
  });
  return root ? ['change', [root, ...line.filter(change => change !== root)]] : ['line', line];
}

/** Where an entry is in the head: one with another name is there by that. */
function placeAfter({ path, name, before, after }: Change): string {
  return before === name && typeof after === 'string'
    ? at(path.slice(0, path.lastIndexOf('/')), after)
    : path;
}

/** What is known of the lines at which changes are placed. */
interface KnownLines {
  /** Whether the place of a change is a line that itself differs, and not only that of its entry. */
  readonly isOnCause: (change: Change) => boolean;
  /** Whether it is that by which its list is read in another way: then that explains it, whatever it is. */
  readonly isConfigured?: (change: Change) => boolean;
  /** The only line in which one text became another one. */
  readonly lineOfEdit?: (edit: Edit) => Place | null;
}

/** Which changes follow from which. */
class Graph {
  private readonly followers = new Map<Change, Change[]>();

  constructor(
    private readonly explained: ReadonlyMap<Change, Explanation>,
    private readonly pairs: ReadonlyMap<Change, Pair>,
    private readonly lineOfEdit: NonNullable<KnownLines['lineOfEdit']>,
  ) {
    for (const [change, { by }] of explained) {
      let root = by;
      for (let next = explained.get(root); next && root !== change; next = explained.get(root))
        root = next.by;
      const list = this.followers.get(root);
      if (list) list.push(change);
      else this.followers.set(root, [change]);
    }
  }

  explains(change: Change): boolean {
    return this.followers.has(change);
  }

  /** What moved by the same edit moved together. */
  keyOfMove(change: Change): string | undefined {
    const pair = this.pairs.get(change);
    if (pair) return JSON.stringify([nounOf(change), pair.what, pair.edit.before, pair.edit.after]);
    if (change.rule !== 'simbolo-moved') return undefined;
    return JSON.stringify([nounOf(change), 'moved', change.before, change.after]);
  }

  /** Of texts that people read, the same edit is one decision whatever they are. */
  keyOfEdit(change: Change): string | undefined {
    const edit = this.editOf(change);
    if (!edit) return undefined;
    const isRewritten = edit.before !== '' && edit.after !== '' && isText(change);
    return JSON.stringify([isRewritten ? '' : change.rule, edit.before, edit.after]);
  }

  private editOf(change: Change): Edit | undefined {
    const pair = this.pairs.get(change);
    if (pair) return isText(change) ? pieceOf(pair.edit.before, pair.edit.after) : undefined;
    return editOf(change);
  }

  causeOf(kind: CauseKind, group: readonly Change[]): Cause {
    const [first] = group as [Change];
    const all = group.flatMap(change => [change, ...(this.followers.get(change) ?? [])]);
    const level = CHANGE_LEVELS.find(each => all.some(change => change.level === each)) ?? first.level;
    const isOne = kind === 'change' || (kind === 'move' && group.length === 1);
    return {
      kind,
      id: isOne ? first.fingerprint : idOf([kind, ...group.map(({ fingerprint }) => fingerprint)]),
      message: this.messageOf(kind, group, all),
      level,
      place: isOne || kind === 'line' ? first.place : this.placeOf(kind, group),
      side: first.side,
      changes: all.map(change => ({
        fingerprint: change.fingerprint,
        confidence: this.explained.get(change)?.confidence ?? (kind === 'edit' ? ALIKE : 1),
      })),
    };
  }

  /** Where an edit was made once for all of its places; it is told from what moved with the same names. */
  private placeOf(kind: CauseKind, group: readonly Change[]): Place | null {
    const edit = kind === 'edit' ? this.commonEdit(group) : undefined;
    return edit ? this.lineOfEdit(edit) : null;
  }

  /** The edit that all changes are; nothing where they are several. */
  private commonEdit(group: readonly Change[]): Edit | undefined {
    const [first, ...others] = new Set(group.map(change => this.keyOfEdit(change)));
    return first !== undefined && others.length === 0 ? this.editOf(group[0] as Change) : undefined;
  }

  private messageOf(kind: CauseKind, group: readonly Change[], all: readonly Change[]): string {
    const [first] = group as [Change];
    if (kind === 'change') return first.message;
    if (kind === 'line') return sayLine(all);
    if (kind === 'edit') return sayEdit(group, this.commonEdit(group));
    const pair = this.pairs.get(first);
    const [from, to] = pair
      ? [pair.edit.before, pair.edit.after]
      : [String(first.before), String(first.after)];
    const isSure = group.every(each => (this.pairs.get(each)?.confidence ?? 1) === 1);
    return sayMove(group, pair?.what ?? 'moved', from, to, isSure);
  }
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

function sayLine(group: readonly Change[]): string {
  const [first] = group as [Change];
  const where = first.place ? formatPlace({ file: first.place.file, line: first.place.line as number }) : '';
  // A few stand below, and are read as quickly as their kinds.
  if (group.length <= FEW) return `${where} explains ${group.length} changes.`;
  return `${where} explains ${group.length} changes: ${kindsOf(group)}.`;
}

function sayMove(
  group: readonly Change[],
  what: Pair['what'],
  from: string,
  to: string,
  isSure: boolean,
): string {
  const [first] = group as [Change];
  const likely = isSure ? '' : 'most likely ';
  const names =
    group.length === 1 ? `\`${nameOf(first)}\`` : `${group.length} ${NOUNS[nounOf(first)] ?? 'entries'}`;
  if (what === 'replaced') {
    const count = new Set(group.map(({ path }) => path.slice(0, path.indexOf('#')))).size;
    const routes = count === 1 ? `\`${first.name}\`` : `${count} routes`;
    return `${routes}: ${likely}${became(from, to)}.`;
  }
  if (what === 'renamed') return `${names} is ${likely}\`${to}\` now.`;
  // Parts of a path, or a method.
  if (first.rule.startsWith('rota-')) return `${names} ${likely}moved: ${became(from, to)}.`;
  return `${names} ${likely}moved from \`${from}\` to \`${to}\`.`;
}

/** What several things are called together; the rest are entries. */
const NOUNS: Readonly<Record<string, string>> = {
  rota: 'routes',
  simbolo: 'symbols',
  modulo: 'modules',
  comando: 'commands',
  opcao: 'options',
  codigo: 'codes',
  embutida: 'built-ins',
  reservada: 'words',
  contextual: 'words',
};

/** What a change is about: `simbolo`, `rota`. */
function nounOf({ rule }: Change): string {
  return rule.replace(/-(?:added|removed|moved)$/, '');
}

function became(before: string, after: string): string {
  if (before === '') return `${shown(after)} came`;
  return after === '' ? `${shown(before)} went` : `${shown(before)} became ${shown(after)}`;
}

function sayEdit(group: readonly Change[], edit: Edit | undefined): string {
  const [first] = group as [Change];
  if (!edit) return `${new Set(group.map(symbolOf)).size} entries differ alike: ${kindsOf(group)}.`;
  const { before, after } = edit;
  if (group.some(({ rule }) => rule !== first.rule))
    return `${group.length} texts: ${became(before, after)}.`;
  return `${group.length} × ${titleOf(first.rule)}: ${became(before, after)}.`;
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
