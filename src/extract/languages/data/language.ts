import type { Language } from '../language.js';
import { branchesOf } from './branches.js';
import { DefinitionQuery } from './definitions.js';
import type { LanguageData } from './language-data.js';
import { saidAtLoad, startersOf } from './loading.js';
import { operatorsOf } from './operators.js';
import { valuesOf } from './values.js';

/**
 * A language of which nothing is known but data.
 * @param grammar the grammar's name for the parser, and @param id for people.
 */
export function languageOf(data: LanguageData, grammar: string, id: string): Language {
  const { name, extensions, comments, definitions, nameCharacters = '\\p{L}\\p{Nd}_' } = data;
  const conditions = branchesOf(data.values ?? {});
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
    operators: operatorsOf(data.values ?? {}),
    functions: {},
    isData: true,
    ...(conditions && { conditions }),
    ...(data.values?.branching && { branching: new Set(data.values.branching) }),
    ...(data.values?.objectsByNew && { objectsByNew: true }),
    ...(data.values?.requires && { requires: data.values.requires }),
    starting: { names: startersOf, said: saidAtLoad },
    ...(data.values && !data.values.shared && { copiesValues: () => true }),
    ...(data.directives && { directives: data.directives }),
    ...(data.bareMembers && { bareMembers: data.bareMembers }),
    ...(query && {
      definitions: {
        list: root => query.list(root),
        notRead: node => query.isLocal(node),
        unread: root => query.unread(root),
        ...(data.written && { written: data.written }),
      },
    }),
  };
}
