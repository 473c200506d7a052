import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { decode, openRepository, UnreadableFile } from '../../src/repository/repository.js';
import { folderWith } from '../extract/small-repository.js';

function problem(
  read: () => unknown,
): Pick<UnreadableFile, 'rule' | 'message' | 'remedy' | 'line'> | undefined {
  try {
    read();
    return undefined;
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    const { rule, message, remedy, line } = error;
    return { rule, message, remedy, ...(line !== undefined && { line }) };
  }
}

describe('a repository', () => {
  const outside = folderWith({ 'secret.txt': 'x' });
  const folder = folderWith({
    'a.txt': 'um\r\ndois\rtrês\n',
    '..odd/b.txt': 'odd',
    'src/words.py': '',
    'src/[x].py': 'x',
    'deep/er/words.py': '',
    '.hidden/c.txt': '',
    'node_modules/d.txt': '',
  });
  symlinkSync(join(outside, 'secret.txt'), join(folder, 'link.txt'));
  symlinkSync(outside, join(folder, 'linked'));
  symlinkSync(join(folder, 'a.txt'), join(folder, 'inside.txt'));
  symlinkSync(join(folder, 'nowhere'), join(folder, 'broken.txt'));
  symlinkSync(join(folder, 'circle.txt'), join(folder, 'circle.txt'));
  const repository = openRepository(folder);

  it('gives text with LF, through links that stay inside', () => {
    expect(repository.read('a.txt')).toBe('um\ndois\ntrês\n');
    expect(repository.read('inside.txt')).toBe('um\ndois\ntrês\n');
    expect(repository.read('..odd/b.txt')).toBe('odd');
    expect(repository.read('src/[x].py')).toBe('x');
  });

  it.each([
    'link.txt',
    'linked/secret.txt',
    '../x',
    'src/../../x',
    '/etc/hostname',
    'C:\\x',
    'c:x',
    'src\\words.py',
    'a\0b',
  ])('does not go outside with %j', path => {
    expect(problem(() => repository.read(path))?.rule).toBe('source-outside');
    expect(repository.isFile(path)).toBe(false);
  });

  it.each([
    ['Src/Words.py', 'There is no file Src/Words.py in the repository.', /^Did you mean src\/words\.py/],
    ['src/word.py', 'There is no file src/word.py in the repository.', /^Did you mean src\/words\.py/],
    ['er/words.py', 'There is no file er/words.py in the repository.', /deep\/er\/words\.py/],
    [
      'broken.txt',
      'broken.txt cannot be opened: it is a link, and what it leads to is not there.',
      /Mend the link/,
    ],
    ['circle.txt', /^circle\.txt cannot be opened: links lead in a circle\.$/, /Mend the link/],
    ['src', 'src is a folder.', 'Name a file of it, or all of them: src/*.'],
    ['src/words.py/x', 'There is no file src/words.py/x in the repository.', /./],
    ['', /./, /./],
  ])('tells that %j is not there, and what is', (path, message, remedy) => {
    const reported = problem(() => repository.read(path));
    expect(reported?.rule).toBe('source-missing');
    expect(reported?.message).toEqual(
      expect.stringMatching(message instanceof RegExp ? message : new RegExp(`^${message}$`)),
    );
    expect(reported?.remedy).toEqual(remedy instanceof RegExp ? expect.stringMatching(remedy) : remedy);
  });

  it('tells how a path of this machine alone is written', () => {
    expect(problem(() => repository.read(join(folder, 'src/words.py')))).toEqual({
      rule: 'source-outside',
      message: `${join(folder, 'src/words.py')} is an absolute path, which no other machine has.`,
      remedy: 'Write src/words.py: paths are relative to the root of the repository.',
    });
  });

  it('finds files by a glob, in the order of code points: no hidden ones, no links, none of others', () => {
    expect(repository.glob('**/*.{txt,py}')).toEqual([
      'a.txt',
      'deep/er/words.py',
      'src/[x].py',
      'src/words.py',
    ]);
    expect(problem(() => repository.glob('src/../../*'))?.rule).toBe('source-outside');
  });
});

describe('text', () => {
  it.each([
    ['in Latin-1', [0x61, 0x0a, 0xe9, 0x0a], 2],
    ['in UTF-16', [0xff, 0xfe, 0x61, 0x00], 1],
    ['cut off in a character', [0x61, 0x0a, 0x0a, 0xc3], 3],
    ['with half of a character', [0xed, 0xa0, 0x80], 1],
  ])('%s is refused with its line', (_what, bytes, line) => {
    expect(problem(() => decode(new Uint8Array(bytes), 'a'))).toMatchObject({
      rule: 'source-encoding',
      line,
    });
  });

  it('keeps what looks like a byte order mark further in', () => {
    expect(decode(new TextEncoder().encode('\uFEFFa\uFEFF'), 'a')).toBe('a\uFEFF');
  });
});
