import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { readServers } from '../../src/commands/read-servers.js';

/** Routes as they are listed, or a question mark for each whose path is told to be unknown. */
async function pathsOf(file: string, text: string): Promise<readonly string[]> {
  const root = mkdtempSync(join(tmpdir(), 'refdata-values-'));
  writeFileSync(join(root, file), text);
  const { servers } = await readServers(root, file);
  return servers.flatMap(({ routes }) =>
    routes.map(({ path, certainty }) => (certainty === 'unresolved' ? '?' : path)),
  );
}

it('a path whose variable is given another value by a statement is not known', async () => {
  const express = `const app = require('express')();
const ok = (req, res) => res.send('x');
let a = '/a'; a += '/more'; app.get(a, ok);
let b = '/b'; b = '/other'; app.get(b, ok);
const c = { p: '/c' }; c.p += '/more'; app.get(c.p, ok);
let d = null; d ??= '/d'; app.get(d, ok);
const e = '/e'; let n = 0; app.get(e, (req, res) => { n += 1; res.json(n); });
function more() { let g = '/g'; g += '/more'; app.get(g, ok); }
more();
`;
  expect(await pathsOf('a.js', express)).toEqual(['?', '/other', '?', '?', '/e', '?']);
  const fastapi = `from fastapi import FastAPI
app = FastAPI()
a = "/a"
a += "/more"
@app.get(a)
def one(): ...
b = {"p": "/b"}
b["p"] += "/more"
@app.get(b["p"])
def two(): ...
c = "/c"
c = "/other"
@app.get(c)
def three(): ...
`;
  expect(await pathsOf('a.py', fastapi)).toEqual(['?', '?', '/other']);
  const chi = `package main
import "github.com/go-chi/chi/v5"
func h(w http.ResponseWriter, r *http.Request) {}
func main() {
	r := chi.NewRouter()
	a := "/a"
	a += "/more"
	r.Get(a, h)
	b := "/b"
	b = "/other"
	r.Get(b, h)
	c := "/c"
	r.Get(c, h)
}
`;
  expect(await pathsOf('a.go', chi)).toEqual(['?', '?', '/c']);
});

it.each(['&S{}', 'new(S)'])(
  'a part that a function keeps in a variable is one of the server that it makes: %s',
  async made => {
    const text = `package main
import "github.com/go-chi/chi/v5"
type S struct {
	mux *chi.Mux
	api chi.Router
}
func h(w http.ResponseWriter, r *http.Request) {}
func New() *S {
	s := ${made}
	s.mux = chi.NewMux()
	s.api = s.mux.Route("/api", func(r chi.Router) { r.Get("/in", h) })
	s.api.Get("/late", h)
	v := s.mux.Route("/v", func(r chi.Router) {})
	v.Get("/later", h)
	return s
}
func main() { http.ListenAndServe(":1", New().mux) }
`;
    expect(await pathsOf('a.go', text)).toEqual(['/api/in', '/api/late', '/v/later']);
  },
);

it('a variable of the environment is what stands in its place, where something does', async () => {
  const express = `const app = require('express')();
const ok = (req, res) => res.send('x');
const P = process.env.P ?? '/p';
const { Q } = process.env;
app.get(P + '/a', ok);
app.get((Q || '/q') + '/b', ok);
app.get(process.env['R'] + '/c', ok);
app.listen(process.env.PORT || 3001);
`;
  expect(await pathsOf('a.js', express)).toEqual(['/p/a', '/q/b', '?']);
  const fastapi = `import os
from os import environ, getenv
from fastapi import APIRouter, FastAPI
app = FastAPI()
part = APIRouter(prefix=os.environ.get("A", "/a"))
@part.get("/1")
def one(): ...
app.include_router(part)
@app.get(getenv("B", default="/b"))
def two(): ...
@app.get(environ.get("C") or "/c")
def three(): ...
@app.get(os.environ["D"])
def four(): ...
@app.get(os.getenv("E"))
def five(): ...
`;
  expect((await pathsOf('a.py', fastapi)).toSorted()).toEqual(['/a/1', '/b', '/c', '?', '?']);
  const chi = `package main
import (
	"cmp"
	"os"
	"github.com/go-chi/chi/v5"
)
func h(w http.ResponseWriter, r *http.Request) {}
func main() {
	r := chi.NewRouter()
	r.Get(cmp.Or(os.Getenv("A"), "/a"), h)
	r.Get(os.Getenv("B"), h)
}
`;
  expect(await pathsOf('a.go', chi)).toEqual(['/a', '?']);
});
