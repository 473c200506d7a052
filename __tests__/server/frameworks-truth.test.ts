import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readServers } from '../../src/commands/read-servers.js';
import { canRunHere, jsonFrom } from '../extract/interpreter.js';
import { isFuzzing } from '../fuzzing.js';

/** A server or a part of one, whatever it is written in. */
interface Part {
  readonly items: readonly (Declared | { readonly prefix: string; readonly part: Part; readonly how: How })[];
}
interface Declared {
  readonly verb: string;
  /** In pieces: a text, `:name` for a parameter, `*name` for the rest. */
  readonly path: readonly string[];
  readonly how: How;
}
type How = 0 | 1 | 2 | 3 | 4;

const how = fc.constantFrom<How>(0, 1, 2, 3, 4);
const path = fc.constantFrom(
  ['/'],
  ['/a'],
  ['/b/', ':id'],
  ['/c/', ':id', '/d'],
  ['/e/', '*resto'],
  ['/g/', ':x', '-', ':y'],
);
const declared = fc.record({
  verb: fc.constantFrom('get', 'post', 'put', 'patch', 'delete'),
  path,
  how,
});
const part = (depth: number): fc.Arbitrary<Part> =>
  fc.record({
    items: fc.array(
      depth === 0
        ? declared
        : fc.oneof(
            { weight: 3, arbitrary: declared },
            fc.record({ prefix: fc.constantFrom('/p', '/q', '/r/s'), part: part(depth - 1), how }),
          ),
      { minLength: 1, maxLength: 4 },
    ),
  });
const parts = (count: number) => fc.sample(part(2), isFuzzing() ? count * 4 : count);

/** A language of servers: how a tree of parts is written in it. */
interface Written {
  readonly text: string;
}

const lines = (indent: string, all: readonly string[]) => all.map(line => indent + line);

function asExpress(root: Part): Written {
  let count = 0;
  const shown = (pieces: readonly string[]) => pieces.join('');
  const body = (own: Part, name: string): string[] =>
    own.items.flatMap((item, i) => {
      if ('verb' in item) {
        const text = JSON.stringify(shown(item.path));
        if (item.how === 0) return [`${name}.${item.verb}(${text}, h);`];
        if (item.how === 1) return [`${name}.route(${text}).${item.verb}(h);`];
        const own = `${name.replace(/\W/g, '_')}_${i}`;
        if (item.how === 2)
          return [`const p_${own} = \`${shown(item.path)}\`;`, `${name}.${item.verb}(p_${own}, h, h);`];
        // The path is a parameter, or goes through a list with the method.
        if (item.how === 3)
          return [
            `const add_${own} = (to, path) => { to.${item.verb}(\`/k\${path}\`, h); };`,
            `add_${own}(${name}, ${text});`,
            `add_${own}(${name}, '/2');`,
          ];
        return [
          `for (const [verb, path] of [['${item.verb}', ${text}], ['get', '/l']]) ${name}[verb](path, h);`,
          `[{ at: ${text} }].forEach(({ at }) => ${name}.${item.verb}('/f' + at, h));`,
        ];
      }
      count += 1;
      const child = `r${count}`;
      const prefix = JSON.stringify(item.prefix);
      const inner = body(item.part, child);
      if (item.how === 0)
        return [`const ${child} = express.Router();`, ...inner, `${name}.use(${prefix}, ${child});`];
      if (item.how === 1)
        return [
          `function make_${child}() {`,
          ...lines('  ', [`const ${child} = Router();`, ...inner, `return ${child};`]),
          '}',
          `${name}.use(${prefix}, pass, make_${child}());`,
        ];
      if (item.how >= 3) {
        // A class, of which there are two; the second one is made from another one.
        const made = body(item.part, 'this.router');
        const base = item.how === 4 ? 'Base' : '';
        const start = base
          ? ['super(path);', 'this.fill();']
          : ['this.path = path;', 'this.router = Router();', 'this.fill();'];
        return [
          `class ${child}${base && ` extends ${base}`} {`,
          ...lines('  ', ['constructor(path) {', ...lines('  ', start), '}']),
          ...lines('  ', ['fill() {', '  this.router.get(this.path, h);', ...lines('  ', made), '}']),
          '}',
          `${name}.use(${prefix}, new ${child}('/one').router);`,
          `const two_${child} = new ${child}('/two');`,
          `${name}.use('/again', two_${child}.router);`,
        ];
      }
      return [
        `const ${child} = Router();`,
        `const fill_${child} = ${child} => {`,
        ...lines('  ', inner),
        '};',
        `fill_${child}(${child});`,
        `${name}.use(${prefix}, ${child});`,
      ];
    });
  return {
    text: [
      "const express = require('express');",
      'const { Router } = express;',
      'const h = (req, res) => res.end();',
      'const app = express();',
      "app.set('x', 1); app.get('x');",
      'const pass = (req, res, next) => next();',
      'class Base { constructor(path) { this.path = path; this.router = express.Router(); } }',
      ...body(root, 'app'),
      'module.exports = app;',
      '',
    ].join('\n'),
  };
}

function asFastapi(root: Part): Written {
  let count = 0;
  const shown = (pieces: readonly string[]) =>
    pieces.map(piece => piece.replace(/^:(.*)/, '{$1}').replace(/^\*(.*)/, '{$1:path}')).join('');
  const body = (own: Part, name: string): string[] =>
    own.items.flatMap((item, i) => {
      if ('verb' in item) {
        const text = JSON.stringify(shown(item.path));
        const own = `${name.replace(/\W/g, '_')}_${i}`;
        const action = [`def f_${own}(): ...`];
        if (item.how === 0) return [`@${name}.${item.verb}(${text})`, ...action];
        if (item.how === 1)
          return [
            `@${name}.api_route(path=${text}, methods=["${item.verb.toUpperCase()}", "HEAD"])`,
            ...action,
          ];
        const methods = `methods=["${item.verb.toUpperCase()}"]`;
        if (item.how === 2) return [`P_${own} = ${text}`, `${name}.add_api_route(P_${own}, h, ${methods})`];
        if (item.how === 3)
          return [
            `def add_${own}(to, path="/usual"):`,
            `    to.add_api_route(f"/k{path}", h, ${methods})`,
            `add_${own}(${name}, ${text})`,
            `add_${own}(path="/2", to=${name})`,
            `add_${own}(${name})`,
          ];
        return [
          `for verb, path in [("${item.verb}", ${text}), ("get", "/l")]:`,
          `    ${name}.add_api_route(path, h, methods=[verb.upper()])`,
          '    getattr(NAME, verb)("/g" + path)(h)'.replace('NAME', name),
        ];
      }
      count += 1;
      const child = `r${count}`;
      const inner = body(item.part, child);
      if (item.how === 0)
        return [
          `${child} = APIRouter(prefix="${item.prefix}")`,
          ...inner,
          `${name}.include_router(${child}, tags=["x"])`,
        ];
      if (item.how === 1)
        return [
          `def make_${child}():`,
          ...lines('    ', [`${child} = APIRouter()`, ...inner, `return ${child}`]),
          `${name}.include_router(make_${child}(), prefix="${item.prefix}")`,
        ];
      if (item.how >= 3) {
        const made = body(item.part, 'self.router');
        const base = item.how === 4 ? 'Base' : '';
        const start = base
          ? ['super().__init__(path)', 'self.fill()']
          : ['self.path = path', 'self.router = APIRouter()', 'self.fill()'];
        return [
          `class ${child}${base && `(${base})`}:`,
          ...lines('    ', ['def __init__(self, path):', ...lines('    ', start)]),
          ...lines('    ', ['def fill(self):', '    self.router.get(self.path)(h)', ...lines('    ', made)]),
          `${name}.include_router(${child}("/one").router, prefix="${item.prefix}")`,
          `two_${child} = ${child}("/two")`,
          `${name}.include_router(two_${child}.router, prefix="/again")`,
        ];
      }
      return [
        `${child} = APIRouter()`,
        `def fill_${child}(r):`,
        ...lines(
          '    ',
          inner.map(line => line.replaceAll(new RegExp(`\\b${child}\\b(?=[.,)])`, 'g'), 'r')),
        ),
        `fill_${child}(${child})`,
        `${name}.include_router(${child}, prefix=f"${item.prefix}")`,
      ];
    });
  return {
    text: [
      'from fastapi import APIRouter, FastAPI',
      'def h(): ...',
      'class Base:',
      '    def __init__(self, path):',
      '        self.path = path',
      '        self.router = APIRouter()',
      'app = FastAPI(title="x")',
      ...body(root, 'app'),
      '',
    ].join('\n'),
  };
}

function asChi(root: Part, index: number): Written {
  let count = 0;
  const functions: string[] = [];
  const shown = (pieces: readonly string[]) =>
    pieces.map(piece => piece.replace(/^:(.*)/, '{$1:[a-z0-9]+}').replace(/^\*.*/, '*')).join('');
  const body = (own: Part, r = 'r'): string[] =>
    own.items.flatMap(item => {
      if ('verb' in item) {
        const word = item.verb[0]?.toUpperCase() + item.verb.slice(1);
        const text = JSON.stringify(shown(item.path));
        if (item.how === 0) return [`${r}.${word}(${text}, h)`];
        if (item.how === 1)
          return [`${r}.Method("${item.verb.toUpperCase()}", ${text}, http.HandlerFunc(h))`];
        if (item.how === 2)
          return [`${r}.Group(func(r chi.Router) {`, `\tr.With(m).${word}(${text}, h)`, '})'];
        count += 1;
        const named = `add${index}x${count}`;
        if (item.how === 3) {
          functions.push(`func ${named}(r chi.Router, path string) {`, `\tr.${word}("/k"+path, h)`, '}');
          return [`${named}(${r}, ${text})`, `${named}(${r}, "/2")`];
        }
        return [
          `for _, each := range []route{{"${item.verb.toUpperCase()}", ${text}}, {path: "/l", verb: "GET"}} {`,
          `\t${r}.Method(each.verb, "/m"+each.path, http.HandlerFunc(h))`,
          '}',
        ];
      }
      count += 1;
      const name = `part${index}x${count}`;
      if (item.how >= 3) {
        // Fields of a structure, or what stands in it without a name.
        const field = item.how === 3 ? 'mux' : 'Mux';
        const made = lines('\t', body(item.part, item.how === 3 ? 's.mux' : 's'));
        functions.push(
          `type ${name} struct {`,
          item.how === 3 ? '\tmux *chi.Mux' : '\t*chi.Mux',
          '\tpath string',
          '}',
          `func new${name}(path string) *${name} {`,
          `\ts := &${name}{path: path, ${field}: chi.NewRouter()}`,
          '\ts.fill()',
          '\treturn s',
          '}',
          `func (s *${name}) fill() {`,
          `\ts.${field}.Get(s.path, h)`,
          ...made,
          '}',
        );
        return [
          `${r}.Mount("${item.prefix}x${count}", new${name}("/one").${field})`,
          `two${name} := new${name}("/two")`,
          `${r}.Mount("/again${count}", two${name}.${field})`,
        ];
      }
      const inner = lines('\t', body(item.part));
      if (item.how === 0)
        return [`${r}.Route("${item.prefix}x${count}", func(r chi.Router) {`, ...inner, '})'];
      if (item.how === 1) {
        functions.push(
          `func ${name}() http.Handler {`,
          '\tr := chi.NewRouter()',
          ...inner,
          '\treturn r',
          '}',
        );
        return [`${r}.Mount("${item.prefix}x${count}", ${name}())`];
      }
      functions.push(`func ${name}(r chi.Router) {`, ...inner, '}');
      return [`${r}.Route("${item.prefix}x${count}", ${name})`];
    });
  const main = body(root);
  return {
    text: [
      'package main',
      'import (',
      '\t"net/http"',
      '\t"github.com/go-chi/chi/v5"',
      ')',
      'var _ http.Handler',
      `func Server${index}() *chi.Mux {`,
      ...lines('\t', ['r := chi.NewRouter()', 'r.Use(m)', ...main, 'return r']),
      '}',
      ...functions,
      '',
    ].join('\n'),
  };
}

const folder = () => mkdtempSync(join(tmpdir(), 'refdata-framework-'));

async function described(root: string, file: string): Promise<string[]> {
  const { servers, gaps } = await readServers(root, file);
  if (gaps.length > 0) throw new Error(`${JSON.stringify(gaps)}\n${readFileSync(join(root, file), 'utf8')}`);
  expect(servers).toHaveLength(1);
  return (servers[0]?.routes ?? []).map(({ method, parts = [], certainty, reason }) => {
    if (certainty !== 'sure') throw new Error(`${reason}\n${readFileSync(join(root, file), 'utf8')}`);
    return `${method} ${parts.map(each => (each.kind === 'literal' ? each.text : each.rest ? '*' : ':')).join('')}`;
  });
}

/** Parameters by any name, without a final slash where that says nothing. */
const plain = (route: string) =>
  route
    .replace(/\{\w+:path\}|\*\w*/g, '*')
    .replace(/\{[^}]*\}|:\w+/g, ':')
    .replace(/(?<=[^ ])\/$/, '');
const sorted = (routes: readonly string[]) => [...new Set(routes.map(plain))].sort();

/** Registration of Express, noted: what each router is asked for, and what is put into it. */
const NOTING = `
const Module = require('node:module');
const express = require('express');
const { Router } = express;
const notes = new Map();
const of = router => notes.get(router) ?? notes.set(router, []).get(router);
const proto = Object.getPrototypeOf(Router()).constructor === Function ? Router : Router;
const { route, use } = Router.prototype;
Router.prototype.route = function (path) {
  const made = route.call(this, path);
  for (const verb of ['get', 'post', 'put', 'patch', 'delete']) {
    const own = made[verb];
    made[verb] = function (...handlers) { of(this === made ? router : router).push([verb.toUpperCase(), path]); return own.apply(this, handlers); };
  }
  const router = this;
  return made;
};
Router.prototype.use = function (path, ...rest) {
  for (const each of [path, ...rest].flat()) if (typeof each === 'function' && each.stack) of(this).push([typeof path === 'string' ? path : '', each]);
  return use.call(this, path, ...rest);
};
const walk = (router, prefix) => of(router).flatMap(([first, second]) => typeof second === 'string' ? [first + ' ' + (prefix + second).replace(/\\/+/g, '/')] : walk(second, prefix + first));
let input = '';
process.stdin.on('data', data => { input += data; }).on('end', () => {
  console.log(JSON.stringify(JSON.parse(input).map(source => {
    const module = { exports: {} };
    new Function('require', 'module', source)(require, module);
    return walk(module.exports.router, '');
  })));
});
`;

it('an Express server has the routes that it registers', async () => {
  const programs = parts(20).map(asExpress);
  const root = folder();
  const script = join(root, 'note.cjs');
  const require = createRequire(import.meta.url);
  writeFileSync(
    script,
    NOTING.replace("require('express')", `require(${JSON.stringify(require.resolve('express'))})`).replaceAll(
      '(require, module)',
      `(() => express, module)`,
    ),
  );
  const heard = jsonFrom(
    process.execPath,
    [script],
    JSON.stringify(programs.map(({ text }) => text)),
  ) as string[][];
  for (const [i, { text }] of programs.entries()) {
    writeFileSync(join(root, 'app.js'), text);
    expect({ text, routes: sorted(await described(root, 'app.js')) }).toEqual({
      text,
      routes: sorted(heard[i] ?? []),
    });
  }
});

const FASTAPI = `
import json, sys, warnings
warnings.simplefilter('ignore')
from fastapi.routing import APIRoute
# Newer releases copy nothing of what is included: what holds of a route is asked for.
try: from fastapi.routing import iter_route_contexts
except ImportError: iter_route_contexts = iter
said = []
for source in json.load(sys.stdin):
    names = {}
    exec(source, names)
    said.append([f'{m} {r.path}' for r in iter_route_contexts(names['app'].routes) if isinstance(getattr(r, 'original_route', r), APIRoute) for m in r.methods])
print(json.dumps(said))
`;
const PYTHON = process.env.FASTAPI_PYTHON ?? 'python3';
const whenFastapi = canRunHere(PYTHON, '-c', 'import fastapi') ? it : it.skip;

whenFastapi('a FastAPI server has the routes of app.routes', async () => {
  // FastAPI takes no empty paths together with no prefix.
  const programs = parts(60).map(asFastapi);
  const root = folder();
  const heard = jsonFrom(
    PYTHON,
    ['-c', FASTAPI],
    JSON.stringify(programs.map(({ text }) => text)),
  ) as string[][];
  for (const [i, { text }] of programs.entries()) {
    writeFileSync(join(root, 'main.py'), text);
    const found = await described(root, 'main.py');
    expect({ text, routes: sorted(found) }).toEqual({ text, routes: sorted(heard[i] ?? []) });
  }
});

const MAIN = (count: number) => `package main
import (
	"encoding/json"
	"net/http"
	"os"
	"github.com/go-chi/chi/v5"
)
type route struct{ verb, path string }
func h(w http.ResponseWriter, r *http.Request) {}
func m(next http.Handler) http.Handler { return next }
func main() {
	said := [][]string{}
	for _, server := range []func() *chi.Mux{${Array.from({ length: count }, (_, i) => `Server${i}`).join(', ')}} {
		routes := []string{}
		chi.Walk(server(), func(method string, route string, handler http.Handler, middlewares ...func(http.Handler) http.Handler) error {
			routes = append(routes, method+" "+route)
			return nil
		})
		said = append(said, routes)
	}
	json.NewEncoder(os.Stdout).Encode(said)
}
`;
/** Go downloads and compiles: only where that is asked for. */
const whenChi = process.env.FRAMEWORKS && canRunHere('go', 'version') ? it : it.skip;

whenChi('a chi server has the routes of chi.Walk', async () => {
  const programs = parts(40).map(asChi);
  const root = folder();
  writeFileSync(
    join(root, 'go.mod'),
    'module example.com/x\n\ngo 1.22\n\nrequire github.com/go-chi/chi/v5 v5.2.1\n',
  );
  writeFileSync(join(root, 'main.go'), MAIN(programs.length));
  for (const [i, { text }] of programs.entries()) writeFileSync(join(root, `server${i}.go`), text);
  const options = { cwd: root, encoding: 'utf8', env: { ...process.env, GOFLAGS: '-mod=mod' } } as const;
  const { status, stdout, stderr } = spawnSync('go', ['run', '.'], options);
  expect([status, stderr.replace(/^go: .*\n/gm, '')]).toEqual([0, '']);
  const heard = JSON.parse(stdout) as string[][];
  for (const [i, { text }] of programs.entries())
    expect({ text, routes: sorted(await described(root, `server${i}.go`)) }).toEqual({
      text,
      routes: sorted(heard[i] ?? []),
    });
});
