/** What a change asks of `versao`, as in SemVer 2.0.0; `info` asks for nothing. */
export const CHANGE_LEVELS = ['major', 'minor', 'patch', 'info'] as const;

export type ChangeLevel = (typeof CHANGE_LEVELS)[number];

/** The level of a whole set of changes; `none` where nothing asks for another version. */
export type WholeLevel = Exclude<ChangeLevel, 'info'> | 'none';
