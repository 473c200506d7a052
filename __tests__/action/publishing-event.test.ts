import { describe, expect, test } from '@jest/globals';
import { readEvent } from '../../src/action/event.js';
import { publishingBranches, refusalOf } from '../../src/action/publishing-event.js';

const MAIN = 'refs/heads/main';

function event(name: string, ref: string, { fork = false, branch = 'main' } = {}) {
  const repository = {
    default_branch: branch,
    fork,
    full_name: 'lume-lang/lume',
    name: 'lume',
    owner: { login: 'lume-lang' },
  };
  const payload = { repository };
  return readEvent({ eventName: name, ref, sha: 'a'.repeat(40), payload });
}

describe('what an event may publish', () => {
  test.each([
    ['push', MAIN, ''],
    ['schedule', MAIN, ''],
    ['workflow_dispatch', MAIN, ''],
    ['release', 'refs/tags/v1', ''],
    ['push', 'refs/tags/v1.2', 'v*'],
    ['push', 'refs/tags/v1.2', 'refs/tags/v*'],
    ['push', 'refs/heads/release/1', 'main,release/*'],
    ['push', 'refs/heads/release/1/x', 'release/**'],
    ['push', 'refs/heads/a+b(c)', 'a+b(c)'],
    ['workflow_dispatch', 'refs/heads/topic', 'topic'],
    ['release', 'refs/tags/v1', 'v1'],
    // Whether its commit is on one of these branches is asked of the server.
    ['release', 'refs/tags/v1', 'main,release/*'],
  ])('%s on %s publishes, with "%s" named', (name, ref, names) => {
    expect(refusalOf(event(name, ref), names.split(',').filter(Boolean))).toBeNull();
  });

  test.each([
    ['pull_request_review', 'refs/pull/7/merge', ''],
    ['pull_request_review_comment', 'refs/pull/7/merge', ''],
    ['issue_comment', MAIN, ''],
    ['issue_comment', MAIN, 'main'],
    ['workflow_run', MAIN, 'main'],
    ['repository_dispatch', MAIN, ''],
    ['deployment_status', MAIN, ''],
    ['an_event_of_tomorrow', MAIN, 'main'],
    ['push', 'refs/pull/7/merge', ''],
    ['workflow_dispatch', 'refs/pull/7/head', 'refs/pull/7/head'],
    ['push', '', ''],
    ['', MAIN, ''],
    ['workflow_dispatch', 'refs/heads/topic', ''],
    ['schedule', 'refs/heads/topic', ''],
    ['push', 'refs/tags/main', ''],
    ['push', 'refs/tags/v1', 'refs/heads/v1'],
    ['push', 'refs/tags/v1x', 'v1'],
    ['workflow_dispatch', 'refs/heads/release/1/x', 'main,release/*'],
  ])('%s on %s is refused, with "%s" named, and says what to do', (name, ref, names) => {
    const refusal = refusalOf(event(name, ref), names.split(',').filter(Boolean));
    expect(refusal?.why).toMatch(/\w/);
    expect(refusal?.remedy).toMatch(/publish-(from|to)/);
  });

  test.each([
    ['pull_request', 'refs/pull/7/merge'],
    ['pull_request_target', MAIN],
    ['merge_group', 'refs/heads/gh-readonly-queue/main/pr-7'],
    ['push', 'refs/heads/topic'],
  ])('%s on %s only looks at a change', (name, ref) => {
    expect(refusalOf(event(name, ref), [])).toMatchObject({ remedy: null });
  });

  test('a fork publishes where a branch is named, an unknown default branch nothing', () => {
    expect(refusalOf(event('push', MAIN, { fork: true }), [])).toMatchObject({ remedy: null });
    expect(refusalOf(event('push', MAIN, { fork: true }), ['main'])).toBeNull();
    expect(refusalOf(event('push', MAIN, { branch: '' }), [])?.why).toContain('does not say');
  });

  test('a schedule of a server that tells nothing of the repository runs on its default branch', () => {
    const bare = (name: string, ref: string) => readEvent({ eventName: name, ref, sha: '', payload: {} });
    expect(refusalOf(bare('schedule', 'refs/heads/trunk'), [])).toBeNull();
    expect(bare('schedule', 'refs/heads/trunk').defaultBranch).toBe('trunk');
    expect(refusalOf(bare('push', 'refs/heads/trunk'), [])?.why).toContain('does not say');
    expect(refusalOf(bare('schedule', 'refs/tags/v1'), [])?.why).toContain('does not say');
  });

  test('branches whose commits may be published', () => {
    expect(
      publishingBranches(event('push', 'refs/heads/release/1'), ['release/*', 'refs/tags/v*', 'next']),
    ).toEqual(['release/1', 'main', 'release/*', 'next']);
    expect(publishingBranches(event('release', 'refs/tags/v1'), [])).toEqual(['main']);
    expect(publishingBranches(event('release', 'refs/tags/v1'), ['v*'])).toEqual(['main', 'v*']);
    // The tag is not named, so that the default branch is of no help.
    expect(publishingBranches(event('release', 'refs/tags/v1'), ['stable', 'refs/tags/w*'])).toEqual([
      'stable',
    ]);
  });
});
