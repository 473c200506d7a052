import { expect, it } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { documentOf } from '../../src/exporters/document.js';
import { openapiObject } from '../../src/exporters/formats/openapi.js';
import { canRun, jsonFrom } from '../extract/interpreter.js';
import { isFuzzing } from '../fuzzing.js';
import { read } from './project.js';

/** The language's own server on loopback: what it answers to each request, with all that the request may depend on. */
const ASK = `
import contextlib, http.client, io, itertools, json, sys, warnings
warnings.simplefilter('ignore')
from dataforge.lexer import tokenize
from dataforge.parser import parse
from dataforge.interpreter import Interpreter
from dataforge.stdlib.kiln import ArcaneKiln
USUAL = {'server', 'date', 'content-type', 'content-length', 'x-response-time', 'connection', 'transfer-encoding'}
def ask(port, method, path, headers):
    connection = http.client.HTTPConnection('127.0.0.1', port, timeout=20)
    connection.request(method, path, headers=headers)
    answer = connection.getresponse()
    body = answer.read()
    kind = (answer.getheader('Content-Type') or '').split(';')[0]
    sent = json.loads(body) if body and kind == 'application/json' else None
    names = ' '.join(sorted({name.lower() for name in answer.headers} - USUAL))
    return [answer.status, kind if body else None, answer.getheader('ETag'), json.dumps(sent), names]
said = []
for source, flags, credentials, requests in json.load(sys.stdin):
    i, heard = Interpreter(), []
    with contextlib.redirect_stdout(io.StringIO()):
        i.run(parse(tokenize(source, 'app.df'), 'app.df'))
        app = i.global_env.get('s')
        port = ArcaneKiln._serve(app, 0)
        for method, path in requests:
            seen = set()
            for size in range(len(flags) + 1):
                for chosen in itertools.combinations(flags, size):
                    for credential in credentials:
                        headers = {'Authorization': credential} if credential else {}
                        url = path + '?' + '&'.join(flag + '=1' for flag in chosen)
                        status, kind, tag, sent, names = ask(port, method, url, headers)
                        seen.add((status, kind, sent, names))
                        if tag:
                            status, kind, _, _, names = ask(port, method, url, {**headers, 'If-None-Match': tag})
                            seen.add((status, kind, 'null', names))
            heard.append(sorted(seen, key=str))
        # Ends by itself: waiting for that takes half a second each time.
        app.servidor._BaseServer__shutdown_request = True
    said.append(heard)
print(json.dumps(said))
`;
const PYTHON = process.env.DATAFORGE_PYTHON ?? 'python3';
const whenHere = canRun(PYTHON, '-c', 'import dataforge') ? it : it.skip;

const indented = (lines: readonly string[]) => lines.map(line => `    ${line}`);

/** Ways to end the body of a `route`, one of each kind of answer. */
const ends = fc.constantFrom(
  ['respond 201 json {"a": 1}'],
  ['respond json [1, 2]'],
  ['respond json {"n": len(query), "q": query, "lista": [{"x": 1.5}, {"x": void}, {}]}'],
  ['p := int(str(len(query)) + "3")', 'respond 206 json {"p": p, "t": str(p), "todos": fixos}'],
  ['append(itens, 1)', 'respond 207 json {"itens": itens, "quantos": len(itens), "ha": len(itens) > 0}'],
  ['respond 208 json [ajuste(x) cycle x in fixos]'],
  ['conta := {"a": 1}', 'conta["b"] := query["p"] ?? 2', 'respond 226 json conta'],
  ['respond json Kiln.paginar(fixos, req, 1)'],
  ['respond json {"p": Par(1, "a"), "t": (1, 2), "c": Cor.AZUL}'],
  ['respond json Kiln.conferir(query, {"n": {"obrigatorio": yes}})'],
  ['respond text "x"'],
  ['respond 418, text "bule"'],
  ['respond html "<p>x</p>"'],
  ['respond 204'],
  ['respond 404'],
  ['respond {"a": 1}'],
  ['respond "texto"'],
  ['respond "  <b>texto</b>"'],
  ['respond $"<i>{query}</i>"'],
  ['respond "n: " + str(len(query))'],
  ['respond [1]'],
  ['respond 202 7.5'],
  ['respond (1, 2)'],
  ['respond json {"a": 1} given "e" in query otherwise void'],
  ['respond Kiln.json({"b": 2}, 202)'],
  ['respond 203 Kiln.json({"b": 2})'],
  ['respond Kiln.status(409)'],
  ['redirect "/x"'],
  ['redirect "/x" status 301'],
  ['yield Kiln.cookie(Kiln.html("<i>"), "a", "b")'],
  ['yield {"k": 1}'],
  ['yield 5'],
  ['yield Par(1, "a")'],
  ['respond Par(len(query), "<a")'],
  ['yield "<x>"'],
  ['yield void'],
  ['trigger "falha"'],
  ['guard "e" in query, "falta"'],
  ['guard no otherwise:', '    x := 1'],
  ['resposta := Kiln.text("a", 206)', 'respond resposta'],
  ['r := Kiln.json({}) given "e" in query otherwise Kiln.text("t", 201)', 'respond r'],
  ['respond ajuda(query)'],
  ['respond padrao(1)'],
  ['respond padrao(2, status := 202)'],
  ['respond Kiln.json({"a": 1}, 200 given "e" in query otherwise 404)'],
  ['estado := 307 given "e" in query otherwise 303', 'redirect "/x" status estado'],
  ['monitor:', '    trigger Par(1, "a")', 'handle Par as p:', '    respond 409 text p.value.b'],
  ['monitor:', '    trigger Cor.AZUL', 'handle Cor:', '    respond 410'],
  [
    'monitor:',
    '    given "e" in query:',
    '        trigger Par(1, "a")',
    '    trigger "x"',
    'handle Par:',
    '    respond 409',
  ],
  [
    'monitor:',
    '    monitor:',
    '        given "e" in query:',
    '            trigger Par(1, "a")',
    '        trigger "x"',
    '    handle Par:',
    '        respond 409',
    'handle TriggerError:',
    '    respond 411',
  ],
  ['respond ajuda_ou_nada(query) ?? Kiln.text("t", 203)'],
  ['r := ajuda_ou_nada(query) or Kiln.text("t", 203)', 'respond r'],
  ['x := 1'],
);

/** Branches by what the query has; each flag stands once on a way, so that every end is reached. */
function block(depth: number): fc.Arbitrary<readonly string[]> {
  if (depth === 2) return ends;
  const deeper = block(depth + 1);
  const flag = `c${depth}`;
  return fc.oneof(
    { weight: 2, arbitrary: ends },
    fc
      .tuple(deeper, deeper)
      .map(([yes, no]) => [`given "${flag}" in query:`, ...indented(yes), 'otherwise:', ...indented(no)]),
    fc
      .tuple(deeper, deeper)
      .map(([early, rest]) => [`given "${flag}" in query:`, ...indented(early), ...rest]),
    fc
      .tuple(deeper, ends)
      .map(([tried, handled]) => [
        'monitor:',
        ...indented([`given "${flag}" in query:`, ...indented(tried), 'trigger "erro"']),
        'handle e:',
        ...indented(handled),
      ]),
  );
}

/** Things that stand around routes, with what a request shows them. */
const around = fc.constantFrom(
  { lines: [] as string[], flags: [] as string[], credentials: [''] },
  {
    lines: ['middleware Kiln.auth(conhecido)'],
    flags: [],
    credentials: ['', 'Bearer ok', 'Bearer x'],
  },
  { lines: ['middleware Kiln.guard(lambda r => "g" in r["query"], 402)'], flags: ['g'], credentials: [''] },
  { lines: ['middleware porteiro'], flags: ['m'], credentials: [''] },
  { lines: ['middleware Kiln.cors("*")', 'after Kiln.secure_headers()'], flags: [], credentials: [''] },
  { lines: ['after troca'], flags: [], credentials: [''] },
  { lines: ['after Kiln.cache(9)'], flags: [], credentials: [''] },
  {
    lines: ['middleware Kiln.validar({"v": {"obrigatorio": yes}}, "query")'],
    flags: ['v'],
    credentials: [''],
  },
);
const methods = fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD', 'ANY');
/** Whether some answer depends on a flag. */
function asks(routes: readonly (readonly [string, readonly string[]])[], flag: string): boolean {
  const words = flag === 'e' ? ['"e"', 'ajuda'] : [`"${flag}"`];
  return routes.some(([, body]) => body.some(line => words.some(word => line.includes(word))));
}

const program = fc
  .tuple(fc.array(fc.tuple(methods, block(0)), { minLength: 1, maxLength: 3 }), around, fc.boolean())
  .map(([routes, { lines, flags, credentials }, handlesErrors]) => ({
    text: [
      'adopt Kiln',
      'record Par:',
      '    a: Integer',
      '    b: String',
      'enum Cor:',
      '    AZUL := "azul"',
      'action ajuda(q):',
      '    given "e" in q:',
      '        yield Kiln.text("nao", 406)',
      '    yield {"ok": yes}',
      'action ajuda_ou_nada(q):',
      '    given "e" in q:',
      '        yield Kiln.json({"k": 1}, 208)',
      'action padrao(x, status := 201):',
      '    yield Kiln.json({"x": x}, status)',
      'action troca(req, resp):',
      '    given resp["status"] is 404 or resp.status bigger_eq 500:',
      '        yield Kiln.text("outra", 421)',
      '    yield resp',
      'itens := []',
      'fixos := [{"id": 1}, {"id": "b"}]',
      'action ajuste(x):',
      '    yield {"id": x["id"], "novo": "c0"}',
      'action conhecido(senha):',
      '    given senha is "ok":',
      '        yield "eu"',
      'action porteiro(req):',
      '    given "m" in req["query"]:',
      '        yield Kiln.json({"erro": "fora"}, 423)',
      'server s on 0:',
      ...indented(lines),
      ...routes.flatMap(([method, body], i) => indented([`route ${method} "/r${i}":`, ...indented(body)])),
      ...(handlesErrors ? ['Kiln.on_error(s, 500, lambda req => Kiln.json({"erro": 1}, 503))'] : []),
    ].join('\n'),
    flags: [...['c0', 'c1', 'e'].filter(flag => asks(routes, flag)), ...flags],
    credentials,
  }));

function isWhole(all: ReadonlySet<string>, some: ReadonlySet<string>): boolean {
  return [...some].every(each => all.has(each));
}

/** What runs around routes, or for several of them, and asks where a request goes: each with what stands in it. */
const ADDRESSED = [
  `action porta(req):
    given req["path"] is "/b" and req.method isnt "POST":
        yield Kiln.json({"erro": "nao"}, 403)
middleware porta`,
  `action so_leitura(req):
    given req["method"] isnt "GET":
        yield Kiln.text("so leitura", 405)
middleware so_leitura`,
  `abertos := ["/a", "/"]
action aberto(p):
    yield p in abertos
action porta(req):
    given not aberto(req.path):
        yield Kiln.text("entre", 401)
middleware porta`,
  `action porta(req):
    given req.path.startswith("/c"):
        yield Kiln.text("nao", 409)
middleware porta`,
  `action porta(req):
    given req.path is "/c" or startswith(req.path, "/d"):
        yield Kiln.text("nao", 409)
middleware porta`,
  'middleware Kiln.guard(lambda r => r["path"] isnt "/b", 451)',
  `action troca(req, resp):
    given req["path"] is "/a" and req["method"] is "GET":
        yield Kiln.text("foi", 410)
    yield resp
after troca`,
  `action falhou(req):
    given req.path is "/falha":
        yield Kiln.json({"e": 1}, 503)
    yield Kiln.json({"e": 2}, 502)
Kiln.on_error(s, 500, falhou)`,
  `action le(req):
    given req["path"] is "/a":
        x := req["query"]["k"]
middleware le`,
].map(lines => {
  const inner = lines.split('\n').filter(line => /^(middleware|after) /.test(line));
  const last = lines.split('\n').filter(line => line.startsWith('Kiln.'));
  const rest = lines.split('\n').filter(line => !inner.includes(line) && !last.includes(line));
  return `adopt Kiln
action varios(req):
    given req["method"] is "POST":
        yield Kiln.json({"novo": yes}, 201)
    orif req.path is "/d/1":
        yield Kiln.text("nunca", 299)
    yield Kiln.json([1])
${rest.join('\n')}
server s on 0:
${indented(inner).join('\n')}
    route GET "/falha":
        trigger "x"
    route GET "/b/falha":
        trigger "x"
Kiln.any(s, "/", varios)
Kiln.get(s, "/a", varios)
Kiln.post(s, "/a", varios)
Kiln.get(s, "/b", varios)
Kiln.post(s, "/b", varios)
Kiln.put(s, "/c/:id", lambda r => Kiln.text("x"))
${last.join('\n')}
`;
});

/** Programs of which some requests make the server fail. */
const FAILING = [
  `adopt Kiln
action porta(req):
    given req["path"] is "/guardada" and "u" not in req["session"]:
        yield Kiln.status(401)
    given req["path"] is "/guardada":
        yield Kiln.json({"u": req["session"]["u"]})
server s on 0:
    middleware porta
    route GET "/sessao":
        given "k" in query:
            respond 204
        respond json {"u": session["u"] ?? void, "v": session["v"]}
    route GET "/padrao":
        respond json {"u": session.get("u", 0), "v": session["v"] ?? 1}
    route GET "/zero":
        given "k" in query:
            respond json {"n": 10 / 0}
        respond 204
    route GET "/resto":
        respond json {"n": 10 % 0}
    route GET "/tratada":
        monitor:
            x := 1 // 0
        handle DivisionByZeroError:
            respond 409
    route GET "/pagina":
        given "k" in query:
            render "nada.html"
        respond Kiln.html("<p>")
    route GET "/sem":
        respond Kiln.render(s, "nada.html")
`,
  // Whether something is there says nothing of what it is.
  `adopt Kiln
action menos(q):
    yield q["k"] - 1
server s on 0:
    route GET "/ha":
        given "k" not in query:
            respond 404
        respond json {"n": query["k"] - 1}
    route GET "/tem":
        given query.has("k"):
            respond json {"n": query["k"] - 1}
        respond 204
    route GET "/dentro":
        given "k" in query:
            respond json {"n": menos(query)}
        respond 204
    route GET "/outro":
        given "k" in query:
            respond json {"n": 1 - (query["m"] ?? "1")}
        respond 204
    route GET "/numero":
        given "k" in query and query["k"] isnt "1":
            respond json {"n": query["k"] - 1}
        respond 204
`,
  // Actions of objects know what they are of where they are called, and what is no list has no rounds.
  `adopt Kiln
enum Cor:
    AZUL := "azul"
    action grita():
        yield this.value.upper()
record Par:
    a: Integer
    action mais(x):
        yield this.a + x
blueprint Contas:
    fixo := 3
    action fora(req):
        yield Kiln.json({"n": 1})
    action dentro(req):
        yield Kiln.json({"n": self.fixo, "m": this.fixo})
contas := spawn Contas()
solta := contas.dentro
server s on 0:
    route GET "/enum":
        nomes := [c cycle c in Cor]
        respond json nomes
    route GET "/laco":
        cycle c in 5:
            respond 202
        respond 204
    route GET "/par":
        cycle c in Par(1):
            respond 202
        respond 204
    route GET "/metodos":
        somar := Par(1).mais
        gritar := Cor.AZUL.grita
        respond json {"a": somar(2), "b": gritar()}
    route GET "/solta":
        respond solta(req)
Kiln.get(s, "/fora", contas.fora)
Kiln.get(s, "/dentro", contas.dentro)
Kiln.get(s, "/chamada", lambda r => contas.dentro(r))
`,
  // A request has what it has, and what the program gives it.
  `adopt Kiln
action dono(req):
    req["dono"] := "ana"
action outro(req):
    req.outro := 1
server s on 0:
    middleware dono
    route GET "/dono":
        respond json {"d": req["dono"]}
    route GET "/user":
        respond json {"d": req["user"]}
    route GET "/ponto":
        respond json {"d": req.user}
    route GET "/estado":
        respond json {"d": req["state"], "m": req.method, "c": req["raw_body"] isnt void}
    route GET "/tratado":
        monitor:
            respond json {"d": req["user"]}
        handle KeyError:
            respond 409
    route GET "/talvez":
        respond json {"d": req["user"] ?? 1}
`,
  // Nobody has what is asked for, or somebody may.
  `adopt Kiln
record Par:
    a: Integer
enum Cor:
    AZUL := "azul"
blueprint Conta:
    nome := "x"
    action setup(a):
        self.a := a
    action sem():
        yield self.falta
    action com():
        yield self.a
    action depois():
        self.tarde := 1
        yield self.tarde
blueprint Filha extends Conta:
    action filha():
        yield self.nome
    action nada():
        yield self.nenhum()
blueprint Aberta:
    action __getattr__(n):
        yield n
action f():
    yield 1
v := {"a": 1, "b": {"c": 1}}
v["depois"] := 2
p := Par(1)
c := spawn Conta(4)
filha := spawn Filha(4)
aberta := spawn Aberta()
lista := [1]
server s on 0:
${[
  ...'v.zz v?.zz v.a v.depois v.b.c v.b.d p.a p.zz p?.zz Cor.AZUL.zz Cor.AZUL.value Cor.ROSA Cor.names Par.zz f.zz f.name'.split(
    ' ',
  ),
  ...'"abc".zz lista.zz lista?.push 5.zz c.sem() c.com() c.outro c?.outro c.depois() c.nome Conta.zz filha.filha()'.split(
    ' ',
  ),
  ...'filha.nada() filha.zz filha.com() aberta.zz'.split(' '),
  'v.zz ?? 4',
  'c.outro ?? 4',
]
  .map((asked, i) => `    route GET "/${i}":\n        x := ${asked}\n        respond 204\n`)
  .join('')}
    route GET "/tratada":
        monitor:
            x := v.zz
        handle NameError:
            respond 409
`,
];

whenHere('what asks where a request goes, and what fails, answers the routes that it is meant for', () => {
  const programs = [...ADDRESSED, ...FAILING];
  const documents = programs.map(text => {
    const [server] = read(text).servers;
    if (!server) throw new Error(`no server in\n${text}`);
    return openapiObject(documentOf(server, {}, { handlers: true })) as unknown as Described;
  });
  const asked = documents.map(({ paths }) =>
    Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, { responses }]) => ({
        request: [method.toUpperCase(), path.replace('{id}', '1')] as const,
        told: Object.keys(responses).sort(),
      })),
    ),
  );
  const questions = programs.map((text, i) => [text, ['k'], [''], asked[i]?.map(({ request }) => request)]);
  const heard = jsonFrom(PYTHON, ['-c', ASK], JSON.stringify(questions)) as [number][][][];
  for (const [i, text] of programs.entries())
    for (const [j, { request, told }] of (asked[i] ?? []).entries()) {
      const seen = [...new Set(heard[i]?.[j]?.map(([status]) => String(status)))].sort();
      // A success of what always fails on its way may be described.
      const isMeant = (status: string) => !FAILING.includes(text) || Number(status) >= 400;
      expect({ text, request, told: told.filter(isMeant) }).toEqual({
        text,
        request,
        told: seen.filter(isMeant),
      });
      expect(isWhole(new Set(told), new Set(seen))).toBe(true);
    }
});

/** What adds headers to answers, each with what stands in it. */
const ADDING = [
  'middleware Kiln.cors()',
  'middleware Kiln.cors("https://a.example", metodos := "GET")',
  'middleware Kiln.request_id("X-Pedido")',
  'after Kiln.secure_headers(hsts := yes)',
  'after Kiln.cabecalhos_seguros()\n    after Kiln.cache(9)',
  'after lambda q, r => Kiln.header(r, "X-Um", "1")',
  'after marca\n    middleware Kiln.auth(lambda t => t, "Token")',
  'middleware Kiln.guard(lambda r => "k" in r["query"])\n    middleware Kiln.cors()',
].map(
  lines => `adopt Kiln
action marca(req, resp):
    Kiln.header(resp, "X-Dois", req["path"])
server s on 0:
    ${lines}
    route GET "/a":
        respond json {"a": 1}
    route OPTIONS "/a":
        respond 204
    route POST "/a":
        respond Kiln.json(1, 201, {"x-um": "0", "Vary": "X"})
    route GET "/r":
        redirect "/a"
    route GET "/e":
        respond Kiln.sse([])
    route GET "/t":
        respond Kiln.stream([], "text/csv", {"X-T": "1"})
    route GET "/f":
        respond Kiln.file("app.df", "text/x", "b.df")
`,
);

whenHere('answers have the headers that are described, each of them', () => {
  const documents = ADDING.map(text => {
    const [server] = read(text).servers;
    if (!server) throw new Error(`no server in\n${text}`);
    return openapiObject(documentOf(server, {}, { handlers: true })) as unknown as Described;
  });
  const asked = documents.map(({ paths }) =>
    Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, { responses }]) => ({
        request: [method.toUpperCase(), path] as const,
        responses,
      })),
    ),
  );
  const questions = ADDING.map((text, i) => [
    text,
    ['k'],
    ['', 'Token x'],
    asked[i]?.map(({ request }) => request),
  ]);
  const heard = jsonFrom(PYTHON, ['-c', ASK], JSON.stringify(questions)) as [
    number,
    unknown,
    unknown,
    string,
  ][][][];
  for (const [i, text] of ADDING.entries())
    for (const [j, { request, responses }] of (asked[i] ?? []).entries())
      for (const [status, , , names] of heard[i]?.[j] ?? []) {
        const { headers = {} } = responses[status] ?? {};
        const told = Object.keys(headers)
          .map(name => name.toLowerCase())
          .sort()
          .join(' ');
        expect({ text, request, status, told }).toEqual({ text, request, status, told: names });
      }
});

/** The statuses of requests with a key, of which each comes twice, and what says that it was answered before. */
const REPLAYED = `
import contextlib, io, json, sys
from dataforge.lexer import tokenize
from dataforge.parser import parse
from dataforge.interpreter import Interpreter
from dataforge.stdlib.kiln import ArcaneKiln
source, requests = json.load(sys.stdin)
i, said = Interpreter(), []
with contextlib.redirect_stdout(io.StringIO()):
    i.run(parse(tokenize(source, 'app.df'), 'app.df'))
    app = i.global_env.get('s')
    for method, path in requests:
        key = {'Idempotency-Key': method + path}
        both = [ArcaneKiln._test(app, method, path, {}, key) for _ in range(2)]
        said.append([both[1]['status'], 'Idempotent-Replay' in both[1]['headers']])
print(json.dumps(said))
`;

whenHere('a success that is answered once more says so', () => {
  const text = `adopt Kiln
server s on 0:
    middleware Kiln.idempotente()
    route GET "/a":
        respond 204
    route POST "/a":
        respond 201 json {}
    route PUT "/a":
        respond 409 json {}
    route ANY "/b":
        respond text "b"
`;
  const [server] = read(text).servers;
  if (!server) throw new Error('no server');
  const { paths } = openapiObject(documentOf(server, {}, { handlers: true })) as unknown as Described;
  const told = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { responses }]) => ({
      path,
      method: method.toUpperCase(),
      responses,
    })),
  );
  const requests = told.map(({ path, method }) => [method, path]);
  const heard = jsonFrom(PYTHON, ['-c', REPLAYED], JSON.stringify([text, requests])) as [number, boolean][];
  expect(
    told.map(({ responses }, i) => {
      const [status] = heard[i] ?? [];
      return [status, 'Idempotent-Replay' in (responses[status ?? 0]?.headers ?? {})];
    }),
  ).toEqual(heard);
  expect(heard.filter(([, isReplayed]) => isReplayed).length).toBe(5);
});

interface Operation {
  readonly responses: Record<
    string,
    { headers?: object; content?: Record<string, { schema: object; example?: unknown }> }
  >;
}

interface Described {
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components?: object;
}

whenHere('operations answer what the server answers, each of it and nothing else', () => {
  const programs = fc.sample(program, isFuzzing() ? 2_000 : 100);
  const documents = programs.map(({ text }) => {
    const [server] = read(text).servers;
    if (!server) throw new Error(`no server in\n${text}`);
    return openapiObject(documentOf(server, {}, { handlers: true })) as unknown as Described;
  });
  const requests = documents.map(({ paths }) =>
    Object.entries(paths).flatMap(([path, operations]) =>
      Object.keys(operations).map(method => [method.toUpperCase(), path] as const),
    ),
  );
  const questions = programs.map(({ text, flags, credentials }, i) => [
    text,
    flags,
    credentials,
    requests[i],
  ]);
  const heard = jsonFrom(PYTHON, ['-c', ASK], JSON.stringify(questions)) as [
    number,
    string | null,
    string,
  ][][][];
  const differences: unknown[] = [];
  const ajv = new Ajv2020({ strict: false });
  let open = 0;
  let bodies = 0;
  let compared = 0;
  for (const [i, { text, flags }] of programs.entries()) {
    for (const [j, [method, path]] of (requests[i] ?? []).entries()) {
      const responses = documents[i]?.paths[path]?.[method.toLowerCase()]?.responses ?? {};
      const answers = heard[i]?.[j] ?? [];
      for (const [status, media, sent] of answers) {
        const schema = media === 'application/json' && responses[status]?.content?.[media]?.schema;
        if (!schema) continue;
        bodies += Number(Object.keys(schema).length > 0);
        const whole = { components: documents[i]?.components, ...schema };
        if (!ajv.validate(whole, JSON.parse(sent))) differences.push({ text, method, path, sent, schema });
      }
      const seen = new Set(answers.map(([status, media]) => `${status} ${media ?? '-'}`));
      const told = new Set(
        Object.entries(responses).flatMap(([status, { content }]) =>
          content ? Object.keys(content).map(media => `${status} ${media}`) : [`${status} -`],
        ),
      );
      if ('default' in responses) open += 1;
      else if ([...told].some(each => each.endsWith('*'))) open += 1;
      // What an end asks that another one has asked before may not come so far.
      else if (!isWhole(told, seen) || (!flags.includes('e') && !isWhole(seen, told)))
        differences.push({ text, method, path, seen: [...seen].sort(), told: [...told].sort() });
      compared += 1;
    }
  }
  expect(differences.slice(0, 3)).toEqual([]);
  // Many bodies have a schema, and few routes are open, or the test says little.
  expect(bodies).toBeGreaterThan(programs.length / 2);
  expect(open).toBeLessThan(compared / 10);
});
