import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { readServers } from '../../src/commands/read-servers.js';
import { documentOf } from '../../src/exporters/document.js';
import { openapiObject } from '../../src/exporters/formats/openapi.js';
import { canRunHere, jsonFrom } from '../extract/interpreter.js';

/** Method, address, headers. */
type Asked = readonly [string, string, Readonly<Record<string, string>>?];

interface Operation {
  readonly parameters?: readonly { readonly in: string; readonly name: string; readonly schema: unknown }[];
  readonly responses: Readonly<Record<string, { readonly content?: object }>>;
}

const folder = () => mkdtempSync(join(tmpdir(), 'refdata-handlers-'));

async function operations(root: string, file: string): Promise<Readonly<Record<string, Operation>>> {
  const { servers, gaps } = await readServers(root, file);
  expect(gaps).toEqual([]);
  const [server] = servers;
  if (!server) throw new Error('no server');
  const { paths } = openapiObject(documentOf(server, {}, { handlers: true }));
  return Object.fromEntries(
    Object.entries(paths as Record<string, Record<string, Operation>>).flatMap(([path, own]) =>
      Object.entries(own).map(([method, each]) => [`${method.toUpperCase()} ${path}`, each]),
    ),
  );
}

/** `200 application/json` for each answer of an operation, without what stands for the rest. */
function told({ responses }: Operation): readonly string[] {
  return Object.entries(responses).flatMap(([status, { content }]) =>
    status === 'default'
      ? []
      : content
        ? Object.keys(content).map(media => `${status} ${media}`)
        : [`${status} -`],
  );
}

const isSaid = (told: string, [status, media]: readonly [number, string]) => {
  const [own = '', range = '-'] = told.split(' ');
  // Of any media type is what has none, too.
  const pattern = range === '-' ? '' : range === '*/*' ? '.*' : range.replaceAll('*', '.*');
  return Number(own) === status && new RegExp(`^${pattern}$`).test(media);
};

/** Each answer that is told is given to some request, and each that is given is told. */
function compare(
  described: Readonly<Record<string, Operation>>,
  requests: readonly Asked[],
  heard: readonly (readonly [number, string])[],
): void {
  const seen = new Map<string, (readonly [number, string])[]>();
  for (const [i, [method, url]] of requests.entries()) {
    const asked = `${method} ${url.replace(/\?.*/, '')}`;
    const isMeant = (each: string) => new RegExp(`^${each.replace(/\{\w+\}/g, '[^/]+')}$`).test(asked);
    const key = Object.keys(described).find(isMeant) ?? asked;
    seen.set(key, [...(seen.get(key) ?? []), heard[i] ?? [0, '']]);
  }
  expect([...seen.keys()].sort()).toEqual(Object.keys(described).sort());
  for (const [key, answers] of seen) {
    const all = told(described[key] as Operation);
    expect([key, all.filter(each => !answers.some(answer => isSaid(each, answer)))]).toEqual([key, []]);
    expect([key, answers.filter(answer => !all.some(each => isSaid(each, answer)))]).toEqual([key, []]);
    // What errors and functions of others answer is not followed, and this is said.
    expect(described[key]?.responses).toHaveProperty('default');
  }
}

const parameters = ({ parameters = [] }: Operation = { responses: {} }) =>
  parameters.map(({ in: where, name }) => `${where} ${name}`);

const EXPRESS = `const express = require('express');
const { auth, leaf, fail } = require('./auth.js');
const app = express();
app.get('/livre', (req, res) => res.send('x'));
app.use('/api', auth('chefe'));
app.use((req, res, next) => { if (req.headers['x-fora']) return res.status(400).end(); next(); });
app.get('/api/users', (req, res) => {
  const { page, sort: by, limit = 'dez' } = req.query;
  const own = [[1]].map((a, b) => ({ json: () => a, status: () => b }));
  Promise.resolve(own[0]).then((r, s) => r.json());
  if (!page) return res.status(404).set('a', 'b').json({ error: limit });
  res.json([req.query['z'], req.get('X-Key'), req.query.q, by]);
});
const only = (req, res, next) => { if (!req.query.k) return res.sendStatus(403); next(); };
app.post('/novo', only, [only], create);
function create(req, res) { res.status(201); res.json({}); }
app.get('/go', (req, res) => { if (req.query.x) return res.redirect('/x'); res.redirect(301, '/y'); });
app.get('/bule', (req, res) => { res.statusCode = 418; res.end('x'); });
const done = (out, code) => fail(out, code, 'ok');
app.get('/h', (req, res) => {
  const other = { status: () => other, json: () => other };
  fail(other, 410);
  [other].forEach(res => fail(res, 411));
  if (!leaf(req)) return fail(res, 428, 'x');
  done(res, 206);
});
const stop = (res, code = 503, text) => res.status(code).json({ text });
app.get('/parar', (req, res) => { if (req.query.a) return stop(res, 409); stop(res); });
app.route('/r').get((req, res) => res.type('json').send('{}')).delete((req, res) => res.sendStatus(204));
app.get('/partes/:id', (req, res) => {
  const { query: { a, filtro: { b } = {} }, headers: { 'x-um': um } } = req;
  let c; ({ c = 'dois' } = req.query || {});
  const asked = req.query, { cookies } = req;
  [asked].forEach(asked => asked.nada);
  res.json([asked.d, asked['e'], cookies?.f, a, b, um, c, Object.keys(asked)]);
});
app.post('/corpo', express.json(), ({ body, query: { p } }, res) => { const { g } = body ?? {}; res.status(201).json([g, body?.h.i, p]); });
app.param('id', (req, res, next, id) => { if (id === '0') return res.status(404).json({ id }); next(); });
const part = express.Router();
part.get('/um/:a', leaving); part.get('/dois/:b', leaving); part.get('/tres/:c', leaving); part.get('/id/:id', leaving);
for (const each of ['a', 'b']) part.param(each, (req, res, next, value, name) => (value === '0' ? res.status(410).send(name) : next()));
app.param(['x', 'y'], (req, res, next, x) => (x === '0' ? res.sendStatus(423) : next()));
app.get('/ultimo/:y', leaving);
app.use('/parte', part);
function leaving(req, res) { res.send('x'); }
app.use((err, req, res, next) => { res.status(507).json({}); });
module.exports = app;
`;
const AUTH = `exports.auth = role => {
  return (req, res, next) => {
    if (req.header('authorization') !== role) return res.status(401).json({});
    next();
  };
};
exports.leaf = q => q.query.leaf;
exports.fail = (out, status, text) => { out.status(status).json({ text }); };
`;
const ASK = `
const app = require('./app.js');
const requests = JSON.parse(require('fs').readFileSync(0, 'utf8'));
const server = app.listen(0, '127.0.0.1', async () => {
  const heard = [];
  for (const [method, url, headers] of requests) {
    const answer = await fetch('http://127.0.0.1:' + server.address().port + url, { method, headers, redirect: 'manual' });
    await answer.arrayBuffer();
    heard.push([answer.status, (answer.headers.get('content-type') || '').split(';')[0]]);
  }
  console.log(JSON.stringify(heard));
  server.close();
  server.closeAllConnections();
});
`;

it('an Express server answers what its handlers and middleware are read to answer', async () => {
  const root = folder();
  const require = createRequire(import.meta.url);
  writeFileSync(join(root, 'app.js'), EXPRESS);
  writeFileSync(join(root, 'auth.js'), AUTH);
  const described = await operations(root, 'app.js');
  const outside = { 'x-fora': '1' };
  const chief = { authorization: 'chefe' };
  const requests: Asked[] = [
    ['GET', '/livre'],
    ['GET', '/api/users'],
    ['GET', '/api/users', chief],
    ['GET', '/api/users?page=1', chief],
    ['GET', '/api/users', { ...chief, ...outside }],
    ['POST', '/novo'],
    ['POST', '/novo?k=1'],
    ['GET', '/go'],
    ['GET', '/go?x=1'],
    ['GET', '/bule'],
    ['GET', '/h'],
    ['GET', '/h?leaf=1'],
    ['GET', '/parar'],
    ['GET', '/parar?a=1'],
    ['GET', '/r'],
    ['DELETE', '/r'],
    ['POST', '/corpo'],
    ...['/partes', '/parte/um', '/parte/dois', '/parte/tres', '/parte/id', '/ultimo'].flatMap(path =>
      (
        [
          ['0', {}],
          ['1', {}],
          ['1', outside],
        ] as const
      ).map(([id, more]) => ['GET', `${path}/${id}`, more] as Asked),
    ),
    ...(
      [
        ['POST', '/novo'],
        ['POST', '/corpo'],
        ['GET', '/go'],
        ['GET', '/bule'],
        ['GET', '/h'],
        ['GET', '/parar'],
        ['GET', '/r'],
        ['DELETE', '/r'],
      ] as const
    ).map(([method, url]) => [method, url, outside] as const),
  ];
  const express = JSON.stringify(require.resolve('express'));
  writeFileSync(join(root, 'app.js'), EXPRESS.replace("'express'", express));
  writeFileSync(join(root, 'ask.cjs'), ASK);
  const heard = jsonFrom(process.execPath, [join(root, 'ask.cjs')], JSON.stringify(requests)) as [
    number,
    string,
  ][];
  compare(described, requests, heard);
  expect(parameters(described['GET /api/users']).sort()).toEqual(
    ['header x-fora', 'header x-key', 'query limit', 'query page', 'query q', 'query sort', 'query z'].sort(),
  );
  expect(parameters(described['GET /h']).sort()).toEqual(['header x-fora', 'query leaf']);
  expect(parameters(described['GET /livre'])).toEqual([]);
  expect(parameters(described['GET /partes/{id}']).sort()).toEqual(
    [
      'cookie f',
      'header x-fora',
      'header x-um',
      'path id',
      ...['a', 'c', 'd', 'e', 'filtro'].map(each => `query ${each}`),
    ].sort(),
  );
  expect(parameters(described['POST /corpo']).sort()).toEqual(['header x-fora', 'query p']);
  expect(described['POST /corpo']).toMatchObject({
    requestBody: { content: { 'application/json': { schema: { properties: { g: {}, h: {} } } } } },
  });
  const { schema } = described['GET /api/users']?.parameters?.find(({ name }) => name === 'limit') ?? {};
  expect(schema).toEqual({ type: 'string', default: 'dez' });
});

const CHI = `package main

import (
	"encoding/json"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"strings"

	"github.com/go-chi/chi/v5"
)

func list(w http.ResponseWriter, r *http.Request) {
	page := r.URL.Query().Get("page")
	if _, err := r.Cookie("sid"); err == nil {
		http.Redirect(w, r, "/", http.StatusSeeOther)
		return
	}
	if page == "" {
		http.Error(w, "no", http.StatusBadRequest)
		return
	}
	json.NewEncoder(w).Encode(page)
}

func token(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Header.Get("X-Token") == "" {
			http.Error(w, "no", 401)
			return
		}
		next.ServeHTTP(w, r)
	})
}

func Server() http.Handler {
	r := chi.NewRouter()
	r.Use(token)
	r.Get("/lista", list)
	r.Post("/nova", func(w http.ResponseWriter, r *http.Request) {
		w.WriteHeader(http.StatusCreated)
		w.Write([]byte("x"))
	})
	r.Delete("/nova", func(w http.ResponseWriter, r *http.Request) { http.NotFound(w, r) })
	top := chi.NewRouter()
	top.Group(func(r chi.Router) {
		r.Use(token)
		r.Get("/dentro", tea)
		r.Group(func(r chi.Router) { r.Get("/mais", tea) })
	})
	top.Get("/fora", tea)
	top.Mount("/", r)
	return top
}

func tea(w http.ResponseWriter, r *http.Request) { w.WriteHeader(http.StatusTeapot) }

func main() {
	var requests [][]json.RawMessage
	json.NewDecoder(os.Stdin).Decode(&requests)
	server := httptest.NewServer(Server())
	client := http.Client{CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}
	heard := [][]any{}
	for _, each := range requests {
		var method, url string
		headers := map[string]string{}
		json.Unmarshal(each[0], &method)
		json.Unmarshal(each[1], &url)
		if len(each) > 2 {
			json.Unmarshal(each[2], &headers)
		}
		request, _ := http.NewRequest(method, server.URL+url, nil)
		for name, value := range headers {
			request.Header.Set(name, value)
		}
		answer, err := client.Do(request)
		if err != nil {
			panic(err)
		}
		io.Copy(io.Discard, answer.Body)
		heard = append(heard, []any{answer.StatusCode, strings.Split(answer.Header.Get("Content-Type"), ";")[0]})
	}
	json.NewEncoder(os.Stdout).Encode(heard)
}
`;
/** chi is downloaded: only where that is asked for. */
const whenChi = process.env.FRAMEWORKS && canRunHere('go', 'version') ? it : it.skip;

it('what a group of chi asks before its routes is asked before those alone', async () => {
  const root = folder();
  writeFileSync(join(root, 'main.go'), CHI);
  const described = await operations(root, 'main.go');
  const statuses = (key: string) =>
    Object.keys(described[key]?.responses ?? {}).filter(each => each !== 'default');
  expect(['/dentro', '/mais', '/fora', '/lista'].map(path => statuses(`GET ${path}`))).toEqual([
    ['401', '418'],
    ['401', '418'],
    ['418'],
    ['200', '303', '400', '401'],
  ]);
});

whenChi('a chi server does, too', async () => {
  const root = folder();
  writeFileSync(
    join(root, 'go.mod'),
    'module example.com/a\n\ngo 1.23\n\nrequire github.com/go-chi/chi/v5 v5.2.3\n',
  );
  writeFileSync(join(root, 'main.go'), CHI);
  const go = (...args: string[]) => spawnSync('go', args, { cwd: root, encoding: 'utf8' });
  expect([go('mod', 'tidy').status, go('build', '-o', 'asked', '.').stderr]).toEqual([0, '']);
  const known = { 'X-Token': '1' };
  const requests: Asked[] = [
    ['GET', '/lista'],
    ['GET', '/lista', known],
    ['GET', '/lista?page=1', known],
    ['GET', '/lista', { ...known, Cookie: 'sid=1' }],
    ['POST', '/nova'],
    ['POST', '/nova', known],
    ['DELETE', '/nova'],
    ['DELETE', '/nova', known],
    ...['/dentro', '/mais', '/fora'].flatMap((path): Asked[] => [
      ['GET', path],
      ['GET', path, known],
    ]),
  ];
  const heard = jsonFrom(join(root, 'asked'), [], JSON.stringify(requests)) as [number, string][];
  const described = await operations(root, 'main.go');
  compare(described, requests, heard);
  expect(parameters(described['GET /lista']).sort()).toEqual(['cookie sid', 'header x-token', 'query page']);
});
