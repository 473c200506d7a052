/** Paths of files in archives: what no archive may hold, and what ours do not. */

/** Reserved by Windows, with any extension. */
const DEVICE = /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:\.|$)/i;

/** The parts of a path in an archive; "./" and a slash at the end say nothing. */
export function partsOf(path: string): string[] {
  return path.split('/').filter((part, i, all) => part !== '.' && !(part === '' && i === all.length - 1));
}

/** Why a path must not be unpacked, to continue a sentence: "is absolute"; nothing when it is safe. */
export function faultOfPath(path: string): string | undefined {
  if (path.startsWith('/') || /^[A-Za-z]:/.test(path)) return 'is absolute';
  if (path.includes('\\')) return 'holds a backslash, which leads elsewhere on Windows';
  if (/[\p{Cc}\ufffd]/u.test(path)) return 'holds a control or broken character';
  if (path.includes(':')) return 'holds a colon, which means something else on Windows';
  const parts = partsOf(path);
  if (parts.length === 0 || parts.includes('')) return 'is empty in part';
  // Windows also drops dots and blanks at the end of a name: ".. " leads up, too.
  if (parts.some(part => /^[. ]+$/.test(part))) return 'leads upwards';
  return undefined;
}

/** Why a path should not be packed: some system that has the language cannot unpack it. */
export function faultOfPackedPath(path: string): string | undefined {
  const fault = faultOfPath(path);
  if (fault !== undefined) return fault;
  for (const part of partsOf(path)) {
    if (/[<>"|?*]/.test(part)) return 'holds a character that Windows does not allow';
    if (/[. ]$/.test(part)) return 'has a part that ends in a dot or a blank, which Windows drops';
    if (DEVICE.test(part)) return 'has the name of a device of Windows';
  }
  return undefined;
}

/** The same for paths that are one file on macOS or Windows. */
export function pathKey(path: string): string {
  return path.normalize('NFC').toLowerCase();
}
