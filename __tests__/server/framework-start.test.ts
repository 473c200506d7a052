import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from '@jest/globals';
import { readServers } from '../../src/commands/read-servers.js';

/** Routes that are described, and what is told, of a program in files. */
async function read(entry: string, files: Readonly<Record<string, string>>) {
  const { servers, gaps } = await readServers(inFolder(files), entry);
  const routes = servers.flatMap(each => each.routes);
  return {
    routes: routes
      .filter(({ certainty }) => certainty !== 'unresolved')
      .map(({ method, path }) => `${method} ${path}`),
    told: [...gaps, ...routes].flatMap(({ place, reason }) =>
      reason === undefined ? [] : [`${place.line} ${reason}`],
    ),
  };
}

function inFolder(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'refdata-start-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  return root;
}

const python = (verb: string, path: string, more = '') =>
  `from fastapi import APIRouter\nNAME = "${path}"\nrouter = APIRouter()\n@router.${verb}("/${path}")\ndef f(): ...\n${more}`;

// As `app.routes` of FastAPI 0.165 has them, and Express registers them.
test('parts of files that a loop goes through, or a function is given, are mounted', async () => {
  const fastapi = await read('app/main.py', {
    'app/__init__.py': '',
    'app/main.py': `from fastapi import FastAPI
from .v1 import router as v1
from .v1 import a, b
app = FastAPI()
app.include_router(v1, prefix="/v1")
def add(m, prefix=""):
    app.include_router(m.router, prefix=prefix)
add(a, "/f")
for name, mod in {"x": a, "y": b}.items():
    app.include_router(mod.router, prefix=f"/{name}")
    for each in mod.more: app.include_router(each)
`,
    'app/v1/__init__.py':
      'from fastapi import APIRouter\nfrom . import a, b\nrouter = APIRouter()\nfor m in (a, b):\n    router.include_router(m.router, prefix=f"/{m.NAME}")\n',
    'app/v1/a.py': python('get', '1', 'from .c import router as c\nmore = [c]\n'),
    'app/v1/b.py': python('put', '2', 'more = []\n'),
    'app/v1/c.py': python('get', '3'),
  });
  expect(fastapi).toEqual({
    routes: ['GET /v1/1/1', 'PUT /v1/2/2', 'GET /f/1', 'GET /x/1', 'GET /3', 'PUT /y/2'],
    told: [],
  });
  const part = (path: string) =>
    `const router = require('express').Router();\nrouter.get('${path}', (q, s) => s.end());\nexports.router = router;\n`;
  const express = await read('app.js', {
    'app.js': `const app = require('express')();
const a = require('./a'), b = require('./b');
for (const m of [a, b]) app.use('/x', m.router);
[{ path: '/t', mod: a }].forEach(each => app.use(each.path, each.mod.router));
module.exports = app;
`,
    'a.js': part('/1'),
    'b.js': part('/2'),
  });
  expect(express).toEqual({ routes: ['GET /x/1', 'GET /x/2', 'GET /t/1'], told: [] });
});

test('what a class gives to what it is made from is said of its objects', async () => {
  const { routes, told } = await read('main.py', {
    'main.py': `from fastapi import APIRouter, FastAPI
def h(): ...
class Part(APIRouter):
    def __init__(self, *args, **more):
        super().__init__(*args, prefix="/v", **more)
        self.add_api_route("/x", h)
class Given(APIRouter):
    def __init__(self, at):
        super().__init__(prefix=at)
        self.add_api_route("/y", h)
app = FastAPI()
app.include_router(Part())
app.include_router(Part(), prefix="/w")
app.include_router(Given("/z"))
more = {"methods": ["PATCH"]}
app.add_api_route("/kw", h, **more)
`,
  });
  expect(routes).toEqual(['GET /v/x', 'GET /w/v/x']);
  expect(told).toEqual([
    expect.stringMatching(/prefix of its server is not known/),
    expect.stringMatching(/^16 .*which methods it takes is not written there/),
  ]);
});

test('nothing runs behind what ends its function always', async () => {
  const fastapi = `from fastapi import FastAPI
app = FastAPI()
def part(a, n):
    @a.get("/live")
    def f(): ...
    if n:
        a.get("/given")(f)
    else:
        raise ValueError()
        a.get("/dead")(f)
    a.get("/behind")(f)
    return
    @a.get("/dead")
    def g(): ...
    part(a, n)
part(app, 1)
`;
  expect((await read('main.py', { 'main.py': fastapi })).routes).toEqual([
    'GET /live',
    'GET /given',
    'GET /behind',
  ]);
  const express = `const express = require('express'); const app = express(); const h = (q, s) => s.end();
function part(x) {
  if (!x) return; else app.get('/else', h);
  hoisted();
  return;
  app.get('/dead', h);
  function hoisted() { app.get('/hoisted', h); }
}
part(1);
const made = () => { const r = express.Router(); r.get('/in', h); return r; r.get('/dead', h); };
app.use('/m', made());
app.get('/s', (q, s) => { s.status(201).end(); return; s.status(500).end(); });
`;
  expect((await read('app.js', { 'app.js': express })).routes).toEqual([
    'GET /else',
    'GET /hoisted',
    'GET /m/in',
    'GET /s',
  ]);
});

// Each of them makes chi 5.2 panic, FastAPI 0.165 raise.
test('what makes a program fail when it starts is told', async () => {
  const chi = (...lines: string[]) => ({
    'main.go': `package main
import ("net/http"; "github.com/go-chi/chi/v5")
func h(w http.ResponseWriter, r *http.Request) {}
func mw(n http.Handler) http.Handler { return n }
func sub() *chi.Mux { r := chi.NewRouter(); r.Get("/s", h); return r }
func main() {
	r := chi.NewRouter()
	${lines.join('\n\t')}
	http.ListenAndServe(":1", r)
}
`,
  });
  for (const [lines, reason] of [
    [['r.Get("/a/*/b", h)'], /^8 .*something stands behind/],
    [['r.Get("/{id}/x/{id}", h)'], /^8 .*two of its parameters have one name/],
    [['r.Get("x", h)'], /^8 .*does not begin with a slash/],
    [['r.Get("", h)'], /^8 .*does not begin with a slash/],
    [['r.Get("/{id:[}", h)'], /^8 .*`\[` is no regular expression/],
    [['r.Get("/a/{id:(x}", h)'], /^8 .*`\(x` is no regular expression/],
    [['r.Get("/{id:(?!x)y}", h)'], /^8 .*is no regular expression/],
    [['r.Get("/{id:x**}", h)'], /^8 .*`x\*\*` is no regular expression/],
    [['r.Get("/{id:[z-a]}", h)'], /^8 .*is no regular expression/],
    [['r.Get("/{id:x{2,1}}", h)'], /^8 .*is no regular expression/],
    [['r.Get("/{id:x{1001}}", h)'], /^8 .*is no regular expression/],
    [['r.Get("/{id:(a)\\\\1}", h)'], /^8 .*is no regular expression/],
    [['r.Mount("/m", nil)'], /^8 `nil` is mounted at `\/m`/],
    [['r.Route("/m", nil)'], /^8 `nil` is mounted at `\/m`/],
    [['r.Method("FOO", "/m", http.HandlerFunc(h))'], /^8 .*`FOO` is no method that it knows/],
    [['r.Handle("FOO /m", http.HandlerFunc(h))'], /^8 .*`FOO` is no method that it knows/],
    [['r.Get("/{id", h)'], /^8 .*`\{` stands there/],
    [['r.Get("/x", h)', 'r.Use(mw)'], /^9 `r.Use\(mw\)` stands behind `r.Get\("\/x", h\)`/],
    [['r.Mount("/m", sub())', 'r.Use(mw)'], /^9 `r.Use\(mw\)` stands behind/],
    [['r.Mount("/m", sub())', 'r.Mount("/m", sub())'], /^9 Something is mounted at `\/m` already/],
  ] as const)
    expect((await read('main.go', chi(...lines))).told).toEqual([expect.stringMatching(reason)]);
  const express = `const express = require('express'); const app = express(); const part = express.Router();
app.param(['a', 'b'], (req, res, next) => next());
part.param(['a', 'b'], (req, res, next) => next());
app.use('/:a', part);
`;
  expect((await read('app.js', { 'app.js': express })).told).toEqual([
    expect.stringMatching(/^3 `\['a', 'b'\]` is a list where one name has to stand/),
  ]);
  // What RE2 takes and JavaScript does not.
  for (const pattern of [
    '*',
    '(?P<n>x)',
    '(?i)x',
    '[[:alpha:]]+',
    '\\\\pL+',
    '\\\\Q(\\\\E',
    'x{1000}',
    '(?s:.)',
  ])
    expect((await read('main.go', chi(`r.Get("/{id:${pattern}}", h)`))).told).toEqual([]);
  const right = chi(
    'r.Use(mw)',
    'r.NotFound(h)',
    'r.Use(mw)',
    'r.Get("/{id}/{y:\\\\d{4}}", h)',
    'r.Get("/c/{y:[[:alpha:]()]+}/{z:\\\\((a|b)}", h)',
    'r.Group(func(r chi.Router) { r.Use(mw); r.Get("/g/*", h) })',
    'r.Mount("/m", sub())',
    'r.Mount("/n", sub())',
  );
  expect((await read('main.go', right)).told).toEqual([]);
  const fastapi = 'from fastapi import FastAPI\napp = FastAPI()\n@app.get("/a/{id}/{id}")\ndef f(id): ...\n';
  expect((await read('main.py', { 'main.py': fastapi })).told).toEqual([
    expect.stringMatching(/^3 .*two of its parameters have one name/),
  ]);
  const empty = `from fastapi import APIRouter, FastAPI
app = FastAPI()
@app.get("x")
def x(): ...
part = APIRouter()
@part.get("")
def f(): ...
app.include_router(part)
app.include_router(part, prefix="/p")
`;
  const { servers } = await readServers(inFolder({ 'main.py': empty }), 'main.py');
  expect(
    servers.flatMap(({ routes }) => routes.map(({ path, silence }) => [path, silence !== undefined])),
  ).toEqual([
    ['x', false],
    ['/', true],
    ['/p', false],
  ]);
});
