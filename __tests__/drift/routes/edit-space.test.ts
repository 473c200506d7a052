import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { wholeLevel } from '../../../src/drift/change.js';
import { routeChanges } from '../../../src/drift/routes/changes.js';
import { routesOfOpenapi } from '../../../src/server/openapi/document.js';

/**
 * Every location of a description of a server, and every edit of each: none goes unnoticed, and what is let pass is written
 * down with its reason.
 */
const WAIVED: readonly (readonly [edits: RegExp, reason: string])[] = [
  [/^\/(?:openapi|info|servers|tags|webhooks)\b/, 'of the document, and of no route'],
  [/^\/components\/securitySchemes\/\w+\/flows\b/, 'how a credential is had, and not what is sent'],
  [/\/(?:callbacks|links|externalDocs|servers)\b/, 'not compared, as docs/check.md says'],
  [/\/parameters\/\d+\/description /, 'a note of a parameter: its schema has one, too'],
  [/\/responses\/\w+\/description /, 'says in words what the status says'],
  [/\/parameters\/0\/required /, 'what is in a path is always there'],
  [/\/parameters\/2\/style remove$/, 'it is the default'],
  [/\/allOf\/\d\/type remove$/, 'the other part says it'],
  [
    /\/responses\/\w+\/content\/application~1json\/schema(?:\/properties\/ids)?\/type remove$/,
    'what has fields or items is an object or a list',
  ],
  [/\/responses\/\d+\/content\/text~1csv\/schema/, 'only JSON is read by a schema'],
];

type Node = Record<string, unknown>;
type Path = readonly (string | number)[];

const ITEM = {
  type: 'object',
  description: 'Um item',
  properties: {
    nome: { type: 'string', minLength: 1, maxLength: 20, pattern: '^a', description: 'O nome' },
    preco: { type: 'number', minimum: 1, maximum: 9, multipleOf: 0.5, default: 2 },
    cor: { type: 'string', enum: ['azul', 'verde'] },
    tipo: { const: 'item' },
    dia: { type: 'string', format: 'date' },
    ids: {
      type: 'array',
      items: { type: 'integer', format: 'int32' },
      minItems: 1,
      maxItems: 3,
      uniqueItems: true,
    },
    forma: { anyOf: [{ type: 'string' }, { type: 'integer' }] },
    parte: {
      allOf: [
        { type: 'object', properties: { a: { type: 'string' } }, required: ['a'] },
        { type: 'object', properties: { b: { type: 'string' } } },
      ],
    },
    mapa: { type: 'object', additionalProperties: { type: 'string' }, minProperties: 1 },
    nada: { type: ['string', 'null'] },
    velho: { type: 'string', deprecated: true },
  },
  required: ['nome', 'cor'],
  additionalProperties: false,
};

const DOCUMENT = {
  openapi: '3.1.0',
  info: { title: 'Loja', version: '1.0.0' },
  servers: [{ url: 'https://loja.example' }],
  tags: [{ name: 'itens' }],
  security: [{ chave: [] }],
  paths: {
    '/itens/{id}': {
      post: {
        operationId: 'grava',
        summary: 'Grava um item',
        description: 'Grava um item da loja.',
        tags: ['itens'],
        deprecated: true,
        security: [{ chave: [] }, { o: ['grava'] }, { sessao: [] }],
        externalDocs: { url: 'https://loja.example/docs' },
        callbacks: { feito: {} },
        parameters: [
          { name: 'id', in: 'path', required: true, schema: { type: 'integer' } },
          {
            name: 'limite',
            in: 'query',
            required: true,
            description: 'Quantos',
            schema: { type: 'integer', maximum: 9 },
          },
          {
            name: 'ids',
            in: 'query',
            style: 'form',
            explode: false,
            schema: { type: 'array', items: { type: 'string' } },
          },
          { name: 'x-loja', in: 'header', schema: { type: 'string', minLength: 1 } },
          { name: 'sessao', in: 'cookie', deprecated: true, schema: { type: 'string' } },
        ],
        requestBody: {
          required: true,
          content: {
            'application/json': { schema: ITEM },
            'text/csv': { schema: { type: 'string', maxLength: 9 } },
          },
        },
        responses: {
          200: {
            description: 'O item',
            headers: { ETag: { schema: { type: 'string' } } },
            content: { 'application/json': { schema: ITEM }, 'text/csv': { schema: { type: 'string' } } },
          },
          404: {
            description: 'Não há',
            content: {
              'application/json': { schema: { type: 'object', properties: { erro: { type: 'string' } } } },
            },
          },
          default: {
            description: 'Outro',
            content: {
              'application/json': { schema: { type: 'object', properties: { erro: { type: 'string' } } } },
            },
          },
        },
      },
    },
    '/lojas': { get: { responses: { 200: { description: 'As lojas' } } } },
  },
  components: {
    securitySchemes: {
      chave: { type: 'apiKey', in: 'header', name: 'X-Chave' },
      sessao: { type: 'http', scheme: 'bearer' },
      o: {
        type: 'oauth2',
        flows: { clientCredentials: { tokenUrl: 'https://a.example', scopes: { grava: 'grava' } } },
      },
    },
  },
};

// As text: the same schema stands at several places, and each is edited by itself.
const TEXT = JSON.stringify(DOCUMENT);

interface Edit {
  // `/paths/~1itens/get/summary remove`
  readonly id: string;
  readonly at: Path;
  readonly apply: (document: Node) => void;
}

const parentOf = (document: unknown, path: Path) =>
  path.slice(0, -1).reduce<unknown>((value, key) => (value as Node)[key], document) as Node;

/** What takes the place of a value: another one of its kind. */
function others(value: unknown, key: string | number): unknown[] {
  if (typeof value === 'boolean') return [!value];
  if (typeof value === 'number') return [value + 1, value / 2];
  if (value === 'string') return ['integer', 'boolean'];
  if (value === 'integer' || value === 'number')
    return [value === 'integer' ? 'number' : 'integer', 'string'];
  if (value === 'object' || value === 'array') return ['string'];
  if (key === 'in') return ['query', 'header', 'cookie'].filter(each => each !== value);
  if (key === 'style') return ['pipeDelimited'];
  if (key === 'format') return [value === 'int32' ? 'int64' : 'date-time'];
  if (typeof value === 'string') return [`${value}x`];
  return [];
}

function editsOf(value: unknown, path: Path = []): Edit[] {
  const key = path.at(-1);
  const id = path.map(part => `/${String(part).replaceAll('/', '~1')}`).join('');
  const own: Edit[] = [];
  if (key !== undefined) {
    own.push({
      id: `${id} remove`,
      at: path,
      apply: document => {
        const parent = parentOf(document, path);
        if (Array.isArray(parent)) parent.splice(key as number, 1);
        else delete parent[key];
      },
    });
    for (const other of others(value, key))
      own.push({
        id: `${id} ${String(other)}`,
        at: path,
        apply: document => {
          parentOf(document, path)[key] = other;
        },
      });
  }
  if (Array.isArray(value)) return [...own, ...value.flatMap((each, i) => editsOf(each, [...path, i]))];
  if (typeof value !== 'object' || value === null) return own;
  return [...own, ...Object.entries(value).flatMap(([name, each]) => editsOf(each, [...path, name]))];
}

const EDITS = editsOf(DOCUMENT);
const routesOf = (document: unknown) => routesOfOpenapi(document, 'openapi.json');
const BEFORE = routesOf(DOCUMENT);

function edited(...edits: readonly Edit[]) {
  const document = JSON.parse(TEXT) as Node;
  for (const { apply } of edits) apply(document);
  return routesOf(document);
}

test('each edit of each location is claimed by a rule, and so is its inverse, or both are waived with a reason', () => {
  const wrong: string[] = [];
  const used = new Set<RegExp>();
  for (const edit of EDITS) {
    const waiver = WAIVED.find(([pattern]) => pattern.test(edit.id));
    const after = edited(edit);
    for (const [way, changes] of [
      ['', routeChanges(BEFORE, after)],
      [' (back)', routeChanges(after, BEFORE)],
    ] as const) {
      if (waiver && changes.length > 0) wrong.push(`${edit.id}${way} is waived, and is ${changes[0]?.rule}`);
      else if (waiver) used.add(waiver[0]);
      else if (changes.length === 0) wrong.push(`${edit.id}${way}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(WAIVED.filter(([pattern]) => !used.has(pattern)).map(([pattern]) => pattern.source)).toEqual([]);
  expect(EDITS.length).toBeGreaterThan(250);
});

test('more change is never a lower level', () => {
  const sizes = { none: 0, patch: 1, minor: 2, major: 3 };
  const size = (...edits: Edit[]) => sizes[wholeLevel(routeChanges(BEFORE, edited(...edits)))];
  // One that is around the other may undo it, and places in a list move.
  const isWithin = ({ at: one }: Edit, { at: other }: Edit) => other.every((part, i) => part === one[i]);
  const inLists = ({ at }: Edit) => at.some(part => typeof part === 'number');
  const real = EDITS.filter(edit => !inLists(edit));
  fc.assert(
    fc.property(fc.constantFrom(...real), fc.constantFrom(...real), (one, other) => {
      fc.pre(!isWithin(one, other) && !isWithin(other, one));
      expect(size(one, other)).toBeGreaterThanOrEqual(Math.max(size(one), size(other)));
    }),
    { numRuns: 100 },
  );
});
