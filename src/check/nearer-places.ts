import type { Change } from '../drift/change.js';
import type { Place } from '../finding.js';
import { REGISTRO_PATH } from '../reference/files.js';
import { segmentsOf } from '../reference/json-pointer.js';
import type { Repository } from '../repository/repository.js';

/** An entry that is longer than this is not looked through. */
const MAX_LINES = 5000;

/** A repository and which of its files were read. */
export interface Recorded {
  readonly repository: Repository;
  /** In the order of reading. */
  readonly read: ReadonlySet<string>;
}

/** A repository that remembers which files are read. */
export function recorded(repository: Repository): Recorded {
  const read = new Set<string>();
  return {
    read,
    repository: {
      read(path) {
        read.add(path);
        return repository.read(path);
      },
      readBytes: path => repository.readBytes(path),
      isFile: path => repository.isFile(path),
      glob: pattern => repository.glob(pattern),
    },
  };
}

/**
 * The place of a change, nearer than the entry that it is in: a module is known by the line at which it is listed, and
 * its symbol stands somewhere below, or in a file that was imported there. It is the first line with the name as a
 * word, from the entry on in the entry's own file; else behind the name of the entry, in the one file that was read and
 * has both. Where there is no such line, or more than one file, the place stays as it was.
 */
export function nearerPlaces(
  changes: readonly Change[],
  sides: Readonly<Partial<Record<Change['side'], Recorded>>>,
): Change[] {
  const texts = { base: textsOf(sides.base), head: textsOf(sides.head) };
  return changes.map(change => {
    const { place, side, path } = change;
    const source = texts[side];
    const [, owner, ...inside] = segmentsOf(path.slice(path.indexOf('#') + 1));
    // Only what is inside an entry: "/modulos/Lume.Texto/simbolos/inverte".
    if (!place?.line || !source || owner === undefined || inside.length === 0) return change;
    // Packages have a manifest each, which is their place.
    if (path.startsWith(REGISTRO_PATH)) return change;
    const found = nearer({ ...place, line: place.line }, owner, traces(change, inside), source);
    return found ? { ...change, place: found } : change;
  });
}

/** The files of one side that were read. */
interface Texts {
  /** Nothing for a file that was not read. */
  linesOf(file: string): readonly string[] | undefined;
  /** The files that have a word, each with the first line that has it. */
  filesWith(word: string): readonly (readonly [file: string, line: number])[];
}

/** Files as lines, each taken apart once, and looked through once for the name of an entry with many changes. */
function textsOf(source: Recorded | undefined): Texts | undefined {
  if (source === undefined) return undefined;
  const { repository, read } = source;
  const linesOf = cached((file: string) => (read.has(file) ? repository.read(file).split('\n') : undefined));
  const filesWith = cached((word: string) =>
    [...read].flatMap(file => {
      const line = lineOf(linesOf(file) ?? [], word, 1);
      return line === undefined ? [] : [[file, line] as const];
    }),
  );
  return { linesOf, filesWith };
}

/** Works each key out once. */
function cached<T>(work: (key: string) => T): (key: string) => T {
  const known = new Map<string, T>();
  return key => {
    if (!known.has(key)) known.set(key, work(key));
    return known.get(key) as T;
  };
}

/** Words by which a change is looked for, one behind the other, the most exact trace first. */
function traces({ side, after }: Change, [field = '', name, part, parameter]: readonly string[]): string[][] {
  const now = side === 'head' && typeof after === 'string' ? after : '';
  // A field of the entry itself: one word of its value may stand anywhere, a sentence does not.
  if (name === undefined) return [/\S\s+\S/.test(now) ? [now] : [], [field]];
  if (part === undefined) return [[now], [name]];
  return [[name, now], part === 'assinatura' && parameter !== undefined ? [name, parameter] : [], [name]];
}

function nearer(
  place: Place & { readonly line: number },
  owner: string,
  traces: readonly (readonly string[])[],
  { linesOf, filesWith }: Texts,
): Place | undefined {
  for (const trace of traces) {
    if (trace.length === 0 || trace.includes('')) continue;
    const own = endOf(linesOf(place.file) ?? [], trace, place.line);
    if (own !== undefined) return { file: place.file, line: own };
    const others = filesWith(owner).flatMap(([file, start]) => {
      const line = endOf(linesOf(file) ?? [], trace, start);
      return line === undefined ? [] : [{ file, line }];
    });
    if (others.length === 1) return others[0];
  }
  return undefined;
}

/** The line of the last of some words, each on the line of the one before or below it. */
function endOf(lines: readonly string[], words: readonly string[], from: number): number | undefined {
  let line: number | undefined = from;
  for (const word of words) {
    line = lineOf(lines, word, line);
    if (line === undefined) return undefined;
  }
  return line;
}

function lineOf(lines: readonly string[], name: string, from: number): number | undefined {
  const written = name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  const word = new RegExp(`(?<![\\p{L}\\p{N}_])${written}(?![\\p{L}\\p{N}_])`, 'u');
  for (let i = from - 1; i < Math.min(lines.length, from - 1 + MAX_LINES); i += 1)
    // The plain search is what makes it fast.
    if (lines[i]?.includes(name) && word.test(lines[i] as string)) return i + 1;
  return undefined;
}
