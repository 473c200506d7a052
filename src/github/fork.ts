import { readFileSync } from 'node:fs';
import { isFromFork } from '../git/fork.js';
import type { CommandPermission } from '../repository/programs.js';

/** Whether commands may be run, for a process that may be part of a job of GitHub Actions. */
export function commandPermission(isSwitchedOn: boolean, env: NodeJS.ProcessEnv): CommandPermission {
  if (!isSwitchedOn) return 'off';
  if (!env.GITHUB_EVENT_PATH) return env.GITHUB_ACTIONS === 'true' ? 'fork' : 'allowed';
  try {
    return isFromFork(JSON.parse(readFileSync(env.GITHUB_EVENT_PATH, 'utf8'))) ? 'fork' : 'allowed';
  } catch {
    // Not knowing is no reason to trust.
    return 'fork';
  }
}
