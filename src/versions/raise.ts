import type { Version } from './version.js';

const MONTHS = 12;
const MAX_DAYS = 31;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** A day or a month that there is: behind the last one comes the first of the next. */
export function inCalendar(raised: readonly number[], before: readonly number[]): readonly number[] {
  const [year = 0, month = 0, day, ...rest] = raised;
  const isMonth = month >= 1 && month <= MONTHS + 1 && before[1] !== undefined;
  if (!isMonth) return raised;
  const wasDay = (before[2] ?? 0) <= MAX_DAYS;
  const isLast = day !== undefined && wasDay && day > daysIn(year, month);
  const next = isLast ? month + 1 : month;
  const dayOf = day === undefined ? [] : [isLast ? 1 : day];
  return next > MONTHS ? [year + 1, next - MONTHS, ...dayOf, ...rest] : [year, next, ...dayOf, ...rest];
}

/** Years of two digits are those of this century. */
function daysIn(year: number, month: number): number {
  return new Date(Date.UTC(year < 100 ? year + 2000 : year, month, 0)).getUTCDate();
}

/**
 * The text of a version up to its last number, with other numbers; nothing where one has no letter.
 * @param isPadded whether new ones have as many digits as the old ones.
 */
export function writtenAs(
  { text, spans, numbers }: Version,
  next: readonly number[],
  isPadded: boolean,
): string | undefined {
  const order = spans.map((span, i) => ({ span, i })).sort((a, b) => a.span[0] - b.span[0]);
  let [written, from] = ['', 0];
  for (const { span, i } of order) {
    const part = partAs(text.slice(...span), next[i] ?? 0, numbers[i], isPadded);
    if (part === undefined) return undefined;
    written += text.slice(from, span[0]) + part;
    from = span[1];
  }
  return written;
}

/** A number in the form that another one has: with its zeros, or as a letter. */
function partAs(
  digits: string,
  number: number,
  before: number | undefined,
  isPadded: boolean,
): string | undefined {
  if (number === before) return digits;
  if (/^\d/.test(digits))
    return isPadded || /^0\d/.test(digits) ? String(number).padStart(digits.length, '0') : String(number);
  const letter = LETTERS[number - 1];
  return letter === undefined || digits === digits.toLowerCase() ? letter : letter.toUpperCase();
}
