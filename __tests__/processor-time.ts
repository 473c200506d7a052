/**
 * The processor time that something takes in this process, in milliseconds. What must grow no faster than its input is
 * compared by it, since other work on the machine makes everything take longer but nothing take more.
 */
export async function processorTime(work: () => unknown): Promise<number> {
  const started = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1000;
}
