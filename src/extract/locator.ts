/** A file (or glob) and, behind `#`, a place in it: `src/tokens.py#KEYWORDS`. */
export interface Locator {
  readonly path: string;
  readonly fragment: string | undefined;
}

/** The last `#` separates, so that folders may have one in their name. */
export function parseLocator(text: string): Locator {
  const hash = text.lastIndexOf('#');
  return hash < 0
    ? { path: text, fragment: undefined }
    : { path: text.slice(0, hash), fragment: text.slice(hash + 1) };
}

/** Whether a path has signs that match several files. */
export function isGlob(path: string): boolean {
  return /[*?{[]/.test(path);
}

/** What a table locator names: `Lexer.KEYWORDS`, the second `WORDS@2`, all calls of `define()`. */
export interface TableName {
  readonly parts: readonly string[];
  /** Counted from 1, when several definitions have the name. */
  readonly occurrence: number | undefined;
  readonly calls: boolean;
}

const TABLE_NAME = /^(?<names>[^.@()]+(?:\.[^.@()]+)*)(?:@(?<occurrence>[1-9]\d*))?(?<calls>\(\))?$/u;

/**
 * The name of a table behind `#`: its parts, which of several it is, and whether its calls are meant; undefined when it is
 * none.
 */
export function parseTableName(fragment: string): TableName | undefined {
  const groups = TABLE_NAME.exec(fragment)?.groups;
  if (!groups?.names) return undefined;
  return {
    parts: groups.names.split('.'),
    occurrence: groups.occurrence === undefined ? undefined : Number(groups.occurrence),
    calls: groups.calls !== undefined,
  };
}
