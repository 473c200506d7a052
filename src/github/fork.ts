import { eventFile, readPayload } from '../git/event-payload.js';
import { isFromFork } from '../git/fork.js';
import type { CommandPermission } from '../repository/programs.js';

/** Whether commands may be run, for a process that may be part of a job of GitHub Actions. */
export function commandPermission(isSwitchedOn: boolean, env: NodeJS.ProcessEnv): CommandPermission {
  if (!isSwitchedOn) return 'off';
  const file = eventFile(env);
  if (file === '') return env.GITHUB_ACTIONS === 'true' ? 'fork' : 'allowed';
  try {
    return isFromFork(readPayload(file)) ? 'fork' : 'allowed';
  } catch {
    // Not knowing is no reason to trust.
    return 'fork';
  }
}
