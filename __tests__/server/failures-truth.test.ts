import { expect, it } from '@jest/globals';
import { documentOf } from '../../src/exporters/document.js';
import { openapiObject } from '../../src/exporters/formats/openapi.js';
import { canRun, jsonFrom } from '../extract/interpreter.js';
import { read } from './project.js';

/** The language's own server, without a socket: the status that it answers each request with. */
const ASK = `
import contextlib, io, json, sys, warnings
warnings.simplefilter('ignore')
from dataforge.lexer import tokenize
from dataforge.parser import parse
from dataforge.interpreter import Interpreter
from dataforge.stdlib.kiln import ArcaneKiln
said = []
for source, requests in json.load(sys.stdin):
    i, heard = Interpreter(), []
    with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
        i.run(parse(tokenize(source, 'app.df'), 'app.df'))
        app = i.global_env.get('s')
        for url, body in requests:
            kind = {'Content-Type': 'application/json'} if body else {}
            heard.append(ArcaneKiln._test(app, 'POST', url, body, kind)['status'])
    said.append(heard)
print(json.dumps(said))
`;
const PYTHON = process.env.DATAFORGE_PYTHON ?? 'python3';
const whenHere = canRun(PYTHON, '-c', 'import dataforge') ? it : it.skip;

type Case = readonly [
  title: string,
  lines: readonly string[],
  documented: string,
  requests: readonly (readonly [url: string, body: string | null, status: number])[],
  /** What `n` of the body has to be. */
  rule?: string,
];

const gives = (expression: string) => [`respond json {"r": ${expression}}`];
const INTEGER = '"tipo": "inteiro"';

/** What functions of the language are given, and what is looked up. */
const CASES: readonly Case[] = [
  ...(
    [
      ['map(dobro, [1, 2])', '200'],
      ['map([1, 2], dobro)', '500'],
      ['filter([1], dobro)', '500'],
      ['reduce(dobro, 5)', '500'],
      ['len(5)', '500'],
      ['upper(3)', '500'],
      ['keys([1])', '500'],
      ['min([])', '500'],
      ['sqrt(2)', '200'],
      ['sqrt(0 - 1)', '500'],
      ['log(0)', '500'],
      ['log(0.5)', '200'],
      ['"abc"[5]', '500'],
      ['"abc"[2]', '200'],
      ['dobro()', '500'],
      ['dobro(1, 2)', '500'],
      ['dobro(n := 2)', '200'],
      ['sum([1, "a"])', '200 default'],
      ['[1, 2].join(3)', '200 default'],
      ['P(3).valor()', '200'],
      ['P().n', '500'],
    ] as const
  ).map(([expression, documented]): Case => {
    const status = documented === '200' ? 200 : 500;
    return [expression, gives(expression), documented, [['', null, status]]];
  }),
  [
    'a key that a request says',
    gives('precos[query["k"] ?? "a"]'),
    '200 500',
    [
      ['', null, 200],
      ['?k=z', null, 500],
    ],
  ],
  ['a key with a default', gives('precos[query["k"]] ?? 0'), '200', [['?k=z', null, 200]]],
  [
    'a key that was looked at',
    ['k := query["k"] ?? "a"', 'given k in precos:', '    respond json {"r": precos[k]}', 'respond 404'],
    '200 404',
    [['?k=z', null, 404]],
  ],
  [
    'a place in a list, whatever number it is',
    ['respond json {"r": lista[body["n"]]}'],
    '200 422 500',
    [
      ['', '{"n": 1}', 200],
      ['', '{"n": 9}', 500],
      ['', '{"n": "a"}', 422],
    ],
    INTEGER,
  ],
  [
    'one of those that are there',
    ['respond json {"r": lista[body["n"]]}'],
    '200 422',
    [
      ['', '{"n": 1}', 200],
      ['', '{"n": 9}', 422],
    ],
    `${INTEGER}, "min": 0, "max": 1`,
  ],
  [
    'a logarithm of any number',
    ['respond json {"r": log(body["n"])}'],
    '200 422 500',
    [
      ['', '{"n": 1}', 200],
      ['', '{"n": 0}', 500],
    ],
    INTEGER,
  ],
  [
    'a logarithm of one that is more than zero, and what it divides',
    ['respond json {"r": log(body["n"]), "d": 10 / body["n"]}'],
    '200 422',
    [
      ['', '{"n": 1}', 200],
      ['', '{"n": 0}', 422],
    ],
    `${INTEGER}, "min": 1`,
  ],
  [
    'a field that an action sets which nobody asks for',
    gives('Q().valor()'),
    '500 default',
    [['', null, 500]],
  ],
  [
    'a field that an action sets which is asked for',
    ['q := R()', 'q.prepara(2)', 'respond json {"r": q.valor()}'],
    '200',
    [['', null, 200]],
  ],
];

const sourceOf = ([, lines, , , rule]: Case) =>
  [
    'adopt Kiln',
    'lista := [10, 20]',
    'precos := {"a": 1, "b": 2}',
    'action dobro(n):',
    '    yield n * 2',
    'blueprint P:',
    '    action setup(n):',
    '        self.n := n',
    '    action valor():',
    '        yield self.n',
    'blueprint Q:',
    '    action init(campo):',
    '        self.campo := campo',
    '    action valor():',
    '        yield self.campo',
    'blueprint R:',
    '    action prepara(k):',
    '        self.guardado := k',
    '    action valor():',
    '        yield self.guardado',
    'server s on 0:',
    ...(rule === undefined ? [] : [`    middleware Kiln.validar({"n": {${rule}, "obrigatorio": yes}})`]),
    '    route POST "/a":',
    ...lines.map(line => `        ${line}`),
  ].join('\n');

it.each(CASES.map(each => [each[0], each] as const))('fails, or does not: %s', (_, each) => {
  const [server] = read(sourceOf(each)).servers;
  if (!server) throw new Error('There is no server.');
  const paths = openapiObject(documentOf(server, {}, { handlers: true })).paths as Record<
    string,
    { post?: { responses?: object } }
  >;
  const { responses = {} } = paths['/a']?.post ?? {};
  expect(Object.keys(responses).join(' ')).toBe(each[2]);
});

whenHere('the language itself answers so', () => {
  const asked = CASES.map(each => [sourceOf(each), each[3].map(([url, body]) => [`/a${url}`, body])]);
  const said = jsonFrom(PYTHON, ['-c', ASK], JSON.stringify(asked)) as number[][];
  expect(CASES.map(([title], i) => [title, said[i]])).toEqual(
    CASES.map(([title, , , requests]) => [title, requests.map(([, , status]) => status)]),
  );
});
