/** The objects that an OpenAPI document is made of, and where in them others stand. */
import { isObject } from '../../contract/json-object.js';

/** What stands in a field: one object, `[]` a list of them, `{}` a map of them by names that mean nothing themselves. */
type Child = Shape | `${Shape}[]` | `${Shape}{}`;

const SCHEMA = {
  properties: 'schema{}',
  patternProperties: 'schema{}',
  dependentSchemas: 'schema{}',
  $defs: 'schema{}',
  items: 'schema',
  prefixItems: 'schema[]',
  additionalProperties: 'schema',
  unevaluatedItems: 'schema',
  unevaluatedProperties: 'schema',
  propertyNames: 'schema',
  contains: 'schema',
  contentSchema: 'schema',
  not: 'schema',
  if: 'schema',
  // biome-ignore lint/suspicious/noThenProperty: it is a keyword of JSON Schema
  then: 'schema',
  else: 'schema',
  allOf: 'schema[]',
  anyOf: 'schema[]',
  oneOf: 'schema[]',
  discriminator: 'discriminator',
  xml: 'xml',
} as const;

const OPERATIONS = {
  get: 'operation',
  put: 'operation',
  post: 'operation',
  delete: 'operation',
  options: 'operation',
  head: 'operation',
  patch: 'operation',
  trace: 'operation',
  query: 'operation',
  additionalOperations: 'operation{}',
} as const;

const PARAMETER = { schema: 'schema', content: 'media{}', examples: 'example{}' } as const;

export type Shape =
  | 'document'
  | 'components'
  | 'pathItem'
  | 'operation'
  | 'parameter'
  | 'header'
  | 'body'
  | 'responses'
  | 'response'
  | 'media'
  | 'encoding'
  | 'example'
  | 'schema'
  | 'discriminator'
  | 'xml'
  | 'callback'
  | 'link'
  | 'tag'
  | 'server'
  | 'security'
  | 'flows'
  | 'info';

/** The fields of each object that hold others, as far as anything of them is read or changed; `*` is any field. */
const FIELDS: Readonly<Record<Shape, Readonly<Record<string, Child>>>> = {
  document: {
    info: 'info',
    servers: 'server[]',
    paths: 'pathItem{}',
    webhooks: 'pathItem{}',
    components: 'components',
    tags: 'tag[]',
  },
  components: {
    schemas: 'schema{}',
    responses: 'response{}',
    parameters: 'parameter{}',
    examples: 'example{}',
    requestBodies: 'body{}',
    headers: 'header{}',
    securitySchemes: 'security{}',
    links: 'link{}',
    callbacks: 'callback{}',
    pathItems: 'pathItem{}',
    mediaTypes: 'media{}',
  },
  pathItem: { ...OPERATIONS, servers: 'server[]', parameters: 'parameter[]' },
  operation: {
    parameters: 'parameter[]',
    requestBody: 'body',
    responses: 'responses',
    callbacks: 'callback{}',
    servers: 'server[]',
  },
  parameter: PARAMETER,
  header: PARAMETER,
  body: { content: 'media{}' },
  responses: { '*': 'response' },
  response: { headers: 'header{}', content: 'media{}', links: 'link{}' },
  media: {
    schema: 'schema',
    itemSchema: 'schema',
    examples: 'example{}',
    encoding: 'encoding{}',
  },
  encoding: { headers: 'header{}' },
  example: {},
  schema: SCHEMA,
  discriminator: {},
  xml: {},
  callback: { '*': 'pathItem' },
  link: { server: 'server' },
  tag: {},
  server: {},
  security: { flows: 'flows' },
  flows: {},
  info: {},
};

/** Keywords of schemas that say something about a value, and asks nothing of it. */
export const ANNOTATIONS: ReadonlySet<string> = new Set(
  'title summary description default example examples deprecated readOnly writeOnly externalDocs $comment'.split(
    ' ',
  ),
);
/** Schemas that may be `true` or `false`. */
const MAY_BE_BOOLEAN: ReadonlySet<Shape> = new Set(['schema']);
/** Nobody writes deeper, and walking recurses. */
const MAX_DEPTH = 200;

export type Node = Readonly<Record<string, unknown>>;
export type Path = readonly (string | number)[];

/** What a walk does with an object whose parts were walked before: the one that takes its place. */
export type Visit = (node: Node, shape: Shape, path: Path) => Node;
/** Hears of something that is not what its place asks for; it is left out. */
export type Misfit = (path: Path, wanted: 'an object' | 'a list' | 'less nesting') => void;

/** A document with each of its objects replaced, from the innermost out. */
export function walked(
  document: Node,
  visit: Visit,
  misfit: Misfit = () => {},
  whole: Shape = 'document',
): Node {
  const seen = new Map<unknown, unknown>();

  function object(value: unknown, shape: Shape, path: Path): unknown {
    if (MAY_BE_BOOLEAN.has(shape) && typeof value === 'boolean') return value;
    if (!isObject(value)) return left(path, 'an object');
    if (path.length > MAX_DEPTH) return left(path, 'less nesting');
    // What an alias of YAML stands for is one object at several places.
    if (seen.has(value)) return seen.get(value);
    const fields = FIELDS[shape];
    const entries = Object.entries(value).flatMap(([key, each]): [string, unknown][] => {
      const child = isExtension(key, shape) ? undefined : childOf(fields, key);
      const made = child === undefined ? each : held(each, child, [...path, key]);
      return made === undefined ? [] : [[key, made]];
    });
    const made = visit(Object.fromEntries(entries), shape, path);
    seen.set(value, made);
    return made;
  }

  function held(value: unknown, child: Child, path: Path): unknown {
    if (child.endsWith('[]')) {
      if (!Array.isArray(value)) return left(path, 'a list');
      const shape = child.slice(0, -2) as Shape;
      return value.flatMap((each, i) => object(each, shape, [...path, i]) ?? []);
    }
    if (!child.endsWith('{}')) return object(value, child as Shape, path);
    if (!isObject(value)) return left(path, 'an object');
    const shape = child.slice(0, -2) as Shape;
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, each]) => {
        // A map may have notes of tools among its members, but schemas and their like may be called so.
        if (key.startsWith('x-') && shape === 'pathItem') return [[key, each]];
        const made = object(each, shape, [...path, key]);
        return made === undefined ? [] : [[key, made]];
      }),
    );
  }

  function left(path: Path, wanted: Parameters<Misfit>[1]): undefined {
    misfit(path, wanted);
  }

  return (object(document, whole, []) ?? {}) as Node;
}

function childOf(fields: Readonly<Record<string, Child>>, key: string): Child | undefined {
  return Object.hasOwn(fields, key) ? fields[key] : fields['*'];
}

function isExtension(key: string, shape: Shape): boolean {
  return key.startsWith('x-') || (key === '$ref' && shape === 'callback');
}

/** Whether a value of a document is an object with fields. */
export { isObject as isNode };

/** The object that a value is; an empty one where it is none. */
export function nodeOf(value: unknown): Node {
  return isObject(value) ? value : {};
}

/** The list that a value is; an empty one where it is none. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
