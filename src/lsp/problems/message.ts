import type { ItemDeReferencia } from '../../contract/generated/contract.js';
import { visibleLine } from '../../text/visible.js';
import type { Problem } from './problem.js';

const MAX_MESSAGE_CHARACTERS = 400;

/** A problem in a sentence, behind what the language itself calls it where it has an error code for it. */
export function messageOf({ message }: Problem, error: ItemDeReferencia | undefined): string {
  return visibleLine(error === undefined ? message : `${error.resumo}: ${message}`, MAX_MESSAGE_CHARACTERS);
}
