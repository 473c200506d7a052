import { REPORTED } from '../extract/index.js';

/** Thrown for what JSON cannot say even with tags. */
export class NotEncodable extends Error {}

/** The key of an object that stands for something that JSON has not. */
const TAG = '\0';

/** Data of an extraction as JSON, without losing what JSON has not: nothing, numbers without end, maps, what was reported. */
export function encode(data: unknown): string {
  return JSON.stringify(tagged(data));
}

/** What {@link encode} was given. @throws when the text is not of its making. */
export function decodeData(text: string): unknown {
  return untagged(JSON.parse(text));
}

function tagged(value: unknown): unknown {
  if (value === undefined) return { [TAG]: 'undefined' };
  if (value === REPORTED) return { [TAG]: 'reported' };
  if (typeof value === 'number' && (!Number.isFinite(value) || Object.is(value, -0)))
    return { [TAG]: Object.is(value, -0) ? '-0' : String(value) };
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' || value === null)
    return value;
  if (Array.isArray(value)) return Array.from(value, tagged);
  if (typeof value !== 'object') throw new NotEncodable(typeof value);
  if (value instanceof Map) return { [TAG]: 'map', entries: tagged([...value]) };
  const prototype: unknown = Object.getPrototypeOf(value);
  // Dates of TOML, for example.
  if ((prototype !== Object.prototype && prototype !== null) || Object.hasOwn(value, TAG))
    throw new NotEncodable('object');
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, tagged(part)]));
}

function untagged(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(untagged);
  if (Object.hasOwn(value, TAG)) {
    const { [TAG]: tag, entries } = value as Record<string, unknown>;
    if (tag === 'undefined') return undefined;
    if (tag === 'map') return new Map(untagged(entries) as [unknown, unknown][]);
    return tag === 'reported' ? REPORTED : Number(tag);
  }
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, untagged(part)]));
}
