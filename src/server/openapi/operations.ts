import { isJsonMedia, mediaTypeOf } from '../../text/media-type.js';
import { credentialOf } from '../credentials.js';
import type { Part } from '../pattern.js';
import type {
  AskedBody,
  AskedParameter,
  Asks,
  Credential,
  Route,
  SourcePlace,
  Validation,
} from '../route.js';
import type { References } from './references.js';
import { answersIn, examplesOf, withExamples } from './responses.js';
import { isNode, listOf, type Node, nodeOf, type Path } from './shapes.js';
import { isParameter, operationsIn, parametersIn } from './to-31.js';

const TARGETS = { query: 'query', header: 'headers', path: 'params' } as const;
const STYLES: Readonly<Record<string, string>> = {
  query: 'form',
  cookie: 'form',
  path: 'simple',
  header: 'simple',
};
/** Headers that OpenAPI has other places for ("Parameter Object"). */
const ELSEWHERE: ReadonlySet<string> = new Set(['accept', 'content-type', 'authorization']);
const MAX_SUMMARY_CHARACTERS = 120;

/** What operations are read with. */
export interface Reader {
  readonly server: string;
  readonly root: Node;
  readonly references: References;
  readonly placeOf: (path: Path) => SourcePlace;
  /** Hears of what could not be read. */
  readonly gap: (path: Path, reason: string, remedy: string) => void;
  /** The address of a list of servers, where there is one. */
  readonly baseOf: (servers: unknown) => string | undefined;
}

/** The operations of a document as routes. */
export function routesIn(reader: Reader): Route[] {
  const { references, root } = reader;
  return Object.entries(nodeOf(root.paths)).flatMap(([template, value]) => {
    if (template.startsWith('x-')) return [];
    const item = references.follow(value);
    return operationsIn(item).map(([method, operation, keys]) =>
      routeOf(reader, template, method, item, operation, ['paths', template, ...keys]),
    );
  });
}

function routeOf(
  reader: Reader,
  template: string,
  method: string,
  item: Node,
  operation: Node,
  at: Path,
): Route {
  const { references, root, server } = reader;
  const place = reader.placeOf(at);
  const found = parametersIn(item, operation, references.follow);
  for (const each of found)
    if (!isParameter(each))
      reader.gap(
        at,
        `A parameter of ${method} ${template} has ${typeof each.name === 'string' ? `\`in: ${each.in}\`` : 'no name'} and is left out.`,
        'Give it a `name`, and `in` as query, path, header or cookie.',
      );
  const parts = partsIn(template);
  const parameters = found.flatMap(each => parameterOf(each, references));
  tellOfPath(reader, `${method} ${template}`, parts, parameters, at);
  const body = references.follow(operation.requestBody);
  const bodies = bodiesOf(body, references);
  const base = reader.baseOf(operation.servers) ?? reader.baseOf(item.servers);
  const tags = listOf(operation.tags).filter(each => typeof each === 'string');
  const [tag] = tags;
  const { operationId } = operation;
  const texts = textsOf(operation, item, `${method} ${pathOf(template)}`);
  const asks: Asks = {
    summary: texts.summary,
    parameters,
    bodies,
    needsBody: body.required === true,
    security: securityOf(operation.security ?? root.security, reader, at),
    access: accessOf(operation.security ?? root.security, reader),
    ...(base !== undefined && { base }),
    ...(typeof operationId === 'string' && { id: operationId }),
    ...(operation.deprecated === true && { deprecated: true }),
    ...(texts.title !== undefined && { title: texts.title }),
    ...(tags.length > 0 && { tags }),
  };
  return {
    server,
    method,
    path: pathOf(template),
    parts,
    params: parts.flatMap(part => (part.kind === 'parameter' ? [part.name] : [])),
    place,
    origin: 'document',
    certainty: 'sure',
    answers: answersIn(nodeOf(operation.responses), references, place),
    validations: [
      ...validationsOf(parameters).map(each => ({ ...each, place })),
      ...bodyValidations(bodies).map(each => ({ ...each, place: bodyPlace(body, reader) ?? place })),
    ],
    asks,
    ...(texts.description !== undefined && { comment: texts.description }),
    ...(typeof tag === 'string' && { part: { name: tag } }),
  };
}

/** A template of OpenAPI as servers write paths: `/itens/{id}` is `/itens/:id`. */
export function pathOf(template: string): string {
  return template.replace(/\{([^{}]+)\}/g, ':$1');
}

/** A template in its pieces: what stands in braces is a parameter, and nothing else. */
function partsIn(template: string): Part[] {
  const parts: Part[] = [];
  for (const [i, text] of template.split(/\{([^{}]+)\}/).entries()) {
    if (i % 2 === 1) parts.push({ kind: 'parameter', name: text, rest: false });
    else if (text !== '') parts.push({ kind: 'literal', text });
  }
  return parts;
}

/** A template and its parameters have to name the same. */
function tellOfPath(
  reader: Reader,
  name: string,
  parts: readonly Part[],
  parameters: readonly AskedParameter[],
  at: Path,
): void {
  const inPath = new Set(parts.flatMap(part => (part.kind === 'parameter' ? [part.name] : [])));
  const declared = new Set(parameters.flatMap(each => (each.in === 'path' ? [each.name] : [])));
  for (const each of inPath)
    if (!declared.has(each))
      reader.gap(
        at,
        `${name} declares no parameter for \`{${each}}\` of its path: it is taken for any text.`,
        `Add \`- { name: ${each}, in: path, required: true, schema: { type: string } }\` to its parameters.`,
      );
  for (const each of declared)
    if (!inPath.has(each))
      reader.gap(
        at,
        `${name} declares the parameter \`${each}\` of its path, which does not have it.`,
        `Write \`{${each}}\` in the path, or take the parameter away.`,
      );
}

function textsOf(
  operation: Node,
  item: Node,
  name: string,
): { summary: string; title: string | undefined; description: string | undefined } {
  const textOf = (value: unknown) =>
    typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
  const description = textOf(operation.description) ?? textOf(item.description);
  const [line = ''] = (description ?? '').split('\n');
  const short = line.length <= MAX_SUMMARY_CHARACTERS ? textOf(line) : undefined;
  const title = textOf(operation.summary) ?? textOf(item.summary);
  const summary = title ?? textOf(operation.operationId) ?? short;
  return { summary: summary ?? name, title, description };
}

function parameterOf(node: Node, references: References): AskedParameter[] {
  const { name } = node;
  const place = node.in as AskedParameter['in'];
  if (typeof name !== 'string' || !isParameter(node)) return [];
  if (place === 'header' && ELSEWHERE.has(name.toLowerCase())) return [];
  const [content] = Object.values(nodeOf(node.content));
  const holder = content === undefined ? node : nodeOf(content);
  const style = typeof node.style === 'string' ? node.style : (STYLES[place] ?? 'form');
  return [
    {
      in: place,
      name,
      required: node.required === true || place === 'path',
      schema: withExamples(references.schema(holder.schema, 'request'), [
        ...examplesOf(node, references),
        ...(content === undefined ? [] : examplesOf(holder, references)),
      ]),
      style: content === undefined ? style : 'json',
      explode: typeof node.explode === 'boolean' ? node.explode : style === 'form',
      ...(node.deprecated === true && { deprecated: true }),
    },
  ];
}

/** Where the schema of a body stands that several operations may refer to. */
function bodyPlace(body: Node, { placeOf }: Reader): SourcePlace | undefined {
  const media = Object.entries(nodeOf(body.content)).find(([name]) => isJsonMedia(name));
  const { $ref } = nodeOf(nodeOf(media?.[1]).schema);
  const name = /^#\/components\/schemas\/([^/~%]+)$/.exec(String($ref))?.[1];
  return name === undefined ? undefined : placeOf(['components', 'schemas', name]);
}

function bodiesOf(body: Node, references: References): AskedBody[] {
  return Object.entries(nodeOf(body.content)).map(([media, value]) => {
    const holder = nodeOf(value);
    const schema = references.schema(holder.schema, 'request');
    return { media: mediaTypeOf(media), schema: withExamples(schema, examplesOf(holder, references)) };
  });
}

type Unplaced = Omit<Validation, 'place'>;

/** Parameters of one place as one object; those in the path that say nothing about their value are no validation. */
function validationsOf(parameters: readonly AskedParameter[]): Unplaced[] {
  return Object.entries(TARGETS).flatMap(([where, target]) => {
    const own = parameters.filter(each => each.in === where && (where !== 'path' || isSaying(each.schema)));
    if (own.length === 0) return [];
    const properties = Object.fromEntries(own.map(({ name, schema }) => [name, schema]));
    const required = own.filter(each => each.required).map(({ name }) => name);
    return [{ target, schema: { type: 'object', properties, required } }];
  });
}

function isSaying(schema: Node): boolean {
  return saysOf(schema).some(key => key !== 'type' || schema.type !== 'string');
}

/** The keywords of a schema that are no notes. */
function saysOf(schema: Node): string[] {
  return Object.keys(schema).filter(key => key !== 'examples' && key !== '$comment');
}

function bodyValidations(bodies: readonly AskedBody[]): Unplaced[] {
  const schema = bodies.find(({ media }) => isJsonMedia(media))?.schema ?? {};
  // Any object is what an exporter says of a body that nothing checks.
  const isAny = saysOf(schema).every(key => key === 'type' && schema.type === 'object');
  return isAny ? [] : [{ target: 'body', schema }];
}

function securityOf(value: unknown, { references, root, gap }: Reader, at: Path): readonly Credential[][] {
  const schemes = nodeOf(nodeOf(root.components).securitySchemes);
  return listOf(value).map(alternative =>
    Object.keys(nodeOf(alternative)).flatMap(name => {
      const scheme = Object.hasOwn(schemes, name) ? references.follow(schemes[name]) : undefined;
      if (scheme) return credentialOf(name, scheme);
      gap(
        at,
        `The security scheme \`${name}\` is nowhere in the document.`,
        `Add \`${name}\` to components.securitySchemes.`,
      );
      return [];
    }),
  );
}

function accessOf(value: unknown, { references, root }: Reader): readonly string[][] {
  const schemes = nodeOf(nodeOf(root.components).securitySchemes);
  return listOf(value).map(alternative =>
    Object.entries(nodeOf(alternative)).flatMap(([name, scopes]) => {
      const { type, scheme, ...node } = references.follow(Object.hasOwn(schemes, name) ? schemes[name] : {});
      const word =
        type === 'apiKey'
          ? `key ${node.in} ${node.name}`
          : String(type === 'http' ? scheme : (type ?? name)).toLowerCase();
      return [word, ...listOf(scopes).map(scope => `${word} ${scope}`)];
    }),
  );
}

/** Whether a document says what handlers read and send, too. */
export function describesHandlers(document: unknown, routes: readonly Route[]): boolean {
  const components = nodeOf(nodeOf(document).components);
  const named = { ...nodeOf(components.schemas), ...nodeOf(components.securitySchemes) };
  if (Object.keys(named).length > 0) return true;
  return routes.some(({ answers }) =>
    answers?.known.some(
      ({ status, schema }) => status < 300 && isNode(schema) && Object.keys(schema).length > 0,
    ),
  );
}
