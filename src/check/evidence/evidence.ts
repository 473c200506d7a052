import type { ErroDaLinguagem } from '../../contract/generated/contract.js';
import type { Change, ReferenceSet } from '../../drift/index.js';
import type { Repository } from '../../repository/repository.js';
import { KnownPrograms } from './known-programs.js';
import { useOf } from './uses.js';

/** What the programs that the base has say of a change. */
export interface Evidence {
  readonly fingerprint: string;
  /** How many programs are known. */
  readonly known: number;
  /** How many of them it breaks, as far as they can be read. */
  readonly breaks: number;
  /** Of those, the ones that the head has in other words, or not at all. */
  readonly edited: number;
  /** Where they are: the first ones. */
  readonly programs: readonly string[];
  /** The shortest of them: what is to be written in another way. */
  readonly shortest: BrokenProgram | null;
}

/** A program that a change breaks. */
export interface BrokenProgram {
  readonly program: string;
  readonly text: string;
  /** What it meets in the head; null where the data alone does not tell. */
  readonly error: MetError | null;
}

/** An error of the head's catalogue. */
export type MetError = Pick<ErroDaLinguagem, 'codigo' | 'titulo' | 'solucao'>;

/** Programs that are named. */
const MAX_NAMED = 20;
/** Of a longer program, nobody reads where it breaks. */
const MAX_NOTE_CHARACTERS = 1200;

/**
 * Which of the base's own programs a change breaks: exercises, examples, packages, blocks of code, and the example of each
 * error code, read by the old names and signatures and by the new ones. Who deletes a function deletes its examples, too, so
 * that those of the head prove nothing. That none is found proves nothing either: no level depends on it.
 */
export function evidenceOf(
  changes: readonly Change[],
  base: { readonly set: ReferenceSet; readonly repository: Repository },
  head: { readonly set: ReferenceSet; readonly repository: Repository | undefined },
): Evidence[] {
  const uses = changes.flatMap(change => {
    const use = change.level === 'major' ? useOf(change, base.set.files, head.set.files) : undefined;
    return use ? [[change, use] as const] : [];
  });
  if (uses.length === 0) return [];
  const programs = KnownPrograms.of(base.repository, base.set.files);
  const isEdited = editedBy(head.set, head.repository);
  return uses.map(([{ fingerprint }, { name, breaks }]) => {
    const found = programs.with(name).filter(breaks);
    const names = [...new Set(found.map(nameOf))];
    const [shortest] = [...found].sort((a, b) => a.text.length - b.text.length);
    return {
      fingerprint,
      known: programs.all.length,
      breaks: found.length,
      edited: found.filter(isEdited).length,
      programs: names.slice(0, MAX_NAMED),
      shortest:
        shortest && shortest.text.length <= MAX_NOTE_CHARACTERS
          ? { program: nameOf(shortest), text: shortest.text.trimEnd(), error: null }
          : null,
    };
  });
}

type Known = KnownPrograms['all'][number];

function nameOf({ file, line }: Known): string {
  return line === 1 ? file : `${file}:${line}`;
}

/** Whether the head has a program no more as it was. */
function editedBy({ files }: ReferenceSet, repository: Repository | undefined): (program: Known) => boolean {
  const examples = new Set(files.erros.codigos.map(({ exemplo }) => exemplo));
  return ({ file, text }) => {
    if (file.startsWith('/')) return !examples.has(text);
    if (repository === undefined) return false;
    return !repository.isFile(file) || !repository.read(file).includes(text);
  };
}
