import { UserError } from './user-error.js';

/**
 * Does several things that do not depend on each other, and gives what they give.
 *
 * @throws {UserError} of all mistakes of the user among them, so that nobody mends one to hear of the next.
 */
export function together<T extends readonly unknown[]>(...all: { readonly [K in keyof T]: () => T[K] }): T {
  const errors: UserError[] = [];
  const given = all.map(each => {
    try {
      return each();
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      errors.push(error);
      return undefined;
    }
  });
  if (errors.length === 0) return given as unknown as T;
  if (errors.length === 1) throw errors[0];
  const said = (part: 'message' | 'remedy') => [...new Set(errors.map(error => error[part]))].join(' ');
  throw new UserError(said('message'), said('remedy'), {
    findings: errors.flatMap(({ findings }) => findings),
  });
}
