/** When a check fails: `unbumped` when `versao` does not fit, `major` and `any` also for such changes as are bumped. */
export const FAIL_ON = ['major', 'unbumped', 'any', 'none'] as const;

export type FailOn = (typeof FAIL_ON)[number];
