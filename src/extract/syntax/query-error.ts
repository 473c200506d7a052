/** What the parser throws for a query that it does not understand; its class is not exported. */
interface QueryError extends Error {
  /** 1 syntax, 2 node name, 3 field name, 4 capture name, 5 a pattern that can match nothing. */
  readonly kind: number;
  readonly info: { readonly word?: string };
  /** In characters of the query. */
  readonly index: number;
}

/**
 * A sentence about a mistake in a query, with the line that it is in and a caret below.
 * @returns undefined for an error that is not about the query.
 */
export function describeQueryError(error: unknown, query: string, grammar: string): string | undefined {
  if (error instanceof SyntaxError)
    return `The query holds a regular expression that is none: ${error.message}`;
  if (!(error instanceof Error) || typeof (error as Partial<QueryError>).index !== 'number') {
    // A predicate with a wrong number or kind of arguments has no place.
    return error instanceof Error && /predicate|#/.test(error.message)
      ? `The query: ${error.message}`
      : undefined;
  }
  const { kind, info, index } = error as QueryError;
  const { word = '' } = info;
  const sentences: Readonly<Record<number, string>> = {
    2: `The grammar ${grammar} has no node \`${word}\``,
    3: `The grammar ${grammar} has no field \`${word}\``,
    4: `The query captures no \`@${word}\``,
    5: 'The grammar cannot have this pattern',
  };
  return `${sentences[kind] ?? 'The query has a syntax error'}:\n${excerpt(query, index)}`;
}

/** The line of a text that a character is in, and a caret below the character. */
function excerpt(text: string, index: number): string {
  const start = text.lastIndexOf('\n', index - 1) + 1;
  const end = text.indexOf('\n', index);
  const line = text.slice(start, end < 0 ? undefined : end);
  return `  ${line}\n  ${line.slice(0, index - start).replace(/[^\t]/g, ' ')}^`;
}
