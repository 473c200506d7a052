import { opaque } from '../../syntax/nodes.js';
import type { Expression } from '../language/expression.js';

/** A number without suffix: decimal, `0x`, `0b`, `0o` and, where the language has it, octal by a leading zero. */
export function numberLiteral(
  source: string,
  digits: string,
  { oldOctal }: { oldOctal: boolean },
): Expression {
  const plain = digits.replace(/[_']/g, '').toLowerCase();
  if (/^0x.*p/.test(plain) || (!/^0[xbo]/.test(plain) && /[.e]/.test(plain)))
    return realLiteral(plain, source);
  const value = oldOctal && /^0[0-7]+$/.test(plain) ? Number.parseInt(plain, 8) : Number(plain);
  return Number.isSafeInteger(value) ? { kind: 'literal', value } : opaque(`the number ${source}`);
}

/** A number with a decimal point or an exponent, without suffix. */
export function realLiteral(digits: string, source = digits): Expression {
  const value = realNumber(digits);
  if (!Number.isFinite(value)) return opaque(`the number ${source}`);
  return Number.isInteger(value) ? { kind: 'decimal', value } : { kind: 'literal', value };
}

/** The same of single precision: `1.5f`. */
export function singleLiteral(digits: string, source = digits): Expression {
  const value = Math.fround(realNumber(digits));
  return Number.isFinite(value) ? { kind: 'decimal', value, single: true } : opaque(`the number ${source}`);
}

/** Also `0x1.8p3`: digits to the base of 16, and how often the whole is doubled. */
function realNumber(digits: string): number {
  const plain = digits.replace(/[_']/g, '');
  const [, sign, whole = '', part = '', power] =
    /^(-?)0[xX]([\da-fA-F]*)\.?([\da-fA-F]*)[pP]([-+]?\d+)$/.exec(plain) ?? [];
  if (power === undefined) return Number(plain);
  const value = Number.parseInt(`${whole}${part}`, 16);
  // More digits than a number has are rounded by who compiles it.
  if (!Number.isSafeInteger(value)) return Number.NaN;
  return (sign === '-' ? -1 : 1) * value * 2 ** (Number(power) - 4 * part.length);
}
