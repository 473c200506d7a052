import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { keepComment } from '../../src/action/comment.js';
import type { GitHub } from '../../src/github/client.js';
import { deliverPullRequest } from '../../src/publish/deliver.js';
import { type Emulator, node24, startEmulator } from '../publish/emulator.js';

const COMMENTS = z.array(z.object({ id: z.number(), body: z.string() }));
const NAME = './refdata.yml';

/** GitHub's REST API as somebody else understood its documentation. */
(node24() === null ? describe.skip : describe)('the comment, against the emulator', () => {
  let emulator: Emulator;
  let github: GitHub;
  let number: number;

  beforeAll(async () => {
    emulator = await startEmulator();
    github = emulator.server.github;
    const artifacts = [{ path: 'docs/openapi.json', bytes: Buffer.from('{}\n') }];
    const place = { base: 'main', branch: 'topic', title: 'Update', body: 'Body.' };
    const { pull } = await deliverPullRequest(emulator.server, artifacts, place);
    number = pull?.number ?? 0;
  });
  afterAll(() => emulator.close());

  const comments = () =>
    github.rest('GET /repos/{owner}/{repo}/issues/{issue_number}/comments', COMMENTS, {
      issue_number: number,
    });

  test('created, unchanged, updated in place, removed', async () => {
    expect(await keepComment(github, number, NAME, null)).toBe('none');
    expect(await keepComment(github, number, NAME, 'One.')).toBe('created');
    const [first] = await comments();
    expect(first?.body).toMatch(/^<!-- refdata-check \S+ -->\nOne\.$/);
    expect(await keepComment(github, number, NAME, 'One.')).toBe('unchanged');
    expect(await keepComment(github, number, NAME, 'Two.')).toBe('updated');
    expect(await comments()).toMatchObject([{ id: first?.id, body: expect.stringMatching(/\nTwo\.$/) }]);
    expect(await keepComment(github, number, NAME, null)).toBe('removed');
    expect(await comments()).toEqual([]);
  });

  test('two languages have a comment each', async () => {
    expect(await keepComment(github, number, 'a/refdata.yml', 'A.')).toBe('created');
    expect(await keepComment(github, number, 'b/refdata.yml', 'B.')).toBe('created');
    expect(await comments()).toHaveLength(2);
    expect(await keepComment(github, number, 'a/refdata.yml', null)).toBe('removed');
    expect(await comments()).toMatchObject([{ body: expect.stringMatching(/\nB\.$/) }]);
  });
});
