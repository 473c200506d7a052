/** JSON Pointers as fragments of references (RFC 6901, §6). */

/** The parts of a JSON pointer as a fragment of an address (RFC 6901, section 6). */
export function segmentsOf(fragment: string): readonly string[] {
  return fragment
    .split('/')
    .slice(1)
    .map(segment => decoded(segment).replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** A JSON pointer as a fragment of an address (RFC 6901, section 6), without `#`. */
export function fragmentOf(segments: readonly string[]): string {
  return segments
    .map(segment => `/${encodeURIComponent(segment.replaceAll('~', '~0').replaceAll('/', '~1'))}`)
    .join('');
}

/** What stands there; undefined for nothing. */
export function valueAt(root: unknown, segments: readonly string[]): unknown {
  let value = root;
  for (const segment of segments) {
    const holder = value as Record<string, unknown>;
    value =
      typeof value === 'object' && value !== null && Object.hasOwn(holder, segment)
        ? holder[segment]
        : undefined;
  }
  return value;
}

/** A part of an address without escapes; as it is where it has wrong ones. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
