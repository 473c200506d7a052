import type { Report } from '../report/report.js';
import type { Inputs, ModeInputs } from './inputs.js';
import type { Runner } from './runner.js';

/** What a mode may use of the world around it. */
export interface Job {
  readonly runner: Runner;
  /** Tells the person who watches the log what is being done. */
  readonly say: (step: string) => void;
}

/** One thing that the action can do. A new mode is a file like `build.ts` and a line in `modes.ts`. */
export interface Mode extends ModeInputs {
  run(inputs: Inputs, job: Job): Promise<Report>;
}
