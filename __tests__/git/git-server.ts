import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A request that a server saw. */
export interface Seen {
  readonly url: string;
  readonly authorization: string | undefined;
}

export interface RunningServer {
  readonly origin: string;
  readonly seen: Seen[];
  close(): Promise<void>;
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Starts a server on a free local port, which records every request before `handler` answers it. */
export async function startServer(handler: Handler): Promise<RunningServer> {
  const seen: Seen[] = [];
  const server: Server = createServer((request, response) => {
    seen.push({ url: request.url ?? '', authorization: request.headers.authorization });
    handler(request, response);
  });
  await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    seen,
    close: () =>
      new Promise(closed => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
}

/** Serves the bare repositories of a folder with `git http-backend`. */
export function gitHandler(folder: string): Handler {
  return (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const backend = spawn('git', ['http-backend'], {
      env: {
        ...process.env,
        GIT_PROJECT_ROOT: folder,
        GIT_HTTP_EXPORT_ALL: '1',
        PATH_INFO: decodeURIComponent(url.pathname),
        QUERY_STRING: url.search.slice(1),
        REQUEST_METHOD: request.method,
        CONTENT_TYPE: request.headers['content-type'] ?? '',
        HTTP_CONTENT_ENCODING: request.headers['content-encoding'] ?? '',
        GIT_PROTOCOL: String(request.headers['git-protocol'] ?? ''),
      },
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    request.pipe(backend.stdin);
    const chunks: Buffer[] = [];
    backend.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    backend.on('close', () => {
      const output = Buffer.concat(chunks);
      const end = output.indexOf('\r\n\r\n');
      const headers = output.subarray(0, end).toString().split('\r\n');
      for (const header of headers) {
        const [name = '', value = ''] = header.split(': ');
        if (name === 'Status') response.statusCode = Number.parseInt(value, 10);
        else if (name !== '') response.setHeader(name, value);
      }
      response.end(output.subarray(end + 4));
    });
  };
}

/** Demands a user name and a password, as private repositories do. */
export function withPassword(credentials: string, handler: Handler): Handler {
  const expected = `Basic ${Buffer.from(credentials).toString('base64')}`;
  return (request, response) => {
    if (request.headers.authorization === expected) {
      handler(request, response);
      return;
    }
    request.resume();
    response.writeHead(401, { 'WWW-Authenticate': 'Basic realm="test"' }).end('who are you?');
  };
}

/** Sends every request to another server. */
export function redirectTo(origin: string): Handler {
  return (request, response) => {
    request.resume();
    response.writeHead(302, { Location: `${origin}${request.url}` }).end();
  };
}

/** Answers everything with one status. */
export function always(status: number): Handler {
  return (request, response) => {
    request.resume();
    response.writeHead(status).end();
  };
}

/** Runs git as a person would, for setting up. */
export function gitIn(folder: string, ...args: string[]): string {
  return execFileSync(
    'git',
    ['-c', 'user.name=T', '-c', 'user.email=t@example.org', '-c', 'commit.gpgsign=false', ...args],
    {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, GIT_CONFIG_NOSYSTEM: '1', GIT_CONFIG_GLOBAL: '/dev/null' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  ).trim();
}

export function temporaryFolder(prefix: string): string {
  return realpathSync(mkdtempSync(join(tmpdir(), `refdata-${prefix}-`)));
}

export interface Hosted {
  /** The folder that holds `lume.git`. */
  readonly folder: string;
  /** A working copy that pushes to it. */
  readonly work: string;
  remove(): void;
}

/** A bare repository `lume.git` with two commits on `main`, the branch `topic/one` and the tags `v1` and `v2`. */
export function hostRepository(): Hosted {
  const folder = temporaryFolder('host');
  const work = temporaryFolder('work');
  gitIn(folder, 'init', '--quiet', '--bare', '--initial-branch=main', 'lume.git');
  gitIn(work, 'init', '--quiet', '--initial-branch=main');
  commitFile(work, 'word.txt', 'um\n');
  gitIn(work, 'tag', 'v1');
  gitIn(work, 'branch', 'topic/one');
  commitFile(work, 'word.txt', 'dois\n');
  gitIn(work, 'tag', '-a', 'v2', '-m', 'two');
  gitIn(work, 'remote', 'add', 'origin', join(folder, 'lume.git'));
  gitIn(work, 'push', '--quiet', '--all', 'origin');
  gitIn(work, 'push', '--quiet', '--tags', 'origin');
  return {
    folder,
    work,
    remove() {
      rmSync(folder, { recursive: true, force: true });
      rmSync(work, { recursive: true, force: true });
    },
  };
}

export function commitFile(work: string, path: string, text: string): void {
  writeFileSync(join(work, path), text);
  gitIn(work, 'add', '--', path);
  gitIn(work, 'commit', '--quiet', '-m', path);
}

/** Why these tests cannot run here, or null. In CI they must run. */
export function missingProgram(): string | null {
  const missing = findMissing();
  if (missing !== null && process.env.CI) throw new Error(`CI needs ${missing}.`);
  return missing;
}

function findMissing(): string | null {
  try {
    const folder = execFileSync('git', ['--exec-path'], { encoding: 'utf8' }).trim();
    const backend = ['git-http-backend', 'git-http-backend.exe'].map(name => join(folder, name));
    return backend.some(path => existsSync(path)) ? null : 'git http-backend';
  } catch {
    return 'git';
  }
}
