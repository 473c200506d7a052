import { type Stats, statSync } from 'node:fs';

/** What a path that somebody gave leads to; undefined for nothing, whatever the reason (`file/x`, a link to itself, a name too long). */
export function statsOf(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}
