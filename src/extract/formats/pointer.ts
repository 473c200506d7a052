/** Tokens of a JSON Pointer (RFC 6901); the empty pointer is the whole. Undefined when it is none. */
export function parsePointer(pointer: string | undefined): string[] | undefined {
  if (pointer === undefined || pointer === '') return [];
  if (!pointer.startsWith('/') || /~(?![01])/.test(pointer)) return undefined;
  return pointer
    .slice(1)
    .split('/')
    .map(token => token.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** What stands at a pointer; otherwise the token that leads nowhere, and those that would lead on. */
export function pick(
  data: unknown,
  pointer: readonly string[],
): { data: unknown } | { missing: string; known: string[] } {
  let current = data;
  for (const token of pointer) {
    if (
      typeof current !== 'object' ||
      current === null ||
      !Object.hasOwn(current, token) ||
      isLength(current, token)
    ) {
      return {
        missing: token,
        known: typeof current === 'object' && current !== null ? Object.keys(current) : [],
      };
    }
    current = (current as Record<string, unknown>)[token];
  }
  return { data: current };
}

/** The one own property of a list that is no item of it. */
function isLength(data: object, token: string): boolean {
  return Array.isArray(data) && token === 'length';
}
