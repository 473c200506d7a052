import {
  joined,
  MODEL,
  type PureFunction,
  type PureFunctions,
  parts,
  taking,
} from '../../evaluate/pure-functions.js';
import { Mapping, Sequence, type Value } from '../../evaluate/value.js';
import { castOperators, castTo } from '../shared/casts.js';
import { trimmed, wordsIn } from '../shared/white-space.js';
import { NUMBERS } from './types.js';

/** `uint8(200)`: constants that do not fit are refused, so that what is left is the number itself. */
const CONVERSIONS: PureFunctions = Object.fromEntries(
  Object.entries({ ...NUMBERS, rune: 'i32', byte: 'u8' }).map(([name, type]): [string, PureFunction] => [
    name,
    taking(1, (_receiver, [value]) => {
      const code = typeof value === 'string' && [...value].length === 1 ? value.codePointAt(0) : value;
      return code === undefined ? undefined : castOperators('refused')[castTo(type)]?.(code);
    }),
  ]),
);

/** Functions of Go's library without effects. */
export const functions: PureFunctions = {
  ...CONVERSIONS,
  append: (_receiver, [list, ...items], origin) =>
    list instanceof Sequence
      ? new Sequence([...list.entries, ...items.map(value => ({ value, origin }))])
      : undefined,
  // Of texts in bytes.
  len: taking(1, (_receiver, [value]) => {
    if (typeof value === 'string') return new TextEncoder().encode(value).length;
    return value instanceof Sequence || value instanceof Mapping ? value.entries.length : undefined;
  }),
  'fmt.Sprintf': (_receiver, [form, ...values]) =>
    typeof form === 'string' ? formatted(form, values) : undefined,
  string: taking(1, (_receiver, [value]) => {
    if (value instanceof Sequence) return textOf(value);
    if (typeof value !== 'number') return typeof value === 'string' ? value : undefined;
    // The character of a number.
    const isCharacter = value >= 0 && value <= 0x10ffff && !(value >= 0xd800 && value <= 0xdfff);
    return isCharacter ? String.fromCodePoint(value) : undefined;
  }),
  'strings.ToUpper': given(value => byCharacter(value, each => each.toUpperCase())),
  'strings.ToLower': given(value => byCharacter(value, each => each.toLowerCase())),
  'strings.TrimSpace': given(trimmed),
  'strings.TrimPrefix': given((value, start) =>
    value.startsWith(start) ? value.slice(start.length) : value,
  ),
  'strings.TrimSuffix': given((value, end) =>
    end !== '' && value.endsWith(end) ? value.slice(0, -end.length) : value,
  ),
  'strings.HasPrefix': given((value, start) => value.startsWith(start)),
  'strings.HasSuffix': given((value, end) => value.endsWith(end)),
  'strings.Contains': given((value, part) => value.includes(part)),
  'strings.ReplaceAll': given((value, part, other) =>
    part === '' ? undefined : value.split(part).join(other),
  ),
  'strings.Fields': taking(1, (_receiver, [value], origin) =>
    typeof value === 'string' ? parts(wordsIn(value), origin) : undefined,
  ),
  'strings.Split': taking(2, (_receiver, [value, separator], origin) =>
    typeof value === 'string' && typeof separator === 'string' && separator !== ''
      ? parts(value.split(separator), origin)
      : undefined,
  ),
  'strings.Join': taking(2, (_receiver, [list, separator]) => joined(MODEL.entries(list), separator)),
  'strconv.Itoa': taking(1, (_receiver, [value]) => (Number.isInteger(value) ? String(value) : undefined)),
};

/** The text of bytes or characters; of ASCII alone, where both are the same. */
function textOf({ entries }: Sequence): string | undefined {
  const codes = entries.map(({ value }) => (typeof value === 'number' && value < 0x80 ? value : Number.NaN));
  return codes.includes(Number.NaN) ? undefined : String.fromCharCode(...codes);
}

/** `fmt.Sprintf("/v%d/%s", 1, "a")`, for texts and whole numbers written as they are. */
function formatted(form: string, values: readonly Value[]): string | undefined {
  const rest = [...values];
  let isKnown = true;
  const text = form.replace(/%(.?)/gsu, (_whole, verb: string) => {
    if (verb === '%') return '%';
    const value = rest.shift();
    const isText = typeof value === 'string' && (verb === 's' || verb === 'v');
    isKnown &&= isText || (Number.isSafeInteger(value) && (verb === 'd' || verb === 'v'));
    return String(value);
  });
  return isKnown && rest.length === 0 ? text : undefined;
}

/** Each character for itself, as Go does it: what becomes several of them elsewhere is not worked out. */
function byCharacter(value: string, apply: (character: string) => string): string | undefined {
  const characters = [...value].map(apply);
  return characters.every(each => [...each].length === 1) ? characters.join('') : undefined;
}

/** A function of texts alone, as many as it takes. */
function given(apply: (...texts: readonly string[]) => string | boolean | undefined): PureFunction {
  return taking(apply.length, (_receiver, values) =>
    values.length === apply.length && values.every(each => typeof each === 'string')
      ? apply(...(values as string[]))
      : undefined,
  );
}
