import { describe, expect, test } from '@jest/globals';
import { readInputs } from '../../src/action/inputs.js';
import { UserError } from '../../src/findings/user-error.js';

const MODES = {
  build: {
    uses: [
      'path',
      'config',
      'out',
      'base-url',
      'docs-url',
      'repository',
      'ref',
      'repository-token',
      'publish-to',
      'publish-branch',
      'publish-beside',
      'publish-folder',
      'allow-commands',
    ],
    needs: [],
  },
  validate: { uses: ['target'], needs: ['target'] },
} as const;

/** What action.yml fills in. */
const DEFAULTS = { mode: 'build', path: '.', config: 'refdata.yml', out: 'site', token: 'ghs_default' };

function read(given: Record<string, string>) {
  return readInputs(name => given[name] ?? '', MODES, Object.keys(given));
}

function problem(given: Record<string, string>): string {
  try {
    read(given);
  } catch (error) {
    if (error instanceof UserError) return error.message;
    throw error;
  }
  throw new Error('accepted');
}

describe('readInputs', () => {
  test('defaults', () => {
    expect(read({})).toEqual({
      ...DEFAULTS,
      token: '',
      target: '',
      fix: 'false',
      'report-path': '',
      lock: 'refdata.lock',
      uses: '',
      search: '',
      types: '',
      grammars: '',
      engines: '',
      'require-base': 'true',
      'allow-commands': 'false',
      'cache-dir': '',
      base: '',
      server: '',
      'fail-on': 'unbumped',
      comment: 'true',
      repository: '',
      ref: '',
      'repository-token': '',
      'publish-to': 'none',
      'publish-branch': 'gh-pages',
      'publish-folder': '',
      'publish-from': '',
      'publish-beside': '',
      rollback: 'false',
      replace: 'false',
      verify: 'true',
      attest: 'false',
      'trusted-root': '',
      wait: '300',
      'api-docs': '',
      'api-docs-dir': 'docs/api',
      'api-docs-formats': 'openapi, insomnia, postman, curl, markdown',
      'api-docs-title': '',
      'api-docs-version': '',
      'api-docs-description': '',
      'api-docs-handlers': 'false',
      'api-docs-layout': 'servers',
      'api-docs-overlay': '',
      'fail-on-gaps': 'false',
    });
    expect(read(DEFAULTS)).toMatchObject(DEFAULTS);
    expect(read({ ...DEFAULTS, mode: 'validate', target: 'public' })).toMatchObject({
      mode: 'validate',
      target: 'public',
    });
  });

  test.each([
    [{ mode: 'biuld' }, 'mode is "biuld": write build or validate. Did you mean build?'],
    [{ mode: '__proto__' }, 'mode is "__proto__": write build or validate.'],
    [{ mode: 'Build' }, /Did you mean build\?/],
    [{ mode: 'validate' }, 'mode validate needs the input target: add it.'],
    [{ target: 'site' }, 'target does nothing in mode build: leave it out, or use mode validate.'],
    [{ mode: 'validate', target: 'x', ref: 'main' }, /^ref does nothing in mode validate: .* mode build\.$/],
    [{ 'base-url': 'lume.example' }, /^base-url is no absolute address/],
    [{ 'base-url': 'https:/lume.example' }, /^base-url is no absolute address/],
    [{ 'base-url': 'https://ana:secret@lume.example' }, /^base-url is no absolute address/],
    [{ 'base-url': 'https://lume.example/?a' }, /without query or "#"/],
    [{ 'docs-url': 'javascript:alert(1)' }, /^docs-url is no absolute address/],
    [{ repository: 'git@github.com:a/b.git' }, /Write https:\/\/github\.com\/a\/b\.git/],
    [{ repository: 'https://planted:planted@h.example/a' }, /user name or password/],
    [{ repository: 'a/b', ref: 'a b' }, /git does not allow/],
    [{ 'repository-token': 'a\nb' }, /repository-token holds a space or a line break/],
    [{ 'publish-to': 'Pages' }, 'publish-to is "Pages": write none or branch or pages. Did you mean pages?'],
    [{ 'publish-to': 'gh' }, 'publish-to is "gh": write none or branch or pages.'],
    // GitHub warns of names that it does not know, and goes on.
    [{ 'publsh-to': 'pages' }, 'There is no input publsh-to. Did you mean publish-to?'],
    [{ publish_to: 'pages' }, 'There is no input publish_to. Did you mean publish-to?'],
    [
      { 'publish-to': 'pages', 'publish-branch': 'docs' },
      'publish-branch does nothing with "publish-to: pages": leave it out, or use "publish-to: branch".',
    ],
    [
      { 'publish-to': 'branch', 'publish-beside': 'handbook' },
      'publish-beside does nothing with "publish-to: branch": leave it out, or use "publish-to: pages".',
    ],
  ])('%j', (given, message) => {
    const text = problem({ ...DEFAULTS, ...given });
    if (typeof message === 'string') expect(text).toBe(message);
    else expect(text).toMatch(message);
    expect(text).not.toContain('planted');
  });

  test('a way to publish that is switched off for an event, and variables of others, are no mistakes', () => {
    read({ 'publish-to': 'none', 'publish-branch': 'docs', 'publish-folder': 'x', version: '2', model: 'x' });
    read({ 'publish-to': 'branch', 'publish-branch': 'docs', 'publish-folder': 'x' });
  });

  test('several problems are reported together', () => {
    const text = problem({ mode: 'biuld', 'base-url': 'x', ref: '-x' });
    expect(text).toMatch(/^3 inputs are wrong:\n/);
    expect(text.split('\n')).toHaveLength(4);
  });
});
