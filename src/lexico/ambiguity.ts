import { isIn, TRIED } from './examples.js';
import { type PatternPart, patternParts } from './pattern-parts.js';

/** What is repeated more often is a loop; less often it is written out so many times. */
const MOST_COPIES = 16;
/** A pattern with more places for a character is not written out. */
const MOST_PLACES = 120;
/** Steps from one pair of places to another that are looked at: some tenths of a second. */
const MOST_STEPS = 1_000_000;
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
 * on each other, which {@link https://github.com/RunDevelopment/scslre} finds; null where the pattern is too large to say.
 */
export function repeatedInSeveralWays(source: string): string | null | undefined {
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
  /** By place, which of the different sets of samples it has; and which of these share one. */
  private readonly kinds: readonly number[];
  private readonly shared: readonly (readonly boolean[])[];
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
    const sets = [...new Set(this.samples)];
    const numbers = new Map(sets.map((set, i) => [set, i]));
    this.kinds = this.samples.map(set => numbers.get(set) as number);
    this.shared = sets.map(one => sets.map(other => (one & other) !== 0n));
  }

  get size(): number {
    return this.samples.length;
  }

  /** A character that is repeated in several ways; null where there is too much to go through. */
  ambiguous(): string | null | undefined {
    const components = this.components();
    if (!components) return null;
    const { of, apart } = components;
    const place = this.next.findIndex((next, from) => {
      const own = of.get(this.pair(from, from)) as number;
      // Two ways lead back on which the same text is read, or one of them is there twice.
      return apart.has(own) || [...next].some(([to, ways]) => ways > 1 && of.get(this.pair(to, to)) === own);
    });
    return place < 0 ? undefined : this.sampleOf(this.samples[place] as bigint);
  }

  /**
   * Strongly connected components of the pairs of places that the same text leads to from one place (Tarjan), and those of them
   * that have a pair of two places; nothing where that takes too many steps.
   */
  private components(): { of: ReadonlyMap<number, number>; apart: ReadonlySet<number> } | undefined {
    const of = new Map<number, number>();
    const apart = new Set<number>();
    const order = new Map<number, number>();
    const low = new Map<number, number>();
    const open: number[] = [];
    let steps = 0;
    const enter = (pair: number) => {
      order.set(pair, order.size);
      low.set(pair, order.size - 1);
      open.push(pair);
      steps +=
        (this.next[Math.floor(pair / this.size)]?.size ?? 0) * (this.next[pair % this.size]?.size ?? 0);
      return { pair, behind: steps > MOST_STEPS ? [] : this.behind(pair), at: 0 };
    };
    const lower = (pair: number, to: number) => low.set(pair, Math.min(low.get(pair) as number, to));
    for (let place = 0; place < this.size; place += 1) {
      const start = this.pair(place, place);
      const path = order.has(start) ? [] : [enter(start)];
      for (let top = path.at(-1); top; top = path.at(-1)) {
        if (steps > MOST_STEPS) return undefined;
        const to = top.behind[top.at];
        top.at += 1;
        if (to !== undefined) {
          if (!order.has(to)) path.push(enter(to));
          else if (!of.has(to)) lower(top.pair, order.get(to) as number);
          continue;
        }
        path.pop();
        const around = path.at(-1);
        if (around) lower(around.pair, low.get(top.pair) as number);
        if (low.get(top.pair) !== order.get(top.pair)) continue;
        for (let pair = -1; pair !== top.pair; ) {
          pair = open.pop() as number;
          of.set(pair, top.pair);
          if (pair % this.size !== Math.floor(pair / this.size)) apart.add(top.pair);
        }
      }
    }
    return { of, apart };
  }

  /** Pairs of places that a pair leads to by the same character. */
  private behind(pair: number): number[] {
    const found = new Set<number>();
    for (const one of this.next[Math.floor(pair / this.size)]?.keys() ?? [])
      for (const other of this.next[pair % this.size]?.keys() ?? [])
        if (this.haveSame(one, other)) found.add(this.pair(one, other));
    return [...found];
  }

  /** Two places, whichever of them is the first. */
  private pair(one: number, other: number): number {
    return Math.min(one, other) * this.size + Math.max(one, other);
  }

  private haveSame(one: number, other: number): boolean {
    return one === other || this.shared[this.kinds[one] as number]?.[this.kinds[other] as number] === true;
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
    // So many of them and no more are never a loop.
    if (most > this.copies && most > 1 && least !== most) {
      this.follow(once.lasts, once.firsts);
      found = { ...once, isEmpty: once.isEmpty || least === 0 };
    } else {
      const copies = [once];
      const enough = this.copies > 1 || least !== most ? most : Math.min(most, 2);
      while (copies.length < enough && once.firsts.length > 0 && this.size <= MOST_PLACES) {
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
