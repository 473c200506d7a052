import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { FILE_NAMES, pathOf } from '../contract/files.js';
import { UserError } from '../findings/user-error.js';
import { ServedFolder } from '../serve/folder.js';
import { answer } from '../serve/handler.js';
import { listen } from '../serve/listen.js';

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
 * Serves a built folder on a local port, exactly as the contract asks (service-spec.md, "Limits"; src/site/hosting.ts).
 * A new build is served at once, and whole. @throws {UserError} when there is nothing to serve, or no port.
 */
export async function serve({ folder, port, host = '127.0.0.1' }: ServeOptions): Promise<RunningServer> {
  if (!existsSync(join(folder, 'api', 'index.json'))) {
    throw new UserError(
      `${folder} holds no built reference: there is no api/index.json in it.`,
      `Build one first: refdata build --out ${folder}`,
    );
  }
  const served = await ServedFolder.open(folder);
  const server = createServer((request, response) => {
    const snapshot = served.current();
    if (snapshot instanceof Promise)
      snapshot.then(
        fresh => answer(request, response, fresh),
        error => response.destroy(error),
      );
    else answer(request, response, snapshot);
  });
  try {
    await listen(server, port, host);
  } catch (error) {
    await served.close();
    throw error;
  }
  const baseUrl = `http://${host}:${(server.address() as AddressInfo).port}`;
  return {
    baseUrl,
    addresses: FILE_NAMES.map(name => baseUrl + pathOf(name)),
    close: async () => {
      await new Promise<void>(resolve => {
        server.close(() => resolve());
        server.closeIdleConnections();
      });
      await served.close();
    },
  };
}
