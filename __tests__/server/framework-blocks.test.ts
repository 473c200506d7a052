import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from '@jest/globals';
import { readServers } from '../../src/commands/read-servers.js';
import { ROOT } from '../cli/run-cli.js';

type Files = Readonly<Record<string, string>>;

const PAGE = readFileSync(join(ROOT, 'docs/framework-recipes.md'), 'utf8');

/** What is read of a program by the recipe of its framework, and what is told. */
async function read(recipe: string, files: Files) {
  const section = PAGE.split(/^## /m).find(each => each.startsWith(recipe)) ?? '';
  return readBy(/```yaml\n(frameworks:[\s\S]*?)```/.exec(section)?.[1] ?? '', files);
}

async function readBy(description: string, files: Files) {
  const root = mkdtempSync(join(tmpdir(), 'refdata-blocks-'));
  for (const [name, text] of Object.entries({ ...files, 'refdata.yml': description })) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  const { servers, gaps } = await readServers(root, Object.keys(files)[0] as string);
  return {
    routes: servers.flatMap(({ name, routes }) =>
      routes.map(each => {
        const certainty = each.certainty === 'sure' ? '' : ` (${each.certainty})`;
        return `${name}: ${each.method} ${each.path}${certainty}`;
      }),
    ),
    told: gaps.map(({ place, reason }) => `${place.file}:${place.line} ${reason}`),
  };
}

it('Sinatra: one server for each class, a file without one, and what is told', async () => {
  const { routes, told } = await read('Sinatra', {
    'app.rb': `require 'sinatra/base'
class A < Sinatra::Base
  get('/a') { 1 }
  post('/b') { 1 } unless ENV['X']
  get(/pattern/) { 1 }
  get('/c/?') { 1 }
  %w[get put].each { |verb| send verb, '/d' }
  get '/e', &HANDLER
end
class B < Sinatra::Base
  PATHS.each { |path| get("/f#{path}") { 1 } }
end
module Shared
  get('/g') { 1 }
end
`,
  });
  expect(routes).toEqual([
    'A: GET /a',
    'A: POST /b (conditional)',
    'A: GET /pattern/ (unresolved)',
    'A: GET /c/? (unresolved)',
    'B: GET "/f#{path}" (unresolved)',
  ]);
  expect(told).toEqual([
    "app.rb:14 Which server `get('/g') { 1 }` belongs to is not known: it stands in none that is described.",
    "app.rb:7 Which routes `send verb, '/d'` adds or takes away is not read.",
    "app.rb:8 Which routes `get '/e', &HANDLER` adds or takes away is not read.",
  ]);
  expect((await read('Sinatra', { 'app.rb': "require 'sinatra'\nget('/') { 1 }\n" })).routes).toEqual([
    'app: GET /',
  ]);
});

it('Spring: a controller alone, constants of methods, and what the environment says', async () => {
  const controller = `package shop;
import org.springframework.web.bind.annotation.*;
@RequestMapping(path = "v1", method = RequestMethod.GET)
@RestController
class Items {
  @RequestMapping(method = {RequestMethod.GET, RequestMethod.POST}) String a() { return ""; }
  @GetMapping("\${shop.base}/b") String b() { return ""; }
  @RequestMapping(path = "c", method = unknown()) String c() { return ""; }
}
interface Api { @PutMapping("d") String d(); }
`;
  const { routes, told } = await read('Spring', { 'Items.java': controller });
  expect(routes).toEqual([
    'Items: GET /v1',
    'Items: POST /v1',
    'Items: GET v1/${shop.base}/b (unresolved)',
    'Items: * unknown() (unresolved)',
  ]);
  expect(told).toEqual([
    'Items.java:10 Which server `@PutMapping("d") String d();` belongs to is not known: it stands in none that is described.',
  ]);
});

it('Ktor: what is registered in another way is told', async () => {
  const { routes, told } = await read('Ktor', {
    'App.kt': `fun Application.module() {
  routing {
    if (dev) { get("/a") { } }
    route("/b", HttpMethod.Get) { handle { } }
    get<Users> { }
    lost()
  }
}
class Other { fun x() { get("/c") { } } }
`,
  });
  expect(routes).toEqual(['App: GET /a (conditional)', 'App: * HttpMethod.Get (unresolved)']);
  // The grammar does not know a call with types and a block behind it.
  expect(told).toEqual([
    'App.kt:1 App.kt has a syntax error: routes may be missing.',
    'App.kt:9 Which server `get("/c")` belongs to is not known: it stands in none that is described.',
    'App.kt:5 Which routes `get<Users> { }` adds or takes away is not read.',
  ]);
});

it('Phoenix: what a branch declares, and routes in others', async () => {
  const { routes, told } = await read('Phoenix', {
    'router.ex': `defmodule R do
  use ShopWeb, :router
  resources "/a", A, only: [:index]
  resources "/b", B do
    get "/c", C, :d
  end
  if Mix.env() == :dev do
    get "/e", E, :f
  end
end
`,
  });
  expect(routes.filter(each => !each.includes(' /b'))).toEqual([
    'R: GET B (unresolved)',
    'R: GET /e (conditional)',
  ]);
  expect(told).toEqual([
    'router.ex:3 Which routes `resources "/a", A, only: [:index]` adds or takes away is not read.',
    'router.ex:4 Which routes `resources "/b", B do get "/c", C, :d end` adds or takes away is not read.',
  ]);
});

it('NestJS: prefixes that are not known, and modules that are not written out', async () => {
  const { routes, told } = await read('NestJS', {
    'main.ts': `import { NestFactory } from '@nestjs/core';
import { meta } from 'elsewhere';
@Controller('a') class A { @Get() all() {} }
@Module(meta) class Lost {}
@Module({ controllers: [A], imports: [Lost] }) class App {}
async function start() {
  const app = await NestFactory.create(App);
  if (process.env.X) app.setGlobalPrefix('api');
  app.setGlobalPrefix('v1', { exclude: ['x'] });
}
start();
`,
  });
  expect(routes).toEqual(["app: GET app.setGlobalPrefix('api') (unresolved)"]);
  expect(told).toEqual([
    'main.ts:4 Which routes `Module(meta)` adds or takes away is not read.',
    'main.ts:4 Which routes `Module(meta)` adds or takes away is not read.',
    "main.ts:9 Which routes `app.setGlobalPrefix('v1', { exclude: ['x'] })` adds or takes away is not read.",
  ]);
});

it('attributes of C# and PHP, and annotations of Kotlin, are read as those of Java', async () => {
  const csharp = await readBy(
    `frameworks:
  asp:
    extensions: [.cs]
    servers: { Controller: {} }
    blocks:
      - match: |
          ((class_declaration
            (attribute_list (attribute name: (_) @_word) @call)
            name: (_) @name) @inside
            (#eq? @_word "Route"))
        prefix: 0
        server: Controller
    routes:
      - match: |
          ((method_declaration (attribute_list (attribute name: (_) @method) @call)) @handler
            (#match? @method "^Http"))
        path: 0
    verbs: { HttpGet: GET, HttpPost: POST }
    path: { parameters: ['{name}', '{name:type}'], separated: true }
`,
    {
      'Items.cs': `[Route("api/items")]
public class Items {
  [HttpGet("{id:int}", Name = "one")] public string One(int id) => "";
  [HttpPost] public string Make() => "";
}
`,
    },
  );
  expect(csharp).toEqual({ routes: ['Items: GET /api/items/:id', 'Items: POST /api/items'], told: [] });
  const php = await readBy(
    `frameworks:
  symfony:
    extensions: [.php]
    servers: { Controller: {} }
    blocks:
      - match: |
          ((class_declaration
            attributes: (attribute_list (attribute_group (attribute (name) @_word) @call))
            name: (_) @name) @inside
            (#eq? @_word "Route"))
        prefix: [path, 0]
        server: Controller
    routes:
      - match: |
          ((method_declaration
            attributes: (attribute_list (attribute_group (attribute (name) @_word) @call))) @handler
            (#eq? @_word "Route"))
        path: [path, 0]
        methods: methods
    path: { parameters: ['{name}'] }
`,
    {
      'Items.php': `<?php
#[Route('/items')]
class Items {
  #[Route('/{id}', name: 'one', methods: ['GET', 'PUT'])] public function one() {}
  #[Route(path: '/any')] public function any() {}
}
`,
    },
  );
  expect(php).toEqual({
    routes: ['Items: GET /items/:id', 'Items: PUT /items/:id', 'Items: * /items/any'],
    told: [],
  });
  const kotlin = await readBy(
    `frameworks:
  spring:
    extensions: [.kt]
    servers: { Controller: {} }
    blocks:
      - match: |
          ((class_declaration
            (modifiers (annotation (constructor_invocation (user_type) @_word) @call))
            (type_identifier) @name) @inside
            (#eq? @_word "RequestMapping"))
        prefix: 0
        server: Controller
    routes:
      - match: |
          ((function_declaration
            (modifiers (annotation (constructor_invocation (user_type) @method) @call))) @handler
            (#match? @method "Mapping$"))
        path: [0, value, path]
    verbs: { GetMapping: GET, PutMapping: PUT }
    path: { parameters: ['{name}'] }
`,
    {
      'Items.kt': `@RestController
@RequestMapping("/items")
class Items {
  @GetMapping("/{id}") fun one() = ""
  @PutMapping(path = ["/a", "/b"]) fun two() = ""
}
`,
    },
  );
  expect(kotlin).toEqual({
    routes: ['Items: GET /items/:id', 'Items: PUT /items/a', 'Items: PUT /items/b'],
    told: [],
  });
});
