import type { Query } from 'web-tree-sitter';
import { UnreadableFile } from '../repository/repository.js';
import type { LoadedGrammar } from './chosen-grammar.js';
import type { Node } from './syntax/node.js';
import { compileQuery, MAX_MATCHES_UNDER_WAY, parse } from './syntax/parser.js';
import { describeQueryError } from './syntax/query-error.js';
import { firstSyntaxError } from './syntax/syntax-error.js';
import { topLevelForms } from './syntax/top-level-forms.js';

const BOUNDS = { matchLimit: MAX_MATCHES_UNDER_WAY };

/** A pattern of a query, and the line that it begins in. */
export interface QueryPattern {
  readonly line: number;
  readonly text: string;
}

/** What one capture says of a piece of a text; places are UTF-16 units. */
export interface CapturedPiece {
  readonly start: number;
  readonly end: number;
  readonly capture: string;
  /** Index of its pattern. */
  readonly pattern: number;
  /** Whether an editor decides by more than the tree, the text and the query whether this counts. */
  readonly isUndecided: boolean;
  /** The capture that counts where earlier patterns go before later ones. */
  readonly firstCapture: string;
}

/** Captures of a text, the outer ones before those inside of them. */
export interface CapturedText {
  /** Nothing where the text could not be parsed at all. */
  readonly pieces: readonly CapturedPiece[] | undefined;
  /** The first place that the grammar does not understand. */
  readonly problem: { readonly line: number; readonly why: string } | undefined;
}

/** A query by which editors colour programs, such as `highlights.scm`, run as they do: of patterns for one node the last one counts. */
export class HighlightQuery {
  readonly patterns: readonly QueryPattern[];
  /** Patterns that the parser does not take, which are left out here; editors take nothing of such a query. */
  readonly refused: readonly (QueryPattern & { readonly why: string })[];
  private readonly query: Query;
  private readonly undecided: ReadonlySet<number>;

  constructor(
    source: string,
    private readonly grammar: LoadedGrammar,
    /** Captures that are for other uses than colours. */
    private readonly ignores: (capture: string) => boolean,
  ) {
    const { query, text, refused } = compiled(source, grammar);
    this.query = query;
    this.refused = refused;
    const indexes = Array.from({ length: query.patternCount() }, (_, i) => i);
    const bytes = Buffer.from(text);
    this.patterns = indexes.map(i => {
      const [start, end] = [query.startIndexForPattern(i), query.endIndexForPattern(i)];
      return patternAt(bytes.subarray(0, start).toString(), bytes.subarray(start, end).toString());
    });
    this.undecided = new Set(indexes.filter(i => isUndecided(query, i)));
  }

  /** What is captured in a program. */
  captures(program: string, path: string): CapturedText {
    try {
      const tree = parse(program, this.grammar.grammar, path);
      try {
        const error = firstSyntaxError(tree.rootNode);
        return {
          pieces: this.piecesOf(tree.rootNode),
          problem: error && { line: error.startPosition.row + 1, why: 'it has a syntax error there' },
        };
      } finally {
        tree.delete();
      }
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      return { pieces: undefined, problem: { line: error.line ?? 1, why: error.message.replace(/\.$/, '') } };
    }
  }

  dispose(): void {
    this.query.delete();
  }

  private piecesOf(root: Node): CapturedPiece[] {
    const byNode = new Map<number, { node: Node; said: { pattern: number; capture: string }[] }>();
    for (const { patternIndex: pattern, captures } of this.query.matches(root, BOUNDS))
      for (const { name: capture, node } of captures) {
        if (this.ignores(capture)) continue;
        const known = byNode.get(node.id) ?? { node, said: [] };
        known.said.push({ pattern, capture });
        byNode.set(node.id, known);
      }
    return (
      [...byNode.values()]
        // Of nodes of one extent, the outer one has more in it.
        .sort(({ node: a }, { node: b }) => {
          return (
            a.startIndex - b.startIndex || b.endIndex - a.endIndex || b.descendantCount - a.descendantCount
          );
        })
        .map(({ node, said }) => {
          const inOrder = said.sort((a, b) => a.pattern - b.pattern);
          const [first, last] = [inOrder[0], inOrder.at(-1)] as [(typeof said)[0], (typeof said)[0]];
          return {
            start: node.startIndex,
            end: node.endIndex,
            ...last,
            isUndecided: this.undecided.has(last.pattern),
            firstCapture: first.capture,
          };
        })
    );
  }
}

/** Whether a pattern asks what only an editor knows: a predicate of its own, or which names are local. Directives (`#set!`) decide nothing. */
function isUndecided(query: Query, pattern: number): boolean {
  const asked = (query.predicates[pattern] ?? []).filter(({ operator }) => !operator.endsWith('!'));
  return (
    asked.length > 0 ||
    query.assertedProperties[pattern] !== undefined ||
    query.refutedProperties[pattern] !== undefined
  );
}

/** A query without the patterns that its grammar does not take: blank in their place, so that every other one stays where it is. */
function compiled(
  source: string,
  { name, grammar }: LoadedGrammar,
): { query: Query; text: string; refused: (QueryPattern & { why: string })[] } {
  try {
    return { query: compileQuery(source, grammar), text: source, refused: [] };
  } catch (error) {
    if (describeQueryError(error, source, name) === undefined) throw error;
  }
  const refused: (QueryPattern & { why: string })[] = [];
  let text = source;
  for (const { start, end } of topLevelForms(source)) {
    const form = source.slice(start, end);
    try {
      compileQuery(form, grammar).delete();
    } catch (error) {
      const why = describeQueryError(error, form, name);
      if (why === undefined) throw error;
      refused.push({
        ...patternAt(source.slice(0, start), form),
        why: (why.split('\n')[0] as string).replace(/[:.]$/, ''),
      });
      text = text.slice(0, start) + form.replace(/[^\n]/g, ' ') + text.slice(end);
    }
  }
  return { query: compileQuery(text, grammar), text, refused };
}

/** A pattern as messages show it: on one line, without comments. */
function patternAt(before: string, text: string): QueryPattern {
  const [form] = topLevelForms(text);
  const own = form === undefined ? text : text.slice(form.start, form.end);
  return { line: before.split('\n').length, text: own.replace(/\s+/g, ' ') };
}
