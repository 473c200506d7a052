import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { describedRoutes } from '../../src/check/described-routes.js';
import { verdictLine } from '../../src/check/report/verdict-line.js';
import { checkRoutes } from '../../src/commands/check-routes.js';
import { openapi } from '../../src/commands/describe.js';
import { readServers } from '../../src/commands/read-servers.js';
import { routeChanges } from '../../src/drift/routes/changes.js';
import { routesOfOpenapi } from '../../src/server/openapi/document.js';
import type { Server } from '../../src/server/route.js';
import { anyServer } from '../exporters/routes.js';
import { gitIn, missingProgram, temporaryFolder } from '../git/git-server.js';

const describeWithGit = missingProgram() === 'git' ? describe.skip : describe;
const TODAY = '2026-06-01';
const SERVER = 'src/app.df';

/** The example shop, as it is committed, and edited. */
describeWithGit('the routes of a server', () => {
  let repo: string;
  beforeEach(() => {
    repo = temporaryFolder('routes');
    cpSync('examples/loja', repo, { recursive: true });
    gitIn(repo, 'init', '--quiet', '--initial-branch=main');
    gitIn(repo, 'add', '--all');
    gitIn(repo, 'commit', '--quiet', '-m', 'one');
  });
  afterEach(() => rmSync(repo, { recursive: true, force: true }));

  const edit = (from: string, to: string) => {
    const file = join(repo, SERVER);
    const text = readFileSync(file, 'utf8');
    expect(text).toContain(from);
    writeFileSync(file, text.replace(from, to));
  };
  const run = (options: object = {}) => checkRoutes({ repo, server: SERVER, today: TODAY, ...options });

  test('nothing changed', async () => {
    // What is committed is compared with itself: that is no verdict.
    const alone = await run();
    expect(alone).toMatchObject({
      ok: true,
      verdict: 'unknown',
      findings: [{ rule: 'compared-with-itself' }],
    });
    expect(verdictLine(alone)).toBe('main is what is checked, so nothing can be said about changes.');
    writeFileSync(join(repo, 'notes.txt'), 'x');
    const result = await run();
    expect(result).toMatchObject({ ok: true, verdict: 'unversioned', changes: [], level: 'none' });
    expect(result.findings).toEqual([]);
  });

  test('another status, another media type and a field that is gone, of the commit and of the description', async () => {
    const document = join(repo, 'openapi.json');
    const { servers } = await readServers(repo, SERVER);
    writeFileSync(document, openapi(servers[0] as Server, {}, { handlers: true }));
    expect(await run({ base: document })).toMatchObject({ changes: [] });
    edit('respond json {"ok": yes}', 'respond 202 json {"ok": yes}');
    edit('Kiln.json({"limpo": yes})', 'Kiln.json({})');
    edit('respond html $"<h1>Loja</h1>', 'respond json $"<h1>Loja</h1>');
    const told = [
      'major resposta-removed GET /saude#responses/200',
      'minor resposta-added GET /saude#responses/202',
      'major resposta-campo-removed DELETE /admin/cache/:chave#responses/200/limpo',
      'major resposta-tipo-removed GET /#responses/200/text/html',
      'minor resposta-tipo-added GET /#responses/200/application/json',
      // A text is sent as it is: no JSON, and of what shape nobody knows.
      'info respostas-opened GET /#responses/respostas',
    ].sort();
    for (const base of [{}, { base: document }]) {
      const { changes } = await run(base);
      expect(changes.map(({ level, rule, path }) => `${level} ${rule} ${path}`).sort()).toEqual(told);
    }
  });

  test('what breaks clients fails, unless the committed description has a raised version or it is accepted', async () => {
    const describe = async (versao: string) => {
      const { servers } = await readServers(repo, SERVER);
      mkdirSync(join(repo, 'docs/api'), { recursive: true });
      writeFileSync(join(repo, 'docs/api/openapi.json'), openapi(servers[0] as Server, { versao }));
      const files = [{ path: 'openapi.json', source: SERVER }];
      const list = JSON.stringify({ generator: 'refdata-action', files });
      writeFileSync(join(repo, 'docs/api/.refdata-api-docs.json'), list);
    };
    const said = async (options: object = {}) => {
      const { ok, findings } = await run(options);
      return [ok, ...findings.filter(({ level }) => level === 'error').map(({ message }) => message)];
    };
    await describe('1.4.0');
    gitIn(repo, 'add', '--all');
    gitIn(repo, 'commit', '--quiet', '-m', 'two');
    edit('"/saude"', '"/vivo"');
    const breaks = `Clients of ${SERVER} break, and the version of its description`;
    expect(await said()).toEqual([false, `${breaks} is still 1.4.0.`]);
    await describe('1.5.0');
    expect(await said()).toEqual([false, `${breaks} went from 1.4.0 to 1.5.0, which is too little.`]);
    await describe('2.0.0');
    expect(await said()).toEqual([true]);
    await describe('1.4.0');
    expect(await said({ failOn: 'none' })).toEqual([true]);
    const exception =
      '- rule: rota-removed\n  path: GET /saude\n  reason: nobody calls it\n  expires: 2026-12-31\n';
    writeFileSync(join(repo, '.refdata-ignore.yml'), exception);
    // Nobody excepts what they change themselves: the exceptions of the base hold.
    expect((await run()).ok).toBe(false);
    gitIn(repo, 'add', '.refdata-ignore.yml');
    gitIn(repo, 'commit', '--quiet', '-m', 'three');
    expect((await run()).ok).toBe(true);
  });

  test('a raised version counts where no list names the description, as of what a command line wrote', async () => {
    const describe = async (path: string, versao: string) => {
      const { servers } = await readServers(repo, SERVER);
      mkdirSync(dirname(join(repo, path)), { recursive: true });
      writeFileSync(join(repo, path), openapi(servers[0] as Server, { versao }));
    };
    const commit = () => {
      gitIn(repo, 'add', '--all');
      gitIn(repo, 'commit', '--quiet', '-m', 'more');
    };
    const said = async () =>
      (await run()).findings.map(({ message }) => message.split(' ').slice(-2).join(' '));
    await describe('docs/openapi.json', '1.0.0');
    commit();
    edit('"/saude"', '"/vivo"');
    expect(await said()).toEqual(['still 1.0.0.']);
    await describe('docs/openapi.json', '2.0.0');
    expect(await said()).toEqual([]);
    // Of several, that in the folder of the server counts, or that below the path of its source.
    await describe('docs/loja/openapi.json', '2.0.0');
    commit();
    edit('"/vivo"', '"/viva"');
    await describe('docs/openapi.json', '3.0.0');
    expect(await said()).toEqual(['still 2.0.0.']);
    await describe('docs/loja/openapi.json', '3.0.0');
    expect(await said()).toEqual([]);
  });

  test('a route that moved and a parameter that was renamed, with their lines', async () => {
    edit('"/saude"', '"/vivo"');
    edit('/cache/:chave', '/cache/:nome');
    const { level, ok, changes } = await run();
    expect({ level, ok }).toEqual({ level: 'major', ok: false });
    const line = (text: string) =>
      readFileSync(join(repo, SERVER), 'utf8')
        .split('\n')
        .findIndex(each => each.includes(text)) + 1;
    expect(changes).toMatchObject([
      {
        rule: 'rota-removed',
        path: 'GET /saude',
        side: 'base',
        place: { file: SERVER, line: line('"/vivo"') },
      },
      {
        rule: 'rota-parametro-renamed',
        path: 'DELETE /admin/cache/:nome#params/chave',
        before: 'chave',
        after: 'nome',
      },
      { rule: 'rota-added', path: 'GET /vivo', side: 'head', place: { file: SERVER, line: line('"/vivo"') } },
    ]);
    expect((await run({ failOn: 'major' })).ok).toBe(false);
    expect((await run({ failOn: 'any' })).ok).toBe(false);
  });

  test('against a description that was written before', async () => {
    const base = join(repo, 'openapi.json');
    writeFileSync(
      base,
      JSON.stringify({ openapi: '3.1.0', paths: { '/saude': { get: {} }, '/velha': { get: {} } } }),
    );
    const { changes } = await run({ base });
    expect(changes).toContainEqual(expect.objectContaining({ rule: 'rota-removed', path: 'GET /velha' }));
    expect(changes.map(({ path }) => path)).not.toContain('GET /saude');
    writeFileSync(base, '<html>');
    await expect(run({ base })).rejects.toThrow(/is not JSON/);
    writeFileSync(base, '{}');
    await expect(run({ base })).rejects.toThrow(/no OpenAPI document/);
    await expect(run({ base: 'https://lume.example/openapi.json' })).rejects.toThrow(/is an address/);
  });

  test('another address of a server is told where both sides are documents that say one', async () => {
    const write = (file: string, servers: string) =>
      writeFileSync(
        join(repo, file),
        `openapi: 3.0.3\ninfo: { title: T, version: 1.0.0 }\n${servers}paths: { /a: { get: { responses: { 200: { description: ok } } } } }\n`,
      );
    const at = (url: string) => `servers: [{ url: '${url}' }]\n`;
    const between = async (before: string, after: string) => {
      write('old.yaml', before);
      write('new.yaml', after);
      const { ok, level, findings } = await run({ server: 'new.yaml', base: join(repo, 'old.yaml') });
      return [ok, level, ...findings.map(({ rule, message }) => `${rule}: ${message}`)];
    };
    const [v1, v2] = ['https://loja.example/v1', 'https://loja.example/v2'] as const;
    expect(await between(at(v1), at(v2))).toEqual([
      true,
      'none',
      `routes-moved: The address of new.yaml was ${v1} and is ${v2}.`,
    ]);
    for (const [before, after] of [
      [v1, `${v1}/`],
      [v1, '/v2'],
      ['/v1', v2],
    ] as const)
      expect(await between(at(before), at(after))).toEqual([true, 'none']);
    expect(await between(at(v1), '')).toEqual([true, 'none']);
  });

  test('another port of a server is told, by its name', async () => {
    const between = async (before: string, after: string) => {
      writeFileSync(join(repo, 'p.df'), before);
      gitIn(repo, 'add', '--all');
      gitIn(repo, 'commit', '--quiet', '--allow-empty', '-m', 'port');
      writeFileSync(join(repo, 'p.df'), after);
      const { ok, findings } = await run({ server: 'p.df' });
      return [ok, ...findings.map(({ rule, message }) => `${rule}: ${message}`)];
    };
    const on = (port: string) =>
      `adopt Kiln\nserver loja on ${port}:\n    route GET "/a":\n        respond 204\n`;
    expect(await between(on('8080'), on('9090'))).toEqual([
      true,
      'routes-moved: The address of loja was http://127.0.0.1:8080 and is http://127.0.0.1:9090.',
    ]);
    for (const [before, after] of [
      ['8080', '0'],
      ['0', '8080'],
      ['8080', 'int(env_var("PORT"))'],
    ] as const)
      expect((await between(on(before), on(after))).filter(each => /moved/.test(String(each)))).toEqual([]);
  });

  test('a document that describes itself says its version itself', async () => {
    const server = 'api.yaml';
    const write = (version: string, path: string) =>
      writeFileSync(
        join(repo, server),
        `openapi: 3.1.0\ninfo: { title: Loja, version: ${version} }\npaths:\n  ${path}:\n    get: { responses: { '200': { description: ok } } }\n`,
      );
    write('1.2.0', '/saude');
    gitIn(repo, 'add', '--all');
    gitIn(repo, 'commit', '--quiet', '-m', 'described');
    write('1.3.0', '/vivo');
    expect(await run({ server })).toMatchObject({
      ok: false,
      findings: [
        {
          rule: 'routes-not-raised',
          message: expect.stringMatching(/went from 1\.2\.0 to 1\.3\.0, which is too little/),
          remedy: expect.stringMatching(/^Raise info\.version in api\.yaml/),
        },
      ],
    });
    write('2.0.0', '/vivo');
    expect(await run({ server })).toMatchObject({ ok: true, level: 'major', findings: [] });
  });

  test('against its own description, which a build has committed: nothing, and then only what was edited', async () => {
    const base = join(repo, 'openapi.json');
    const [shop] = (await readServers(repo, SERVER)).servers;
    writeFileSync(base, openapi(shop as Server));
    expect((await run({ base })).changes).toEqual([]);
    edit('"/saude"', '"/vivo"');
    edit('Kiln.validar(Catalogo.PRODUTO)', 'Kiln.validar({"nome": {"tipo": "texto", "obrigatorio": yes}})');
    const { changes } = await run({ base });
    expect(
      changes.filter(({ rule }) => rule.startsWith('rota-')).map(({ rule, path }) => [rule, path]),
    ).toEqual([
      ['rota-removed', 'GET /saude'],
      ['rota-added', 'GET /vivo'],
    ]);
    const checked = changes.filter(({ rule }) => rule.startsWith('validacao-'));
    expect(new Set(checked.map(({ path }) => path.split('#')[0]))).toEqual(
      new Set([
        'POST /api/v1/produtos',
        'PUT /api/v1/produtos/:id',
        'POST /api/v1/pedidos',
        'POST /api/v1/pedidos/:id/cancelar',
      ]),
    );
    const files = checked.map(({ place, side }) => [side, place?.file]);
    expect(new Set(files.map(String))).toEqual(new Set(['base,openapi.json', `head,${SERVER}`]));
  });

  test('who is let in, of the commit and of the description', async () => {
    const document = join(repo, 'openapi.json');
    const lines = [
      'adopt Kiln',
      'action conhecido(senha):',
      '    yield senha',
      'server s on 8080:',
      '    middleware Kiln.auth(conhecido)',
      '    route GET "/conta":',
      '        respond json {"ok": yes}',
      '',
    ];
    writeFileSync(join(repo, SERVER), lines.join('\n'));
    gitIn(repo, 'commit', '--quiet', '--all', '-m', 'acesso');
    const { servers } = await readServers(repo, SERVER);
    writeFileSync(document, openapi(servers[0] as Server, {}, { handlers: true }));
    edit('Kiln.auth(conhecido)', 'Kiln.auth(conhecido, "Basic")');
    for (const base of [{}, { base: document }]) {
      const { changes } = await run(base);
      expect(changes.filter(({ rule }) => rule.startsWith('acesso-'))).toMatchObject([
        { rule: 'acesso-changed', level: 'major', before: 'bearer', after: 'basic' },
      ]);
    }
  });

  test('a schema that three operations of a document share: one cause, at its line', async () => {
    const write = (name: string, required: string) =>
      writeFileSync(
        join(repo, name),
        [
          'openapi: 3.1.0',
          'info: { title: Loja, version: 1.0.0 }',
          'paths:',
          ...['a', 'b', 'c'].flatMap(path => [
            `  /${path}:`,
            '    post:',
            '      requestBody:',
            '        content: { application/json: { schema: { $ref: "#/components/schemas/Item" } } }',
            '      responses: { "200": { description: ok } }',
          ]),
          'components:',
          '  schemas:',
          `    Item: { type: object, properties: { nome: { type: string } }, required: [${required}] }`,
          '',
        ].join('\n'),
      );
    write('base.yaml', '');
    write('api.yaml', 'nome');
    const { changes, causes } = await run({ base: join(repo, 'base.yaml'), server: 'api.yaml' });
    expect(changes).toHaveLength(3);
    expect(causes).toMatchObject([{ level: 'major', place: { file: 'api.yaml', line: 21 } }]);
    expect(causes[0]?.changes).toHaveLength(3);
  });

  test('whatever a server is, its own description says the same', () => {
    fc.assert(
      fc.property(anyServer, any => {
        const written = routesOfOpenapi(JSON.parse(openapi(any)), 'openapi.json');
        expect(routeChanges(written, describedRoutes(any))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  test('a list of routes in place of a server file', async () => {
    const list = (...paths: string[]) => {
      const routes = paths.map(path => ({ method: 'GET', path }));
      writeFileSync(join(repo, 'rotas.json'), JSON.stringify(routes));
    };
    list('/a', '/b');
    gitIn(repo, 'add', '--all');
    gitIn(repo, 'commit', '--quiet', '-m', 'list');
    list('/a', '/c');
    const { changes } = await run({ server: 'rotas.json' });
    expect(changes.map(({ rule, path }) => [rule, path])).toEqual([
      ['rota-removed', 'GET /b'],
      ['rota-added', 'GET /c'],
    ]);
  });

  test('a base that cannot be read is reported, and a head that mends it passes', async () => {
    const good = readFileSync(join(repo, SERVER), 'utf8');
    writeFileSync(join(repo, SERVER), `${good}\n\tx := 1\n`);
    gitIn(repo, 'commit', '--quiet', '--all', '-m', 'broken');
    writeFileSync(join(repo, SERVER), good);
    const result = await run();
    expect(result).toMatchObject({ ok: true, verdict: 'unknown', changes: [] });
    expect(result.findings.filter(({ rule }) => rule === 'base-not-built')).toMatchObject([
      { level: 'warning', message: expect.stringMatching(/src\/app\.df:\d+/) },
    ]);
  });

  test('a base that has no such file', async () => {
    cpSync(join(repo, SERVER), join(repo, 'src/outra.df'));
    expect(await run({ server: 'src/outra.df' })).toMatchObject({ ok: true, verdict: 'first', changes: [] });
    await expect(run({ server: 'src/nada.df' })).rejects.toThrow(/no server file/);
    await expect(run({ server: '../x.df' })).rejects.toThrow(/no server file/);
    await expect(run({ server: 'src' })).rejects.toThrow('src is a folder, and the routes of a server');
  });
});
