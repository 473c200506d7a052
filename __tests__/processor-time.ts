/** So many measurements are taken before something counts as slow. */
const TRIES = 5;
/** Below this, collections and compilation decide, in milliseconds. */
const NEGLIGIBLE_MS = 300;
/** The least that a short one counts as, in milliseconds: clocks of processors are coarse. */
const LEAST_MS = 10;

/**
 * The processor time that something takes in this process, in milliseconds. Tests of linear growth compare this and not the
 * time of the clock, which depends on what else the machine does.
 */
export async function processorTime(work: () => unknown): Promise<number> {
  const started = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1000;
}

/**
 * How many times the processor time of a small input a large one takes. What is compiled, collected or disturbed meanwhile
 * only ever adds to a measurement: the least of several of each is taken, and measuring ends as soon as that is at most
 * `enough`. What really grows faster does so each time.
 */
export async function growth<Input>(
  work: (input: Input) => unknown,
  small: Input,
  large: Input,
  enough: number,
): Promise<number> {
  await work(small);
  const least = { small: Number.POSITIVE_INFINITY, large: Number.POSITIVE_INFINITY };
  let times = Number.POSITIVE_INFINITY;
  for (let i = 0; i < TRIES && times > enough; i += 1) {
    least.small = Math.min(least.small, await processorTime(() => work(small)));
    least.large = Math.min(least.large, await processorTime(() => work(large)));
    times = least.large < NEGLIGIBLE_MS ? 1 : least.large / Math.max(least.small, LEAST_MS);
  }
  return times;
}
