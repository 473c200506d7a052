import { TONGUES } from '../text/said.js';
import { UserError } from './user-error.js';

/** @throws {UserError} for a tongue that the environment names and nobody knows. */
export function checkTongue(named: string | undefined): void {
  if (named === undefined || named === '' || TONGUES.some(tongue => tongue === named)) return;
  throw new UserError(`REFDATA_LANG is "${named}".`, `Write one of ${TONGUES.join(', ')}, or leave it out.`);
}
