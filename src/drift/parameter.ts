import { segmentsOf } from '../contract/json-pointer.js';

const PLACES: Readonly<Record<string, string>> = { query: 'query', headers: 'header', cookies: 'cookie' };

/** A parameter with its place, `query chave` for `query/chave`; nothing for what is inside of one, or of a body. */
export function parameterAt(pointer: string): string | undefined {
  const slash = Math.max(pointer.indexOf('/'), 0);
  const list = pointer.slice(0, slash);
  const [name, ...inside] = segmentsOf(pointer.slice(slash));
  return name !== undefined && inside.length === 0 && Object.hasOwn(PLACES, list)
    ? `${PLACES[list]} ${name}`
    : undefined;
}
