import { spawn, spawnSync } from 'node:child_process';
import { dirname, isAbsolute, relative, resolve, sep } from 'node:path';
import { UserError } from '../findings/user-error.js';

/** A fetch of a large repository over a slow line takes minutes; longer than this, something hangs. */
const TIMEOUT_MINUTES = 15;
/** Names of a million files. More is an error and not cut off: who reads a list takes it for whole. */
const MAX_OUTPUT_BYTES = 256 * 1024 * 1024;
/** What git complains of beyond this is dropped: nobody reads it, and a server must not fill our memory. */
const MAX_COMPLAINT_BYTES = 1024 * 1024;
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
 * the user. A failure of git is a result; @throws {UserError} when there is no git, when it hangs, or prints without end.
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
    let ended: UserError | undefined;
    const end = (reason: UserError) => {
      ended ??= reason;
      child.kill('SIGKILL');
      // What git has started (the program that talks to the server) may hold them open for ever.
      child.stdout?.destroy();
      child.stderr?.destroy();
    };
    const timer = setTimeout(() => end(tooSlow(args[0])), TIMEOUT_MINUTES * 60_000);
    const stdout = child.stdout
      ? collect(child.stdout, MAX_OUTPUT_BYTES, () => end(tooMuch(args[0])))
      : () => '';
    const stderr = child.stderr ? collect(child.stderr, MAX_COMPLAINT_BYTES) : () => '';
    // Git may end before it has read everything; then its exit code says why.
    child.stdin?.on('error', () => {}).end(options.input);
    child.once('error', cause => {
      clearTimeout(timer);
      reject(notInstalled(cause));
    });
    child.once('close', code => {
      clearTimeout(timer);
      if (ended) reject(ended);
      else settle({ code: code ?? -1, stdout: stdout(), stderr: stderr() });
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

/**
 * The commit that a folder was checked out from. Never fails: a folder need not be a git repository.
 * @param out a folder that is made from the sources: what is committed of it may be another one, which is no change of theirs.
 */
export async function sourceState(folder: string, out?: string): Promise<SourceState> {
  try {
    // The second name holds only where the commit has the folder: a package unpacked below somebody's
    // repository (node_modules, say) does not come from that repository's commit.
    const [head, config] = await Promise.all([
      readGit(folder, ['rev-parse', 'HEAD', 'HEAD:./']),
      withoutFilters(folder),
    ]);
    if (head.code !== 0) return UNKNOWN_STATE;
    const commit = head.stdout.split('\n', 1)[0] ?? '';
    const status = await readGit(
      folder,
      // As a checkout on Windows may have given every file other line ends.
      [
        '-c',
        'core.autocrlf=input',
        'status',
        '--porcelain',
        '--untracked-files=no',
        '--ignore-submodules=all',
        '--',
        '.',
        ...without(folder, out),
      ],
      { config },
    );
    return { commit, modified: status.code === 0 && status.stdout !== '' };
  } catch {
    return UNKNOWN_STATE;
  }
}

/** A pathspec that leaves a folder out, where it is below; of one outside git would complain. */
function without(folder: string, out: string | undefined): string[] {
  const path = out === undefined ? '' : relative(resolve(folder), resolve(out)).split(sep).join('/');
  const isBelow = path !== '' && path.split('/', 1)[0] !== '..' && !isAbsolute(path);
  return isBelow ? [`:(exclude,literal)${path}`] : [];
}

/** Ids that files of a folder have in the commit that is checked out; those that are in no commit are left out. */
export async function committedIds(folder: string, files: readonly string[]): Promise<Map<string, string>> {
  if (files.length === 0) return new Map();
  const listed = await readGit(folder, ['--literal-pathspecs', 'ls-tree', '-z', 'HEAD', '--', ...files]);
  if (listed.code !== 0) return new Map();
  const entries = listed.stdout.split('\0').map(line => /^\d+ blob ([0-9a-f]+)\t(.*)$/s.exec(line));
  return new Map(entries.flatMap(entry => (entry ? [[entry[2] ?? '', entry[1] ?? '']] : [])));
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
  { config = [], ...options }: Pick<GitOptions, 'config' | 'output' | 'input'> = {},
): Promise<GitResult> {
  return git(args, {
    ...options,
    cwd: folder,
    env: { GIT_OPTIONAL_LOCKS: '0', GIT_NO_LAZY_FETCH: '1' },
    config: [['safe.directory', '*'], ...config],
  });
}

/** The same at once, for files that are read while sources are evaluated; `input` goes to git with `env`, bytes come back. */
export function readGitSync(
  folder: string,
  args: readonly string[],
  input: string | Uint8Array = '',
  env: Readonly<Record<string, string>> = {},
): { readonly code: number; readonly stdout: Buffer; readonly stderr: string } {
  const { status, stdout, stderr, error } = spawnSync(
    'git',
    ['-C', resolve(folder), '--no-pager', ...HARDENING, ...args],
    {
      cwd: dirname(process.execPath),
      env: environment({
        cwd: folder,
        env: { GIT_OPTIONAL_LOCKS: '0', GIT_NO_LAZY_FETCH: '1', ...env },
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

/** What a stream holds, up to so many bytes. */
function collect(stream: NodeJS.ReadableStream, maxBytes: number, onMore = () => {}): () => string {
  const chunks: Buffer[] = [];
  let bytes = 0;
  stream.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes <= maxBytes) chunks.push(chunk);
    else onMore();
  });
  return () => Buffer.concat(chunks).toString('utf8');
}

function tooSlow(command = ''): UserError {
  return new UserError(
    `git ${command} did not end within ${TIMEOUT_MINUTES} minutes.`,
    'Run the job again; if it hangs each time, check out the repository in a step before.',
  );
}

function tooMuch(command = ''): UserError {
  return new UserError(
    `git ${command} printed more than ${MAX_OUTPUT_BYTES / 1024 / 1024} MiB.`,
    'The repository or the branch has too many files for that: use one with fewer.',
  );
}

function notInstalled(cause: Error): Error {
  if ((cause as NodeJS.ErrnoException).code !== 'ENOENT') return cause;
  return new UserError(
    'The program git was not found on this machine.',
    `Install git ${OLDEST_GIT} or later and see that it is on PATH; without it, leave out "repository" and "ref".`,
    { cause },
  );
}
