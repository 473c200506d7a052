import fc from 'fast-check';
import { type DescribedRoute, routeDescriber } from '../../src/exporters/described-route.js';
import { parametersOf } from '../../src/server/pattern.js';
import type { Route, Server, Validation } from '../../src/server/route.js';

/** A route as a source of routes gives it. */
export function route(
  method: string,
  path: string,
  more: Partial<Pick<Route, 'certainty' | 'validations' | 'place'>> = {},
): Route {
  return {
    server: 'loja',
    method,
    path,
    params: parametersOf(path),
    place: { file: 'src/app.df', line: 1 },
    origin: 'block',
    certainty: 'sure',
    validations: [],
    ...more,
  };
}

/** A route with what every format asks of it. */
export function describedRoute(one: Route): DescribedRoute {
  return routeDescriber()(one);
}

export function server(routes: readonly Route[], more: Partial<Server> = {}): Server {
  return {
    name: 'loja',
    place: { file: 'src/app.df', line: 1 },
    port: 8080,
    host: null,
    action: null,
    routes,
    ...more,
  };
}

export function validation(
  target: Validation['target'],
  properties: Record<string, unknown>,
  required: readonly string[] = [],
): Validation {
  return {
    target,
    schema: { type: 'object', properties, ...(required.length > 0 && { required }) },
    place: { file: 'src/app.df', line: 2 },
  };
}

/** What a shop has: every form of path, method and validation that the language knows. */
export const SHOP: readonly Route[] = [
  route('GET', '/'),
  route('GET', '/itens'),
  route('POST', '/itens', {
    validations: [
      validation(
        'body',
        {
          nome: { type: 'string', minLength: 3, maxLength: 40 },
          preco: { type: 'number', minimum: 0.5 },
          estado: { type: 'string', enum: ['novo', 'usado'] },
          codigo: { type: 'string', pattern: '^(?:[A-Z]{2}-\\d{4})' },
          contato: { type: 'string', format: 'email' },
        },
        ['nome', 'preco', 'codigo'],
      ),
    ],
  }),
  route('GET', '/itens/:id'),
  route('PUT', '/itens/:id'),
  route('PATCH', '/itens/:id'),
  route('DELETE', '/itens/:codigo'),
  route('GET', '/arquivos/*resto'),
  route('GET', '/a-:id.json'),
  route('GET', '/agenda/:ano:mes'),
  route('*', '/eco/:palavra'),
  route('HEAD', '/saude'),
  route('OPTIONS', '/saude'),
  route('WS', '/eventos/:sala'),
  route('GET', '/busca', {
    validations: [validation('query', { q: { type: 'string', minLength: 2 } }, ['q'])],
  }),
];

/** Characters with a meaning in one of the formats. */
const HOSTILE = [
  ...'"\'|\\`$(){}<>#?%&;!*:=@~^[]-_./ ,',
  '\n',
  '\r',
  '\t',
  '\0',
  '\u001b',
  '\u2028',
  '\u202e',
  'é',
  '日',
  '😀',
  '\ud800',
  '{{x}}',
  '{% x %}',
  '$(id)',
  '`id`',
  '</script>',
  '<!--',
  '__proto__',
  'constructor',
  ':id',
  ':__proto__',
  '*resto',
  ':base',
  '/',
  '/',
  'a',
];

const text = fc.oneof(
  fc.array(fc.constantFrom(...HOSTILE), { maxLength: 8 }).map(parts => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 8 }),
);
const pathText = fc.oneof(
  { weight: 4, arbitrary: text.map(rest => `/${rest}`) },
  { weight: 1, arbitrary: text },
  {
    weight: 2,
    arbitrary: fc.constantFrom('/a/:x', '/a/:y', '/a/*x', '/a/', '/a', '//:id', '/:a/:a/:a_2', '/{id}'),
  },
);
const method = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom(
      'GET',
      'POST',
      'PUT',
      'PATCH',
      'DELETE',
      'HEAD',
      'OPTIONS',
      'TRACE',
      '*',
      'WS',
    ),
  },
  { weight: 1, arbitrary: fc.constantFrom('PURGE', 'get', '', '__proto__', "X' Y", 'CONNECT') },
);

const bounds = (low: string, high: string, most: number) =>
  fc
    .tuple(fc.option(fc.nat(most), { nil: undefined }), fc.nat(most))
    .map(([least, span]) => (least === undefined ? {} : { [low]: least, [high]: least + span }));

/** The rules of `Kiln.validar` as JSON Schema (reference-language.md §4.3). */
const field: fc.Arbitrary<Record<string, unknown>> = fc.oneof(
  bounds('minLength', 'maxLength', 60).map(more => ({ type: 'string', ...more })),
  fc.nat(40).map(minLength => ({ type: 'string', format: 'email', minLength })),
  fc
    .constantFrom('^(?:[A-Z]{2}\\d{3})', '^(?:\\d{5}-\\d{3})$', '^(?:a|b)+')
    .map(pattern => ({ type: 'string', pattern })),
  bounds('minimum', 'maximum', 1000).map(more => ({ type: 'integer', ...more })),
  fc.tuple(fc.double({ min: -50, max: 50, noNaN: true }), fc.nat(9)).map(([minimum, span]) => ({
    type: 'number',
    minimum,
    maximum: minimum + span,
  })),
  fc.constant({ type: 'boolean' }),
  bounds('minItems', 'maxItems', 6).map(more => ({ type: 'array', ...more })),
  bounds('minProperties', 'maxProperties', 4).map(more => ({ type: 'object', ...more })),
  fc.uniqueArray(text, { minLength: 1, maxLength: 4 }).map(values => ({ type: 'string', enum: values })),
);

export const objectSchema = fc
  .uniqueArray(fc.tuple(text, field, fc.boolean()), { maxLength: 6, selector: ([name]) => name })
  .map(fields => ({
    type: 'object',
    properties: Object.fromEntries(fields.map(([name, schema]) => [name, schema])),
    required: fields.filter(([, , required]) => required).map(([name]) => name),
  }));

const validations = fc.array(
  fc.record({
    target: fc.constantFrom<Validation['target']>('body', 'query', 'params', 'headers'),
    schema: objectSchema,
    place: fc.constant({ file: 'src/app.df', line: 2 }),
  }),
  { maxLength: 2 },
);

/** Servers with arbitrary routes, hostile ones included. */
export const anyServer: fc.Arbitrary<Server> = fc
  .record({
    routes: fc.array(
      fc
        .record({
          method,
          path: pathText,
          certainty: fc.constantFrom<Route['certainty']>('sure', 'sure', 'conditional', 'unresolved'),
          validations,
        })
        .map(({ method, path, ...more }) => route(method, path, more)),
      { maxLength: 12 },
    ),
    name: text,
    port: fc.option(fc.integer({ min: 0, max: 65_535 })),
    host: fc.option(text),
  })
  .map(({ routes, ...more }) => server(routes, more));

export const anyConfig = fc.record({ titulo: text, versao: text, descricao: text }, { requiredKeys: [] });
