import { describe, expect, test } from '@jest/globals';
import { authorizationConfig, checkToken, secretForms, tokenFor } from '../../src/git/authorization.js';

const SERVER = 'https://github.example';
const BOTH = { token: 'default', repositoryToken: 'own' };
const DEFAULT = { token: 'default', repositoryToken: '' };

describe('tokenFor', () => {
  test('the default token goes to the server of the job alone', () => {
    expect(tokenFor(new URL(`${SERVER}/a/b`), DEFAULT, SERVER)).toBe('default');
    for (const other of [
      'https://gitlab.example/a/b',
      'http://github.example/a/b',
      `${SERVER}:8443/a/b`,
      'file:///a',
    ]) {
      expect(tokenFor(new URL(other), DEFAULT, SERVER)).toBe('');
    }
    expect(tokenFor(new URL('https://github.example.evil.example/a/b'), DEFAULT, SERVER)).toBe('');
  });

  test('the token of the repository goes where the repository is', () => {
    expect(tokenFor(new URL('https://gitlab.example/a/b'), BOTH, SERVER)).toBe('own');
    expect(tokenFor(new URL(`${SERVER}/a/b`), BOTH, SERVER)).toBe('own');
    expect(tokenFor(new URL('file:///a'), BOTH, SERVER)).toBe('');
  });
});

test('the header is bound to one origin', () => {
  const [[key, value] = ['', '']] = authorizationConfig(new URL('https://h.example:8443/a/b'), 't');
  expect(key).toBe('http.https://h.example:8443/.extraheader');
  expect(value).toBe(`Authorization: Basic ${Buffer.from('x-access-token:t').toString('base64')}`);
  expect(authorizationConfig(new URL('https://h.example'), '')).toEqual([]);
});

test('every form of a token is masked', () => {
  expect(secretForms('')).toEqual([]);
  expect(secretForms('t')).toEqual(['t', Buffer.from('x-access-token:t').toString('base64')]);
  expect(secretForms('u:s')).toEqual(['u:s', 's', Buffer.from('u:s').toString('base64')]);
});

test('a token that would break out of its header is refused', () => {
  expect(() => checkToken('repository-token', 'a\r\nX-Evil: 1')).toThrow(/repository-token holds/);
  expect(() => checkToken('token', 'ghs_fine')).not.toThrow();
});
