import { repeatedInSeveralWays } from './ambiguity.js';

/** What is wrong with a pattern, as the end of a sentence; nothing for one that every engine reads alike, and fast. */
export async function patternProblem(source: string): Promise<string | undefined> {
  let expression: RegExp;
  try {
    expression = new RegExp(source, 'u');
  } catch (error) {
    return `is no pattern: ${(error as Error).message.replace(/^Invalid regular expression: /, '')}.`;
  }
  const readable = source.replaceAll('\\\\', '__');
  for (const [part, why] of REFUSED) {
    const found = part.exec(readable);
    if (found) return `has \`${found[0]}\`: ${why}`;
  }
  for (const [whole, body] of readable.matchAll(/\\.|\[\^?((?:\\.|[^\]\\])*)\]/g)) {
    if (body === undefined) continue;
    const plain = body.replace(/\\./g, '');
    if (body === '') return `has \`${whole}\`, which most engines refuse: say which characters are meant.`;
    if (plain.includes('['))
      return `has \`[\` in \`${whole}\`: most engines begin a class in the class there. Write \`\\[\`.`;
    if (plain.includes('&&'))
      return `has \`&&\` in \`${whole}\`: most engines take what is before and behind it alike. Write \`&\` once.`;
  }
  if (
    readable
      .replace(/\\./g, '')
      .replace(/\[[^\]]*\]/g, '')
      .includes('^')
  )
    return 'has `^`: the start of a line is said by `inicio` or `coluna`.';
  // Few runs have a lexico, and none but those needs what looks into patterns.
  const { analyse } = await import('scslre');
  const slow = analyse(expression).reports.find(({ type }) => type !== 'Move');
  const pick = slow?.character.pick ?? repeatedInSeveralWays(source);
  if (pick === undefined) return undefined;
  if (pick === null) return 'is too large to say whether it may take very long: write it as several.';
  return `may take very long on a text with many ${JSON.stringify(pick)}: let only one part of it repeat that.`;
}

/** Engines differ here, or what is meant is said by something else. */
const REFUSED: readonly (readonly [RegExp, string])[] = [
  [/\\[1-9]|\\k</, 'what a group matched cannot be matched again. For a closing there is `modelo`.'],
  [
    /\\[bBwWdDsS]/,
    'engines differ about the characters that it means. Write them in brackets, as [0-9] or [\\p{L}\\p{N}_].',
  ],
  [/\\u[dD][89a-fA-F]../, 'half of a character is none to most engines. Write the character itself.'],
  [/\\u\{/, 'engines do not share that. Write the character itself, or \\u and four digits.'],
  [
    /\\[pP]\{[^}]*=[^}]*\}/,
    'engines name scripts differently. Write the category alone, as \\p{Lu}, or ranges.',
  ],
  [/\(\?<[=!]/, 'what stands before is said by `depois_de`, `apos` and their kin.'],
  [/\(\?<|\(\?[a-z-]+[:)]/, 'groups have neither names nor flags here.'],
];
