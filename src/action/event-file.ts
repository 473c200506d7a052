import { UserError } from '../findings/user-error.js';
import { eventFile, readPayload, withholdEvent } from '../git/event-payload.js';
import { payloadFault } from './event.js';

// This is loaded before the toolkit.
withholdEvent(process.env);

/** The event of a job, and what is wrong with it. */
export interface EventFile {
  /** As GitHub wrote it; empty where it cannot be read. */
  readonly payload: Record<string, unknown>;
  readonly problem: UserError | null;
}

/** Reads the event file that the environment of a job names. */
export function readEventFile(env: NodeJS.ProcessEnv): EventFile {
  const file = eventFile(env);
  if (file === '') return { payload: {}, problem: null };
  const read = payloadIn(file);
  if (typeof read !== 'string') return { payload: read, problem: null };
  const problem = new UserError(
    `The event of this job cannot be read: the file that GITHUB_EVENT_PATH names ${read}. Without it nobody knows whose code this is about.`,
    'Run the job again; on a runner of your own, see that its files are kept until the job ends.',
  );
  return { payload: {}, problem };
}

/** The payload, or why there is none. */
function payloadIn(file: string): Record<string, unknown> | string {
  try {
    const payload = readPayload(file);
    const fault = payloadFault(payload);
    return fault === undefined
      ? (payload as Record<string, unknown>)
      : `is not as GitHub writes it (${fault})`;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return error instanceof SyntaxError ? `is no JSON (${message})` : `cannot be opened (${code ?? message})`;
  }
}
