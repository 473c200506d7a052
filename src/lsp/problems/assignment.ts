import type { Program } from '../program.js';

const COMPOUND = /^(?:[-+*/%&|^]|\*\*|\/\/|~\/|\?\?|\|\||&&|<<|>>|\.\.)=$/;

/** Whether a symbol gives what stands before it a value. A lone `=` does only where equality is written in another way. */
export function isAssignment({ language }: Program, symbol: string): boolean {
  if (symbol === ':=' || COMPOUND.test(symbol)) return true;
  return symbol === '=' && language.operators.has('==');
}
