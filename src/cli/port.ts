import { UserError } from '../findings/user-error.js';

/** The number of a port. @throws {UserError} for text that is none. */
export function portNumber(port: string): number {
  const number = Number(port);
  if (/^\d+$/.test(port) && number <= 65_535) return number;
  throw new UserError(
    `--port is "${port}", which is not a port.`,
    'Write a number from 0 to 65535; 0 takes any that is free.',
  );
}
