import { expect, it } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { documentOf } from '../../src/exporters/document.js';
import { openapiObject } from '../../src/exporters/formats/openapi.js';
import { canRun, jsonFrom } from '../extract/interpreter.js';
import { read } from './project.js';

/** Programs with requests of which each answer is seen once: what is described is what is heard, no more and no less. */
const PROGRAMS: readonly (readonly [what: string, lines: readonly string[], requests: readonly Request[]])[] =
  [
    [
      'who comes to a name that nothing has gets a failure',
      [
        'server s on 0:',
        '    route GET "/a":',
        '        respond 201 json {"x": ausente}',
        '    route GET "/b":',
        '        given "f" in query:',
        '            respond json soma(1)',
        '        respond 204',
        '    route GET "/c":',
        '        monitor:',
        '            respond json cookies',
        '        handle NameError:',
        '            respond 203 json {}',
        'Kiln.on_error(s, 500, lambda req => Kiln.json({"falhou": yes}, 503))',
      ],
      [
        ['GET', '/a'],
        ['GET', '/b'],
        ['GET', '/b?f=1'],
        ['GET', '/c'],
      ],
    ],
    [
      'what a round or a point names first is gone behind it',
      [
        'server s on 0:',
        '    route GET "/a":',
        '        cycle x in [1, 2]:',
        '            y := x',
        '        respond json {"y": y}',
        '    route GET "/b":',
        '        y := 0',
        '        cycle x in [1, 2]:',
        '            y := x',
        '        respond json {"y": y}',
        '    route GET "/c":',
        '        given "k" in query:',
        '            z := 1',
        '        respond json {"z": z}',
        '    route GET "/d":',
        '        match 1:',
        '            point 1:',
        '                w := 3',
        '        respond json {"w": w}',
        '    route GET "/e":',
        '        cycle i from 1 to 2:',
        '            y := i',
        '        respond json {"i": i}',
        '    route GET "/f":',
        '        persist yes:',
        '            w := 3',
        '            halt',
        '        respond json {"w": w}',
        '    route GET "/g":',
        '        monitor:',
        '            v := 1',
        '        handle e:',
        '            v := 0',
        '        ensure:',
        '            u := 2',
        '        respond json {"v": v, "u": u}',
      ],
      [
        ['GET', '/a'],
        ['GET', '/b'],
        ['GET', '/c'],
        ['GET', '/c?k=1'],
        ['GET', '/d'],
        ['GET', '/e'],
        ['GET', '/f'],
        ['GET', '/g'],
      ],
    ],
    [
      'keys of a vault are shared out among no two names',
      [
        'server s on 0:',
        '    route GET "/a":',
        '        t := []',
        '        cycle k, v in {"a": 1}:',
        '            append(t, k)',
        '        respond json t',
        '    route GET "/b":',
        '        t := []',
        '        cycle k, v in {"a": 1}.items():',
        '            append(t, v)',
        '        respond json t',
        '    route GET "/c":',
        '        respond json [k cycle k, v in {"a": 1}]',
        '    route GET "/d":',
        '        t := []',
        '        cycle k, v in [{"a": 1}, (2, 3)]:',
        '            append(t, {"k": k, "v": v})',
        '        respond json t',
      ],
      [
        ['GET', '/a'],
        ['GET', '/b'],
        ['GET', '/c'],
        ['GET', '/d'],
      ],
    ],
    [
      'patterns',
      [
        'enum Cor:',
        '    AZUL := "azul"',
        'action f(v):',
        '    match v:',
        '        point 1 or 2:',
        '            yield Kiln.text("a", 201)',
        '        point "a" or "b":',
        '            yield Kiln.text("b", 202)',
        '        point -3:',
        '            yield Kiln.text("c", 203)',
        '        point Cor.AZUL:',
        '            yield Kiln.text("d", 206)',
        '        point _:',
        '            yield Kiln.text("e", 207)',
        'action g(v):',
        '    match v:',
        '        point [x, y]:',
        '            yield Kiln.json({"x": x}, 201)',
        '        point {"k": k}:',
        '            yield Kiln.json({"k": k}, 202)',
        '        point n when len(n) bigger 3:',
        '            yield Kiln.json({"n": n}, 203)',
        '        point n:',
        '            yield Kiln.json({"n": n}, 206)',
        'server s on 0:',
        '    route GET "/1":',
        '        respond f(2)',
        '    route GET "/2":',
        '        respond f("b")',
        '    route GET "/3":',
        '        respond f(-3)',
        '    route GET "/4":',
        '        respond f(Cor.AZUL)',
        '    route GET "/5":',
        '        respond f("zz")',
        '    route GET "/6":',
        '        respond g({"x": [1, 2], "y": {"k": 2}, "z": "abcde"}[query["de"] ?? "w"] ?? "w")',
      ],
      [
        ['GET', '/1'],
        ['GET', '/2'],
        ['GET', '/3'],
        ['GET', '/4'],
        ['GET', '/5'],
        ['GET', '/6'],
        ['GET', '/6?de=x'],
        ['GET', '/6?de=y'],
        ['GET', '/6?de=z'],
      ],
    ],
    [
      'a call of an action that yields later gives a task',
      [
        'async action busca(x):',
        '    yield {"x": x}',
        'async action h(req):',
        '    yield Kiln.json({"h": 1}, 201)',
        'server s on 0:',
        '    route GET "/a":',
        '        respond json {"t": busca(2)}',
        '    route GET "/b":',
        '        respond json await busca(1)',
        'Kiln.get(s, "/h", h)',
      ],
      [
        ['GET', '/a'],
        ['GET', '/b'],
        ['GET', '/h'],
      ],
    ],
    [
      'what the end of an attempt gives takes the place of all before',
      [
        'server s on 0:',
        '    route GET "/a":',
        '        monitor:',
        '            respond json {"a": 1}',
        '        ensure:',
        '            respond 202 json {"b": 1}',
        '    route GET "/b":',
        '        monitor:',
        '            trigger "x"',
        '        handle e:',
        '            respond 201 json {}',
        '        ensure:',
        '            given "k" in query:',
        '                respond 202 json {"b": 1}',
      ],
      [
        ['GET', '/a'],
        ['GET', '/b'],
        ['GET', '/b?k=1'],
      ],
    ],
    [
      'what an action raises for sure, its caller raises',
      [
        'action falha():',
        '    trigger "x"',
        'action talvez(x):',
        '    given x is void:',
        '        trigger "nada"',
        '    yield {"x": x}',
        'server s on 0:',
        '    route GET "/a":',
        '        respond json falha()',
        '    route GET "/b":',
        '        respond json talvez(void)',
        '    route GET "/c":',
        '        respond json talvez(1)',
        '    route GET "/d":',
        '        monitor:',
        '            r := talvez(void)',
        '            respond json r',
        '        handle e:',
        '            respond 409 json {"erro": "x"}',
        '    route GET "/e":',
        '        guard no, "x"',
        '        respond 200 json {}',
        '    route GET "/f":',
        '        monitor:',
        '            monitor:',
        '                falha()',
        '            handle ValueError:',
        '                respond 410',
        '        handle TriggerError:',
        '            respond 411',
        '        respond 200 json {}',
        '    route GET "/g":',
        '        retry 2:',
        '            r := falha()',
        '        recover e:',
        '            respond 503',
        '        respond json {"r": r}',
      ],
      [
        ['GET', '/a'],
        ['GET', '/b'],
        ['GET', '/c'],
        ['GET', '/d'],
        ['GET', '/e'],
        ['GET', '/f'],
        ['GET', '/g'],
      ],
    ],
    [
      'a text that is said to be JSON',
      [
        'server s on 0:',
        '    route GET "/a":',
        '        respond json [1]',
        '    route GET "/b":',
        '        respond 418 json void',
      ],
      [
        ['GET', '/a'],
        ['GET', '/b'],
      ],
    ],
    [
      'what is not void any more has no body of void',
      [
        'PEDIDOS := {"1": {"id": 1, "itens": [{"q": 1}]}}',
        'action buscar(id):',
        '    yield PEDIDOS[id] ?? void',
        'server s on 0:',
        '    route GET "/o/:id":',
        '        p := buscar(params["id"])',
        '        respond p given p isnt void otherwise Kiln.json({"erro": "não há"}, 404)',
        '    route GET "/j/:id":',
        '        p := buscar(params["id"])',
        '        given p is void:',
        '            respond 404 json {"erro": "não há"}',
        '        respond json p',
        '    route GET "/g/:id":',
        '        p := void',
        '        given params["id"] is "1":',
        '            p := {"id": 1}',
        '        given not p:',
        '            respond 404 json {"erro": "não há"}',
        '        respond json {"dentro": p}',
      ],
      ['/o', '/j', '/g'].flatMap((path): Request[] => [
        ['GET', `${path}/1`],
        ['GET', `${path}/2`],
      ]),
    ],
    [
      'a hook that always answers takes the place of everything',
      [
        'server s on 0:',
        '    after lambda req, res => Kiln.json({"era": 1}, 207)',
        '    route GET "/a":',
        '        respond 201 json {"x": 1}',
        '    route GET "/b":',
        '        respond text query["n"]',
      ],
      [
        ['GET', '/a'],
        ['GET', '/b?n=1'],
        ['GET', '/b'],
      ],
    ],
    [
      'a hook that fails leaves what it got',
      [
        'server s on 0:',
        '    after troca',
        '    route GET "/a":',
        '        respond 201 json {"x": 1}',
      ].toSpliced(
        0,
        0,
        'action troca(req, res):',
        '    given "f" in req["query"]:',
        '        trigger "falha"',
        '    yield Kiln.json({"era": 1}, 207)',
      ),
      [
        ['GET', '/a'],
        ['GET', '/a?f=1'],
      ],
    ],
    [
      'fields that are taken out of a body are read of it',
      [
        'server s on 0:',
        '    route POST "/l":',
        '        {usuario, senha} := body',
        '        given senha is "x":',
        '            respond 401 json {"erro": "credencial"}',
        '        respond json {"token": usuario}',
      ],
      [
        ['POST', '/l', '{"usuario":"a","senha":"b"}'],
        ['POST', '/l', '{"usuario":"a","senha":"x"}'],
        ['POST', '/l', '{"usuario":"a"}'],
      ],
    ],
    [
      'who checks a body fails without one',
      [
        'server s on 0:',
        '    route POST "/c":',
        '        erros := Kiln.conferir(body, {"nome": {"tipo": "texto", "obrigatorio": yes}})',
        '        given len(erros) bigger 0:',
        '            respond 422 json {"erros": erros}',
        '        respond 201 json {"nome": body["nome"]}',
      ],
      [
        ['POST', '/c', '{"nome":"a"}'],
        ['POST', '/c', '{}'],
        ['POST', '/c'],
      ],
    ],
    [
      'what a middleware fails without is asked of every route, and what it looks at says nothing of the rest',
      [
        'action filtro(req):',
        '    given req["query"].get("m") is "1":',
        '        yield Kiln.status(503)',
        'action limite(req):',
        '    given int(req["query"]["n"]) > 10:',
        '        yield Kiln.json({"erro": "n"}, 400)',
        'server s on 0:',
        '    middleware filtro',
        '    middleware limite',
        '    route GET "/a":',
        '        respond json {"x": int(query["n"])}',
        '    route POST "/c":',
        '        respond json {"x": body["v"]}',
      ],
      ['/a?n=1', '/a', '/a?n=x', '/a?n=11', '/a?m=1']
        .map((path): Request => ['GET', path])
        .concat([
          ['POST', '/c?n=1', '{"v":1}'],
          ['POST', '/c?n=1', '{}'],
          ['POST', '/c?n=99'],
          ['POST', '/c?m=1'],
        ]),
    ],
    [
      'a middleware that looks at something else refuses nothing for the handler',
      [
        'action filtro(req):',
        '    given req["query"].get("m") is "1":',
        '        yield Kiln.status(503)',
        'server s on 0:',
        '    middleware filtro',
        '    route POST "/c":',
        '        respond json {"x": body["v"]}',
      ],
      [
        ['POST', '/c', '{"v":1}'],
        ['POST', '/c', '{}'],
        ['POST', '/c?m=1'],
      ],
    ],
    [
      'a body that comes back may be nothing',
      [
        'action seguro(req):',
        '    corpo := req["body"]',
        '    given corpo is void:',
        '        yield Kiln.json({"erro": "vazio"}, 400)',
        '    yield corpo',
        's := Kiln.forge("s")',
        'Kiln.post(s, "/eco", lambda r => r["body"])',
        'Kiln.post(s, "/campo", lambda r => r["body"]["a"])',
        'Kiln.post(s, "/seguro", seguro)',
        'Kiln.get(s, "/q", lambda r => r["query"])',
      ],
      [
        ['POST', '/eco', '{"a":1}'],
        ['POST', '/eco'],
        ['POST', '/campo', '{"a":1}'],
        ['POST', '/campo', '{"a":null}'],
        ['POST', '/campo'],
        ['POST', '/seguro', '{"a":1}'],
        ['POST', '/seguro'],
        ['GET', '/q'],
      ],
    ],
  ];
type Request = readonly [method: string, path: string, body?: string];

const ASK = `
import contextlib, http.client, io, json, sys, warnings
warnings.simplefilter('ignore')
from dataforge.lexer import tokenize
from dataforge.parser import parse
from dataforge.interpreter import Interpreter
from dataforge.stdlib.kiln import ArcaneKiln
said = []
for source, requests in json.load(sys.stdin):
    i, heard = Interpreter(), []
    with contextlib.redirect_stdout(io.StringIO()):
        i.run(parse(tokenize(source, 'app.df'), 'app.df'))
        app = i.global_env.get('s')
        port = ArcaneKiln._serve(app, 0)
        for method, path, *body in requests:
            connection = http.client.HTTPConnection('127.0.0.1', port, timeout=20)
            connection.request(method, path, body[0] if body else None, {'Content-Type': 'application/json'})
            answer = connection.getresponse()
            heard.append([answer.status, answer.read().decode()])
        app.servidor._BaseServer__shutdown_request = True
    said.append(heard)
print(json.dumps(said))
`;
const PYTHON = process.env.DATAFORGE_PYTHON ?? 'python3';
const whenHere = canRun(PYTHON, '-c', 'import dataforge') ? it : it.skip;

interface Described {
  readonly paths: Record<string, Record<string, { responses: Record<string, Response> }>>;
  readonly components?: object;
}
interface Response {
  readonly content?: Record<string, { schema?: object }>;
}

whenHere('a server answers what is described, and all of it', () => {
  const sources = PROGRAMS.map(([, lines]) => ['adopt Kiln', ...lines].join('\n'));
  const questions = sources.map((source, i) => [source, PROGRAMS[i]?.[2]]);
  const heard = jsonFrom(PYTHON, ['-c', ASK], JSON.stringify(questions)) as [number, string][][];
  const ajv = new Ajv2020({ strict: false });
  for (const [i, [what, , requests]] of PROGRAMS.entries()) {
    const [server] = read(sources[i] as string).servers;
    if (!server) throw new Error(what);
    const { paths, components } = openapiObject(
      documentOf(server, {}, { handlers: true }),
    ) as unknown as Described;
    const seen = new Map<string, Set<string>>();
    for (const [j, [method, path]] of requests.entries()) {
      const [status, body] = (heard[i] ?? [])[j] as [number, string];
      const [bare = ''] = path.split('?');
      const template = Object.keys(paths).find(each =>
        new RegExp(`^${each.replace(/\{\w+\}/g, '\\w+')}$`).test(bare),
      ) as string;
      const { responses } = paths[template]?.[method.toLowerCase()] ?? { responses: {} };
      seen.set(template, (seen.get(template) ?? new Set()).add(String(status)));
      expect({ what, path, status, isTold: status in responses || 'default' in responses }).toMatchObject({
        isTold: true,
      });
      const schema = responses[status]?.content?.['application/json']?.schema;
      const isValid = schema === undefined || ajv.validate({ components, ...schema }, JSON.parse(body));
      expect({ what, path, body, schema, isValid }).toMatchObject({ isValid: true });
      // Of what is not read, any of the described statuses may come.
      if ('default' in responses) seen.set(template, new Set(Object.keys(responses)));
    }
    const told = Object.entries(paths).map(([path, operations]) => [
      path,
      Object.keys(Object.values(operations)[0]?.responses ?? {}).sort(),
    ]);
    const found = told.map(([path]) => [path, [...(seen.get(String(path)) ?? [])].sort()]);
    expect({ what, told: found }).toEqual({ what, told });
  }
});

whenHere('the names of the language, and those that something not understood may give, are there', () => {
  const ask =
    'import json; from dataforge.interpreter import Interpreter as I; print(json.dumps([*I().global_env.variables]))';
  const names = jsonFrom(PYTHON, ['-c', ask], '') as string[];
  const told = (lines: readonly string[]) =>
    (read(lines.join('\n')).servers[0]?.routes ?? []).flatMap(({ answers }) =>
      (answers?.unread ?? []).map(({ place, reason }) => `${place.line} ${reason.split(' ')[0]}`),
    );
  const uses = names.filter(name => !name.startsWith('__')).map(name => `        y := [${name}]`);
  expect(uses.length).toBeGreaterThan(200);
  const route = ['server s on 0:', '    route GET "/a":'];
  expect(told([...route, ...uses, '        respond 204'])).toEqual([]);
  expect(
    told([
      ...route,
      '        observe canal',
      '        y := canal',
      '        respond 204 json {"x": ausente}',
    ]),
  ).toEqual(['5 `ausente`']);
});
