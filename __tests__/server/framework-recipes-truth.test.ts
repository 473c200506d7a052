import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from '@jest/globals';
import { readServers } from '../../src/commands/read-servers.js';
import { ROOT } from '../cli/run-cli.js';
import { canRunHere } from '../extract/interpreter.js';
import { BLOCK_PROGRAMS } from './block-programs.js';
import type { Files, Program } from './recipe-program.js';

const PAGE = readFileSync(join(ROOT, 'docs/framework-recipes.md'), 'utf8');
const recipes = new Map(
  PAGE.split(/^## /m)
    .slice(1)
    .map(section => [
      /^\w+/.exec(section)?.[0] ?? '',
      /```yaml\n(frameworks:[\s\S]*?)```/.exec(section)?.[1] ?? '',
    ]),
);

const FASTIFY: Program = {
  recipe: 'Fastify',
  files: {
    'app.cjs': `const Fastify = require('fastify');
const users = require('./users.cjs');
const BASE = '/api';
const app = Fastify({ logger: false });
if (app.addHook && process.onRoute) app.addHook('onRoute', process.onRoute);
app.get('/', async () => 'x');
app.post(BASE + '/itens/:id', { schema: {} }, async () => ({}));
app.route({ method: ['GET', 'PUT'], url: '/duas', handler: async () => ({}) });
app.route({ method: 'DELETE', url: '/uma/:a', handler: async () => ({}) });
app.register(async (own, options) => {
  own.get('/dentro', async () => 1);
  own.register(users, { prefix: '/mais' });
}, { prefix: '/v1' });
app.register(users, { prefix: '/users' });
app.get('/resto/*', async () => 1);
module.exports = app;
`,
    'users.cjs': `module.exports = async function (fastify, options) {
  fastify.get('/', async () => []);
  fastify.get('/:id', async () => ({}));
};
`,
  },
  routes: [
    'GET /',
    'POST /api/itens/:id',
    'GET /duas',
    'PUT /duas',
    'DELETE /uma/:a',
    'GET /v1/dentro',
    'GET /v1/mais',
    'GET /v1/mais/:id',
    'GET /users',
    'GET /users/:id',
    'GET /resto/*',
  ],
  needs: ['fastify@5.3.2'],
  asks: {
    'ask.cjs': `const all = new Set();
process.onRoute = ({ method, url }) => {
  for (const each of [method].flat()) if (each !== 'HEAD') all.add(each + ' ' + (url === '/' ? url : url.replace(/\\/$/, '')));
};
const app = require('./app.cjs');
app.ready().then(() => console.log(JSON.stringify([...all])));
`,
  },
  run: [process.execPath, 'ask.cjs'],
};

const KOA: Program = {
  recipe: 'Koa',
  files: {
    'app.cjs': `const Koa = require('koa');
const Router = require('@koa/router');
const users = require('./users.cjs');
const app = new Koa();
const router = new Router({ prefix: '/v1' });
router.get('/', ctx => { ctx.body = 'x'; });
router.get('nome', '/nomes/:a', ctx => {}).del('/itens/:id', ctx => {});
router.post('/itens', (ctx, next) => next(), ctx => {});
router.use('/users', users.routes(), users.allowedMethods());
const solto = new Router();
solto.put('/solto/:x', ctx => {});
app.use(router.routes()).use(router.allowedMethods());
app.use(solto.routes());
module.exports = app;
`,
    'users.cjs': `const Router = require('@koa/router');
const users = new Router();
users.get('/', ctx => {});
users.patch('/:id', ctx => {});
module.exports = users;
`,
  },
  routes: [
    'GET /v1',
    'GET /v1/nomes/:a',
    'DELETE /v1/itens/:id',
    'POST /v1/itens',
    'GET /v1/users',
    'PATCH /v1/users/:id',
    'PUT /solto/:x',
  ],
  needs: ['koa@2.16.1', '@koa/router@13.1.0'],
  asks: {
    'ask.cjs': `const app = require('./app.cjs');
const all = app.middleware.flatMap(each => each.router?.stack ?? [])
  .flatMap(({ path, methods }) => methods.filter(method => method !== 'HEAD').map(method => method + ' ' + (path.replace(/\\/$/, '') || '/')));
console.log(JSON.stringify([...new Set(all)]));
`,
  },
  run: [process.execPath, 'ask.cjs'],
};

const HONO: Program = {
  recipe: 'Hono',
  files: {
    'app.mjs': `import { Hono } from 'hono';
import { book } from './book.mjs';
const app = new Hono();
app.get('/', c => c.text('x'));
app.post('/itens/:id{[0-9]+}', c => c.json({})).delete('/itens/:id', c => c.json({}));
app.on(['GET', 'PUT'], '/duas', c => c.text('x'));
app.on('PURGE', '/cache', c => c.text('x'));
app.route('/book', book);
const api = new Hono().basePath('/api');
api.patch('/x', c => c.text('x'));
app.route('/', api);
app.get('/resto/*', c => c.text('x'));
app.all('/tudo', c => c.text('x'));
function made(path) { return new Hono().get(path, c => c.text('x')).put(path, c => c.text('x')); }
const again = () => made('/c');
app.route('/a', made('/b'));
app.route('/b', again());
export default app;
`,
    'book.mjs': `import { Hono } from 'hono';
export const book = new Hono();
book.get('/', c => c.text('x')).get('/:id', c => c.text('x'));
`,
  },
  routes: [
    'GET /',
    'POST /itens/:id',
    'DELETE /itens/:id',
    'GET /duas',
    'PUT /duas',
    'PURGE /cache',
    'GET /book',
    'GET /book/:id',
    'PATCH /api/x',
    'GET /resto/*',
    '* /tudo',
    'GET /a/b',
    'PUT /a/b',
    'GET /b/c',
    'PUT /b/c',
  ],
  needs: ['hono@4.7.8'],
  asks: {
    'ask.mjs': `import app from './app.mjs';
console.log(JSON.stringify(app.routes.map(({ method, path }) => (method === 'ALL' ? '*' : method) + ' ' + path.replace(/\\{.*?\\}/g, ''))));
`,
  },
  run: [process.execPath, 'ask.mjs'],
};

const GIN: Program = {
  recipe: 'Gin',
  files: {
    'app.go': `package main

import (
	"errors"

	"github.com/gin-gonic/gin"
)

const base = "/api"

var errNone = errors.New("none")

func show(c *gin.Context) { c.JSON(200, gin.H{"a": c.Query("a")}) }

func users(group *gin.RouterGroup) {
	group.GET("", show)
	group.PUT("/:id", show)
}

func engine() *gin.Engine {
	r := gin.New()
	r.GET("/", show)
	r.POST(base+"/itens/:id", show)
	r.Handle("PROPFIND", "/dav", show)
	r.Match([]string{"GET", "PATCH"}, "/duas", show)
	v1 := r.Group("/v1")
	{
		v1.DELETE("/a", show)
		users(v1.Group("/users"))
	}
	r.GET("/resto/*tudo", show)
	return r
}
`,
  },
  routes: [
    'GET /',
    'POST /api/itens/:id',
    'PROPFIND /dav',
    'GET /duas',
    'PATCH /duas',
    'DELETE /v1/a',
    'GET /v1/users',
    'PUT /v1/users/:id',
    'GET /resto/*tudo',
  ],
  needs: ['github.com/gin-gonic/gin@v1.10.0'],
  asks: {
    'main.go': `package main

import (
	"encoding/json"
	"os"
	"github.com/gin-gonic/gin"
)

func main() {
	gin.SetMode(gin.ReleaseMode)
	all := []string{}
	for _, each := range engine().Routes() {
		all = append(all, each.Method+" "+each.Path)
	}
	json.NewEncoder(os.Stdout).Encode(all)
}
`,
  },
  run: ['go', 'run', '.'],
};
const PROGRAMS = [FASTIFY, KOA, HONO, GIN, ...BLOCK_PROGRAMS];

function folder(files: Files): string {
  const root = mkdtempSync(join(tmpdir(), 'refdata-recipes-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  return root;
}

it.each(PROGRAMS.map(program => [program.recipe, program] as const))(
  '%s is described by its recipe',
  async (_, { recipe, files, routes }) => {
    const root = folder({ ...files, 'refdata.yml': recipes.get(recipe) ?? '' });
    const { servers, gaps, notes } = await readServers(root, Object.keys(files)[0] as string);
    const read = servers.flatMap(({ routes: own }) => own.map(({ method, path }) => `${method} ${path}`));
    expect([read.map(each => each.replace(/\*resto$/, '*')).sort(), gaps, notes]).toEqual([
      [...routes].sort(),
      [],
      [],
    ]);
  },
);

/** Frameworks are installed: only where that is asked for. */
const whenAsked = (needed: string, ...said: readonly string[]) =>
  process.env.FRAMEWORKS && canRunHere(needed, ...said) ? it : it.skip;
/** What shows that the framework can be had, by what runs it. */
const SHOWN: Readonly<Record<string, readonly string[]>> = {
  go: ['go', 'version'],
  ruby: ['ruby', '-e', 'require "sinatra/base"; require "sinatra/namespace"'],
  mvn: ['mvn', '--version'],
};

for (const { recipe, files, routes, needs, asks, run } of PROGRAMS.filter(each => each.run.length > 0))
  whenAsked(...((SHOWN[run[0] as string] ?? ['npm', '--version']) as [string]))(
    `${recipe} itself has the same routes`,
    () => {
      const root = folder({ ...files, ...asks });
      const start = (command: string, args: readonly string[]) => {
        const { status, stdout, stderr } = spawnSync(command, args, { cwd: root, encoding: 'utf8' });
        expect([status, status === 0 ? '' : stderr]).toEqual([0, '']);
        return stdout;
      };
      if (run[0] === 'go') {
        start('go', ['mod', 'init', 'example.com/x']);
        start('go', ['get', ...needs]);
      } else if (needs.length > 0)
        start('npm', ['install', '--prefix', root, '--no-audit', '--no-fund', '--silent', ...needs]);
      const printed = start(run[0] as string, run.slice(1));
      const said = JSON.parse(/^.*?(\[".*\])$/m.exec(printed)?.[1] ?? '') as string[];
      expect([...said].sort()).toEqual([...routes].sort());
    },
  );
