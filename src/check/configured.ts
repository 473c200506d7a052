import { isDeepStrictEqual } from 'node:util';
import type { LoadedConfig } from '../config/config.js';
import { REGISTRO_PATH } from '../contract/files.js';
import { isObject } from '../contract/json-object.js';
import { segmentsIn } from '../contract/json-pointer.js';
import type { Change } from '../drift/index.js';
import type { ConfigPath } from '../extract/index.js';

/** Where something stands, and in which side. */
export type Cause = Pick<Change, 'place' | 'side'>;

/** A key or an item of a configuration that one side has, or that the sides have otherwise. */
interface Edit {
  readonly path: ConfigPath;
  readonly side: Change['side'];
}

/** What an entry is called: of one with another name, everything is another. */
const NAMES = new Set(['palavra', 'simbolo', 'nome', 'codigo', 'grupo', 'flag', 'comando']);

/**
 * The place in refdata.yml that caused a change, where the list that it is in is read in another way than before: another
 * filter, map or source. Of several edits that could have, it is what they have in common; nothing where there is none.
 */
export function configuredBy(base: LoadedConfig, head: LoadedConfig): (change: Change) => Cause | undefined {
  const known = new Map<string, readonly Edit[]>();
  const editsOf = (list: ConfigPath) => {
    const key = list.join('.');
    const found = known.get(key) ?? [...editsBetween(valueAt(base, list), valueAt(head, list), list)];
    known.set(key, found);
    return found;
  };
  return change => {
    const list = listOf(change.path);
    const edits = list ? editsOf(list).filter(edit => explains(edit, change)) : [];
    const [first] = edits;
    if (first === undefined) return undefined;
    const side = edits.every(edit => edit.side === 'base') ? 'base' : 'head';
    const path = edits.reduce((common, edit) => commonOf(common, edit.path), first.path);
    return { place: (side === 'base' ? base : head).placeOf(path), side };
  };
}

/** The key of refdata.yml by which a part of the published files is read; nothing for single texts, which stand there themselves. */
function listOf(path: string): ConfigPath | undefined {
  if (path.startsWith(REGISTRO_PATH)) return ['registro', 'pacotes'];
  const [, file] = /^\/api\/(\w+)\.json#/.exec(path) ?? [];
  if (file === undefined || file === 'index') return undefined;
  const [part] = segmentsIn(path);
  if (file !== 'sintaxe' && file !== 'conteudos') return [file];
  return part === undefined ? undefined : [file, part];
}

/** Whether an edit may have made a change: one of how a field is read says nothing of other fields. */
function explains({ path }: Edit, change: Change): boolean {
  const fields = path.filter((_, i) => path[i - 1] === 'map').map(String);
  if (NAMES.has(fields.at(-1) ?? '')) fields.pop();
  const parts = new Set(segmentsIn(change.path));
  return fields.every(field => parts.has(field));
}

function* editsBetween(before: unknown, after: unknown, path: ConfigPath): Generator<Edit> {
  if (isDeepStrictEqual(before, after)) return;
  if (before === undefined || after === undefined) {
    yield { path, side: after === undefined ? 'base' : 'head' };
  } else if (Array.isArray(before) && Array.isArray(after)) {
    yield* editsOfItems(before, after, path);
  } else if (isObject(before) && isObject(after)) {
    for (const key of new Set([...Object.keys(before), ...Object.keys(after)]))
      yield* editsBetween(before[key], after[key], [...path, key]);
  } else yield { path, side: 'head' };
}

/** Items that are the same at the beginning and at the end are the same ones. */
function* editsOfItems(
  before: readonly unknown[],
  after: readonly unknown[],
  path: ConfigPath,
): Generator<Edit> {
  const isSame = (a: unknown, b: unknown) => isDeepStrictEqual(a, b);
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && isSame(before[start], after[start])) start += 1;
  let end = 0;
  while (end < shorter - start && isSame(before.at(-1 - end), after.at(-1 - end))) end += 1;
  const [olds, nows] = [before, after].map(items => items.slice(start, items.length - end));
  const isPaired = olds?.length === nows?.length;
  for (const [i, now] of (nows ?? []).entries())
    yield* editsBetween(isPaired ? olds?.[i] : undefined, now, [...path, start + i]);
  if (!isPaired) for (const i of (olds ?? []).keys()) yield { path: [...path, start + i], side: 'base' };
}

function valueAt({ config }: LoadedConfig, path: ConfigPath): unknown {
  return path.reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), config);
}

function commonOf(a: ConfigPath, b: ConfigPath): ConfigPath {
  const until = a.findIndex((key, i) => key !== b[i]);
  return until < 0 ? a : a.slice(0, until);
}
