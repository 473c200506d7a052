import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, test } from '@jest/globals';
import { readServers } from '../../src/commands/read-servers.js';
import { documentFindings } from '../../src/exporters/coverage.js';
import { documentOf } from '../../src/exporters/document.js';
import { openapiObject } from '../../src/exporters/formats/openapi.js';
import { statusesOf } from './asked-express.js';

const NEXT = '(req, res, next) => next()';

/**
 * Programs, what of them is asked for, and whether a description has that, or it is told that something answers there: a request that
 * a server answers with 404 is in no description, and any other is described or told.
 */
const PROGRAMS: readonly (readonly [string, readonly string[]])[] = [
  [`app.all('/x', ${NEXT}); app.get('/x', h);`, ['/x']],
  [`app.all('/x', ${NEXT});`, ['/x']],
  [`app.route('/x').all(${NEXT}).post(h);`, ['/x']],
  [
    `app.all('/{*all}', (req, res, next) => { res.set('a', 'b').vary('c'); next(); }); app.put('/a', h);`,
    ['/a', '/b'],
  ],
  [
    `const log = async (req, res, next) => { await 1; res.locals.now = 1; next(); }; app.get('/x', log, [log]);`,
    ['/x'],
  ],
  [`app.get('/x', (req, res, next) => next('route'), h);`, ['/x']],
  [`app.get('/x', (req, res, next) => { next('route'); }, h); app.get('/x', h);`, ['/x']],
  [`app.get('/x', [${NEXT}, [h]]);`, ['/x']],
  [`const make = () => ${NEXT}; app.all('/x', make());`, ['/x']],
  [`app.all('/x', (err, req, res, next) => { res.end(); });`, ['/x']],
  [`app.all('/x', (req, res, next) => { if (req.query.a) return res.end(); next(); });`, ['/x?a=1']],
  [`app.get('/x', (req, res, next) => next(new Error('no')));`, ['/x']],
  [`app.get('/x', (req, res, next) => { answer(res); }); function answer(res) { res.end(); }`, ['/x']],
  [`app.use('/u', h);`, ['/u', '/u/a', '/v']],
  [`app.use(['/u', '/v'], ${NEXT}, h);`, ['/u', '/v/a', '/w']],
  [`app.use('/u', h); app.get('/u/a', h); app.get('/v', h);`, ['/u/a', '/v']],
  [`app.use('/u', (err, req, res, next) => { res.end(); }); app.get('/u/a', h);`, ['/u', '/u/a']],
  [`const r = Router(); r.use(h); app.use('/p', r);`, ['/p', '/p/a', '/q']],
  [`const r = Router(); r.get('/a', h); app.use(['/u', '/v'], r);`, ['/u/a', '/v/a', '/a']],
  [`const r = Router(); r.all('/a', ${NEXT}); app.use('/p', r); app.get('/p/a', h);`, ['/p/a']],
  [`const sub = express(); sub.get('/a', h); sub.all('/b', ${NEXT}); app.use('/s', sub);`, ['/s/a', '/s/b']],
  [`app.get('/caf%C3%A9', h); app.get('/caf%c3%a9s/:id', h);`, ['/caf%C3%A9', '/caf%C3%A9s/1']],
  [`app.get('/café', h); app.get('/a b', h);`, ['/caf%C3%A9', '/a%20b']],
];

const HEAD = `const express = require('express');
const { Router } = express;
const h = (req, res) => res.end('h');
const app = express();
app.set('env', 'test');
`;
const whole = (body: string) => `${HEAD}${body}\nmodule.exports = app;\n`;
const METHODS = ['GET', 'POST', 'PUT'];

async function read(file: string, text: string) {
  const root = mkdtempSync(join(tmpdir(), 'refdata-hands-on-'));
  writeFileSync(join(root, file), text);
  const { servers, gaps } = await readServers(root, file);
  const documents = servers.map(server => ({ server, document: documentOf(server, {}, { handlers: true }) }));
  const findings = documents.flatMap(({ server, document }) => documentFindings(document, server, true));
  const described = documents.map(({ document }) => openapiObject(document) as { paths: Paths });
  return {
    servers,
    described,
    told: [
      ...gaps.map(({ reason }) => `route-unfollowed ${reason}`),
      ...findings.map(({ rule, message }) => `${rule} ${message}`),
    ],
  };
}

type Paths = Record<
  string,
  Record<string, { responses: object; parameters?: unknown; requestBody?: unknown }>
>;

/** Whether a template of a description takes a path. */
function takes(template: string, path: string): boolean {
  const pattern = template.replace(/[.*+?^$()[\]\\|]/g, '\\$&').replace(/\{[^}]*\}/g, '[^/]+');
  return new RegExp(`^${pattern}$`).test(path.replace(/\?.*/, ''));
}

it('what Express answers is described, or it is told that something answers there; what only hands on is neither', async () => {
  const programs = PROGRAMS.map(([body, paths]) => ({
    body,
    text: whole(body),
    asked: paths.flatMap(path => METHODS.map(method => [method, path] as const)),
  }));
  const heard = statusesOf(programs);
  for (const [i, { body, asked }] of programs.entries()) {
    const { described, told } = await read('app.js', whole(body));
    const paths = described.flatMap(each => Object.entries(each.paths));
    for (const [j, [method, path]] of asked.entries()) {
      const isDescribed = paths.some(
        ([template, own]) => takes(template, path) && method.toLowerCase() in own,
      );
      const isTold = told.some(each => {
        const where = /at `([^`]*)` and below/.exec(each)?.[1];
        return where !== undefined && (path === where || path.startsWith(`${where}/`));
      });
      expect([body, method, path, isDescribed || isTold]).toEqual([
        body,
        method,
        path,
        heard[i]?.[j] !== 404,
      ]);
    }
  }
});

test.each([
  [`app.all('/x', ${NEXT});`, 'route-hands-on ANY /x is left out: its handlers hand every request on.'],
  [
    `app.use('/u', h); app.get('/u/a', h);`,
    'route-unreachable GET /u/a is left out: `h` (app.js:6:15) answers before it.',
  ],
  [
    `app.use(/^\\/re/, h);`,
    'route-unfollowed What `h` answers at `/^\\/re/` and below is in no description: it is no route.',
  ],
  [
    `app.get('/café', h);`,
    'route-unreachable GET /café is left out: requests have their paths percent-encoded',
  ],
  [`app.get(['/a', /^\\/re$/], h);`, 'route-unresolved GET /^\\/re$/ is left out'],
])('it is told what answers and is not described: %s', async (body, sentence) => {
  expect((await read('app.js', whole(body))).told.join('\n')).toContain(sentence);
});

it('a pattern is a path and hides no other one; what says that there is nothing is not told', async () => {
  const body = `app.use(/^\\/re/, h); app.use(new RegExp('^/s'), h); const r = Router(); r.get('/a', h);
app.use(['/u', /^\\/w/], r); app.get(['/b', /^\\/c$/], h); app.use((req, res) => res.status(404).end());`;
  const { described, told } = await read('app.js', whole(body));
  expect(described.flatMap(each => Object.keys(each.paths))).toEqual(['/u/a', '/b']);
  expect(told.filter(each => each.startsWith('route-unfollowed'))).toHaveLength(2);
});

it('what stands before a router in one call is asked before it', async () => {
  const refuse = '(req, res, next) => { if (!req.query.a) return res.status(401).end(); next(); }';
  const { described } = await read(
    'app.js',
    whole(`const r = Router(); r.get('/a', h); app.use('/u', ${refuse}, r);`),
  );
  expect(Object.keys(described[0]?.paths['/u/a']?.get?.responses ?? {})).toContain('401');
});

test.each([
  [
    'app.js',
    whole(
      "const even = n => odd(n - 1); const odd = n => even(n - 1); odd(3).get('/b', h); app.get('/a', h);",
    ),
  ],
  [
    'main.py',
    'from fastapi import FastAPI\napp = FastAPI()\ndef walk(n):\n    return walk({**n})\nwalk({}).get("b")\n@app.get("/a")\ndef a(): ...\n',
  ],
])('functions that give back what they give back hide no route: %s', async (file, text) => {
  const { servers } = await read(file, text);
  expect(servers.flatMap(({ routes }) => routes.map(({ path }) => path))).toEqual(['/a']);
});

// As app.openapi() of FastAPI 0.165 has them.
it('unions that a field tells apart are forms and bodies, not texts', async () => {
  const text = `from typing import Annotated, Literal
from fastapi import FastAPI, Form
from pydantic import BaseModel, Field
app = FastAPI()
class Person(BaseModel):
    kind: Literal["person"]
    name: str
class Company(BaseModel):
    kind: Literal["company"]
    company: str
@app.post("/form")
def form(x: Annotated[Person | Company | None, Form(discriminator="kind")] = None): ...
@app.post("/body")
def body(x: Annotated[Person | Company, Field(discriminator="kind")]): ...
`;
  const { described } = await read('main.py', text);
  const paths = described[0]?.paths ?? {};
  expect(paths['/body']?.post).toMatchObject({
    requestBody: { required: true, content: { 'application/json': {} } },
  });
  expect(paths['/body']?.post?.parameters).toBeUndefined();
  const form = JSON.stringify(paths['/form']?.post?.requestBody);
  expect(form).toContain(
    '"not":{"anyOf":[{"required":["kind"]},{"required":["name"]},{"required":["company"]}]}',
  );
  expect(form).not.toContain('"x"');
});
