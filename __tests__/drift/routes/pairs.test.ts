import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { describedRoutes } from '../../../src/check/described-routes.js';
import { openapi } from '../../../src/commands/describe.js';
import { changeRule } from '../../../src/drift/change-rules.js';
import { routeChanges } from '../../../src/drift/routes/changes.js';
import { routeRules } from '../../../src/drift/routes/route-rules.js';
import { routesOfOpenapi } from '../../../src/server/openapi/document.js';
import type { Answer, Answers, Route, Server, Validation } from '../../../src/server/route.js';

type Target = Validation['target'];
type Written =
  | string
  | ({
      readonly route: string;
      readonly certainty?: Route['certainty'];
      /** Schemes of `Kiln.auth`. */
      readonly auth?: readonly string[];
      /** By status the schemas of bodies by media types; `open` for a set that is not known as a whole. */
      readonly answers?: Readonly<Record<string, Readonly<Record<string, object>> | null>>;
    } & {
      readonly [T in Target]?: object;
    });

/** What a server file does not say: oasdiff.test.ts has it. */
const SAID_BY_DOCUMENTS =
  /^(?:acesso|corpo|operacao)-|^rota-(?:deprecated|undeprecated|text-changed|parametro-style-changed)$|^validacao-(?:default-changed|deprecated|undeprecated)$|^resposta-(?:cabecalho-|text-)/;

interface Pair {
  readonly what: string;
  readonly before: readonly Written[];
  readonly after: readonly Written[];
  /** `<level> <rule> <path>` */
  readonly changes: readonly string[];
}

const TARGETS: readonly Target[] = ['body', 'query', 'params', 'headers'];
const here = dirname(fileURLToPath(import.meta.url));
const PAIRS = parse(readFileSync(join(here, 'pairs.yml'), 'utf8')) as Pair[];

function routeOf(written: Written, i: number): Route {
  const whole = typeof written === 'string' ? { route: written } : written;
  const [, method = '', path = ''] = /^(\S+) (.*)$/.exec(whole.route) ?? [];
  const place = { file: 'app.df', line: i + 1 };
  return {
    server: 'api',
    method,
    path,
    params: [...path.matchAll(/[:*](\w+)/g)].map(([, name]) => name ?? ''),
    place,
    origin: 'block',
    certainty: whole.certainty ?? 'sure',
    ...('auth' in whole && whole.auth && { auth: whole.auth }),
    ...('answers' in whole && whole.answers && { answers: answersOf(whole.answers) }),
    validations: TARGETS.flatMap(target => {
      const schema = (whole as { [T in Target]?: object })[target];
      return schema === undefined ? [] : [{ target, schema: { type: 'object', ...schema }, place }];
    }),
  };
}

function answersOf(written: Readonly<Record<string, Readonly<Record<string, object>> | null>>): Answers {
  const { open, ...statuses } = written;
  return {
    known: Object.entries(statuses).flatMap(([status, content]): Answer[] =>
      content === null
        ? [{ status: Number(status), media: null }]
        : Object.entries(content).map(([media, schema]) => ({
            status: Number(status),
            media,
            ...(media === 'application/json' && { schema: schema as Record<string, unknown> }),
          })),
    ),
    unread: open === undefined ? [] : [{ place: { file: 'app.df', line: 1 }, reason: 'x', remedy: 'y' }],
  };
}

function serverOf(routes: readonly Route[]): Server {
  return { name: 'api', place: { file: 'app.df', line: 1 }, port: 8080, host: null, action: null, routes };
}

const changesOf = (before: readonly Route[], after: readonly Route[]) =>
  routeChanges(before, after).map(({ level, rule, path }) => `${level} ${rule} ${path}`);

test(`${PAIRS.length} pairs, at least 40, and each rule in one of them`, () => {
  expect(PAIRS.length).toBeGreaterThanOrEqual(40);
  const found = PAIRS.flatMap(({ changes }) => changes.map(change => change.split(' ')[1]));
  expect(
    routeRules.map(({ id }) => id).filter(id => !found.includes(id) && !SAID_BY_DOCUMENTS.test(id)),
  ).toEqual([]);
});

describe.each(PAIRS.map(pair => [pair.what, pair] as const))('%s', (_, { before, after, changes }) => {
  const [olds, nows] = [before.map(routeOf), after.map(routeOf)];

  test('as its rule says', () => {
    expect(changesOf(olds, nows)).toEqual(changes);
    for (const { level, rule } of routeChanges(olds, nows)) expect(level).toBe(changeRule(rule)?.level);
  });

  test('backwards, the inverse', () => {
    const back = routeChanges(nows, olds).map(({ rule }) => rule);
    const inverses = changes.map(change => changeRule(change.split(' ')[1] ?? '')?.inverse[0]);
    // Whether a field that nobody has to give came or went, more or as much is taken.
    const optional = changes.some(change => change.startsWith('minor validacao-loosened'));
    if (!optional && !changes.some(change => change.includes('* /eco')))
      expect(back.sort()).toEqual(inverses.sort());
    expect(back.length).toBe(
      changes.some(change => change.includes('* /eco')) ? back.length : changes.length,
    );
  });

  const isPlain = [...olds, ...nows].every(
    ({ method, path, certainty, auth }) =>
      /^[A-Z]+$/.test(method) && method !== 'WS' && !path.includes('*') && certainty === 'sure' && !auth,
  );
  // OpenAPI has no web sockets, conditions, rests of a path, or routes for any method; who asks is described with handlers.
  if (!isPlain) return;
  test('the same by way of OpenAPI', () => {
    const through = (routes: readonly Route[]) =>
      routesOfOpenapi(JSON.parse(openapi(serverOf(routes))), 'openapi.json');
    expect(changesOf(through(olds), describedRoutes(serverOf(nows))).sort()).toEqual([...changes].sort());
  });
});

test('references inside of a document are followed, and circles are not', () => {
  const document = {
    paths: {
      '/a': {
        parameters: [{ $ref: '#/components/parameters/P' }],
        post: {
          requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/A' } } } },
        },
      },
      '/b': {
        post: {
          requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/B' } } } },
        },
      },
      '/c': null,
    },
    components: {
      parameters: { P: { name: 'q', in: 'query', required: true, schema: { type: 'string' } } },
      schemas: { A: { type: 'object', required: ['x'] }, B: { $ref: '#/components/schemas/B' } },
    },
  };
  expect(routesOfOpenapi(document, 'openapi.json')).toMatchObject([
    { path: '/a', validations: [{ target: 'query', schema: { required: ['q'] } }, { target: 'body' }] },
    { path: '/b', validations: [] },
  ]);
  for (const strange of [null, 1, [], { paths: 3 }, { paths: { '/x': { get: 3 } } }])
    expect(() => routesOfOpenapi(strange, 'x')).not.toThrow();
});

/** A media type that comes, goes or takes the place of another one is no check that comes or goes. */
test.each([
  [['json'], ['form'], ['major corpo-tipo-removed json', 'minor corpo-tipo-added form']],
  [['form'], ['json'], ['major corpo-tipo-removed form', 'minor corpo-tipo-added json']],
  [['form'], ['form', 'json'], ['minor corpo-tipo-added json']],
  [['json', 'form'], ['form'], ['major corpo-tipo-removed json']],
])('bodies of %j became %j', (before, after, expected) => {
  const media = { json: 'application/json', form: 'application/x-www-form-urlencoded' };
  const schema = { type: 'object', required: ['name'], properties: { name: { type: 'string' } } };
  const bodies = (names: readonly string[]) => {
    const content = Object.fromEntries(names.map(name => [media[name as keyof typeof media], { schema }]));
    const post = { requestBody: { required: true, content }, responses: {} };
    return routesOfOpenapi({ openapi: '3.0.3', paths: { '/pets': { post } } }, 'openapi.json');
  };
  expect(changesOf(bodies(before), bodies(after))).toEqual(
    expected.map(text => text.replace(/(\w+)$/, (_, name) => `POST /pets#body/${media[name as 'json']}`)),
  );
});
