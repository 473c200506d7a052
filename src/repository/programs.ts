import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';

/** Programs that sources may run: none, unless the person who runs us says so. */
export interface Programs {
  /** Why none may be run, and what to do about it. */
  readonly refused?: { readonly reason: string; readonly remedy: string };
  /** What a program prints, or why there is nothing that can be used. Each is run once. */
  run(args: readonly string[]): Promise<ProgramResult>;
}

export type ProgramResult = { readonly output: string } | { readonly failure: string };

/** A dump of tables takes seconds; a program that takes longer hangs. */
const MAX_PROGRAM_SECONDS = 120;
/** Far more than any language's reference. */
const MAX_PROGRAM_OUTPUT_MIB = 32;
/** Shown of what a program that failed has said. */
const MAX_COMPLAINT_CHARACTERS = 400;

/**
 * Variables that programs need to find themselves and their files. All others stay here: in a job of GitHub Actions they
 * hold tokens, addresses that accept them, and files that later steps read.
 */
const PASSED_ON = new Set(
  'PATH PATHEXT HOME USERPROFILE HOMEDRIVE HOMEPATH SYSTEMROOT SYSTEMDRIVE COMSPEC WINDIR PROGRAMFILES TMPDIR TEMP TMP LANG LC_ALL LC_CTYPE TZ'.split(
    ' ',
  ),
);

/** `fork`: switched on, but the code may come from somebody who cannot write to the repository. */
export type CommandPermission = 'allowed' | 'off' | 'fork';

/** Why programs are not run. `check`: a comparison reads a commit that is not on disk, and must suit any pull request. */
export type Refusal = Exclude<CommandPermission, 'allowed'> | 'check';

const REFUSALS: Readonly<Record<Refusal, NonNullable<Programs['refused']>>> = {
  off: {
    reason: 'commands are switched off',
    remedy: 'Give --allow-commands (the action: allow-commands: true), or read the source with another kind.',
  },
  fork: {
    reason: 'commands are never run for a pull request from a fork',
    remedy: 'Read the source with another kind, or read the reference after merging.',
  },
  check: {
    reason: 'a check never runs commands',
    remedy:
      'Compare published files: `refdata build --allow-commands --out site`, then `refdata check --head site --base <folder or address>`; or read the source with another kind.',
  },
};

/** The programs that sources of the kind `command` may run, in the root of the language's repository. */
export function programsFor(
  permission: CommandPermission,
  root: string,
  seconds = MAX_PROGRAM_SECONDS,
): Programs {
  if (permission !== 'allowed') return noPrograms(permission);
  const results = new Map<string, Promise<ProgramResult>>();
  return {
    run(args) {
      const key = JSON.stringify(args);
      const result = results.get(key) ?? runProgram(args, root, seconds);
      results.set(key, result);
      return result;
    },
  };
}

/** The programs of a run that may run none. */
export function noPrograms(refusal: Refusal): Programs {
  const refused = REFUSALS[refusal];
  return { refused, run: () => Promise.resolve({ failure: refused.reason }) };
}

/** Runs a program without a shell, with nothing to read, bounded in time and output. */
function runProgram(args: readonly string[], cwd: string, seconds: number): Promise<ProgramResult> {
  return new Promise(settle => {
    const [program = '', ...rest] = args;
    // A group of its own, so that what it starts ends with it.
    const child = spawn(program, rest, {
      cwd,
      env: environment(process.env),
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: process.platform !== 'win32',
      windowsHide: true,
    });
    const printed: Buffer[] = [];
    let bytes = 0;
    let complaint = '';
    let stopped: string | undefined;
    const stop = (reason: string) => {
      stopped ??= reason;
      kill(child);
    };
    const timer = setTimeout(() => stop(`it did not end within ${seconds} s`), seconds * 1000);
    child.stdout.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > MAX_PROGRAM_OUTPUT_MIB * 1024 * 1024)
        stop(`it prints more than ${MAX_PROGRAM_OUTPUT_MIB} MiB`);
      else printed.push(chunk);
    });
    child.stderr.on('data', (chunk: Buffer) => {
      complaint = (complaint + chunk.toString('utf8')).slice(-MAX_COMPLAINT_CHARACTERS);
    });
    child.once('error', error => {
      clearTimeout(timer);
      settle({ failure: describeStart(error as NodeJS.ErrnoException, program) });
    });
    child.once('close', (code, signal) => {
      clearTimeout(timer);
      const said = complaint.trim() === '' ? '' : `; it says: ${complaint.trim().replace(/\.$/, '')}`;
      if (stopped !== undefined) settle({ failure: stopped });
      else if (signal !== null) settle({ failure: `it was ended by ${signal}${said}` });
      else if (code !== 0) settle({ failure: `it ended with exit code ${code}${said}` });
      else settle(decoded(Buffer.concat(printed)));
    });
  });
}

function decoded(bytes: Buffer): ProgramResult {
  try {
    return { output: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { failure: 'what it prints is not UTF-8' };
  }
}

function kill(child: ChildProcess): void {
  try {
    // Descendants would keep the pipes open, and us waiting.
    if (process.platform !== 'win32' && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    else child.kill('SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

function describeStart({ code, message }: NodeJS.ErrnoException, program: string): string {
  return code === 'ENOENT' ? `there is no program ${program} on this machine` : message;
}

function environment(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => PASSED_ON.has(name.toUpperCase())));
}
