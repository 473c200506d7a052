import { UserError } from '../findings/user-error.js';

/** A value that is one of those which an option takes. @throws {UserError} for any other. */
export function oneOf<T extends string>(option: string, value: string, values: readonly T[]): T {
  const found = values.find(each => each === value);
  if (found !== undefined) return found;
  throw new UserError(`${option} is "${value}".`, `Write one of ${values.join(', ')}.`);
}
