import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { documentOf } from '../../src/exporters/document.js';
import { shadowedRoutes } from '../../src/exporters/shadowed.js';
import { matcher } from '../../src/live/matcher.js';
import { route, server } from './routes.js';

const shadowsIn = (...routes: string[]) =>
  shadowedRoutes(documentOf(server(routes.map(text => route(...(text.split(' ') as [string, string])))))).map(
    ({ route: later, by }) => `${later.path} by ${by.path}`,
  );

test.each([
  [['GET /itens/:id', 'GET /itens/novo'], ['/itens/novo by /itens/:id']],
  [['GET /itens/novo', 'GET /itens/:id'], []],
  [['GET /itens/:id', 'POST /itens/novo'], []],
  [['* /itens/:id', 'POST /itens/novo'], ['/itens/novo by /itens/:id']],
  [['* /itens/:id', 'WS /itens/novo'], []],
  [['GET /itens', 'GET /itens/'], ['/itens/ by /itens']],
  [['GET /itens/', 'GET /itens'], []],
  [
    ['GET /*resto', 'GET /', 'GET /a/:b'],
    ['/ by /*resto', '/a/:b by /*resto'],
  ],
  [
    ['GET /a/*resto', 'GET /a', 'GET /a/', 'GET /a/:x/*y'],
    ['/a/ by /a', '/a/:x/*y by /a/*resto'],
  ],
  [['GET /:a/x', 'GET /b/:y', 'GET /b/x'], ['/b/x by /b/:y']],
  [['GET /:a-:b', 'GET /x-y', 'GET /:c'], []],
  [
    ['GET /:c', 'GET /:a-:b', 'GET /x.json'],
    ['/:a-:b by /:c', '/x.json by /:c'],
  ],
  [['GET /:a', 'GET //'], []],
])('%j', (routes, shadows) => expect(shadowsIn(...routes)).toEqual(shadows));

test('a route that may not be there, and a list, take nothing', () => {
  const [first, second] = [route('GET', '/:a', { certainty: 'conditional' }), route('GET', '/b')];
  expect(shadowedRoutes(documentOf(server([first, second])))).toEqual([]);
  const list = [route('GET', '/:a'), second].map(each => ({ ...each, origin: 'list' as const }));
  expect(shadowedRoutes(documentOf(server(list)))).toEqual([]);
});

test('a route of a framework takes others where it says so, and slashes count', () => {
  const of = (...all: (readonly [string, true?])[]) =>
    shadowedRoutes(
      documentOf(
        server(
          all.map(([path, takesAll]) => ({
            ...route('GET', path),
            origin: 'framework' as const,
            ...(takesAll && { takesAll }),
          })),
        ),
      ),
    ).map(({ route: { path } }) => path);
  expect(of(['/r', true], ['/r/', true])).toEqual([]);
  expect(of(['/u/:id', true], ['/u/me', true])).toEqual(['/u/me']);
  expect(of(['/u/:id'], ['/u/me'])).toEqual([]);
  expect(of(['/f/*p', true], ['/f/', true])).toEqual(['/f/']);
});

test('paths as long as they may be', () => {
  const path = '/'.repeat(8000);
  expect(shadowsIn(`GET ${path}:a`, `GET ${path}b`)).toHaveLength(1);
});

test('no request of a shadowed route is answered by it', () => {
  const segment = fc.constantFrom('', 'a', 'b', ':x', ':y', 'a-:z', ':x.json', '*r', 'c*s');
  const path = fc.array(segment, { minLength: 1, maxLength: 4 }).map(parts => `/${parts.join('/')}`);
  const routes = fc.array(fc.tuple(fc.constantFrom('GET', 'PUT', '*'), path), { minLength: 2, maxLength: 6 });
  const value = fc.constantFrom('a', 'b', '1', 'a-2', '3.json');
  fc.assert(
    fc.property(routes, fc.array(value, { minLength: 8, maxLength: 8 }), (list, values) => {
      const all = list.map(([method, pattern]) => route(method, pattern));
      const match = matcher(all);
      for (const { route: later, by } of shadowedRoutes(documentOf(server(all)))) {
        let next = 0;
        const asked = later.path.replace(/[:*][xyzrs]/g, () => values[next++] ?? '');
        const found = match(later.method === '*' ? 'HEAD' : later.method, asked);
        expect(found).toMatchObject({ kind: 'route' });
        if (found.kind === 'route') {
          expect(found.route).not.toBe(later);
          expect(all.indexOf(found.route)).toBeLessThanOrEqual(all.indexOf(by));
        }
      }
    }),
    { numRuns: 3_000 },
  );
});
