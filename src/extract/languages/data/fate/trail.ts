/** Where a value stands in the table; below 0, it is something that holds the table. */
export interface Trail {
  readonly level: number;
  /** It is a copy, which only has the same parts. */
  readonly fresh: boolean;
  /** Under which keys of something else the table is; undefined for any. */
  readonly keys: readonly (string | undefined)[];
  /** Whether what it is a part of is the table or in it: who gives the part another value changes that. */
  readonly owned: boolean;
}

export const START: Trail = { level: 0, fresh: false, keys: [], owned: false };

/** What a value is inside of something that holds it. */
export function inside(trail: Trail, key: string | undefined): Trail {
  if (trail.level > 0 || trail.fresh) return trail;
  return { level: trail.level - 1, fresh: false, keys: [key, ...trail.keys], owned: false };
}

/** What something that is a part of a value is. */
export function part(trail: Trail): Trail {
  const { level, fresh, keys } = trail;
  return { level: level + 1, fresh: false, keys: keys.slice(1), owned: level >= 0 && !fresh };
}
