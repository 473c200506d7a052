import type { Lexis } from '../../lexico/index.js';
import { type Fault, faultsOf } from './faults.js';
import { firstTraits, otherTraits, type Part, regionOf, type Traits, traitsIn } from './parts.js';

/** Regions that are taken to be those of the language. */
export type Choice = ReadonlyMap<Part, Traits>;

/** One program counts so much at most: it may be wrong on purpose. */
const MAX_PER_PROGRAM = 20;
const MAX_ROUNDS = 40;

/** Programs that regions are held against: the fewer faults they give, the righter the regions. */
export class Trial {
  /** Of a program, what regions that can open in it give. */
  private readonly known = new Map<string, readonly Fault[]>();

  constructor(
    private readonly base: Lexis,
    readonly texts: readonly string[],
    private readonly leading: ReadonlySet<string>,
  ) {}

  faults(choice: Choice, i: number): readonly Fault[] {
    const text = this.texts[i] as string;
    const regions = [...choice]
      .filter(([{ open }]) => text.includes(open))
      .map(([part, traits]) => regionOf(part, traitsIn(text, part, traits)));
    const key = `${i} ${JSON.stringify(regions)}`;
    let faults = this.known.get(key);
    if (faults === undefined) {
      faults = faultsOf({ ...this.base, regioes: regions }, text, this.leading);
      this.known.set(key, faults);
    }
    return faults;
  }

  /** What is wrong in some of the programs, all together; where it is more than so much, not how much more. */
  cost(choice: Choice, programs: readonly number[], most = Number.POSITIVE_INFINITY): number {
    let sum = 0;
    for (const i of programs) {
      sum += Math.min(MAX_PER_PROGRAM, weight(this.faults(choice, i)));
      if (sum > most) break;
    }
    return sum;
  }
}

export function weight(faults: readonly Fault[]): number {
  return faults.reduce((sum, fault) => sum + fault.weight, 0);
}

/**
 * The regions with which programs have the fewest faults, found step by step: what helps most is taken in, changed or taken
 * out, until nothing helps. Of two that help alike the simpler one counts: nothing is taken in that programs do not need.
 */
export function searched(
  trial: Trial,
  programs: readonly number[],
  parts: readonly Part[],
  start: Choice,
): Choice {
  const there = parts.filter(({ open }) => programs.some(i => trial.texts[i]?.includes(open)));
  let choice = start;
  let cost = trial.cost(choice, programs);
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    let best: Choice | undefined;
    for (const next of neighbours(choice, there)) {
      const found = trial.cost(next, programs, cost);
      // A region that changes nothing is not needed.
      if (found > cost || (found === cost && (best !== undefined || next.size >= choice.size))) continue;
      best = next;
      cost = found;
    }
    if (best === undefined) return choice;
    choice = best;
  }
  return choice;
}

function* neighbours(choice: Choice, parts: readonly Part[]): Generator<Choice> {
  for (const part of parts) {
    const traits = choice.get(part);
    if (traits !== undefined) yield without(choice, part);
    for (const next of traits === undefined ? firstTraits(part) : otherTraits(part, traits))
      yield new Map([...choice, [part, next]]);
  }
}

export function without(choice: Choice, part: Part): Choice {
  return new Map([...choice].filter(([each]) => each !== part));
}
