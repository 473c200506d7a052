import { UserError } from '../user-error.js';

/** An absolute http(s) address given as an option, without a slash at its end. @throws {UserError} */
export function webAddress(option: string, value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) {
    throw new UserError(
      `${option} is "${value}", which is not an absolute address.`,
      'Write it in full, such as https://lume.example/docs.',
    );
  }
  return value.replace(/\/+$/, '');
}
