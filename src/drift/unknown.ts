import { at, segmentsIn, segmentsOf } from '../contract/json-pointer.js';
import type { Place } from '../findings/finding.js';
import type { Difference } from './difference.js';
import { type ReferenceSet, subjectPlace } from './reference-set.js';

/** A value that could not be read on one side or both: whether it changed cannot be told, and it is no change. */
export interface Unknown {
  /** Where, by name: `/api/modulos.json#/modulos/Lume.Texto/simbolos/inverte/assinatura`. */
  readonly path: string;
  /** The sides that do not have it. */
  readonly side: 'base' | 'head' | 'both';
  /** Where it stands in the source, in the head where it is unknown there. */
  readonly place: Place | null;
  /** Whose place it is. */
  readonly placeSide: 'base' | 'head';
}

/** The field by which an entry of a list is known; an entry without it has no name. */
const KEYS = ['palavra', 'simbolo', 'nome', 'grupo', 'codigo', 'flag', 'comando'];

/** What differs for certain, and what cannot be told. */
export interface Told {
  readonly differences: readonly Difference[];
  readonly unknown: readonly Unknown[];
}

/** Parts what differs from what cannot be told, because one of the sides could not be read there. */
export function tellApart(
  differences: readonly Difference[],
  before: ReferenceSet,
  after: ReferenceSet,
): Told {
  const [base, head] = [new Side(before), new Side(after)];
  const placed = (placeSide: 'base' | 'head', subject: string) => {
    const { origins } = placeSide === 'base' ? before : after;
    return { place: subjectPlace(origins, subject), placeSide };
  };
  if (base.isWhole && head.isWhole && differences.every(each => each.unknownIn === undefined))
    return { differences, unknown: [] };
  const unknown = new Map<string, Unknown>();
  for (const [side, { paths }] of [
    ['base', base],
    ['head', head],
  ] as const)
    for (const [path, subject] of paths)
      unknown.set(path, {
        path,
        side: unknown.has(path) ? 'both' : side,
        ...placed(side, subject),
      });
  const [gone, come] = [new Map<string, Difference[]>(), new Map<string, Difference[]>()];
  const certain: Difference[] = [];
  for (const difference of differences) {
    if (base.covers(difference, 'base') || head.covers(difference, 'head')) continue;
    const { spot, before: was, after: is, unknownIn } = difference;
    if (unknownIn !== undefined) {
      unknown.set(spot.path, { path: spot.path, side: unknownIn, ...placed(unknownIn, spot[unknownIn]) });
      continue;
    }
    const [side, lacking, other] =
      is === null ? (['head', head, 'base'] as const) : (['base', base, 'head'] as const);
    if ((is === null || was === null) && lacking.mayHave(spot.path, spot[side])) {
      unknown.set(spot.path, { path: spot.path, side, ...placed(other, spot[other]) });
      continue;
    }
    certain.push(difference);
    if (is === null && head.namelessIn(spot.head) > 0) push(gone, spot.head, difference);
    if (was === null && base.namelessIn(spot.base) > 0) push(come, spot.base, difference);
  }
  const open = new Set<Difference>();
  // An entry without a name may be the one that is missed; of more missing ones than there are such entries, some are gone.
  for (const [side, lists, set] of [
    [head, gone, 'head'],
    [base, come, 'base'],
  ] as const)
    for (const [list, missing] of lists) {
      if (missing.length > side.namelessIn(list)) continue;
      for (const difference of missing) {
        open.add(difference);
        const { path } = difference.spot;
        const other = set === 'head' ? 'base' : 'head';
        unknown.set(path, { path, side: set, ...placed(other, difference.spot[other]) });
      }
    }
  return { differences: certain.filter(each => !open.has(each)), unknown: [...unknown.values()] };
}

function push(lists: Map<string, Difference[]>, list: string, difference: Difference): void {
  lists.set(list, [...(lists.get(list) ?? []), difference]);
}

/** What one side does not know. */
class Side {
  /** By name, with their subjects. */
  readonly paths = new Map<string, string>();
  private readonly nameless = new Map<string, number>();
  private readonly unread: ReadonlySet<string>;

  constructor(readonly set: ReferenceSet) {
    this.unread = set.unread ?? new Set();
    for (const subject of this.unread) {
      // What may be there is told where something is missing that it may be.
      const path = isPossible(subject) ? undefined : pathByName(set, subject);
      if (path === undefined) continue;
      this.paths.set(path, subject);
      const list = listOfNameless(subject);
      if (list !== undefined) this.nameless.set(list, (this.nameless.get(list) ?? 0) + 1);
    }
  }

  get isWhole(): boolean {
    return this.unread.size === 0;
  }

  /** How many entries of a list have no name. Commands are compared as one list, whatever group they are in. */
  namelessIn(list: string): number {
    return this.nameless.get(list) ?? 0;
  }

  /** Whether an entry that is missing in a list may be there, by its path and the subject of the list. */
  mayHave(path: string, list: string): boolean {
    if (this.unread.size === 0) return false;
    const name = segmentsIn(path).at(-1) ?? '';
    const lists = [list, list.replace(/\/\d+\/comandos$/, '')];
    return lists.some(each => this.unread.has(at(each, '-')) || this.unread.has(at(each, '-', name)));
  }

  /** Whether a difference is about something that is not known here. */
  covers({ spot, reads = [] }: Difference, side: 'base' | 'head'): boolean {
    const subject = spot[side];
    if (this.unread.size === 0) return false;
    for (let around = subject; around.includes('#/'); around = around.slice(0, around.lastIndexOf('/')))
      if (this.unread.has(around)) return true;
    return (
      this.paths.has(spot.path) ||
      KEYS.some(key => this.unread.has(at(subject, key))) ||
      reads.some(field => this.unread.has(at(subject, field)))
    );
  }
}

/** Whether a subject is of an entry that may be in a list besides those that are. */
function isPossible(subject: string): boolean {
  return /\/-(?:\/[^/]*)?$/.test(subject);
}

/** The list that an entry without a name is in, where the subject is of such a name. */
function listOfNameless(subject: string): string | undefined {
  const [, entry = '', field] = /^(.*\/\d+)(?:\/([a-z_]+))?$/.exec(subject) ?? [];
  if (entry === '' || (field !== undefined && !KEYS.includes(field))) return undefined;
  // Commands are compared as one list, whatever group they are in.
  return entry.slice(0, entry.lastIndexOf('/')).replace(/#\/grupos\/\d+\/comandos$/, '#/comandos');
}

/** A subject by the names of the entries that it is in; nothing for what the files do not have. */
function pathByName({ files }: ReferenceSet, subject: string): string | undefined {
  const [file = '', pointer = ''] = subject.split('#');
  let value: unknown = (files as unknown as Record<string, unknown>)[
    /^\/api\/(\w+)\.json$/.exec(file)?.[1] ?? ''
  ];
  let path = `${file}#`;
  if (value === undefined) return undefined;
  for (const segment of segmentsOf(pointer)) {
    const isEntry = Array.isArray(value);
    value = typeof value === 'object' && value !== null ? Reflect.get(value, segment) : undefined;
    path = at(path, isEntry ? nameOf(value, segment) : segment);
  }
  return path.replace(/#\/grupos\/[^/]*\/comandos(?=\/)/, '#/comandos');
}

function nameOf(entry: unknown, index: string): string {
  if (typeof entry === 'string') return entry === '' ? index : entry;
  const fields = (entry ?? {}) as Record<string, unknown>;
  const name = KEYS.map(key => fields[key]).find(each => typeof each === 'string');
  return typeof name === 'string' && name !== '' ? name : index;
}
