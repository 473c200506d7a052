import type { DeclaredBody } from '../route.js';
import type { Schema } from './models.js';

export type BodyPlace = 'body' | 'form' | 'file';

/** Something that a handler asks for in bodies. */
export interface AskedPart {
  readonly name: string;
  readonly place: BodyPlace;
  readonly schema: Schema;
  readonly required: boolean;
  /** Whether it is a class with fields, which may be the whole of a form. */
  readonly isModel: boolean;
  /** Whether it is a field of the body, though it is the only one. */
  readonly isField: boolean;
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
  const isWhole =
    parts.length === 1 && !first.isField && (first.place === 'body' || (first.isModel && place === 'form'));
  return { media: MEDIA[place], required, schema: isWhole ? first.schema : together(parts) };
}

function together(parts: readonly AskedPart[]): Schema {
  const required = parts.flatMap(each => (each.required ? [each.name] : []));
  return {
    type: 'object',
    properties: Object.fromEntries(parts.map(({ name, schema }) => [name, schema])),
    ...(required.length > 0 && { required }),
  };
}
