import type { Flow } from './evaluate/flow.js';
import { LEAST_STEPS, MAX_STEPS, MAX_STEPS_ASIDE, MAX_STEPS_OF_A_HANDLER } from './limits.js';
import type { SourcePlace } from './route.js';
import { ServerSourceError } from './source-error.js';

/** Something takes longer to follow than it is followed. */
export class TooManySteps extends ServerSourceError {
  constructor(place: SourcePlace, bound: number) {
    super(
      place,
      `Loops and calls up to here take more than ${bound} steps to follow.`,
      'Declare the routes one by one, or in loops over short lists.',
    );
  }
}

/** Steps that nobody has to ask about: most statements take fewer. */
const FEW_STEPS = 1_000;

/** The steps of one reading: those for servers have one bound together, everything else has bounds of its own. */
export class Budget {
  /** Steps of what is followed now, and how many it may have. */
  private steps = 0;
  bound = MAX_STEPS;
  /** Steps that nothing came of for a server. */
  private aside = 0;
  /** Whether it is a part of something that has a bound of its own. */
  inUnit = false;
  private mayGoOn: (() => boolean) | undefined;

  count(steps: number): void {
    this.steps += steps;
  }

  /** Whether there are no steps left for what is followed now. */
  isSpent(): boolean {
    if (this.steps <= this.bound) return false;
    if (!this.mayGoOn?.()) return true;
    this.mayGoOn = undefined;
    this.bound = MAX_STEPS;
    return this.steps > this.bound;
  }

  /** Follows one statement: with few steps, which are forgotten, when it is harmless. */
  unit(run: () => Flow, harmless: () => boolean, forgiven: () => void): Flow {
    const before = this.steps;
    this.inUnit = true;
    this.bound = Math.min(MAX_STEPS, before + this.share(MAX_STEPS_ASIDE));
    this.mayGoOn = () => !harmless();
    let ended = false;
    try {
      const flow = run();
      ended = true;
      return flow;
    } finally {
      const taken = this.steps - before;
      if (taken > FEW_STEPS && harmless()) {
        this.steps = before;
        this.aside += taken;
        if (ended) forgiven();
      }
      this.inUnit = false;
      this.bound = MAX_STEPS;
      this.mayGoOn = undefined;
    }
  }

  /** Follows a handler, of which no server comes. */
  handler(run: () => void): void {
    const { steps, bound, inUnit, mayGoOn } = this;
    this.steps = 0;
    this.bound = this.share(MAX_STEPS_OF_A_HANDLER);
    this.inUnit = true;
    this.mayGoOn = undefined;
    try {
      run();
    } finally {
      this.aside += this.steps;
      Object.assign(this, { steps, bound, inUnit, mayGoOn });
    }
  }

  private share(steps: number): number {
    return this.aside < MAX_STEPS ? steps : LEAST_STEPS;
  }
}
