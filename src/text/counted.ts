/** `1 file`, `2 files`; of a noun that is irregular, the plural is given. */
export function counted(count: number, noun: string, plural = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : plural}`;
}
