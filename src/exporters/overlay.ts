import { JSONPathError, type JSONValue, jsonpath } from 'json-p3';
import { isSchema } from './schema.js';

/** One change of an overlay (OpenAPI Overlay 1.0): what it is made to, and what is made of that. */
export interface OverlayAction {
  /** A JSONPath (RFC 9535). */
  readonly target: string;
  readonly update?: unknown;
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
  { target, update, remove }: OverlayAction,
): string | undefined {
  const { nodes } = jsonpath.query(target, document as JSONValue);
  if (nodes.length === 0) return 'matches nothing in it';
  if (remove) {
    // The last ones first, so that the places of the others in a list stay.
    for (const { location } of [...nodes].reverse()) removeAt(document, location);
    return undefined;
  }
  if (nodes.some(({ value }) => typeof value !== 'object' || value === null))
    return 'matches a value that is neither an object nor a list';
  for (const { value } of nodes) merge(value as object, update);
  return undefined;
}

function removeAt(document: unknown, location: readonly (string | number)[]): void {
  const last = location.at(-1);
  let holder = document as Record<string | number, unknown>;
  for (const step of location.slice(0, -1)) holder = holder[step] as Record<string | number, unknown>;
  if (Array.isArray(holder)) holder.splice(Number(last), 1);
  else if (last !== undefined) delete holder[last];
}

/** Objects become one, lists become longer, and whatever else is there is replaced. */
function merge(into: object, update: unknown): void {
  if (Array.isArray(into)) {
    into.push(structuredClone(update));
    return;
  }
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
