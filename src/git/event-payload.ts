import { readFileSync } from 'node:fs';

/** What a file begins with whose writer marks its encoding; GitHub writes UTF-8 without a mark. */
const MARKS: readonly (readonly [encoding: string, mark: readonly number[]])[] = [
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** Files of events that an environment does not name any more. */
const withheld = new WeakMap<NodeJS.ProcessEnv, string>();

/**
 * Has an environment name no event that nobody but {@link readPayload} can read: GitHub's toolkit reads it whenever a part of it is
 * loaded, and throws there what nobody catches.
 */
export function withholdEvent(env: NodeJS.ProcessEnv): void {
  const file = env.GITHUB_EVENT_PATH;
  if (!file || isPlain(file)) return;
  withheld.set(env, file);
  env.GITHUB_EVENT_PATH = '';
}

function isPlain(file: string): boolean {
  try {
    JSON.parse(readFileSync(file, 'utf8'));
    return true;
  } catch {
    return false;
  }
}

/** The file with the event of a job; empty outside of one. */
export function eventFile(env: NodeJS.ProcessEnv): string {
  return env.GITHUB_EVENT_PATH || (withheld.get(env) ?? '');
}

/**
 * The event of a job, from its file. Whoever starts jobs himself may have written it with a mark of its encoding, as PowerShell does.
 * @throws what reading and parsing throw.
 */
export function readPayload(file: string): unknown {
  const bytes = readFileSync(file);
  const [encoding = 'utf-8'] = MARKS.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte)) ?? [];
  // The decoder takes the mark away.
  return JSON.parse(new TextDecoder(encoding).decode(bytes));
}
