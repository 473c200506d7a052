import { segmentsOf } from '../../src/contract/json-pointer.js';
import type { PlantedFault } from '../../src/rules/integrity/rule.js';

type Files = Record<string, unknown>;

/** Puts a value in place of what stands at the pointer, or appends it (`-`); an object is merged into an object. */
export function plant(files: Files, { file, pointer, value }: PlantedFault): void {
  const segments = segmentsOf(pointer);
  const last = segments.pop();
  if (last === undefined) {
    files[file] = merged(files[file], value);
    return;
  }
  const holder = segments.reduce<unknown>((data, key) => (data as Files)[key], files[file]);
  if (Array.isArray(holder) && last === '-') holder.push(value);
  else set(holder as Files, last, merged((holder as Files)[last], value));
}

/** Takes away what stands at the pointer. */
export function uproot(files: Files, file: string, pointer: string): void {
  const segments = segmentsOf(pointer);
  const last = segments.pop() ?? '';
  const holder = segments.reduce<unknown>((data, key) => (data as Files)[key], files[file]);
  if (Array.isArray(holder)) holder.splice(Number(last), 1);
  else delete (holder as Files)[last];
}

/** As `JSON.parse` does it: `__proto__` is a key like any other. */
function set(holder: Files, key: string, value: unknown): void {
  Object.defineProperty(holder, key, { value, writable: true, enumerable: true, configurable: true });
}

function merged(old: unknown, value: unknown): unknown {
  return isPlain(old) && isPlain(value) ? { ...old, ...value } : value;
}

function isPlain(value: unknown): value is Files {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
