import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { readServers } from '../../src/commands/read-servers.js';
import { documentFindings } from '../../src/exporters/coverage.js';
import { documentOf } from '../../src/exporters/document.js';
import { openapiPaths } from '../../src/exporters/openapi-paths.js';
import { type AskedProgram, statusesOf } from './asked-express.js';

async function read(file: string, text: string) {
  const root = mkdtempSync(join(tmpdir(), 'refdata-again-'));
  writeFileSync(join(root, file), text);
  const { servers } = await readServers(root, file);
  const [server] = servers;
  if (!server) throw new Error('no server');
  const document = documentOf(server);
  return {
    path: join(root, file),
    routes: document.routes.map(({ route: { method, path } }) => `${method} ${path}`),
    operations: [...openapiPaths(document).paths].map(
      ([template, all]) =>
        `${template} ${all.map(({ method, described }) => `${method}:${described.route.place.line}`).join(' ')}`,
    ),
    told: documentFindings(document, server, true)
      .filter(({ rule }) => rule !== 'answers-unread')
      .map(({ message }) => message.replace(/ \([^()]*:(\d+):\d+\)/, ' ($1)')),
  };
}

const APP = `const exp = require('express');
const { Router: R } = exp;
const app = exp();
const h = (req, res) => res.send('h');
const mw = (req, res, next) => next(); const may = (req, res, next) => (req.query.ok ? res.send('may') : next());
const r = R();
r.get('/in', h);
const q = new exp.Router({ mergeParams: true });
q.get('/deep', h);
app.all('/a', may);
app.put('/a', h);
app.all('/b', h);
app.get('/b', h);
app.copy('/c', h);
app.propfind('/p', h);
app.get('noslash', h);
app.get('title');
app.use(mw, r);
app.use([mw, [q]]);
app.use('/u/:id', mw, [r, q]);
module.exports = app;
`;

it('reads the routes of Express that answer, and the first of several where that may hand requests on', async () => {
  const { routes, operations, told } = await read('app.js', APP);
  expect(routes).toEqual([
    ...[
      '* /a',
      'PUT /a',
      '* /b',
      'COPY /c',
      'PROPFIND /p',
      'GET /in',
      'GET /deep',
      'GET /u/:id/in',
      'GET /u/:id/deep',
    ],
  ]);
  expect(operations[0]).toBe('/a GET:10 POST:10 DELETE:10 OPTIONS:10 HEAD:10 PATCH:10 PUT:11');
  expect(told.slice(0, 2)).toEqual([
    'GET /b is left out: ANY /b (12) answers in its place.',
    'GET noslash is left out: its path does not begin with a slash.',
  ]);
  const asked: AskedProgram['asked'] = [
    ...routes.map(
      each => each.replace(/^\*/, 'PUT').replace(':id', '7').split(' ') as [method: string, path: string],
    ),
    ['GET', '/noslash'],
    ['GET', '/c'],
    ['GET', '/u/7'],
  ];
  const [statuses] = statusesOf([{ text: APP, asked }]);
  expect(statuses).toEqual([...routes.map(() => 200), 404, 404, 404]);
});

it('tells of paths that only Express 4 took', async () => {
  const { routes, told } = await read(
    'app.js',
    `const app = require('express')();
const h = (req, res) => res.end();
app.get('/a/:id?', h);
app.get('/b/:id(\\\\d+)', h);
app.get('/c/*', h);
app.get('/d/\\\\?{/:x}/*rest', h);
`,
  );
  expect(routes).toEqual(['GET /d/?/:x/*rest', 'GET /d/?/*rest']);
  const why = (path: string, sign: string) =>
    `GET ${path} is left out: which requests it answers is not known: \`${path}\`: \`${sign}\` stands there for what the framework does not take any more, or what is not read here.`;
  expect(told).toEqual([why('/a/:id?', '?'), why('/b/:id(\\d+)', '('), why('/c/*', '*')]);
});

const MAIN = `package main

import (
	"net/http"

	"github.com/go-chi/chi/v5"
)

type Api struct{ chi.Router }

func h(w http.ResponseWriter, r *http.Request) {}

func main() {
	r := Api{chi.NewRouter()}
	r.Get("/a", h)
	r.Get("/a", h)
	r.Handle("/b", http.HandlerFunc(h))
	r.Get("/b", h)
	r.Get("/c", h)
	r.HandleFunc("/c", h)
	r.Get("/{id:[0-9]+}", h)
	r.Get("/{slug:[a-z]+}", h)
	r.HandleFunc("POST /d", h)
	http.ListenAndServe(":3000", r)
}
`;

/** As chi.Walk and requests say of the same program: the last one answers, and parameters of other forms are others. */
it('reads of several routes of chi the last one', async () => {
  const { routes, told } = await read('main.go', MAIN);
  expect(routes).toEqual(['GET /a', '* /b', 'GET /b', '* /c', 'GET /:id', 'GET /:slug', 'POST /d']);
  expect(told).toEqual([
    'GET /a is left out: GET /a (16) answers in its place.',
    'GET /c is left out: ANY /c (20) answers in its place.',
    'GET /:slug is only named in the OpenAPI document: an earlier route has the same template and method.',
  ]);
});
