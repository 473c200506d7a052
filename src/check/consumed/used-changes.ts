import { segmentsIn } from '../../contract/json-pointer.js';
import { type Change, changeRule } from '../../drift/index.js';
import { hasWord, wordsOf } from '../../text/words.js';

/** Fields by which entries are called. */
const NAMES = ['palavra', 'simbolo', 'nome', 'codigo'] as const;
const WORD = /^[\p{L}\p{N}_]+$/u;

/** What a consumer uses of a reference: names that it lists, and words of its sources. */
export interface Usage {
  readonly names: readonly string[];
  /** Texts of its sources; none where it does not search. */
  readonly texts: readonly string[];
}

/**
 * Of several changes, those about what is used: an entry that is listed, or that a listed module, group or the like holds; an entry
 * whose name stands in a source as a word of its own. A change of the format is about everybody, and so is one of the whole that breaks.
 * Of a consumer that says nothing of what it uses, all are.
 */
export function usedChanges(changes: readonly Change[], usage: Usage | null): Change[] {
  if (usage === null) return [...changes];
  const listed = new Set(usage.names);
  const words = new Set(usage.texts.flatMap(text => [...wordsOf(text)]));
  const isWritten = (name: string) =>
    WORD.test(name) ? words.has(name) : usage.texts.some(text => hasWord(text, name));
  return changes.filter(change => {
    if (changeRule(change.rule)?.format) return true;
    const around = entriesAt(change.path);
    const own = around.at(-1);
    if (own === undefined) return change.level === 'major';
    const called = [own, ...otherNames(change)];
    return around.some(name => listed.has(name)) || called.some(name => listed.has(name) || isWritten(name));
  });
}

/** The names of the entries that a path leads through, the innermost last: `/api/modulos.json#/modulos/<m>/simbolos/<s>/resumo`. */
function entriesAt(path: string): string[] {
  return segmentsIn(path).filter((_, index) => index % 2 === 1);
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
