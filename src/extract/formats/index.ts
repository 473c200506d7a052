import type { Format } from './format.js';

export const formats: readonly Format[] = [
  { name: 'json', extensions: ['json'], parser: () => import('./json.js') },
  { name: 'jsonc', extensions: ['jsonc'], parser: () => import('./jsonc.js') },
  { name: 'jsonl', extensions: ['jsonl', 'ndjson'], parser: () => import('./jsonl.js') },
  { name: 'yaml', extensions: ['yml', 'yaml'], parser: () => import('./yaml.js') },
  { name: 'toml', extensions: ['toml'], parser: () => import('./toml.js') },
  { name: 'csv', extensions: ['csv'], parser: () => import('./csv.js') },
  { name: 'tsv', extensions: ['tsv'], parser: () => import('./tsv.js') },
];

/** The format that the extension of a path says. */
export function formatOf(path: string): Format | undefined {
  const extension = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
  return formats.find(format => format.extensions.includes(extension));
}
