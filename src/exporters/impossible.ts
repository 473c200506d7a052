import type { Route, Validation } from '../server/index.js';
import { hasBody } from './methods.js';
import { isSchema, type Schema } from './schema.js';

/** Something that a validation asks, and no request of a route has. */
export interface Impossible {
  readonly place: Validation['place'];
  /** As a sentence. */
  readonly reason: string;
}

/** What the validations of a server ask of a route in vain: they run before it is known which route it is. */
export function impossibleOf({ method, validations, asks }: Route): Impossible[] {
  // What a description asks is meant, whatever a framework does with it.
  if (asks) return [];
  return validations
    .filter(({ byHandler }) => byHandler === undefined)
    .flatMap(({ target, schema, place }) =>
      reasonsOf(target, schema, method).map(reason => ({ place, reason })),
    );
}

function reasonsOf(target: Validation['target'], schema: Schema, method: string): string[] {
  const required = Array.isArray(schema.required) ? schema.required.map(String) : [];
  if (target === 'body') {
    if (required.length === 0 || hasBody(method) || method === '*') return [];
    return [
      `A request without a body is answered 422: the validation wants ${quoted(required)} of every request.`,
    ];
  }
  if (target === 'params') {
    if (required.length === 0) return [];
    return [
      `Every request is answered 422: parameters of the path (${quoted(required)}) are not known yet where this is checked.`,
    ];
  }
  const fields = Object.entries(isSchema(schema.properties) ? schema.properties : {});
  return fields.flatMap(([name, field]) => {
    if (target === 'headers' && name !== name.toLowerCase())
      return required.includes(name)
        ? [
            `Every request is answered 422: names of headers are in small letters here, and \`${name}\` is not.`,
          ]
        : [`\`${name}\` is never checked: names of headers are in small letters here.`];
    return typeOf(field) === undefined
      ? []
      : [
          `A request with \`${name}\` is answered 422: what it has in its ${target} are texts, and this is to be ${typeOf(field)}.`,
        ];
  });
}

/** The type of a field that no text is of. */
function typeOf(field: unknown): string | undefined {
  if (!isSchema(field)) return undefined;
  const [form] = Array.isArray(field.anyOf) ? field.anyOf : [field];
  const type = isSchema(form) ? form.type : undefined;
  // A parameter that is there more than once is a list.
  return typeof type === 'string' && type !== 'string' && type !== 'array' ? type : undefined;
}

function quoted(names: readonly string[]): string {
  return names.map(name => `\`${name}\``).join(', ');
}
