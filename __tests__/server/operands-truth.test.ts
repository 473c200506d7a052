import { expect, it } from '@jest/globals';
import { documentOf } from '../../src/exporters/document.js';
import { openapiObject } from '../../src/exporters/formats/openapi.js';
import { canRun, jsonFrom } from '../extract/interpreter.js';
import { read } from './project.js';

/** What the language's own server answers, without a socket: the status of each request. */
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
    with contextlib.redirect_stdout(io.StringIO()):
        i.run(parse(tokenize(source, 'app.df'), 'app.df'))
        app = i.global_env.get('s')
        for url, body in requests:
            sent = None if body is None else json.dumps(body)
            kind = {'Content-Type': 'application/json'}
            heard.append(ArcaneKiln._test(app, 'POST', url, sent, kind)['status'])
    said.append(heard)
print(json.dumps(said))
`;
const PYTHON = process.env.DATAFORGE_PYTHON ?? 'python3';
const whenHere = canRun(PYTHON, '-c', 'import dataforge') ? it : it.skip;

/** A function of the language is given it. */
function given(name: string): string {
  return `${name}(x)`;
}

/** What a handler may do to something that was sent. */
const USES = [
  'x + 1',
  'x + "t"',
  '"t" + x',
  'x - 1',
  'x * 2',
  'x / 2',
  '-x',
  'x smaller 1',
  'x bigger_eq "a"',
  'x in [1]',
  '"a" in x',
  'len(x)',
  'sum(x)',
  'sorted(x)',
  'int(x)',
  'float(x)',
  'abs(x)',
  'str(x)',
  'max(x)',
  'x.upper()',
  'x?.upper()',
  'x.split(",")',
  'x.keys()',
  'x.get("a")',
  'x["a"]',
  'x["a"] ?? 1',
  'x.a',
  'x[1]',
  'x[0:1]',
  '[i cycle i in x]',
  '$"{x}"',
  'x is 1',
  'not x',
  'x given x is 1 otherwise 2',
  '1 / len(x)',
  '10 / len(query)',
  '10 / len(body ?? [])',
  '10 / int(x)',
  ...['upper', 'trim', 'title', 'isdigit', 'words', 'hash_md5', 'base64_encode', 'from_json', 'ord'].map(
    given,
  ),
  ...['floor', 'sqrt', 'sign', 'is_nan', 'factorial', 'range', 'cos'].map(given),
  ...['unique', 'reversed', 'keys', 'values', 'items', 'mean', 'median', 'first', 'last', 'mode'].map(given),
  ...['is_number', 'is_empty', 'bool', 'type', 'class_name', 'to_json', 'hash'].map(given),
  'split(x, ",")',
  'replace(x, "a", "b")',
  'startswith(x, "a")',
  'contains(x, "a")',
  'zfill(x, 3)',
  'regex_test(x, "a")',
  'pow(x, 2)',
  'round(x, 1)',
  'take(x, 1)',
  'chunk(x, 1)',
  // What fails as a conversion is answered, and zero is none that does.
  ['monitor:', '    z := float(x)', 'handle e:', '    respond 400', 'y := 1 / z'],
  ['given len(query) is 0:', '    respond 400', 'y := 1 / len(query)'],
  // What is there, is long or is another text may be no number.
  ['given len(x) is 0:', '    respond 400', 'y := int(x)'],
  ['n := len(x)', 'given n bigger 0:', '    y := int(x)'],
  ['given x is void or x is "":', '    respond 400', 'y := int(x)'],
  ['given x is "ab":', '    respond 202', 'y := int(x)'],
  ['given not (x is "1" or x is "7"):', '    respond 400', 'y := int(x)'],
  ['y := int(x) given len(x) is 1 otherwise 0'],
  ['y := len(x) is 1 and int(x) is 0'],
  ['match x:', '    point "7":', '        y := int(x)', '    point "ab":', '        y := 1'],
  ['match x:', '    point "7":', '        y := 1', '    default:', '        y := int(x)'],
  ['guard len(x) bigger 0, "falta"', 'y := int(x)'],
  ['given not x:', '    respond 400', 'monitor:', '    y := 1 / float(x)', 'handle e:', '    respond 400'],
];
/** Where it comes from; of a body that is declared only the first matters. */
const SOURCES = ['body["v"]', 'body["v"] ?? "d"', 'body.get("v")', 'query["v"]', 'query.get("v")'];
const RULES = [
  undefined,
  '{"tipo": "texto"}',
  '{"tipo": "texto", "obrigatorio": yes}',
  '{"tipo": "lista", "obrigatorio": yes}',
  '{"tipo": "inteiro", "obrigatorio": yes}',
  '{"tipo": "vault"}',
  '{"em": ["a", 2]}',
];
const VALUES = [undefined, null, true, -1, 0, 2, 'ab', '7', '0', '', 'a', [], [1], { b: 1 }];
/** The sources that the program of a rule has. */
const sourcesOf = (rule: string | undefined) => (rule === undefined ? SOURCES : SOURCES.slice(0, 1));

function program(rule: string | undefined): string {
  const routes = sourcesOf(rule).flatMap((source, i) =>
    USES.flatMap((use, j) => [
      `    route POST "/${i}/${j}":`,
      `        x := ${source}`,
      ...(typeof use === 'string' ? [`y := ${use}`] : use).map(line => `        ${line}`),
      '        respond 200',
    ]),
  );
  const validator = rule === undefined ? [] : [`    middleware Kiln.validar({"v": ${rule}})`];
  return ['adopt Kiln', 'server s on 0:', ...validator, ...routes].join('\n');
}

/** Requests with each value, and one without a body. */
function requestsOf(rule: string | undefined): (readonly [url: string, body: unknown])[] {
  return sourcesOf(rule).flatMap((source, i) =>
    USES.flatMap((_, j) => {
      const at = `/${i}/${j}`;
      const texts = VALUES.filter(value => typeof value === 'string');
      return source.startsWith('query')
        ? [[at, null] as const, ...[...texts, '0', 'a&v=b'].map(value => [`${at}?v=${value}`, null] as const)]
        : [[at, null] as const, ...VALUES.map(v => [at, { v }] as const)];
    }),
  );
}

whenHere(
  'a failure is told of what a handler does to something sent where some value of JSON makes it fail',
  () => {
    const asked = RULES.map(rule => ({ rule, text: program(rule), requests: requestsOf(rule) }));
    const questions = asked.map(({ text, requests }) => [text, requests]);
    const heard = jsonFrom(PYTHON, ['-c', ASK], JSON.stringify(questions)) as number[][];
    const differences: unknown[] = [];
    let failing = 0;
    for (const [k, { rule, text, requests }] of asked.entries()) {
      const [server] = read(text).servers;
      if (!server) throw new Error('no server');
      const { paths } = openapiObject(documentOf(server, {}, { handlers: true })) as {
        paths: Record<string, { post: { responses: object } }>;
      };
      const failed = new Set(
        requests.flatMap(([url], n) => (heard[k]?.[n] === 500 ? [url.split('?')[0]] : [])),
      );
      failing += failed.size;
      for (const [i, source] of sourcesOf(rule).entries())
        for (const [j, use] of USES.entries()) {
          const at = `/${i}/${j}`;
          if (failed.has(at) !== '500' in (paths[at]?.post.responses ?? {}))
            differences.push({ rule, source, use, fails: failed.has(at) });
        }
    }
    expect(differences).toEqual([]);
    expect(failing).toBeGreaterThan(250);
  },
);

/** What a handler does with a body as a whole. */
const WHOLE = [
  ['y := body["n"]'],
  ['given body is void:', '    respond 400', 'y := body["n"] ?? 1'],
  [
    'given body is void:',
    '    respond 400',
    'guard "n" in body otherwise:',
    '    respond 422',
    'y := body["n"]',
  ],
  ['given "n" not in (body ?? {}):', '    respond 422', 'y := body["n"]'],
  ['given body is void or "n" not in body:', '    respond 422', 'y := 1'],
  ['given not body:', '    respond 400', 'y := body.n'],
  ['given body isnt void:', '    y := body.get("n")'],
  ['given body is void:', '    respond 400', 'y := len(body)'],
  ['dados := body ?? {}', 'y := dados.get("n", 1)'],
  ['monitor:', '    y := body["n"]', 'handle e:', '    respond 400', 'z := body["m"] ?? 1'],
  [
    'p := Kiln.conferir(body, {"n": {"obrigatorio": yes}})',
    'given p is void:',
    '    respond 422',
    'y := body["n"]',
  ],
  ['given query.has("q"):', '    respond 400', 'y := body["n"]'],
  ['f := faltam(body)', 'given len(f) bigger 0:', '    respond 422'],
];
const BODIES = [null, 5, 0, true, 'n', '', [], ['n'], {}, { n: 1 }, { m: 2 }];

whenHere('a failure is told of what a handler does with bodies where some of them makes it fail', () => {
  const lines = WHOLE.flatMap((use, i) => [
    `    route POST "/${i}":`,
    ...use.map(line => `        ${line}`),
    '        respond 200',
  ]);
  const helper = ['action faltam(b):', '    given b is void:', '        yield ["tudo"]'];
  const more = ['    yield [c cycle c in ["n", "m"] given c not in b]'];
  const text = ['adopt Kiln', ...helper, ...more, 'server s on 0:', ...lines].join('\n');
  const requests = WHOLE.flatMap((_, i) => BODIES.map(body => [`/${i}`, body]));
  const [heard = []] = jsonFrom(PYTHON, ['-c', ASK], JSON.stringify([[text, requests]])) as number[][];
  const [server] = read(text).servers;
  if (!server) throw new Error('no server');
  const { paths } = openapiObject(documentOf(server, {}, { handlers: true })) as {
    paths: Record<string, { post: { responses: object } }>;
  };
  const failing = new Set(requests.flatMap(([url], i) => (heard[i] === 500 ? [url] : [])));
  expect(WHOLE.map((use, i) => ({ use, fails: '500' in (paths[`/${i}`]?.post.responses ?? {}) }))).toEqual(
    WHOLE.map((use, i) => ({ use, fails: failing.has(`/${i}`) })),
  );
});
