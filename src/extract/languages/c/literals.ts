import { opaque } from '../../syntax/nodes.js';
import type { Expression } from '../language/expression.js';
import { decoded } from '../shared/escapes.js';
import { text } from '../shared/node-table.js';
import { numberLiteral, singleLiteral } from '../shared/number-literals.js';

const ESCAPES = { simple: 'abefnrtv\\\'"?', hexDigits: Infinity, bytes: true, octalDigits: [1, 3] } as const;

export const quoted = text(source => decoded(source.slice(source.indexOf('"') + 1, -1), ESCAPES));

/** As a text: that is what tables of characters are about. */
export const character = text(source => {
  const value = decoded(source.slice(source.indexOf("'") + 1, -1), ESCAPES);
  const [only, ...more] = value ?? '';
  // Beyond ASCII it is several bytes, of which each compiler makes what it likes.
  const isNarrow = source.startsWith("'");
  if (only === undefined || more.length > 0 || (isNarrow && (only.codePointAt(0) as number) > 127))
    return undefined;
  return only;
}, 'a character that is not one');

/** What a number is worth as C writes it, with its suffix and sign. */
export function numberOf(source: string): Expression {
  const sign = source.startsWith('-') ? '-' : '';
  const bare = source.replace(/^[-+]/, '');
  const isHex = /^0[xX]/.test(bare) && !/[pP]/.test(bare);
  if (/[fF]$/.test(bare) && !isHex) return singleLiteral(`${sign}${bare.slice(0, -1)}`, source);
  const digits = isHex ? bare.replace(/[uUlLzZ]+$/, '') : bare.replace(/[uUlLzZfF]+$/, '');
  const number = numberLiteral(source, digits, { oldOctal: true });
  if (!sign) return number;
  if (/[uU]/.test(bare)) return opaque('a negative number without a sign');
  if (number.kind === 'decimal') return { kind: 'decimal', value: -number.value };
  return number.kind === 'literal' ? { kind: 'literal', value: 0 - (number.value as number) } : number;
}
