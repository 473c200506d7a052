import { FILE_NAMES, pathOf } from '../../contract/files.js';
import type { Answer } from '../live.js';
import type { Observed } from '../observe.js';

/** One thing of the contract that a live address is held against: pure, from answers to breaches. */
export interface Check {
  /** Kebab-case and stable: it stands in reports. */
  readonly id: string;
  /** What it demands, in a few words. */
  readonly title: string;
  /** Whether a failure may be a deployment that is still spreading. */
  readonly spreads?: true;
  /** Everything that is not as it should be. */
  breaches(observed: Observed): Iterable<Breach>;
  /** What was seen where there is none. */
  seen(observed: Observed): string;
}

export interface Breach {
  /** `warn` where a host falls short and consumers can live with it. */
  readonly verdict: 'warn' | 'fail';
  /** What was seen: one sentence that says the same for all paths, so that they are reported together. */
  readonly message: string;
  readonly remedy: string;
  readonly path: string;
}

/** What became of a request, behind what was asked: `answers 403`, or why there is no answer. */
export function said({ status, fault }: Answer): string {
  return fault ?? `answers ${status}`;
}

export const HEADERS_REMEDY =
  'Use the header file of your host that the build writes; docs/hosting.md says how, and which hosts let nobody choose.';

/** Those of the seven files that are there, with their plain answers. */
export function* dataAnswers({ plain }: Observed): Generator<readonly [string, Answer]> {
  for (const name of FILE_NAMES) {
    const answer = plain.get(pathOf(name));
    if (answer?.status === 200) yield [pathOf(name), answer];
  }
}
