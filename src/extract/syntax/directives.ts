/**
 * A text without the lines of directives (`#if`, `#endif`), which are as blank as they were long: everything else stays where it is, and
 * every branch is there.
 */
export function withoutDirectives(text: string, words: readonly string[]): string {
  const directive = new RegExp(`^[ \\t]*(?:${words.join('|')})(?![\\w-]).*$`, 'gm');
  return text.replace(directive, line => ' '.repeat(line.length));
}
