import { type Lexico, probesOf, type Token, tokenize } from '../../lexico/index.js';
import type { Coloured, Colourer, GrammarRule, Piece } from './colourer.js';
import { isRight } from './colours.js';

/** Places of each kind of difference that are kept. */
const MAX_PLACES = 3;
const MAX_SAMPLE_CHARACTERS = 60;

/** A program, or a probe that a lexico makes of itself. */
export interface AuditedText {
  readonly path: string;
  readonly text: string;
}

export interface AuditPlace {
  /** Of a probe, what it is about. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly sample: string;
}

/** Tokens that a grammar colours otherwise than they are cut, in the same way. */
export interface ColourDifference {
  /** The class of the token; of words and regions, the group or the name. */
  readonly class: string;
  readonly name?: string;
  /** The word or the sign, where each is meant for itself. */
  readonly text?: string;
  /** What it is coloured as, and the innermost scope; empty for none. */
  readonly as: string;
  readonly scope: string;
  /** Tokens, and characters of them that are not blank. */
  readonly tokens: number;
  readonly characters: number;
  readonly inPrograms: boolean;
  readonly places: readonly AuditPlace[];
}

export interface GrammarAudit {
  readonly engine: Colourer['engine'];
  readonly programs: number;
  readonly probes: number;
  /** Programs that the grammar does not understand: the first place in each, and why. Such probes are left out. */
  readonly unparsed: readonly { readonly file: string; readonly line: number; readonly why: string }[];
  /** Characters of programs that are not blank and were compared, and those of them that are coloured as they are cut. */
  readonly characters: number;
  readonly alike: number;
  /** Characters of programs that could not be compared: their colour is decided by what an engine alone knows. */
  readonly undecided: number;
  /** Those that are coloured as they are cut, and otherwise by engines that prefer the first of several patterns. */
  readonly byOrder: number;
  readonly differences: readonly ColourDifference[];
  /** Rules that coloured nothing, neither in programs nor in probes. */
  readonly silent: readonly GrammarRule[];
  readonly rules: number;
  readonly refused: readonly { readonly pattern: string; readonly why: string }[];
  /** Grammars that are named and were not read. */
  readonly others: readonly string[];
  /** Lines that the engine gave up. */
  readonly slow: readonly { readonly file: string; readonly line: number }[];
}

/** Classes whose tokens are told one by one: of others the text says nothing. */
const BY_TEXT: ReadonlySet<string> = new Set(['palavra', 'contextual', 'simbolo']);

/** Holds a grammar against a lexico: on programs, and on the probes that it makes of itself. */
export function auditGrammar(
  lexico: Lexico,
  colourer: Colourer,
  programs: readonly AuditedText[],
): GrammarAudit {
  const fired = new Set<number>();
  const differences = new Differences();
  const slow: { file: string; line: number }[] = [];
  const unparsed: { file: string; line: number; why: string }[] = [];
  const sum = { right: 0, wrong: 0, undecided: 0, byOrder: 0 };
  // An escape that looks like its text is right, whatever that is.
  const regions = new Map(lexico.regioes?.map(({ nome, classe }) => [nome, classe]));
  for (const program of programs) {
    const coloured = colourer.colour(program.text, program.path);
    if (coloured.problem) unparsed.push({ file: program.path, ...coloured.problem });
    const counts = compareText(program, coloured, true);
    for (const key of Object.keys(sum) as (keyof typeof sum)[]) sum[key] += counts[key];
  }
  let probes = 0;
  for (const { about, text } of probesOf(lexico)) {
    const probe = { path: `probe ${about}`, text };
    const coloured = colourer.colour(text, probe.path);
    // What a grammar makes of no program says nothing of its programs.
    if (coloured.problem) continue;
    probes += 1;
    compareText(probe, coloured, false);
  }
  return {
    engine: colourer.engine,
    programs: programs.length,
    probes,
    unparsed,
    characters: sum.right + sum.wrong,
    alike: sum.right,
    undecided: sum.undecided,
    byOrder: sum.byOrder,
    differences: differences.sorted,
    silent: colourer.rules.filter((_, i) => !fired.has(i)),
    rules: colourer.rules.length,
    refused: [...colourer.refused].map(([pattern, why]) => ({ pattern, why })),
    others: colourer.others,
    slow,
  };

  function compareText(program: AuditedText, coloured: Coloured, inPrograms: boolean): typeof sum {
    const counts = { right: 0, wrong: 0, undecided: 0, byOrder: 0 };
    const lines = new Lines(program.text, coloured.lines);
    for (const rule of lines.rules) fired.add(rule);
    for (const line of lines.slow) slow.push({ file: program.path, line });
    for (const token of tokenize(lexico, program.text)) {
      const around = token.class === 'escape' && regions.get(token.name ?? '');
      const isLoose = around === 'nome' || around === 'dado';
      const meant = isLoose ? ({ ...token, class: 'dado' } as const) : token;
      const { right, undecided, byOrder, wrong } = compared(meant, program.text, lines, colourer);
      counts.right += right;
      counts.undecided += undecided;
      counts.byOrder += byOrder;
      for (const [scope, each] of wrong) {
        counts.wrong += each.count;
        const place = { file: program.path, ...lines.place(each.at), sample: lines.sample(each.at) };
        differences.add(
          token,
          program.text.slice(token.start, token.end),
          { scope, ...each },
          place,
          inPrograms,
        );
      }
    }
    return counts;
  }
}

/** Differences of one kind are told once. */
class Differences {
  private readonly found = new Map<string, ColourDifference & { places: AuditPlace[] }>();

  add(
    { class: kind, name }: Token,
    written: string,
    { scope, as, count }: Wrong & { readonly scope: string },
    place: AuditPlace,
    inPrograms: boolean,
  ): void {
    const isKeyword = kind === 'nome' && as === 'keyword';
    const text = BY_TEXT.has(kind) || isKeyword ? written : undefined;
    const key = JSON.stringify([kind, name, text, as, scope]);
    const known = this.found.get(key) ?? {
      class: kind,
      ...(name !== undefined && { name }),
      ...(text !== undefined && { text }),
      as,
      scope,
      tokens: 0,
      characters: 0,
      inPrograms,
      places: [],
    };
    if (known.places.length < MAX_PLACES) known.places.push(place);
    this.found.set(key, { ...known, tokens: known.tokens + 1, characters: known.characters + count });
  }

  /** What programs have comes before what only probes have. */
  get sorted(): ColourDifference[] {
    return [...this.found.values()].sort(
      (a, b) => Number(b.inPrograms) - Number(a.inPrograms) || b.tokens - a.tokens,
    );
  }
}

interface Wrong {
  readonly as: string;
  readonly at: number;
  readonly count: number;
}

interface Compared {
  readonly right: number;
  readonly undecided: number;
  readonly byOrder: number;
  readonly wrong: ReadonlyMap<string, Wrong>;
}

/** Characters of a token that are coloured as they should be, and the others by their scopes. */
function compared(token: Token, text: string, lines: Lines, { coloursOf }: Colourer): Compared {
  const wrong = new Map<string, Wrong>();
  let [right, undecided, byOrder] = [0, 0, 0];
  for (let at = token.start; at < token.end; at += 1) {
    if (/\s/.test(text.charAt(at))) continue;
    const piece = lines.pieceAt(at);
    if (piece === undefined) continue;
    const colours = coloursOf(piece.scopes);
    const verdict = isRight(token, colours);
    if (verdict === undefined) continue;
    if (piece.isUndecided) undecided += 1;
    else if (verdict) {
      right += 1;
      if (piece.otherwise && isRight(token, coloursOf(piece.otherwise)) === false) byOrder += 1;
    } else {
      const scope = piece.scopes.length > 1 ? (piece.scopes.at(-1) as string) : '';
      const known = wrong.get(scope);
      wrong.set(scope, { as: colours.inner, at: known?.at ?? at, count: (known?.count ?? 0) + 1 });
    }
  }
  return { right, undecided, byOrder, wrong };
}

/** A text by its lines, read from its beginning to its end. */
class Lines {
  private readonly starts: number[] = [0];
  private line = 0;
  private piece = 0;

  constructor(
    private readonly text: string,
    private readonly pieces: Coloured['lines'],
  ) {
    for (const { index, 0: end } of text.matchAll(/\r\n|\r|\n/g)) this.starts.push(index + end.length);
  }

  get rules(): readonly number[] {
    return this.pieces.flatMap(line => line?.flatMap(({ rules }) => rules) ?? []);
  }

  get slow(): readonly number[] {
    return this.pieces.flatMap((line, i) => (line === undefined ? [i + 1] : []));
  }

  /** The piece that a character stands in; places are asked for in their order. */
  pieceAt(at: number): Piece | undefined {
    while ((this.starts[this.line + 1] ?? Number.POSITIVE_INFINITY) <= at) {
      this.line += 1;
      this.piece = 0;
    }
    const line = this.pieces[this.line] ?? [];
    const column = at - (this.starts[this.line] as number);
    while ((line[this.piece]?.end ?? Number.POSITIVE_INFINITY) <= column) this.piece += 1;
    return line[this.piece];
  }

  /** The place of a character in the line that was asked for last, both counted from 1. */
  place(at: number): { readonly line: number; readonly column: number } {
    const line = this.starts.findLastIndex(start => start <= at);
    return { line: line + 1, column: [...this.text.slice(this.starts[line], at)].length + 1 };
  }

  /** The line around a character. */
  sample(at: number): string {
    const line = this.starts.findLastIndex(start => start <= at);
    const start = Math.max(this.starts[line] as number, at - MAX_SAMPLE_CHARACTERS / 2);
    const end = this.text.slice(start).search(/[\r\n]|$/) + start;
    return this.text.slice(start, Math.min(end, start + MAX_SAMPLE_CHARACTERS)).trim();
  }
}
