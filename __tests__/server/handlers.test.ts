import { describe, expect, test } from '@jest/globals';
import { openapi } from '../../src/commands/describe.js';
import { read } from './project.js';

/** `POST /itens: body {nome} 422`, for each route: what its handler checks, and whether it seems to answer 422. */
function checksOf(files: Parameters<typeof read>[0]): string[] {
  return read(files).servers.flatMap(({ routes }) =>
    routes.map(({ method, path, validations }) =>
      [
        `${method} ${path}:`,
        ...validations.map(
          ({ target, schema, byHandler }) =>
            `${target} ${Object.keys(schema.properties as object)}${byHandler?.answers422 ? ' 422' : ''}`,
        ),
      ].join(' '),
    ),
  );
}

const notesOf = (files: Parameters<typeof read>[0]) =>
  read(files).notes.map(({ place, reason }) => `${place.file}:${place.line}:${place.column} ${reason}`);

const inRoute = (...lines: string[]) =>
  [
    'adopt Arcane.Kiln as K',
    'server s:',
    '    route POST "/a":',
    ...lines.map(line => `        ${line}`),
  ].join('\n');

describe('Kiln.conferir in a handler (reference-language.md §4.2)', () => {
  test.each([
    ['the body', ['K.conferir(body, {"x": "texto"})'], 'body x'],
    ['a part of req', ['erros := K.conferir(req.query, {"x": "texto"})'], 'query x'],
    ['a part of req in brackets', ['K.conferir(req["headers"], {"x": "texto"})'], 'headers x'],
    ['an alias', ['dados := params', 'K.conferir(dados, {"x": "texto"})'], 'params x'],
    ['named arguments', ['K.conferir(esquema := {"x": "texto"}, dados := body)'], 'body x'],
    [
      'inside another call',
      ['given len(K.conferir(body, {"x": "texto"})) > 0:', '    respond 400'],
      'body x',
    ],
    [
      'with an answer 422',
      ['e := K.conferir(body, {"x": "texto"})', 'given len(e) > 0:', '    respond 422 json e', 'respond 201'],
      'body x 422',
    ],
    [
      'behind an early answer',
      ['given achar() is void:', '    respond 404', 'K.conferir(body, {"x": "texto"})'],
      'body x',
    ],
    [
      'two parts',
      ['K.conferir(params, {"id": "inteiro"})', 'K.conferir(body, {"x": "texto"})'],
      'params id body x',
    ],
    ['nothing', ['respond json body'], ''],
  ])('%s', (_, lines, checks) => {
    expect(checksOf(inRoute(...lines))).toEqual([`POST /a: ${checks}`.trim()]);
    expect(notesOf(inRoute(...lines))).toEqual([]);
  });

  test('schemas and helpers that stand behind the route, or in another file', () => {
    const program = {
      'app.df':
        'adopt {checar} from ./util\nserver s:\n    route POST "/a":\n        checar(body)\n    route PUT "/a":\n        local(req)\naction local(r):\n    yield checar(r.body)',
      'util.df':
        'adopt {conferir} from Kiln\naction checar(dados):\n    yield conferir(dados, TARDE)\nTARDE := {"x": "texto"}',
    };
    expect(checksOf(program)).toEqual(['POST /a: body x', 'PUT /a: body x']);
    expect(notesOf(program)).toEqual([]);
  });

  test('actions and lambdas as handlers, resources, and copies by mount and group', () => {
    const program = [
      'adopt Kiln',
      'action criar(pedido):',
      '    e := Kiln.conferir(pedido.body, {"x": "texto"})',
      '    given len(e) > 0:',
      '        yield Kiln.responder(422, e)',
      '    yield 1',
      'b := Kiln.forge("b")',
      'Kiln.post(b, "/a", criar)',
      'Kiln.put(b, padrao := "/a", handler := lambda r => Kiln.conferir(r.query, {"y": "texto"}))',
      'Kiln.resource(b, "/r", {"index": lambda r => 1, "create": criar})',
      'server s:',
      '    mount b at "/m"',
      'g := Kiln.group(s, "/g")',
      'Kiln.route(g, "patch", "/a", criar)',
    ].join('\n');
    expect(checksOf(program)).toEqual([
      'POST /a: body x 422',
      'PUT /a: query y',
      'GET /r:',
      'POST /r: body x 422',
      'POST /m/a: body x 422',
      'PUT /m/a: query y',
      'GET /m/r:',
      'POST /m/r: body x 422',
      'PATCH /g/a: body x 422',
    ]);
    expect(notesOf(program)).toEqual([]);
  });

  test('in a server that an action makes', () => {
    const program =
      'adopt Kiln\naction montar(p):\n    E := {"x": "texto"}\n    server api on 0:\n        route POST "/a":\n            Kiln.conferir(body, E)\n    yield api';
    expect(checksOf(program)).toEqual(['POST /a: body x']);
  });

  test.each([
    [
      'a part of the body',
      'K.conferir(body["item"], {"x": "texto"})',
      /^app\.df:4:9 `body\["item"\]` is checked/,
    ],
    [
      'a schema that is not known',
      'K.conferir(body, ler())',
      /^app\.df:4:9 `esquema` .*`ler\(\)`, is not known/,
    ],
    [
      'a condition',
      'given query["t"] is "1":\n            K.conferir(body, {})',
      /^app\.df:5:13 .*condition/,
    ],
    ['whether there is a body', 'given body:\n            K.conferir(body, {})', /^app\.df:5:13 .*condition/],
    ['a loop', 'cycle i in body["itens"]:\n            K.conferir(i, {})', /^app\.df:5:13 `i` is checked/],
    ['a rule', 'K.conferir(body, {"x": {"min": n()}})', /^app\.df:4:9 The rule of `x`/],
  ])('what is not known is reported: %s', (_, line, note) => {
    expect(notesOf(inRoute(line))).toEqual([expect.stringMatching(note)]);
    expect(read(inRoute(line)).gaps).toEqual([]);
  });

  test('an action that no handler calls is reported', () => {
    const program = `${inRoute('x')}\naction solta(d):\n    yield K.conferir(d, {})\nK.post(s, "/b", achar("solta"))`;
    expect(notesOf(program)).toEqual([
      expect.stringMatching(/^app\.df:6:5 `solta` checks something .* no handler/),
    ]);
  });

  test('following a handler changes nothing else', () => {
    const program = [
      'adopt Kiln',
      'steady LISTA := ["/a"]',
      'server s:',
      '    route POST "/x":',
      '        Kiln.get(s, "/nunca", h)',
      '        append(LISTA, "/b")',
      '        P := "/outro"',
      '        Kiln.group(s, "/g")',
      '        adopt ./nada',
      '        server t on porta():',
      '            route GET "/t":',
      '                x',
      '        Kiln.conferir(body, {"x": "texto"})',
      'action montar(z):',
      '    server u:',
      '        route GET LISTA[0]:',
      '            x',
    ].join('\n');
    expect(checksOf(program)).toEqual(['POST /x: body x', 'GET /a:']);
    expect(read(program).gaps).toEqual([]);
  });

  test('a handler that cannot be followed to its end is reported', () => {
    const loops = 'cycle a from 1 to 9999:\n            cycle b from 1 to 9999:\n                x := 1';
    const program = inRoute('K.conferir(query, {"x": "texto"})', loops, 'K.conferir(body, {})');
    expect(notesOf(program)).toEqual([expect.stringMatching(/^app\.df:\d+:\d+ .*more than \d+ steps/)]);
    expect(checksOf(program)).toEqual(['POST /a: query x']);
  });

  test('422 is described where the handler answers it, in a form of its own', () => {
    const answers = (lines: string[], middleware = '') => {
      const program = inRoute('K.conferir(body, {"x": "texto"})', ...lines).replace(
        'server s:\n',
        `server s:\n${middleware}`,
      );
      const [server] = read(program).servers;
      if (server === undefined) throw new Error('there is no server');
      return JSON.parse(openapi(server)).paths['/a'].post.responses['422'];
    };
    expect(answers(['respond 400 json {}'])).toBeUndefined();
    expect(answers(['respond 422 json {}'])).toEqual({
      description: 'Unprocessable Entity',
      content: { 'application/json': { schema: {} } },
    });
    expect(answers(['respond 400 json {}'], '    middleware K.validar({})\n')).toHaveProperty('content');
  });
});

test('a file that an action imports is read once, for all actions', () => {
  const action = (name: string) =>
    `action ${name}(p):\n    adopt ./rotas as R\n    server ${name}_s:\n        mount R.b at "/${name}"\n`;
  const { servers, gaps } = read({
    'app.df': action('um') + action('dois'),
    'rotas.df': 'server b:\n    route GET "/x":\n        x',
  });
  expect(servers.map(({ routes }) => routes.map(({ path }) => path))).toEqual([['/um/x'], ['/dois/x']]);
  expect(gaps).toEqual([]);
});
