import { mcpOnStdio, mcpOverHttp } from '../commands/mcp.js';
import { portNumber } from './port.js';

/** `refdata mcp`: on standard input and output, or over HTTP where a port is given. */
export async function runMcp(target: string, { port }: { port?: string }): Promise<void> {
  if (port === undefined) {
    await mcpOnStdio(target);
    return;
  }
  const server = await mcpOverHttp(target, portNumber(port));
  process.stderr.write(`answering at ${server.url}\nStop it with Ctrl+C.\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void server.close().then(() => process.exit(0)));
}
