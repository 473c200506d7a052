import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { readServers } from '../../src/commands/read-servers.js';
import { UserError } from '../../src/findings/user-error.js';
import { ROOT, refdataInProcess } from '../cli/run-cli.js';
import { canRunHere, jsonFrom } from '../extract/interpreter.js';

type Files = Readonly<Record<string, string>>;

function folder(files: Files): string {
  const root = mkdtempSync(join(tmpdir(), 'refdata-frameworks-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  return root;
}

async function read(files: Files, file = Object.keys(files)[0] as string) {
  const { servers, gaps, notes } = await readServers(folder(files), file);
  return {
    routes: servers.flatMap(({ routes }) =>
      routes.map(
        ({ method, path, certainty }) => `${method} ${path}${certainty === 'sure' ? '' : ` (${certainty})`}`,
      ),
    ),
    told: [...gaps, ...notes].map(({ place, reason }) => `${place.file}:${place.line} ${reason}`),
    servers,
  };
}

const PAGE = readFileSync(join(ROOT, 'docs/frameworks.md'), 'utf8');
const FLASK = /```yaml\n(frameworks:[\s\S]*?)```/.exec(PAGE)?.[1] ?? '';
const FLASK_APP = {
  'app.py': `from flask import Flask
from blog.views import bp
from shop import make_shop

app = Flask(__name__)
ROOT = "/api"

# Everything that there is.
@app.route("/")
def index(): return ""

@app.route(f"{ROOT}/users/<int:id>", methods=["GET", "DELETE"])
def user(id): return ""

@app.post(ROOT + "/users")
def create(): return ""

@app.get("/files/<path:name>")
@app.get("/f/<path:name>")
def files(name): return ""

def late(server):
    server.add_url_rule("/late", view_func=index, methods=["PUT"], endpoint="late")

late(app)
app.register_blueprint(bp)
app.register_blueprint(make_shop(), url_prefix="/loja")
`,
  'blog/__init__.py': '',
  'blog/views.py': `from flask import Blueprint
bp = Blueprint("blog", __name__, url_prefix="/blog")

@bp.route("/<slug>/")
def post(slug): return ""
bp.route("/again/<slug>", methods=["POST"])(post)
`,
  'shop.py': `from flask import Blueprint
def make_shop():
    shop = Blueprint("shop", __name__, url_prefix="/nowhere")
    @shop.route(rule="/cart/<uuid:id>", methods=("PATCH",))
    def cart(id): return ""
    return shop
`,
};
const PYTHON = process.env.FASTAPI_PYTHON ?? 'python3';

test('Flask is described by the recipe of the page', async () => {
  expect(FLASK).not.toBe('');
  const { routes, told, servers } = await read({ ...FLASK_APP, 'refdata.yml': FLASK });
  expect(told).toEqual([]);
  expect(routes).toEqual([
    'GET /',
    'GET /api/users/:id',
    'DELETE /api/users/:id',
    'POST /api/users',
    'GET /f/*name',
    'GET /files/*name',
    'PUT /late',
    'GET /blog/:slug/',
    'POST /blog/again/:slug',
    'PATCH /loja/cart/:id',
  ]);
  expect(servers[0]?.routes[0]?.comment).toBe('Everything that there is.');
  if (!canRunHere(PYTHON, '-c', 'import flask')) return;
  const said = jsonFrom(
    PYTHON,
    [
      '-c',
      `import json, sys; sys.path.insert(0, sys.argv[1])
from app import app
print(json.dumps([f'{m} {r.rule}' for r in app.url_map.iter_rules() if r.endpoint != 'static' for m in r.methods - {'HEAD', 'OPTIONS'}]))`,
      folder(FLASK_APP),
    ],
    '',
  ) as string[];
  const plain = said.map(each => each.replace(/<path:(\w+)>/g, '*$1').replace(/<(?:\w+:)?(\w+)>/g, ':$1'));
  expect([...routes].sort()).toEqual(plain.sort());
});

test('methods of a class of Flask are told, never taken for GET', async () => {
  const { routes } = await read({
    'app.py': `from flask import Flask
from flask.views import MethodView
class Item(MethodView):
    def delete(self, id): return ""
app = Flask(__name__)
app.add_url_rule("/a/<id>", view_func=Item.as_view("item"))
app.add_url_rule("/b/<id>", "b", Item.as_view("b"))
app.add_url_rule("/c/<id>", view_func=Item.as_view("c"), methods=["DELETE"])
`,
    'refdata.yml': FLASK,
  });
  expect(routes.filter(each => !each.endsWith('(unresolved)'))).toEqual(['DELETE /c/:id']);
  expect(routes).toHaveLength(3);
});

describe('Express in other words', () => {
  test.each<[string, Files, string[], string[]]>([
    [
      'modules of ECMAScript and TypeScript',
      {
        'src/app.ts': `import express, { type Express } from 'express';
import users, { admin } from './routes/users.js';
export const app: Express = express();
app.use('/users', users).use('/admin', admin as never);
app.all('/any{/:opt}', (_q, r) => void r.end());
`,
        'src/routes/users.ts': `import { Router } from 'express';
const router = Router();
export const admin = Router({ mergeParams: true });
router.route('/:id').get((_q, r) => void r.end()).delete((_q, r) => void r.end());
admin.get('/', (_q, r) => void r.end());
export default router;
`,
      },
      ['GET /users/:id', 'DELETE /users/:id', 'GET /admin', '* /any/:opt', '* /any'],
      [],
    ],
    [
      'functions of other files, and settings',
      {
        'server.js': `const app = require('express')();
require('./routes')(app);
app.use('/t', require('./three'));
app.set('title', 'x');
console.log(app.get('title'));
module.exports = app;
`,
        'three.js':
          "module.exports = require('express').Router().get('/b', () => {}).post('/c', () => {});\n",
        'routes.js': "module.exports = server => { server.get('/a', (q, r) => r.end()); };\n",
      },
      ['GET /a', 'GET /t/b', 'POST /t/c'],
      [],
    ],
    [
      'what cannot be read is told',
      {
        'app.js': `const express = require('express');
const app = express();
const base = process.env.BASE;
app.get(base + '/a', (q, r) => r.end());
app.get(/^\\/b/, (q, r) => r.end());
if (base) app.get('/c', (q, r) => r.end());
for (const x of ['d', 'e']) app.get('/' + x, (q, r) => r.end());
function later(server) { server.get('/f', (q, r) => r.end()); }
app.use('/g', express.Router().get('/h', (q, r) => r.end()));
for (const verb of process.argv) app[verb]('/i', (q, r) => r.end());
app.use('/j', makeRouter(), logger());
function makeRouter() { return base ? express.Router() : undefined; }
function logger() { return (q, r, next) => next(); }
function proxied(app) { app.use((q, r, app) => app.get('/k')); }
proxied(app);
`,
      },
      [
        "GET base + '/a' (unresolved)",
        'GET /^\\/b/ (unresolved)',
        'GET /c (conditional)',
        'GET /d',
        'GET /e',
        'GET /g/h',
      ],
      [
        'app.js:10 What `app[verb]` registers on `app` is known only when it runs.',
        'app.js:8 Which server `server` is, is not known: a parameter has no value before the program runs.',
        'app.js:11 What `makeRouter()` is, mounted at `/j`, is not known: what `makeRouter` gives back is not one server.',
      ],
    ],
  ])('%s', async (_, files, routes, told) => {
    const found = await read({ ...files });
    expect({ routes: found.routes, told: found.told }).toEqual({ routes, told });
  });
});

test('Express: lists of paths are each of them, what is escaped is meant as it is, arguments that are spread are told', async () => {
  const { routes, told } = await read({
    'app.js': `const express = require('express');
const h = (req, res) => res.end();
const app = express();
const r = express.Router();
const args = ['/c', h];
app.get(['/a', '/b/:x'], h);
r.get('/z', ...[h], h);
app.use(['/m', '/n'], r);
app.get('/esc\\\\:x', h);
app.get(...args);
module.exports = app;
`,
  });
  expect(routes).toEqual(['GET /a', 'GET /b/:x', 'GET /m/z', 'GET /n/z', 'GET /esc:x']);
  expect(told).toEqual(['app.js:10 Which path it has is not read: `args` stands for several arguments.']);
});

test('FastAPI: decorators that are called, the router of a server, arguments that are spread, no server', async () => {
  const { routes, told, servers } = await read({
    'app.py': `from fastapi import FastAPI
import users
app = FastAPI()
def h(): ...
app.post("/direct", status_code=201)(h)
app.include_router(users.router, prefix="/users")
@app.router.get("/rr")
def rr(): ...
P = ("/d",)
@app.get(*P)
def d(): ...
OPTS = dict(status_code=203)
@app.get("/c", **OPTS, responses={"4XX": {}, 404: {}})
def c(): ...
`,
    'users.py':
      'from fastapi import APIRouter\nrouter = APIRouter()\n@router.get("/{id}")\ndef one(id: int): ...\n',
  });
  expect(routes).toEqual(['POST /direct', 'GET /users/:id', 'GET /rr', 'GET /c']);
  expect(told).toEqual(['app.py:10 Which path it has is not read: `P` stands for several arguments.']);
  const answers = servers[0]?.routes.map(each => each.answers);
  expect(answers?.[0]?.known.map(({ status }) => status)).toEqual([201]);
  expect(answers?.[3]?.known.map(({ status }) => status)).toEqual([404]);
  expect(answers?.[3]?.unread.map(({ reason }) => reason)).toEqual(
    expect.arrayContaining([
      'Of its types, those of the statuses `4XX` are not described.',
      'Of its types, what `OPTS` says of it is not read.',
    ]),
  );
  const none = await read({
    'app.py': 'from fastapi import FastAPI\nfrom shop import Mine\napp = Mine()\n',
  });
  expect(none.told).toEqual([
    'app.py:1 No server was found in app.py: nothing in it calls FastAPI or APIRouter.',
  ]);
});

test('FastAPI in a package', async () => {
  const { routes, told } = await read(
    {
      'app/main.py': `from fastapi import FastAPI
from fastapi.staticfiles import StaticFiles
from .routers import items, users
from app.ws import router as ws
app = FastAPI()
app.include_router(users.router)
app.include_router(items.router, prefix="/v2")
app.include_router(ws)
app.mount("/static", StaticFiles(directory="static"), name="static")
`,
      'app/__init__.py': '',
      'app/routers/__init__.py': '',
      'app/routers/users.py': `from fastapi import APIRouter
router = APIRouter(prefix="/users", tags=["users"])
@router.get("")
@router.get("/{id}")
async def get(id: int = 0): ...
`,
      'app/routers/items.py': `from fastapi import APIRouter
router = APIRouter()
@router.put(path="/items/{item_id:path}", status_code=204)
async def put(item_id: str): ...
`,
      'app/ws.py': `from fastapi import APIRouter
router = APIRouter()
@router.websocket("/ws/{room}")
async def ws(room: str): ...
`,
    },
    'app/main.py',
  );
  expect(routes).toEqual(['GET /users/:id', 'GET /users', 'PUT /v2/items/*item_id', 'WS /ws/:room']);
  expect(told).toEqual([
    'app/main.py:9 What `StaticFiles(directory="static")` answers at `/static` is not described.',
  ]);
});

test('decorators register from the lowest up, when their function is there', async () => {
  const { routes } = await read({
    'main.py': `from fastapi import FastAPI
app = FastAPI()

@app.get("/c")
@app.get("/b")
def several(
    inner=app.add_api_route("/a", print),
): ...

@app.trace("/d")
def one(): ...
`,
  });
  expect(routes).toEqual(['GET /a', 'GET /b', 'GET /c', 'TRACE /d']);
});

test('methods that only the framework of the reference language refuses', async () => {
  const root = folder({
    'main.go': `package main

import (
	"net/http"

	"github.com/go-chi/chi/v5"
)

func Server() *chi.Mux {
	chi.RegisterMethod("LINK")
	r := chi.NewRouter()
	r.Trace("/trace", h)
	r.MethodFunc("LINK", "/link", h)
	return r
}

func h(w http.ResponseWriter, r *http.Request) {}
`,
  });
  const told = await refdataInProcess(['api', 'main.go', '--openapi'], { cwd: root });
  expect(Object.keys(JSON.parse(told.stdout).paths)).toEqual(['/trace']);
  expect(told.stderr).not.toContain('501');
  expect(told.stderr).toContain('route-outside-openapi');
  expect(told.stderr).toContain('LINK /link');
});

test('chi with methods of types, in files of one package', async () => {
  const resource = (type: string, path: string) => `package main
import "github.com/go-chi/chi/v5"
type ${type} struct{}
func (rs ${type}) Routes() chi.Router {
	r := chi.NewRouter()
	r.Get("/", rs.List)
	r.Route("/{id}", func(r chi.Router) {
		r.With(rs.Ctx).Put("${path}", rs.Update)
	})
	return r
}
`;
  const { routes, told } = await read({
    'main.go': `package main
import ("net/http"; "github.com/go-chi/chi/v5")
func main() {
	r := chi.NewRouter()
	r.Mount("/users", usersResource{}.Routes())
	r.Mount("/todos", todosResource{}.Routes())
	r.Mount("/other", other.Routes())
	r.Method(http.MethodGet, "/m", nil)
	http.ListenAndServe(":3333", r)
}
`,
    'users.go': resource('usersResource', '/a'),
    'todos.go': resource('todosResource', '/b'),
  });
  expect(routes).toEqual(['GET /users', 'PUT /users/:id/a', 'GET /todos', 'PUT /todos/:id/b', 'GET /m']);
  expect(told).toEqual(['main.go:7 What `other.Routes()` answers at `/other` is not described.']);
});

test('a server in a field of an object is told, with what is registered in its groups', async () => {
  const { told } = await read({
    'main.go': `package main
import "github.com/go-chi/chi/v5"
type Server struct { router *chi.Mux }
func (s *Server) routes() {
	s.router.Get("/health", s.h)
	s.router.Route("/api", func(r chi.Router) {
		r.Get("/a", s.h)
	})
}
`,
  });
  expect(told.map(each => each.replace(/ is, is .*/, ''))).toEqual([
    'main.go:5 Which server `s.router`',
    'main.go:7 Which server `r`',
  ]);
});

const AXUM = `frameworks:
  axum:
    extensions: [.rs]
    mentions: axum
    servers: { 'Router::new': {} }
    routes:
      - match: |
          ((call_expression function: (field_expression value: (_) @on field: (field_identifier) @_word)
             arguments: (arguments (_) (call_expression function: [(identifier) @method (field_expression field: (field_identifier) @method)]))) @call
            (#eq? @_word "route"))
        path: 0
      - match: |
          ((call_expression function: (field_expression value: (_) @on field: (field_identifier) @_word)
             arguments: (arguments (_) (call_expression function: (field_expression value: (call_expression function: (identifier) @method))))) @call
            (#eq? @_word "route"))
        path: 0
    verbs: { any: '*' }
    mounts:
      - match: |
          ((call_expression function: (field_expression value: (_) @on field: (field_identifier) @_word)) @call (#eq? @_word "nest"))
        prefix: 0
        child: 1
    passes:
      - match: |
          ((call_expression function: (field_expression value: (_) @on field: (field_identifier) @_word)) @call @whole
            (#any-of? @_word "route" "nest" "layer"))
    path:
      parameters: ['{name}']
      rest: ['{*name}']
`;

test('a maker that is named by its type, and what a function of Rust ends with', async () => {
  const { routes, told } = await read({
    'main.rs': `use axum::{routing::{any, get}, Router};
const API: &str = "/api";
fn users() -> Router {
    Router::new().route("/", get(list).post(create)).route("/{id}", get(show))
}
struct Other;
impl Other { fn new() -> Other { Other } }
fn files() -> Router { return Router::new().route("/{*path}", get(file)); }
fn main() {
    let other = Other::new();
    let app = Router::new().route("/any", any(h)).nest(API, users()).nest("/files", files()).layer(trace());
}
`,
    'refdata.yml': AXUM,
  });
  expect(told).toEqual([]);
  expect([...routes].sort()).toEqual([
    '* /any',
    'GET /api/',
    'GET /api/:id',
    'GET /files/*path',
    'POST /api/',
  ]);
});

const SLIM = `frameworks:
  slim:
    extensions: [.php]
    mentions: Slim
    servers: { create: {} }
    routes:
      - match: |
          ((member_call_expression object: (_) @on name: (name) @method) @call (#any-of? @method "get" "post"))
        path: 0
    groups:
      - match: |
          ((member_call_expression object: (_) @on name: (name) @_word
            arguments: (arguments (argument) (argument (anonymous_function parameters: (formal_parameters (simple_parameter name: (variable_name) @name))) @inside))) @call
            (#eq? @_word "group"))
        prefix: 0
    path:
      parameters: ['{name}', '{name:type}']
      optional: ['[', ']']
`;

test('brackets in the pattern of a parameter are no parts that may be missing; functions of PHP are told', async () => {
  const { routes, told } = await read({
    'index.php': `<?php
use Slim\\Factory\\AppFactory;
const PREFIX = '/v1';
$app = AppFactory::create();
$app->get(PREFIX . '/books/{id:[0-9]+}[/{page:[0-9]+}]', 'Books:show');
$app->group('/users', function ($group) {
    $group->get('/a', 'Users:all');
});
`,
    'refdata.yml': SLIM,
  });
  expect(routes).toEqual(['GET /v1/books/:id/:page', 'GET /v1/books/:id']);
  expect(told).toEqual([expect.stringMatching(/6.*functions of PHP are not followed/)]);
});

describe('mistakes', () => {
  const failure = async (files: Files) => {
    try {
      await read(files);
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      return [error.message, ...error.findings.map(({ message, place }) => `${place?.line} ${message}`)].join(
        '\n',
      );
    }
    return '';
  };
  const app = 'from flask import Flask\napp = Flask(__name__)\n';

  test('a framework that is not known', async () => {
    expect(await failure({ 'app.py': app })).toMatch(/Which framework app\.py is written with is not known/);
  });
  test('a description with a key that there is not', async () => {
    const text = FLASK.replace('mentions:', 'mention:');
    expect(await failure({ 'app.py': app, 'refdata.yml': text })).toMatch(/4 .*did you mean `mentions`/);
  });
  test('a query that is none', async () => {
    const text = FLASK.replace('(decorator', '(decoratr');
    expect(await failure({ 'app.py': app, 'refdata.yml': text })).toMatch(
      /`flask` has a query that cannot be read: .*decoratr/,
    );
  });
  test('the rest of refdata.yml is not asked for', async () => {
    expect(await failure({ 'app.py': app, 'refdata.yml': `nome: 1\n${FLASK}` })).toBe('');
  });
});

test('the command line describes a server of another language', async () => {
  const root = folder({
    'main.go':
      'package main\nimport "github.com/go-chi/chi/v5"\nfunc main() {\n\tr := chi.NewRouter()\n\tr.Get("/a/{id}", nil)\n}\n',
  });
  const { code, stdout } = await refdataInProcess(
    ['api', 'main.go', '--openapi', '--base', 'https://a.example'],
    { cwd: root },
  );
  expect(code).toBe(0);
  expect(JSON.parse(stdout).paths['/a/{id}'].get.parameters).toMatchObject([{ name: 'id', in: 'path' }]);
});

test('Starlette: what takes which methods the call does not say', async () => {
  const { servers } = await read({
    'main.py': `from fastapi import FastAPI
app = FastAPI()
app.add_route("/a", graph)
app.add_route("/b", graph, ["POST"])
app.add_websocket_route("/c", graph)
@app.route("/d")
def d(request): ...
`,
  });
  expect(servers[0]?.routes.map(({ method, path, reason }) => [method, path, reason])).toEqual([
    [
      '*',
      'app.add_route("/a", graph)',
      '`app.add_route("/a", graph)`: which methods it takes is not written there',
    ],
    ['POST', '/b', undefined],
    ['WS', '/c', undefined],
    ['GET', '/d', undefined],
  ]);
});

describe('where a server listens', () => {
  const express = "const express = require('express');\nconst app = express();\napp.get('/', h);\n";
  const chi = (line: string) => `package main

import (
	"net/http"

	"github.com/go-chi/chi/v5"
)

const PORT = ":4040"

func main() {
	r := chi.NewRouter()
	r.Get("/", h)
	${line}
}
`;
  test.each<[string, Files, number | null, string | null, string | undefined]>([
    ['a number', { 'app.js': `${express}app.listen(3000, () => {});` }, 3000, null, undefined],
    [
      'a name',
      { 'app.js': `${express}const PORT = '3001';\napp.listen(PORT, '127.0.0.1');` },
      3001,
      '127.0.0.1',
      undefined,
    ],
    [
      'a server around it',
      { 'app.js': `${express}require('http').createServer(app).listen(3002);` },
      3002,
      null,
      undefined,
    ],
    [
      'another file',
      { 'app.js': `${express}module.exports = app;`, 'bin/www.js': "require('../app').listen(8081);" },
      8081,
      null,
      undefined,
    ],
    [
      'the environment',
      { 'app.js': `${express}app.listen(process.env.PORT);` },
      null,
      null,
      'The port of `app.listen(process.env.PORT)` is not known: ',
    ],
    [
      'two ports',
      { 'app.js': `${express}app.listen(1);\napp.listen(2);` },
      null,
      null,
      '`app.listen(2)` is not the only call that starts it, and they say several ports.',
    ],
    ['none', { 'app.js': express }, null, null, undefined],
    [
      'uvicorn',
      {
        'main.py': `import uvicorn
from fastapi import FastAPI
app = FastAPI()
if __name__ == "__main__":
    uvicorn.run(app, host="0.0.0.0", port=8001)
`,
      },
      8001,
      '0.0.0.0',
      undefined,
    ],
    [
      'an address of Go',
      { 'main.go': chi('http.ListenAndServe("localhost:3333", r)') },
      3333,
      'localhost',
      undefined,
    ],
    [
      'a constant of Go',
      { 'main.go': chi('log.Fatal(http.ListenAndServe(PORT, r))') },
      4040,
      null,
      undefined,
    ],
  ])('%s', async (_, files, port, host, why) => {
    const { servers } = await read(files);
    expect(servers[0]).toMatchObject({ port, host });
    if (why === undefined) expect(servers[0]?.unknownPort).toBeUndefined();
    else expect(servers[0]?.unknownPort?.reason).toContain(why);
  });
});
