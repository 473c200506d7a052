import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { keepComment } from '../../src/action/comment.js';
import { GitHub } from '../../src/github/client.js';
import { type CommentServer, commentServer } from './github-api.js';

let api: CommentServer;
let github: GitHub;

beforeEach(async () => {
  api = await commentServer();
  const { origin } = api;
  github = new GitHub({ apiUrl: origin, graphqlUrl: origin, token: 'x', repository: 'o/r' });
});
afterEach(() => api.close());

/** Another run, or a person, was faster: the comment goes once it is listed. */
function removeOnceListed(): void {
  api.comments.slice = () => {
    Reflect.deleteProperty(api.comments, 'slice');
    return api.comments.splice(0);
  };
}

test('a comment that somebody has removed since it was listed is written anew', async () => {
  expect(await keepComment(github, 7, 'a', 'text')).toBe('created');
  removeOnceListed();
  expect(await keepComment(github, 7, 'a', 'another text')).toBe('created');
  expect(api.comments).toMatchObject([{ body: expect.stringContaining('another text') }]);
});

test('one that was to be removed, and is gone, is removed', async () => {
  await keepComment(github, 7, 'a', 'text');
  removeOnceListed();
  expect(await keepComment(github, 7, 'a', null)).toBe('removed');
});
