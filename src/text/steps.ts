/** Work that takes long, in steps: somebody else may have a turn after each of them. */
export type Steps<T> = Generator<undefined, T, undefined>;

/** So many turns of a loop are one step. */
export const TURNS_PER_STEP = 2048;
/** So long work goes on before others have a turn: half of what a key may take. */
const SLICE_MS = 15;

/** Does work as a whole. */
export function whole<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** Does work bit by bit, and lets others have turns between; nothing when nobody wants it any more. */
export async function inSlices<T>(steps: Steps<T>, isWanted: () => boolean): Promise<T | undefined> {
  while (isWanted()) {
    const end = performance.now() + SLICE_MS;
    while (performance.now() < end) {
      const { done, value } = steps.next();
      if (done) return value;
    }
    await new Promise(turn => setTimeout(turn, 0));
  }
  return undefined;
}
