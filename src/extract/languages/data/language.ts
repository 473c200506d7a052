import type { Language } from '../language.js';
import { operatorsWith } from '../shared/folding.js';
import { DefinitionQuery } from './definitions.js';
import type { LanguageData } from './language-data.js';
import { valuesOf } from './values.js';

/** Integers up to 32 bits behave the same in all of them; who joins texts does so with `+`. */
const OPERATORS = operatorsWith({ only32Bit: true, overflow: 'refused', joinsTexts: true });

/**
 * A language of which nothing is known but data.
 * @param grammar the grammar's name for the parser, and @param id for people.
 */
export function languageOf(data: LanguageData, grammar: string, id: string): Language {
  const { name, extensions, comments, definitions, nameCharacters = '\\p{L}\\p{Nd}_' } = data;
  const query =
    definitions === undefined ? undefined : new DefinitionQuery({ ...data, definitions }, grammar, id);
  return {
    name,
    extensions,
    grammar: data.grammar,
    comments,
    nameCharacters,
    ...valuesOf(data.values ?? {}),
    imports: { wildcards: () => [], paths: () => [] },
    operators: OPERATORS,
    functions: {},
    ...(data.directives && { directives: data.directives }),
    ...(data.bareMembers && { bareMembers: data.bareMembers }),
    ...(query && {
      definitions: { list: root => query.list(root), ...(data.written && { written: data.written }) },
    }),
  };
}
