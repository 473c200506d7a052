/**
 * What a value is that was to be a text, in words, and what helps where it is a call: nothing is run, and to turn what is known of the
 * call into a text would publish its parts.
 */
export function noText(value: unknown): { readonly is: string; readonly remedy?: string } {
  const call = callIn(value);
  if (call !== undefined)
    return {
      is: `a call of ${call}`,
      remedy: `What ${call} gives is not known, since nothing is run. Write the text itself where the call stands, or take an argument that holds it: args[0].`,
    };
  if (Array.isArray(value)) return { is: `a list of ${value.length}` };
  if (typeof value === 'object' && value !== null)
    return { is: `an object with ${Object.keys(value).slice(0, MAX_KEYS).join(', ') || 'no fields'}` };
  return { is: value === undefined || value === null ? 'nothing' : sayPlain(value) };
}

const MAX_KEYS = 6;
const MAX_CHARACTERS = 60;

/** The name of what is called, where a record says what a call says. */
function callIn(value: unknown): string | undefined {
  const { call, args } = (value ?? {}) as { call?: unknown; args?: unknown };
  return typeof call === 'string' && Array.isArray(args) ? `${call}()` : undefined;
}

function sayPlain(value: unknown): string {
  return `the ${typeof value} ${String(value).slice(0, MAX_CHARACTERS)}`;
}
