import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  localhostHostValidation,
  localhostOriginValidation,
  toNodeHandler,
} from '@modelcontextprotocol/node';
import { createMcpHandler } from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { UserError } from '../findings/user-error.js';
import { isAddress } from '../http/address.js';
import { Checker } from '../lsp/judge/checker.js';
import { openCatalogue } from '../mcp/catalogue.js';
import { equivalentsOf } from '../mcp/equivalents.js';
import { mcpServer } from '../mcp/server.js';
import { baseAddress, openAddress, openFolder } from '../published/index.js';
import { askedTongue } from '../runtime/tongue.js';
import { languageAt } from './language-data.js';

/** Only this machine is answered. */
const HOST = '127.0.0.1';
const MCP_PATH = '/mcp';

export interface McpOverHttp {
  readonly url: string;
  close(): Promise<void>;
}

/** A server of what a built folder or a published site knows. @throws {UserError} when there is nothing. */
async function serverOf(target: string): Promise<() => ReturnType<typeof mcpServer>> {
  const checker = new Checker(await languageAt(target), askedTongue() ?? 'en');
  const equivalents = equivalentsOf(checker.language);
  const catalogue = isAddress(target)
    ? await openCatalogue(openAddress(target), baseAddress(target), equivalents)
    : await openCatalogue(await openFolder(target), '', equivalents);
  return () => mcpServer(catalogue, checker);
}

/** Answers on standard input and output until they are closed; nothing else is written there. */
export async function mcpOnStdio(target: string): Promise<void> {
  serveStdio(await serverOf(target), {
    onerror: error => process.stderr.write(`${error.message}\n`),
  });
}

/** Answers over HTTP, without sessions, on this machine alone: pages of others and rebound names are refused. */
export async function mcpOverHttp(target: string, port: number): Promise<McpOverHttp> {
  const handler = createMcpHandler(await serverOf(target));
  const answer = toNodeHandler(handler);
  const [isHost, isOrigin] = [localhostHostValidation(), localhostOriginValidation()];
  const server = createServer((request, response) => {
    if (!isHost(request, response) || !isOrigin(request, response)) return;
    if ((request.url ?? '').split('?')[0] !== MCP_PATH) response.writeHead(404).end();
    // Of a request that a server has, both are known.
    else void answer(request as typeof request & { method: string; url: string }, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', cause =>
      reject(
        new UserError(`Port ${port} cannot be opened: ${cause.message}.`, 'Choose another with --port.', {
          cause,
        }),
      ),
    );
    server.listen(port, HOST, resolve);
  });
  return {
    url: `http://${HOST}:${(server.address() as AddressInfo).port}${MCP_PATH}`,
    close: async () => {
      await handler.close();
      await new Promise<void>(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  };
}
