import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

let found: string | undefined;

/**
 * The folder of the grammars (`dist/wasm`), which travels with the bundles. Looked for upwards from this very file,
 * since it is run from `src/` (tests), from `build/` and from inside the bundles of `dist/`.
 */
export function assetFolder(): string {
  if (found) return found;
  let folder = dirname(fileURLToPath(import.meta.url));
  for (;;) {
    const candidate = join(folder, 'dist', 'wasm');
    if (existsSync(candidate)) {
      found = candidate;
      return candidate;
    }
    const parent = dirname(folder);
    if (parent === folder) throw new Error('dist/wasm is missing: run `npm run build`');
    folder = parent;
  }
}
