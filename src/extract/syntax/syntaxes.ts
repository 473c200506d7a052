import { grammars } from '../generated/grammars.js';
import { languages } from '../generated/languages.js';
import { languageOf } from '../languages/data/language.js';
import type { Comments, Language } from '../languages/language.js';
import type { Grammar } from './grammars/grammar.js';

/** How files with one extension are parsed, whether or not their tables can be read too. */
export interface Syntax {
  /** As `grammar:` in refdata.yml names it: `python`, `tsx`, `c_sharp`. */
  readonly id: string;
  /** As people write it: `Python`. */
  readonly name: string;
  readonly extensions: readonly string[];
  /** The grammar's file by npm package. */
  readonly grammar: string;
  readonly comments: Comments;
  /** The language whose tables are read, where there is one. */
  readonly language?: Language | undefined;
  /** The value of a node, where the grammar says so itself. */
  readonly literal?: Grammar['literal'];
}

/** Every bundled grammar, by the name that `grammar:` has. Where a language has a file of its own, that one counts. */
export const syntaxes: readonly Syntax[] = [...languages, ...grammars]
  .flatMap((each): Syntax[] => {
    const { name, extensions, grammar, comments } = each;
    const literal = 'literal' in each ? each.literal : undefined;
    const languageBy = (file: string) => {
      if ('expression' in each) return { language: each };
      const isRead = each.definitions !== undefined || each.values !== undefined;
      return isRead ? { language: languageOf(each, grammarFile(file), idOf(file)) } : {};
    };
    if (typeof grammar === 'string') {
      const id = idOf(grammar);
      return [
        { id, name, extensions, grammar, comments, ...languageBy(grammar), ...(literal && { literal }) },
      ];
    }
    return [...new Set(Object.values(grammar))].map(file => ({
      id: idOf(file),
      name,
      extensions: extensions.filter(extension => grammar[extension] === file),
      grammar: file,
      comments,
      ...languageBy(file),
    }));
  })
  .filter((syntax, i, all) => all.findIndex(({ id }) => id === syntax.id) === i);

/** Ids of the grammars whose tables are read. */
export const tableGrammars = syntaxes.filter(({ language }) => language).map(({ id }) => id);

/** The grammar for a file, by its extension. */
export function syntaxOf(path: string, all: readonly Syntax[] = syntaxes): Syntax | undefined {
  return all.find(({ extensions }) => extensions.some(extension => path.endsWith(extension)));
}

/** Every grammar for people: `python (.py); ruby (.rb, .rake)`. */
export function listSyntaxes(all: readonly Syntax[] = syntaxes): string {
  return all
    .map(({ id, extensions }) => (extensions.length > 0 ? `${id} (${extensions.join(', ')})` : id))
    .join('; ');
}

/** File name of a grammar, from its path by npm package. */
export function grammarFile(grammar: string): string {
  return grammar.slice(grammar.lastIndexOf('/') + 1);
}

/** Id of a grammar, from its file. */
export function idOf(grammar: string): string {
  return grammarFile(grammar).replace(/^tree-sitter-|\.wasm$|@[0-9a-f]{64}$/g, '');
}
