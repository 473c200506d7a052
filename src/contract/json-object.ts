/** What a text says as JSON; null where it is no JSON, or bytes are no UTF-8. */
export function jsonOrNull(text: string | Uint8Array): unknown {
  try {
    return JSON.parse(
      typeof text === 'string' ? text : new TextDecoder('utf-8', { fatal: true }).decode(text),
    );
  } catch {
    return null;
  }
}

/** Whether a value is an object of JSON (RFC 8259, section 4): no list, and not null. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
