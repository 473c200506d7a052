import { execFileSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import {
  gitHandler,
  gitIn,
  type RunningServer,
  startServer,
  temporaryFolder,
  withPassword,
} from '../git/git-server.js';

export const REPOSITORY = 'lume-lang/lume';
export const TOKEN = 'ghs_planted0123456789';

/** A request of the API, as the server saw it. */
export interface Call {
  /** `POST /repos/lume-lang/lume/git/blobs`, or `GraphQL CommitOnBranch`. */
  readonly name: string;
  // biome-ignore lint/suspicious/noExplicitAny: what a client sends may be anything
  readonly body: any;
}

export interface Reply {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Record<string, string>;
}

/** A file as git keeps it: its id, and what it holds. */
interface Blob {
  readonly id: string;
  readonly bytes: Buffer;
}

/** Answers in place of the server: by what GitHub documents or was seen to say. Null lets the request through. */
export type Fault = (call: Call) => Reply | null;

/**
 * GitHub as far as publishing needs it, over a real bare repository: git data and GraphQL's createCommitOnBranch make
 * trees and commits by git itself, and `https://server/owner/name` is git over HTTP with a password.
 */
export class GitHubServer {
  readonly calls: Call[] = [];
  fault: Fault = () => null;
  /** Answers in place of the server after it has done what was asked: as when a line breaks. */
  lost: Fault = () => null;
  pages: { html_url: string; build_type?: string; source: { branch: string; path?: string } } | null = null;
  // biome-ignore lint/suspicious/noExplicitAny: as GitHub sends them
  readonly pulls: any[] = [];
  /** Whether the server lists trees whole. */
  truncates = false;
  hasGraphql = true;
  /** What the head of gh-pages held when it was last asked for. */
  private served: { head: string; blobs: Map<string, Blob> } = { head: '', blobs: new Map() };

  private constructor(
    readonly folder: string,
    private readonly http: { server: RunningServer | null },
  ) {}

  static async start(): Promise<GitHubServer> {
    const folder = temporaryFolder('github');
    gitIn(folder, 'init', '--quiet', '--bare', '--initial-branch=main', `${REPOSITORY}`);
    const made = new GitHubServer(folder, { server: null });
    appendFileSync(
      join(folder, REPOSITORY, 'config'),
      [
        '[http]\n\treceivepack = true',
        '[uploadpack]\n\tallowFilter = true\n\tallowAnySHA1InWant = true',
        '[receive]\n\tdenyNonFastForwards = true',
        '[core]\n\tlogAllRefUpdates = always\n',
      ].join('\n'),
    );
    const git = withPassword(`x-access-token:${TOKEN}`, gitHandler(folder));
    made.http.server = await startServer((request, response) => {
      if (request.url?.startsWith('/api/')) void made.answer(request, response);
      else if (request.url?.startsWith(PAGES_PATH)) made.answerPages(request, response);
      else git(request, response);
    });
    return made;
  }

  get origin(): string {
    return this.running.origin;
  }

  get running(): RunningServer {
    if (this.http.server === null) throw new Error('not started');
    return this.http.server;
  }

  async close(): Promise<void> {
    await this.running.close();
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** The variables by which a runner names this server. */
  env(): Record<string, string> {
    return {
      GITHUB_SERVER_URL: this.origin,
      GITHUB_API_URL: `${this.origin}/api/v3`,
      GITHUB_GRAPHQL_URL: `${this.origin}/api/graphql`,
      GITHUB_REPOSITORY: REPOSITORY,
    };
  }

  /** Runs git in the bare repository. */
  git(args: string[], input?: string | Buffer, index?: string): string {
    return this.gitBytes(args, input, index).toString('utf8').trim();
  }

  gitBytes(args: string[], input?: string | Buffer, index?: string): Buffer {
    const identity = Object.fromEntries(
      ['AUTHOR', 'COMMITTER'].flatMap(who => [
        [`GIT_${who}_NAME`, 'server'],
        [`GIT_${who}_EMAIL`, 'server@example.org'],
      ]),
    );
    return execFileSync('git', args, {
      cwd: join(this.folder, REPOSITORY),
      input: input ?? '',
      env: {
        ...process.env,
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_CONFIG_GLOBAL: '/dev/null',
        ...identity,
        ...(index && { GIT_INDEX_FILE: index }),
      },
      stdio: ['pipe', 'pipe', 'pipe'],
      maxBuffer: 1 << 28,
    });
  }

  /** Makes a commit on a branch as somebody else would. */
  commitAs(branch: string, files: Record<string, string | Buffer | null>, message = 'by hand'): string {
    const head = this.head(branch);
    const lines = head === null ? [] : this.lines(head);
    const kept = lines.filter(line => !Object.hasOwn(files, line.split('\t')[1] ?? ''));
    for (const [path, text] of Object.entries(files)) {
      if (text === null) continue;
      const id = this.storeBlob(Buffer.from(text));
      kept.push(`100644 blob ${id}\t${path}`);
    }
    const commit = this.makeCommit(this.makeTree(kept), head === null ? [] : [head], message);
    this.git(['update-ref', `refs/heads/${branch}`, commit, head ?? '0'.repeat(40)]);
    return commit;
  }

  /** The head of a branch: git's own file of it (gitrepository-layout), without a process, where there is one. */
  head(branch: string): string | null {
    const file = join(this.folder, REPOSITORY, 'refs', 'heads', branch);
    if (existsSync(file)) return readFileSync(file, 'utf8').trim();
    try {
      return this.git(['rev-parse', '--verify', '--quiet', `refs/heads/${branch}`]);
    } catch {
      return null;
    }
  }

  /** The files of a branch or commit, by path. */
  files(ref: string): Record<string, string> {
    return Object.fromEntries(
      [...this.blobs(ref)].map(([path, { bytes }]) => [path, bytes.toString('utf8')]),
    );
  }

  /** What a branch or commit holds at each path, by one process for all: `<id> blob <size>`, the bytes, a line end, and so on. */
  private blobs(ref: string): Map<string, Blob> {
    const lines = this.lines(ref);
    const ids = lines.map(line => line.split(/[ \t]/)[2] ?? '');
    const output = this.gitBytes(['cat-file', '--batch'], ids.map(id => `${id}\n`).join(''));
    let at = 0;
    return new Map(
      lines.map((line, index) => {
        const start = output.indexOf('\n', at) + 1;
        const end = start + Number(output.toString('utf8', at, start).trim().split(' ')[2]);
        at = end + 1;
        return [line.split('\t')[1] ?? '', { id: ids[index] ?? '', bytes: output.subarray(start, end) }];
      }),
    );
  }

  /** Names of the calls, without the repository. */
  callNames(): string[] {
    return this.calls.map(({ name }) => name.replace(`/repos/${REPOSITORY}`, ''));
  }

  private lines(ref: string): string[] {
    const text = this.gitBytes(['ls-tree', '-r', '-z', '--full-tree', ref]).toString('utf8');
    return text.split('\0').filter(Boolean);
  }

  /** A tree of files anywhere below it: `mode type id\tpath`. */
  private makeTree(lines: readonly string[]): string {
    const index = join(this.folder, `index-${randomUUID()}`);
    const input = lines.map(line => `${line}\0`).join('');
    this.gitBytes(['update-index', '-z', '--index-info'], input, index);
    const tree = this.git(['write-tree'], '', index);
    rmSync(index, { force: true });
    return tree;
  }

  /** Writes a file into the repository as git itself does (gitformat-loose), without a process for each; tells its id. */
  private storeBlob(content: Buffer): string {
    const object = Buffer.concat([Buffer.from(`blob ${content.length}\0`), content]);
    const id = createHash('sha1').update(object).digest('hex');
    const folder = join(this.folder, REPOSITORY, 'objects', id.slice(0, 2));
    const file = join(folder, id.slice(2));
    if (!existsSync(file)) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(file, deflateSync(object));
    }
    return id;
  }

  private makeCommit(tree: string, parents: readonly string[], message: string): string {
    return this.git(['commit-tree', tree, ...parents.flatMap(id => ['-p', id]), '-F', '-'], message);
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString('utf8');
    const body = text === '' ? null : JSON.parse(text);
    const url = new URL(request.url ?? '/', this.origin);
    const path = decodeURIComponent(url.pathname);
    const graphql = path === '/api/graphql';
    const name = graphql
      ? `GraphQL ${/(?:mutation|query) (\w+)/.exec(body.query)?.[1]}`
      : `${request.method} ${path.replace('/api/v3', '')}`;
    const call = { name, body };
    this.calls.push(call);
    const authorized = request.headers.authorization?.endsWith(` ${TOKEN}`) === true;
    const {
      status,
      body: data,
      headers,
    } = authorized
      ? (this.fault(call) ?? this.lose(call, this.route(name, body, url.searchParams)))
      : { status: 401, body: { message: 'Bad credentials' }, headers: {} };
    const html = typeof data === 'string';
    response.writeHead(status, { 'content-type': html ? 'text/html' : 'application/json', ...headers });
    response.end(html ? data : JSON.stringify(data));
  }

  /** GitHub Pages as it serves the branch gh-pages: what design.md says of its headers. */
  private answerPages(request: IncomingMessage, response: ServerResponse): void {
    const path = new URL(request.url ?? '/', this.origin).pathname.slice(PAGES_PATH.length) || 'index.html';
    request.resume();
    const cors = { 'access-control-allow-origin': '*' };
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, cors).end();
      return;
    }
    const file = this.site().get(path);
    if (file === undefined) {
      response.writeHead(404, { ...cors, 'content-type': 'text/html; charset=utf-8' }).end('<h1>404</h1>');
      return;
    }
    const { id, bytes } = file;
    const headers = { ...cors, etag: `"${id}"`, 'cache-control': 'max-age=600' };
    if (request.headers['if-none-match'] === headers.etag) {
      response.writeHead(304, headers).end();
      return;
    }
    const type = path.endsWith('.json') ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8';
    response.writeHead(200, { ...headers, 'content-type': type, 'content-length': bytes.length });
    response.end(request.method === 'HEAD' ? undefined : bytes);
  }

  /** What the head of gh-pages holds: read once for each head, or hundreds of addresses cost two processes each. */
  private site(): Map<string, Blob> {
    const head = this.head('gh-pages');
    if (head === null) return new Map();
    if (this.served.head !== head) this.served = { head, blobs: this.blobs(head) };
    return this.served.blobs;
  }

  private lose(call: Call, made: Reply): Reply {
    return this.lost(call) ?? made;
  }

  private route(name: string, body: Call['body'], query: URLSearchParams): Reply {
    if (name === 'GraphQL CommitOnBranch') return this.commitOnBranch(body.variables.input);
    const [method = '', path = ''] = name.split(' ');
    const start = `/repos/${REPOSITORY}/`;
    if (!path.startsWith(start)) return NOT_FOUND;
    const rest = `${method} ${path.slice(start.length)}`;
    const match = (pattern: RegExp) => pattern.exec(rest)?.[1];
    const branch = match(/^GET git\/ref\/heads\/(.+)$/);
    if (branch !== undefined) {
      const head = this.head(branch);
      if (head === null && this.git(['for-each-ref']) === '')
        return reply(409, { message: 'Git Repository is empty.' });
      return head === null
        ? NOT_FOUND
        : reply(200, { ref: `refs/heads/${branch}`, object: { sha: head, type: 'commit' } });
    }
    const tree = match(/^GET git\/trees\/(\w+)$/);
    if (tree !== undefined) return this.treeOf(tree);
    const blob = match(/^GET git\/blobs\/(\w+)$/);
    if (blob !== undefined) {
      const bytes = this.gitBytes(['cat-file', 'blob', blob]);
      return reply(200, { sha: blob, encoding: 'base64', content: bytes.toString('base64') });
    }
    const compared = match(/^GET compare\/(.+)$/);
    if (compared !== undefined) return this.compare(compared);
    const moved = match(/^PATCH git\/refs\/heads\/(.+)$/);
    if (moved !== undefined) return this.moveRef(moved, body);
    const pull = match(/^PATCH pulls\/(\d+)$/);
    if (pull !== undefined) {
      const found = this.pulls.find(({ number }) => number === Number(pull));
      return found === undefined ? NOT_FOUND : reply(200, Object.assign(found, body));
    }
    switch (rest) {
      case 'POST git/blobs':
        return reply(201, {
          sha: this.storeBlob(Buffer.from(body.content, body.encoding)),
        });
      case 'POST git/trees':
        return this.postTree(body);
      case 'POST git/commits':
        return reply(201, { sha: this.makeCommit(body.tree, body.parents, body.message) });
      case 'POST git/refs':
        return this.postRef(body);
      case 'GET branches':
        return reply(200, query.get('page') === '1' ? this.branches() : []);
      case 'GET pages':
        return this.pages === null ? NOT_FOUND : reply(200, this.pages);
      case 'GET pulls':
        return reply(
          200,
          this.pulls.filter(
            ({ head, state }) => query.get('head') === `lume-lang:${head}` && state === query.get('state'),
          ),
        );
      case 'POST pulls': {
        const number = this.pulls.length + 1;
        this.pulls.push({
          ...body,
          number,
          state: 'open',
          html_url: `${this.origin}/${REPOSITORY}/pull/${number}`,
        });
        return reply(201, this.pulls.at(-1));
      }
      default:
        return NOT_FOUND;
    }
  }

  private branches(): { name: string; commit: { sha: string } }[] {
    const lines = this.git(['for-each-ref', '--format=%(objectname) %(refname:lstrip=2)', 'refs/heads']);
    return lines
      .split('\n')
      .filter(Boolean)
      .map(line => ({ name: line.slice(line.indexOf(' ') + 1), commit: { sha: line.split(' ')[0] ?? '' } }));
  }

  /** As GitHub's documentation has it: the status of the head, from its base on; 404 for what there is not. */
  private compare(basehead: string): Reply {
    const [base = '', head = ''] = basehead.split('...');
    try {
      const [ahead, behind] = [`${base}..${head}`, `${head}..${base}`].map(range =>
        Number(this.git(['rev-list', '--count', range])),
      );
      this.git(['merge-base', base, head]);
      const status = ahead && behind ? 'diverged' : ahead ? 'ahead' : behind ? 'behind' : 'identical';
      return reply(200, { status, ahead_by: ahead, behind_by: behind, commits: [], files: [] });
    } catch {
      return NOT_FOUND;
    }
  }

  private treeOf(id: string): Reply {
    const sha = this.git(['rev-parse', `${id}^{tree}`]);
    const listing = this.gitBytes(['ls-tree', '-r', '-t', '-z', sha]).toString('utf8');
    const tree = listing
      .split('\0')
      .filter(Boolean)
      .map(line => {
        const [head = '', path = ''] = line.split('\t');
        const [mode, type, sha] = head.split(' ');
        return { path, mode, type, sha };
      });
    return reply(200, { sha, tree: this.truncates ? tree.slice(0, 1) : tree, truncated: this.truncates });
  }

  private postTree(body: Call['body']): Reply {
    const changed = new Set(body.tree.map(({ path }: { path: string }) => path));
    const base = body.base_tree === undefined ? [] : this.lines(body.base_tree);
    const lines = base.filter(line => !changed.has(line.split('\t')[1]));
    for (const { path, mode, sha, content } of body.tree) {
      if (sha === null) continue;
      const id = sha ?? this.storeBlob(Buffer.from(content));
      lines.push(`${mode} blob ${id}\t${path}`);
    }
    return reply(201, { sha: this.makeTree(lines) });
  }

  private postRef({ ref, sha }: Call['body']): Reply {
    try {
      this.git(['update-ref', ref, sha, '0'.repeat(40)]);
      return reply(201, { ref, object: { sha } });
    } catch {
      return reply(422, { message: 'Reference already exists' });
    }
  }

  private moveRef(branch: string, { sha, force }: Call['body']): Reply {
    if (force !== false) throw new Error('a forced update');
    const head = this.head(branch);
    if (head === null) return reply(422, { message: 'Reference does not exist' });
    try {
      this.git(['merge-base', '--is-ancestor', head, sha]);
      this.git(['update-ref', `refs/heads/${branch}`, sha, head]);
      return reply(200, { object: { sha } });
    } catch {
      return reply(422, { message: 'Update is not a fast forward' });
    }
  }

  private commitOnBranch({ branch, message, expectedHeadOid, fileChanges }: Call['body']): Reply {
    if (!this.hasGraphql) return NOT_FOUND;
    const failed = (type: string, text: string) =>
      reply(200, {
        data: { createCommitOnBranch: null },
        errors: [{ type, message: text, path: ['createCommitOnBranch'] }],
      });
    const { branchName, repositoryNameWithOwner } = branch;
    if (repositoryNameWithOwner !== REPOSITORY)
      return failed('NOT_FOUND', 'Could not resolve to a Repository');
    const stale = `Expected branch to point to "${expectedHeadOid}" but it did not.  Pull and try again.`;
    if (this.head(branchName) !== expectedHeadOid) return failed('STALE_DATA', stale);
    const changed = new Set([...fileChanges.additions, ...fileChanges.deletions].map(({ path }) => path));
    const lines = this.lines(expectedHeadOid).filter(line => !changed.has(line.split('\t')[1]));
    for (const { path, contents } of fileChanges.additions) {
      const id = this.storeBlob(Buffer.from(contents, 'base64'));
      lines.push(`100644 blob ${id}\t${path}`);
    }
    const { headline, body } = message;
    const oid = this.makeCommit(
      this.makeTree(lines),
      [expectedHeadOid],
      body ? `${headline}\n\n${body}` : headline,
    );
    try {
      this.git(['update-ref', `refs/heads/${branchName}`, oid, expectedHeadOid]);
    } catch {
      return failed('STALE_DATA', stale);
    }
    return reply(200, { data: { createCommitOnBranch: { commit: { oid } } } });
  }
}

/** Where the server serves the branch gh-pages. */
export const PAGES_PATH = '/pages/lume/';

export function reply(status: number, body: unknown, headers: Record<string, string> = {}): Reply {
  return { status, body, headers };
}

const NOT_FOUND = reply(404, { message: 'Not Found', documentation_url: 'https://docs.github.com/rest' });
