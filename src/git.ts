import { spawn, spawnSync } from 'node:child_process';
import { dirname, resolve } from 'node:path';
import { UserError } from './user-error.js';

/** A fetch of a large repository over a slow line takes minutes; longer than this, something hangs. */
const TIMEOUT_MINUTES = 15;
/** What git says beyond this is dropped: nobody reads it, and a server must not fill our memory. */
const MAX_OUTPUT_BYTES = 16 * 1024 * 1024;
/** A list of all files of a repository, or some files of at most 512 MiB each, as `limits.source_mib` allows. */
const MAX_SYNC_OUTPUT_BYTES = 1024 * 1024 * 1024;
/** Settings reach git through GIT_CONFIG_COUNT, which came with 2.31. */
export const OLDEST_GIT = '2.31';

/** Git for Windows understands this name too. */
const NULL_DEVICE = '/dev/null';

/** Of the GIT_* variables around us, only those that say how to reach a server or where git lives. */
const KEPT_VARIABLES = new Set(['GIT_EXEC_PATH', 'GIT_SSL_CAINFO', 'GIT_SSL_CAPATH', 'GIT_PROXY_SSL_CAINFO']);

/**
 * Settings for reading a repository that somebody else wrote: nothing in it may run a program. They stand on
 * the command line, where every version of git obeys them.
 */
const HARDENING = [
  ['core.hooksPath', NULL_DEVICE],
  ['core.fsmonitor', 'false'],
  ['core.attributesFile', NULL_DEVICE],
  ['core.autocrlf', 'false'],
  ['core.longpaths', 'true'],
  ['credential.helper', ''],
  ['protocol.ext.allow', 'never'],
  ['submodule.recurse', 'false'],
  ['fetch.recurseSubmodules', 'false'],
  ['gc.auto', '0'],
  ['maintenance.auto', 'false'],
  // Otherwise `git init` gives advice on how to choose one.
  ['init.defaultBranch', 'main'],
].flatMap(([key, value]) => ['-c', `${key}=${value}`]);

export interface GitOptions {
  /** The folder that git works in. */
  readonly cwd: string;
  /** Variables besides those of this process. */
  readonly env?: Readonly<Record<string, string>>;
  /** Settings that must not be seen in a process list or written to a file: they go through the environment. */
  readonly config?: readonly (readonly [key: string, value: string])[];
  /** The transports that git may use, as `GIT_ALLOW_PROTOCOL` has them; none unless given. */
  readonly protocols?: string;
  /** Descriptor of an open file that takes what git prints, byte for byte, in place of `stdout`. */
  readonly output?: number;
  /** What git reads from its standard input. */
  readonly input?: string;
}

export interface GitResult {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * Runs git without prompts, hooks, filters, credential helpers, and without the settings of the machine and of
 * the user. A failure of git is a result; @throws {UserError} when there is no git, or when it hangs.
 */
export function git(args: readonly string[], options: GitOptions): Promise<GitResult> {
  return new Promise((settle, reject) => {
    // Windows looks for a program in the current folder first, and a repository may hold a `git.exe`: start
    // where no repository is, and let git itself change the folder.
    const child = spawn('git', ['-C', resolve(options.cwd), '--no-pager', ...HARDENING, ...args], {
      cwd: dirname(process.execPath),
      env: environment(options),
      stdio: [options.input === undefined ? 'ignore' : 'pipe', options.output ?? 'pipe', 'pipe'],
      windowsHide: true,
    });
    let timedOut = false;
    const timer = setTimeout(() => {
      timedOut = true;
      child.kill('SIGKILL');
    }, TIMEOUT_MINUTES * 60_000);
    const stdout = child.stdout ? collect(child.stdout) : () => '';
    const stderr = child.stderr ? collect(child.stderr) : () => '';
    // Git may end before it has read everything; then its exit code says why.
    child.stdin?.on('error', () => {}).end(options.input);
    child.once('error', cause => {
      clearTimeout(timer);
      reject(notInstalled(cause));
    });
    child.once('close', code => {
      clearTimeout(timer);
      if (timedOut) {
        reject(
          new UserError(
            `git ${args[0]} did not end within ${TIMEOUT_MINUTES} minutes.`,
            'Run the job again; if it hangs each time, check out the repository in a step before.',
          ),
        );
        return;
      }
      settle({ code: code ?? -1, stdout: stdout(), stderr: stderr() });
    });
  });
}

/** What the files of a folder come from: for the manifest of a site. */
export interface SourceState {
  /** Full id of the commit that is checked out; null without git, outside a repository, or before the first commit. */
  readonly commit: string | null;
  /** Whether a tracked file of the folder differs from that commit. */
  readonly modified: boolean;
}

const UNKNOWN_STATE: SourceState = { commit: null, modified: false };

/** The commit that a folder was checked out from. Never fails: a folder need not be a git repository. */
export async function sourceState(folder: string): Promise<SourceState> {
  try {
    // The second name holds only where the commit has the folder: a package unpacked below somebody's
    // repository (node_modules, say) does not come from that repository's commit.
    const head = await readGit(folder, ['rev-parse', 'HEAD', 'HEAD:./']);
    if (head.code !== 0) return UNKNOWN_STATE;
    const commit = head.stdout.split('\n', 1)[0] ?? '';
    const config = await withoutFilters(folder);
    const status = await readGit(
      folder,
      ['status', '--porcelain', '--untracked-files=no', '--ignore-submodules=all', '--', '.'],
      { config },
    );
    return { commit, modified: status.code === 0 && status.stdout !== '' };
  } catch {
    return UNKNOWN_STATE;
  }
}

/** Settings for `git status` and `git diff`: these run the filters that the repository's own config defines; empty commands run nothing. */
export async function withoutFilters(folder: string): Promise<[string, string][]> {
  const { stdout } = await readGit(folder, ['config', '--null', '--name-only', '--get-regexp', '^filter\\.']);
  const drivers = new Set<string>();
  for (const key of stdout.split('\0')) {
    if (key !== '') drivers.add(key.slice(0, key.lastIndexOf('.')));
  }
  return [...drivers].flatMap((driver): [string, string][] => [
    [`${driver}.clean`, ''],
    [`${driver}.smudge`, ''],
    [`${driver}.process`, ''],
    [`${driver}.required`, 'false'],
  ]);
}

/** A local command that writes nothing, asks no server, and reads repositories of other owners (containers). */
export function readGit(
  folder: string,
  args: string[],
  { config = [], ...options }: Pick<GitOptions, 'config' | 'output'> = {},
): Promise<GitResult> {
  return git(args, {
    ...options,
    cwd: folder,
    env: { GIT_OPTIONAL_LOCKS: '0', GIT_NO_LAZY_FETCH: '1' },
    config: [['safe.directory', '*'], ...config],
  });
}

/** The same at once, for files that are read while sources are evaluated; `input` goes to git, bytes come back. */
export function readGitSync(
  folder: string,
  args: readonly string[],
  input = '',
): { readonly code: number; readonly stdout: Buffer; readonly stderr: string } {
  const { status, stdout, stderr, error } = spawnSync(
    'git',
    ['-C', resolve(folder), '--no-pager', ...HARDENING, ...args],
    {
      cwd: dirname(process.execPath),
      env: environment({
        cwd: folder,
        env: { GIT_OPTIONAL_LOCKS: '0', GIT_NO_LAZY_FETCH: '1' },
        config: [['safe.directory', '*']],
      }),
      input,
      maxBuffer: MAX_SYNC_OUTPUT_BYTES,
      timeout: TIMEOUT_MINUTES * 60_000,
      windowsHide: true,
    },
  );
  if (error) throw notInstalled(error);
  return { code: status ?? -1, stdout, stderr: stderr.toString('utf8') };
}

function environment(options: GitOptions): NodeJS.ProcessEnv {
  const env: NodeJS.ProcessEnv = {};
  for (const [name, value] of Object.entries(process.env)) {
    const upper = name.toUpperCase();
    // A program that asks for passwords is one more program that we do not run.
    if (upper === 'SSH_ASKPASS' || (upper.startsWith('GIT_') && !KEPT_VARIABLES.has(upper))) continue;
    env[name] = value;
  }
  const config = options.config ?? [];
  config.forEach(([key, value], index) => {
    env[`GIT_CONFIG_KEY_${index}`] = key;
    env[`GIT_CONFIG_VALUE_${index}`] = value;
  });
  return {
    ...env,
    ...options.env,
    GIT_CONFIG_COUNT: String(config.length),
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: NULL_DEVICE,
    GIT_ATTR_NOSYSTEM: '1',
    GIT_ALLOW_PROTOCOL: options.protocols ?? '',
    GIT_TERMINAL_PROMPT: '0',
    GIT_ASKPASS: '',
    GIT_LFS_SKIP_SMUDGE: '1',
    // Failures are told apart by what git says, so it has to say it in one language.
    LC_ALL: 'C',
    LANGUAGE: '',
  };
}

function collect(stream: NodeJS.ReadableStream): () => string {
  const chunks: Buffer[] = [];
  let bytes = 0;
  stream.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes <= MAX_OUTPUT_BYTES) chunks.push(chunk);
  });
  return () => Buffer.concat(chunks).toString('utf8');
}

function notInstalled(cause: Error): Error {
  if ((cause as NodeJS.ErrnoException).code !== 'ENOENT') return cause;
  return new UserError(
    'The program git was not found on this machine.',
    `Install git ${OLDEST_GIT} or later and see that it is on PATH; without it, leave out "repository" and "ref".`,
    { cause },
  );
}
