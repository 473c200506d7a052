import { serve } from '../commands/serve.js';
import { UserError } from '../user-error.js';
import { colours } from './colours.js';

/** `refdata serve`: runs until it is interrupted. */
export async function runServe(folder: string, { port }: { port: string }): Promise<void> {
  const number = Number(port);
  if (!/^\d+$/.test(port) || number > 65_535) {
    throw new UserError(
      `--port is "${port}", which is not a port.`,
      'Write a number from 0 to 65535; 0 takes any that is free.',
    );
  }
  const server = await serve({ folder, port: number });
  process.stdout.write(
    `${colours.green('serving')} ${colours.bold(folder)} at ${server.baseUrl}\n${server.addresses.map(address => `  ${address}\n`).join('')}Stop it with Ctrl+C.\n`,
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void server.close().then(() => process.exit(0)));
}
