/**
 * Positions that one of several threads takes of a list that they share, in order. A run of them is taken at once: files that stand
 * beside each other import the same ones. Runs grow shorter, so that in the end nobody waits long for the others.
 */
export function* taken(next: SharedArrayBuffer, length: number, threads: number): Generator<number> {
  const counter = new Int32Array(next);
  for (;;) {
    const first = Atomics.load(counter, 0);
    if (first >= length) return;
    const run = Math.max(1, Math.floor((length - first) / (2 * threads)));
    if (Atomics.compareExchange(counter, 0, first, first + run) !== first) continue;
    for (let at = first; at < first + run; at += 1) yield at;
  }
}
