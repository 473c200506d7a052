import { describe, expect, test } from '@jest/globals';
import { UserError } from '../../src/findings/user-error.js';
import { repositoryAddress } from '../../src/git/repository-address.js';

const SERVER = 'https://github.example';

describe('repositoryAddress', () => {
  test.each([
    ['lume-lang/lume', 'https://github.example/lume-lang/lume'],
    ['a/.github', 'https://github.example/a/.github'],
    ['https://gitlab.example/group/sub/lume.git', 'https://gitlab.example/group/sub/lume.git'],
    ['http://127.0.0.1:8080/lume', 'http://127.0.0.1:8080/lume'],
    ['file:///srv/git/lume.git', 'file:///srv/git/lume.git'],
  ])('%s', (repository, address) => {
    expect(repositoryAddress(repository, SERVER).href).toBe(address);
    expect(repositoryAddress(repository, `${SERVER}/`).href).toBe(address);
  });

  test.each([
    ['lume', /neither owner\/name/],
    ['a/b/c', /neither owner\/name/],
    ['../etc', /neither owner\/name/],
    ['a/..', /neither owner\/name/],
    ['--upload-pack=x/y', /neither owner\/name/],
    ['ext::sh -c touch% x', /neither owner\/name/],
    ['ssh://git@github.com/a/b', /neither owner\/name/],
    ['https://u:planted@github.com/a/b', /user name or password/],
    ['https://planted@github.com/a/b', /user name or password/],
    ['https://github.com/a/b?x=1', /"\?" or "#"/],
    ['https://github.com/a/b#main', /"\?" or "#"/],
    ['file://host/a', /another machine/],
  ])('refuses %s', (repository, message) => {
    const refusal = refused(repository);
    expect(refusal.message).toMatch(message);
    expect(refusal.message + refusal.remedy).not.toContain('planted');
  });

  test('gives the https form of an ssh address', () => {
    expect(refused('git@github.com:a/b.git').remedy).toContain('https://github.com/a/b.git');
    expect(refused('ssh://git@host.example:2222/a/b.git').remedy).toContain('https://host.example/a/b.git');
  });
});

function refused(repository: string): UserError {
  try {
    repositoryAddress(repository, SERVER);
  } catch (error) {
    if (error instanceof UserError) return error;
  }
  throw new Error(`${repository} was accepted`);
}
