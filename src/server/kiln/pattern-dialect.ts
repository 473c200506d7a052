/** What Python writes otherwise than JSON Schema, whose patterns are those of ECMA-262. */
const TRANSLATIONS: readonly (readonly [RegExp, string])[] = [
  [/\(\?P</g, '(?<'],
  [/\(\?P=(\w+)\)/g, '\\k<$1>'],
  [/(?<!\\)((?:\\\\)*)\\A/g, '$1^'],
  [/(?<!\\)((?:\\\\)*)\\Z/g, '$1$'],
];

/** A regular expression of Python as JSON Schema has it; undefined when it is none there. */
export function ecmaPattern(pattern: string): string | undefined {
  let translated = pattern;
  for (const [python, ecma] of TRANSLATIONS) translated = translated.replace(python, ecma);
  // Readers of schemas compile patterns with either flag.
  return ['u', ''].some(flags => isExpression(translated, flags)) ? translated : undefined;
}

function isExpression(pattern: string, flags: string): boolean {
  try {
    return new RegExp(pattern, flags) instanceof RegExp;
  } catch {
    return false;
  }
}
