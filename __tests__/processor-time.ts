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
