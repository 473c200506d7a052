/** Code without the empty lines before and behind it, which texts in quotes of several lines bring. */
export function withoutBlankEnds(code: string): string {
  const first = /^\s*\n/.exec(code)?.[0].length ?? 0;
  return code.slice(first).trimEnd();
}
