import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { documentOf } from '../../src/exporters/document.js';
import { openapiObject } from '../../src/exporters/formats/openapi.js';
import { canRun, jsonFrom } from '../extract/interpreter.js';
import { isFuzzing } from '../fuzzing.js';
import { read } from './project.js';

/** The language's own server on loopback: whether it fails (500) for each of the requests. */
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
        for method, url, headers, body in requests:
            connection = http.client.HTTPConnection('127.0.0.1', port, timeout=20)
            connection.request(method, url, body, headers)
            answer = connection.getresponse()
            answer.read()
            heard.append([answer.status, 'x-traced' in {name.lower() for name, _ in answer.getheaders()}])
        app.servidor._BaseServer__shutdown_request = True
    said.append(heard)
print(json.dumps(said))
`;
const PYTHON = process.env.DATAFORGE_PYTHON ?? 'python3';
const whenHere = canRun(PYTHON, '-c', 'import dataforge') ? it : it.skip;

const indented = (lines: readonly string[]) => lines.map(line => `    ${line}`);
const part = fc.constantFrom(
  'query',
  'headers',
  'body',
  'req["cookies"]',
  'req.files',
  'req["query"]',
  'req.body',
);
const name = fc.constantFrom('a', 'b', 'c');
/** A file is no number, whatever it holds. */
const numbers = (p: string) => (p === 'req.files' ? 'query' : p);

/** Ways to read something of a request. */
const reading = fc
  .tuple(
    part,
    name,
    fc.constantFrom(
      (p: string, n: string) => [`x := ${p}["${n}"]`],
      (p: string, n: string) => [`x := ${p}["${n}"] ?? "d"`],
      (p: string, n: string) => [`x := str(${p}["${n}"] ?? "d") + "!"`],
      (p: string, n: string) => [`x := str(${p}["${n}"])`],
      (p: string, n: string) => [`x := ${p}.get("${n}")`],
      (p: string, n: string) => [`x := ${p}.get("${n}", "d")`],
      (p: string, n: string) => [`x := "${n}" in ${p}`],
      (p: string, n: string) => [`x := ${p}.has("${n}")`],
      (p: string, n: string) => [`x := contains(${p}, "${n}")`],
      (p: string, n: string) => [`given "${n}" in ${p}:`, `    x := ${p}["${n}"]`],
      (p: string, n: string) => [`given "${n}" not in ${p}:`, '    respond 400', `x := ${p}["${n}"]`],
      (p: string, n: string) => [`x := "${n}" in ${p} and ${p}["${n}"] is "1"`],
      (p: string, n: string) => [`x := ajuda(${p}, "${n}")`],
      (p: string, n: string) => ['monitor:', `    x := ${p}["${n}"]`, 'handle e:', '    x := 1'],
      (p: string, n: string) => [`x := int(${numbers(p)}["${n}"])`],
      (p: string, n: string) => [`x := float(${numbers(p)}["${n}"] ?? "2.5")`],
      (p: string, n: string) => [`x := int(${numbers(p)}.get("${n}", "3"))`],
      (p: string, n: string) => [
        'monitor:',
        `    x := int(${numbers(p)}["${n}"])`,
        'handle e:',
        '    x := 1',
      ],
    ),
  )
  .map(([p, n, write]) => write(p, n));
const program = fc
  .array(reading, { minLength: 1, maxLength: 3 })
  .map(bodies =>
    [
      'adopt Kiln',
      'action ajuda(parte, nome):',
      '    yield parte[nome]',
      'server s on 0:',
      '    route POST "/r":',
      ...indented(
        indented([
          ...bodies.flat(),
          'r := Kiln.json({"ok": yes})',
          'Kiln.header(r, "X-Traced", 1)',
          'respond r',
        ]),
      ),
    ].join('\n'),
  );

interface Media {
  readonly schema: { properties?: object; required?: string[] };
}
interface Operation {
  readonly parameters?: { name: string; in: string; required?: boolean }[];
  readonly requestBody?: { required?: boolean; content: Record<string, Media> };
  readonly responses: Record<string, { headers?: object }>;
}

/** What a request holds, each as a place and a name; `body` itself is one of these. */
type Held = readonly string[];

function requestOf(
  held: Held,
  multipart: boolean,
  wrong?: string,
): [string, string, Record<string, string>, string | null] {
  const given = (place: string, name: string) => (wrong === `${place} ${name}` ? 'x' : '1');
  const of = (place: string) =>
    held.flatMap(each => (each.startsWith(`${place} `) ? [each.slice(place.length + 1)] : []));
  const headers: Record<string, string> = Object.fromEntries(
    of('header').map(each => [each, given('header', each)]),
  );
  const cookies = of('cookie').map(each => `${each}=${given('cookie', each)}`);
  if (cookies.length > 0) headers.Cookie = cookies.join('; ');
  const url = `/r?${of('query')
    .map(each => `${each}=${given('query', each)}`)
    .join('&')}`;
  if (!held.includes('body')) return ['POST', url, headers, null];
  if (!multipart) {
    headers['Content-Type'] = 'application/json';
    return [
      'POST',
      url,
      headers,
      JSON.stringify(Object.fromEntries(of('body').map(each => [each, given('body', each)]))),
    ];
  }
  headers['Content-Type'] = 'multipart/form-data; boundary=xx';
  const parts = of('body').map(
    each => `--xx\r\nContent-Disposition: form-data; name="${each}"; filename="f"\r\n\r\n1\r\n`,
  );
  const fields = of('body').map(
    each => `--xx\r\nContent-Disposition: form-data; name="${each}"\r\n\r\n${given('body', each)}\r\n`,
  );
  return ['POST', url, headers, `${[...parts, ...fields].join('')}--xx--\r\n`];
}

whenHere('a request that has what is required never fails, and one without some of it does', () => {
  const programs = fc.sample(program, isFuzzing() ? 2_000 : 100);
  const asked = programs.map(text => {
    const [server] = read(text).servers;
    if (!server) throw new Error(`no server in\n${text}`);
    const paths = openapiObject(documentOf(server, {}, { handlers: true })).paths as Record<
      string,
      { post: Operation }
    >;
    const operation = paths['/r']?.post;
    if (!operation) throw new Error(`no route in\n${text}`);
    const { parameters = [], requestBody, responses } = operation;
    const [media = '', { schema = {} } = {}] = Object.entries(requestBody?.content ?? {})[0] ?? [];
    const needed = new Set([
      ...parameters.flatMap(each => (each.required ? [`${each.in} ${each.name}`] : [])),
      ...(requestBody?.required ? ['body'] : []),
      ...(schema.required ?? []).map(each => `body ${each}`),
    ]);
    const all = [
      ...parameters.map(each => `${each.in} ${each.name}`),
      'body',
      ...Object.keys(schema.properties ?? {}).map(each => `body ${each}`),
    ];
    const without = (left: string) =>
      all.filter(each => each !== left && !(left === 'body' && each.startsWith('body ')));
    const cases: Held[] = [all, [...needed], ...all.map(without)];
    const isMultipart = media.startsWith('multipart');
    const requests = [
      ...cases.map(held => requestOf(held, isMultipart)),
      ...all.filter(each => each !== 'body').map(wrong => requestOf(all, isMultipart, wrong)),
    ];
    return { text, needed, all, cases, responses, requests };
  });
  const questions = asked.map(({ text, requests }) => [text, requests]);
  const heard = jsonFrom(PYTHON, ['-c', ASK], JSON.stringify(questions)) as [number, boolean][][];
  const differences: unknown[] = [];
  let failures = 0;
  let seen = 0;
  for (const [i, { text, needed, all, cases, responses }] of asked.entries()) {
    for (const [j, held] of cases.entries()) {
      const [status, traced] = heard[i]?.[j] ?? [0, false];
      const left = all[j - 2];
      const fails = j > 1 && left !== undefined && needed.has(left);
      failures += Number(fails);
      // What is missing is refused by the handler, or it fails.
      const isTold = String(status) in responses && (fails ? status >= 400 : status !== 500);
      if (!isTold) differences.push({ text, held, left, status, needed: [...needed] });
      if (traced && !('X-Traced' in (responses[status]?.headers ?? {})))
        differences.push({ text, status, traced });
    }
    // A failure is told where a request sees it, and nowhere else; behind an answer of the handler's own nobody knows.
    const isSeen = heard[i]?.some(([status]) => status === 500) ?? false;
    if (isSeen !== '500' in responses && !(isSeen && text.includes('respond 400')))
      differences.push({ text, isSeen, responses });
    seen += Number(isSeen);
  }
  expect(differences.slice(0, 3)).toEqual([]);
  expect(failures).toBeGreaterThan(programs.length / 4);
  expect(seen).toBeGreaterThan(programs.length / 4);
});
