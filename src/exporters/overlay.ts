import { JSONPathError, type JSONValue, jsonpath } from 'json-p3';
import { isSchema } from './schema.js';

/** One change of an overlay (OpenAPI Overlay 1.0 or 1.1): what it is made to, and what is made of that. */
export interface OverlayAction {
  /** A JSONPath (RFC 9535). */
  readonly target: string;
  readonly update?: unknown;
  /** A JSONPath to the one value that is put there in place of `update`. */
  readonly copy?: string | undefined;
  /** By 1.0 a list is an entry of the list that it is put into, and what is no object and no list stays as it is. */
  readonly by10?: boolean;
  readonly remove?: boolean;
  /** Where it stands. */
  readonly line: number;
}

export interface Overlay {
  readonly file: string;
  readonly actions: readonly OverlayAction[];
}

/** Why an action was not done: its target is gone, or is nothing that can be updated. */
export interface OverlayMiss {
  readonly action: OverlayAction;
  /** As the end of a sentence: "… matches nothing". */
  readonly reason: string;
}

/** The document with what an overlay adds and takes away, one action after the other. `document` stays as it is. */
export function overlaid(
  document: Readonly<Record<string, unknown>>,
  { actions }: Overlay,
): { readonly document: Record<string, unknown>; readonly missed: readonly OverlayMiss[] } {
  // Operations share what is the same in them: a change of one is not one of the others.
  const changed = JSON.parse(JSON.stringify(document)) as Record<string, unknown>;
  const missed: OverlayMiss[] = [];
  for (const action of actions) {
    const reason = apply(changed, action);
    if (reason !== undefined) missed.push({ action, reason });
  }
  return { document: changed, missed };
}

/** Why a text is no JSONPath; undefined for one. */
export function pathMistake(target: string): string | undefined {
  try {
    jsonpath.compile(target);
    return undefined;
  } catch (error) {
    if (error instanceof JSONPathError) return error.message;
    throw error;
  }
}

function apply(
  document: Record<string, unknown>,
  { target, update, copy, remove, by10 = false }: OverlayAction,
): string | undefined {
  const { nodes } = jsonpath.query(target, document as JSONValue);
  if (nodes.length === 0) return 'matches nothing in it';
  if (remove) {
    // The last ones first, so that the places of the others in a list stay.
    for (const { location } of [...nodes].reverse()) removeAt(document, location);
    return undefined;
  }
  const sources = copy === undefined ? [update] : jsonpath.query(copy, document as JSONValue).values();
  const [put] = sources;
  if (sources.length !== 1) return `is given ${copy}, which matches ${sources.length} values in place of one`;
  const isPlain = (value: unknown) => typeof value !== 'object' || value === null;
  if (by10 && nodes.some(({ value }) => isPlain(value)))
    return 'matches a value that is neither an object nor a list';
  if (nodes.some(({ value }) => (isSchema(value) ? !isSchema(put) : isPlain(value) && !isPlain(put))))
    return 'matches a value of another kind than what is put there';
  for (const { value, location } of nodes)
    if (isSchema(value)) merge(value, put);
    else if (Array.isArray(value)) value.push(...structuredClone(Array.isArray(put) && !by10 ? put : [put]));
    else replaceAt(document, location, put);
  return undefined;
}

function holderOf(document: unknown, location: readonly (string | number)[]) {
  let holder = document as Record<string | number, unknown>;
  for (const step of location.slice(0, -1)) holder = holder[step] as Record<string | number, unknown>;
  return holder;
}

function replaceAt(document: unknown, location: readonly (string | number)[], value: unknown): void {
  const last = location.at(-1);
  if (last !== undefined) define(holderOf(document, location), String(last), value);
}

function removeAt(document: unknown, location: readonly (string | number)[]): void {
  const last = location.at(-1);
  const holder = holderOf(document, location);
  if (Array.isArray(holder)) holder.splice(Number(last), 1);
  else if (last !== undefined) delete holder[last];
}

/** Objects become one, lists become longer, and whatever else is there is replaced. */
function merge(into: object, update: unknown): void {
  for (const [key, value] of Object.entries(update ?? {})) {
    const there: unknown = Object.hasOwn(into, key) ? Reflect.get(into, key) : undefined;
    if (isSchema(there) && isSchema(value)) merge(there, value);
    else if (Array.isArray(there) && Array.isArray(value)) there.push(...structuredClone(value));
    else define(into, key, structuredClone(value));
  }
}

/** As data, whatever it is called. */
function define(into: object, key: string, value: unknown): void {
  Object.defineProperty(into, key, { value, writable: true, enumerable: true, configurable: true });
}
