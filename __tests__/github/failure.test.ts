import { describe, expect, test } from '@jest/globals';
import { explainFailure, failureKind, GitHubError } from '../../src/github/failure.js';

/** Statuses, headers and words as GitHub's documentation and its answers have them. */
describe('failureKind', () => {
  test.each([
    [401, 'Bad credentials', {}, 'bad-token'],
    [403, 'Resource protected by organization SAML enforcement.', { 'x-github-sso': 'required' }, 'sso'],
    [403, 'Resource not accessible by integration', {}, 'no-permission'],
    [403, 'Resource not accessible by integration', { 'x-ratelimit-remaining': '4999' }, 'no-permission'],
    [403, 'API rate limit exceeded for installation', { 'x-ratelimit-remaining': '0' }, 'rate-limit'],
    [403, 'Forbidden', { 'retry-after': 60 }, 'rate-limit'],
    [403, 'You have triggered an abuse detection mechanism.', {}, 'rate-limit'],
    [429, 'Too many requests', {}, 'rate-limit'],
    [403, 'GitHub Actions is not permitted to create or approve pull requests.', {}, 'no-pull-requests'],
    [403, 'Repository was archived so is read-only.', {}, 'archived'],
    [403, 'Protected branch update failed for refs/heads/main.', {}, 'protected'],
    [409, 'Repository rule violations found', {}, 'protected'],
    [422, 'Changes must be made through a pull request.', {}, 'protected'],
    [409, 'Git Repository is empty.', {}, 'empty-repository'],
    [422, 'Update is not a fast forward', {}, 'moved'],
    [422, 'Reference already exists', {}, 'moved'],
    [404, 'Not Found', {}, 'not-found'],
    [410, 'Gone', {}, 'deleted'],
    [410, 'This issue was deleted', {}, 'deleted'],
    [413, 'Request Entity', {}, 'too-large'],
    [422, 'Sorry, the blob is too large', {}, 'too-large'],
    [422, 'Invalid request', {}, 'refused'],
    [500, 'Server Error', {}, 'server-trouble'],
    // Whatever a proxy says, its status is about the server.
    [502, 'Repository rule violations found', {}, 'server-trouble'],
    [401, 'API rate limit exceeded', {}, 'bad-token'],
    // What GitHub says with 403 besides, and no permission would mend.
    [403, 'Resource protected by organization SAML enforcement. You must grant access.', {}, 'sso'],
    [
      403,
      'Although you appear to have the correct authorization credentials, the `lume-lang` organization has an IP allow list enabled, and your IP address is not permitted to access this resource.',
      {},
      'network',
    ],
    [
      403,
      '`lume-lang` forbids access via a personal access token (classic). Please use a GitHub App.',
      {},
      'token-kind',
    ],
    [
      403,
      "The 'lume-lang' organization forbids access via a fine-grained personal access tokens if the token's lifetime is greater than 366 days.",
      {},
      'token-kind',
    ],
    [
      403,
      'refusing to allow a GitHub App to create or update workflow `.github/workflows/x.yml` without `workflows` permission',
      {},
      'workflows',
    ],
    [403, 'Sorry. Your account was suspended.', {}, 'blocked'],
    [403, 'Repository access blocked', {}, 'blocked'],
    [403, 'Repository has been locked for migration.', {}, 'blocked'],
    [451, 'Unavailable', {}, 'blocked'],
    [403, 'Unable to create comment because issue is locked.', {}, 'locked'],
    [410, 'Issues has been disabled in this repository.', {}, 'no-issues'],
    [410, 'Issues are disabled for this repo', {}, 'no-issues'],
    [403, 'Resource not accessible by personal access token', {}, 'no-permission'],
  ] as const)('%i %s %j', (status, message, headers, kind) => {
    expect(failureKind({ status, message, headers })).toBe(kind);
  });
});

describe('explainFailure', () => {
  const undertaking = {
    what: 'publish to the branch gh-pages of lume-lang/lume',
    permissions: ['contents: write', 'pages: write'],
    otherwise: 'Publish by "publish-to: pages".',
  };
  const explain = (kind: GitHubError['kind'], reason = 'No') =>
    explainFailure(new GitHubError(kind, reason, 'POST /x', 'git.example'), undertaking);

  test('says what was to be done, why it was not, and what the server said', () => {
    const { message, cause } = explain('no-permission', 'Resource not accessible by integration');
    expect(message).toBe(
      'Cannot publish to the branch gh-pages of lume-lang/lume: the token may not do that (the server says "Resource not accessible by integration").',
    );
    expect(cause).toBeInstanceOf(GitHubError);
  });

  test('the remedy has the lines of a workflow, or the other way that the caller named', () => {
    expect(explain('no-permission').remedy).toContain('permissions:\n  contents: write\n  pages: write');
    expect(explain('no-token').remedy).toContain('"contents: write" and "pages: write"');
    expect(explain('protected').remedy).toBe('Publish by "publish-to: pages".');
    expect(explain('unreachable').message).toContain('git.example cannot be reached');
  });

  test.each(['token-kind', 'network', 'workflows', 'blocked', 'locked', 'no-issues'] as const)(
    '%s asks for no permission, and says what to do',
    kind => {
      const { message, remedy } = explain(kind);
      expect(message).toMatch(/: .+ \(the server says "No"\)\.$/);
      expect(remedy).not.toContain('permissions:');
      expect(remedy).toMatch(/\w/);
    },
  );

  test('what a server says is quoted on one line, without control characters, and cut', () => {
    const { message } = explain('refused', `a\r\n::error::b\u0007${'x'.repeat(1000)}`);
    expect(message).toMatch(/\(the server says "a ::error::b x{280,300}…"\)\.$/);
    expect(explain('refused', '').message).toMatch(/: the server refuses it\.$/);
  });
});
