import { REFERENCIA_PATH, REGISTRO_PATH } from '../contract/files.js';
import { segmentsIn } from '../contract/json-pointer.js';
import type { Change, Edit } from '../drift/index.js';
import type { Place } from '../findings/finding.js';
import { WordIndex } from '../text/word-index.js';
import { hasWord } from '../text/words.js';
import { type ChangedLine, ChangedLines } from './changed-lines.js';
import { type Cause, configuredBy } from './configured.js';
import { type Recorded, textOf } from './recorded.js';
import type { SideSource } from './side.js';

/** Where the schemas of the published files are. */
const SCHEMAS = '/schemas/';
/** An entry that is longer than this is not looked through. */
const MAX_LINES = 5000;

/**
 * The place of a change, nearer than the entry that it is in: a module is known by the line at which it is listed, and
 * its symbol stands somewhere below, or in a file that was imported there. It is the first line with the name as a
 * word, from the entry on in the entry's own file; else behind the name of the entry, in the one file that was read and
 * has both. Where there is no such line, or more than one file, the place stays as it was.
 *
 * Where both sides have a source, a line that is the same in both has caused nothing: then it is the line, of those that
 * differ, that has what changed, or that of refdata.yml by which the list is read in another way. Whether the place of a
 * change is such a line is told, too.
 */
export function placedChanges(changes: readonly Change[], sides: Sides): Placed {
  const texts = { base: textsOf(sides.base), head: textsOf(sides.head) };
  const lines = differing(sides);
  const { base, head } = sides;
  const configured = base && head && configuredBy(base.loaded, head.loaded);
  const byConfiguration = new Set<Change>();
  const isOnCause = ({ place, side }: Cause) => place !== null && lines[side]()?.has(place) === true;
  const nearest = (change: Change) => {
    if (!change.place || hasOwnFile(change)) return change;
    const { side } = change;
    const changed = lines[side]();
    const byNames = () => named(change, texts[side]) ?? change.place;
    if (!changed) return { ...change, place: byNames() };
    return { ...change, place: causeOf(change, change.place, byNames, changed) };
  };
  const onlyCause = ({ side }: Change) => onlyLine(lines.base(), lines.head(), side);
  const placed = changes.map(change => {
    const near = nearest(change);
    if (isOnCause(near)) return near;
    const cause = configured?.(change);
    const moved = { ...near, ...(cause ?? (hasOwnFile(change) ? undefined : onlyCause(near))) };
    if (cause) byConfiguration.add(moved);
    return moved;
  });
  const lineOfEdit = ({ before, after }: Edit) => {
    const [old, now] = [lines.base()?.onlyWith([before]), lines.head()?.onlyWith([after])];
    return before !== '' && after !== '' && now && old?.file === now.file ? placeOf(now) : null;
  };
  return { changes: placed, isOnCause, isConfigured: change => byConfiguration.has(change), lineOfEdit };
}

/** Packages have a manifest each, schemas a file, addresses their record, which is their place; what is in them is in no line that was read. */
function hasOwnFile({ path, place }: Change): boolean {
  if (path.startsWith(REFERENCIA_PATH)) return place !== null;
  return path.startsWith(REGISTRO_PATH) || path.startsWith(SCHEMAS);
}

interface Placed {
  readonly changes: Change[];
  /** Whether the place of a change is a line that itself differs. */
  readonly isOnCause: (change: Change) => boolean;
  /** Whether it is that of what is written otherwise in refdata.yml. */
  readonly isConfigured: (change: Change) => boolean;
  /** Where one text became another one, if that is one line. */
  readonly lineOfEdit: (edit: Edit) => Place | null;
}

type Sides = Readonly<Partial<Record<Change['side'], Recorded & Pick<SideSource, 'loaded'>>>>;

/** The lines in which the sides differ, worked out when they are asked for; nothing where a side has no source. */
function differing({ base, head }: Sides): Record<Change['side'], () => ChangedLines | undefined> {
  const lines = cached((side: Change['side']) => {
    if (!base || !head) return undefined;
    return side === 'base' ? ChangedLines.of(base, head) : ChangedLines.of(head, base);
  });
  return { base: () => lines('base'), head: () => lines('head') };
}

/** The place by the names of what changed, where it is inside an entry: "/modulos/Lume.Texto/simbolos/inverte". */
function named(change: Change, source: Texts | undefined): Place | undefined {
  const { place, path } = change;
  const [, owner, ...inside] = namesOf(path);
  if (!place?.line || !source || owner === undefined || inside.length === 0) return undefined;
  return nearer({ ...place, line: place.line }, owner, traces(change, inside), source);
}

/**
 * Of the lines that differ, the one with what changed and the name of its entry; else with what changed; else the line by
 * the names, or of the entry; else with the name.
 */
function causeOf(
  change: Change,
  entry: Place,
  byNames: () => Place | null,
  changed: ChangedLines,
): Place | null {
  const [, owner = '', ...inside] = namesOf(change.path);
  if (inside.length === 0 && changed.has(entry)) return entry;
  const values = newValues(change);
  const isTelling = (value: string) => value.length >= MIN_TELLING_CHARACTERS;
  const names = [owner, change.name, inside[1] ?? ''].filter(each => each !== '');
  const found =
    changed.nearestWithBoth(values, names, entry) ?? changed.nearestWith(values.filter(isTelling), entry);
  if (found) return placeOf(found);
  const place = byNames();
  const known = [place, entry].find(each => each !== null && changed.has(each));
  if (known) return known;
  const line = changed.onlyWith(names);
  return line ? placeOf(line) : place;
}

/** Where all lines that differ follow one another, and are of one file in both sides, there is no other cause of anything. */
function onlyLine(
  base: ChangedLines | undefined,
  head: ChangedLines | undefined,
  side: Change['side'],
): Cause | undefined {
  if (!base || !head) return undefined;
  const [own, other] = side === 'base' ? [base, head] : [head, base];
  if (!own.isEmpty && !other.isEmpty && own.only?.file !== other.only?.file) return undefined;
  if (own.only) return { place: placeOf(own.only), side };
  return own.isEmpty && other.only
    ? { place: placeOf(other.only), side: side === 'base' ? 'head' : 'base' }
    : undefined;
}

function placeOf({ file, line }: ChangedLine): Place {
  return { file, line };
}

/** A shorter value stands in many lines by chance. */
const MIN_TELLING_CHARACTERS = 4;

/** What a side has that the other one has not, line by line. */
function newValues({ rule, side, before, after }: Change): string[] {
  const [own, other] = side === 'head' ? [after, before] : [before, after];
  if (isMove(rule)) return [];
  if (typeof own !== 'string') return [];
  const known = new Set(typeof other === 'string' ? trimmedLines(other) : []);
  return trimmedLines(own).filter(line => line !== '' && !known.has(line));
}

/** Of what moved, the values are where it was and is: what it is called has come there. */
function isMove(rule: string): boolean {
  return rule.endsWith('-moved');
}

function trimmedLines(text: string): string[] {
  return text.split('\n').map(line => line.trim());
}

function namesOf(path: string): string[] {
  return segmentsIn(path);
}

/** The files of one side that were read. */
interface Texts {
  /** Nothing for a file that was not read. */
  linesOf(file: string): WordIndex | undefined;
  /** The files that have a word, each with the first line that has it. */
  filesWith(word: string): readonly (readonly [file: string, line: number])[];
}

/** Files as lines, each taken apart once, and looked through once for the name of an entry with many changes. */
function textsOf(source: Recorded | undefined): Texts | undefined {
  if (source === undefined) return undefined;
  const linesOf = cached((file: string) => {
    const text = textOf(source, file);
    return text === undefined ? undefined : new WordIndex(text.split('\n'));
  });
  const filesWith = cached((word: string) =>
    [...source.read].flatMap(file => {
      const line = lineOf(linesOf(file), word, 1);
      return line === undefined ? [] : [[file, line] as const];
    }),
  );
  return { linesOf, filesWith };
}

/** Works each key out once. */
function cached<K extends string, T>(work: (key: K) => T): (key: K) => T {
  const known = new Map<K, T>();
  return key => {
    if (!known.has(key)) known.set(key, work(key));
    return known.get(key) as T;
  };
}

/** Words by which a change is looked for, one behind the other. */
interface Trace {
  readonly words: readonly string[];
  /** The name of a field is a word like others: in a file of something else it means nothing. */
  readonly inOwnFile?: true;
}

/** The most exact trace first. */
function traces(
  { rule, side, after }: Change,
  [field = '', name, part, parameter]: readonly string[],
): Trace[] {
  const now = side === 'head' && typeof after === 'string' && !isMove(rule) ? after : '';
  // A field of the entry itself: one word of its value may stand anywhere, a sentence does not.
  if (name === undefined)
    return [{ words: /\S\s+\S/.test(now) ? [now] : [] }, { words: [field], inOwnFile: true }];
  if (part === undefined) return [{ words: [now] }, { words: [name] }];
  const inSignature = part === 'assinatura' && parameter !== undefined;
  return [{ words: [name, now] }, { words: inSignature ? [name, parameter] : [] }, { words: [name] }];
}

function nearer(
  place: Place & { readonly line: number },
  owner: string,
  traces: readonly Trace[],
  { linesOf, filesWith }: Texts,
): Place | undefined {
  for (const { words, inOwnFile } of traces) {
    if (words.length === 0 || words.includes('')) continue;
    const own = endOf(linesOf(place.file), words, place.line);
    if (own !== undefined) return { file: place.file, line: own };
    // What has the name of its entry in itself says nothing of a file that has both.
    if (inOwnFile || words.some(word => hasWord(word, owner))) continue;
    const others = filesWith(owner).flatMap(([file, start]) => {
      const line = endOf(linesOf(file), words, start);
      return line === undefined ? [] : [{ file, line }];
    });
    if (others.length === 1) return others[0];
  }
  return undefined;
}

/** The line of the last of some words, each on the line of the one before or below it. */
function endOf(lines: WordIndex | undefined, words: readonly string[], from: number): number | undefined {
  let line: number | undefined = from;
  for (const word of words) {
    line = lineOf(lines, word, line);
    if (line === undefined) return undefined;
  }
  return line;
}

function lineOf(lines: WordIndex | undefined, name: string, from: number): number | undefined {
  const at = lines?.firstWith(name, from - 1, from - 1 + MAX_LINES);
  return at === undefined ? undefined : at + 1;
}
