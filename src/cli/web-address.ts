import { UserError } from '../findings/user-error.js';
import { isBaseAddress } from '../http/address.js';

/** An absolute http(s) address given as an option, without a slash at its end. @throws {UserError} */
export function webAddress(option: string, value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  if (!isBaseAddress(value)) {
    throw new UserError(
      `${option} is "${value}", which is not an absolute address that paths can be put behind.`,
      'Write it in full and without query or "#", such as https://lume.example/docs.',
    );
  }
  return value.replace(/\/+$/, '');
}
