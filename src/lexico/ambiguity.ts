import { isIn, TRIED } from './examples.js';
import { type PatternPart, patternParts } from './pattern-parts.js';

/** What is repeated more often is a loop; less often it is written out so many times. */
const MOST_COPIES = 16;
/** A pattern with more places for a character is not written out. */
const MOST_PLACES = 120;
/** Beside what patterns are tried with, letters and signs that properties of Unicode have. */
const SAMPLES = [
  ...TRIED,
  ...['\n', '\r', '\u2003', 'ß', 'λ', '中', 'ª', 'ǅ', '\u0301', 'Ⅷ', '²', '٣', '‿', '€', '©', '😀', '\u200d'],
];

/** Where a character may be matched that begins or ends a part of a pattern, and whether the part may match nothing. */
interface Fragment {
  readonly firsts: readonly number[];
  readonly lasts: readonly number[];
  readonly isEmpty: boolean;
}

const NOTHING: Fragment = { firsts: [], lasts: [], isEmpty: true };

/**
 * A character that a pattern may repeat in more ways than one: on a row of them that does not match in the end, an engine tries
 * all ways, twice as many for each character. Nothing where every text is read in one way, but for where repetitions border
 * on each other, which {@link https://github.com/RunDevelopment/scslre} finds.
 */
export function repeatedInSeveralWays(source: string): string | undefined {
  const parts = patternParts(source);
  const [written, looped] = [MOST_COPIES, 1].map(copies => new Automaton(parts, copies)) as [
    Automaton,
    Automaton,
  ];
  return (written.size <= MOST_PLACES ? written : looped).ambiguous();
}

/** The places of a pattern in which a character is matched, and how often each can follow another (Glushkov's automaton). */
class Automaton {
  /** By place, the samples that it matches, as bits. */
  private readonly samples: bigint[] = [];
  private readonly next: Map<number, number>[] = [];
  private at = 0;
  /** Characters that places are held against: those that the pattern itself names, and others. */
  private readonly known: readonly string[];

  constructor(
    private readonly parts: readonly PatternPart[],
    private readonly copies: number,
  ) {
    const named = parts.flatMap(part => {
      if (part.kind === 'text') return [part.char];
      return part.kind === 'class'
        ? part.members.flatMap(member => ('from' in member ? [member.from, member.to] : []))
        : [];
    });
    this.known = [...new Set([...named, ...SAMPLES])];
    this.choice();
  }

  get size(): number {
    return this.samples.length;
  }

  ambiguous(): string | undefined {
    for (const [place, next] of this.next.entries()) {
      const again = [...next].find(([to, ways]) => ways > 1 && this.leads(to, place));
      if (again !== undefined || this.returnsInTwoWays(place))
        return this.sampleOf(this.samples[place] as bigint);
    }
    return undefined;
  }

  /** Whether from a place two ways lead back to it on which the same text is read. */
  private returnsInTwoWays(place: number): boolean {
    const start = this.pair(place, place);
    const apart = [...this.reached([start])].filter(
      pair => pair % this.size !== Math.floor(pair / this.size),
    );
    return apart.length > 0 && this.reached(apart).has(start);
  }

  /** Pairs of places that are reached from others by the same characters. */
  private reached(from: readonly number[]): Set<number> {
    const seen = new Set<number>();
    const left = [...from];
    for (let pair = left.pop(); pair !== undefined; pair = left.pop())
      for (const one of this.next[Math.floor(pair / this.size)]?.keys() ?? [])
        for (const other of this.next[pair % this.size]?.keys() ?? []) {
          const reached = this.pair(one, other);
          if (seen.has(reached) || !this.haveSame(one, other)) continue;
          seen.add(reached);
          left.push(reached);
        }
    return seen;
  }

  private leads(from: number, to: number): boolean {
    return from === to || this.reached([this.pair(from, from)]).has(this.pair(to, to));
  }

  private pair(one: number, other: number): number {
    return one * this.size + other;
  }

  private haveSame(one: number, other: number): boolean {
    return one === other || ((this.samples[one] as bigint) & (this.samples[other] as bigint)) !== 0n;
  }

  private sampleOf(bits: bigint): string {
    return this.known.find((_, i) => (bits >> BigInt(i)) & 1n) ?? '';
  }

  private choice(): Fragment {
    const all = [this.sequence()];
    while (this.parts[this.at]?.kind === 'or') {
      this.at += 1;
      all.push(this.sequence());
    }
    return {
      firsts: all.flatMap(({ firsts }) => firsts),
      lasts: all.flatMap(({ lasts }) => lasts),
      isEmpty: all.some(({ isEmpty }) => isEmpty),
    };
  }

  private sequence(): Fragment {
    let whole = NOTHING;
    for (;;) {
      const part = this.parts[this.at];
      if (part === undefined || part.kind === 'close' || part.kind === 'or') return whole;
      whole = this.followed(whole, this.repeated());
    }
  }

  /** A part with what says how often it may stand there. */
  private repeated(): Fragment {
    const from = this.at;
    const once = this.part();
    const times = this.parts[this.at];
    if (times?.kind !== 'times') return once;
    const behind = this.at + 1;
    const { least, most } = times;
    let found: Fragment;
    if (most > this.copies && most > 1) {
      this.follow(once.lasts, once.firsts);
      found = { ...once, isEmpty: once.isEmpty || least === 0 };
    } else {
      const copies = [once];
      while (copies.length < most && this.size <= MOST_PLACES) {
        this.at = from;
        copies.push(this.part());
      }
      found = copies.reduceRight((rest, copy, i) => {
        const both = this.followed(copy, rest);
        return i < least ? both : { ...both, isEmpty: true };
      }, NOTHING);
    }
    this.at = behind;
    return found;
  }

  private part(): Fragment {
    const part = this.parts[this.at] as PatternPart;
    this.at += 1;
    if (part.kind === 'open') {
      const inside = this.choice();
      this.at += 1;
      return part.group === '(' || part.group === '(?:' ? inside : NOTHING;
    }
    if (part.kind !== 'text' && part.kind !== 'class') return NOTHING;
    const isOne = (char: string) => (part.kind === 'text' ? part.char === char : isIn(part, char));
    const place = this.size;
    this.samples.push(
      this.known.reduce((bits, char, i) => (isOne(char) ? bits | (1n << BigInt(i)) : bits), 0n),
    );
    this.next.push(new Map());
    return { firsts: [place], lasts: [place], isEmpty: false };
  }

  private followed(one: Fragment, other: Fragment): Fragment {
    this.follow(one.lasts, other.firsts);
    return {
      firsts: one.isEmpty ? [...one.firsts, ...other.firsts] : one.firsts,
      lasts: other.isEmpty ? [...one.lasts, ...other.lasts] : other.lasts,
      isEmpty: one.isEmpty && other.isEmpty,
    };
  }

  private follow(lasts: readonly number[], firsts: readonly number[]): void {
    for (const last of lasts) {
      const next = this.next[last] as Map<number, number>;
      for (const first of firsts) next.set(first, (next.get(first) ?? 0) + 1);
    }
  }
}
