import { describe, expect, test } from '@jest/globals';
import { mistakeOf, read, routesOf, shown } from './project.js';

/** Handlers do not matter: `R` stands for a body. */
const body = (text: string) =>
  text
    .replace(/: R$/gm, match => match.slice(0, -1))
    .replace(/^( *)(route .*:)$/gm, '$1$2\n$1    respond text "x"');

/** Section of reference-language.md, what it says, program, routes of the first server. */
const TABLE: readonly (readonly [
  section: string,
  what: string,
  program: string,
  routes: readonly string[],
])[] = [
  [
    '2.4',
    'verbs in any case, delete too',
    'server s on 0:\n    route get "/a":\n    route Post "/b":\n    route delete "/c":\n    route DELETE "/d":',
    ['GET /a', 'POST /b', 'DELETE /c', 'DELETE /d'],
  ],
  ['2.4', 'ANY', 'server s:\n    route ANY "/a":', ['* /a']],
  [
    '2.4',
    'the path is stored as it is',
    'server s:\n    route GET "x/":\n    route GET "":',
    ['GET x/', 'GET '],
  ],
  [
    '2.9',
    'concatenation with a constant',
    'steady P := "/api"\nserver s:\n    route GET P + "/x":',
    ['GET /api/x'],
  ],
  [
    '2.9',
    'interpolation and formats',
    'n := 7\np := "/v"\nserver s:\n    route GET $"{p}/{n:03}/{{x}}":\n    route GET $"{p + "/q"}":',
    ['GET /v/007/{x}', 'GET /v/q'],
  ],
  ['2.9', 'str and int', 'server s:\n    route GET "/" + str(int("4") + 1):', ['GET /5']],
  [
    '2.9',
    'a reassigned variable at its use',
    'p := "/a"\nserver s:\n    route GET p:\np := "/b"',
    ['GET /a'],
  ],
  [
    '2.9',
    'brackets belong to what is not a constant',
    'server s:\n    route GET "/a" + (ler()):\n    route GET (ler()) + "/b":',
    ['GET "/a" + (ler()) (unresolved)', 'GET (ler()) + "/b" (unresolved)'],
  ],
  ['2.9', 'not a constant', 'server s:\n    route GET ler():', ['GET ler() (unresolved)']],
  [
    '2.9',
    'environment with a default',
    'server s:\n    route GET env_var("P") ?? "/d":\n    route GET env_var("P"):',
    ['GET /d', 'GET env_var("P") (unresolved)'],
  ],
  [
    '2.9',
    'several at once, typed',
    'a, b := "/x", "/y"\nc: Text := "/z"\nserver s:\n    route GET a + b + c:',
    ['GET /x/y/z'],
  ],
  [
    '2.9',
    'conditional expression',
    'D := no\nserver s:\n    route GET "/a" given D otherwise "/b":',
    ['GET /b'],
  ],
  [
    '2.9',
    'comprehension',
    'xs := [x + "/" cycle x in ["a", "b", "c"] given x isnt "b"]\nserver s:\n    cycle x in xs:\n        route GET "/" + x:',
    ['GET /a/', 'GET /c/'],
  ],
  ['2.9', 'lambda', 'v := lambda x => "/v1" + x\nserver s:\n    route GET v("/a"):', ['GET /v1/a']],
  [
    '2.5',
    'given with a constant',
    'server s:\n    given yes:\n        route GET "/a":\n    otherwise:\n        route GET "/b":',
    ['GET /a'],
  ],
  [
    '2.5',
    'given with something unknown',
    'server s:\n    given env_var("D") is "1":\n        route GET "/a":\n    orif x():\n        route GET "/b":\n    otherwise:\n        route GET "/c":\n    route GET "/d":',
    ['GET /a (conditional)', 'GET /b (conditional)', 'GET /c (conditional)', 'GET /d'],
  ],
  [
    '2.5',
    'cycle over a list',
    'server s:\n    cycle n in ["a", "b"]:\n        route GET $"/{n}":',
    ['GET /a', 'GET /b'],
  ],
  [
    '2.5',
    'a range has both ends',
    'server s:\n    cycle i from 1 to 3:\n        route GET $"/{i}":',
    ['GET /1', 'GET /2', 'GET /3'],
  ],
  [
    '2.5',
    'a range with a step, downwards',
    'server s:\n    cycle i from 5 to 1 step -2:\n        route GET $"/{i}":',
    ['GET /5', 'GET /3', 'GET /1'],
  ],
  [
    '2.5',
    'cycle over something unknown',
    'server s:\n    cycle n in ler():\n        route GET "/" + n:\n        route GET "/fixo":',
    ['GET "/" + n (unresolved)', 'GET /fixo (conditional)'],
  ],
  [
    '2.5',
    'halt and skip',
    'server s:\n    cycle i from 1 to 9:\n        given i is 2:\n            skip\n        given i is 4:\n            halt\n        route GET $"/{i}":',
    ['GET /1', 'GET /3'],
  ],
  [
    '2.5',
    'persist',
    'i := 0\nserver s:\n    persist i < 2:\n        route GET $"/{i}":\n        i += 1',
    ['GET /0', 'GET /1'],
  ],
  [
    '2.5',
    'match',
    'm := "b"\nserver s:\n    match m:\n        point "a":\n            route GET "/a":\n        point "b" or "c":\n            route GET "/b":\n        default:\n            route GET "/d":',
    ['GET /b'],
  ],
  [
    '2.5',
    'an action inside the server, called',
    'server s:\n    action extra(p):\n        route GET p + "/x":\n    extra("/a")\n    extra("/b")',
    ['GET /a/x', 'GET /b/x'],
  ],
  [
    '2.6',
    'mount before the routes',
    'server b:\n    route GET "/b":\nserver a:\n    mount b at "/m"\n    route GET "/a":',
    ['GET /b'],
  ],
  [
    '3.2',
    'nested first arguments',
    'adopt Kiln\napp := Kiln.forge("n")\nKiln.get(Kiln.post(app, "/a", h), "/b", h)',
    ['POST /a', 'GET /b'],
  ],
  [
    '3.2',
    'named arguments',
    'adopt Kiln\napp := Kiln.forge()\nKiln.get(app, handler := h, padrao := "/x")',
    ['GET /x'],
  ],
  [
    '3.2',
    'route with a method',
    'adopt Kiln\napp := Kiln.app()\nKiln.route(app, "patch", "/x", h)\nKiln.any(app, "/y", h)\nKiln.ws(app, "/z", h)',
    ['PATCH /x', '* /y', 'WS /z'],
  ],
  [
    '3.2',
    'over many lines',
    'adopt Kiln\napp := Kiln.forge()\nKiln.get(\n    app,  // o app\n    "/x",\n    lambda req => Kiln.html(\n        "<h1>//</h1>"\n    )\n)',
    ['GET /x'],
  ],
  [
    '3.2',
    'a chain of members',
    'adopt Arcane.Kiln as K\napp := K\n    .forge("x")\nK\n    .get(app, "/x", h)',
    ['GET /x'],
  ],
  [
    '3.3',
    'a whole resource',
    'adopt Kiln\napp := Kiln.forge()\nKiln.resource(app, "itens/", {"destroy": h, "index": h, "show": h, "create": h, "update": h, "patch": h})',
    [
      'GET /itens',
      'GET /itens/:id',
      'POST /itens',
      'PUT /itens/:id',
      'PATCH /itens/:id',
      'DELETE /itens/:id',
    ],
  ],
  [
    '3.3',
    'a resource in a variable, in part',
    'adopt Kiln\napp := Kiln.forge()\nc := {"index": h, "show": void}\nKiln.resource(app, "/a", c)',
    ['GET /a'],
  ],
  [
    '3.3',
    'a resource at the root',
    'adopt Kiln\napp := Kiln.forge()\nKiln.resource(app, "/", {"index": h, "show": h})',
    ['GET /', 'GET //:id'],
  ],
  [
    '3.3',
    'what only looks like a controller: the interpreter finds nothing in objects',
    'adopt Kiln\nblueprint C:\n    action index(req):\n        yield 1\napp := Kiln.forge()\nKiln.resource(app, "c", spawn C())\nKiln.resource(app, "d", C)\nc := spawn C()\nKiln.resource(app, "e", {"index": c.index})',
    ['GET /e'],
  ],
  [
    '3.4',
    'prefixes',
    'adopt Kiln\nb := Kiln.forge("b")\nKiln.get(b, "/", h)\nKiln.get(b, "/x", h)\nKiln.get(b, "y", h)\nserver a:\n    mount b at "/api"\n    mount b at "/"\n    mount b at ""\n    mount b at "api/"',
    ['GET /', 'GET /x', 'GET y'],
  ],
  [
    '3.10',
    'what only looks like a registration',
    'adopt Kiln\nadopt Cache\napp := Kiln.forge()\nv := {"a": 1}\nv.get("/a", 1)\nCache.get(app, "/b")\nx := Kiln.test(app, "GET", "/c")\n// Kiln.get(app, "/d", h)\n# Kiln.get(app, "/e", h)\n/* Kiln.get(app, "/f", h) */\nt := """\nKiln.get(app, "/g", h)\n"""\nu := $"""\nKiln.get(app, "/h", h) // # {{ x }}\n"""\nKiln.get(app, "/i", h)',
    ['GET /i'],
  ],
  [
    '3.10',
    'imported functions',
    'adopt {get, post as p, forge} from Kiln\napp := forge("x")\nget(app, "/x", h)\np(app, "/y", h)',
    ['GET /x', 'POST /y'],
  ],
  [
    '3.10',
    'functions on a server block',
    'adopt Kiln\nserver App on 8080:\n    route GET "/a":\nKiln.ws(App, "/eventos", f)',
    ['GET /a', 'WS /eventos'],
  ],
  [
    '3.10',
    'routes that an action adds',
    'adopt Kiln\naction montar_rotas(app):\n    Kiln.get(app, "/x", h)\nserver s on 0:\n    route GET "/a":\nmontar_rotas(s)',
    ['GET /a', 'GET /x'],
  ],
  [
    '3.8',
    'Lavra',
    'adopt Lavra\nserver s:\n    route GET "/a":\nLavra.montar(s, e)\nLavra.montar(s, e, "/q", permitir_get := no)\nLavra.montar_assinaturas(s, e)',
    ['GET /a', 'POST /lavra', 'GET /lavra', 'POST /q', 'WS /lavra/assinar'],
  ],
  [
    '3.8',
    'Vitrine',
    'adopt Arcane.Vitrine as V\nV.app("Painel", manifesto := yes)\nV.pagina("/produto/:id", f)\nV.subir(porta := 8501)',
    [
      'GET /__vitrine__/saude',
      'GET /__vitrine__/metricas',
      'POST /__vitrine__/acao',
      'GET /__vitrine__/baixar/:chave',
      'GET /__vitrine__/manifesto.json',
      'GET /produto/:id',
      'GET /',
    ],
  ],
  [
    '1.1',
    'CRLF and byte order mark',
    '\ufeffserver s:\r\n    given yes:\r\n\r\n        route GET "/a":\r\n            respond text "x"\r\n    route GET "/b":\r\n        respond text "x"\r\n',
    ['GET /a', 'GET /b'],
  ],
  [
    '1.3',
    'continuation by operator, and over a comment',
    'P := "/a" +\n// entre\n\n        "/b"\nserver s:\n    route GET P:',
    ['GET /a/b'],
  ],
  [
    '1.3',
    'a closed type does not go on',
    'action f(): Cluster<Text> := 1\nx: Cluster<String>\nserver s:\n    route GET "/a":',
    ['GET /a'],
  ],
  [
    '1.4',
    'floor division before a comment',
    'n := 7 // 2 // "metade"\nserver s:\n    route GET $"/{n}":',
    ['GET /3'],
  ],
  ['1.4', '~/ divides', 'n := 7 ~/ 2\nserver s:\n    route GET $"/{n}":', ['GET /3']],
  [
    '1.5',
    'texts with everything in them',
    'p := "/a//b#c{{d}}"\nq := \'/"x"\'\nserver s:\n    route GET p:\n    route GET q:',
    ['GET /a//b#c{{d}}', 'GET /"x"'],
  ],
  ['1.5', 'nested quotes', 'v := {"a": "b"}\nserver s:\n    route GET $"/{v["a"]}/c":', ['GET /b/c']],
  ['2.1', 'server as a name', 'server := 3\nroute := 4\nserver s on 0:\n    route GET "/a":', ['GET /a']],
  ['7', 'duplicates stay', 'server s:\n    route GET "/a":\n    route GET "/a":', ['GET /a', 'GET /a']],
];

describe('reference-language.md Part B', () => {
  test.each(TABLE.map(row => [`§${row[0]} ${row[1]}`, row] as const))('%s', (_, [, , program, routes]) => {
    expect(routesOf(body(program))).toEqual(routes);
  });
});

test('§2.5 a server that is declared in one way or another', () => {
  const one = (port: number, path: string) =>
    `    server S on ${port}:\n        route GET "${path}":\n            respond text "x"\n`;
  const program = `given ler():\n${one(80, '/a')}orif ler():\n    x := 1\notherwise:\n${one(81, '/b')}`;
  const shownServers = (text: string) =>
    read(text).servers.map(({ name, port, routes }) => [name, port, ...routes.map(shown)]);
  const both = [
    ['S', 80, 'GET /a (conditional)'],
    ['S', 81, 'GET /b (conditional)'],
  ];
  expect(shownServers(program)).toEqual(both);
  expect(read(program).gaps).toEqual([]);
  const nested = program.replace(/^(?=.)/gm, '    ');
  expect(shownServers(`given ler():\n${nested}`)).toEqual(both);
  expect(shownServers(`${program}server S on 82:\n    x := 1\n`)).toEqual([['S', 82]]);
});

describe('several servers', () => {
  test('§2.6 a mount copies what is there at that point', () => {
    const program =
      'adopt Kiln\nserver b:\n    route GET "/b":\nserver a:\n    mount b at "/m"\n    route GET "/a":\nKiln.get(b, "/late", h)\nKiln.mount(a, "n", b)';
    expect(routesOf(body(program), 'a')).toEqual(['GET /m/b', 'GET /a', 'GET /n/b', 'GET /n/late']);
  });

  test('§3.4 prefixes', () => {
    const program =
      'adopt Kiln\nb := Kiln.forge("b")\nKiln.get(b, "/", h)\nKiln.get(b, "/x", h)\nKiln.get(b, "y", h)\nserver a:\n    mount b at "/api"\n    mount b at "/"\n    mount b at ""\n    mount b at "api/"\n    mount b at pfx()';
    expect(routesOf(program, 'a')).toEqual([
      'GET /api/',
      'GET /api/x',
      'GET /apiy',
      'GET /',
      'GET /x',
      'GET /y',
      'GET /',
      'GET /x',
      'GET /y',
      'GET /api/',
      'GET /api/x',
      'GET /apiy',
      'GET pfx() + / (unresolved)',
      'GET pfx() + /x (unresolved)',
      'GET pfx() + y (unresolved)',
    ]);
  });

  test('§3.5 groups come after the routes of their parent', () => {
    const { servers } = read(
      body(
        'adopt Kiln\nserver a:\n    route GET "/a":\ng := Kiln.group(a, "/g")\nKiln.get(g, "/x", h)\nKiln.get(a, "/b", h)',
      ),
    );
    expect(servers.map(({ name }) => name)).toEqual(['a']);
    expect(servers[0]?.routes.map(route => [shown(route), route.origin])).toEqual([
      ['GET /a', 'block'],
      ['GET /b', 'call'],
      ['GET /g/x', 'group'],
    ]);
  });

  test('§2.7 a server in an action', () => {
    const { servers, gaps } = read(
      body('action montar(porta):\n    server api on porta:\n        route GET "/a":\n    yield api'),
    );
    expect(servers).toMatchObject([
      { name: 'api', action: 'montar', port: null, place: { line: 2, column: 12 } },
    ]);
    expect(servers[0]?.routes.map(shown)).toEqual(['GET /a']);
    expect(gaps).toEqual([]);
    expect(servers[0]?.unknownPort).toMatchObject({
      place: { line: 2, column: 19 },
      reason: expect.stringMatching(/port of `api`.*parameter of `montar`/),
    });
  });

  test('§2.7 an action that is called gives its server', () => {
    const { servers } = read(
      body('action montar(p):\n    server api on 0:\n        route GET p:\n    yield api\nx := montar("/q")'),
    );
    expect(servers.map(server => [server.name, server.action, server.routes.map(shown)])).toEqual([
      ['api', null, ['GET /q']],
    ]);
  });

  test('§2.8 the order is that of the file; imported ones only when there are no others', () => {
    const files = {
      'app.df': body('adopt {b} from ./b\nserver x:\n    route GET "/x":\nserver y:\n    mount b at "/b"'),
      'b.df': body('server b:\n    route GET "/b":'),
    };
    expect(read(files).servers.map(({ name }) => name)).toEqual(['x', 'y']);
    expect(read({ ...files, 'app.df': 'adopt {b as c} from b' }).servers.map(({ name }) => name)).toEqual([
      'b',
    ]);
  });

  test('a server that another one replaces is reported', () => {
    const { servers, gaps } = read(body('server s:\n    route GET "/a":\nserver s:\n    route GET "/b":'));
    expect(servers.map(({ routes }) => routes.map(shown))).toEqual([['GET /b']]);
    expect(gaps[0]?.reason).toMatch(/replaced by the one in line 4/);
  });
});

test.each([
  ['8080', 8080],
  ['0', 0],
  ['PORTA', 3000],
  ['int(env_var("PORT") ?? "8080")', 8080],
  ['9000 given no otherwise 9001', 9001],
])('§2.2 port %s', (expression, port) => {
  const { servers, gaps } = read(`PORTA := 3000\nserver s on ${expression} at "localhost":\n    views "x"`);
  expect(servers).toMatchObject([{ port, host: 'localhost', routes: [] }]);
  expect(gaps).toEqual([]);
});

test.each([
  ['/a-:id.json', ['id']],
  ['/:a-:b', ['a', 'b']],
  ['/:ano:mes', ['ano', 'mes']],
  ['/*resto', ['resto']],
  ['/<id>', []],
  ['/a:/*', []],
  ['/:códigos', ['códigos']],
  ['/:ação', ['ação']],
  ['/:érico', []],
  ['/:a/:a/', ['a', 'a']],
])('§3.7 parameters of %s', (path, params) => {
  const [server] = read(`server s:\n    route GET "${path}":\n        respond text "x"`).servers;
  expect(server?.routes[0]).toMatchObject({ path, params, place: { file: 'app.df', line: 2, column: 5 } });
});

test('§2.5 a loop that may end early: what follows is conditional, and none is lost', () => {
  const program =
    'adopt Kiln\napp := Kiln.forge()\nsteady T: Text := "/p"\ni := 0\npersist i < 2:\n    given ler():\n        halt\n    Kiln.get(app, T + str(i), h)\n    i += 1\nKiln.get(app, T, h)';
  expect(routesOf(program)).toEqual(['GET /p0 (conditional)', 'GET /p1 (conditional)', 'GET /p']);
});

test('§2.5 an action that may yield early, and a variable that depends on a condition', () => {
  const program =
    'adopt Kiln\naction rotas(app):\n    given ler():\n        yield void\n    Kiln.get(app, "/a", h)\np := "/x"\ngiven ler():\n    p := "/y"\nserver s:\n    route GET p:\n        x\nrotas(s)';
  expect(routesOf(program)).toEqual(['GET p (unresolved)', 'GET /a (conditional)']);
  expect(read(program).servers[0]?.routes[0]?.reason).toBe('the value of `p` depends on a condition');
});

const KILN = 'adopt Kiln\nadopt {post} from Kiln\napp := Kiln.forge("l")\n';

test.each([
  ['a lambda that somebody else calls', 'xs.each(lambda p => Kiln.get(app, p, h))', /^`Kiln\.get` stands in/],
  ['the same, imported by name', 'map(xs, lambda p => post(app, p, h))', /^`post` stands in/],
  [
    'an action in a statement that is not known',
    'action reg(a):\n    Kiln.get(a, "/x", h)\nthread reg(app)\nx := await reg(app)',
    /^`reg` stands in something that is not followed: `thread reg\(app\)`/,
  ],
  [
    'an action with arguments that are not known',
    'action reg(a):\n    Kiln.get(a, "/x", h)\nreg(...args())',
    /^`reg\(\.\.\.args\(\)\)` may register routes by `Kiln\.get`.*spread/,
  ],
  [
    'an action that calls itself',
    'action reg(a):\n    reg(a)\n    Kiln.get(a, "/x", h)\nreg(app)',
    /^`reg\(a\)` may register routes by `Kiln\.get`.*16 deep/,
  ],
  [
    'an action of a blueprint',
    'blueprint B:\n    action setup(self):\n        Kiln.get(self.app, "/x", h)',
    /^`Kiln\.get` stands in/,
  ],
])('§3.10 what may register routes and is not followed is reported: %s', (_, text, reason) => {
  const { gaps } = read(KILN + text);
  expect(gaps.map(gap => gap.reason)).toEqual([expect.stringMatching(reason)]);
});

test.each([
  [
    'a lambda for a function of the library',
    'L.cada(xs, lambda p => Kiln.get(app, p, h))',
    /^`Kiln\.get` stands in/,
  ],
  [
    'an action for a function of the library',
    'action reg(p):\n    Kiln.get(app, p, h)\nreg("/a")\nL.cada(xs, reg)',
    /^`reg` registers routes, and is given to `L\.cada`, which is not followed/,
  ],
  [
    'an action for one that is not known',
    'action reg(p):\n    Kiln.get(app, p, h)\ncada(xs, reg)',
    /^`reg` registers routes, and is given to `cada`/,
  ],
  [
    'a module that is no file, though it has a capital',
    'adopt Rotas\nRotas.registrar(app)',
    /^`Rotas\.registrar` is given the server `l` .*no file is the module `Rotas`/,
  ],
])('§3.10 what is given away and may register routes is reported: %s', (_, text, reason) => {
  const { gaps } = read(`${KILN}adopt Arcane.Lista as L\n${text}`);
  expect(gaps.map(gap => gap.reason)).toEqual([expect.stringMatching(reason)]);
});

test('§3.10 handlers are no registrations, and neither is who describes the server', () => {
  const { gaps } = read(
    `${KILN}adopt API\nadopt Arcane.Log as Log\naction reg(p):\n    Kiln.get(app, p, h)\nreg("/a")\nKiln.post(app, "/b", reg)\nKiln.use(app, lambda r: reg(r))\nAPI.openapi(app)\nLog.mostrar(app)`,
  );
  expect(gaps).toEqual([]);
});

test('§3.10 names of the same spelling are no registrations', () => {
  const text =
    'xs.each(lambda p => p.get("/a"))\nys.each(lambda p => Cache.post(p))\naction f(c):\n    c.get("/x")\nf(...args())';
  expect(read(KILN + text).gaps).toEqual([]);
});

test('§2.9 a comprehension over something that is not known may register routes', () => {
  expect(routesOf(`${KILN}y := [Kiln.get(app, "/a" + p, h) cycle p in ler()]`)).toEqual([
    'GET "/a" + p (unresolved)',
  ]);
});

test('§3.9 an app of Arcane.Http is reported, and none of its routes read', () => {
  const { servers, gaps } = read('adopt Arcane.Http as H\napp := H.create("x")\nH.get(app, "/a", h)');
  expect(servers).toEqual([]);
  expect(gaps.map(({ place, reason }) => [place.line, reason])).toEqual([
    [1, expect.stringMatching(/no server/)],
    [2, expect.stringMatching(/Arcane\.Http/)],
  ]);
});

test('what may register routes and cannot be followed is a gap', () => {
  const { gaps } = read(
    body(
      'adopt Kiln\nadopt pacote\nserver s:\n    route GET "/a":\npacote.montar(s)\nKiln.get(quem(), "/b", h)\nx := s >> Kiln.get("/c", h) sift q\nKiln.resource(s, "r", ler())\naction solta(app):\n    Kiln.get(app, "/d", h)',
    ),
  );
  expect(gaps.map(({ place }) => place.line)).toEqual([2, 6, 7, 8, 9, 11]);
});

test('work that touches no server may take as long as it likes; what it makes is not known', () => {
  const { servers, gaps } = read(
    [
      'adopt Kiln',
      'crivo := [yes] * 5001',
      'i := 2',
      'persist i * i <= 5000:',
      '    j := i * i',
      '    persist j <= 5000:',
      '        crivo[j] := no',
      '        j += i',
      '    i += 1',
      'action lento(n):',
      '    cycle a from 1 to 9999:',
      '        cycle b from 1 to 9999:',
      '            n += 1',
      '    yield n',
      'x := lento(1)',
      'server s on 8080:',
      '    route GET "/a":',
      '        respond 204',
      '    route GET "/" + str(x):',
      '        respond 204',
      'cycle p in ["b", "c"]:',
      '    Kiln.get(s, "/" + p, lambda req => 1)',
    ].join('\n'),
  );
  expect(servers[0]?.routes.map(shown)).toEqual([
    'GET /a',
    'GET "/" + str(x) (unresolved)',
    'GET /b',
    'GET /c',
  ]);
  expect(gaps).toEqual([]);
});

test('a loop that registers routes and does not end is refused, as ever', () => {
  const program =
    'adopt Kiln\nserver s:\n    route GET "/a":\n        x\ncycle a from 1 to 9999:\n    cycle b from 1 to 9999:\n        x := Kiln';
  expect(mistakeOf(`${program}.get(s, "/a", lambda r => 1)`)).toMatch(/more than \d+ (steps|routes)/);
});

test('a server has the name that it is given, and that of its variable', () => {
  const { servers } = read('adopt Kiln\napp := Kiln.forge("loja")\nKiln.get(app, "/a", lambda r => 1)');
  expect(servers).toMatchObject([{ name: 'loja', variable: 'app' }]);
});

test('a server that is only mounted says so', () => {
  const program = (head: string) =>
    `server b${head}:\n    route GET "/b":\n        x\nserver s on 1:\n    mount b at "/b"`;
  expect(read(program('')).servers.map(({ onlyMounted }) => onlyMounted)).toEqual([true, undefined]);
  expect(read(program(' on 2')).servers.map(({ onlyMounted }) => onlyMounted)).toEqual([
    undefined,
    undefined,
  ]);
});

test('comments directly above a route, a server and an action are read', () => {
  const { servers } = read(
    [
      'adopt Kiln',
      '// Nada com isto.',
      '',
      '// A loja.',
      '# ── Produtos ──',
      'server s on 1:',
      '    // Lista tudo.',
      '    //',
      '    // Com páginas.',
      '    route GET "/a":',
      '        respond 204',
      '    route GET "/b":',
      '        respond 204',
      '// Um só.',
      'action um(req):',
      '    yield 1',
      'Kiln.get(s, "/c", um)',
    ].join('\n'),
  );
  expect(servers[0]?.comment).toBe('A loja. Produtos');
  expect(servers[0]?.routes.map(({ comment }) => comment)).toEqual([
    'Lista tudo.\n\nCom páginas.',
    undefined,
    'Um só.',
  ]);
});
