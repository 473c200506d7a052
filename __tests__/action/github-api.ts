import type { IncomingMessage, ServerResponse } from 'node:http';
import { type RunningServer, startServer } from '../git/git-server.js';

interface Stored {
  readonly id: number;
  body: string;
  user: { type: string };
  author_association: string;
}

interface Review extends Stored {
  readonly path: string;
  readonly line: number;
}

/** The comments of one pull request, as GitHub's API keeps them. */
export interface CommentServer extends RunningServer {
  readonly comments: Stored[];
  /** What was asked for: `POST /repos/…`. */
  readonly requests: string[];
  /** Open pull requests, by `owner:branch` of their head. */
  readonly pulls: Map<string, readonly { number: number; head: { sha: string } }[]>;
  /** Comments on lines of the pull request, as GitHub takes them: only on lines that `files` shows. */
  readonly reviews: Review[];
  /** What the pull request changes, as `git diff` prints it for each file. */
  readonly files: { filename: string; patch: string }[];
  /** Answers writes with 403, as for a token that may only read. */
  readOnly: boolean;
}

/** A server with the requests that comments need. */
export async function commentServer(): Promise<CommentServer> {
  const state = { comments: [] as Stored[], requests: [] as string[], readOnly: false };
  const pulls: CommentServer['pulls'] = new Map();
  const reviews: Review[] = [];
  const files: CommentServer['files'] = [];
  let last = 100;
  const server = await startServer((request, response) => {
    void handle(request, response);
  });
  return Object.defineProperty(
    Object.assign(server, { comments: state.comments, requests: state.requests, pulls, reviews, files }),
    'readOnly',
    {
      set: (value: boolean) => {
        state.readOnly = value;
      },
    },
  ) as unknown as CommentServer;

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const url = new URL(request.url ?? '/', 'http://localhost');
    const call = `${request.method} ${url.pathname}`;
    state.requests.push(call);
    const answer = (status: number, data: unknown) =>
      response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(data === null ? '' : JSON.stringify(data));
    if (request.method !== 'GET' && state.readOnly)
      return void answer(403, { message: 'Resource not accessible by integration' });
    const sent =
      chunks.length > 0 ? (JSON.parse(Buffer.concat(chunks).toString()) as { body: string }) : { body: '' };
    // GitHub's own limit.
    if (sent.body.length > 65_536) return void answer(422, { message: 'Body is too long' });
    if (/^GET .*\/pulls$/.test(call))
      return void answer(200, pulls.get(url.searchParams.get('head') ?? '') ?? []);
    if (/^GET .*\/issues\/7\/comments$/.test(call)) {
      const page = Number(url.searchParams.get('page') ?? 1);
      return void answer(200, state.comments.slice((page - 1) * 100, page * 100));
    }
    if (/^POST .*\/issues\/7\/comments$/.test(call)) {
      last += 1;
      state.comments.push({ id: last, body: sent.body, user: { type: 'Bot' }, author_association: 'NONE' });
      return void answer(201, state.comments.at(-1));
    }
    if (/^GET .*\/pulls\/7\/files$/.test(call)) return void answer(200, files);
    if (/^GET .*\/pulls\/7\/comments$/.test(call)) return void answer(200, reviews);
    if (/^POST .*\/pulls\/7\/comments$/.test(call)) {
      const { path, line, body } = sent as unknown as Review;
      const shown = files.find(file => file.filename === path)?.patch ?? '';
      const [, start = '0', count = '0'] = /^@@ -\S+ \+(\d+),(\d+) @@/m.exec(shown) ?? [];
      if (line < Number(start) || line >= Number(start) + Number(count))
        return void answer(422, { message: 'pull_request_review_thread.line must be part of the diff' });
      last += 1;
      reviews.push({ id: last, path, line, body, user: { type: 'Bot' }, author_association: 'NONE' });
      return void answer(201, reviews.at(-1));
    }
    const review = Number(/^DELETE .*\/pulls\/comments\/(\d+)$/.exec(call)?.[1]);
    if (review) {
      reviews.splice(0, reviews.length, ...reviews.filter(({ id }) => id !== review));
      return void answer(204, null);
    }
    const id = Number(/\/issues\/comments\/(\d+)$/.exec(url.pathname)?.[1]);
    const index = state.comments.findIndex(comment => comment.id === id);
    const found = state.comments[index];
    if (!found) return void answer(404, { message: 'Not Found' });
    if (request.method === 'PATCH') {
      found.body = sent.body;
      return void answer(200, found);
    }
    state.comments.splice(index, 1);
    return void answer(204, null);
  }
}
