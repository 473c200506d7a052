import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const found = new Map<string, string>();

/**
 * A folder of `dist/` that travels with the bundles: `wasm` has the grammars, `html` the renderer of API pages, `data` what is known of
 * libraries that have no sources. Looked
 * for upwards from this very file, since it is run from `src/` (tests), from `build/` and from inside the bundles.
 */
export function assetFolder(name: 'wasm' | 'html' | 'data' = 'wasm'): string {
  const known = found.get(name);
  if (known) return known;
  let folder = dirname(fileURLToPath(import.meta.url));
  for (;;) {
    const candidate = join(folder, 'dist', name);
    if (existsSync(candidate)) {
      found.set(name, candidate);
      return candidate;
    }
    const parent = dirname(folder);
    if (parent === folder) throw new Error(`dist/${name} is missing: run \`npm run build\``);
    folder = parent;
  }
}
