import type { Read, Validation } from '../route.js';
import type { Followed } from './handlers.js';

/**
 * Whether some request makes a handler fail that no validation has refused before: it lacks something that is read
 * without a default, or has a text that is no number.
 * @param before what is refused before it is asked; what it checks itself, it asks of a body that has to be there
 */
export function mayFail({ reads, checks, failsBodiless }: Followed, before: readonly Validation[]): boolean {
  if (failsBodiless && !before.some(({ target }) => target === 'body')) return true;
  const validations = [...before, ...checks];
  return reads.some(
    read =>
      (read.failsMissing && read.target !== 'params' && !isDemanded(read, validations)) ||
      (read.failsUnfit && !isNumber(read, validations)),
  );
}

function isDemanded({ target, name }: Read, validations: readonly Validation[]): boolean {
  return validations.some(
    ({ target: own, schema }) =>
      own === target && Array.isArray(schema.required) && schema.required.includes(name),
  );
}

/** Whether only what the conversion takes comes so far; a pattern or a list of values is taken for a check of that. */
function isNumber({ target, name, type: wanted }: Read, validations: readonly Validation[]): boolean {
  return validations.some(({ target: own, schema }) => {
    const { [name]: field } = (schema.properties ?? {}) as Readonly<Record<string, Field>>;
    if (own !== target || field === undefined) return false;
    if (field.type === 'integer' || field.pattern !== undefined || field.enum !== undefined) return true;
    return field.type === 'number' && (wanted === 'number' || target === 'body');
  });
}

interface Field {
  readonly type?: unknown;
  readonly pattern?: unknown;
  readonly enum?: unknown;
}
