import { nearest } from '../../text/nearest.js';
import { fragmentOf } from './pointer.js';
import { isNode, listOf, type Node, nodeOf, type Path, type Shape, walked } from './shapes.js';

/** Hears what is wrong with something of a document, said behind where that stands. */
type Tell = (path: Path, what: string, remedy: string) => void;

const MAX_TOLD = 200;

/** The fields of objects in which one that is misspelt would be lost without a word. */
const FIELDS: Readonly<Partial<Record<Shape, string>>> = {
  document:
    'openapi info servers paths components security tags externalDocs webhooks jsonSchemaDialect $self',
  info: 'title summary description termsOfService contact license version',
  pathItem:
    '$ref summary description get put post delete options head patch trace query additionalOperations servers parameters',
  operation:
    'tags summary description externalDocs operationId parameters requestBody responses callbacks deprecated security servers',
  parameter:
    'name in description required deprecated allowEmptyValue style explode allowReserved schema example examples content',
  body: 'description content required',
  response: 'summary description headers content links',
  media: 'schema itemSchema example examples encoding prefixEncoding itemEncoding description',
  components:
    'schemas responses parameters examples requestBodies headers securitySchemes links callbacks pathItems mediaTypes',
};
const TYPES: ReadonlySet<unknown> = new Set('array boolean integer number object string null'.split(' '));
const COUNTS = 'minLength maxLength minItems maxItems minProperties maxProperties'.split(' ');
const BOUNDS = 'minimum maximum multipleOf'.split(' ');
const EXCLUSIVE = ['exclusiveMinimum', 'exclusiveMaximum'];
const STYLES: Readonly<Record<string, readonly string[]>> = {
  path: ['simple', 'label', 'matrix'],
  query: ['form', 'spaceDelimited', 'pipeDelimited', 'deepObject'],
  header: ['simple'],
  cookie: ['form', 'cookie'],
};
/** What a security scheme of each type has to have. */
const SCHEMES: Readonly<Record<string, readonly string[]>> = {
  apiKey: ['name', 'in'],
  http: ['scheme'],
  oauth2: ['flows'],
  openIdConnect: ['openIdConnectUrl'],
  mutualTLS: [],
};
const STATUS = /^(?:[1-5]\d\d|[1-5]XX|default)$/;

/**
 * What is wrong in a document, by the rules of its own version that decide what its routes, parameters and answers are. Nothing
 * of it keeps the document from being read: what is taken instead is said.
 */
export function tellOfMistakes(document: Node, follow: (value: unknown) => Node, tell: Tell): void {
  const checking = new Checking(String(document.openapi), follow, tell);
  walked(document, (node, shape, path) => {
    checking.check(node, shape, path);
    return node;
  });
  checking.finish(document);
}

class Checking {
  private told = 0;
  private readonly ids = new Map<string, string>();
  private readonly is30: boolean;
  private readonly is32: boolean;

  constructor(
    version: string,
    private readonly follow: (value: unknown) => Node,
    private readonly listener: Tell,
  ) {
    this.is30 = version.startsWith('3.0');
    this.is32 = version.startsWith('3.2');
  }

  check(node: Node, shape: Shape, path: Path): void {
    // What it refers to is looked at where that stands.
    if (typeof node.$ref === 'string' && shape !== 'pathItem' && shape !== 'schema') return;
    this.fields(node, shape, path);
    const own: Partial<Record<Shape, (node: Node, path: Path) => void>> = {
      info: this.info,
      pathItem: this.parameters,
      operation: this.operation,
      parameter: this.parameter,
      body: this.body,
      responses: this.responses,
      response: this.response,
      schema: this.schema,
      server: this.server,
      security: this.security,
      discriminator: this.discriminator,
    };
    own[shape]?.call(this, node, path);
  }

  /** What only the whole document shows. */
  finish(document: Node): void {
    if (!isNode(document.info)) this.tell([], 'has no `info`', 'Add `info: { title: …, version: … }`.');
    this.paths(nodeOf(document.paths));
    this.tags(listOf(document.tags));
    if (this.told > MAX_TOLD)
      this.listener(
        [],
        `has ${this.told - MAX_TOLD} more mistakes, which are not listed`,
        'Correct those above first.',
      );
  }

  private tell(path: Path, what: string, remedy: string): void {
    this.told += 1;
    if (this.told <= MAX_TOLD) this.listener(path, what, remedy);
  }

  private fields(node: Node, shape: Shape, path: Path): void {
    const known = FIELDS[shape]?.split(' ');
    for (const key of known ? Object.keys(node) : []) {
      if (key.startsWith('x-') || known?.includes(key)) continue;
      const meant = known?.find(each => each === key.toLowerCase()) ?? nearest(key, known ?? [])[0];
      this.tell(
        [...path, key],
        'is no field that OpenAPI knows there: what it says is not read',
        meant === undefined ? 'Take it away, or let its name begin with `x-`.' : `Did you mean \`${meant}\`?`,
      );
    }
  }

  private info(node: Node, path: Path): void {
    for (const key of ['title', 'version'])
      if (typeof node[key] !== 'string')
        this.tell(
          key in node ? [...path, key] : path,
          key in node ? 'is no text' : `has no \`${key}\``,
          `Write \`${key}: "…"\`.`,
        );
  }

  private paths(paths: Node): void {
    const seen = new Map<string, string>();
    for (const template of Object.keys(paths)) {
      if (template.startsWith('x-')) continue;
      const at = ['paths', template];
      if (!template.startsWith('/')) this.tell(at, 'does not begin with a slash', `Write \`/${template}\`.`);
      const names = [...template.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);
      if (/[{}]/.test(template.replace(/\{[^{}]+\}/g, '')))
        this.tell(at, 'has braces that are no parameter', 'Write each parameter as `{name}`.');
      const twice = names.find((name, i) => names.indexOf(name) !== i);
      if (twice !== undefined)
        this.tell(at, `has the parameter \`{${twice}}\` twice`, 'Give each parameter a name of its own.');
      const form = template.replace(/\{[^{}]*\}/g, '{}');
      const first = seen.get(form);
      if (first === undefined) seen.set(form, template);
      else
        this.tell(
          at,
          `is the same path as \`${first}\`, whatever its parameters are called`,
          'Put the operations of both under one of them.',
        );
    }
  }

  private operation(node: Node, path: Path): void {
    const { operationId: id, responses } = node;
    this.parameters(node, path);
    // The same path item may be meant at several places.
    const place = fragmentOf(path.map(String));
    const first = typeof id === 'string' ? this.ids.get(id) : undefined;
    if (id !== undefined && typeof id !== 'string')
      this.tell([...path, 'operationId'], 'is no text', 'Write it as a text.');
    else if (first !== undefined && first !== place)
      this.tell(
        [...path, 'operationId'],
        `is \`${id}\`, as that of \`#${first}\` is`,
        'Give each operation a name of its own.',
      );
    else if (typeof id === 'string') this.ids.set(id, place);
    if (this.is30 && responses === undefined)
      this.tell(
        path,
        'has no `responses`',
        'Say at least one answer: `responses: { "200": { description: … } }`.',
      );
    for (const key of ['tags', 'security'])
      if (key in node && !Array.isArray(node[key]))
        this.tell([...path, key], 'is not a list', 'Write a list.');
  }

  /** Each parameter of a list stands there once. */
  private parameters(node: Node, path: Path): void {
    const seen = new Set<string>();
    for (const [i, each] of listOf(node.parameters).entries()) {
      const { name, in: place } = this.follow(each);
      const key = `${String(place)} ${String(name)}`;
      if (typeof name === 'string' && seen.has(key))
        this.tell(
          [...path, 'parameters', i],
          `is the parameter \`${name}\` of ${String(place)} a second time: the last counts`,
          'Take one of them away.',
        );
      seen.add(key);
    }
  }

  private parameter(node: Node, path: Path): void {
    const { in: place, required, schema, content, style } = node;
    if (place === 'path' && required !== true)
      this.tell(
        path,
        'is a parameter of the path without `required: true`: it is taken as required, as no request has the path without it',
        'Write `required: true`.',
      );
    if (schema !== undefined && content !== undefined)
      this.tell(path, 'has both `schema` and `content`: the first counts', 'Keep one of them.');
    if (content !== undefined && Object.keys(nodeOf(content)).length !== 1)
      this.tell([...path, 'content'], 'has not exactly one media type', 'Keep one media type.');
    const styles = typeof place === 'string' && Object.hasOwn(STYLES, place) ? STYLES[place] : undefined;
    if (style !== undefined && styles && !styles.includes(String(style)))
      this.tell(
        [...path, 'style'],
        `is no style of a parameter of ${String(place)}`,
        `Write one of ${styles.map(each => `\`${each}\``).join(', ')}.`,
      );
  }

  private body(node: Node, path: Path): void {
    if (!('content' in node)) this.tell(path, 'has no `content`', 'Say which media types it has.');
  }

  private responses(node: Node, path: Path): void {
    const keys = Object.keys(node).filter(key => !key.startsWith('x-'));
    if (keys.length === 0) this.tell(path, 'has no answer', 'Say at least one.');
    for (const key of keys)
      if (!STATUS.test(key))
        this.tell([...path, key], 'is no status', 'Write a status (`"200"`), a range (`2XX`) or `default`.');
  }

  private response(node: Node, path: Path): void {
    if (!this.is32 && typeof node.description !== 'string')
      this.tell(path, 'has no `description`', 'Say what the answer means.');
  }

  private schema(node: Node, path: Path): void {
    this.type(node, path);
    const wrong = (key: string, what: string, remedy: string) => this.tell([...path, key], what, remedy);
    const { required, pattern } = node;
    if (required !== undefined && !isListOfTexts(required))
      wrong(
        'required',
        'is no list of names',
        'Write the names of the fields that an object has to have, as a list.',
      );
    if ('enum' in node && !Array.isArray(node.enum))
      wrong('enum', 'is not a list', 'Write the values as a list.');
    for (const key of COUNTS)
      if (key in node && !(Number.isInteger(node[key]) && Number(node[key]) >= 0))
        wrong(key, 'is no whole number from 0', 'Write a whole number.');
    for (const key of BOUNDS)
      if (key in node && typeof node[key] !== 'number') wrong(key, 'is no number', 'Write a number.');
    const bound = this.is30 ? 'boolean' : 'number';
    for (const key of EXCLUSIVE)
      if (key in node && typeof node[key] !== bound)
        wrong(
          key,
          this.is30 ? 'is neither `true` nor `false`' : 'is no number',
          this.is30
            ? `Write \`true\`, and the bound as \`${key === EXCLUSIVE[0] ? 'minimum' : 'maximum'}\`.`
            : 'Write the bound itself, as OpenAPI 3.1 has it.',
        );
    if (!this.is30 && 'nullable' in node)
      wrong('nullable', 'means nothing since OpenAPI 3.1', 'Write `null` as one of the types.');
    if (pattern !== undefined && !isPattern(pattern))
      wrong('pattern', 'is no regular expression of ECMA-262', 'Correct it.');
  }

  private type({ type, items, $ref }: Node, path: Path): void {
    const at = [...path, 'type'];
    const all = Array.isArray(type) ? type : [type];
    const unknown = type === undefined ? undefined : all.find(each => !TYPES.has(each));
    if (unknown !== undefined || type === null)
      this.tell(
        at,
        `has \`${String(unknown ?? type)}\`, which is no type`,
        'Write one of array, boolean, integer, number, object, string.',
      );
    else if (this.is30 && (Array.isArray(type) || type === 'null'))
      this.tell(at, 'is written as OpenAPI 3.1 has it', 'Write one type, and `nullable: true` beside it.');
    if (this.is30 && type === 'array' && items === undefined && $ref === undefined)
      this.tell(path, 'is a list without `items`', 'Say what is in it: `items: {}` for anything.');
  }

  private server(node: Node, path: Path): void {
    const { url } = node;
    if (typeof url !== 'string') {
      this.tell(path, 'has no `url`', 'Write its address.');
      return;
    }
    const variables = nodeOf(node.variables);
    for (const [, name = ''] of url.matchAll(/\{([^{}]+)\}/g))
      if (typeof nodeOf(Object.hasOwn(variables, name) ? variables[name] : undefined).default !== 'string')
        this.tell(
          [...path, 'url'],
          `has the variable \`{${name}}\`, which has no default`,
          `Add \`variables: { ${name}: { default: … } }\`.`,
        );
  }

  private security(node: Node, path: Path): void {
    const { type } = node;
    const needed = typeof type === 'string' && Object.hasOwn(SCHEMES, type) ? SCHEMES[type] : undefined;
    if (!needed) {
      this.tell(
        path,
        `is a security scheme of the type \`${String(type)}\`, which OpenAPI does not have`,
        `Write one of ${Object.keys(SCHEMES).join(', ')}.`,
      );
      return;
    }
    for (const key of needed)
      if (!(key in node))
        this.tell(path, `has no \`${key}\``, `A scheme of the type ${String(type)} needs it.`);
  }

  private discriminator(node: Node, path: Path): void {
    if (typeof node.propertyName !== 'string')
      this.tell(path, 'has no `propertyName`', 'Name the field that tells the forms apart.');
  }

  private tags(tags: readonly unknown[]): void {
    const seen = new Set<unknown>();
    for (const [i, each] of tags.entries()) {
      const { name } = nodeOf(each);
      if (typeof name !== 'string') this.tell(['tags', i], 'has no `name`', 'Name the tag.');
      else if (seen.has(name))
        this.tell(['tags', i], `is the tag \`${name}\` a second time`, 'Take one of them away.');
      seen.add(name);
    }
  }
}

function isListOfTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every(each => typeof each === 'string');
}

function isPattern(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  try {
    return new RegExp(value, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}
