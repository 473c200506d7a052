import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { coverageOf } from '../../src/server/coverage.js';
import { readRoutes } from '../../src/server/sources/sources.js';

const ROOT = fileURLToPath(new URL('../../examples/loja', import.meta.url));
const readFile = (path: string) => {
  const file = join(ROOT, path);
  return existsSync(file) ? readFileSync(file) : undefined;
};

/** Written by hand from the sources of the example: method, path, parameters, place, origin, certainty. */
const EXPECTED = `
GET /api/v1/produtos - src/catalogo.df:21 mount sure
GET /api/v1/produtos/:id.csv id src/catalogo.df:25 mount sure
GET /api/v1/produtos/:id id src/catalogo.df:28 mount sure
POST /api/v1/produtos - src/catalogo.df:31 mount sure
PUT /api/v1/produtos/:id id src/catalogo.df:34 mount sure
DELETE /api/v1/produtos/:id id src/catalogo.df:37 mount sure
GET /api/v1/categorias/livros - src/catalogo.df:42 mount sure
GET /api/v1/categorias/jogos - src/catalogo.df:42 mount sure
GET /api/v1/categorias/casa - src/catalogo.df:42 mount sure
GET / - src/app.df:29 block sure
GET /saude - src/app.df:32 block sure
GET /imagens/*arquivo arquivo src/app.df:36 block sure
GET /debug - src/app.df:41 block conditional
GET /api/v1/pedidos - src/pedidos.df:17 resource sure
GET /api/v1/pedidos/:id id src/pedidos.df:17 resource sure
POST /api/v1/pedidos - src/pedidos.df:17 resource sure
POST /api/v1/pedidos/:id/cancelar id src/pedidos.df:19 call sure
WS /avisos - src/app.df:56 call sure
GET /admin/resumo - src/app.df:46 group sure
DELETE /admin/cache/:chave chave src/app.df:47 group sure
`
  .trim()
  .split('\n');

/** A field that may be missing. */
function optional(present: object, missing: readonly unknown[]): object {
  return { anyOf: [present, { enum: missing }] };
}

describe('the example loja', () => {
  const reading = readRoutes('src/app.df', readFile);
  const [loja] = reading.servers;

  test('has one server, at the default port, and no gap', () => {
    expect(reading.servers.map(({ name, port, host, action }) => [name, port, host, action])).toEqual([
      ['loja', 8080, '127.0.0.1', null],
    ]);
    expect(reading.gaps).toEqual([]);
    expect(reading.files).toEqual(['src/app.df', 'src/config.df', 'src/catalogo.df', 'src/pedidos.df']);
  });

  test('has exactly these routes', () => {
    const found = loja?.routes.map(({ method, path, params, place, origin, certainty }) =>
      [method, path, params.join() || '-', `${place.file}:${place.line}`, origin, certainty].join(' '),
    );
    expect(found).toEqual(EXPECTED);
    expect(coverageOf(loja?.routes ?? [], reading)).toEqual({
      found: 20,
      exported: 20,
      leftOut: [],
      notes: [],
      unread: [],
    });
  });

  test('its validations hold for every route', () => {
    for (const route of loja?.routes ?? []) {
      expect(route.validations.map(({ target, place }) => [target, place.line])).toEqual([
        ['body', 21],
        ['query', 24],
      ]);
    }
    expect(loja?.routes[0]?.validations.map(({ schema }) => schema)).toEqual([
      {
        type: 'object',
        properties: {
          nome: optional({ type: 'string', minLength: 2, maxLength: 80 }, [null, '']),
          preco: optional({ type: 'number', minimum: 0 }, [null, '']),
          categoria: optional({ type: 'string', enum: ['livros', 'jogos', 'casa'] }, [null, '']),
          contato: optional(
            { type: 'string', format: 'email', pattern: '^[^@\\s]+@[^@\\s]+\\.[^@\\s]{2,}$' },
            [null, ''],
          ),
        },
      },
      { type: 'object', properties: { pagina: optional({ type: 'string', pattern: '^(?:[0-9]+$)' }, ['']) } },
    ]);
  });

  test('main.df says where the server is', () => {
    const { servers, gaps } = readRoutes('src/main.df', readFile);
    expect(servers).toEqual([]);
    expect(gaps).toEqual([
      {
        place: { file: 'src/main.df', line: 6, column: 1 },
        reason: 'src/main.df only ignites `App.loja`, which src/app.df declares.',
        remedy: 'Read src/app.df instead.',
      },
    ]);
  });
});
