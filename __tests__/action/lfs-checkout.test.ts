import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { openCommit } from '../../src/repository/git-repository.js';
import { gitIn, missingProgram, temporaryFolder } from '../git/git-server.js';
import { LumeRepository } from './lume-repository.js';
import { runAction } from './run-action.js';

const describeWithGit = missingProgram() === null ? describe : describe.skip;
const WORDS = 'lume/tokens.py';

/** What actions/checkout with `lfs: true` leaves: pointers in git, contents in the working copy and in `.git/lfs`. */
describeWithGit('a source in Git LFS', () => {
  const folders = { workspace: '', temporary: '', files: '' };
  let lume: LumeRepository;
  let base: string;

  beforeEach(() => {
    for (const name of ['temporary', 'files'] as const) folders[name] = temporaryFolder(name);
    lume = new LumeRepository(temporaryFolder('lume'), { has: 'words' });
    folders.workspace = lume.folder;
    base = commitPointer('in Git LFS');
  });
  afterEach(() => {
    for (const folder of Object.values(folders)) rmSync(folder, { recursive: true, force: true });
  });

  /** As `git lfs` does it: the content goes to the store, a pointer into the commit, and the working copy keeps the content. */
  function commitPointer(message: string): string {
    const file = join(lume.folder, WORDS);
    const content = readFileSync(file);
    const id = createHash('sha256').update(content).digest('hex');
    const store = join(lume.folder, '.git', 'lfs', 'objects', id.slice(0, 2), id.slice(2, 4));
    mkdirSync(store, { recursive: true });
    writeFileSync(join(store, id), content);
    writeFileSync(
      file,
      `version https://git-lfs.github.com/spec/v1\noid sha256:${id}\nsize ${content.length}\n`,
    );
    const commit = lume.commit(message);
    writeFileSync(file, content);
    return commit;
  }

  const remedyOf = (read: () => unknown) => {
    try {
      return String(read());
    } catch (error) {
      return (error as { remedy: string }).remedy;
    }
  };
  const check = () => runAction(folders, { mode: 'check', base });

  test('two contents that are both here are compared', async () => {
    lume.removeWord();
    commitPointer('without a word');
    const { outputs } = await check();
    expect(outputs).toMatchObject({ outcome: 'findings', verdict: 'not-bumped', level: 'major' });
  });

  test('a content of the base that is not here, or not what its pointer says: what fetches it', async () => {
    const [id = ''] = /[0-9a-f]{64}/.exec(gitIn(lume.folder, 'cat-file', 'blob', `${base}:${WORDS}`)) ?? [];
    const there = join(lume.folder, '.git', 'lfs', 'objects', id.slice(0, 2), id.slice(2, 4), id);
    const atBase = () => openCommit(lume.folder, base, '').read(WORDS);
    expect(atBase()).toBe(readFileSync(there, 'utf8'));
    writeFileSync(there, readFileSync(there).reverse());
    expect(atBase).toThrow(`${WORDS} is a pointer of Git LFS`);
    // Where users have told git to keep it.
    const elsewhere = join(folders.temporary, 'kept');
    cpSync(join(lume.folder, '.git', 'lfs'), elsewhere, { recursive: true });
    rmSync(there);
    lume.git('config', 'lfs.storage', elsewhere);
    writeFileSync(
      there.replace(join(lume.folder, '.git', 'lfs'), elsewhere),
      readFileSync(join(lume.folder, WORDS)),
    );
    expect(atBase()).toBe(readFileSync(join(lume.folder, WORDS), 'utf8'));
    lume.git('config', '--unset', 'lfs.storage');
    expect(remedyOf(atBase)).toMatch(/^Add the remote that has it/);
    lume.git('remote', 'add', 'origin', 'https://git.example/lume');
    const { log, outputs } = await check();
    expect(outputs).toMatchObject({ outcome: 'findings', verdict: 'unknown' });
    expect(log).toContain(`${WORDS} is a pointer of Git LFS`);
    expect(log).toContain(`git lfs fetch origin ${base}`);
  });
});
