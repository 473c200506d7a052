import { spawnSync } from 'node:child_process';

/** Whether a program is installed; in CI it has to be. */
export function canRun(program: string, ...args: string[]): boolean {
  const { status } = spawnSync(program, args, { stdio: 'ignore' });
  if (status === 0) return true;
  if (process.env.CI) throw new Error(`${program} is needed for these tests, and it cannot be started`);
  process.stderr.write(`${program} cannot be started: the comparison with it is left out.\n`);
  return false;
}

/** The same for programs too large to require: without them the comparison is skipped, also in CI. */
export function canRunHere(program: string, ...args: string[]): boolean {
  if (spawnSync(program, args, { stdio: 'ignore' }).status === 0) return true;
  process.stderr.write(`${program} is not here: the comparison with it is left out.\n`);
  return false;
}

/** Runs a program and reads the JSON that it prints. */
export function jsonFrom(program: string, args: readonly string[], input: string): unknown {
  const { status, stdout, stderr } = spawnSync(program, args, {
    input,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  if (status !== 0) throw new Error(`${program} ended with ${status}: ${stderr}`);
  return JSON.parse(stdout);
}
