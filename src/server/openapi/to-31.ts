import {
  ANNOTATIONS,
  isNode,
  listOf,
  type Misfit,
  type Node,
  nodeOf,
  type Path,
  type Shape,
  type Visit,
  walked,
} from './shapes.js';

/** What is written, whatever is read. */
const VERSION = '3.1.0';

/** Hears of what a document of 3.0 says without a meaning, and which 3.1 would take for something. */
export type Meaningless = (path: Path, keywords: readonly string[]) => void;

/** A document of 3.0, 3.1 or 3.2 as one of 3.1 that says the same. What 3.1 has no word for stays, behind `x-`. */
export function asOpenapi31(document: Node, misfit: Misfit, meaningless: Meaningless = () => {}): Node {
  const version = String(document.openapi);
  if (version.startsWith('3.1')) return walked(document, node => node, misfit);
  const change = version.startsWith('3.0') ? from30(meaningless) : from32(document);
  return { ...walked(document, change, misfit), openapi: VERSION };
}

/** What 3.0 says otherwise: what stands beside a reference, `nullable`, bounds that are flags, and examples of schemas. */
function from30(meaningless: Meaningless): Visit {
  return (node, shape, path) => {
    if (shape !== 'schema') return node;
    const ignored = '$ref' in node ? Object.keys(node).filter(key => !isBesideReference(key)) : [];
    if (ignored.length > 0) meaningless(path, ignored);
    return schema30(Object.fromEntries(Object.entries(node).filter(([key]) => !ignored.includes(key))));
  };
}

/** By the letter of 3.0 nothing counts beside a reference: these say nothing of the value, or what everybody means by them. */
function isBesideReference(key: string): boolean {
  return key === '$ref' || key === 'nullable' || key.startsWith('x-') || ANNOTATIONS.has(key);
}

function schema30(node: Node): Node {
  const { nullable, exclusiveMinimum, exclusiveMaximum, example, ...rest } = node;
  const made: Record<string, unknown> = {
    ...rest,
    ...bound('minimum', 'exclusiveMinimum', node),
    ...bound('maximum', 'exclusiveMaximum', node),
    ...(example !== undefined && { examples: [example] }),
  };
  if (exclusiveMinimum === true) delete made.minimum;
  if (exclusiveMaximum === true) delete made.maximum;
  if (nullable !== true) return made;
  if (typeof made.type === 'string')
    return {
      ...made,
      type: [made.type, 'null'],
      ...(Array.isArray(made.enum) && !made.enum.includes(null) && { enum: [...made.enum, null] }),
    };
  const { $ref, allOf, ...others } = made;
  // Beside these it had no meaning by the letter of 3.0, and everybody means it.
  if ($ref !== undefined) return { ...others, anyOf: [{ $ref }, { type: 'null' }] };
  if (allOf !== undefined) return { ...others, anyOf: [{ allOf }, { type: 'null' }] };
  return made;
}

function bound(plain: string, exclusive: string, node: Node): Node {
  if (node[exclusive] === true && node[plain] !== undefined) return { [exclusive]: node[plain] };
  return typeof node[exclusive] === 'number' ? { [exclusive]: node[exclusive] } : {};
}

/** Fields that 3.1 does not have, by the objects that have them. */
const NEW_IN_32: Readonly<Partial<Record<Shape, readonly string[]>>> = {
  tag: ['parent', 'kind'],
  server: ['name'],
  security: ['deprecated', 'oauth2MetadataUrl'],
  flows: ['deviceAuthorization'],
  media: ['itemSchema', 'prefixEncoding', 'itemEncoding'],
  encoding: ['encoding', 'prefixEncoding', 'itemEncoding'],
  components: ['mediaTypes'],
  discriminator: ['defaultMapping'],
  xml: ['nodeType'],
  response: ['summary'],
};

function from32(document: Node) {
  const mediaTypes = nodeOf(nodeOf(document.components).mediaTypes);
  return (node: Node, shape: Shape): Node => {
    const made = behindX(node, NEW_IN_32[shape] ?? []);
    switch (shape) {
      case 'document':
        return behindX(made, ['$self']);
      case 'pathItem':
        return pathItem31(made);
      case 'operation':
        return { ...made, ...listed(made.parameters) };
      case 'parameter':
        return made.style === 'cookie' ? behindX(made, ['style']) : made;
      case 'response':
        return '$ref' in made || 'description' in made
          ? made
          : { description: String(node.summary ?? ''), ...made };
      case 'tag':
        return 'summary' in made ? renamed(made, 'summary', 'x-displayName') : made;
      case 'example':
        return example31(made);
      case 'media':
        return media31(made, mediaTypes);
      default:
        return made;
    }
  };
}

/** Operations of methods that 3.1 does not know. */
function pathItem31(node: Node): Node {
  const { query, additionalOperations, ...rest } = node;
  const others = { ...(isNode(query) && { QUERY: query }), ...nodeOf(additionalOperations) };
  return {
    ...rest,
    ...listed(rest.parameters),
    ...(Object.keys(others).length > 0 && { 'x-additionalOperations': others }),
  };
}

/** A whole query string as one parameter is something that 3.1 cannot say. */
function listed(parameters: unknown): Node {
  if (!Array.isArray(parameters)) return {};
  const whole = parameters.filter(each => nodeOf(each).in === 'querystring');
  if (whole.length === 0) return {};
  return { parameters: parameters.filter(each => !whole.includes(each)), 'x-querystring': whole };
}

function example31({ dataValue, serializedValue, ...node }: Node): Node {
  const value = dataValue ?? serializedValue;
  return value === undefined || 'value' in node ? node : { ...node, value };
}

function media31(node: Node, mediaTypes: Node): Node {
  const name = /^#\/components\/mediaTypes\/(.+)$/.exec(String(node.$ref))?.[1];
  const target = name === undefined ? undefined : mediaTypes[name];
  return isNode(target) ? behindX(target, NEW_IN_32.media ?? []) : node;
}

function behindX(node: Node, names: readonly string[]): Node {
  return names.reduce((made, name) => (name in made ? renamed(made, name, `x-${name}`) : made), node);
}

function renamed(node: Node, from: string, to: string): Node {
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key === from ? to : key, value]));
}

/** The operations of a path by their methods, in upper case. */
export function operationsIn(pathItem: Node): [method: string, operation: Node, keys: readonly string[]][] {
  const own = METHODS.flatMap((key): [string, Node, string[]][] =>
    isNode(pathItem[key]) ? [[key.toUpperCase(), pathItem[key], [key]]] : [],
  );
  const others = Object.entries(nodeOf(pathItem['x-additionalOperations'])).map(
    ([method, operation]): [string, Node, string[]] => [
      method,
      nodeOf(operation),
      method === 'QUERY' ? ['query'] : ['additionalOperations', method],
    ],
  );
  return [...own, ...others];
}

export const METHODS = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options', 'trace'] as const;

const PLACES: ReadonlySet<unknown> = new Set(['path', 'query', 'header', 'cookie']);

/** Whether an object says which parameter it is. */
export function isParameter({ in: place, name }: Node): boolean {
  return PLACES.has(place) && typeof name === 'string';
}

/** Parameters of a path and one of its operations: those of the operation count where both have one. */
export function parametersIn(
  pathItem: Node,
  operation: Node,
  follow: (value: unknown) => Node,
): readonly Node[] {
  const found = new Map<string, Node>();
  for (const each of [...listOf(pathItem.parameters), ...listOf(operation.parameters)]) {
    const parameter = follow(each);
    // One that refers to nowhere, or to itself, was told of.
    if ('$ref' in nodeOf(each) && Object.keys(parameter).length === 0) continue;
    found.set(`${parameter.in} ${parameter.name}`, parameter);
  }
  return [...found.values()];
}
