import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { readServers } from '../../src/commands/read-servers.js';

async function read(file: string, text: string, others: Readonly<Record<string, string>> = {}) {
  const root = mkdtempSync(join(tmpdir(), 'refdata-objects-'));
  for (const [name, each] of Object.entries({ ...others, [file]: text }))
    writeFileSync(join(root, name), each);
  const { servers, gaps, notes } = await readServers(root, file);
  return {
    servers: servers.map(({ routes }) =>
      routes.map(({ method, path, certainty, answers }) => {
        const how = certainty === 'sure' ? '' : ` (${certainty})`;
        const statuses = answers?.known.map(({ status }) => ` ${status}`).join('') ?? '';
        return `${method} ${path}${how}${statuses}`;
      }),
    ),
    told: [...gaps, ...notes].map(({ place, reason }) => `${place.line} ${reason}`),
  };
}

// Random programs are held against the frameworks in frameworks-truth.test.ts; here are forms that these do not have.
test('Express: controllers of TypeScript, private fields, getters, methods as handlers, names that mean another class each time', async () => {
  const found = await read(
    'app.ts',
    `import express, { type Express, type Request, type Response, Router } from 'express';
abstract class Controller {
  readonly router = Router();
  constructor(protected readonly path: string, private readonly log = () => {}) { this.routes(); }
  abstract routes(): void;
  protected add(path: string, status: number) {
    this.router.get(\`\${this.path}\${path}\`, (_q, r) => void r.end());
  }
}
class Users extends Controller {
  constructor() { super('/users'); }
  routes() { this.router.post(this.path, this.create.bind(this)); this.add('/:id', 1); this.add('', 2); }
  create(_q: Request, r: Response) { r.status(201).end(); }
}
class Posts extends Controller {
  routes() { this.router.put(this.path, this.change); }
  private change = (_q: Request, r: Response) => { r.sendStatus(204); };
  unused() { this.router.delete(this.path, this.change); }
}
class App {
  #app: Express;
  constructor(private controllers: Controller[]) {
    this.#app = express();
    for (const each of controllers) this.#app.use('/v1', each.router);
    this.mount();
  }
  get server() { return this.#app; }
  static start() { return new App([new Users(), new Posts('/posts')]); }
  private mount() {
    for (const [prefix, Part] of Object.entries({ '/v2': Users })) this.#app.use(prefix, new Part().router);
    [first, second].forEach(add => add(this.#app));
    if (process.env.DEBUG) first(this.#app, '/debug');
  }
}
function first(app: Express, path = '/first') { app.get(path, (_q, r) => void r.end()); }
const second = (app: Express) => { for (const verb of ['get', 'put'] as const) app[verb]('/second', (_q, r) => void r.end()); };
export const server = App.start().server;
`,
  );
  expect(found).toEqual({
    servers: [
      [
        'POST /v1/users 201',
        'GET /v1/users/:id 200',
        'GET /v1/users 200',
        'PUT /v1/posts 204',
        'DELETE /v1/posts (conditional) 204',
        'POST /v2/users 201',
        'GET /v2/users/:id 200',
        'GET /v2/users 200',
        'GET /first 200',
        'GET /second 200',
        'PUT /second 200',
        'GET /debug (conditional) 200',
      ],
    ],
    told: [],
  });
});

test('FastAPI: a class that is made from the framework, an app factory that is called twice, dictionaries of routes', async () => {
  const found = await read(
    'app.py',
    `import sys
from fastapi import APIRouter, FastAPI
def h(): ...
ROUTES = {"/m1": h, "/m2": h}
class Part:
    prefix = "/part"
    def __init__(self):
        self._router = APIRouter(prefix=self.prefix)
        self.register()
    @property
    def router(self):
        return self._router
    def register(self): ...
class Users(Part):
    prefix = "/users"
    def register(self):
        router = self._router
        @router.get("/{id}", status_code=202)
        def one(id: int): ...
        router.add_api_route("/", self.all, status_code=203)
    def all(self): ...
class Shop(FastAPI):
    def __init__(self, debug=False):
        super().__init__(title="Shop")
        for part in (Users(), Part()):
            self.include_router(part.router)
        self.get("/self")(h)
def create_app(prefix: str = ""):
    app = Shop()
    for path, fn in ROUTES.items():
        app.add_api_route(prefix + path, fn)
    for verb in ("post", sys.argv[1]):
        getattr(app, verb)("/verb")(h)
    return app
app = create_app()
def test_app():
    assert create_app().routes
`,
  );
  expect(found).toEqual({
    servers: [
      [
        'GET /users/:id 202 422',
        'GET /users/ 203',
        'GET /self 200',
        'GET /m1 200',
        'GET /m2 200',
        'POST /verb 200',
      ],
    ],
    told: ['33 What `getattr(app, verb)` registers on `app` is known only when it runs.'],
  });
});

test('chi: fields that are set later, what is embedded, methods as groups and as handlers', async () => {
  const found = await read(
    'main.go',
    `package main

import (
	"net/http"

	"github.com/go-chi/chi/v5"
)

type API struct {
	chi.Router
	users *Users
}
type Users struct {
	mux  *chi.Mux
	base string
}

func NewUsers(base string) *Users {
	u := &Users{base: base}
	u.mux = chi.NewRouter()
	u.mux.Get(u.base+"/{id}", u.one())
	return u
}
func (u *Users) Routes() http.Handler { u.mux.Post(u.base, u.create); return u.mux }
func (u *Users) one() http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) { http.Error(w, "no", 404) }
}
func (u *Users) create(w http.ResponseWriter, r *http.Request) { w.WriteHeader(201) }
func New() *API {
	a := &API{Router: chi.NewRouter(), users: NewUsers("/us")}
	a.mount()
	return a
}
func (a *API) mount() {
	a.Get("/top", a.users.create)
	a.Mount("/u", a.users.Routes())
	a.Route("/admin", a.admin)
}
func (a *API) admin(r chi.Router) { r.Get("/x", a.users.create) }
func main() { http.ListenAndServe(":3000", New()) }
`,
  );
  expect(found).toEqual({
    servers: [['GET /top 201', 'GET /u/us/:id 404', 'POST /u/us 201', 'GET /admin/x 201']],
    told: [],
  });
});

test('what one function makes twice is two; what is too much, or known only when it runs, is told', async () => {
  const found = await read(
    'app.js',
    `const express = require('express');
const h = (q, r) => r.end();
const make = () => express.Router();
const [a, b] = [make(), make()];
a.get('/1', h);
b.get('/2', h);
function build(path) { const r = express.Router(); r.get(path, h); return r; }
class Two { constructor() { this.app = express(); if (process.env.X) this.app = express.Router(); } go() { this.app.get('/t', h); } }
new Two().go();
const app = express();
app.use('/a', a).use('/b', b);
app.use('/c', build('/3')).use('/d', build('/4'));
for (const each of process.argv) app.get('/' + each, h);
for (const i of [0, 1, 2]) { if (i === 1) continue; app.get('/i' + i, h); }
`,
  );
  expect(found.servers.find(({ length }) => length > 1)).toEqual([
    'GET /a/1 200',
    'GET /b/2 200',
    'GET /c/3 200',
    'GET /d/4 200',
    "GET '/' + each (unresolved)",
    'GET /i0 (conditional) 200',
    'GET /i1 (conditional) 200',
    'GET /i2 (conditional) 200',
  ]);
  expect(found.told).toEqual([
    '8 Which server `this.app` is, is not known: `app` of Two is given several values.',
  ]);
  const list = JSON.stringify(Array.from({ length: 201 }, (_, i) => `/${i}`));
  const many = await read(
    'app.js',
    `const app = require('express')();\nconst add = path => app.get(path, (q, r) => r.end());\n${JSON.parse(
      list,
    )
      .map((path: string) => `add('${path}');`)
      .join('\n')}\n`,
  );
  expect(many.servers[0]).toHaveLength(200);
  expect(many.told).toEqual([
    '2 More than 200 calls or rounds lead there: what further ones register is not read.',
  ]);
});

test('Express: the class of the server, its routes and what starts it are in files of their own', async () => {
  const found = await read(
    'app.ts',
    `import express from 'express';
export class App {
  readonly app = express();
  constructor(routes: { router: express.Router }[]) {
    routes.forEach(route => { this.app.use('/', route.router); });
  }
}
`,
    {
      'server.ts': `import { App } from './app.js';
import { UsersRoute } from './users.js';
new App([new UsersRoute()]).app.listen(3000);
`,
      'users.ts': `import { Router } from 'express';
import { Controller } from './controller.js';
export class UsersRoute {
  path = '/users';
  router = Router();
  user = new Controller();
  constructor() { this.start(); }
  private start() { this.router.get(\`\${this.path}/:id\`, this.user.one); }
}
`,
      'controller.ts': `export class Controller { one = async (_q: unknown, r: any) => { r.status(202).json({}); }; }
`,
    },
  );
  expect(found).toEqual({ servers: [['GET /users/:id 202']], told: [] });
});
