/**
 * Where a chain of declared renames ends: at what is there now; where nothing of it is, at its last name. Nothing for a chain
 * that leads back to itself.
 */
export function successorIn(
  now: string | null | undefined,
  isThere: (id: string) => boolean,
  renamed: (id: string) => string | null | undefined,
): string | undefined {
  const seen = new Set<string>();
  let id = now;
  while (typeof id === 'string' && !seen.has(id)) {
    if (isThere(id)) return id;
    seen.add(id);
    const next = renamed(id);
    if (typeof next !== 'string') return id;
    id = next;
  }
  return undefined;
}
