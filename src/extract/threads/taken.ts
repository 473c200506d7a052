/** Files that are taken at once. */
const RUN = 4;

/**
 * Positions that one of several threads takes of a list that they share, in order: short runs, since files that stand beside
 * each other import the same ones, and since the last ones should not leave the others waiting.
 */
export function* taken(next: SharedArrayBuffer, length: number): Generator<number> {
  const counter = new Int32Array(next);
  for (;;) {
    const first = Atomics.add(counter, 0, RUN);
    if (first >= length) return;
    for (let at = first; at < Math.min(first + RUN, length); at += 1) yield at;
  }
}
