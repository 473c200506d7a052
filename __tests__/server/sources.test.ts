import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { coverageOf } from '../../src/server/coverage.js';
import { readRoutes } from '../../src/server/sources/sources.js';
import { read } from './project.js';

const list = (text: string, file = 'rotas.json') =>
  readRoutes(file, path => (path === file ? text : undefined));

test('a list of routes, as `rotas` gives it', () => {
  const { servers, gaps, files } = list(
    '[\n  {"method": "get", "path": "/a/:id", "params": ["id"]},\n  {"method": "*", "path": "/b"},\n  {"method": "WS", "path": "/c"}\n]',
  );
  expect(gaps).toEqual([]);
  expect(files).toEqual(['rotas.json']);
  expect(servers).toMatchObject([{ name: 'rotas', port: null, action: null }]);
  expect(servers[0]?.routes).toMatchObject([
    {
      server: 'rotas',
      method: 'GET',
      path: '/a/:id',
      params: ['id'],
      place: { line: 2, column: 3 },
      origin: 'list',
      certainty: 'sure',
      validations: [],
    },
    { method: '*', path: '/b', params: [] },
    { method: 'WS', path: '/c' },
  ]);
});

test.each([
  ['', /^rotas\.json:1:1: .*(empty|no JSON)/],
  ['{}', /holds no list/],
  ['[1]', /^rotas\.json:1:2: Route 1 is no object/],
  ['[{"path": "/"}]', /Route 1 has no `method`/],
  [
    '[{"method": "GET", "path": "/a"},\n {"method": "FETCH", "path": "/"}]',
    /^rotas\.json:2:13: Route 2 has the method `FETCH`/,
  ],
  ['[{"method": "GET"}]', /has no `path`/],
  ['[{"method": "GET", "path": ""}]', /`path` of route 1 is not a text/],
  ['[{"method": 1, "path": "/"}]', /`method` of route 1/],
  ['[{"method": "GET", "path": "/:a", "params": ["b"]}]', /`params` is \["b"\].*\["a"\]/],
  ['[{"method": "GET", "path": "/", "x": 1}]', /unknown key `x`/],
  ['[1,]', /no JSON/],
  ['[\n  {"method" "GET"}]', /^rotas\.json:2:13: This is no JSON \(ColonExpected\)/],
  ['['.repeat(100_000), /nested deeper/],
])('a list that is none: %j', (text, message) => expect(() => list(text)).toThrow(message));

test('a file for which there is no source', () => {
  expect(() => list('x', 'app.py')).toThrow(/^app\.py:1:1: This is neither/);
  expect(() => readRoutes('app.df', () => undefined)).toThrow(/^app\.df:1:1: There is no such file/);
});

test('property: a list is read as it was written', () => {
  const route = fc.record({
    method: fc.constantFrom('GET', 'POST', '*', 'WS'),
    path: fc.string({ minLength: 1, unit: 'binary' }).filter(text => !text.includes('\0')),
  });
  fc.assert(
    fc.property(fc.array(route), routes => {
      expect(
        list(JSON.stringify(routes)).servers[0]?.routes.map(({ method, path }) => ({ method, path })),
      ).toEqual(routes);
    }),
  );
});

test('coverage counts every route and gap once', () => {
  const reading = read(
    'adopt ./nada\nserver s:\n    route GET "/a":\n        x\n    route GET ler():\n        x\n    route ANY "/b":\n        x',
  );
  const routes = reading.servers[0]?.routes ?? [];
  const any = routes[2];
  const coverage = coverageOf(routes, reading, new Map(any ? [[any, { reason: 'R.', remedy: 'M.' }]] : []));
  expect(coverage).toMatchObject({ found: 4, exported: 1 });
  expect(coverage.leftOut.map(({ place, route, reason }) => [place.line, route, reason])).toEqual([
    [5, 'GET ler()', expect.stringMatching(/^Which requests it answers is not known: `ler/)],
    [7, '* /b', 'R.'],
    [1, undefined, expect.stringMatching(/not there/)],
  ]);
});
