/** The beginning of a text that is longer than so many UTF-16 units: half of a character is none. */
export function cut(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length).replace(/[\ud800-\udbff]$/, '')}…` : text;
}
