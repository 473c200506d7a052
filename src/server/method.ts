/** A method as the list of an app has it, in capitals and `*` for any (reference-language.md §3.1), from how people write it. */
export function methodNamed(word: string): string {
  const upper = word.toUpperCase();
  return upper === 'ANY' ? '*' : upper;
}
