import { stringify } from 'yaml';
import { type ConfigPath, kinds, STEPS } from '../extract/index.js';
import { fromEnglish } from '../findings/english-keys.js';
import { fieldsOfList, LIST_PATHS, mappingFor } from './list-fields.js';
import type { Mistake } from './mistakes.js';

/** How much of the entries is shown. */
const SHOWN_WORDS = 3;
const SHOWN_FIELDS = 2;
const SHOWN_LENGTH = 40;

/** Lists in which the entries themselves stand, where a source is asked for: one slip each, however much is in them. */
export function entriesForSources(
  data: unknown,
  placeOf: (path: ConfigPath) => Mistake['place'],
): (Mistake & { readonly path: ConfigPath })[] {
  return LIST_PATHS.flatMap(path => {
    const [value, ...around] = valuesAlong(data, path).reverse();
    if (around.some(outer => Array.isArray(outer))) return [];
    const items = Array.isArray(value) ? value : [value];
    if (items.length === 0 || !items.every(item => isEntry(item, path))) return [];
    const key = path.at(-1) as string;
    return [
      {
        path,
        message: `${path.join('.')}: Here stand the entries themselves, and a source is asked for.`,
        remedy: `Put them behind \`value\`: ${key}: ${asSource(value, path)}.`,
        place: placeOf(Array.isArray(value) ? [...path, 0] : path),
        facts: {},
      },
    ];
  });
}

function valuesAlong(data: unknown, path: readonly string[]): unknown[] {
  const found = [data];
  for (const key of path) found.push((found.at(-1) as Record<string, unknown> | null | undefined)?.[key]);
  return found;
}

/** Whether something is an entry of the list, or a word of it, and can be no source that is misspelt. */
function isEntry(item: unknown, list: readonly string[]): boolean {
  // What has the look of a file is a source without its kind.
  if (typeof item === 'string') return item.trim() !== '' && !isFile(item);
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return false;
  const keys = Object.keys(item);
  if (keys.length === 0 || keys.some(key => OWN_KEYS.has(key))) return false;
  const fields = fieldsOfList(list) ?? [];
  if (keys.some(key => fields.includes(key) || fromEnglish(key, fields) !== undefined)) return true;
  return Object.values(item).every(value => !isFile(value)) && !keys.some(key => /[: ]/.test(key));
}

/** Keys that only sources have. */
const OWN_KEYS: ReadonlySet<string> = new Set([...kinds.map(({ name }) => name), ...STEPS]);

function isFile(value: unknown): boolean {
  return (
    typeof value === 'string' &&
    (/^\S*[^\s.]\.\w{1,10}(?:[#:]\S*)?$/.test(value) || (value.includes('/') && !/\s/.test(value)))
  );
}

/** The source that gives what stands there. */
function asSource(value: unknown, list: readonly string[]): string {
  const fields = fieldsOfList(list) ?? [];
  const items = Array.isArray(value) ? value : [value];
  const [first] = items;
  if (typeof first === 'string') {
    const words = Array.isArray(value) || fields.length === 0 ? items : first.split(/[,\s]+/).filter(Boolean);
    const map = fields.length === 0 ? '' : `, map: ${mappingFor(list, 'list')}`;
    return `{ value: [${cut(words.map(flow), SHOWN_WORDS)}]${map} }`;
  }
  const keys = Object.keys(first as object);
  if (keys.some(key => fields.includes(key) || fromEnglish(key, fields) !== undefined))
    return `{ value: [${cut([entry(first)], 1)}${items.length > 1 ? ', …' : ''}] }`;
  return `{ value: ${entry(first)}, map: ${mappingFor(list, 'map')} }`;
}

function entry(item: unknown): string {
  const fields = Object.entries(item as object).map(([key, value]) => `${flow(key)}: ${flow(value)}`);
  return `{ ${cut(fields, SHOWN_FIELDS)} }`;
}

function cut(texts: readonly string[], most: number): string {
  return [...texts.slice(0, most), ...(texts.length > most ? ['…'] : [])].join(', ');
}

/** A value as YAML in one line; of a long one, that there is something. */
function flow(value: unknown): string {
  const text = stringify([value], { collectionStyle: 'flow', lineWidth: 0 }).trim().slice(1, -1).trim();
  return text.length > SHOWN_LENGTH || text.includes('\n') ? '…' : text;
}
