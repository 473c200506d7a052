import { csv } from './csv.js';
import type { Format } from './format.js';
import { json } from './json.js';
import { toml } from './toml.js';
import { yaml } from './yaml.js';

export const formats: readonly Format[] = [json, yaml, toml, csv];

/** The format that the extension of a path says. */
export function formatOf(path: string): Format | undefined {
  const extension = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
  return formats.find(format => format.extensions.includes(extension));
}
