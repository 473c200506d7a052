import type { Change } from '../drift/change.js';
import type { Place } from '../finding.js';
import type { Repository } from '../repository/repository.js';

/** An entry that is longer than this is not looked through. */
const MAX_LINES = 5000;

/**
 * The place of a change, nearer than the entry that it is in: a module is known by the line where it begins, and its
 * symbol stands somewhere below. It is the first line from there on that has the name as a word; if there is none, the
 * place stays as it was.
 */
export function nearerLines(
  changes: readonly Change[],
  repositories: Readonly<Partial<Record<Change['side'], Repository>>>,
): Change[] {
  const texts = new Map<string, readonly string[]>();
  return changes.map(change => {
    const { place, side, name, path } = change;
    const repository = repositories[side];
    // Only what is inside an entry: "/api/modulos.json#/modulos/Lume.Texto/simbolos/inverte".
    if (!place?.line || !repository || path.split('/').length < 6) return change;
    const line = lineOf(linesOf(texts, side, place.file, repository), name, place.line);
    return line === undefined ? change : { ...change, place: { file: place.file, line } satisfies Place };
  });
}

function linesOf(
  texts: Map<string, readonly string[]>,
  side: string,
  file: string,
  repository: Repository,
): readonly string[] {
  const key = `${side} ${file}`;
  const known = texts.get(key);
  if (known) return known;
  const lines = repository.isFile(file) ? repository.read(file).split('\n') : [];
  texts.set(key, lines);
  return lines;
}

function lineOf(lines: readonly string[], name: string, from: number): number | undefined {
  const word = new RegExp(
    `(?<![\\p{L}\\p{N}_])${name.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')}(?![\\p{L}\\p{N}_])`,
    'u',
  );
  for (let i = from - 1; i < Math.min(lines.length, from - 1 + MAX_LINES); i += 1)
    if (word.test(lines[i] as string)) return i + 1;
  return undefined;
}
