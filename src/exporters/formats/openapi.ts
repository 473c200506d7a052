import { remembered } from '../../runtime/remembered.js';
import type { Read, Route } from '../../server/index.js';
import { compareCodePoints } from '../../text/code-points.js';
import { responsesOf } from '../answers.js';
import { namedSchemas } from '../components.js';
import { type Demands, type Field, isDemanded } from '../demands.js';
import type { ApiDocument } from '../document.js';
import { type Repeat, repetitiveJsonText } from '../json.js';
import { hasBody, methodWord } from '../methods.js';
import { type OpenapiPaths, type Operation, openapiPaths } from '../openapi-paths.js';
import { openapiSchema } from '../openapi-schema.js';
import { operationIds } from '../operation-id.js';
import { type OverlayMiss, overlaid } from '../overlay.js';
import { readBody, readParam, readParameters } from '../reads.js';
import { infoSaid, merged, serversSaid, tagsSaid } from '../said.js';
import type { Schema } from '../schema.js';
import { securityOf, securitySchemes } from '../security.js';
import { textsOf } from '../summary.js';
import { tagNames } from '../tags.js';
import type { Exporter } from './exporter.js';

/** OpenAPI 3.1 (https://spec.openapis.org/oas/v3.1.0), valid for any routes. */
export const exporter: Exporter = {
  name: 'openapi',
  title: 'OpenAPI 3.1',
  fileName: 'openapi.json',
  mediaType: 'application/json',
  export: document => repetitiveJsonText(repeat => openapiObject(document, repeat)),
};

/** A parameter of the path that nothing is declared of. */
const ANY_TEXT: Schema = { type: 'string' };

const schemaOf = remembered((schema: Schema) => openapiSchema(schema));

/** A body that nothing is declared of: nobody says that it has to be there, or what it is. */
const ANY_BODY = { content: { 'application/json': { schema: {}, example: {} } } };

/** A body that a handler is declared with. */
const declaredBody = ({ media, required, schema }: NonNullable<Route['body']>) => ({
  ...(required && { required }),
  content: { [media]: { schema: schemaOf(schema) } },
});

const requestBody = remembered((schema: Schema) => ({
  ...(isDemanded(schema) && { required: true }),
  content: { 'application/json': { schema: schemaOf(schema) } },
}));

/** The document as an object; values that it repeats pass through `repeat`. */
export function openapiObject(
  document: ApiDocument,
  repeat: Repeat = value => value,
): Record<string, unknown> {
  const { overlays } = document;
  if (overlays.length === 0) return readObject(document, repeat);
  return overlays.reduce((made, overlay) => overlaid(made, overlay).document, readObject(document));
}

/** What of the overlays finds nothing in the document. */
export function missedOf(document: ApiDocument): readonly (OverlayMiss & { readonly file: string })[] {
  let made = document.overlays.length === 0 ? {} : readObject(document);
  return document.overlays.flatMap(overlay => {
    const { document: changed, missed } = overlaid(made, overlay);
    made = changed;
    return missed.map(miss => ({ ...miss, file: overlay.file }));
  });
}

/** The document as it was read. */
function readObject(document: ApiDocument, repeat: Repeat = value => value): Record<string, unknown> {
  if (document.own) return document.own;
  const placed = openapiPaths(document);
  const operations = [...placed.paths.values()].flat();
  const ids = operationIds(operations);
  const groups = new Map(operations.map(operation => [operation, groupsFor(operation, document)]));
  const tags = tagNames([...groups.values()].flat().map(({ name }) => name));
  const made = new Map(
    operations.map(operation => [
      operation,
      operationObject(operation, {
        operationId: ids.get(operation),
        tags: (groups.get(operation) ?? []).map(({ name }) => tags.get(name) ?? name),
        document,
      }),
    ]),
  );
  const schemas = document.handlers ? nameSchemas(made) : {};
  for (const object of made.values()) {
    object.responses = repeat(object.responses as object);
    if (object.requestBody) object.requestBody = repeat(object.requestBody as object);
  }
  const paths = [...placed.paths].map(([template, list]) => [
    template,
    Object.fromEntries(list.map(operation => [operation.method.toLowerCase(), made.get(operation)])),
  ]);
  const texts = new Map([...groups.values()].flat().map(({ name, comment }) => [name, comment]));
  return {
    openapi: '3.1.0',
    info: {
      title: document.titulo,
      version: document.versao,
      description: descriptionOf(document, placed),
      ...infoSaid(document),
    },
    servers: serversSaid(document) ?? [{ url: document.base }],
    tags: tagsSaid(
      document,
      [...tags].map(([group, name]) => ({
        name,
        ...(name !== group && { 'x-displayName': group }),
        ...(texts.get(group) !== undefined && { description: texts.get(group) }),
      })),
    ),
    paths: Object.fromEntries(paths),
    ...(document.says.externalDocs !== undefined && { externalDocs: document.says.externalDocs }),
    ...componentsOf(document, paths.length === 0, schemas),
  };
}

/** What an operation stands under: its tags, the server that was mounted, or the group; otherwise what its path begins with. */
function groupsFor(
  { described: { route, group } }: Operation,
  { handlers }: ApiDocument,
): readonly { name: string; comment?: string }[] {
  if (route.tags) return route.tags.map(name => ({ name }));
  return [(handlers ? route.part : undefined) ?? { name: group }];
}

/** Lets operations refer to what several of them have, and gives that by its names. */
function nameSchemas(
  made: ReadonlyMap<Operation, Record<string, unknown>>,
): Readonly<Record<string, Schema>> {
  const { schemas, named } = namedSchemas(
    [...made].map(([{ described }, { responses, requestBody, parameters = [] }]) => ({
      resource: described.resource,
      responses: responses as Schema,
      requestBody: requestBody as Schema | undefined,
      parameters: parameters as readonly Schema[],
    })),
  );
  for (const object of made.values()) {
    object.responses = named(object.responses as Schema);
    if (object.parameters) object.parameters = named(object.parameters as readonly Schema[]);
    if (object.requestBody) object.requestBody = named(object.requestBody as Schema);
  }
  return schemas;
}

function componentsOf(
  { routes, handlers }: ApiDocument,
  isEmpty: boolean,
  schemas: Readonly<Record<string, Schema>>,
): Record<string, unknown> {
  const schemes = handlers ? securitySchemes(routes.map(({ route }) => route)) : {};
  const components = {
    // Some readers refuse a document that has nothing in it.
    ...((isEmpty || Object.keys(schemas).length > 0) && { schemas }),
    ...(Object.keys(schemes).length > 0 && { securitySchemes: schemes }),
  };
  return Object.keys(components).length > 0 ? { components } : {};
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

/** What all operations of a document are made with. */
interface Making {
  readonly operationId: string | undefined;
  readonly tags: readonly string[];
  readonly document: ApiDocument;
}

function operationObject(
  operation: Operation,
  { operationId, tags, document }: Making,
): Record<string, unknown> {
  const { described, method } = operation;
  const { demands, route } = described;
  const object: Record<string, unknown> = {
    operationId,
    tags: [...tags],
    ...textsOf(described, method),
    ...(route.deprecated && { deprecated: true }),
  };
  const { reads = [], needsBody = false } = document.handlers ? route : {};
  const parameters = [...parametersOf(operation, reads), ...readParameters(demands, reads)];
  if (parameters.length > 0) object.parameters = parameters;
  const declared = document.handlers ? route.body : undefined;
  if (declared) object.requestBody = declaredBody(declared);
  else if (declared === undefined && hasBody(method)) {
    const body = readBody(demands.body, reads) ?? (demands.body ? requestBody(demands.body) : ANY_BODY);
    object.requestBody = needsBody ? { ...body, required: true } : body;
  }
  const security = document.handlers ? securityOf(route) : [];
  if (security.length > 0) object.security = security;
  object.responses = responsesOf(route, method, document.handlers);
  return route.more ? merged(object, route.more) : object;
}

function parametersOf({ described, names }: Operation, reads: readonly Read[]): readonly unknown[] {
  const { address, demands } = described;
  const inPath = address.parameters.map(({ name, rest }, index) => ({
    name: names[index],
    in: 'path',
    required: true,
    ...(rest && { description: 'O resto do caminho, com barras ou vazio.' }),
    schema: schemaOf(
      demands.params.find(field => field.name === name)?.schema ?? readParam(reads, name) ?? ANY_TEXT,
    ),
  }));
  const isRead = (target: Read['target'], name: string) =>
    reads.some(each => each.required && each.target === target && each.name === name);
  const others = otherParameters(demands);
  if (!reads.some(each => each.required)) return [...inPath, ...others];
  return [
    ...inPath,
    ...others.map(each =>
      isRead(each.in === 'query' ? 'query' : 'headers', String(each.name))
        ? { ...each, required: true }
        : each,
    ),
  ];
}

const otherParameters = remembered(({ query, headers }: Demands) => [
  ...query.map(field => fieldParameter(field, 'query')),
  // Names of headers do not depend on case, so that two of them may be one.
  ...distinctHeaders(headers).map(field => fieldParameter(field, 'header')),
]);

function fieldParameter({ name, required, schema }: Field, place: string): Record<string, unknown> {
  return { name, in: place, ...(required && { required }), schema: schemaOf(schema) };
}

function distinctHeaders(fields: readonly Field[]): Field[] {
  return [...new Map(fields.map(field => [field.name.toLowerCase(), field])).values()];
}
