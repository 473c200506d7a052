import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, test } from '@jest/globals';
import { readServers } from '../../src/commands/read-servers.js';
import { documentOf } from '../../src/exporters/document.js';
import { openapiObject } from '../../src/exporters/formats/openapi.js';
import { statusesOf } from './asked-express.js';

/** Programs with what is asked of them beside what is described: each answers 200 where a route is, and 404 elsewhere. */
const EXPRESS: readonly (readonly [string, string])[] = [
  ["app.get('/a/', h); app.route('/b/').get(h);", ''],
  ["app.enable('strict routing'); app.get('/a/', h); app.post('/a', h); app.get('/b', h);", '/b/'],
  ["app.set('strict routing', true); app.route('/a/').get(h); const b = app.route('/b/'); b.get(h);", ''],
  ["app.get('/b', h); app.enable('strict routing'); app.get('/a/', h);", 'lax'],
  ["app.enable('strict routing'); app.disable('strict routing'); app.get('/a/', h);", 'lax'],
  ["for (const s of ['strict routing', 'etag']) app.set(s, true); app.get('/a/', h);", ''],
  ["const r = Router({ strict: true }); r.get('/', h); r.get('/a/', h); app.use('/p', r);", '/p/'],
  ["const o = { strict: true }; const r = express.Router(o); r.get('/a/', h); app.use('/p/', r);", ''],
  [
    "const make = strict => { const r = Router({ strict }); r.get('/x/', h); return r; }; app.use('/one', make(true));",
    '',
  ],
  ["const sub = express(); app.enable('strict routing'); app.use('/s', sub); sub.get('/a/', h);", ''],
  ["app.set('strict routing', process.env.NOTHING === '1'); app.get('/a/', h);", 'lax'],
  ["const get = app.get.bind(app); get('/a', h);", ''],
  ["const add = get => get('/a', h); add(app.get.bind(app));", ''],
  [
    "for (let i = 1; i <= 3; i++) app.get(`/v${i}`, h); for (let i = 3; i > 0; i -= 2) app.put('/w' + i, h);",
    '',
  ],
  ["const L = [{ p: '/a' }, { p: '/b' }]; for (let i = 0; i < L.length; i++) app.get(L[i].p, h);", ''],
  ["let p; for (const n of ['a', 'b']) { p = '/' + n; app.get(p, h); }", ''],
  [
    "const P = process.env.NOTHING ?? '/api'; app.get(`${P}/a`, h); app.get(process.env['NO'] || '/b', h);",
    '',
  ],
  ["const { NOTHING: N } = process.env; app.use(N || '/n', Router().get('/a', h));", ''],
  ["const { NOTHING = '/x', NEVER: N = '/y' } = process.env; app.get(NOTHING, h); app.put(N, h);", ''],
  ["app.set('x', 1).enable('etag').get('/a', h).disable('etag').post('/b', h);", ''],
  [
    "const add = (base = '/d', { verbs = ['get'], at: more = base + '/m' } = {}) => { for (const v of verbs) app[v](more, h); }; add(); add('/e', { verbs: ['put'] }); add('/f', { at: '/g' });",
    '',
  ],
  [
    "const add = ([p = '/p', q] = ['/q', '/r']) => { app.get(p, h); app.put(q, h); }; add(); add(['/s', '/t']);",
    '',
  ],
  [
    "const T = new Map([['/a', 'get'], ['/b', 'post']]); for (const [p, m] of T) app[m](p, h); T.forEach((m, p) => app[m]('/f' + p, h));",
    '',
  ],
  [
    "const T = [{ v: 'get', p: '/a' }, { v: 'put', p: '/b' }]; T.reduce((a, { v, p }) => a[v](p, h), app); ['/c'].reduce((a, p, i) => { return a.get(p + i, h).post(p, h); }, app);",
    '',
  ],
  [
    "const L = ['get', 'put']; function add(a, p, ...verbs) { for (const v of verbs) a[v](p, h); } add(app, '/a', 'get'); add(app, '/b'); add(app, '/c', ...L, 'post');",
    '',
  ],
  [
    "const all = (at, ...rs) => rs.forEach(r => app.use(at, r)); all('/m', Router().get('/a', h), Router().put('/b', h));",
    '',
  ],
  ["const add = (a, p) => { a.get(p, h); return a; }; ['/a', '/b'].reduce(add, app);", ''],
  ["app.get(['/a', ['/b', '/c']], h); app.route(['/d', '/e']).put(h).post(h);", ''],
];

/** Programs of which some is not read, with why that is told. */
const TOLD: readonly (readonly [string, string])[] = [
  ["let i = 0; while (i < 3) { app.get('/w' + i, h); i++; }", 'in each round of a loop'],
  ["for (let i = 0; i < 4; i++) { app.get('/n' + i, h); i++; }", 'in each round of a loop'],
  ["let n = 0; for (const p of ['/a', '/b']) { app.get(p + n, h); n++; }", 'in each round of a loop'],
  ["let n = 0; ['/a', '/b'].forEach(p => { app.get(p + n, h); n++; });", 'in each round of a loop'],
  ["let at = '/x'; for (const p of ['/a', '/b']) { app.get(at, h); at = p; }", 'in each round of a loop'],
  [
    "const T = ['/a'], U = T; U.push('/b'); for (const p of T) app.get(p, h);",
    'a loop variable has no value',
  ],
  [
    "const T = new Map([['/a', 'get']]); const U = T; U.set('/b', 'get'); for (const [p, m] of T) app[m](p, h);",
    'is known only when it runs',
  ],
  ["app.get(process.env.NOTHING + '/a', h);", 'it is what the environment says when the program runs'],
  [
    "const P = process.env.NOTHING && '/a'; app.get(P, h);",
    'it is what the environment says when the program runs',
  ],
  [
    "const T = new Map(); T.set('/a', 'get').set('/b', 'post'); for (const [p, m] of T) app[m](p, h);",
    'known only when it runs',
  ],
  ["const S = new Set(['/s']); S.add('/a').add('/b'); app.get([...S][1], h);", 'it may have another value'],
  ["['/a'].reduce((a, p) => a.get(p, h) && app, app);", 'handed to something that is not known'],
  [
    "const add = (p, ...vs) => { for (const v of vs) app[v](p, h); }; add('/a', 'get'); add('/b', ...process.argv);",
    'is known only when it runs',
  ],
  ["const all = [app.get]; all.forEach(f => f('/a', h));", 'handed around as a value'],
  ["function add(l) { app.get(l[0], h); if (l[1]) add(l.slice(1)); } add(['/a', '/b']);", 'It calls itself'],
];

const HEAD = `const express = require('express');
const { Router } = express;
const h = (req, res) => res.end('h');
const app = express();
`;
const whole = (body: string) => `${HEAD}${body}\nmodule.exports = app;\n`;

async function read(file: string, text: string) {
  const root = mkdtempSync(join(tmpdir(), 'refdata-odd-'));
  writeFileSync(join(root, file), text);
  const { servers, gaps } = await readServers(root, file);
  const routes = servers.flatMap(each => each.routes);
  return { servers, routes, told: [...gaps, ...routes].flatMap(({ reason }) => reason ?? []) };
}

it('what Express answers is what is described: final slashes, methods that are values, loops that count', async () => {
  const all = [];
  for (const [body, more] of EXPRESS) {
    const { routes, told } = await read('app.js', whole(body));
    expect([body, told]).toEqual([body, []]);
    const described = new Set(routes.map(({ method, path }) => `${method} ${path}`));
    const paths = [...routes.map(({ path }) => path), ...(more.startsWith('/') ? [more] : [])];
    const both = paths.flatMap(path => [path, path.endsWith('/') ? path.slice(0, -1) || '/' : `${path}/`]);
    const asked = ['GET', 'POST', 'PUT'].flatMap(method =>
      [...new Set(both)].map(path => [method, path] as const),
    );
    all.push({
      body,
      text: whole(body),
      asked,
      described,
      isLax: more === 'lax' || !body.includes('strict'),
    });
  }
  const heard = statusesOf(all);
  for (const [i, { body, asked, described, isLax }] of all.entries())
    for (const [j, [method, path]] of asked.entries()) {
      // The path of a part is answered with and without a slash, whatever it says of its own.
      const isPart = /^\/p\/?$/.test(path);
      const forms = isLax || isPart ? [path, path.replace(/\/$/, ''), `${path}/`] : [path];
      const isDescribed = forms.some(each => described.has(`${method} ${each}`));
      expect([body, method, path, heard[i]?.[j] !== 404]).toEqual([body, method, path, isDescribed]);
    }
});

/** Programs with two routes that differ by the case of a letter, and which of the paths the first handler answers. */
const CASES: readonly (readonly [string, readonly string[]])[] = [
  ["app.get('/A', one); app.get('/a', h);", ['/A', '/a']],
  ["app.set('case sensitive routing', true); app.get('/A', one); app.get('/a', h);", ['/A']],
  [
    "app.enable('case sensitive routing'); app.disable('case sensitive routing'); app.get('/A', one); app.get('/a', h);",
    ['/A', '/a'],
  ],
  [
    "const r = Router({ caseSensitive: true }); r.get('/A', one); r.get('/a', h); app.use('/p', r);",
    ['/p/A'],
  ],
  ["const r = Router(); r.get('/A', one); r.get('/a', h); app.use('/p', r);", ['/p/A', '/p/a']],
];

it('Express takes letters of a path in either case, unless it is told otherwise', async () => {
  const one = 'const one = (req, res) => res.status(201).end();\n';
  const paths = ['/A', '/a', '/p/A', '/p/a'];
  const asked = paths.map(path => ['GET', path] as const);
  const heard = statusesOf(CASES.map(([body]) => ({ text: whole(one + body), asked })));
  for (const [i, [body, first]] of CASES.entries()) {
    expect([body, paths.filter((_, j) => heard[i]?.[j] === 201)]).toEqual([body, first]);
    const { servers } = await read('app.js', whole(one + body));
    const [server] = servers;
    if (!server) throw new Error('no server');
    const { routes, silent } = documentOf(server);
    const isBoth = first.length === 2;
    expect([body, routes.length, silent.map(({ instead }) => instead?.path)]).toEqual([
      body,
      isBoth ? 1 : 2,
      isBoth ? [first[0]] : [],
    ]);
  }
});

it('paths that are encoded are worked out, and what the environment says is a path', async () => {
  const { routes } = await read(
    'app.js',
    whole("app.get(encodeURI('/café'), h); app.get('/' + encodeURIComponent('a/b c'), h);"),
  );
  expect(routes.map(({ path, certainty }) => [path, certainty])).toEqual([
    ['/café', 'sure'],
    ['/a%2Fb%20c', 'sure'],
  ]);
  const { told } = await read('app.js', whole("app.use(process.env.P, h); app.get('/x', h);"));
  expect(told).toEqual([
    'What `h` answers at `process.env.P` and below is in no description: it is no route.',
  ]);
});

test.each(TOLD)('what is not read is told: %s', async (body, reason) => {
  const { told } = await read('app.js', whole(body));
  expect(told.join('\n')).toContain(reason);
});

it('what stands behind a return that may end its function is there perhaps', async () => {
  const { routes } = await read(
    'app.js',
    whole(
      "function add(a) { if (!a) throw a; a.get('/a', h); if (process.env.X) return; a.get('/b', h); } add(app);",
    ),
  );
  expect(routes.map(({ path, certainty }) => [path, certainty])).toEqual([
    ['/a', 'sure'],
    ['/b', 'conditional'],
  ]);
});

// The routes that chi.Walk gives for this.
it('methods of chi that are values, counted loops and errors that end a function are followed', async () => {
  const { routes, told } = await read(
    'main.go',
    `package main
import ("fmt"; "net/http"; "github.com/go-chi/chi/v5")
func h(w http.ResponseWriter, r *http.Request) {}
func add(get func(string, http.HandlerFunc)) { get("/given", h) }
const put = http.MethodPut
func Server() (http.Handler, error) {
	r := chi.NewRouter()
	if err := open(); err != nil { return nil, err }
	get := r.Get
	get("/held", h)
	add(r.Get)
	r.MethodFunc(put, "/put", h)
	for i := 0; i < 2; i++ { r.Get(fmt.Sprintf("/v%d", i), h) }
	for i := range 2 { r.Post(fmt.Sprintf("/%s/%d", "r", i), h) }
	l := []string{"/a", "/b"}
	for i := 0; i < len(l); i++ { r.Get(l[i], h) }
	return r, nil
}
`,
  );
  expect(told).toEqual([]);
  expect(routes.map(({ method, path, certainty }) => `${method} ${path} ${certainty}`).sort()).toEqual([
    'GET /a sure',
    'GET /b sure',
    'GET /given sure',
    'GET /held sure',
    'GET /v0 sure',
    'GET /v1 sure',
    'POST /r/0 sure',
    'POST /r/1 sure',
    'PUT /put sure',
  ]);
});

// The routes that chi.Walk gives for this.
it('a function of a table fills the part of its own round alone', async () => {
  const { routes, told } = await read(
    'main.go',
    `package main
import ("net/http"; "github.com/go-chi/chi/v5")
func h(w http.ResponseWriter, r *http.Request) {}
var parts = map[string]func(chi.Router){"users": users, "items": items}
func users(r chi.Router) { r.Get("/u", h) }
func items(r chi.Router) { r.Get("/i", h) }
func Server() http.Handler {
	r := chi.NewRouter()
	for name, fill := range parts { r.Route("/"+name, fill) }
	return r
}
`,
  );
  expect(told).toEqual([]);
  expect(routes.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
    'GET /items/i',
    'GET /users/u',
  ]);
});

// The routes that chi.Walk gives for this.
it('tables name methods by constants of net/http', async () => {
  const { routes, told } = await read(
    'main.go',
    `package main
import ("net/http"; "github.com/go-chi/chi/v5")
func h(w http.ResponseWriter, r *http.Request) {}
type Route struct { Method, Pattern string }
var table = []Route{ {http.MethodPut, "/a"}, {Method: http.MethodGet, Pattern: "/b"} }
func Server() http.Handler {
	r := chi.NewRouter()
	for _, each := range table { r.MethodFunc(each.Method, each.Pattern, h) }
	for _, m := range []string{http.MethodPost, http.MethodDelete} { r.MethodFunc(m, "/c", h) }
	return r
}
`,
  );
  expect(told).toEqual([]);
  expect(routes.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
    'DELETE /c',
    'GET /b',
    'POST /c',
    'PUT /a',
  ]);
});

// The routes that chi.Walk gives for this.
it('methods whose receivers have no name are asked of objects in lists, too', async () => {
  const { routes, told } = await read(
    'main.go',
    `package main
import ("net/http"; "github.com/go-chi/chi/v5")
func h(w http.ResponseWriter, r *http.Request) {}
type Part interface { Register(chi.Router) }
type Users struct{}
func (Users) Register(r chi.Router) { r.Get("/users", h) }
type Items struct{}
func (*Items) Register(r chi.Router) { r.Get("/items", h) }
func Server() http.Handler {
	r := chi.NewRouter()
	for _, each := range []Part{Users{}, &Items{}} { each.Register(r) }
	return r
}
`,
  );
  expect(told).toEqual([]);
  expect(routes.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(['GET /items', 'GET /users']);
});

it('a server that seems to be mounted in itself is told', async () => {
  const { told } = await read(
    'main.go',
    `package main
import "github.com/go-chi/chi/v5"
func Server() chi.Router {
	r := chi.NewRouter()
	sub := r
	sub = chi.NewRouter()
	sub.Get("/inner", nil)
	r.Mount("/s", sub)
	return r
}
`,
  );
  expect(told.join('\n')).toContain('is mounted in itself');
});

// What FastAPI 0.165 says of this in \`app.openapi()\`, with names of components as they are there.
it('what FastAPI makes of media types, fields that are left out, quoted types and enumerations without values', async () => {
  const { servers, routes } = await read(
    'main.py',
    `from enum import Enum, auto
from functools import partial
from fastapi import Body, FastAPI
from fastapi.responses import PlainTextResponse, RedirectResponse
from pydantic import BaseModel, Field
app = FastAPI()
class M(BaseModel):
    a: "int"
    secret: str = Field(exclude=True)
class E(BaseModel):
    m: str
class S(Enum):
    A = auto()
get = app.get
@get("/held")
def held(q: S, w: "str" = "x"): ...
@app.post("/m")
def m(m: "M") -> "M": ...
@app.post("/y")
def y(d: list = Body(media_type="application/yaml")): ...
@app.get("/p", response_class=PlainTextResponse, responses={404: {"model": E}})
def p(): ...
@app.get("/go", response_class=RedirectResponse, responses={404: {"model": E}})
def go(): return "/p"
partial(app.post, "/z")()(m)
`,
  );
  const [server] = servers;
  if (!server) throw new Error('no server');
  const { paths, components } = openapiObject(documentOf(server, {}, { handlers: true })) as unknown as {
    paths: Record<
      string,
      Record<string, { parameters?: { in: string; name: string }[]; requestBody?: object; responses: object }>
    >;
    components: { schemas: Record<string, { properties: object }> };
  };
  const bodyOf = (path: string) =>
    (paths[path]?.post?.requestBody as { content: object } | undefined)?.content ?? {};
  const refTo = (name: string) => ({ schema: { $ref: `#/components/schemas/${name}` } });
  expect(routes.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /held',
    'POST /m',
    'POST /y',
    'GET /p',
    'GET /go',
  ]);
  expect(paths['/held']?.get?.parameters?.map(each => `${each.in} ${each.name}`)).toEqual([
    'query q',
    'query w',
  ]);
  expect(paths['/held']?.get).not.toHaveProperty('requestBody');
  expect(paths['/m']?.post).toMatchObject({
    requestBody: { required: true, content: { 'application/json': refTo('M-Input') } },
    responses: { 200: { content: { 'application/json': refTo('M-Output') } } },
  });
  expect(Object.keys(components.schemas['M-Input']?.properties ?? {})).toEqual(['a', 'secret']);
  expect(Object.keys(components.schemas['M-Output']?.properties ?? {})).toEqual(['a']);
  expect(Object.keys(bodyOf('/y'))).toEqual(['application/yaml']);
  expect(paths['/p']?.get?.responses).toMatchObject({ 404: { content: { 'text/plain': refTo('E') } } });
  expect(paths['/go']?.get?.responses).toMatchObject({
    404: { content: { 'application/json': refTo('E') } },
  });
  expect(paths['/go']?.get?.responses).toHaveProperty('307.description');
  expect(paths['/go']?.get?.responses).not.toHaveProperty('307.content');
});

// The routes that `app.routes` has for this: `/m` and `/z/n`, before what is told.
it('two parts of chi at one path are told, unless a condition chooses one of them', async () => {
  const { told } = await read(
    'main.go',
    `package main
import (
	"net/http"
	"github.com/go-chi/chi/v5"
)
func h(w http.ResponseWriter, r *http.Request) {}
func fill(r chi.Router) { r.Get("/f", h) }
func main() {
	r := chi.NewRouter()
	r.Route("/a", func(r chi.Router) { r.Get("/x", h) })
	r.Route("/a", func(r chi.Router) { r.Get("/y", h) })
	r.Route("/v", func(r chi.Router) {
		r.Route("/a", func(r chi.Router) { r.Get("/z", h) })
		r.Route("/b", fill)
		r.Mount("/b", chi.NewRouter())
	})
	if len(r.Routes()) > 0 {
		r.Route("/c", fill)
	} else {
		r.Route("/c", fill)
	}
	r.Group(func(r chi.Router) { r.Get("/g", h) })
	r.Group(func(r chi.Router) { r.Get("/i", h) })
}
`,
  );
  expect(told.filter(each => each.includes('fails when it starts'))).toEqual(
    ['/a', '/v/b'].map(
      path => `Something is mounted at \`${path}\` already: the program fails when it starts.`,
    ),
  );
});

it('a prefix that FastAPI refuses is told, as the program fails when it starts', async () => {
  const { told } = await read(
    'app.py',
    `from fastapi import APIRouter, FastAPI
app = FastAPI()
a, b, c = APIRouter(prefix="x"), APIRouter(prefix="/y/"), APIRouter(prefix="/z")
app.include_router(a)
app.include_router(b)
app.include_router(c)
app.include_router(APIRouter(), prefix="/w/")
app.mount("/sub/", FastAPI())
@app.get("/t/{id:nope}")
def t(): pass
@app.get("/u/{id:int}/{rest:path}")
def u(): pass
`,
  );
  expect(told.filter(each => each.includes('fails when it starts'))).toEqual([
    'The prefix is `x`: it does not begin with a slash, so that the program fails when it starts.',
    'The prefix is `/y/`: it ends with a slash, so that the program fails when it starts.',
    'The prefix is `/w/`: it ends with a slash, so that the program fails when it starts.',
    '`/t/{id:nope}`: `nope` is no type of a parameter, so that the program fails when it starts',
  ]);
});

it('routes in the list that a router of FastAPI is made with have no prefix of it, and what else is done to the list is told', async () => {
  const { routes, told } = await read(
    'app.py',
    `from fastapi import APIRouter, FastAPI
from fastapi.routing import APIRoute
def h(): return {}
app = FastAPI()
r = APIRouter(routes=[APIRoute("/m", h)], prefix="/z", tags=["z"])
@r.get("/n")
def n(): return {}
app.include_router(r)
app.router.routes.append(APIRoute("/late", h))
app.routes[:] = app.routes[::-1]
del app.router.routes[0]
app.router.routes += [APIRoute("/x", h)]
two = FastAPI(routes=[Mount("/in", routes=[APIRoute("/i", h)])])
for each in app.routes: print(each)
`,
  );
  expect(routes.map(({ method, path, tags }) => `${method} ${path} ${tags ?? ''}`)).toEqual([
    'GET /m ',
    'GET /z/n z',
  ]);
  expect(told.filter(reason => reason.startsWith('Which routes')).sort()).toEqual(
    [
      'Mount("/in", routes=[APIRoute("/i", h)])',
      'app.router.routes += [APIRoute("/x", h)]',
      'app.router.routes.append(APIRoute("/late", h))',
      'app.routes[:] = app.routes[::-1]',
      'del app.router.routes[0]',
    ].map(text => `Which routes \`${text}\` adds or takes away is not read.`),
  );
});
