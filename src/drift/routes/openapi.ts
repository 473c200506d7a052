import type { Route, Validation } from '../../server/index.js';

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
