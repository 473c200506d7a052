import { FILE_NAMES, type FileName, type ReferenceFiles } from '../../contract/files.js';
import { at } from '../../contract/json-pointer.js';

/** A text of a file and where it stands. */
export interface LocatedText {
  readonly file: FileName;
  readonly pointer: string;
  readonly value: string;
}

/** Paths of fields by file: keys separated by `/`, `*` for each element of a list. */
export type FieldPaths = { readonly [Name in FileName]?: readonly string[] };

/** A list that is being walked. */
interface Walk {
  readonly list: readonly unknown[];
  readonly pointer: string;
  /** Index of the `*` that stands for the list. */
  readonly depth: number;
  next: number;
}

/**
 * Every text at those paths in the files that are there, in the order of the files. The lists on the way are on a
 * stack of our own: generators that call each other cost more than the rules do, and a list of all texts memory.
 */
export function* textsAt(files: Partial<ReferenceFiles>, paths: FieldPaths): Generator<LocatedText> {
  for (const file of FILE_NAMES) {
    if (files[file] === undefined) continue;
    for (const path of paths[file] ?? []) {
      const keys = path.split('/');
      const walks: Walk[] = [];
      let value: unknown = files[file];
      let pointer = '';
      let depth = 0;
      let walk: Walk | undefined;
      do {
        for (; depth < keys.length && keys[depth] !== '*'; depth += 1) {
          const key = keys[depth] as string;
          value = (value as Record<string, unknown>)[key];
          pointer += `/${key}`;
        }
        if (depth === keys.length) yield { file, pointer, value: value as string };
        else walks.push({ list: value as readonly unknown[], pointer, depth, next: 0 });

        walk = walks.at(-1);
        while (walk && walk.next === walk.list.length) {
          walks.pop();
          walk = walks.at(-1);
        }
        if (walk) {
          value = walk.list[walk.next];
          pointer = `${walk.pointer}/${walk.next}`;
          depth = walk.depth + 1;
          walk.next += 1;
        }
      } while (walk);
    }
  }
}

/** Names of the folders that hold exercises: keys, not values, but names all the same. */
export function* exerciseFolders(files: Partial<ReferenceFiles>): Generator<LocatedText> {
  for (const folder of Object.keys(files.conteudos?.exercicios.modulos ?? {})) {
    yield { file: 'conteudos', pointer: at('/exercicios/modulos', folder), value: folder };
  }
}
