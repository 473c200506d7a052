import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { readServers } from '../../src/commands/read-servers.js';
import { isCode } from '../../src/extract/index.js';
import { loadGrammar } from '../../src/extract/syntax/parser.js';
import { grammarFile, syntaxOf } from '../../src/extract/syntax/syntaxes.js';
import { read } from './project.js';

test.each([
  ['a.java', ['@GetMapping("/x")', 'app.get("/x", h);'], ['Users list;', 'Users (all)', 'Returns users']],
  [
    'a.rb',
    ["get '/x' do\n  1\nend", 'redirect "/x"', 'x = 1'],
    ['lists users', 'lists users (all)', 'Users'],
  ],
  ['a.php', ['$app->get("/x", 1);', "Route::get('/x', f);"], ['Lists users', 'Users (all)']],
  ['a.cs', ['app.MapGet("/x", () => 1);', '[HttpGet("/x")]'], ['Users list', 'Users (all)']],
  ['a.rs', ['.route("/x", get(h))', '#[get("/x")]', 'let x = 1;'], ['Users (all)', 'loop over users']],
  ['a.kt', ['get("/x") { call.respond(1) }'], ['Lists users']],
  ['a.go', ['r.Use(logger)', 'x := 1', 'if x {\n y()\n}'], ['Users (all)', 'go users', 'List users(all)']],
  [
    'a.js',
    ["router\n  .route('/x')\n  .get(h)", 'return res.json(1)', 'const a = 1'],
    ['Users (all)', 'TODO: call(x)', 'await x', 'GET /users', 'See users.list()', 'id = the id', 'return'],
  ],
  [
    'a.py',
    ['@app.get("/x")', 'def old():\n    return 1', 'x = f(1)'],
    ['@app', 'users in (a, b)', 'print users', 'Returns: users', 'return users', 'not users'],
  ],
])('what is code in %s, and what only resembles it', async (file, code, prose) => {
  const syntax = syntaxOf(file);
  if (!syntax) throw new Error(`no grammar for ${file}`);
  await loadGrammar(grammarFile(syntax.grammar));
  expect(code.filter(text => !isCode(text, syntax))).toEqual([]);
  expect(prose.filter(text => isCode(text, syntax))).toEqual([]);
});

test('a route that was put out of use is no summary of the one below it', async () => {
  const root = mkdtempSync(join(tmpdir(), 'refdata-comments-'));
  writeFileSync(
    join(root, 'app.js'),
    `import express from 'express';
const app = express();
// app.get('/old', (req, res) => {
//   res.send('x');
// });
app.get('/1', h);
// Lists users.
// app.use(auth);
app.get('/2', h);
// app.get('/head', (req, res) => {
app.get('/3', h);
/* const a = 1; */
app.get('/4', h);
/**
 * Shows one.
 *
 *     curl(x)
 */
app.get('/5', h);
app.get('/6', h); // list(users)
// Users (admin)
app.get('/7', h);
`,
  );
  writeFileSync(
    join(root, 'main.py'),
    `from fastapi import FastAPI
app = FastAPI()
# @app.get("/old")
# def old():
#     return {"a": 1}
@app.get("/1")
def a(): ...
# Notes:
#     users(x) are listed
@app.get("/2")
def b(): ...
`,
  );
  const comments = async (file: string) => {
    const { servers } = await readServers(root, file);
    return servers[0]?.routes.map(({ comment }) => comment);
  };
  expect(await comments('app.js')).toEqual([
    undefined,
    'Lists users.',
    undefined,
    undefined,
    'Shows one.',
    undefined,
    'Users (admin)',
  ]);
  expect(await comments('main.py')).toEqual([undefined, 'Notes:\nusers(x) are listed']);
});

test.each([
  [['route GET "/velha":'], undefined],
  [['Lista os pedidos.', 'route GET "/velha":', '    respond json {"a": 1}'], 'Lista os pedidos.'],
  [['Kiln.get(s, "/x", lambda r => 1)'], undefined],
  [['x := lista()', 'given x is void:', '    respond 404'], undefined],
  [['cycle x in [1, 2]:', '    route GET $"/{x}":', '        respond 204', 'Fim.'], 'Fim.'],
  [['middleware Kiln.auth(f)', 'Mostra tudo (GET)'], 'Mostra tudo (GET)'],
  [['redirect "/x"'], undefined],
  [['after login'], 'after login'],
  [['Pedidos (todos)'], 'Pedidos (todos)'],
  [['Chama lista() e responde'], 'Chama lista() e responde'],
  [['Regras:', '  - "um"', '  - dois(2)'], 'Regras: - "um" - dois(2)'],
  [['GET "/x": mostra'], 'GET "/x": mostra'],
  [['responde {"a": 1}'], 'responde {"a": 1}'],
])('in a server file, too: %j', (lines, comment) => {
  const text = [
    'server s:',
    ...lines.map(line => `    # ${line}`),
    '    route GET "/a":',
    '        respond 204',
  ];
  expect(read(text.join('\n')).servers[0]?.routes[0]?.comment).toBe(comment);
});
