/** How a statement may end, as bits: it goes on, or leaves the round, the loop or the action, or raises an error. */
export type Flow = number;
export const NEXT = 1;
export const SKIP = 2;
export const HALT = 4;
export const LEAVE = 8;
export const RAISE = 16;
/** Out of every loop. */
export const AWAY = LEAVE | RAISE;
