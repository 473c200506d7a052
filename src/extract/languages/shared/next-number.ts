import type { NextMember } from '../language/expression.js';

/** One more than the entry before it, from 0 on: enumerators, and items of an array that gives some indices. */
export const NEXT_NUMBER: NextMember = {
  kind: 'next',
  next: previous => (previous === undefined ? 0 : typeof previous === 'number' ? previous + 1 : undefined),
};
