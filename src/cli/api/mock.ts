import { describeServers } from '../../commands/api-docs.js';
import { openapi } from '../../commands/describe.js';
import { OPENAPI_PATH } from '../../live/live-server.js';
import { startMock } from '../../live/mock.js';
import { colours } from '../colours.js';
import { printFindings } from '../findings.js';
import { portNumber } from '../port.js';
import { locate } from './locate.js';

/** `refdata mock`: runs until it is interrupted. False, after saying so, when there is no server to answer for. */
export async function runMock(file: string, flags: { port: string; server?: string }): Promise<boolean> {
  const port = portNumber(flags.port);
  const { root, sources } = locate([file]);
  const { servers, findings } = await describeServers({ root, sources, server: flags.server });
  printFindings(findings, process.stderr);
  const [described] = servers;
  if (described === undefined) return false;
  const mock = await startMock(described.server, { port });
  openapi(mock, { titulo: described.document.titulo, base: mock.baseUrl });
  process.stdout.write(
    `${colours.green('answering')} ${described.document.routes.length} routes of ${colours.bold(described.server.name)} at ${mock.baseUrl}\n  ${mock.baseUrl}${OPENAPI_PATH}\nStop it with Ctrl+C.\n`,
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void mock.close().then(() => process.exit(0)));
  return true;
}
