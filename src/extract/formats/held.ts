import type { Place } from '../../findings/finding.js';
import { placeholderOr } from '../evaluate/plain-data.js';
import { Unresolved } from '../evaluate/value.js';
import type { DataPath } from './format.js';

const MAX_SHOWN_CHARACTERS = 40;
const HALF_A_CHARACTER = /\p{Surrogate}/u;

/** A value with a tag that YAML itself does not know: what it is, only the program that reads the file can say. */
export class Tagged {
  // Private: a pointer into it leads nowhere.
  readonly #tag: string;
  readonly #text: string;

  constructor(tag: string, text: string) {
    this.#tag = tag;
    this.#text = text;
  }

  get tag(): string {
    return this.#tag;
  }

  toString(): string {
    return `${this.#tag} ${this.#text}`.trim();
  }
}

/**
 * Data of a file as mappings see it: what a format can say and JSON cannot (integers beyond 2^53, infinity, halves of characters, values
 * with a tag of somebody's own) is not resolved, and is told when it is used, as what is not known of a program is.
 */
export function held(data: unknown, placeOf: (path: DataPath) => Place, path: DataPath = []): unknown {
  const reason = reasonAgainst(data);
  if (reason !== undefined) return placeholderOr(new Unresolved(reason, placeOf(path), shown(data)));
  if (Array.isArray(data)) {
    const items = data.map((item, i) => held(item, placeOf, [...path, i]));
    return items.some((item, i) => item !== data[i]) ? items : data;
  }
  if (typeof data !== 'object' || data === null) return data;
  const entries = Object.entries(data);
  const kept = entries.map(([key, value]) => [key, held(value, placeOf, [...path, key])] as const);
  return kept.some(([, value], i) => value !== entries[i]?.[1]) ? Object.fromEntries(kept) : data;
}

/** Why JSON cannot hold a value itself, whatever is inside of it. */
function reasonAgainst(value: unknown): string | undefined {
  if (typeof value === 'bigint') return 'it is beyond 2^53, where readers of JSON round';
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : 'JSON has no such number';
  if (typeof value === 'string')
    return HALF_A_CHARACTER.test(value)
      ? 'it holds half of a character, which no text of JSON has for all readers'
      : undefined;
  if (value instanceof Tagged)
    return `what the tag ${value.tag} means, only the program that reads it can say`;
  return isPlain(value) ? undefined : 'JSON has nothing of that kind';
}

function isPlain(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return true;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function shown(value: unknown): string {
  const text =
    value instanceof Tagged
      ? String(value)
      : typeof value === 'string'
        ? JSON.stringify(value)
        : isPlain(value)
          ? String(value)
          : `!!${(value as object).constructor.name.toLowerCase()}`;
  return text.length > MAX_SHOWN_CHARACTERS ? `${text.slice(0, MAX_SHOWN_CHARACTERS)}…` : text;
}
