import type { Lexico } from '../../lexico/index.js';
import type { scopeOf } from '../scopes.js';

/** A rule of a TextMate grammar. */
export interface Rule {
  readonly include?: string;
  readonly name?: string;
  readonly match?: string;
  readonly begin?: string;
  readonly end?: string;
  readonly while?: string;
  readonly captures?: Readonly<Record<string, { readonly name: string }>>;
  readonly beginCaptures?: Readonly<Record<string, { readonly name: string }>>;
  readonly endCaptures?: Readonly<Record<string, { readonly name: string }>>;
  readonly applyEndPatternLast?: 1;
  readonly patterns?: readonly Rule[];
}

/** What ends regions besides their closing: in an interpolation whose brackets are counted, its end does. */
export interface Within {
  /** What ends comments, too. */
  readonly stop?: string;
  /** Whether regions that may have several lines end with the line. */
  readonly isOneLine?: boolean;
  /** Whether it is what stands behind a heredoc in its line: another one that opened there would close first. */
  readonly isBehindHeredoc?: boolean;
}

/** A grammar that is being written: its parts name each other. */
export interface Writer {
  readonly lexico: Lexico;
  readonly repository: Record<string, { readonly patterns: Rule[] }>;
  name(kind: Parameters<typeof scopeOf>[0], group?: string): string;
  code(within?: Within): Rule;
}

/** The end of a line, but for one that an escape has taken to the next. */
export const END_OF_LINE = '(?<!\\n)(?=$)';

/** What is behind the opening of a heredoc in its line: where nothing is, an engine would take the next line for it. */
export const REST_OF_LINE = { begin: '\\G(?!$)', end: '$' };
