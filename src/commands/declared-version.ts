import { readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'smol-toml';

/** How projects say which versions of the language they are for: `forge.toml`, `[package]` or `[project]`. */
const MANIFEST = 'forge.toml';
const FIELD = 'dataforge';
const MAX_MANIFEST_BYTES = 1024 * 1024;
/** No project is deeper. */
const MAX_FOLDERS_UP = 30;

/** The range of versions that the project around a file declares; nothing where there is no project, or it does not say. */
export function declaredRange(file: string): string | undefined {
  let folder = dirname(file);
  for (let i = 0; i < MAX_FOLDERS_UP; i += 1) {
    const found = rangeIn(join(folder, MANIFEST));
    if (found !== undefined) return found.range;
    const above = dirname(folder);
    if (above === folder) return undefined;
    folder = above;
  }
  return undefined;
}

/** What a manifest says; nothing where there is none that can be read. */
function rangeIn(path: string): { readonly range: string | undefined } | undefined {
  try {
    const stat = statSync(path, { throwIfNoEntry: false });
    if (stat === undefined || !stat.isFile() || stat.size > MAX_MANIFEST_BYTES) return undefined;
    const { package: own, project } = parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
    for (const section of [own, project]) {
      const range =
        typeof section === 'object' && section !== null
          ? (section as Record<string, unknown>)[FIELD]
          : undefined;
      if (typeof range === 'string') return { range };
    }
    return { range: undefined };
  } catch {
    // A manifest that is just being written is none.
    return undefined;
  }
}
