import { randomUUID } from 'node:crypto';
import { withoutCommands } from '../report/log.js';

/** Lines for people. In the log of a workflow no name of a file and no line of a program is taken for a command of the runner. */
export function logText(text: string): string {
  return process.env.GITHUB_ACTIONS === 'true' ? `${withoutCommands(text.trimEnd(), randomUUID())}\n` : text;
}
