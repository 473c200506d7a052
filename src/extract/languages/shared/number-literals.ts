import { opaque } from '../../syntax/nodes.js';
import type { Expression } from '../language/expression.js';

/** A number without suffix: decimal, `0x`, `0b`, `0o` and, where the language has it, octal by a leading zero. */
export function numberLiteral(
  source: string,
  digits: string,
  { oldOctal }: { oldOctal: boolean },
): Expression {
  const plain = digits.replace(/[_']/g, '').toLowerCase();
  if (!/^0[xbo]/.test(plain) && /[.e]/.test(plain)) return realLiteral(plain, source);
  const value = oldOctal && /^0[0-7]+$/.test(plain) ? Number.parseInt(plain, 8) : Number(plain);
  return Number.isSafeInteger(value) ? { kind: 'literal', value } : opaque(`the number ${source}`);
}

/** A number with a decimal point or an exponent, without suffix. */
export function realLiteral(digits: string, source = digits): Expression {
  const value = Number(digits.replaceAll('_', ''));
  if (!Number.isFinite(value)) return opaque(`the number ${source}`);
  return Number.isInteger(value) ? { kind: 'decimal', value } : { kind: 'literal', value };
}
