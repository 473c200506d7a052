import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { workflowPoints } from '../../src/commands/doctor/workflows.js';
import { serve } from '../../src/commands/serve.js';
import { cleanUp, contentsOf, folderWith, ROOT, refdataInProcess, TINY } from './run-cli.js';

afterAll(cleanUp);

interface Point {
  readonly area: string;
  readonly name: string;
  readonly state: string;
  readonly message: string;
  readonly remedy: string | null;
  readonly findings: readonly { readonly rule: string }[];
}

/** What doctor says as JSON: its exit code, and `state message` of each point by its name. */
async function diagnosed(repo: string, ...more: string[]) {
  const { code, stdout, stderr } = await refdataInProcess(['doctor', '--repo', repo, '--json', ...more]);
  expect(stderr).toBe('');
  const { ok, points } = JSON.parse(stdout) as { ok: boolean; points: Point[] };
  expect(ok).toBe(code === 0);
  return { code, points, of: (name: string) => points.find(point => point.name === name) as Point };
}

describe('refdata doctor', () => {
  it('says of the example that all is well, and leaves it as it was', async () => {
    const repo = join(ROOT, 'examples', 'lume');
    const before = contentsOf(repo);
    const { code, stdout } = await refdataInProcess(['doctor', '--repo', repo]);
    expect(code).toBe(0);
    expect(stdout).not.toMatch(/attention|broken/);
    expect(stdout).toMatch(/ok +list +sintaxe\.reservadas +63 entries\./);
    expect(stdout).toMatch(/ok +build +refdata build +It succeeds\./);
    expect(stdout).toMatch(
      /skipped +address +https:\/\/lume\.example +It was not asked\.\n +-> refdata doctor --network --repo /,
    );
    expect(contentsOf(repo)).toEqual(before);
  });

  it('tells lists from each other, and what mends each', async () => {
    const repo = folderWith({
      ...TINY,
      'refdata.yml': `${TINY['refdata.yml'].replace('#WORDS', '#WORD')}embutidas: { command: [no-such-program, x] }\n`,
    });
    const { code, of } = await diagnosed(repo);
    expect(code).toBe(1);
    expect(of('sintaxe.reservadas')).toMatchObject({
      state: 'broken',
      remedy: `refdata extract sintaxe.reservadas --repo ${repo}`,
      findings: [{ rule: 'table-missing' }],
    });
    expect(of('erros')).toMatchObject({ state: 'ok', message: '2 entries.' });
    expect(of('embutidas')).toMatchObject({ state: 'skipped', findings: [{ rule: 'command-off' }] });
    expect(of('refdata build')).toMatchObject({ state: 'skipped' });
    expect(of('no-such-program')).toMatchObject({ area: 'tools', state: 'attention' });
    const { stdout } = await refdataInProcess(['doctor', '--repo', repo]);
    expect(stdout).toMatch(/error table-missing\n {2}refdata\.yml:8:7 .*\n.*There is WORDS/);
  });

  it('finds what only the whole has, and data that is another than what is committed', async () => {
    const repo = folderWith({
      ...TINY,
      'refdata.yml': `${TINY['refdata.yml']}check: { committed: site }\nenderecos: enderecos.json\n`,
    });
    expect((await diagnosed(repo)).of('site')).toMatchObject({
      state: 'attention',
      remedy: `refdata build --out site --repo ${repo}`,
    });
    await refdataInProcess(['build', '--repo', repo, '--out', join(repo, 'site')]);
    const fresh = await diagnosed(repo);
    expect(fresh.of('site')).toMatchObject({ state: 'ok' });
    expect(fresh.of('refdata build').findings.map(({ rule }) => rule)).toContain('address-unrecorded');
    writeFileSync(join(repo, 'tokens.py'), 'WORDS = {"se": "condicional", "fim": "o fim"}\n');
    expect((await diagnosed(repo)).of('site')).toMatchObject({
      state: 'attention',
      message: expect.stringMatching(/^\d+ files are not what is built: .*api\/manifest\.json/),
    });
  });

  it('begins where there is no configuration, or one that does not hold', async () => {
    const none = await diagnosed(folderWith({ 'a.txt': '' }));
    expect([none.code, none.of('refdata.yml').remedy]).toEqual([
      1,
      expect.stringMatching(/^refdata init --repo /),
    ]);
    const wrong = await diagnosed(folderWith({ ...TINY, 'refdata.yml': 'nome: x\nsyntax: {}\n' }));
    expect(wrong.of('refdata.yml')).toMatchObject({
      state: 'broken',
      remedy: expect.stringMatching(/Then: /),
    });
    expect(wrong.of('refdata.yml').findings.length).toBeGreaterThan(1);
  });

  it('a kept file that is none breaks nothing but itself', async () => {
    const repo = folderWith({ ...TINY, 'refdata.proof.json': '{"lists": 1}' });
    const { code, of } = await diagnosed(repo);
    expect([code, of('refdata.proof.json').state, of('erros').state]).toEqual([1, 'broken', 'ok']);
  });

  it('holds a proof against what is read', async () => {
    const dump = `console.log(JSON.stringify(['se']))`;
    const repo = folderWith({
      ...TINY,
      'dump.js': dump,
      'refdata.yml': `${TINY['refdata.yml']}prove: { sintaxe: { reservadas: { command: [node, dump.js] } } }\n`,
    });
    expect((await diagnosed(repo)).of('refdata.proof.json')).toMatchObject({ state: 'attention' });
    const { code } = await refdataInProcess(['prove', '--repo', repo, '--allow-commands']);
    expect(code).toBe(0);
    const proved = await diagnosed(repo);
    expect(proved.of('refdata.proof.json')).toMatchObject({ state: 'ok', message: 'It holds for 1 list.' });
    expect(proved.of('sintaxe.reservadas').message).toBe('1 entry, 1 of 1 proved.');
    writeFileSync(join(repo, 'tokens.py'), 'WORDS = {"fim": "x"}\n');
    expect((await diagnosed(repo)).of('refdata.proof.json')).toMatchObject({
      remedy: `refdata prove --allow-commands --repo ${repo}`,
    });
  });

  it('a schema that editors cannot find, and a repository without commits', async () => {
    const modeline = '# yaml-language-server: $schema=nada.json\n';
    const repo = folderWith({ ...TINY, 'refdata.yml': modeline + TINY['refdata.yml'] });
    const before = await diagnosed(repo);
    expect(before.of('schema for editors')).toMatchObject({
      state: 'attention',
      message: expect.stringMatching(/no file nada\.json/),
    });
    expect(before.of('git').state).toBe('attention');
    writeFileSync(join(repo, 'nada.json'), '{}');
    const git = (...args: string[]) => execFileSync('git', ['-C', repo, ...args], { stdio: 'ignore' });
    git('init');
    git('-c', 'user.name=A', '-c', 'user.email=a@a.example', 'commit', '--allow-empty', '-m', 'One');
    const after = await diagnosed(repo);
    expect([after.of('schema for editors').state, after.of('git').state]).toEqual(['ok', 'ok']);
  });
});

describe('the published address', () => {
  const at = (repo: string, address: string, versao = '1.0.0') =>
    writeFileSync(
      join(repo, 'refdata.yml'),
      `${TINY['refdata.yml'].replace('1.0.0', versao)}base_url: ${address}\n`,
    );

  it('is asked when that is wanted: what is live, and who may read it', async () => {
    const repo = folderWith(TINY);
    await refdataInProcess(['build', '--repo', repo, '--out', join(repo, 'site')]);
    const server = await serve({ folder: join(repo, 'site'), port: 0 });
    try {
      at(repo, server.baseUrl);
      expect((await diagnosed(repo)).of(server.baseUrl).state).toBe('skipped');
      const same = await diagnosed(repo, '--network');
      expect(same.of(server.baseUrl)).toMatchObject({ state: 'ok', message: 'versao 1.0.0 is live.' });
      expect(same.of('CORS').state).toBe('ok');
      at(repo, server.baseUrl, '1.1.0');
      expect((await diagnosed(repo, '--network')).of(server.baseUrl)).toMatchObject({
        state: 'attention',
        message: expect.stringMatching(/1\.0\.0 is live, and 1\.1\.0 is declared/),
      });
    } finally {
      await server.close();
    }
    const gone = await diagnosed(repo, '--network');
    expect([gone.code, gone.of(server.baseUrl).state]).toEqual([1, 'broken']);
  });

  it('that lets no page of another origin read it, and one with something else', async () => {
    const yesterday = new Date(Date.now() - 50 * 3600 * 1000).toUTCString();
    const server = createServer(({ url }, response) => {
      response.setHeader('Last-Modified', yesterday);
      if (url === '/api/index.json') response.end('{"versao": "1.0.0"}');
      else if (url === '/other/api/index.json') response.end('<p>');
      else response.writeHead(404).end();
    }).listen(0, '127.0.0.1');
    await new Promise(done => server.once('listening', done));
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    try {
      const repo = folderWith(TINY);
      at(repo, address);
      const closed = await diagnosed(repo, '--network');
      expect(closed.of('CORS')).toMatchObject({
        state: 'broken',
        message: expect.stringMatching(/not there/),
      });
      expect(closed.of(address).message).toBe('versao 1.0.0 is live, of 2 days ago.');
      at(repo, `${address}/other`);
      expect((await diagnosed(repo, '--network')).of(`${address}/other`).state).toBe('broken');
      at(repo, `${address}/nada`);
      expect((await diagnosed(repo, '--network')).of(`${address}/nada`).message).toMatch(/answers 404/);
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });
});

describe('workflows', () => {
  const said = (text: string) =>
    workflowPoints([{ path: 'w.yml', text }]).map(({ state, remedy }) => [state, remedy]);
  const call = (name: string, permissions: string, ref = 'v1') =>
    said(
      `jobs:\n  a:\n    permissions: ${permissions}\n    uses: refdata/refdata-action/.github/workflows/${name}.yml@${ref}\n`,
    );

  it('what ours take is what their jobs say', () => {
    const folder = join(ROOT, '.github', 'workflows');
    const ours = readdirSync(folder).filter(name =>
      /^ {2}workflow_call:/m.test(readFileSync(join(folder, name), 'utf8')),
    );
    expect(ours.length).toBeGreaterThan(5);
    for (const file of ours) {
      const { jobs } = parse(readFileSync(join(folder, file), 'utf8')) as {
        jobs: Record<string, { permissions?: Record<string, string> }>;
      };
      const taken: Record<string, string> = {};
      for (const { permissions = {} } of Object.values(jobs))
        for (const [scope, grant] of Object.entries(permissions))
          if (taken[scope] !== 'write') taken[scope] = grant;
      const name = file.replace('.yml', '');
      expect([name, call(name, JSON.stringify(taken))]).toEqual([name, [['ok', null]]]);
      for (const scope of Object.keys(taken)) {
        const { [scope]: lacking, ...rest } = taken;
        const remedy = `Write below the job: permissions: { ${scope}: ${lacking} }`;
        expect([name, call(name, JSON.stringify(rest))]).toEqual([name, [['broken', remedy]]]);
      }
    }
  });

  it('branches, names that there are not, and grants of whatever the repository has', () => {
    expect(call('preview', '{ contents: read }', 'main')).toEqual([
      ['attention', 'uses: refdata/refdata-action/.github/workflows/preview.yml@v1'],
    ]);
    expect(call('preview', 'read-all', '0123456789012345678901234567890123456789')).toEqual([['ok', null]]);
    expect(call('previw', '{}')).toEqual([['broken', expect.stringMatching(/^Did you mean preview\.yml\?/)]]);
    const step = (top: string, uses: string) =>
      said(`${top}jobs:\n  a:\n    steps:\n      - run: ls\n      - uses: ${uses}\n`);
    expect(step('', 'refdata/refdata-action@v1')).toEqual([
      ['attention', expect.stringMatching(/permissions/)],
    ]);
    expect(step('permissions: {}\n', './tools/refdata-action')).toEqual([['ok', null]]);
    expect(step('permissions: {}\n', 'fork/refdata-action')).toEqual([
      ['broken', 'uses: fork/refdata-action@v1'],
    ]);
    expect(said('refdata-action: [\n')).toEqual([['broken', expect.any(String)]]);
    expect(said('on: push\n')).toEqual([['attention', expect.stringMatching(/publishing\.md/)]]);
  });
});

it('grammars for editors that are not those of the lexico', async () => {
  const repo = folderWith({
    ...TINY,
    'refdata.yml': `${TINY['refdata.yml']}lexico:\n  nomes: { inicio: '\\p{L}', resto: '\\p{L}\\p{N}' }\n`,
  });
  expect((await diagnosed(repo)).of('lexico').state).toBe('ok');
  await refdataInProcess(['editor', '--repo', repo, '--only', 'prism', '--out', join(repo, 'editores')]);
  expect((await diagnosed(repo)).of('editores').state).toBe('ok');
  writeFileSync(join(repo, 'tokens.py'), 'WORDS = {"se": "c", "fim": "o fim"}\n');
  expect((await diagnosed(repo)).of('editores')).toMatchObject({ state: 'attention' });
  rmSync(join(repo, 'editores'), { recursive: true });
  expect(existsSync(join(repo, 'editores'))).toBe(false);
});
