import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { build as buildSite } from '../../src/commands/build.js';
import { checkRegistryAt } from '../../src/commands/registry-check.js';
import { validate } from '../../src/commands/validate.js';
import { schemaBreaches } from '../../src/contract/schema-breaches.js';
import { describeWithPublished, PUBLISHED } from '../published/published.js';
import {
  archiveOf,
  build,
  CONFIG,
  cleanUp,
  filesIn,
  folderWith,
  manifest,
  mistake,
  packageFiles,
  serveFolder,
  sha256,
  TWO,
  write,
} from './workshop.js';

afterEach(cleanUp);

const read = (folder: string, path: string) => JSON.parse(readFileSync(join(folder, path), 'utf8'));
const bytesOf = (folder: string) =>
  new Map(filesIn(folder).map(path => [path, sha256(readFileSync(join(folder, path)))]));
const with_ = (...lines: string[]) => CONFIG + lines.map(line => `  ${line}\n`).join('');

/** A published registry of {@link TWO}. */
async function published(files: Readonly<Record<string, string>> = TWO): Promise<string> {
  const out = join(folderWith(), 'registry');
  expect((await build(folderWith(files), out)).findings).toEqual([]);
  return out;
}

describe('building a registry', () => {
  it('writes the index, config.json, a file for each package, and the archives', async () => {
    const out = await published();
    expect(filesIn(out)).toEqual([
      'config.json',
      'index.json',
      'pacotes/documento-1.0.1.tar.gz',
      'pacotes/documento.json',
      'pacotes/texto-1.0.0.tar.gz',
      'pacotes/texto.json',
    ]);
    const index = read(out, 'index.json');
    expect(schemaBreaches('registro', index)).toEqual([]);
    expect(schemaBreaches('config', read(out, 'config.json'))).toEqual([]);
    expect(schemaBreaches('pacote', read(out, 'pacotes/texto.json'))).toEqual([]);
    expect(read(out, 'pacotes/documento.json')).toEqual({
      registro: 'tiny',
      nome: 'documento',
      ...index.pacotes.documento,
    });
    expect(readFileSync(join(out, 'index.json'), 'utf8')).toMatch(
      /^\{\n "registro": "tiny",\n "pacotes": \{\n {2}"documento": \{\n {3}"descricao"[\s\S]*\}\n$/,
    );
    expect(await checkRegistryAt(out, { name: 'tiny' })).toMatchObject({
      registro: 'tiny',
      packages: 2,
      versions: 2,
      archives: 2,
      findings: [],
    });
  });

  it('gives the same bytes each time, whatever was there before', async () => {
    const first = await published();
    expect(bytesOf(await published(Object.fromEntries(Object.entries(TWO).reverse())))).toEqual(
      bytesOf(first),
    );
    const before = bytesOf(first);
    await build(folderWith(TWO), first, { previous: first });
    expect(bytesOf(first)).toEqual(before);
  });

  it.each(['in place', 'elsewhere', 'over HTTP'])('adds to what is published, %s', async where => {
    const old = await published();
    const out = where === 'in place' ? old : join(folderWith(), 'novo');
    const previous = where === 'over HTTP' ? `${await serveFolder(join(old, '..'))}/registry` : old;
    const repo = folderWith({
      'refdata.yml': CONFIG,
      ...packageFiles('texto', '1.10.0'),
      ...packageFiles('documento', '1.0.1', { texto: '^1.0.0' }),
      ...packageFiles('moeda', '0.1.0'),
    });
    expect((await build(repo, out, { previous })).findings).toEqual([]);
    expect(Object.keys(read(out, 'index.json').pacotes)).toEqual(['documento', 'moeda', 'texto']);
    expect(Object.keys(read(out, 'index.json').pacotes.texto.versoes)).toEqual(['1.0.0', '1.10.0']);
    expect(await checkRegistryAt(out, { previous: old })).toMatchObject({ archives: 4, findings: [] });
  });

  it('reads the previous registry from a branch of the repository', async () => {
    const repo = folderWith(TWO);
    const git = (...args: string[]) => {
      const { status, stderr } = spawnSync(
        'git',
        ['-C', repo, '-c', 'user.name=t', '-c', 'user.email=t@localhost', ...args],
        { encoding: 'utf8' },
      );
      if (status !== 0) throw new Error(stderr);
    };
    git('init', '--quiet', '--initial-branch=main');
    git('add', '.');
    git('commit', '--quiet', '-m', 'sources');
    git('checkout', '--quiet', '--orphan', 'gh-pages');
    const site = join(repo, 'registry');
    await build(repo, site);
    write(repo, { '.gitattributes': '* text eol=crlf\n*.gz text filter=evil\n' });
    git('add', '.');
    git('commit', '--quiet', '-m', 'site');
    git('config', 'filter.evil.smudge', 'touch owned; cat');
    git('checkout', '--quiet', '--force', 'main');
    rmSync(join(repo, 'registry'), { recursive: true, force: true });
    write(repo, {
      'refdata.yml': with_('previous: { branch: gh-pages }'),
      ...packageFiles('texto', '1.1.0'),
    });
    const out = join(folderWith(), 'registry');
    expect((await build(repo, out)).findings).toEqual([]);
    expect(await checkRegistryAt(out)).toMatchObject({ versions: 3, archives: 3, findings: [] });
    write(repo, { 'refdata.yml': with_('previous: { branch: pages }') });
    expect((await mistake(() => build(repo, out))).message).toBe(
      'There is no branch pages in the repository.',
    );
  });

  it('says what changed in a published version, and writes nothing', async () => {
    const out = await published();
    const before = bytesOf(out);
    const repo = folderWith({
      ...TWO,
      'pacotes/documento/forge.toml': manifest('documento', '1.0.1', { texto: '1.0.0' }),
      'pacotes/documento/novo.ty': 'x',
    });
    const { ok, findings } = await build(repo, out, { previous: out });
    expect(ok).toBe(false);
    expect(findings).toMatchObject([
      {
        rule: 'registry-changed',
        message: expect.stringMatching(
          /^documento 1\.0\.1 is published, and not the same: sha256 was [0-9a-f]{64} and is [0-9a-f]{64}; the dependency texto was "\^1\.0\.0" and is "1\.0\.0"; forge\.toml is another; novo\.ty is new\.$/,
        ),
        place: { file: 'pacotes/documento/forge.toml', line: 3 },
      },
    ]);
    expect(bytesOf(out)).toEqual(before);
  });

  it('keeps a published archive whose files are the same, whatever packed it', async () => {
    const out = await published();
    const files = ['forge.toml', 'src/main.ty'].map(path => ({
      name: `texto-1.0.0/${path}`,
      content: (TWO as Record<string, string>)[`pacotes/texto/${path}`] ?? '',
      mode: 0o664,
      uid: 1000,
    }));
    const other = await archiveOf([{ name: 'texto-1.0.0/', type: 'directory' }, ...files]);
    writeFileSync(join(out, 'pacotes/texto-1.0.0.tar.gz'), other);
    const index = read(out, 'index.json');
    index.pacotes.texto.versoes['1.0.0'].sha256 = sha256(other).toUpperCase();
    writeFileSync(join(out, 'index.json'), JSON.stringify(index));
    const fresh = join(folderWith(), 'fresh');
    expect((await build(folderWith(TWO), fresh, { previous: out })).findings).toEqual([]);
    expect(readFileSync(join(fresh, 'pacotes/texto-1.0.0.tar.gz'))).toEqual(other);
    expect((await checkRegistryAt(fresh)).findings).toEqual([]);
  });

  it('does not let packages vanish, unless they are archived or withdrawn', async () => {
    const out = await published({ ...TWO, ...packageFiles('velho', '1.0.0') });
    const repo = folderWith(TWO);
    expect((await build(repo, out, { previous: out })).findings).toMatchObject([
      {
        rule: 'registry-vanished',
        message: 'velho is published, and no manifest of the repository has this name.',
      },
    ]);
    write(repo, { 'refdata.yml': with_('archived: [velho]') });
    expect((await build(repo, out, { previous: out })).findings).toEqual([]);
    expect(Object.keys(read(out, 'index.json').pacotes)).toContain('velho');
    write(repo, { 'refdata.yml': with_('yanked: { velho: true }') });
    expect((await build(repo, out, { previous: out })).findings).toEqual([]);
    expect(filesIn(out).filter(path => path.includes('velho'))).toEqual([]);
    expect((await checkRegistryAt(out)).findings).toEqual([]);
  });

  it('tells what is withdrawn that nothing has, and not what may have been withdrawn before', async () => {
    const out = await published();
    const told = async (yanked: string) => {
      const repo = folderWith({
        ...TWO,
        ...packageFiles('texto', '1.1.0'),
        'refdata.yml': with_(`yanked: ${yanked}`),
      });
      const { findings } = await build(repo, join(folderWith(), 'registry'), { previous: out });
      return findings.map(({ rule, message }) => [rule, message]);
    };
    const rule = 'registry-yanked-unknown';
    expect(await told('{ texto: ["9.9.9"] }')).toEqual([[rule, 'There is no version 9.9.9 of texto.']]);
    expect(await told('{ texto: ["1.0"] }')).toEqual([[rule, 'There is no version 1.0 of texto.']]);
    expect(await told('{ txeto: true }')).toEqual([[rule, 'There is no package txeto; did you mean texto?']]);
    expect(await told('{ texto: ["0.9.0"], xyzzy-plugh: true }')).toEqual([]);
  });

  it('withdraws versions, once nothing needs them, and never publishes them again', async () => {
    const out = await published();
    const repo = folderWith({
      ...TWO,
      ...packageFiles('texto', '1.1.0'),
      'refdata.yml': with_('yanked: { texto: ["1.0.0"] }'),
    });
    expect((await build(repo, out, { previous: out })).findings).toEqual([]);
    expect(Object.keys(read(out, 'index.json').pacotes.texto.versoes)).toEqual(['1.1.0']);
    expect(existsSync(join(out, 'pacotes/texto-1.0.0.tar.gz'))).toBe(false);
    write(repo, packageFiles('texto', '1.0.0'));
    expect((await build(repo, out, { previous: out })).findings).toMatchObject([{ rule: 'registry-yanked' }]);
    write(repo, {
      ...packageFiles('texto', '1.1.0'),
      'refdata.yml': with_('yanked: { texto: ["1.0.0", "1.1.0"] }'),
      ...packageFiles('texto', '2.0.0'),
    });
    expect((await build(repo, out, { previous: out })).findings).toMatchObject([
      { rule: 'registry-dependency-unsatisfied', place: { file: 'pacotes/documento/forge.toml' } },
    ]);
  });

  it('refuses to lose an archive of the previous registry', async () => {
    const old = await published();
    const repo = folderWith({ ...TWO, ...packageFiles('texto', '1.1.0') });
    const out = join(folderWith(), 'novo');
    const address = await serveFolder(old, { '/pacotes/texto-1.0.0.tar.gz': 500 });
    expect((await mistake(() => build(repo, out, { previous: `${address}/index.json` }))).message).toMatch(
      /texto-1\.0\.0\.tar\.gz answered 500/,
    );
    writeFileSync(join(old, 'pacotes/texto-1.0.0.tar.gz'), 'outro');
    expect((await build(repo, out, { previous: old })).findings).toMatchObject([
      { rule: 'registry-archive-sha256' },
    ]);
    rmSync(join(old, 'pacotes/texto-1.0.0.tar.gz'));
    expect((await build(repo, out, { previous: old })).findings).toMatchObject([
      {
        rule: 'registry-vanished',
        message: 'texto 1.0.0: the archive texto-1.0.0.tar.gz is not where the previous index is.',
      },
    ]);
    expect(existsSync(out)).toBe(false);
  });

  it('takes only an answer that there is no index for the first publication', async () => {
    const repo = folderWith(TWO);
    const out = join(folderWith(), 'novo');
    const empty = await serveFolder(folderWith());
    expect((await build(repo, out, { previous: `${empty}/registry` })).findings).toMatchObject([
      { rule: 'registry-first', level: 'notice' },
    ]);
    rmSync(out, { recursive: true });
    const failing = await serveFolder(folderWith(), { '/registry/index.json': 503 });
    const gone = await serveFolder(folderWith(), { '/registry/index.json': 410 });
    const page = await serveFolder(folderWith({ 'registry/index.json': '<!doctype html>' }));
    const cut = await serveFolder(folderWith({ 'registry/index.json': '{"registro": "tiny", "pacotes": {' }));
    const other = await serveFolder(folderWith({ 'registry/index.json': '{"nome": "Tiny"}' }));
    for (const [previous, says] of [
      [`${failing}/registry`, /answered 503/],
      [`${gone}/registry`, /was taken away \(410 Gone\)/],
      [`${page}/registry`, /is not the index of a registry/],
      [`${cut}/registry`, /is not the index of a registry/],
      [`${other}/registry`, /is not the index of a registry/],
      ['http://127.0.0.1:9/registry', /could not be fetched/],
      [join(out, 'nada'), /There is no folder/],
    ] as const) {
      const error = await mistake(() => build(repo, out, { previous }));
      expect(error.message).toMatch(says);
    }
    expect(existsSync(out)).toBe(false);
  });

  it('leaves a folder of somebody else alone', async () => {
    const out = folderWith({ 'tese.txt': 'fica' });
    expect((await mistake(() => build(folderWith(TWO), out))).message).toMatch(
      /holds files and is not a registry/,
    );
    expect(filesIn(out)).toEqual(['tese.txt']);
  });

  it('reads only what changed since a commit', async () => {
    const repo = folderWith({ ...TWO, ...packageFiles('velho', '1.0.0') });
    const git = (...args: string[]) =>
      spawnSync('git', ['-C', repo, '-c', 'user.name=t', '-c', 'user.email=t@localhost', ...args], {
        encoding: 'utf8',
      });
    git('init', '--quiet');
    git('add', '.');
    git('commit', '--quiet', '-m', 'published');
    const out = join(folderWith(), 'registry');
    await build(repo, out);
    write(repo, { ...packageFiles('texto', '1.1.0'), ...packageFiles('moeda', '0.1.0') });
    expect((await build(repo, out, { previous: out, since: 'HEAD' })).findings).toEqual([]);
    expect(await checkRegistryAt(out)).toMatchObject({ packages: 4, versions: 5, findings: [] });
    rmSync(join(repo, 'pacotes/velho'), { recursive: true });
    expect((await build(repo, out, { previous: out, since: 'HEAD' })).findings).toMatchObject([
      { rule: 'registry-vanished' },
    ]);
    expect((await mistake(() => build(repo, out, { previous: out, since: 'nada' }))).message).toBe(
      'There is no commit nada in the repository.',
    );
  });
});

describe('packages that cannot be published', () => {
  const pkg = (text: string) => ({ 'pacotes/ruim/forge.toml': text });
  it.each([
    [
      'a name that breaks the rule',
      pkg('[package]\nname = "Ruim"\nversion = "1.0.0"\n'),
      'registry-package-name',
      /"Ruim" is no package name/,
      2,
    ],
    [
      'a version that is none',
      pkg('[package]\nname = "ruim"\nversion = "1.0"\n'),
      'registry-version',
      /"1.0" is no version/,
      3,
    ],
    [
      'a number as version',
      pkg('[package]\nname = "ruim"\nversion = 1.5\n'),
      'package-field',
      /versao is 1.5; it must be a text, in quotes/,
      3,
    ],
    ['no name', pkg('[package]\nversion = "1.0.0"\n'), 'package-field', /nome is missing/, undefined],
    [
      'a range that does not parse',
      pkg('[package]\nname = "ruim"\nversion = "1.0.0"\n[dependencies]\ntexto = "^1 || ^2"\n'),
      'registry-range',
      /which cannot be read/,
      5,
    ],
    [
      'a dependency by path',
      pkg('[package]\nname = "ruim"\nversion = "1.0.0"\n[dependencies]\ntexto = { path = "../texto" }\n'),
      'package-dependency',
      /"texto" has no version range/,
      5,
    ],
    [
      'a dependency by address',
      pkg(
        '[package]\nname = "ruim"\nversion = "1.0.0"\n[dependencies]\ntexto = "https://x.example/t.tar.gz"\n',
      ),
      'package-dependency',
      /is not a version range/,
      5,
    ],
    [
      'a dependency on itself',
      pkg('[package]\nname = "ruim"\nversion = "1.0.0"\n[dependencies]\nruim = "*"\n'),
      'registry-dependency-cycle',
      /depends on itself/,
      3,
    ],
    [
      'a circle',
      { ...packageFiles('ruim', '1.0.0', { outro: '*' }), ...packageFiles('outro', '1.0.0', { ruim: '*' }) },
      'registry-dependency-cycle',
      /is a circle/,
      3,
    ],
    [
      'a missing entry file',
      pkg('[package]\nname = "ruim"\nversion = "1.0.0"\nentry = "src/main.ty"\n'),
      'package-entry',
      /the entry file "src\/main.ty" is not among/,
      3,
    ],
    [
      'the name of another',
      pkg('[package]\nname = "texto"\nversion = "1.0.0"\n'),
      'package-repeated',
      /^The package texto is already in/,
      3,
    ],
    ['no TOML', pkg('[package\n'), 'package-manifest', /cannot be read/, 1],
  ] as const)('%s: one clear error, and nothing written', async (_what, files, rule, says, line) => {
    const out = join(folderWith(), 'registry');
    const { ok, findings } = await build(folderWith({ ...TWO, ...files }), out);
    expect(ok).toBe(false);
    expect(findings).toMatchObject([{ rule, level: 'error', message: expect.stringMatching(says) }]);
    expect(findings[0]?.place?.line).toBe(line);
    expect(existsSync(out)).toBe(false);
  });

  it('a glob that matches nothing', async () => {
    const repo = folderWith({ 'refdata.yml': CONFIG });
    expect((await mistake(() => build(repo, join(repo, 'out')))).message).toBe(
      'registro.pacotes matches no file: pacotes/*/forge.toml.',
    );
  });
});

describe('manifests of other kinds', () => {
  it.each([
    [
      'pacote.json',
      '{ "name": "outro", "version": "2.0.0", "keywords": ["a"], "needs": { "texto": "^1" }, "main": "m.ty" }',
    ],
    ['pacote.yml', 'name: outro\nversion: "2.0.0"\nkeywords: [a]\nneeds: { texto: ^1 }\nmain: m.ty\n'],
    [
      'pacote.toml',
      'name = "outro"\nversion = "2.0.0"\nkeywords = ["a"]\nmain = "m.ty"\n[needs]\ntexto = { path = "../texto", version = "^1" }\n',
    ],
  ])('%s is read through a map', async (file, text) => {
    const map =
      '\n  map: { nome: name, versao: version, tags: keywords, dependencias: needs, entrada: main }\n';
    const plain = 'name: texto\nversion: "1.0.0"\n';
    const repo = folderWith({
      'refdata.yml': CONFIG.replace(
        'pacotes/*/forge.toml',
        `[pacotes/*/${file}, pacotes/texto/p.yaml]${map}`,
      ),
      [`pacotes/outro/${file}`]: text,
      'pacotes/outro/m.ty': '',
      'pacotes/texto/p.yaml': plain,
    });
    const out = join(folderWith(), 'registry');
    expect((await build(repo, out)).findings).toEqual([]);
    expect(read(out, 'index.json').pacotes.outro).toMatchObject({
      tags: ['a'],
      versoes: { '2.0.0': { dependencias: { texto: '^1' }, dataforge: '*' } },
    });
    expect(read(out, 'config.json').manifesto).toBeNull();
    expect((await checkRegistryAt(out)).findings).toEqual([]);
  });

  it('[project] stands in for [package]', async () => {
    const out = await published({
      'refdata.yml': CONFIG,
      'pacotes/texto/forge.toml': manifest('texto', '1.0.0').replace('[package]', '[project]'),
      'pacotes/texto/src/main.ty': '',
    });
    expect(read(out, 'index.json').pacotes.texto.autores).toEqual(['Ana']);
  });
});

describe('checking copies', () => {
  it('finds small files that say something else than the index', async () => {
    const out = await published();
    write(out, {
      'pacotes/texto.json': readFileSync(join(out, 'pacotes/texto.json'), 'utf8').replace('"MIT"', '"GPL"'),
      'pacotes/sobra.json': '{}',
      'config.json': '{"formato": 2}',
    });
    rmSync(join(out, 'pacotes/documento.json'));
    const { findings } = await checkRegistryAt(out);
    expect(new Set(findings.map(({ rule }) => rule))).toEqual(new Set(['registry-copy']));
    const all = findings.map(({ message }) => message).join('\n');
    for (const says of [
      'config.json breaks its schema',
      'pacotes/texto.json is not what the index says.',
      'pacotes/documento.json is missing.',
      'pacotes/sobra.json is of no package of the index.',
    ])
      expect(all).toContain(says);
  });

  it('finds what is gone or changed since the previous index', async () => {
    const before = await published();
    const after = join(folderWith(), 'depois');
    cpSync(before, after, { recursive: true });
    const index = read(after, 'index.json');
    delete index.pacotes.texto;
    index.pacotes.documento.versoes['1.0.1'].dependencias = {};
    write(after, { 'index.json': JSON.stringify(index) });
    const { findings } = await checkRegistryAt(after, { previous: before, indexOnly: true });
    expect(findings.map(({ rule, message }) => `${rule}: ${message}`)).toEqual([
      'registry-vanished: texto was published and is gone.',
      'registry-changed: documento 1.0.1 is not as it was published: the dependency texto "^1.0.0" is gone.',
      'registry-archives-absent: One archive was not looked at: only the index was asked for.',
    ]);
  });
});

describe('a site with a registry', () => {
  it('has it in its folder and in its manifest', async () => {
    const repo = folderWith(TWO);
    const out = join(folderWith(), 'site');
    for (let run = 0; run < 2; run += 1) {
      const result = await buildSite({ repo, config: 'refdata.yml', out });
      expect(result.findings.filter(({ level }) => level === 'error')).toEqual([]);
      expect(result.files.at(-1)).toMatchObject({
        path: '/registry/index.json',
        count: '2 pacotes, 2 versoes',
      });
    }
    const listed = read(out, 'api/manifest.json').files.map(({ path }: { path: string }) => path.slice(1));
    expect([...listed, 'api/manifest.json'].sort()).toEqual(filesIn(out));
    expect(await validate(out)).toMatchObject({ hasRegistro: true });
    expect((await validate(out)).findings.filter(({ level }) => level === 'error')).toEqual([]);
    expect((await checkRegistryAt(out)).findings).toEqual([]);
  });

  it('is not written when a package is wrong', async () => {
    const out = join(folderWith(), 'site');
    const result = await buildSite({
      repo: folderWith({ ...TWO, 'pacotes/texto/forge.toml': manifest('Texto', '1.0.0') }),
      config: 'refdata.yml',
      out,
    });
    expect(result.ok).toBe(false);
    expect(existsSync(out)).toBe(false);
  });
});

describeWithPublished('the registry of a real language', () => {
  it('is accepted as it is: its archives are not there, and that is reported', async () => {
    const result = await checkRegistryAt(PUBLISHED, { name: 'dataforge' });
    expect(result).toMatchObject({ registro: 'dataforge', packages: 20, versions: 22, archives: 0 });
    expect(result.findings).toMatchObject([
      {
        rule: 'registry-archives-absent',
        level: 'notice',
        message: expect.stringMatching(/^22 archives were not looked at/),
      },
    ]);
  });
});
