import { readCode } from './code.js';
import { compileLexis, type Machine } from './compile.js';
import { readFormat, readRegion } from './regions.js';
import { Scan } from './scan.js';
import type { Lexis } from './schema/lexico.js';
import type { Token } from './token.js';

const machines = new WeakMap<Lexis, Machine>();

/**
 * Cuts a text into tokens, as a lexico says. They cover it exactly; what the language knows no token for is `invalido`.
 * Nothing is ever thrown for a text, and the time grows with its length alone.
 *
 * @throws {SyntaxError} for a lexico with a pattern that is none.
 */
export function tokenize(lexis: Lexis, text: string): Token[] {
  let machine = machines.get(lexis);
  if (machine === undefined) {
    machine = compileLexis(lexis);
    machines.set(lexis, machine);
  }
  const scan = new Scan(machine, text);
  for (;;) {
    const frame = scan.frame;
    if (scan.at >= frame.limit) {
      if (scan.frames.length === 1) return scan.tokens;
      scan.leave();
    } else if (frame.kind === 'code') readCode(scan, frame);
    else if (frame.kind === 'region') readRegion(scan, frame);
    else readFormat(scan, frame);
  }
}
