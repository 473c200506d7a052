import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { workflows } from '../../scripts/workflow-texts.mjs';
import { build } from '../../src/commands/build.js';
import { serve } from '../../src/commands/serve.js';
import { CLAIMS, Sigstore } from '../attest/sigstore.js';
import { temporaryFolder } from '../git/git-server.js';
import { REPOSITORY, reply } from '../publish/github-server.js';
import { hasAct, Newcomer, type WorkflowRun } from './act.js';

const describeWithAct = hasAct ? describe : describe.skip;

/** The workflows of a page, in its order, as a newcomer copies them. */
const shownOn = (page: string) => workflows('.').filter(({ file }) => file === page);
const shown = (page: string, index = 0) => shownOn(page)[index]?.text ?? '';

/** Of each page, how many of its workflows are run here. */
const PLAYED = {
  'README.md': 2,
  'docs/api-docs.md': 1,
  'docs/check.md': 7,
  'docs/consume.md': 1,
  'docs/extract.md': 1,
  'docs/publishing.md': 6,
  'docs/verify.md': 1,
  'examples/lume/.github/workflows/refdata.yml': 1,
};

test('every workflow that people copy is run here', () => {
  const all = workflows('.').filter(({ file }) => !file.startsWith('.github/'));
  const counts: Record<string, number> = {};
  for (const { file } of all) counts[file] = (counts[file] ?? 0) + 1;
  expect(counts).toEqual(PLAYED);
});

describeWithAct('workflows of the pages, copied to the letter', () => {
  let newcomer: Newcomer;
  let comments: string[];
  beforeEach(async () => {
    comments = [];
    newcomer = await Newcomer.start();
    newcomer.github.fault = ({ name, body }) => {
      if (/^GET .*\/pulls\/7\/(?:files|comments)$/.test(name)) return reply(200, []);
      if (!name.endsWith('/issues/7/comments')) return null;
      if (name.startsWith('POST')) comments.push(body.body);
      return name.startsWith('POST') ? reply(201, {}) : reply(200, []);
    };
  });
  afterEach(() => newcomer.close());

  /** Copies a workflow of a page. @param edit what a newcomer has to write otherwise, such as an address. */
  const copy = (page: string, index = 0, edit: (text: string) => string = text => text) => {
    const text = edit(shown(page, index));
    expect(text).not.toBe('');
    newcomer.workflow(text);
  };
  const passes = async (run: Promise<WorkflowRun>, jobs: Record<string, string>) => {
    const done = await run;
    expect(done.log).not.toContain('::error');
    expect(done.jobs).toEqual(jobs);
    return done;
  };
  /** A pull request without the word `enquanto`. */
  const pull = (from = REPOSITORY, edit = () => newcomer.lume.removeWord()) => {
    const base = newcomer.lume.git('rev-parse', 'HEAD');
    edit();
    const sha = newcomer.lume.commit('without a word');
    return {
      action: 'opened',
      ref: 'refs/pull/7/merge',
      pull_request: {
        number: 7,
        base: { ref: 'main', sha: base },
        head: { ref: 'topic', sha, repo: { full_name: from } },
      },
    };
  };
  const write = (path: string, text: string) => {
    const file = join(newcomer.lume.folder, path);
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, text);
  };

  test('README: the minimal example, from its three files on, with two warnings', async () => {
    const { folder } = newcomer.lume;
    const page = readFileSync('README.md', 'utf8');
    const block = (before: string, kind: string) =>
      new RegExp(`${before}[\\s\\S]*?\`\`\`${kind}\\n([\\s\\S]*?)\`\`\``).exec(page)?.[1] ?? '';
    for (const name of ['lume', 'refdata.yml', 'cli', 'data', 'pacotes'])
      rmSync(join(folder, name), { recursive: true });
    write('src/tokens.py', block('In `src/tokens.py`:', 'python'));
    write('src/errors.py', block('In `src/errors.py`:', 'python'));
    write('refdata.yml', block('Then this is its `refdata.yml`', 'yaml'));
    copy('README.md', 1);
    const { outputs, log } = await passes(newcomer.run('push'), { build: 'success' });
    expect(outputs).toMatchObject({ outcome: 'success', findings: '2', versao: '1.0.0' });
    expect(log).toContain('::warning');
    await passes(
      newcomer.run(
        'pull_request',
        pull(REPOSITORY, () => undefined),
      ),
      { build: 'success' },
    );
  });

  test('README: before the first release, from a folder of the own repository', async () => {
    const ours = join(newcomer.lume.folder, 'path/to/refdata-action');
    for (const name of ['action.yml', 'dist', 'package.json'])
      cpSync(name, join(ours, name), { recursive: true });
    copy('README.md', 1, text => text.replace('refdata/refdata-action@v1', './path/to/refdata-action'));
    const { outputs } = await passes(newcomer.run('push'), { build: 'success' });
    expect(outputs.outcome).toBe('success');
  });

  test('README: the step that is pinned', async () => {
    copy('README.md', 0);
    // The step alone: nothing was checked out.
    const { jobs, log } = await newcomer.run('workflow_dispatch');
    expect(jobs).toEqual({ shown: 'failure' });
    expect(log).toContain('The workspace is empty. Add a step with actions/checkout');
  });

  test('the example: checked on a pull request, published from the default branch', async () => {
    copy('examples/lume/.github/workflows/refdata.yml');
    await passes(newcomer.run('pull_request', pull()), { build: 'success' });
    expect(newcomer.github.head('gh-pages')).toBeNull();
    newcomer.lume.git('reset', '--quiet', '--hard', 'HEAD~1');
    await passes(newcomer.run('push'), { build: 'success', publish: 'success' });
    expect(newcomer.github.files('gh-pages')['api/index.json']).toContain('Lume');
  });

  test('publishing.md: publish.yml, a site with a handbook, and a branch that Pages serves', async () => {
    copy('docs/publishing.md', 0);
    const published = await passes(newcomer.run('push'), {
      build: 'success',
      deploy: 'success',
      verify: 'success',
    });
    expect(published.outputs).toMatchObject({ outcome: 'success' });

    write('Makefile', 'handbook:\n\tmkdir -p handbook\n\techo "<h1>Lume</h1>" > handbook/index.html\n');
    newcomer.github.git(['update-ref', '-d', 'refs/heads/gh-pages']);
    copy('docs/publishing.md', 1);
    await passes(newcomer.run('push'), {
      handbook: 'success',
      build: 'success',
      deploy: 'success',
      verify: 'success',
    });
    const files = newcomer.github.files('gh-pages');
    expect([files['index.html'], files['reference/api/index.json']]).toEqual([
      '<h1>Lume</h1>\n',
      expect.stringContaining('Lume'),
    ]);
  });

  test('publishing.md: publish-to: branch, and with attest', async () => {
    newcomer.github.pages = {
      html_url: newcomer.github.pages?.html_url ?? '',
      build_type: 'legacy',
      source: { branch: 'gh-pages', path: '/' },
    };
    newcomer.env.STAND_IN_SERVER = newcomer.github.origin;
    copy('docs/publishing.md', 4);
    const { outputs } = await passes(newcomer.run('workflow_dispatch'), { publish: 'success' });
    expect(outputs).toMatchObject({
      outcome: 'success',
      published: 'true',
      'page-url': newcomer.github.pages.html_url,
    });

    const sigstore = await Sigstore.start();
    try {
      copy('docs/publishing.md', 5);
      sigstore.claims = { ...CLAIMS, sha: newcomer.lume.git('rev-parse', 'HEAD') };
      Object.assign(newcomer.env, sigstore.env);
      const attested = await passes(newcomer.run('workflow_dispatch'), { publish: 'success' });
      expect(attested.outputs).toMatchObject({ outcome: 'success', published: 'true' });
      expect(newcomer.github.files('gh-pages')['attestations.jsonl']).toContain('dsse');
    } finally {
      await sigstore.close();
    }
  });

  test('publishing.md: check.yml; check.md: the same, and as a step', async () => {
    copy('docs/publishing.md', 2);
    const first = await newcomer.run('pull_request', pull());
    expect([first.jobs, comments.length]).toEqual([{ check: 'failure', comment: 'success' }, 1]);
    newcomer.lume.git('reset', '--quiet', '--hard', 'HEAD~1');
    copy('docs/check.md', 0);
    const again = await newcomer.run('pull_request', pull());
    expect([again.jobs, comments.length]).toEqual([{ check: 'failure', comment: 'success' }, 2]);
    expect(again.outputs.verdict).toBe('not-bumped');
    newcomer.lume.bump('2.0.0');
    newcomer.lume.commit('2.0.0');
    const base = newcomer.lume.git('rev-parse', 'HEAD~2');
    await passes(newcomer.run('merge_group', { merge_group: { base_sha: base } }), { check: 'success' });

    newcomer.lume.git('reset', '--quiet', '--hard', 'HEAD~2');
    copy('docs/check.md', 1, text => text.replace('on: workflow_dispatch', 'on: pull_request'));
    const step = await newcomer.run('pull_request', pull());
    expect([step.jobs, step.outputs.verdict, comments.length]).toEqual([
      { shown: 'failure' },
      'not-bumped',
      3,
    ]);
  });

  test('check.md: fix.yml and preview.yml', async () => {
    copy('docs/check.md', 2);
    await passes(
      newcomer.run(
        'pull_request',
        pull(REPOSITORY, () => undefined),
      ),
      { fix: 'success' },
    );
    copy('docs/check.md', 3);
    await newcomer
      .run('pull_request', pull())
      .then(({ jobs }) => expect(jobs).toEqual({ preview: 'success' }));
    expect(newcomer.stored('refdata-preview/changes.html')).toContain('enquanto');
  });

  test('check.md: preview-branch.yml', async () => {
    copy('docs/check.md', 4);
    const event = pull();
    const { sha } = event.pull_request.head;
    newcomer.github.commitAs('gh-pages', { CNAME: 'lume.example' });
    newcomer.github.fault = ({ name }) =>
      name.endsWith('/pulls/7') ? reply(200, { state: 'open', head: { sha } }) : null;
    expect((await newcomer.run('pull_request', event)).jobs).toEqual({ preview: 'success' });
    expect(newcomer.github.files('gh-pages')).toHaveProperty(['pr/7/api/index.json']);
  });

  test('check.md: the comment for a fork, by check-comment.yml and as two steps', async () => {
    copy('docs/check.md', 0);
    const event = pull('eve/lume');
    const { sha } = event.pull_request.head;
    expect((await newcomer.run('pull_request', event)).jobs).toEqual({ check: 'failure' });
    expect(comments).toEqual([]);
    const { fault } = newcomer.github;
    newcomer.github.fault = call =>
      /^GET .*\/pulls$/.test(call.name) ? reply(200, [{ number: 7, head: { sha } }]) : fault(call);
    const finished = {
      workflow_run: {
        id: 1,
        event: 'pull_request',
        head_sha: sha,
        head_branch: 'topic',
        head_repository: { id: 9, full_name: 'eve/lume' },
      },
    };
    newcomer.lume.git('reset', '--quiet', '--hard', 'HEAD~1');
    for (const index of [5, 6]) {
      copy('docs/check.md', index, text => text.replace('on: workflow_dispatch', 'on: workflow_run'));
      const { jobs, log } = await newcomer.run('workflow_run', finished, [], true);
      expect(log).not.toContain('::error');
      expect(Object.values(jobs)).toEqual(['success']);
    }
    expect(comments).toHaveLength(2);
    expect(comments[1]).toContain('enquanto');
  });

  test.each([
    ['docs/publishing.md', 3, 'push', { commit: 'success' }],
    ['docs/api-docs.md', 0, 'workflow_dispatch', { describe: 'success' }],
  ])('%s (%i): descriptions are committed', async (page, index, event, jobs) => {
    cpSync('examples/loja/src', join(newcomer.lume.folder, 'src'), { recursive: true });
    copy(page, index);
    const { outputs } = await passes(newcomer.run(event), jobs);
    expect(outputs).toMatchObject({ outcome: 'success', changed: 'true' });
    expect(Object.keys(newcomer.github.files('main')).join('\n')).toMatch(/^docs\/api\/.*openapi\.json$/m);
  });

  test('consume.md and verify.md: a schedule', async () => {
    const site = join(temporaryFolder('live'), 'site');
    await build({ repo: newcomer.lume.folder, config: 'refdata.yml', out: site });
    const live = await serve({ folder: site, port: 0 });
    try {
      const toLive = (text: string) => text.replace('https://lume.example', live.baseUrl);
      write('src/uses.ts', "export const WORDS = ['enquanto'];\n");
      copy('docs/consume.md', 0, toLive);
      await passes(newcomer.run('schedule'), { consume: 'success' });
      expect(newcomer.github.pulls).toHaveLength(1);
      newcomer.github.fault = ({ name }) => (/^GET .*\/issues$/.test(name) ? reply(200, []) : null);
      copy('docs/verify.md', 0, toLive);
      await passes(newcomer.run('schedule'), { monitor: 'success' });
    } finally {
      await live.close();
      rmSync(join(site, '..'), { recursive: true, force: true });
    }
  });

  test('extract.md: a cache between runs', async () => {
    copy('docs/extract.md', 0, text =>
      text.replace(/steps:\n/, 'steps:\n      - uses: actions/checkout@v7\n'),
    );
    const { outputs } = await passes(newcomer.run('workflow_dispatch'), { shown: 'success' });
    expect(outputs.outcome).toBe('success');
  });
});
