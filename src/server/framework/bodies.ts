import type { DeclaredBody } from '../route.js';
import { type Schema, withoutNull } from './models.js';

export type BodyPlace = 'body' | 'form' | 'file';

/** Something that a handler asks for in bodies. */
export interface AskedPart {
  readonly name: string;
  readonly place: BodyPlace;
  readonly schema: Schema;
  readonly required: boolean;
  /** Whether it is a field of the body, though it is the only one. */
  readonly isField: boolean;
  /** The media type that is said of it. */
  readonly media?: string | undefined;
}

const MEDIA = {
  file: 'multipart/form-data',
  form: 'application/x-www-form-urlencoded',
  body: 'application/json',
} as const;
const STRONGEST: readonly BodyPlace[] = ['file', 'form', 'body'];

/** The body that these parts make together: one alone is the whole of it. */
export function bodyOf(all: readonly AskedPart[]): DeclaredBody | null {
  const parts = [...new Map(all.map(each => [each.name, each])).values()];
  const [first] = parts;
  if (!first) return null;
  const place = STRONGEST.find(each => parts.some(part => part.place === each)) ?? 'body';
  const required = parts.some(each => each.required);
  const [said, ...others] = new Set(parts.map(({ media = MEDIA[place] }) => media));
  const media = said !== undefined && others.length === 0 ? said : MEDIA[place];
  if (place !== 'body') return { media, required, schema: formOf(parts) };
  const isWhole = parts.length === 1 && !first.isField;
  return { media, required, schema: isWhole ? first.schema : together(parts) };
}

/** Forms are flat: the fields of a class are fields of the form, beside the others. */
function formOf(parts: readonly AskedPart[]): Schema {
  const flat = parts.filter(
    ({ place, schema, isField }) => place === 'form' && !isField && fieldsOf(withoutNull(schema)).length > 0,
  );
  const others = parts.filter(each => !flat.includes(each));
  const [only] = flat;
  if (only && flat.length === 1 && others.length === 0 && only.required) return only.schema;
  if (flat.length === 0) return together(others);
  const classes = flat.map(({ schema, required }) => (required ? schema : orNothing(schema)));
  return { ...(others.length > 0 ? together(others) : { type: 'object' }), allOf: classes };
}

/** The fields of a class, or none of them. */
function orNothing(schema: Schema): Schema {
  const own = withoutNull(schema);
  return { anyOf: [own, { not: { anyOf: fieldsOf(own).map(name => ({ required: [name] })) } }] };
}

/** Every field that an object may have, whichever of its forms it has. */
function fieldsOf({ properties, anyOf, allOf, oneOf }: Schema): string[] {
  const inner = [anyOf, allOf, oneOf].flatMap(each => (Array.isArray(each) ? (each as Schema[]) : []));
  return [...new Set([...Object.keys(properties ?? {}), ...inner.flatMap(fieldsOf)])];
}

function together(parts: readonly AskedPart[]): Schema {
  const required = parts.flatMap(each => (each.required ? [each.name] : []));
  return {
    type: 'object',
    properties: Object.fromEntries(parts.map(({ name, schema }) => [name, schema])),
    ...(required.length > 0 && { required }),
  };
}
