import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { curl, insomnia, markdown, openapi, postman, resumo, rotas } from '../../src/commands/describe.js';
import { type Arrangement, artifactsOf } from '../../src/exporters/artifacts.js';
import { readConfig } from '../../src/exporters/config.js';
import { documentFindings, readingCoverage, strict } from '../../src/exporters/coverage.js';
import { documentOf } from '../../src/exporters/document.js';
import { openapiObject } from '../../src/exporters/formats/openapi.js';
import { exporters } from '../../src/exporters/generated/exporters.js';
import type { Route } from '../../src/server/route.js';
import { processorTime } from '../processor-time.js';
import { anyConfig, anyServer, route, SHOP, server, validation } from './routes.js';

const pathsOf = (routes: readonly Route[]) =>
  openapiObject(documentOf(server(routes))).paths as Record<string, Record<string, Record<string, unknown>>>;
const rulesOf = (routes: readonly Route[]) =>
  documentFindings(documentOf(server(routes)), server(routes), false).map(
    ({ rule, message }) => `${rule}: ${message}`,
  );

describe('routes that answer the same requests', () => {
  test('the first is described, as at run time, and the second is reported with its place', () => {
    const second = { place: { file: 'src/app.df', line: 9 } };
    const routes = [route('GET', '/itens/:id'), route('GET', '/itens/:codigo', second)];
    expect(Object.keys(pathsOf(routes))).toEqual(['/itens/{id}']);
    const [finding] = documentFindings(documentOf(server(routes)), server(routes), false);
    expect(finding).toMatchObject({ rule: 'route-duplicate', place: { line: 9 } });
    expect(finding?.message).toContain('src/app.df:1');
    const coverage = readingCoverage([{ server: server(routes), document: documentOf(server(routes)) }], {
      gaps: [],
      notes: [],
    });
    expect(coverage).toMatchObject({
      found: 2,
      exported: 1,
      leftOut: [{ route: 'GET /itens/:codigo', place: { line: 9 } }],
    });
  });

  test('a route for any method leaves the methods that others have, and takes those that come later', () => {
    const paths = pathsOf([route('GET', '/a'), route('*', '/a'), route('POST', '/a')]);
    expect(Object.keys(paths['/a'] ?? {}).sort()).toEqual([
      'delete',
      'get',
      'head',
      'options',
      'patch',
      'post',
      'put',
    ]);
    expect(
      documentOf(server([route('*', '/a'), route('POST', '/a'), route('WS', '/a')])).routes,
    ).toHaveLength(2);
  });

  test('templates that differ only by names of parameters are one path, and that is reported', () => {
    const routes = [route('GET', '/itens/:id'), route('DELETE', '/itens/:codigo')];
    const item = pathsOf(routes)['/itens/{id}'];
    expect(Object.keys(item ?? {})).toEqual(['get', 'delete']);
    expect(item?.delete?.parameters).toEqual([
      { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
    ]);
    expect(rulesOf(routes)).toEqual([
      'route-parameter-names: DELETE /itens/:codigo differs from an earlier path only by parameter names: OpenAPI has it with id.',
    ]);
  });
});

describe('what is outside the document', () => {
  const routes = [
    route('WS', '/b'),
    route('WS', '/a'),
    route('PURGE', '/c'),
    route('GET', 'sem-barra'),
    route('GET', 'caminho(x)', { certainty: 'unresolved' }),
    route('GET', '/d', { certainty: 'conditional' }),
  ];

  test('is named in its description, sorted', () => {
    const { description } = openapiObject(documentOf(server(routes), { descricao: 'Loja.' })).info as {
      description: string;
    };
    expect(description.split('\n\n')).toEqual([
      'Loja.',
      'Fora deste documento, porque OpenAPI 3.1 não descreve WebSocket: WS /a, WS /b.',
      'Fora deste documento, porque OpenAPI 3.1 não tem esse método: PURGE /c.',
      'Fora deste documento, porque o caminho só é conhecido em execução: GET caminho(x).',
    ]);
  });

  test('is found, and only a gap is an error when that is asked for', () => {
    const document = documentOf(server(routes));
    const findings = documentFindings(document, server(routes), false);
    expect(findings.map(({ rule, level }) => `${level} ${rule}`)).toEqual([
      'warning route-unresolved',
      'warning route-unreachable',
      'notice route-conditional',
      'notice route-outside-openapi',
      'notice route-outside-openapi',
      'notice route-outside-openapi',
    ]);
    expect(
      strict(findings)
        .filter(({ level }) => level === 'error')
        .map(({ rule }) => rule),
    ).toEqual(['route-unresolved']);
  });
});

describe('validations', () => {
  test('are request bodies, parameters and an answer 422', () => {
    const validations = [
      validation('body', { nome: { type: 'string' } }, ['nome']),
      validation('params', { id: { type: 'integer', minimum: 1 } }),
      validation('query', { pagina: { type: 'integer' } }, ['pagina']),
      validation('headers', { 'X-Chave': { type: 'string' } }),
    ];
    const put = pathsOf([route('PUT', '/itens/:id', { validations })])['/itens/{id}']?.put;
    expect(put?.parameters).toEqual([
      { name: 'id', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } },
      { name: 'pagina', in: 'query', required: true, schema: { type: 'integer' } },
      { name: 'X-Chave', in: 'header', schema: { type: 'string' } },
    ]);
    expect(put?.requestBody).toMatchObject({
      content: { 'application/json': { schema: validations[0]?.schema } },
    });
    expect(Object.keys(put?.responses as object)).toEqual(['422', 'default']);
  });

  test('give clients what is demanded', () => {
    const validations = [
      validation('query', { q: { enum: ["d'água"] } }, ['q']),
      validation('headers', { 'X-Chave': {} }, ['X-Chave']),
    ];
    expect(curl(server([route('GET', '/busca', { validations })]))).toBe(
      "# Consulta a busca\ncurl 'http://127.0.0.1:8080/busca?q=d'\\''%C3%A1gua' \\\n  -H 'X-Chave: texto'\n",
    );
  });
});

describe('the address', () => {
  test.each([
    [{ port: 3000, host: null }, 'http://127.0.0.1:3000'],
    [{ port: 3000, host: '0.0.0.0' }, 'http://127.0.0.1:3000'],
    [{ port: 3000, host: 'loja.example' }, 'http://loja.example:3000'],
    [{ port: 3000, host: '::1' }, 'http://[::1]:3000'],
    [{ port: null, host: null }, 'http://127.0.0.1:8080'],
    [{ port: 70_000, host: 'a b' }, 'http://127.0.0.1:8080'],
  ])('of %j is %s', (more, base) => {
    expect(documentOf(server([], more)).base).toBe(base);
  });
});

describe('the configuration', () => {
  const app = [{ method: 'GET', path: '/x' }];
  const operations = { openapi, insomnia, postman, curl, markdown };

  test.each(Object.entries(operations))(
    '%s: an unknown key names the nearest right one',
    (name, operation) => {
      expect(() => operation(app, { titlo: 'x' } as object)).toThrow(
        `${name} does not know the key "titlo". Did you mean "titulo"?`,
      );
      expect(operation(app, { _nota: 1 } as object)).toBe(operation(app));
    },
  );

  test.each([
    [{ base: 'loja' }, 'which is no address'],
    [{ base: 'ftp://loja' }, 'which is no address'],
    [{ base: 'https://loja.example/v1?a=1' }, 'which no path can be put behind'],
    [{ base: 'https://loja.example/#' }, 'which no path can be put behind'],
    [{ titulo: 1 }, 'titulo is a number, not a text'],
    [[], 'a list as its configuration'],
    ['x', 'a string as its configuration'],
  ])('%j is refused', (config, message) => {
    expect(() => readConfig('openapi', config)).toThrow(message);
  });

  test('every key is in the document', () => {
    const text = openapi(app, { titulo: 'T', versao: '2', descricao: 'D', base: 'https://x.example/v1/' });
    expect(JSON.parse(text)).toMatchObject({
      info: { title: 'T', version: '2', description: 'D' },
      servers: [{ url: 'https://x.example/v1' }],
    });
  });
});

describe('rotas and resumo', () => {
  const list = [
    { method: 'GET', path: '/itens', params: [] },
    { method: '*', path: '/x/:a/:a', params: ['a', 'a'] },
    { method: 'WS', path: '/ws', params: [] },
  ];

  test('a list is given back as it is', () => {
    expect(rotas(list)).toEqual(list);
    expect(resumo(list)).toEqual({ rotas: 3, metodos: { GET: 1, '*': 1, WS: 1 }, com_parametro: 1 });
    expect(rotas(server(SHOP))).toHaveLength(SHOP.length);
  });

  test.each([
    [null],
    [3],
    ['x'],
    [{}],
    [[{ method: 'GET' }]],
    [[{ method: 1, path: '/' }]],
    [[{ method: 'GET ', path: '/' }]],
  ])('%j is no server', app => {
    expect(() => rotas(app as never)).toThrow(/no server|has no method/);
  });
});

describe('any routes whatsoever', () => {
  test('every format is the same each time, and JSON where it says so', () => {
    fc.assert(
      fc.property(anyServer, anyConfig, (any, config) => {
        for (const exporter of exporters.filter(({ name }) => name !== 'html')) {
          const text = exporter.export(documentOf(any, config));
          expect(exporter.export(documentOf(structuredClone(any), config))).toBe(text);
          expect(text === '' || text.endsWith('\n')).toBe(true);
          expect(
            new TextDecoder('utf-8', { fatal: true }).decode(new TextEncoder().encode(text)),
          ).toBeDefined();
          if (exporter.mediaType === 'application/json') JSON.parse(text);
        }
      }),
      { numRuns: 100 },
    );
  });

  test('the route table has a row for each route, and three cells in each', () => {
    fc.assert(
      fc.property(anyServer, any => {
        const document = documentOf(any);
        const exporter = exporters.find(({ name }) => name === 'markdown');
        const tree = fromMarkdown(exporter?.export(document) ?? '', {
          extensions: [gfm()],
          mdastExtensions: [gfmFromMarkdown()],
        });
        const [table] = tree.children.filter(({ type }) => type === 'table') as {
          children: { children: unknown[] }[];
        }[];
        expect(table?.children).toHaveLength(document.routes.length + 1);
        for (const row of table?.children ?? []) expect(row.children).toHaveLength(3);
      }),
      { numRuns: 200 },
    );
  });

  test('ids of Insomnia and operations are never there twice', () => {
    fc.assert(
      fc.property(anyServer, any => {
        const document = documentOf(any);
        const { resources } = JSON.parse(
          exporters.find(({ name }) => name === 'insomnia')?.export(document) ?? '',
        );
        const ids = resources.map(({ _id }: { _id: string }) => _id);
        expect(new Set(ids).size).toBe(ids.length);
        const operations = Object.values(openapiObject(document).paths as object).flatMap(item =>
          Object.values(item as object),
        );
        expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
      }),
      { numRuns: 200 },
    );
  });
});

describe('large paths', () => {
  test('10,000 segments, each a parameter', async () => {
    const path = '/:a'.repeat(10_000);
    const taken = await processorTime(() => {
      const text = openapi(server([route('GET', path)]));
      expect(Object.keys(JSON.parse(text).paths)[0]).toMatch(/^\/\{a\}\/\{a_2\}.*\{a_10000\}$/);
      for (const operation of [insomnia, postman, curl, markdown]) operation(server([route('GET', path)]));
    });
    expect(taken).toBeLessThan(10_000);
  });
});

describe('files', () => {
  const [openapiExporter] = exporters.filter(({ name }) => name === 'openapi');
  const paths = (sources: Parameters<typeof artifactsOf>[0], arrangement?: Arrangement) =>
    artifactsOf(sources, openapiExporter ? [openapiExporter] : [], 'docs/api', arrangement).map(
      ({ path }) => path,
    );
  const named = (name: string) => documentOf(server([], { name }));

  const app = {
    file: 'src/app.df',
    documents: [named('loja'), named('admin'), named('Admin'), named('../x')],
  };
  const others = [
    { file: 'a/app.df', documents: [named('x')] },
    { file: 'b/app.df', documents: [named('x')] },
  ];

  test('a folder for each server, whatever else there is; names that would lead away', () => {
    const own = ['loja', 'admin', 'Admin-2', '-x'].map(name => `docs/api/${name}/openapi.json`);
    expect(paths([app])).toEqual(own);
    expect(paths([app, ...others]).slice(0, 4)).toEqual(own);
    expect(paths(others)).toEqual(['docs/api/x/openapi.json', 'docs/api/b/app/x/openapi.json']);
  });

  test('a folder stays with the source that writes into it, in whatever order and company', () => {
    const writers = new Map([['docs/api/x/curl.sh', 'b/app.df']]);
    expect(paths(others, { writers })).toEqual(['docs/api/a/app/x/openapi.json', 'docs/api/x/openapi.json']);
    const apart = new Map([['docs/api/b/app/x/curl.sh', 'b/app.df']]);
    expect(paths(others.slice(1), { writers: apart })).toEqual(['docs/api/b/app/x/openapi.json']);
  });

  test('the flat layout: no folder for the first server of the only source, folders by path for several', () => {
    const layout = 'flat';
    expect(paths([app], { layout })).toEqual([
      'docs/api/openapi.json',
      'docs/api/admin/openapi.json',
      'docs/api/Admin-2/openapi.json',
      'docs/api/-x/openapi.json',
    ]);
    expect(paths(others, { layout })).toEqual(['docs/api/a/app/openapi.json', 'docs/api/b/app/openapi.json']);
  });
});

test('tags have names that every language has classes of', () => {
  const routes = ['/2fa', "/d'água", '/caf%C3%A9', '/cafe', '/api', '/%%'].map(path => route('GET', path));
  const { tags, paths } = openapiObject(documentOf(server(routes))) as {
    tags: { name: string; 'x-displayName'?: string }[];
    paths: Record<string, { get: { tags: string[] } }>;
  };
  expect(tags.map(tag => [tag.name, tag['x-displayName']])).toEqual([
    ['grupo_2fa', '2fa'],
    ['d_agua', "d'água"],
    ['cafe', 'caf%C3%A9'],
    ['cafe_2', 'cafe'],
    ['api', undefined],
    ['grupo', '%%'],
  ]);
  expect(paths['/2fa']?.get.tags).toEqual(['grupo_2fa']);
});

test.each([
  [
    'a body that is asked of a GET',
    'GET',
    validation('body', { a: {} }, ['a']),
    /without a body is answered 422/,
  ],
  [
    'a parameter of the path',
    'POST',
    validation('params', { id: {} }, ['id']),
    /Every request is answered 422/,
  ],
  [
    'a header in capitals',
    'GET',
    validation('headers', { 'X-A': {} }, ['X-A']),
    /small letters here, and `X-A`/,
  ],
  ['a number in the query', 'GET', validation('query', { n: { type: 'integer' } }), /A request with `n`/],
  ['a body that is asked of a POST', 'POST', validation('body', { a: {} }, ['a']), undefined],
  ['a text in the query', 'GET', validation('query', { n: { type: 'string' } }, ['n']), undefined],
])('what no request satisfies is reported: %s', (_, method, asked, message) => {
  const only = server([route(method, '/a', { validations: [asked] })]);
  const found = documentFindings(documentOf(only), only, true).filter(
    ({ rule }) => rule === 'validation-impossible',
  );
  expect(found.map(finding => finding.message)).toEqual(message ? [expect.stringMatching(message)] : []);
});

test('a server without a route is reported', () => {
  const empty = server([]);
  const [finding] = documentFindings(documentOf(empty), empty, true);
  expect(finding).toMatchObject({ rule: 'server-without-routes', level: 'warning' });
});
