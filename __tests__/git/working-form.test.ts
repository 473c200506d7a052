import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { readLock } from '../../src/check/consumed/lock.js';
import { locate } from '../../src/cli/api/locate.js';
import { WorkingForm } from '../../src/git/working-form.js';
import { openFolder } from '../../src/published/folder.js';
import { readJsonFile } from '../../src/published/json-file.js';
import { openRepository } from '../../src/repository/repository.js';
import { loadConfig } from '../../src/run/configuration.js';
import { gitIn, missingProgram, temporaryFolder } from './git-server.js';

const describeWithGit = missingProgram() === null ? describe : describe.skip;

let folder: string;
beforeEach(() => {
  folder = temporaryFolder('working');
  gitIn(folder, 'init', '--quiet', '--initial-branch=main');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(files: Record<string, string | Uint8Array>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** Commits files and checks them out anew, by git itself and with these settings. */
function checkOut(files: Record<string, string | Uint8Array>, ...settings: string[]): void {
  write(files);
  gitIn(folder, 'add', '--all');
  gitIn(folder, 'commit', '--quiet', '-m', 'files');
  for (const path of Object.keys(files)) rmSync(join(folder, path), { force: true });
  gitIn(
    folder,
    ...settings.flatMap(setting => ['-c', setting]),
    'checkout',
    '--quiet',
    '--force',
    'HEAD',
    '--',
    '.',
  );
}

const wide = (text: string) => Buffer.from(text, 'utf16le');
const onDisk = (path: string) => readFileSync(join(folder, path));
const inGit = (path: string) => Buffer.from(gitIn(folder, 'cat-file', 'blob', `HEAD:${path}`));
const committed = (path: string) => Buffer.from(new WorkingForm(folder).committed(path, onDisk(path)));

describeWithGit('what git has of a file', () => {
  test.each([
    ['core.autocrlf=true', {}],
    ['core.autocrlf=false', { '.gitattributes': '* text=auto eol=crlf\n' }],
    ['core.eol=crlf', { '.gitattributes': '*.json text\n' }],
  ])('line ends of a checkout with %s', (setting, attributes) => {
    checkOut({ ...attributes, 'docs/a b/[x].json': '{\n  "a": 1\n}\n' }, setting);
    expect(onDisk('docs/a b/[x].json').toString()).toContain('\r\n');
    expect(committed('docs/a b/[x].json').toString()).toBe('{\n  "a": 1\n}\n');
  });

  test('carriage returns that git has stay, and so do those of binary files', () => {
    gitIn(folder, 'config', 'core.autocrlf', 'false');
    checkOut({ '.gitattributes': '*.bin -text\n', 'a.json': '{\r\n}\r\n', 'b.bin': 'a\nb\n' });
    writeFileSync(join(folder, 'b.bin'), 'a\r\nb\r\n');
    expect(committed('a.json').toString()).toBe('{\r\n}\r\n');
    expect(committed('b.bin').toString()).toBe('a\r\nb\r\n');
  });

  test('`ident` and `working-tree-encoding`, named by a file of attributes anywhere above', () => {
    checkOut({
      'src/.gitattributes':
        '*.py ident\n*.utf16 text working-tree-encoding=UTF-16LE-BOM\n*.latin text working-tree-encoding=ISO-8859-1\n',
      'src/deep/a.py': '# $Id$ é\n',
    });
    checkOut({ 'src/deep/b.utf16': Buffer.from('\uFEFFpalavra\n', 'utf16le') });
    checkOut({ 'src/deep/c.latin': Buffer.from('ação\n', 'latin1') });
    expect(onDisk('src/deep/a.py').toString()).toMatch(/\$Id: [0-9a-f]+ \$/);
    expect(onDisk('src/deep/b.utf16')[0]).toBe(0xff);
    const repository = openRepository(join(folder, 'src'));
    for (const path of ['deep/a.py', 'deep/b.utf16', 'deep/c.latin'])
      expect(Buffer.from(repository.readBytes(path)).toString().trimEnd()).toBe(
        inGit(`src/${path}`).toString().trimEnd(),
      );
    expect(repository.read('deep/c.latin')).toBe('ação\n');
  });

  test.each<[string, string, Buffer, string]>([
    [
      'UTF-16 with line ends of Windows',
      'working-tree-encoding=UTF-16 eol=crlf',
      wide('\uFEFFé\nb\n'),
      'é\nb\n',
    ],
    ['by a macro', 'wide', wide('\uFEFFpalavra\n'), 'palavra\n'],
    ['UTF-32', 'working-tree-encoding=UTF-32LE', Buffer.from([0x61, 0, 0, 0, 10, 0, 0, 0]), 'a\n'],
    ['CP1252, whose € is no sign of Latin-1', 'working-tree-encoding=CP1252', Buffer.from([0x80, 10]), '€\n'],
    ['CP850, which no browser knows', 'working-tree-encoding=CP850', Buffer.from([0x87, 0x82, 10]), 'çé\n'],
    ['with `ident`, too', 'working-tree-encoding=UTF-16LE ident', wide('$Id$ ã\n'), '$Id$ ã\n'],
  ])('an encoding as git knows it: %s', (_, attributes, bytes, text) => {
    const macro = '[attr]wide working-tree-encoding=UTF-16\n';
    checkOut({ '.gitattributes': `${macro}*.txt text ${attributes}\n`, 'in/a b.txt': bytes });
    expect(inGit('in/a b.txt').toString()).toBe(text.trimEnd());
    const before = gitIn(folder, 'count-objects', '-v');
    expect(committed('in/a b.txt').toString()).toBe(text);
    expect(Buffer.from(openRepository(join(folder, 'in')).readBytes('a b.txt')).toString()).toBe(text);
    // Reading writes nothing into the repository.
    expect(gitIn(folder, 'count-objects', '-v')).toBe(before);
  });

  test('a filter of the repository is a program, and not run', () => {
    checkOut({
      '.gitattributes': '*.txt filter=own working-tree-encoding=UTF-16\n',
      'a.txt': wide('\uFEFFpalavra\n'),
    });
    gitIn(folder, 'config', 'filter.own.clean', `touch '${join(folder, 'ran')}'; cat`);
    expect(committed('a.txt')).toEqual(onDisk('a.txt'));
    expect(existsSync(join(folder, 'ran'))).toBe(false);
  });

  test('outside of a working copy, and for what is in no commit, the bytes are what they are', () => {
    write({ 'new.json': '{\r\n}\r\n' });
    expect(committed('new.json').toString()).toBe('{\r\n}\r\n');
    rmSync(join(folder, '.git'), { recursive: true });
    expect(committed('new.json').toString()).toBe('{\r\n}\r\n');
  });
});

describeWithGit('what a checkout left out', () => {
  const POINTER = `version https://git-lfs.github.com/spec/v1\noid sha256:${'a'.repeat(64)}\nsize 12345\n`;

  test('a pointer of Git LFS is called one', () => {
    write({ 'words.txt': POINTER, 'about.txt': `${POINTER}${'x'.repeat(2000)}` });
    const repository = openRepository(folder);
    expect(() => repository.read('words.txt')).toThrow('words.txt is a pointer of Git LFS');
    expect(repository.read('about.txt')).toContain('oid');
    const said = 'pointer of Git LFS';
    expect(readJsonFile('/api/erros.json', 'erros.json', Buffer.from(POINTER)).findings).toEqual([
      expect.objectContaining({ rule: 'json-syntax', message: expect.stringContaining(said) }),
    ]);
    write({ 'refdata.yml': POINTER.replaceAll('\n', '\r\n'), 'refdata.lock': POINTER });
    expect(() => loadConfig(join(folder, 'refdata.yml'), 'refdata.yml')).toThrow(said);
    expect(() => readLock(POINTER, 'refdata.lock')).toThrow(said);
  });

  test('a submodule that is not there is named, for a file, a glob, a folder of published files, a server, and from a folder below the root', async () => {
    write({
      '.gitmodules': '[submodule "up"]\n\tpath = lang/upstream\n\turl = https://git.example/up.git\n',
    });
    mkdirSync(join(folder, 'lang', 'upstream'), { recursive: true });
    for (const [root, start] of [
      ['', 'lang/'],
      ['lang', ''],
    ] as const) {
      const repository = openRepository(join(folder, root));
      const message = 'is in the submodule lang/upstream, which was not checked out';
      expect(() => repository.read(`${start}upstream/src/a.py`)).toThrow(message);
      expect(() => repository.glob(`${start}upstream/src/*.py`)).toThrow(message);
      expect(() => repository.read(`${start}other/a.py`)).toThrow('There is no file');
    }
    await expect(openFolder(join(folder, 'lang', 'upstream'))).rejects.toThrow('the submodule lang/upstream');
    expect(() => locate([join(folder, 'lang', 'upstream', 'app.ts')])).toThrow('the submodule lang/upstream');
    write({ 'lang/upstream/README.md': '' });
    expect(() => openRepository(folder).read('lang/upstream/src/a.py')).toThrow('There is no file');
  });
});
