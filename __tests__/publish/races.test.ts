import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { isFuzzing } from '../fuzzing.js';
import { missingProgram } from '../git/git-server.js';
import { GitHubServer } from './github-server.js';
import { publish, Site, serverOf } from './publishing.js';

/** `npm run fuzz` plays more of them. */
const ROUNDS = isFuzzing() ? 50 : 16;
const describeWithGit = missingProgram() === null ? describe : describe.skip;

let github: GitHubServer;

beforeAll(async () => {
  github = await GitHubServer.start();
  github.commitAs('main', { 'README.md': 'Lume\n' });
});
afterAll(() => github.close());

describeWithGit('two publishers at once', () => {
  test(`${ROUNDS} rounds: both results are there, nothing is lost, nothing is forced`, async () => {
    const sites = [new Site({}), new Site({})];
    const folders = ['pt', 'en'];
    const servers = [serverOf(github), serverOf(github)];
    const commits = new Set<string>();
    let collisions = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const results = await Promise.all(
        sites.map((site, who) => {
          site.fill({ 'api/a.json': `${who} ${round}\n`, [`only/${round}.txt`]: `${who}\n` });
          return publish(servers[who] ?? serverOf(github), site, { folder: folders[who] ?? '' });
        }),
      );
      for (const { commit } of results) commits.add(commit ?? '');
      const files = github.files('gh-pages');
      for (const [who, folder] of folders.entries()) {
        expect(files[`${folder}/api/a.json`]).toBe(`${who} ${round}\n`);
        expect(Object.keys(files).filter(path => path.startsWith(`${folder}/only/`))).toEqual([
          `${folder}/only/${round}.txt`,
        ]);
      }
      collisions += servers.reduce((sum, { waits }) => sum + waits.splice(0).length, 0);
    }
    for (const site of sites) site.remove();
    // Each commit that was made is in the history, which is a line: a force push would have dropped some.
    const history = github.git(['rev-list', 'gh-pages']).split('\n');
    expect(history).toHaveLength(2 * ROUNDS);
    expect(new Set(history)).toEqual(commits);
    expect(github.git(['rev-list', '--merges', 'gh-pages'])).toBe('');
    // A publisher waits where the other one was first; without that nothing would be proved.
    expect(collisions).toBeGreaterThan(ROUNDS / 2);
  });
});
