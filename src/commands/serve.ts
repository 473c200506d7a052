import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sirv from 'sirv';
import { FILE_NAMES, pathOf } from '../reference/files.js';
import { UserError } from '../user-error.js';

/** The contract names the encoding (service-spec.md, "Limits"). */
const JSON_TYPE = 'application/json; charset=utf-8';

export interface ServeOptions {
  readonly folder: string;
  /** 0 takes any free port. */
  readonly port: number;
  readonly host?: string;
}

export interface RunningServer {
  readonly baseUrl: string;
  /** Addresses of the seven files. */
  readonly addresses: readonly string[];
  close(): Promise<void>;
}

/**
 * Serves a built folder on a local port, as the contract asks (service-spec.md, "Limits"): GET only, CORS for
 * everybody, UTF-8, revalidated on every request. @throws {UserError} when there is nothing to serve, or no port.
 */
export async function serve({ folder, port, host = '127.0.0.1' }: ServeOptions): Promise<RunningServer> {
  if (!existsSync(join(folder, 'api', 'index.json'))) {
    throw new UserError(
      `${folder} holds no built reference: there is no api/index.json in it.`,
      `Build one first: refdata build --out ${folder}`,
    );
  }
  // `dev` looks at the disk for each request, so that a new build is served at once.
  const files = sirv(folder, {
    dev: true,
    etag: true,
    setHeaders: (response, path) => {
      response.setHeader('Access-Control-Allow-Origin', '*');
      response.setHeader('Cache-Control', 'no-cache');
      if (path.endsWith('.json')) response.setHeader('Content-Type', JSON_TYPE);
      if (path.endsWith('.tar.gz')) {
        // Otherwise it is sent as a tar file that was compressed on the way, and clients would unpack and hash that.
        response.setHeader('Content-Type', 'application/gzip');
        response.setHeader('Content-Encoding', 'identity');
      }
    },
  });
  const server = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    files(request, response, () => {
      response.writeHead(404, { 'Content-Type': JSON_TYPE });
      response.end(`${JSON.stringify({ erro: 'not found', indice: pathOf('index') })}\n`);
    });
  });
  await listen(server, port, host);
  const baseUrl = `http://${host}:${(server.address() as AddressInfo).port}`;
  return {
    baseUrl,
    addresses: FILE_NAMES.map(name => baseUrl + pathOf(name)),
    close: () => new Promise(resolve => server.close(() => resolve())),
  };
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', cause => {
      const { code } = cause as NodeJS.ErrnoException;
      const message =
        code === 'EADDRINUSE'
          ? `Port ${port} is in use.`
          : `Port ${port} cannot be opened: ${cause.message}.`;
      reject(new UserError(message, 'Choose another with --port; 0 takes any that is free.', { cause }));
    });
    server.listen(port, host, resolve);
  });
}
