/** Words of a comment in YAML, on lines of a length that can be read. */
export function commentLines(text: string, indent: string): string {
  const lines = [''];
  for (const word of text.replace(/\s+/g, ' ').split(' ')) {
    if ((lines.at(-1) as string).length + word.length > 105) lines.push('');
    lines[lines.length - 1] = `${lines.at(-1)} ${word}`;
  }
  return lines.map(line => `${indent}#${line}\n`).join('');
}
