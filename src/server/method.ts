/** A method as the list of an app has it, in capitals and `*` for any (reference-language.md §3.1), from how people write it. */
export function methodNamed(word: string): string {
  const upper = word.toUpperCase();
  return upper === 'ANY' ? '*' : upper;
}

/** Whether some request can have the method: a token, as HTTP has it (RFC 9110, §5.6.2). */
export function isMethod(word: string): boolean {
  return /^[\w!#$%&'*+.^`|~-]+$/.test(word);
}
