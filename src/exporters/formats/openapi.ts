import { compareCodePoints } from '../../code-points.js';
import { remembered } from '../../remembered.js';
import type { Route } from '../../server/route.js';
import type { ApiDocument } from '../document.js';
import { groupOf } from '../groups.js';
import { type Repeat, repetitiveJsonText } from '../json.js';
import { hasBody, methodWord } from '../methods.js';
import { type OpenapiPaths, type Operation, openapiPaths } from '../openapi-paths.js';
import { openapiSchema } from '../openapi-schema.js';
import { operationIds } from '../operation-id.js';
import { partsOf } from '../pattern.js';
import { bodySchema, type Field, fieldsOf, type Schema } from '../schema.js';
import { summaryOf } from '../summary.js';
import type { Exporter } from './exporter.js';

/** OpenAPI 3.1 (https://spec.openapis.org/oas/v3.1.0), valid for any routes. */
export const exporter: Exporter = {
  name: 'openapi',
  title: 'OpenAPI 3.1',
  fileName: 'openapi.json',
  mediaType: 'application/json',
  export: document => repetitiveJsonText(repeat => openapiObject(document, repeat)),
};

/** What the answer of a failed validation holds (reference-language.md §4.2). */
const INVALID: Schema = {
  type: 'object',
  properties: {
    erro: { type: 'string' },
    campos: { type: 'object', additionalProperties: { type: 'string' } },
  },
};

/** What every operation answers, without and with a validation. */
const ANSWERS = answers({});
const VALIDATED_ANSWERS = answers({
  422: { description: 'dados invalidos', content: { 'application/json': { schema: INVALID } } },
});

const requestBody = remembered((schema: Schema) => ({
  required: true,
  content: { 'application/json': { schema: openapiSchema(schema) } },
}));

/** The document as an object; values that it repeats pass through `repeat`. */
export function openapiObject(
  document: ApiDocument,
  repeat: Repeat = value => value,
): Record<string, unknown> {
  const placed = openapiPaths(document);
  const operations = [...placed.paths.values()].flat();
  const ids = operationIds(operations);
  const paths = [...placed.paths].map(([template, list]) => [
    template,
    Object.fromEntries(
      list.map(operation => [
        operation.method.toLowerCase(),
        operationObject(operation, ids.get(operation), repeat),
      ]),
    ),
  ]);
  const tags = [...new Set(operations.map(({ route }) => groupOf(route)))];
  return {
    openapi: '3.1.0',
    info: {
      title: document.titulo,
      version: document.versao,
      description: descriptionOf(document, placed),
    },
    servers: [{ url: document.base }],
    tags: tags.map(name => ({ name })),
    paths: Object.fromEntries(paths),
    // Some readers refuse a document that has nothing in it.
    ...(paths.length === 0 && { components: { schemas: {} } }),
  };
}

/** The description, and what is outside the document, so that nobody takes it for everything. */
function descriptionOf({ descricao, unresolved }: ApiDocument, { outside }: OpenapiPaths): string {
  const named = (why: string) => outside.filter(each => each.why === why).map(({ route }) => nameOf(route));
  return [
    descricao,
    sentence('porque OpenAPI 3.1 não descreve WebSocket', named('websocket')),
    sentence('porque OpenAPI 3.1 não tem esse método', named('method')),
    sentence('porque outra rota já ocupa o mesmo caminho', named('path-taken')),
    sentence('porque o caminho só é conhecido em execução', unresolved.map(nameOf)),
  ]
    .filter(text => text !== '')
    .join('\n\n');
}

function sentence(reason: string, names: readonly string[]): string {
  return names.length === 0
    ? ''
    : `Fora deste documento, ${reason}: ${[...names].sort(compareCodePoints).join(', ')}.`;
}

function nameOf({ method, path }: Route): string {
  return `${methodWord(method)} ${path}`;
}

function operationObject(
  operation: Operation,
  operationId: string | undefined,
  repeat: Repeat,
): Record<string, unknown> {
  const { route, method } = operation;
  const parameters = parametersOf(operation);
  return {
    operationId,
    tags: [groupOf(route)],
    summary: summaryOf(route, method),
    ...(parameters.length > 0 && { parameters }),
    ...(hasBody(method) && { requestBody: repeat(requestBody(bodySchema(route))) }),
    responses: repeat(route.validations.length > 0 ? VALIDATED_ANSWERS : ANSWERS),
  };
}

function answers(more: Record<string, unknown>): Record<string, unknown> {
  return {
    200: { description: 'ok' },
    404: { description: 'nao encontrado' },
    ...more,
    500: { description: 'erro interno' },
  };
}

function parametersOf({ route, names }: Operation): Record<string, unknown>[] {
  const declared = new Map(fieldsOf(route, 'params').map(field => [field.name, field.schema]));
  const parts = partsOf(route.path).filter(part => part.kind === 'parameter');
  const inPath = parts.map((part, index) => ({
    name: names[index],
    in: 'path',
    required: true,
    ...(part.rest && { description: 'O resto do caminho, com barras ou vazio.' }),
    schema: openapiSchema(declared.get(part.name) ?? { type: 'string' }),
  }));
  return [
    ...inPath,
    ...fieldsOf(route, 'query').map(field => fieldParameter(field, 'query')),
    // Names of headers do not depend on case, so that two of them may be one.
    ...distinctHeaders(fieldsOf(route, 'headers')).map(field => fieldParameter(field, 'header')),
  ];
}

function fieldParameter({ name, required, schema }: Field, place: string): Record<string, unknown> {
  return { name, in: place, ...(required && { required }), schema: openapiSchema(schema) };
}

function distinctHeaders(fields: readonly Field[]): Field[] {
  return [...new Map(fields.map(field => [field.name.toLowerCase(), field])).values()];
}
