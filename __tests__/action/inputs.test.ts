import { describe, expect, test } from '@jest/globals';
import { readInputs } from '../../src/action/inputs.js';
import { UserError } from '../../src/findings/user-error.js';

const MODES = {
  build: {
    uses: ['path', 'config', 'out', 'base-url', 'docs-url', 'repository', 'ref', 'repository-token'],
    needs: [],
  },
  validate: { uses: ['target'], needs: ['target'] },
} as const;

/** What action.yml fills in. */
const DEFAULTS = { mode: 'build', path: '.', config: 'refdata.yml', out: 'site', token: 'ghs_default' };

function read(given: Record<string, string>) {
  return readInputs(name => given[name] ?? '', MODES);
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
  ])('%j', (given, message) => {
    const text = problem({ ...DEFAULTS, ...given });
    if (typeof message === 'string') expect(text).toBe(message);
    else expect(text).toMatch(message);
    expect(text).not.toContain('planted');
  });

  test('several problems are reported together', () => {
    const text = problem({ mode: 'biuld', 'base-url': 'x', ref: '-x' });
    expect(text).toMatch(/^3 inputs are wrong:\n/);
    expect(text.split('\n')).toHaveLength(4);
  });
});
