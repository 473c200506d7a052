import { casesOf, type Lexico, type Region, textsOf } from '../../lexico/index.js';
import { escaped } from '../../text/pattern.js';

/** Longer than any text that opens a region. */
const LONGEST = 100;

/** A rule for each text that opens a region, the longest first. */
export function byOpening(
  lexico: Lexico,
  regions: readonly Region[],
): { readonly region: Region; readonly opening: string }[] {
  const inCases = casesOf(lexico);
  const texts = regions.flatMap(({ abre }) => textsOf(abre) ?? []);
  return regions
    .flatMap((region, i) => {
      const { abre } = region;
      if (typeof abre !== 'string' && 'padrao' in abre) {
        const opening = inCases(abre.padrao);
        return [{ region, i, opening, length: patternLength(opening, texts) }];
      }
      return (textsOf(abre) ?? []).map(text => ({ region, i, opening: escaped(text), length: text.length }));
    })
    .sort((a, b) => b.length - a.length || a.i - b.i);
}

/** A pattern is mostly more than the texts are; but for one that begins with what it matches. */
function patternLength(pattern: string, texts: readonly string[]): number {
  const expression = new RegExp(`^(?:${pattern})`, 'u');
  const shorter = texts.flatMap(text => {
    const length = expression.exec(text)?.[0].length ?? 0;
    return length > 0 && length < text.length ? [length] : [];
  });
  return Math.min(LONGEST, ...shorter);
}
