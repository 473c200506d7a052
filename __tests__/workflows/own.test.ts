import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { temporaryFolder } from '../git/git-server.js';
import { REPOSITORY } from '../publish/github-server.js';
import { hasAct, Newcomer, type WorkflowRun } from './act.js';

// Others of them may answer to the same event.
const CI = ['--workflows', '.github/workflows/ci.yml'];
// act evaluates `runs-on` of all of a matrix in one place: of several at once each may get that of another.
const HERE = ['--matrix', 'os:ubuntu-latest'];
const RELEASE = ['--workflows', '.github/workflows/release.yml'];

const describeWithAct = hasAct ? describe : describe.skip;

/**
 * The workflows of this repository itself. Every job runs but `everything` of ci.yml, in a container that act would need a service for.
 * What would change the world (gh, npm publish) or take longer than all of this (npm ci, build, test) is written down, and GitHub's
 * list of advisories is not asked.
 */
describeWithAct('our own workflows', () => {
  let ours: Newcomer;
  let told: string;
  beforeEach(async () => {
    ours = await Newcomer.start();
    ours.becomeOurs();
    told = join(temporaryFolder('told'), 'log');
  });
  afterEach(async () => {
    await ours.close();
    rmSync(join(told, '..'), { recursive: true });
  });
  const commands = () => (existsSync(told) ? readFileSync(told, 'utf8').trim().split('\n') : []);

  describe('ci.yml: the action on itself', () => {
    const passes = async (event: string, payload: Record<string, unknown> = {}): Promise<WorkflowRun> => {
      ours.env.STAND_IN_SERVER = ours.github.origin;
      const run = await ours.run(event, payload, [...CI, ...HERE, '--job', 'action']);
      expect([event, run.jobs]).toEqual([event, { action: 'success' }]);
      return run;
    };

    test('on a push, in the merge queue and on a pull request, which publishes nothing', async () => {
      await passes('push');
      await passes('merge_group', { merge_group: { base_sha: ours.lume.git('rev-parse', 'HEAD') } });
      const pull = await passes('pull_request', {
        ref: 'refs/pull/7/merge',
        pull_request: {
          number: 7,
          base: { ref: 'main', sha: ours.lume.git('rev-parse', 'HEAD') },
          head: { ref: 'topic', repo: { full_name: REPOSITORY } },
        },
      });
      expect(pull.log).toContain('A pull request publishes nothing');
      expect(ours.github.head('gh-pages')).toBeNull();
    });

    test('in a checkout of Git for Windows, whose files have other line ends', async () => {
      const { lume } = ours;
      rmSync(join(lume.folder, '.gitattributes'), { force: true });
      lume.git('config', 'core.autocrlf', 'true');
      lume.git('rm', '--quiet', '-r', '--cached', 'examples');
      rmSync(join(lume.folder, 'examples'), { recursive: true });
      lume.git('reset', '--quiet', '--hard');
      expect(readFileSync(join(lume.folder, 'examples/lume/refdata.yml'), 'utf8')).toContain('\r\n');
      await passes('push');
    });
  });

  describe('ci.yml: the tests and checks', () => {
    const job = (name: string, event = 'push', payload = {}, only: readonly string[] = []) =>
      ours.run(event, payload, [...CI, ...only, '--job', name]);
    const writtenDown = (script = '') => ours.program('npm', `echo "npm $*" >> ${told}\n${script}`);

    test('the tests, with each Node of the matrix', async () => {
      writtenDown();
      const { jobs } = await job('test', 'push', {}, HERE);
      expect(jobs).toEqual({ test: 'success' });
      expect(commands()).toEqual(['npm test', 'npm test']);
      writtenDown('exit 1');
      expect((await job('test', 'push', {}, HERE)).jobs).toEqual({ test: 'failure' });
    });

    test('lint, types and workflows, by the linters themselves; what a build changes fails', async () => {
      // As they are, and not as act understands them: no step of this job is ours.
      for (const name of ['scripts', 'src/action', 'docs', 'action.yml', '.github'])
        cpSync(name, join(ours.lume.folder, name), { recursive: true });
      writeFileSync(join(ours.lume.folder, '.gitignore'), 'node_modules\n');
      ours.lume.git('add', '--all');
      ours.lume.git('commit', '--quiet', '-m', 'Scripts');
      ours.program('pipx', `echo "pipx $*" >> ${told}`);
      ours.program('zizmor', 'echo "[]"');
      const install = `case $1 in ci) ln -s ${resolve('node_modules')} .;; esac`;
      writtenDown(install);
      const well = await job('checks');
      expect(well.jobs).toEqual({ checks: 'success' });
      expect(well.log).toContain('nothing to mend');
      expect(commands()).toEqual([
        'npm ci --ignore-scripts',
        'npm run lint',
        'npm run typecheck',
        'pipx install zizmor==1.32.0',
        'npm run generate',
        'npm run build',
      ]);
      writtenDown(`${install}\ncase "$2" in build) echo stale > dist/stale.js;; esac`);
      expect((await job('checks')).jobs).toEqual({ checks: 'failure' });
    });

    test('new dependencies are looked at on pull requests, and nowhere else', async () => {
      const asked = await job('dependencies', 'pull_request', {
        ref: 'refs/pull/7/merge',
        pull_request: { number: 7 },
      });
      expect(asked.jobs).toEqual({ dependencies: 'success' });
      expect(asked.log).toContain('fails from low on');
      expect((await job('dependencies')).jobs).toEqual({});
    });
  });

  describe('release.yml', () => {
    const npm = execFileSync('sh', ['-c', 'command -v npm'], { encoding: 'utf8' }).trim();
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    const release = async (tag: string) => {
      ours.program('npm', `case $1 in pack|sbom) exec ${npm} "$@";; esac\necho "npm $*" >> ${told}`);
      // There is no tag of the major version yet.
      ours.program('gh', `echo "gh $*" >> ${told}\ncase "$*" in *git/ref/tags/*) exit 1;; esac`);
      const changelog = join(ours.lume.folder, 'CHANGELOG.md');
      const text = readFileSync(changelog, 'utf8');
      writeFileSync(changelog, text.replace(`[${version}] - unreleased`, `[${version}] - 2026-01-02`));
      const commit = ours.lume.commit('Release');
      ours.lume.git('tag', tag);
      return { commit, ...(await ours.run('push', { ref: `refs/tags/${tag}` }, RELEASE)) };
    };

    test('a tag of the version is proved, attested, released and given to npm, and the major one moves', async () => {
      const { commit, jobs } = await release(`v${version}`);
      expect(jobs).toEqual({ prove: 'success', attest: 'success', release: 'success', npm: 'success' });
      expect(commands().slice(0, 3)).toEqual(['npm ci --ignore-scripts', 'npm run build', 'npm test']);
      const rest = commands().slice(3);
      const made = rest.find(line => line.startsWith('gh release create')) ?? '';
      expect(made).toContain(
        `gh release create v${version} --verify-tag --title v${version} --prerelease=false`,
      );
      for (const file of ['dist.tar.gz', 'sbom.cdx.json', 'SHA256SUMS', `refdata-action-${version}.tgz`])
        expect(made).toContain(`release/${file}`);
      const [major] = `v${version}`.split('.');
      expect(rest).toContain(
        `gh api --method POST repos/${REPOSITORY}/git/refs -f ref=refs/tags/${major} -f sha=${commit}`,
      );
      expect(rest.find(line => line.startsWith('npm publish'))).toMatch(
        /--provenance --access public --ignore-scripts --tag latest release\/refdata-action-.*\.tgz$/,
      );
      expect(JSON.parse(ours.stored('release/sbom.cdx.json')).components.length).toBeGreaterThan(20);
      expect(ours.stored('release/notes.md')).toContain('### Added');
    });

    test('a tag of another version is refused, and nothing is released', async () => {
      const { jobs, log } = await release('v99.0.0');
      expect(jobs).toEqual({ prove: 'failure' });
      expect(log).toContain('the tag is the version of package.json');
      expect(commands()).toEqual([]);
    });
  });
});
