/** Files that are taken at once: those that stand beside each other import the same ones. */
const MAX_RUN = 4;
/** Of what is left, this part is taken at once at most, so that in the end nobody waits for the others' last ones. */
const PART = 16;

/** Positions that one of several threads takes of a list that they share, in order and in short runs. */
export function* taken(next: SharedArrayBuffer, length: number): Generator<number> {
  const counter = new Int32Array(next);
  for (;;) {
    const first = Atomics.load(counter, 0);
    if (first >= length) return;
    const run = Math.max(1, Math.min(MAX_RUN, Math.floor((length - first) / PART)));
    if (Atomics.compareExchange(counter, 0, first, first + run) !== first) continue;
    for (let at = first; at < first + run; at += 1) yield at;
  }
}
