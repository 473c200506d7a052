import type { Server } from 'node:http';
import { UserError } from '../findings/user-error.js';

/** Opens a port; 0 takes any that is free. @throws {UserError} when it is taken, or may not be opened. */
export function listen(server: Server, port: number, host: string): Promise<void> {
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
