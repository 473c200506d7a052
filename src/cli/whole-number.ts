import { UserError } from '../findings/user-error.js';

/** The number that an option gives. @throws {UserError} for text that is none. */
export function wholeNumber(option: string, value: string, example = 60): number {
  if (/^\d{1,6}$/.test(value)) return Number(value);
  const isNumber = /^\d+$/.test(value);
  throw new UserError(
    `${option} is "${value}", which is ${isNumber ? 'too large' : 'not a whole number'}.`,
    `Write a number, such as ${example}.`,
  );
}
