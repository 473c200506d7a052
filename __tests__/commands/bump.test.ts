import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type BumpOptions, bump } from '../../src/commands/bump.js';
import { check } from '../../src/commands/check-reference.js';
import { refdataInProcess, TINY } from '../cli/run-cli.js';
import { gitIn, missingProgram, temporaryFolder } from '../git/git-server.js';

const describeWithGit = missingProgram() === 'git' ? describe.skip : describe;
const TODAY = '2026-06-01';
const CHANGELOG =
  '# Mudanças\n\n## [Não publicado]\n\n- Escrito à mão.\n\n## [1.0.0] - 2026-01-01\n\n- Tudo.\n';

describeWithGit('refdata bump', () => {
  let repo: string;
  const path = (name: string) => join(repo, name);
  const read = (name: string) => readFileSync(path(name), 'utf8');
  const write = (name: string, text: string | Buffer) => writeFileSync(path(name), text);
  const commit = () => {
    gitIn(repo, 'add', '--all');
    gitIn(repo, 'commit', '--quiet', '-m', 'x');
  };
  const raise = (options: Partial<BumpOptions> = {}) =>
    bump({ repo, config: 'refdata.yml', changelog: 'CHANGELOG.md', today: TODAY, ...options });
  const breakWord = () =>
    write('tokens.py', TINY['tokens.py'].replace('"se": "condicional"', '"caso": "escolha"'));

  beforeEach(() => {
    repo = temporaryFolder('bump');
    for (const [name, text] of Object.entries(TINY)) write(name, text);
    const config = TINY['refdata.yml'].replace('versao: 1.0.0', 'versao: { table: version.py#VERSION }');
    write('refdata.yml', `${config}check: { versao: [{ data: package.json#/version }] }\n`);
    write('version.py', '# not 1.0.0 here\nVERSION = "1.0.0"\n');
    write('package.json', '{\n  "name": "tiny",\n  "version": "1.0.0"\n}\n');
    write('CHANGELOG.md', CHANGELOG);
    gitIn(repo, 'init', '--quiet', '--initial-branch=main');
    commit();
    gitIn(repo, 'tag', 'v1.0.0');
  });
  afterEach(() => rmSync(repo, { recursive: true, force: true }));

  test('writes every declaration and the changelog as the changes ask for, so that the check passes', async () => {
    breakWord();
    const before = await check({ repo, config: 'refdata.yml', today: TODAY, sinceRelease: true });
    expect(before).toMatchObject({ ok: false, suggestion: '2.0.0' });
    const result = await raise();
    expect(result).toMatchObject({
      before: '1.0.0',
      after: '2.0.0',
      level: 'major',
      since: { name: 'v1.0.0' },
      files: ['version.py', 'package.json', 'CHANGELOG.md'],
    });
    expect(read('version.py')).toBe('# not 1.0.0 here\nVERSION = "2.0.0"\n');
    expect(JSON.parse(read('package.json'))).toEqual({ name: 'tiny', version: '2.0.0' });
    expect(read('CHANGELOG.md')).toBe(
      '# Mudanças\n\n## [Não publicado]\n\n## [2.0.0] - 2026-06-01\n\n- Escrito à mão.\n\n### Adicionado\n\n- Palavra reservada: `caso`.\n\n### Removido\n\n- Palavra reservada: `se`.\n\n## [1.0.0] - 2026-01-01\n\n- Tudo.\n',
    );
    expect(result.tagMessage).toMatch(
      /^Tiny 2\.0\.0\n\nDesde v1\.0\.0: 2 mudanças major\.\n\n- A palavra reservada se não existe mais\.\n/,
    );
    const after = await check({ repo, config: 'refdata.yml', today: TODAY, sinceRelease: true });
    expect(after).toMatchObject({ ok: true, verdict: 'bumped' });
    expect(after.findings.filter(({ rule }) => rule === 'versao-declared')).toEqual([]);
    // Once more, nothing is left to do.
    const text = read('CHANGELOG.md');
    expect((await raise()).files).toEqual([]);
    expect(read('CHANGELOG.md')).toBe(text);
  });

  test('line ends and the mark of an encoding stay as each file has them', async () => {
    write('version.py', '\uFEFF# not 1.0.0 here\r\nVERSION = "1.0.0"\r\nLAST = 1\n# old\rend');
    write('package.json', '{\r\n  "version": "1.0.0"\r\n}');
    commit();
    breakWord();
    await raise();
    expect(read('version.py')).toBe('\uFEFF# not 1.0.0 here\r\nVERSION = "2.0.0"\r\nLAST = 1\n# old\rend');
    expect(read('package.json')).toBe('{\r\n  "version": "2.0.0"\r\n}');
  });

  test('the version of a workspace is raised where it stands, a match of a pattern too', async () => {
    mkdirSync(path('a'));
    write('Cargo.toml', '[workspace.package]\nversion = "1.0.0"\n[workspace.dependencies]\nx = "1.0.0"\n');
    write('a/Cargo.toml', '[package]\nname = "a"\nversion.workspace = true\n');
    write('gradle.properties', 'other=1.0.0\nversion=1.0.0\n');
    const config = read('refdata.yml').replace(/check: .*/, '');
    write(
      'refdata.yml',
      `${config}check:
  versao:
    - { data: a/Cargo.toml#/package/version }
    - { pattern: { file: gradle.properties, match: '^version=(.+)' }, map: value }
`,
    );
    commit();
    breakWord();
    await raise();
    expect(read('Cargo.toml')).toBe(
      '[workspace.package]\nversion = "2.0.0"\n[workspace.dependencies]\nx = "1.0.0"\n',
    );
    expect(read('gradle.properties')).toBe('other=1.0.0\nversion=2.0.0\n');
  });

  test('a dependency of the same version keeps it, and two sources may read one place', async () => {
    const cargo = (version: string) =>
      `[package]\nname = "t"\nversion = "${version}"\n\n[workspace.package]\nversion = "${version}"\n\n[dependencies]\ny = { version = "1.0.0" }\nz = "1.0.0"\n`;
    write('Cargo.toml', cargo('1.0.0'));
    const places = ['#/package/version', '#/workspace/package/version', '#/package/version'];
    const sources = places.map(pointer => `{ data: Cargo.toml${pointer} }`).join(', ');
    write('refdata.yml', read('refdata.yml').replace('{ data: package.json#/version }', sources));
    breakWord();
    await raise();
    expect(read('Cargo.toml')).toBe(cargo('2.0.0'));
  });

  test('two places of one line are both written, and a dependency on it keeps its own', async () => {
    const lock = (versao: string) =>
      `{"version":"${versao}","packages":{"":{"version":"${versao}"},"node_modules/x":{"version":"1.0.0"}}}\n`;
    write('package.json', lock('1.0.0'));
    const config = read('refdata.yml');
    const second = '/version }, { data: "package.json#/packages//version" }]';
    write('refdata.yml', config.replace('/version }]', second));
    commit();
    gitIn(repo, 'tag', '--force', 'v1.0.0');
    breakWord();
    const { edits } = await check({ repo, config: 'refdata.yml', today: TODAY, sinceRelease: true });
    expect(edits.map(({ file, line }) => `${file}:${line}`)).toEqual(['version.py:2', 'package.json:1']);
    expect(`${edits.at(-1)?.after}\n`).toBe(lock('2.0.0'));
  });

  test('a check says why it can suggest no line for the version', async () => {
    write('version.py', 'PARTS = (1, 0, 0)\nVERSION = "%d.%d.%d" % PARTS\n');
    commit();
    gitIn(repo, 'tag', '--force', 'v1.0.0');
    breakWord();
    const { edits, findings } = await check({
      repo,
      config: 'refdata.yml',
      today: TODAY,
      sinceRelease: true,
    });
    expect(edits).toEqual([]);
    const told = findings.find(({ rule }) => rule === 'versao-not-bumped');
    expect(told?.remedy).toMatch(
      /No line can be suggested for it: version\.py:2:1 declares the version, and 1\.0\.0 is not written there\./,
    );
  });

  test('a tag with a "v" before a version that begins with a letter', async () => {
    write('version.py', 'VERSION = "r123"\n');
    const own = "versions: { pattern: '^r(?<major>\\d+)$' }";
    write(
      'refdata.yml',
      read('refdata.yml').replace('versao: [{ data: package.json#/version }]', () => own),
    );
    commit();
    for (const tag of ['vr123', 'tiny/r122']) gitIn(repo, 'tag', tag);
    breakWord();
    expect(await raise()).toMatchObject({ before: 'r123', after: 'r124', since: { name: 'vr123' } });
  });

  test('a place that writes "v" before the version goes on so', async () => {
    write('package.json', '{ "version": "v1.0.0" }\n');
    commit();
    breakWord();
    await raise();
    expect([read('package.json'), read('version.py')]).toEqual([
      '{ "version": "v2.0.0" }\n',
      '# not 1.0.0 here\nVERSION = "2.0.0"\n',
    ]);
  });

  test('a version that YAML would take for a number is put into quotes', async () => {
    const config = TINY['refdata.yml'].replace('1.0.0', '1.0.post1');
    write(
      'refdata.yml',
      `${config}check: { versions: { format: pep440 }, versao: [{ data: app.yaml#/version }] }\n`,
    );
    write('app.yaml', 'version: 1.0.post1 # as in refdata.yml\n');
    commit();
    gitIn(repo, 'tag', 'v1.0.post1');
    breakWord();
    expect(await raise()).toMatchObject({ before: '1.0.post1', after: '2.0' });
    expect(read('refdata.yml')).toContain('\nversao: "2.0"\n');
    expect(read('app.yaml')).toBe('version: "2.0" # as in refdata.yml\n');
  });

  test('a group that is there already stands once, and links at the end are carried on', async () => {
    const links =
      '[Não publicado]: https://tiny.example/compare/v1.0.0...HEAD\n[1.0.0]: https://tiny.example/tags/v1.0.0\n';
    write(
      'CHANGELOG.md',
      `# Mudanças\n\n## [Não publicado]\n\nUma frase.\n\n### Added\n\n- à mão\n\n### Corrigido\n\n- um erro\n\n## [1.0.0] - 2026-01-01\n\n- Tudo.\n\n${links}`,
    );
    breakWord();
    await raise();
    expect(read('CHANGELOG.md')).toBe(
      '# Mudanças\n\n## [Não publicado]\n\n## [2.0.0] - 2026-06-01\n\nUma frase.\n\n### Added\n\n- à mão\n- Palavra reservada: `caso`.\n\n### Corrigido\n\n- um erro\n\n### Removido\n\n- Palavra reservada: `se`.\n\n## [1.0.0] - 2026-01-01\n\n- Tudo.\n\n' +
        '[Não publicado]: https://tiny.example/compare/v2.0.0...HEAD\n[2.0.0]: https://tiny.example/compare/v1.0.0...v2.0.0\n[1.0.0]: https://tiny.example/tags/v1.0.0\n',
    );
  });

  test('links stay at the end of a changelog without a version, and in its line endings', async () => {
    write(
      'CHANGELOG.md',
      '# C\r\n\r\n## [Unreleased]\r\n\r\n[unreleased]: https://t.example/-/compare/tiny-1.0.0...main\r\n',
    );
    breakWord();
    await raise();
    const text = read('CHANGELOG.md');
    expect(text.replaceAll('\r\n', '')).not.toContain('\n');
    expect(text).toMatch(
      /`se`\.\r\n\r\n\[unreleased\]: https:\/\/t\.example\/-\/compare\/tiny-2\.0\.0\.\.\.main\r\n\[2\.0\.0\]: https:\/\/t\.example\/-\/compare\/tiny-1\.0\.0\.\.\.tiny-2\.0\.0\r\n$/,
    );
  });

  test('after a release that is tagged, the next version is counted from it', async () => {
    breakWord();
    await raise();
    commit();
    gitIn(repo, 'tag', 'v2.0.0');
    await expect(raise()).rejects.toThrow('Nothing changed since v2.0.0');
    expect(await raise({ level: 'minor' })).toMatchObject({
      before: '2.0.0',
      after: '2.1.0',
      since: { name: 'v2.0.0', versao: '2.0.0' },
    });
  });

  test('a raise by itself is told as such, and what is named is judged by itself', async () => {
    breakWord();
    commit();
    write('version.py', 'VERSION = "2.0.0"\n');
    write('package.json', '{ "version": "2.0.0" }\n');
    const checked = async (...args: string[]) =>
      (await refdataInProcess(['check', '--repo', repo, ...args])).stdout;
    const own = await checked();
    expect(own).toMatch(/Nothing but versao changes here.*2 major changes since v1\.0\.0: 1\.0\.0 → 2\.0\.0/);
    expect(own).not.toContain('ccepted');
    expect(own).not.toContain('check.release');
    expect(await checked('--base', 'main')).toContain('check.release is not asked');
  });

  test('a level of its own, in English, in a changelog that is not there yet', async () => {
    write('refdata.yml', `${read('refdata.yml')}idioma: en\n`);
    rmSync(path('CHANGELOG.md'));
    expect(await raise({ level: 'minor' })).toMatchObject({
      after: '1.1.0',
      tagMessage: 'Tiny 1.1.0\n\nSince v1.0.0: no changes.\n',
    });
    expect(read('CHANGELOG.md')).toContain('## [1.1.0] - 2026-06-01\n');
  });

  test('too low a level, nothing to raise for, and a version that disagrees are told, and nothing is written', async () => {
    await expect(raise()).rejects.toThrow('asks for another version than 1.0.0');
    breakWord();
    const old = ['version.py', 'package.json', 'CHANGELOG.md'].map(read);
    await expect(raise({ level: 'patch' })).rejects.toThrow('are major, and patch says less');
    mkdirSync(path('CHANGELOG.md.refdata-new'));
    await expect(raise()).rejects.toThrow('Nothing was written');
    rmSync(path('CHANGELOG.md.refdata-new'), { recursive: true });
    write('version.py', 'VERSION = "1." + "0.0"\n');
    await expect(raise()).rejects.toThrow('1.0.0 is not written there');
    write('version.py', old[0] ?? '');
    expect(['version.py', 'package.json', 'CHANGELOG.md'].map(read)).toEqual(old);
    expect(readdirSync(repo).filter(name => name.endsWith('-new'))).toEqual([]);
    write('package.json', '{ "version": "0.9.0" }\n');
    await expect(raise()).rejects.toThrow('declares 0.9.0');
  });

  test('a changelog that is new is in the tongue of the language; one that cannot be read is not written over', async () => {
    breakWord();
    write('notas.bin', Buffer.from('# Mudan\xe7as\n', 'latin1'));
    await expect(raise({ changelog: 'notas.bin' })).rejects.toThrow('notas.bin is not UTF-8');
    await expect(raise({ changelog: 'docs/NOVO.md' })).rejects.toThrow(
      'no folder for the changelog docs/NOVO.md',
    );
    expect(readFileSync(path('notas.bin'), 'latin1')).toBe('# Mudan\xe7as\n');
    mkdirSync(path('docs'));
    write('docs/real.md', '# Mudanças\n');
    symlinkSync('docs/real.md', path('link.md'));
    await raise({ changelog: 'link.md' });
    expect(lstatSync(path('link.md')).isSymbolicLink()).toBe(true);
    expect(read('docs/real.md')).toContain('## [2.0.0] - 2026-06-01\n');
    rmSync(path('CHANGELOG.md'), { force: true });
    await raise({ changelog: 'NOVO.md' });
    expect(read('NOVO.md')).toMatch(
      /^# Changelog\n\nA forma é a de \[Keep a Changelog\]\(\S+\)\.\n\n## \[2\.0\.0\] - /,
    );
  });

  test('the command line: bump, and a changelog between two tags', async () => {
    breakWord();
    const bumped = await refdataInProcess(['bump', '--repo', repo]);
    expect([bumped.code, bumped.stdout]).toEqual([0, expect.stringContaining('versao: 1.0.0 → 2.0.0')]);
    expect((await refdataInProcess(['bump', 'huge', '--repo', repo])).code).toBe(2);
    commit();
    gitIn(repo, 'tag', 'v2.0.0');
    write('tokens.py', 'WORDS = {\n    "nada": "nada",\n}\n');
    const changelog = (...args: string[]) =>
      refdataInProcess(['changelog', 'v1.0.0..v2.0.0', '--repo', repo, ...args]);
    const { code, stdout } = await changelog();
    expect(code).toBe(0);
    expect(stdout).toMatch(/^## Tiny 2\.0\.0\n/);
    expect(stdout).toContain('### Mudanças que quebram\n');
    expect(stdout).toContain('A palavra reservada `caso` é nova.');
    const notes = await refdataInProcess([
      'check',
      '--base',
      'v1.0.0',
      '--head',
      'v2.0.0',
      '--repo',
      repo,
      '--format',
      'changelog',
    ]);
    expect(notes.stdout).toBe(stdout);
    // Between the tags, not what is checked out.
    expect(stdout).not.toContain('nada');
    write('refdata.yml', `${read('refdata.yml')}idioma: en\n`);
    expect((await changelog()).stdout).toContain('### Breaking changes\n\n- The reserved word');
    expect((await changelog('--format', 'html')).stdout).toMatch(/^<!doctype html>/);
    expect(JSON.parse((await changelog('--format', 'json')).stdout).base.name).toBe('v1.0.0');
    for (const range of ['v1.0.0', 'v1.0.0..v1.1.0..v2.0.0', 'v1.0.0...v2.0.0'])
      expect(await refdataInProcess(['changelog', range, '--repo', repo])).toMatchObject({
        code: 2,
        stderr: expect.stringContaining('is no range'),
      });
    expect(existsSync(path('CHANGELOG.md'))).toBe(true);
  });
});
