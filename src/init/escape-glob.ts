/** A path as a pattern that means it alone: its brackets would be taken for one. */
export function escapeGlob(path: string): string {
  return path.replace(/[*?{}[\]]/g, '\\$&');
}
