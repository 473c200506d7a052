import { readFileSync } from 'node:fs';
import { UserError } from '../findings/user-error.js';
import { payloadFault } from './event.js';

/**
 * What is wrong with the event of the job; null where nothing is. GitHub's toolkit reads the event when it is loaded, and
 * throws there what nobody catches: this is loaded before it, and takes an event that cannot be read out of its sight.
 */
export const EVENT_PROBLEM: UserError | null = takeAway(process.env);

/** Looks at the event file that the environment names, and forgets its name where it cannot be read. */
function takeAway(env: NodeJS.ProcessEnv): UserError | null {
  const file = env.GITHUB_EVENT_PATH;
  if (!file) return null;
  const why = faultOf(file);
  if (why === null) return null;
  env.GITHUB_EVENT_PATH = '';
  return new UserError(
    `The event of this job cannot be read: the file that GITHUB_EVENT_PATH names ${why}. Without it nobody knows whose code this is about.`,
    'Run the job again; on a runner of your own, see that its files are kept until the job ends.',
  );
}

function faultOf(file: string): string | null {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    return `cannot be opened (${(error as NodeJS.ErrnoException).code ?? (error as Error).message})`;
  }
  try {
    const fault = payloadFault(JSON.parse(text));
    return fault === undefined ? null : `is not as GitHub writes it (${fault})`;
  } catch (error) {
    return `is no JSON (${(error as Error).message})`;
  }
}
