import { nearest } from '../text/nearest.js';
import { shown } from '../text/shown.js';
import { together } from './together.js';
import { UserError } from './user-error.js';

/**
 * A value that is one of those which an option takes.
 * @param hint a sentence for who wants another one.
 * @throws {UserError} for any other.
 */
export function oneOf<T extends string>(option: string, value: string, values: readonly T[], hint = ''): T {
  const found = values.find(each => each === value);
  if (found !== undefined) return found;
  const [near] = nearest(value, values);
  const sentence = `${option}: there is no ${shown(value)}.`;
  const remedy = `${option} takes ${values.join(', ')}.`;
  throw new UserError(
    near === undefined ? sentence : `${sentence} Is it ${near}?`,
    hint === '' ? remedy : `${remedy} ${hint}`,
  );
}

/** The same of several values. @throws {UserError} for all of them that an option does not take, at once. */
export function someOf<T extends string>(
  option: string,
  given: readonly string[],
  values: readonly T[],
): T[] {
  return together(...given.map(value => () => oneOf(option, value.trim(), values)));
}

/** @throws {UserError} for options that are empty, as a variable of a shell that is not set makes them. */
export function noneEmpty(options: Readonly<Record<string, string | readonly string[] | undefined>>): void {
  together(
    ...Object.entries(options).map(([option, value]) => () => {
      if (value === '' || (Array.isArray(value) && value.includes('')))
        throw new UserError(`${option} is empty.`, 'Write what it is to be, or leave it out.');
    }),
  );
}
