import type { Query } from 'web-tree-sitter';
import type { Node } from './syntax/node.js';
import { compileQuery, MAX_MATCHES_UNDER_WAY } from './syntax/parser.js';
import { describeQueryError } from './syntax/query-error.js';
import type { SourceFile } from './syntax/source-file.js';
import { grammarFile, type Syntax } from './syntax/syntaxes.js';

/** What one match of a query captured, by the names of its captures: of several nodes of a name, the first. */
export type Captures = ReadonlyMap<string, Node>;

/** Queries that are compiled once, for each grammar that they are asked of. */
export class Queries {
  private readonly known = new Map<string, Query>();

  /**
   * What a query finds in a file, in the order of the text.
   * @throws GrammarNeeded when the grammar is not loaded yet, and {@link QueryMistake} for what is no query of it
   */
  in(file: SourceFile, syntax: Syntax, match: string): readonly Captures[] {
    const key = `${syntax.id} ${match}`;
    const query = this.known.get(key) ?? compiled(match, syntax);
    this.known.set(key, query);
    return query
      .matches(file.root, { matchLimit: MAX_MATCHES_UNDER_WAY })
      .map(({ captures }) => new Map([...captures].reverse().map(({ name, node }) => [name, node])));
  }

  dispose(): void {
    for (const query of this.known.values()) query.delete();
  }
}

/** A query that a grammar does not understand. */
export class QueryMistake extends Error {}

function compiled(match: string, { id, grammar }: Syntax): Query {
  try {
    return compileQuery(match, grammarFile(grammar));
  } catch (cause) {
    const message = describeQueryError(cause, match, id);
    if (message === undefined) throw cause;
    throw new QueryMistake(message, { cause });
  }
}
