import {
  type CapturedPiece,
  type CapturedText,
  HighlightQuery,
  type LoadedGrammar,
} from '../../extract/index.js';
import type { Coloured, Colourer, Piece } from './colourer.js';
import { coloursOfCaptures } from './colours.js';

/** Captures that are for patterns themselves, spelling, hiding, and for queries of other uses. */
const OTHER_USES = /^(?:_|(?:spell|nospell|conceal|local|injection|reference|definition)(?:\.|$))/;
/** The line in which Neovim's queries name those that they go on from. */
const INHERITS = /^;{1,3} {0,8}inherits {0,8}:? {0,8}(\S.*)$/m;
/** What stands first in every stack of scopes. */
const ROOT = 'source';

/** Loads a query such as `highlights.scm`, with the grammar whose trees it is for. */
export function queryColourer(text: string, grammar: LoadedGrammar): Colourer & { dispose(): void } {
  const query = new HighlightQuery(text, grammar, capture => OTHER_USES.test(capture));
  const inherited = INHERITS.exec(text)?.[1] ?? '';
  return {
    engine: 'tree-sitter',
    rules: query.patterns.map(({ line, text: pattern }) => ({ at: `line ${line}`, pattern })),
    others: inherited.split(/[\s,()]+/).filter(name => name !== ''),
    refused: new Map(
      query.refused.map(({ line, text: pattern, why }) => [pattern, `line ${line}: ${why}`] as const),
    ),
    coloursOf: coloursOfCaptures,
    colour: (program, path) => coloured(program, query.captures(program, path)),
    dispose: () => query.dispose(),
  };
}

/** Pieces between the ends of what was captured, line by line. */
function coloured(program: string, { pieces, problem }: CapturedText): Coloured {
  if (pieces === undefined) return { lines: [], problem };
  const lines: Piece[][] = [];
  let next = 0;
  let open: CapturedPiece[] = [];
  let start = 0;
  for (const line of program.split(/(?<=\r\n|\r(?!\n)|\n)/)) {
    const end = start + line.length;
    const found: Piece[] = [];
    for (let at = start; at < end; ) {
      open = open.filter(piece => piece.end > at);
      for (let piece = pieces[next]; piece && piece.start <= at; piece = pieces[next]) {
        if (piece.end > at) open.push(piece);
        next += 1;
      }
      const until = Math.min(end, pieces[next]?.start ?? end, ...open.map(piece => piece.end));
      found.push({ end: until - start, ...stackOf(open) });
      at = until;
    }
    lines.push(found);
    start = end;
  }
  return { lines, problem };
}

/** The captures that are open, as a stack of scopes; what the innermost one is decides what can be told. */
function stackOf(open: readonly CapturedPiece[]): Omit<Piece, 'end'> {
  const scopes = [ROOT, ...open.map(({ capture }) => capture)];
  const otherwise = [ROOT, ...open.map(({ firstCapture }) => firstCapture)];
  return {
    scopes,
    ...(otherwise.join(' ') !== scopes.join(' ') && { otherwise }),
    rules: open.map(({ pattern }) => pattern),
    ...(open.at(-1)?.isUndecided && { isUndecided: true }),
  };
}
