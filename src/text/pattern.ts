/** A text as a part of a regular expression, with or without the flag `u`, where it stands for itself. */
export function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
