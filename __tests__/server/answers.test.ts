import { expect, test } from '@jest/globals';
import { documentOf } from '../../src/exporters/document.js';
import { openapiObject } from '../../src/exporters/formats/openapi.js';
import { read } from './project.js';

/** `200 application/json, …` of the first route, and why there may be others. */
function answersOf(text: string, path?: string) {
  const routes = read(text).servers.find(({ name }) => name === 's')?.routes ?? [];
  const route = path === undefined ? routes[0] : routes.find(each => each.path === path);
  const { known = [], unread = [] } = route?.answers ?? {};
  return {
    known: known.map(({ status, media }) => `${status} ${media ?? '-'}`).join(', '),
    unread: unread.map(({ place, reason }) => `${place.line} ${reason}`),
  };
}

const inRoute = (...lines: string[]) =>
  [
    'adopt Kiln',
    'adopt {Loja, ler} from Externo',
    'server s:',
    '    route GET "/a":',
    ...lines.map(line => `        ${line}`),
  ].join('\n');
const around = (...lines: string[]) =>
  [
    'adopt Kiln',
    'server s:',
    ...lines.map(line => `    ${line}`),
    '    route GET "/a/b":',
    '        respond 204',
  ].join('\n');

test.each([
  ['a file by its name', 'respond file "a.pdf"', '200 application/pdf, 404 application/json'],
  ['a file of any name', 'respond file "a/" + query["n"]', '200 */*, 404 application/json'],
  ['a stream of events', 'respond Kiln.sse(lambda f => f.enviar(1))', '200 text/event-stream'],
  ['a stream', 'respond Kiln.stream(lambda f => 1, "text/csv; charset=utf-8")', '200 text/csv'],
  ['a template', 'render "a.html" status 202', '500 application/json'],
  ['what came with the request', 'respond body', '200 */*'],
])('%s', (_, line, known) => {
  expect(answersOf(inRoute(line))).toEqual({ known, unread: [] });
});

test.each([
  [
    'a function that is not followed',
    ['respond Loja.responder(req)'],
    '',
    /^5 .*is worked out when the program runs/,
  ],
  ['a status that is not known', ['respond Kiln.json({}, ler())'], '', /^5 .*status is no constant/],
  [
    'a response that is changed',
    ['r := Kiln.json({})', 'r["status"] := 500', 'respond r'],
    '',
    /changed in place/,
  ],
  [
    'what takes long to follow',
    ['n := 0', 'persist n smaller 1000000:', '    n += 1', 'respond text str(n)'],
    '',
    /more than \d+ steps to follow\.$/,
  ],
  [
    'one of two ways',
    ['respond Loja.f(req) given query["x"] otherwise Kiln.text("a")'],
    '200 text/plain',
    /^5 /,
  ],
])('what is not known is said, and the rest is: %s', (_, lines, known, reason) => {
  const found = answersOf(inRoute(...lines));
  expect(found.known).toBe(known);
  expect(found.unread).toEqual([expect.stringMatching(reason)]);
});

test.each([
  ['a middleware that is not known', ['middleware Loja.meio()'], '204 -', /middleware that is not known/],
  ['files that may answer first', ['assets "/a" from "www"'], '204 -', /file of the folder at `\/a`/],
  ['files of another prefix', ['assets "/c" from "www"'], '204 -', undefined],
  [
    'what runs behind routes, in front of them',
    ['middleware Kiln.secure_headers()'],
    '500 application/json',
    undefined,
  ],
  ['a limit', ['middleware Kiln.rate_limit(5)'], '429 application/json, 204 -', undefined],
  ['a token, which a GET needs not', ['middleware Kiln.csrf("x")'], '204 -', undefined],
  [
    'another answer in place of it',
    ['after lambda q, r => Kiln.text("x", 207)'],
    '207 text/plain',
    undefined,
  ],
  ['the answer itself', ['after lambda q, r => Kiln.header(r, "X", "1")'], '204 -', undefined],
])('around routes: %s', (_, lines, known, reason) => {
  const found = answersOf(around(...lines));
  expect(found.known).toBe(known);
  expect(found.unread).toEqual(reason ? [expect.stringMatching(reason)] : []);
});

test('the middleware of mounts and groups holds for all; error handlers answer where something is raised', () => {
  const program = [
    'adopt Kiln',
    'server b:',
    '    middleware Kiln.guard(lambda r => "g" in r["query"], 402)',
    '    route GET "/b":',
    '        respond 204',
    'server s:',
    '    route GET "/calmo":',
    '        respond 204',
    '    route GET "/bravo":',
    '        trigger "erro"',
    '    mount b at "/m"',
    'Kiln.on_error(s, 500, lambda req => Kiln.text("x", 503))',
    'Kiln.on_error(s, 404, lambda req => Kiln.text("x", 404))',
    'g := Kiln.group(s, "/g", Kiln.auth(lambda t => t))',
  ].join('\n');
  const shared = '402 application/json, 401 application/json';
  expect(answersOf(program, '/calmo').known).toBe(`${shared}, 204 -`);
  expect(answersOf(program, '/m/b').known).toBe(`${shared}, 204 -`);
  expect(answersOf(program, '/bravo').known).toBe(`${shared}, 503 text/plain`);
});

test('an operation has `default` only where something was not read', () => {
  const responses = (text: string) => {
    const [server] = read(text).servers;
    if (!server) throw new Error('there is no server');
    const paths = openapiObject(documentOf(server)).paths as Record<string, { get: { responses: object } }>;
    return Object.keys(paths['/a']?.get.responses ?? {});
  };
  expect(responses(inRoute('respond 201 json {}'))).toEqual(['201']);
  expect(responses(inRoute('respond Loja.f(req)'))).toEqual(['default']);
});

test('a block handles the errors that it names, of others the request fails', () => {
  const handled = (head: string, raised = '"x"') =>
    answersOf(
      [
        'adopt Kiln',
        'record Falha:',
        '    a: Integer',
        'server s:',
        '    route GET "/a":',
        '        monitor:',
      ]
        .concat([
          '            given "x" in query:',
          `                trigger ${raised}`,
          '            respond 204',
        ])
        .concat([`        ${head}:`, '            respond 409'])
        .join('\n'),
    ).known;
  expect(handled('handle e')).toBe('204 -, 409 application/json');
  expect(handled('handle Error')).toBe('204 -, 409 application/json');
  expect(handled('handle Falha', 'Falha(1)')).toBe('204 -, 409 application/json');
  expect(handled('handle Falha as f', 'Falha(1)')).toBe('204 -, 409 application/json');
  expect(handled('handle Falha')).toBe('204 -, 409 application/json, 500 application/json');
  // What stands before `as` is a type, whatever it begins with.
  expect(handled('handle e as Error')).toBe('204 -, 409 application/json, 500 application/json');
});
