import type { WholeLevel } from '../findings/change-level.js';

/** When a check fails: `unbumped` when `versao` does not fit, `major` and `any` also for such changes as are bumped. */
export const FAIL_ON = ['major', 'unbumped', 'any', 'none'] as const;

export type FailOn = (typeof FAIL_ON)[number];

/** Whether changes of that level make a check fail by themselves. */
export function failsBy(failOn: FailOn, level: WholeLevel): boolean {
  return (failOn === 'any' && level !== 'none') || (failOn === 'major' && level === 'major');
}
