import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, extname, join, relative, sep } from 'node:path';
import send from 'send';
import type { Finding } from '../findings/finding.js';
import { UserError } from '../findings/user-error.js';
import { OWN_HOST } from '../http/address.js';
import { openRepository } from '../repository/repository.js';
import type { RunOptions } from '../run/run-context.js';
import { statsOf } from '../runtime/stats.js';
import { listen } from '../serve/listen.js';
import {
  FILES_AT,
  folderExtension,
  LANGUAGE_AT,
  product,
  WORKBENCH,
  WORKBENCH_AT,
} from '../serve/vscode-pages.js';
import { madeForEditors } from './editor.js';
import { vscodeWeb } from './vscode-web.js';

/** Nobody but who sits at this machine: what is served are their files. */
const HOST = '127.0.0.1';
/** More than anybody opens to try something. */
const MAX_FILES = 5000;

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
};

export interface TryOptions extends RunOptions {
  /** A folder of programs, or one program. */
  readonly programs: string;
  /** Built folder or address of the language; where there is none, the repository is read. */
  readonly from?: string | undefined;
  readonly next?: string | undefined;
  /** 0 takes any free port. */
  readonly port: number;
  /** Folder of VS Code's build for browsers; npm fetches it unless given. */
  readonly vscode?: string | undefined;
  readonly told: (sentence: string) => void;
}

export interface RunningTry {
  readonly ok: boolean;
  readonly nome: string;
  readonly findings: readonly Finding[];
  /** Nothing where the extension could not be made. */
  readonly baseUrl: string | undefined;
  close(): Promise<void>;
}

/**
 * Serves VS Code's build for browsers with the extension of a language, and a folder of programs in it. What is changed there
 * stays in the page.
 *
 * @throws {UserError} when there is no lexico, no such folder, no port, or no VS Code
 */
export async function tryEditor({
  programs,
  port,
  vscode,
  told,
  ...options
}: TryOptions): Promise<RunningTry> {
  const {
    ok,
    nome,
    id,
    extensao,
    files: made,
    findings,
  } = await madeForEditors(options, ['vscode'], '--try');
  if (id === undefined || extensao === undefined)
    return { ok, nome, findings, baseUrl: undefined, close: async () => {} };
  const { root, files, opened } = folderOf(programs, extensao);
  const workbench = await vscodeWeb(vscode, told);
  const texts = new Map([
    ...made.map(({ path, text }) => [`${LANGUAGE_AT}/${path.slice('vscode/'.length)}`, text] as const),
    ...folderExtension(files),
    ['/', WORKBENCH],
  ]);
  const server = createServer((request, response) => {
    const { host = '' } = request.headers;
    // A page of somebody else, under a name that leads here, would read along.
    if (!OWN_HOST.test(host)) {
      response.writeHead(403, { 'Content-Type': 'text/plain' }).end('Ask for 127.0.0.1 or localhost.\n');
      return;
    }
    const path = pathOf(request);
    const text = path === '/product.json' ? product(host, { id, opened }) : texts.get(path);
    if (text !== undefined) sendText(response, path === '/' ? '.html' : extname(path), text);
    else if (path.startsWith(`${WORKBENCH_AT}/`))
      sendFile(request, response, workbench, path.slice(WORKBENCH_AT.length));
    else if (files.has(path.slice(FILES_AT.length + 1)) && path.startsWith(`${FILES_AT}/`))
      sendFile(request, response, root, path.slice(FILES_AT.length));
    else response.writeHead(404).end();
  });
  await listen(server, port, HOST);
  return {
    ok,
    nome,
    findings,
    baseUrl: `http://${HOST}:${(server.address() as AddressInfo).port}`,
    close: async () => {
      const closed = new Promise<void>(done => server.close(() => done()));
      server.closeAllConnections();
      await closed;
    },
  };
}

/** The files of a folder by their paths in it, and the program that is opened. */
function folderOf(programs: string, extensao: string) {
  const stats = statsOf(programs);
  if (stats === undefined)
    throw new UserError(`There is no ${programs}.`, 'Name a program, or a folder of programs, in --try.');
  const root = stats.isDirectory() ? programs : dirname(programs);
  const paths = openRepository(root).glob('**/*');
  if (paths.length > MAX_FILES)
    throw new UserError(
      `${root} has ${paths.length} files; ${MAX_FILES} are shown at most.`,
      'Name a folder with programs alone in --try.',
    );
  const files = new Map(paths.map(path => [path, { size: statsOf(join(root, path))?.size ?? 0 }]));
  const opened = stats.isDirectory()
    ? paths.find(path => path.endsWith(extensao))
    : relative(root, programs).split(sep).join('/');
  return { root, files, opened };
}

function pathOf({ url = '' }: IncomingMessage): string {
  try {
    return decodeURIComponent(new URL(url, 'http://localhost').pathname);
  } catch {
    return '';
  }
}

function sendText(response: ServerResponse, ending: string, text: string): void {
  const type = TYPES[ending] ?? 'text/plain; charset=utf-8';
  response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(text);
}

/** A file below a folder; `send` leads nowhere else. */
function sendFile(request: IncomingMessage, response: ServerResponse, root: string, path: string): void {
  send(request, encodeURI(path).replace(/[?#]/g, encodeURIComponent), {
    root,
    index: false,
    dotfiles: 'allow',
  })
    .on('error', ({ status = 404 }: Error & { status?: number }) => {
      if (response.headersSent) response.destroy();
      else response.writeHead(status).end();
    })
    .pipe(response);
}
