import type { ReferenceFiles } from '../../contract/files.js';
import { at, fileIn, segmentsIn } from '../../contract/json-pointer.js';
import { type Change, changeRule } from '../../drift/index.js';
import { nearest } from '../../text/nearest.js';
import { hasWord, wordsOf } from '../../text/words.js';
import { namedEntries, SEPARATORS } from './reference-names.js';

/** Fields by which entries are called. */
const NAMES = ['palavra', 'simbolo', 'nome', 'codigo'] as const;
const WORD = /^[\p{L}\p{N}_]+$/u;

/** What a consumer uses of a reference: names that it lists, and words of its sources. */
export interface Usage {
  readonly names: readonly string[];
  /** Texts of its sources; none where it does not search. */
  readonly texts: readonly string[];
}

/** A name that is listed and that nothing in the reference has, and the one that is most like it. */
export interface UnknownName {
  readonly name: string;
  readonly near: string | null;
}

/**
 * Of several changes, those about what is used: an entry that is listed, by any of its names, or that a listed module, group or the like
 * holds; an entry whose name stands in a source as a word of its own; what holds such an entry and went, or is called otherwise. A change of
 * the format is about everybody, and so is one of the whole that breaks. Of a consumer that says nothing of what it uses, all are.
 * @param references what is compared: names are those of both.
 */
export function usedChanges(
  changes: readonly Change[],
  usage: Usage | null,
  references: readonly ReferenceFiles[],
): Change[] {
  if (usage === null) return [...changes];
  const listed = new Set(usage.names);
  const isWritten = searchOf(usage.texts);
  const isOwner = (name: string) =>
    SEPARATORS.some(separator => usage.names.some(each => each.startsWith(`${name}${separator}`)));
  const entries = references.flatMap(namedEntries);
  const holding = new Set(
    entries.flatMap(({ path, names, within }) =>
      [...names, ...within].some(name => listed.has(name)) ? [path] : [],
    ),
  );
  const written = new Set(entries.flatMap(entry => (entry.written.some(isWritten) ? [entry.path] : [])));
  const around = new Set([...holding, ...written].flatMap(path => placesIn(path).slice(0, -1)));
  const known = new Set(entries.map(({ path }) => path));
  return changes.filter(change => {
    if (changeRule(change.rule)?.format) return true;
    const places = placesIn(change.path);
    const names = entriesAt(change.path);
    const own = names.at(-1);
    if (own === undefined) return change.level === 'major';
    if (names.some(name => listed.has(name)) || places.some(place => holding.has(place))) return true;
    if (around.has(change.path)) return true;
    const subject = places.findLast(place => known.has(place));
    if (subject !== undefined && written.has(subject)) return true;
    return [own, ...otherNames(change)].some(name => listed.has(name) || isOwner(name) || isWritten(name));
  });
}

/** Names that are listed and that no entry has: a slip of the fingers would keep silent about every change. */
export function unknownNames(names: readonly string[], references: readonly ReferenceFiles[]): UnknownName[] {
  const known = new Set(references.flatMap(namedEntries).flatMap(entry => [...entry.names, ...entry.within]));
  return names
    .filter(name => !known.has(name))
    .map(name => ({ name, near: nearest(name, known, 1)[0] ?? null }));
}

/** Whether a name stands in one of several texts. */
function searchOf(texts: readonly string[]): (name: string) => boolean {
  const words = new Set(texts.flatMap(text => [...wordsOf(text)]));
  return name => (WORD.test(name) ? words.has(name) : texts.some(text => hasWord(text, name)));
}

/** The names of the entries that a path leads through, the innermost last: `/api/modulos.json#/modulos/<m>/simbolos/<s>/resumo`. */
function entriesAt(path: string): string[] {
  return segmentsIn(path).filter((_, index) => index % 2 === 1);
}

/** The places of those entries. */
function placesIn(path: string): string[] {
  const segments = segmentsIn(path);
  return entriesAt(path).map((_, index) => at(`${fileIn(path)}#`, ...segments.slice(0, 2 * index + 2)));
}

/** What an entry was called before, and is called now. */
function otherNames({ rule, name, before, after }: Change): string[] {
  const isRenamed = /-(?:renamed|moved)$/.test(rule);
  return [name, before, after].flatMap(value => {
    if (typeof value === 'string') return value === name || isRenamed ? [value] : [];
    if (typeof value !== 'object' || value === null) return [];
    return NAMES.flatMap(field => {
      const text = (value as Record<string, unknown>)[field];
      return typeof text === 'string' ? [text] : [];
    });
  });
}
