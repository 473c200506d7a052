import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { cleanUp, contentsOf, folderWith, ROOT, refdata, refdataInProcess, TINY } from './run-cli.js';

afterEach(cleanUp);

const LUME = ['build', '--repo', 'examples/lume'];

describe('a build', () => {
  test('writes the seven files, their schemas and a manifest that proves them', () => {
    const out = join(folderWith(), 'site');
    const { code, stdout, stderr } = refdata([...LUME, '--out', out]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^built Lume \d+\.\d+\.\d+ into .*: no findings\n/);
    const files = contentsOf(out);
    const api = [...files.keys()].filter(path => path.startsWith('api/'));
    expect(api).toEqual(
      [
        'comandos',
        'conteudos',
        'embutidas',
        'erros',
        'index',
        'lexico',
        'manifest',
        'modulos',
        'referencia',
        'sintaxe',
      ].map(name => `api/${name}.json`),
    );
    const manifest = JSON.parse(files.get('api/manifest.json') as string) as {
      files: { path: string; bytes: number; sha256: string; schema: string | null }[];
      source: { commit: string | null };
    };
    expect(new Set(manifest.files.map(file => file.path))).toEqual(
      new Set([...files.keys()].filter(path => path !== 'api/manifest.json').map(path => `/${path}`)),
    );
    for (const { path, bytes, sha256, schema } of manifest.files) {
      const written = readFileSync(join(out, path));
      expect([path, written.length, createHash('sha256').update(written).digest('hex')]).toEqual([
        path,
        bytes,
        sha256,
      ]);
      if (schema !== null) expect(files.has(schema.slice(1))).toBe(true);
    }
  });

  test('names the commit that it was built from', async () => {
    const repo = folderWith(TINY);
    const git = (...args: string[]) =>
      spawnSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t.example', ...args], {
        cwd: repo,
        encoding: 'utf8',
      }).stdout.trim();
    const source = async () => {
      await refdataInProcess(['build', '--repo', repo, '--out', join(repo, 'site')]);
      return (
        JSON.parse(readFileSync(join(repo, 'site', 'api', 'manifest.json'), 'utf8')) as { source: unknown }
      ).source;
    };
    expect(await source()).toEqual({ commit: null, modified: false });
    git('init', '-q');
    git('add', '.');
    git('commit', '-qm', 'first');
    expect(await source()).toEqual({ commit: git('rev-parse', 'HEAD'), modified: false });
    writeFileSync(join(repo, 'tokens.py'), 'WORDS = {"se": "outra"}\n');
    expect(await source()).toEqual({ commit: git('rev-parse', 'HEAD'), modified: true });
  });

  test('gives the same bytes again, from CRLF sources too, and in any folder', async () => {
    const build = async (files: Record<string, string>) => {
      const repo = folderWith(files);
      expect((await refdataInProcess(['build', '--repo', repo, '--out', join(repo, 'site')])).code).toBe(0);
      return contentsOf(join(repo, 'site'));
    };
    const once = await build(TINY);
    expect(await build(TINY)).toEqual(once);
    const crlf = Object.fromEntries(
      Object.entries(TINY).map(([path, text]) => [path, text.replaceAll('\n', '\r\n')]),
    );
    expect(await build(crlf)).toEqual(once);
    for (const [path, text] of once) {
      expect([path, text.endsWith('\n'), text.includes('\r'), text.charCodeAt(0) === 0xfeff]).toEqual([
        path,
        true,
        false,
        false,
      ]);
    }
  });

  test('--base-url and --docs-url go where they belong', async () => {
    const repo = folderWith(TINY);
    const { stdout } = await refdataInProcess([
      'build',
      '--repo',
      repo,
      '--out',
      join(repo, 'site'),
      '--base-url',
      'https://a.example/x/',
      '--docs-url',
      'https://b.example/d',
    ]);
    expect(stdout).toContain('https://a.example/x/api/index.json');
    const files = contentsOf(join(repo, 'site'));
    expect(JSON.parse(files.get('api/index.json') as string)).toMatchObject({
      documentacao: 'https://b.example/d',
    });
    expect(JSON.parse(files.get('api/manifest.json') as string)).toMatchObject({
      base_url: 'https://a.example/x',
    });
  });

  test('--config is relative to where the command is run', async () => {
    const repo = folderWith(TINY);
    const config = folderWith({ 'other.yml': TINY['refdata.yml'].replace('Tiny', 'Other') });
    const run = await refdataInProcess(
      ['build', '--repo', repo, '--config', 'other.yml', '--out', join(repo, 'site')],
      {
        cwd: config,
      },
    );
    expect(run.stdout).toContain('built Other 1.0.0');
  });

  test('--json is one object on standard output', async () => {
    const repo = folderWith(TINY);
    const { code, stdout } = await refdataInProcess([
      'build',
      '--repo',
      repo,
      '--out',
      join(repo, 'site'),
      '--json',
    ]);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      ok: true,
      nome: 'Tiny',
      versao: '1.0.0',
      counts: { reservadas: 1, codigos: 2 },
    });
  });
});

describe('the output folder', () => {
  const broken = { ...TINY, 'tokens.py': 'WORDS = {\n    "se": "condicional"\n' };

  test('is not touched by a build with errors', async () => {
    const repo = folderWith(TINY);
    const out = join(repo, 'site');
    await refdataInProcess(['build', '--repo', repo, '--out', out]);
    const before = contentsOf(out);
    writeFileSync(join(repo, 'tokens.py'), broken['tokens.py']);
    const { code, stderr } = await refdataInProcess(['build', '--repo', repo, '--out', out]);
    expect(code).toBe(1);
    expect(stderr).toMatch(/tokens\.py:\d+/);
    expect(stderr).toContain('nothing written');
    expect(contentsOf(out)).toEqual(before);
    expect(readdirSync(repo).filter(name => name.startsWith('.site'))).toEqual([]);
  });

  test('is replaced whole: what the last build wrote and this one does not is gone', async () => {
    const repo = folderWith(TINY);
    const out = join(repo, 'site');
    await refdataInProcess(['build', '--repo', repo, '--out', out]);
    const manifestFile = join(out, 'api', 'manifest.json');
    const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as { files: { path: string }[] };
    manifest.files.push({ path: '/api/old.json' });
    writeFileSync(manifestFile, JSON.stringify(manifest));
    writeFileSync(join(out, 'api', 'old.json'), '{}');
    expect((await refdataInProcess(['build', '--repo', repo, '--out', out])).code).toBe(0);
    expect(existsSync(join(out, 'api', 'old.json'))).toBe(false);
  });

  test('with files of the user is refused, and nothing in it is lost', async () => {
    const repo = folderWith(TINY);
    const out = join(repo, 'docs');
    mkdirSync(out);
    writeFileSync(join(out, 'notes.md'), 'mine');
    const { code, stderr } = await refdataInProcess(['build', '--repo', repo, '--out', out]);
    expect(code).toBe(2);
    expect(stderr).toContain('notes.md');
    expect(stderr).toContain('--out');
    expect(contentsOf(out)).toEqual(new Map([['notes.md', 'mine']]));
    expect((await refdataInProcess(['build', '--repo', repo, '--out', repo])).code).toBe(2);
    expect(existsSync(join(repo, 'refdata.yml'))).toBe(true);
  });

  test('of somebody else keeps what is his, and of ours what this build writes', async () => {
    const repo = folderWith({ ...TINY, 'public/index.html': '<p>', 'public/api/other.json': '{}' });
    const out = join(repo, 'public');
    const into = (...args: string[]) => refdataInProcess(['build', '--repo', repo, '--into', out, ...args]);
    // Committed by hand, before there was a manifest.
    writeFileSync(join(out, 'api', 'erros.json'), 'old');
    expect(await into()).toMatchObject({ code: 0, stderr: '' });
    const first = contentsOf(out);
    expect(first.get('index.html')).toBe('<p>');
    expect(first.get('api/other.json')).toBe('{}');
    expect(first.get('api/erros.json')).toContain('TY0101');
    // All but the pages, which would be among his; where he has none, everything.
    await refdataInProcess(['build', '--repo', repo, '--out', join(repo, 'alone')]);
    const alone = contentsOf(join(repo, 'alone'));
    const data = [...alone.keys()].filter(path =>
      /^(api|schemas)\/(?!referencia|search|manifest)/.test(path),
    );
    expect(data.length).toBeGreaterThan(10);
    for (const path of data) expect([path, first.get(path)]).toEqual([path, alone.get(path)]);
    expect((await refdataInProcess(['validate', join(repo, 'alone')])).code).toBe(0);
    await refdataInProcess(['build', '--repo', repo, '--into', join(repo, 'new')]);
    expect(contentsOf(join(repo, 'new'))).toEqual(alone);
    // A file of an earlier build, by its manifest, which this one does not write.
    const manifest = JSON.parse(first.get('api/manifest.json') as string) as { files: { path: string }[] };
    manifest.files.push({ path: '/old/page.html' }, { path: '/../tokens.py' });
    mkdirSync(join(out, 'old'));
    writeFileSync(join(out, 'old', 'page.html'), '');
    writeFileSync(join(out, 'api', 'manifest.json'), JSON.stringify(manifest));
    expect((await into()).code).toBe(0);
    expect(contentsOf(out)).toEqual(first);
    expect(existsSync(join(out, 'old'))).toBe(false);
    expect(existsSync(join(repo, 'tokens.py'))).toBe(true);
  });

  test('of somebody else is left alone where ours would take his places, or leave it', async () => {
    const repo = folderWith({ ...TINY, 'public/schemas/index.schema.json': 'his', 'away/x': '' });
    const into = () => refdataInProcess(['build', '--repo', repo, '--into', join(repo, 'public')]);
    expect(await into()).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(
        /files of somebody else in places of ours: schemas\/index\.schema\.json\./,
      ),
    });
    rmSync(join(repo, 'public', 'schemas'), { recursive: true });
    symlinkSync(join(repo, 'away'), join(repo, 'public', 'api'));
    expect(await into()).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('links that lead out of it'),
    });
    expect([...contentsOf(join(repo, 'away')).keys()]).toEqual(['x']);
    expect([...contentsOf(join(repo, 'public')).keys()]).toEqual([]);
  });

  test('that is a file is refused', async () => {
    const repo = folderWith({ ...TINY, site: 'a file' });
    const { code, stderr } = await refdataInProcess(['build', '--repo', repo, '--out', join(repo, 'site')]);
    expect(code).toBe(2);
    expect(stderr).toContain('--out');
    expect(readFileSync(join(repo, 'site'), 'utf8')).toBe('a file');
  });
});

describe('wrong use', () => {
  test.each([
    [['biuld'], 'Did you mean build?'],
    [['build', '--ouut', 'x'], 'Did you mean --out?'],
    [['validate'], "Missing required argument 'target'"],
    [['build', '--repo', 'no/such/folder'], 'no/such/folder'],
    [['build', '--repo', 'examples'], 'There is no refdata.yml'],
    [['build', '--repo', 'examples/lume', '--config', 'nothing.yml'], 'nothing.yml'],
    [['build', '--repo', 'examples/lume', '--base-url', 'lume.example'], '--base-url is "lume.example"'],
    [['build', '--repo', 'examples/lume', '--base-url', 'https:/lume.example'], '--base-url is "https:/lume'],
    [['serve', 'examples'], 'refdata build'],
    [['serve', '--port', '99999'], '--port is "99999"'],
    [['validate', 'no/such/folder'], 'no/such/folder'],
  ])('%j exits with 2 and says %s', (args, message) => {
    const { code, stderr, stdout } = refdata(args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(message);
    expect(stderr).not.toMatch(/\n\s+at /);
  });

  test('a wrong configuration is reported as JSON too', async () => {
    const repo = folderWith({ 'refdata.yml': 'nome: X\n' });
    const { code, stdout } = await refdataInProcess(['build', '--repo', repo, '--json']);
    expect(code).toBe(2);
    const { ok, error } = JSON.parse(stdout) as {
      ok: boolean;
      error: { findings: { place: { file: string; line: number } }[] };
    };
    expect(ok).toBe(false);
    expect(error.findings.length).toBeGreaterThan(2);
    for (const finding of error.findings)
      expect(finding.place).toMatchObject({ file: 'refdata.yml', line: expect.any(Number) });
  });
});

describe('colours', () => {
  const coloured = (env: Record<string, string>) =>
    refdata(['build', '--repo', 'nowhere'], { env }).stderr.includes('\u001b[');

  test('only when they are wanted', () => {
    expect(coloured({})).toBe(false);
    expect(coloured({ FORCE_COLOR: '1' })).toBe(true);
    expect(coloured({ FORCE_COLOR: '1', NO_COLOR: '1' })).toBe(false);
  });
});

test('every command has help with an example', () => {
  for (const command of ['build', 'validate', 'explain', 'serve']) {
    const { code, stdout } = refdata([command, '--help']);
    expect(code).toBe(0);
    expect(stdout).toContain(`Usage: refdata ${command}`);
    expect(stdout).toContain('Example:');
  }
  expect(refdata(['--help']).stdout).toContain(
    'Exit codes: 0 fine, 1 findings, 2 wrong use or configuration, 3 a bug of refdata.',
  );
});

test('a reader that stops early is no error', () => {
  const cli = join(ROOT, 'dist', 'cli', 'index.js');
  const command = `node "${cli}" build --repo examples/lume --json --out "${join(folderWith(), 'site')}" | head -c 10`;
  const { stderr, stdout } = spawnSync('bash', ['-c', command], { cwd: ROOT, encoding: 'utf8' });
  expect([stdout.length, stderr]).toEqual([10, '']);
});
