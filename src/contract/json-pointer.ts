/** JSON Pointers (RFC 6901): the address of a value in a JSON text. */

/** Appends keys and indexes to a pointer: `at('/codigos', 3, 'doc')` is `/codigos/3/doc`. */
export function at(pointer: string, ...segments: readonly (string | number)[]): string {
  let extended = pointer;
  for (const segment of segments) {
    extended += typeof segment === 'number' ? `/${segment}` : `/${escapeSegment(segment)}`;
  }
  return extended;
}

/** The keys and indexes of a pointer, unescaped; none for the root. */
export function segmentsOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map(segment => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The file of a place such as `/api/sintaxe.json#/reservadas/se`. */
export function fileIn(path: string): string {
  return path.split('#', 1)[0] ?? '';
}

/** The keys of a place such as `/api/sintaxe.json#/reservadas/se`, unescaped: `reservadas`, `se`. */
export function segmentsIn(path: string): string[] {
  return segmentsOf(path.slice(path.indexOf('#') + 1));
}

/** A pointer as messages show it, between backquotes and without the first slash; the root has no name. */
export function shownPointer(pointer: string): string {
  return pointer === '' ? 'the file' : `\`${pointer.slice(1)}\``;
}

function escapeSegment(segment: string): string {
  return segment.includes('~') || segment.includes('/')
    ? segment.replaceAll('~', '~0').replaceAll('/', '~1')
    : segment;
}
