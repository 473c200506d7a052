import type { Route } from '../server/route.js';
import { openapiSchema } from './openapi-schema.js';
import { bodySchema, NO_RULES, type Schema } from './schema.js';

/** The answer of a failed validation (reference-language.md §4.2). */
const INVALID = {
  description: 'dados invalidos',
  content: {
    'application/json': {
      schema: {
        type: 'object',
        properties: {
          erro: { type: 'string' },
          campos: { type: 'object', additionalProperties: { type: 'string' } },
        },
      },
    },
  },
};
const INVALID_NAME = 'DadosInvalidos';
const BODY_NAME = 'Corpo';

/** What operations of one document share: a validation of a whole server stands there once. */
export class OpenapiComponents {
  private readonly names = new Map<Schema, string>();
  private readonly schemas: Record<string, Schema> = {};
  private hasInvalid = false;

  /** The schema of a route's body, or where it stands. */
  body(route: Route): Schema {
    const schema = bodySchema(route);
    // Several schemas at once are joined for each route anew.
    if (schema === NO_RULES || Array.isArray(schema.allOf)) return openapiSchema(schema);
    let name = this.names.get(schema);
    if (name === undefined) {
      name = this.names.size === 0 ? BODY_NAME : `${BODY_NAME}${this.names.size + 1}`;
      this.names.set(schema, name);
      this.schemas[name] = openapiSchema(schema);
    }
    return { $ref: `#/components/schemas/${name}` };
  }

  /** Where the answer of a failed validation stands. */
  invalid(): Schema {
    this.hasInvalid = true;
    return { $ref: `#/components/responses/${INVALID_NAME}` };
  }

  /** The Components Object; nothing when nothing is shared. */
  object(): Schema | undefined {
    if (this.names.size === 0 && !this.hasInvalid) return undefined;
    return {
      ...(this.names.size > 0 && { schemas: this.schemas }),
      ...(this.hasInvalid && { responses: { [INVALID_NAME]: INVALID } }),
    };
  }
}
