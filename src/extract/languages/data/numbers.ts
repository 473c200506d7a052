import { literalOf } from '../../syntax/literal.js';
import type { Node } from '../../syntax/node.js';
import { opaque, same } from '../../syntax/nodes.js';
import type { Expression, Holding } from '../language/expression.js';
import { castTo, codeOf } from '../shared/casts.js';
import type { Meaning } from '../shared/node-table.js';
import { numberLiteral, realLiteral, singleLiteral } from '../shared/number-literals.js';
import type { Values } from './language-data.js';
import { NO_ROWS, partOf, rowsOf } from './parts.js';

/** A number of which only languages say what its letters mean: digits to a base, a real number, and what is behind them. */
const NUMBER =
  /^(0[xXbBoO][\da-fA-F.]{1,80}(?:[pP][-+]?\d{1,9})?|(?:\d{1,400}(?:\.\d{0,400})?|\.\d{1,400})(?:[eE][-+]?\d{1,9})?)([a-zA-Z]{0,9})$/;
const NUMBER_TYPE = /integer|number|float|decimal|real|(?:hex|oct|bin)_literal/;
/** Only the language says whether a zero in front means octal digits. */
const LEADING_ZERO = /^0\d+[a-zA-Z]*$/;

/** The number that a node is; undefined where it is none, or what is behind it is not known. */
export function numberOf(node: Node, { suffixes = {} }: Values): Expression | undefined {
  if (!NUMBER_TYPE.test(node.type) || node.namedChildCount > 0) return undefined;
  const written = node.text.replaceAll('_', '');
  const [, digits, suffix = ''] = NUMBER.exec(written) ?? [];
  if (digits === undefined || LEADING_ZERO.test(written)) return undefined;
  const is = (letters: string | undefined) =>
    letters !== undefined && suffix !== '' && new RegExp(`^[${letters}]+$`).test(suffix);
  if (is(suffixes.single)) return singleLiteral(digits, node.text);
  if (is(suffixes.real)) return realLiteral(digits, node.text);
  if (suffix !== '' && !is(suffixes.whole)) return undefined;
  return numberLiteral(node.text, digits, { oldOctal: false });
}

/** What a place of a type of numbers holds. */
export function holdingOf(type: Node | undefined, { numberTypes }: Values): Holding | undefined {
  return type && numberTypes?.[type.text];
}

/** Casts to types of numbers; to others a value stays what it is. */
export function castMeanings(values: Values): Record<string, Meaning> {
  const { numberTypes = NO_ROWS } = values;
  return rowsOf(values.casts, row => (node): Expression => {
    const [type, value] = [partOf(node, row.type), partOf(node, row.value)];
    if (!type || !value) return opaque('a cast');
    const name: string | undefined = numberTypes[type.text];
    if (name === undefined) return same(value, node);
    if (!isCharacter(value)) return { kind: 'unary', operator: castTo(name), operand: value };
    if (name === 'char') return same(value, node);
    const character = literalOf(value, values.literals);
    const code = typeof character === 'string' ? codeOf({ kind: 'literal', value: character }) : undefined;
    // Of others a cast may change the number.
    return code?.kind === 'literal' && (code.value as number) < 128
      ? code
      : opaque('the number of a character');
  });
}

function isCharacter({ type }: Node): boolean {
  return /char(?:acter)?_literal/.test(type);
}
