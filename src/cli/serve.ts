import { serve } from '../commands/serve.js';
import { colours } from './colours.js';
import { portNumber } from './port.js';

/** `refdata serve`: runs until it is interrupted. */
export async function runServe(folder: string, { port }: { port: string }): Promise<void> {
  const server = await serve({ folder, port: portNumber(port) });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void server.close().then(() => process.exit(0)));
  process.stdout.write(
    `${colours.green('serving')} ${colours.bold(folder)} at ${server.baseUrl}\n${server.addresses.map(address => `  ${address}\n`).join('')}Stop it with Ctrl+C.\n`,
  );
}
