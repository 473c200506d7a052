/** Timing: medians of several runs, and processes measured from outside. */
import { spawnSync } from 'node:child_process';
import { performance } from 'node:perf_hooks';

export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** Milliseconds that `work` takes. */
export async function time(work) {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Milliseconds of processor time that `work` takes, on all threads of this process. */
export async function processorTime(work) {
  const start = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** Medians of several measurements, taken in rotation, so that a slow moment of the machine affects all of them. */
export async function inTurns(runs, works) {
  const times = Object.fromEntries(Object.keys(works).map(name => [name, []]));
  for (let run = 0; run < runs; run += 1) {
    for (const [name, work] of Object.entries(works)) times[name].push(await time(work));
  }
  return Object.fromEntries(Object.entries(times).map(([name, list]) => [name, median(list)]));
}

/** The least processor time of several measurements, taken in rotation. */
export async function processorInTurns(runs, works) {
  const least = Object.fromEntries(Object.keys(works).map(name => [name, Number.POSITIVE_INFINITY]));
  for (let run = 0; run < runs; run += 1)
    for (const [name, work] of Object.entries(works))
      least[name] = Math.min(least[name], await processorTime(work));
  return least;
}

/** Runs Node with these arguments, to the end. */
export function node(args, options = {}) {
  return ran(process.execPath, args, options);
}

function ran(program, args, options = {}) {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', ...options });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} ends with ${status}:\n${stderr}`);
  return stdout;
}

/** Node does not say what a child took; Python does, with the processes that the child has waited for. */
const MEASURE = `import json, resource, subprocess, sys
done = subprocess.run(sys.argv[1:], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
used = resource.getrusage(resource.RUSAGE_CHILDREN)
unit = 1 if sys.platform == "darwin" else 1024
errors = done.stderr.decode(errors="replace")[-2000:]
print(json.dumps({"status": done.returncode, "errors": errors, "processor": (used.ru_utime + used.ru_stime) * 1000, "peakMib": used.ru_maxrss * unit / 2**20}))`;

/** Processor time (ms) and peak of memory (MiB) of a whole process and of those that it starts. */
export function measured(command) {
  const { status, errors, ...took } = JSON.parse(ran('python3', ['-I', '-c', MEASURE, ...command]));
  if (status !== 0) throw new Error(`${command.slice(0, 3).join(' ')} ends with ${status}:\n${errors}`);
  return took;
}

export const ms = value => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;
export const mib = value => `${Math.round(value)} MiB`;
export const times = value => `${value.toFixed(2)} x`;
