import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openCommit } from '../../src/repository/git-repository.js';
import { openRepository, type Repository } from '../../src/repository/repository.js';
import { gitIn, missingProgram, temporaryFolder } from '../git/git-server.js';

const describeWithGit = missingProgram() === 'git' ? describe.skip : describe;

describeWithGit('a commit reads as the folder that it was made from', () => {
  let root: string;
  let folder: Repository;
  let commit: Repository;

  beforeAll(() => {
    root = temporaryFolder('tree');
    gitIn(root, 'init', '--quiet');
    const lume = join(root, 'langs', 'lume');
    cpSync('examples/lume', lume, { recursive: true });
    mkdirSync(join(lume, 'links'));
    symlinkSync('../lume/tokens.py', join(lume, 'links', 'inside.py'));
    symlinkSync('inside.py', join(lume, 'links', 'twice.py'));
    symlinkSync('../lume', join(lume, 'links', 'folder'));
    symlinkSync('../../../outside.txt', join(lume, 'links', 'outside.py'));
    symlinkSync('/etc/passwd', join(lume, 'links', 'absolute.py'));
    symlinkSync('circle.py', join(lume, 'links', 'circle.py'));
    symlinkSync('gone.py', join(lume, 'links', 'broken.py'));
    writeFileSync(join(root, 'outside.txt'), 'secret');
    writeFileSync(join(lume, 'ação.py'), 'A = 1\n');
    writeFileSync(join(lume, 'bad.py'), Buffer.from([0x41, 0x0a, 0xff]));
    gitIn(root, 'add', '--all', '--force');
    gitIn(root, 'commit', '--quiet', '-m', 'one');
    folder = openRepository(lume);
    commit = openCommit(root, gitIn(root, 'rev-parse', 'HEAD'), 'langs/lume');
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  test.each([
    '**/*',
    '**/*.py',
    'lume/*.py',
    '*.py',
    'links/*',
    '{lume,cli}/**/*.{py,ts}',
    'nada/*',
    './*.yml',
  ])('the glob %s', pattern => expect(commit.glob(pattern)).toEqual(folder.glob(pattern)));

  test('every file has the same bytes', () => {
    const paths = folder.glob('**/*');
    expect(paths.length).toBeGreaterThan(60);
    for (const path of paths)
      expect(Buffer.from(commit.readBytes(path))).toEqual(Buffer.from(folder.readBytes(path)));
  });

  test.each([
    'lume/tokens.py',
    'links/inside.py',
    'links/twice.py',
    'links/folder/tokens.py',
    'links/outside.py',
    'links/absolute.py',
    'links/circle.py',
    'links/broken.py',
    'links/folder',
    '../lume/refdata.yml',
    '/etc/passwd',
    'lume',
    'lume/token.py',
    'bad.py',
    'ação.py',
    '',
  ])('%s is read, or refused, in the same way', path => {
    expect(commit.isFile(path)).toBe(folder.isFile(path));
    const [ours, theirs] = [commit, folder].map(repository => outcome(() => repository.read(path)));
    expect(ours).toEqual(theirs);
  });

  test('a large file is refused', () => {
    const small = openCommit(root, gitIn(root, 'rev-parse', 'HEAD'), 'langs/lume', 0.001);
    expect(() => small.read('lume/tokens.py')).toThrow('the limit is');
  });

  test('a folder that the commit does not have is empty', () => {
    const none = openCommit(root, gitIn(root, 'rev-parse', 'HEAD'), 'langs/other');
    expect(none.glob('**/*')).toEqual([]);
  });
});

function outcome(read: () => string): unknown {
  try {
    return read();
  } catch (error) {
    const { message, rule, remedy } = error as { message: string; rule: string; remedy: string };
    return { message, rule, remedy };
  }
}
