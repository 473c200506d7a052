/** What follows from a text alone: worked out once where the same one is asked about for each thing in it, one after the other. */
export function oncePerText<T>(work: (text: string) => T): (text: string) => T {
  let last: { text: string; readonly found: T } | undefined;
  return text => {
    if (last?.text !== text) last = { text, found: work(text) };
    // A text that was read a second time equals the first by every character: compared once, and from then on by being the same one.
    last.text = text;
    return last.found;
  };
}
