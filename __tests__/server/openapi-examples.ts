import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** OpenAPI documents that others have published, with the errors that people make. */
const FOLDER = dirname(createRequire(import.meta.url).resolve('@readme/oas-examples/package.json'));

/** Their names, as `3.0/json/petstore.json`. */
export const EXAMPLES: readonly string[] = ['3.0', '3.1'].flatMap(version =>
  readdirSync(join(FOLDER, version, 'json'))
    .filter(file => file.endsWith('.json'))
    .map(file => `${version}/json/${file}`),
);

export function exampleText(name: string): string {
  return readFileSync(join(FOLDER, name), 'utf8');
}
