import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';

/**
 * Reads a file of `dist/` that travels with the bundle, where `npm run build` has compressed it.
 * @param path `wasm/tree-sitter-python.wasm`
 */
export function readAsset(path: string): Buffer {
  return brotliDecompressSync(readFileSync(join(distFolder(), `${path}.br`)));
}

/** The schema of `refdata.yml` for editors, which the package has beside its code. */
export function schemaFile(): string {
  return join(distFolder(), '..', 'schemas', 'refdata.schema.json');
}

let known: string | undefined;

/** Looked for upwards from this very file, since it is run from `src/` (tests), from `build/` and from inside the bundle. */
function distFolder(): string {
  for (let folder = dirname(fileURLToPath(import.meta.url)); known === undefined; folder = dirname(folder)) {
    const candidate = join(folder, 'dist');
    if (existsSync(join(candidate, 'wasm'))) known = candidate;
    else if (folder === dirname(folder)) throw new Error('dist/wasm is missing: run `npm run build`');
  }
  return known;
}
