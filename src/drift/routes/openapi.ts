import type { Answer, Answers, Gap, Route, SourcePlace, Validation } from '../../server/index.js';

const METHODS = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options', 'trace'] as const;
const TARGETS = { query: 'query', header: 'headers', path: 'params' } as const;
const MAX_REFERENCES = 20;

type Node = Readonly<Record<string, unknown>>;

/**
 * The routes that an OpenAPI 3.1 document describes, as far as a comparison asks. References inside of the document are
 * followed; what is not understood is left out, as is what another file holds.
 * @param file that the document stands in.
 */
export function routesOfOpenapi(document: unknown, file: string): Route[] {
  const root = asNode(document);
  const place = { file, line: 1 };
  return Object.entries(asNode(root.paths)).flatMap(([template, item]) => {
    const shared = asNode(item);
    const path = pathOf(template);
    return METHODS.flatMap((method): Route[] => {
      if (!Object.hasOwn(shared, method)) return [];
      const operation = asNode(shared[method]);
      const parameters = [...asList(shared.parameters), ...asList(operation.parameters)];
      return [
        {
          server: '',
          method: method.toUpperCase(),
          path,
          params: [...template.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name ?? ''),
          place,
          origin: 'list',
          certainty: 'sure',
          answers: answersIn(root, asNode(operation.responses), place),
          validations: [
            ...parameterSchemas(parameters.map(each => followed(root, each))),
            ...bodySchemas(root, followed(root, operation.requestBody)),
          ].map(validation => ({ ...validation, place })),
        },
      ];
    });
  });
}

/** A template of OpenAPI as servers write paths: `/itens/{id}` is `/itens/:id`. */
export function pathOf(template: string): string {
  return template.replace(/\{([^}]+)\}/g, ':$1');
}

type Unplaced = Omit<Validation, 'place'>;

/** Parameters of one place as one object; those in the path that say nothing about their value are no validation. */
function parameterSchemas(parameters: readonly Node[]): Unplaced[] {
  return Object.entries(TARGETS).flatMap(([where, target]) => {
    const own = parameters.filter(each => each.in === where && isSaying(each, where));
    if (own.length === 0) return [];
    const properties = Object.fromEntries(own.map(each => [String(each.name), asNode(each.schema)]));
    const required = own.filter(each => each.required === true).map(each => String(each.name));
    return [{ target, schema: { type: 'object', properties, required } }];
  });
}

function isSaying({ schema }: Node, where: string): boolean {
  const keys = Object.keys(asNode(schema));
  return where !== 'path' || keys.some(key => key !== 'type');
}

function bodySchemas(root: Node, body: Node): Unplaced[] {
  const content = asNode(asNode(body.content)['application/json']);
  const schema = followed(root, content.schema);
  // Any object is what an exporter says of a body that nothing checks.
  const isAny = Object.keys(schema).every(key => key === 'type' && schema.type === 'object');
  return isAny ? [] : [{ target: 'body', schema }];
}

/** The answers that a document has; those that it does not say one by one are not known. */
function answersIn(root: Node, responses: Node, place: SourcePlace): Answers {
  const known: Answer[] = [];
  const unread: Gap[] = [];
  for (const [status, value] of Object.entries(responses)) {
    if (!/^\d{3}$/.test(status)) {
      unread.push({ place, reason: `The document has \`${status}\`.`, remedy: '' });
      continue;
    }
    const content = Object.entries(asNode(followed(root, value).content));
    if (content.length === 0) known.push({ status: Number(status), media: null });
    for (const [media, { schema }] of content.map(([type, each]) => [type, asNode(each)] as const))
      known.push({
        status: Number(status),
        media: media.split(';')[0]?.trim().toLowerCase() ?? media,
        ...(/[/+]json\b/.test(media) && { schema: whole(root, schema) }),
      });
  }
  return { known, unread };
}

/** A schema with what it refers to; anything where that leads in a circle, or too deep. */
function whole(root: Node, value: unknown, depth = 0): Node {
  const node = followed(root, value);
  if (depth > MAX_REFERENCES) return {};
  const inner = (each: unknown) => whole(root, each, depth + 1);
  return Object.fromEntries(
    Object.entries(node).map(([key, each]) => {
      if (key === 'properties')
        return [
          key,
          Object.fromEntries(Object.entries(asNode(each)).map(([name, one]) => [name, inner(one)])),
        ];
      if (key === 'items') return [key, inner(each)];
      return [key, key === 'anyOf' || key === 'oneOf' ? asList(each).map(inner) : each];
    }),
  );
}

/** Whether a document says what handlers read and send, too. */
export function describesHandlers(document: unknown): boolean {
  const root = asNode(document);
  const { schemas, securitySchemes } = asNode(root.components);
  if (Object.keys({ ...asNode(schemas), ...asNode(securitySchemes) }).length > 0) return true;
  return routesOfOpenapi(document, '').some(({ answers }) =>
    answers?.known.some(({ status, schema }) => status < 300 && Object.keys(schema ?? {}).length > 0),
  );
}

/** What a reference inside of the document means; nothing for one that leads nowhere, or in a circle. */
function followed(root: Node, value: unknown): Node {
  let node = asNode(value);
  for (let i = 0; typeof node.$ref === 'string'; i += 1) {
    if (i === MAX_REFERENCES || !node.$ref.startsWith('#/')) return {};
    let target: unknown = root;
    for (const segment of node.$ref.slice(2).split('/')) {
      const key = segment.replaceAll('~1', '/').replaceAll('~0', '~');
      target = Object.hasOwn(asNode(target), key) ? asNode(target)[key] : undefined;
    }
    node = asNode(target);
  }
  return node;
}

function asNode(value: unknown): Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Node) : {};
}

function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
