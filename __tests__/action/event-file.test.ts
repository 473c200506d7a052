import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { inInputs, inWorkspace } from '../../src/action/in-inputs.js';
import { temporaryFolder } from '../git/git-server.js';
import { copyLume } from './lume-repository.js';
import { runAction, runBundledAction } from './run-action.js';

const folders = { workspace: '', temporary: '', files: '' };
beforeEach(() => {
  for (const name of ['workspace', 'temporary', 'files'] as const) folders[name] = temporaryFolder(name);
  copyLume(folders.workspace, 'words');
});
afterEach(() => {
  for (const folder of Object.values(folders)) rmSync(folder, { recursive: true, force: true });
});

describe('an event that cannot be read', () => {
  // Where the toolkit reads it first, the bundle has to show that it does not.
  test.each<[string, string | null, RegExp, boolean?]>([
    ['cut off', '{"ref": "refs/he', /is no JSON/, true],
    ['empty', '', /is no JSON/],
    ['a list', '[]', /is not as GitHub writes it/],
    ['of another shape', '{"commits": {}}', /is not as GitHub writes it \(commits: /],
    ['with half a pull request', '{"pull_request": {"number": "7"}}', /\(pull_request\.number: /],
    ['not there', null, /cannot be opened \(ENOENT\)/],
  ])('%s: what, why and what to do, without a stack', async (_, content, why, ofToolkit = false) => {
    const file = join(folders.files, 'event.json');
    if (content !== null) writeFileSync(file, content);
    const env = { GITHUB_ACTIONS: 'true', GITHUB_EVENT_NAME: 'push', GITHUB_EVENT_PATH: file };
    const run = ofToolkit ? runBundledAction : runAction;
    const { code, log, outputs } = await run(folders, { 'publish-to': 'branch' }, env);
    expect(code).toBe(1);
    expect(outputs).toMatchObject({ outcome: 'error', published: 'false' });
    expect(log).toMatch(/::error::The event of this job cannot be read: .*Run the job again/);
    expect(log).toMatch(why);
    expect(log).not.toMatch(/^ {4}at /m);
  });
});

describe('an event with a mark of its encoding before it', () => {
  const payload = { repository: { full_name: 'a/b', default_branch: 'hauptzweig-ü' } };
  const text = `\ufeff${JSON.stringify(payload)}`;
  test.each([
    ['UTF-8', Buffer.from(text, 'utf8')],
    ['UTF-16, little end first', Buffer.from(text, 'utf16le')],
    ['UTF-16, big end first', Buffer.from(text, 'utf16le').swap16()],
  ])('%s: it is read', async (_, bytes) => {
    const file = join(folders.files, 'event.json');
    writeFileSync(file, bytes);
    const env = {
      GITHUB_ACTIONS: 'true',
      GITHUB_EVENT_NAME: 'push',
      GITHUB_EVENT_PATH: file,
      GITHUB_REF: 'refs/heads/hauptzweig-ü',
    };
    const { log } = await runAction(
      folders,
      { 'publish-to': 'branch', 'publish-branch': 'hauptzweig-ü' },
      env,
    );
    expect(log).not.toContain('cannot be read');
    expect(log).toContain('publish-branch is hauptzweig-ü, the branch that the sources are on.');
  });

  test('the toolkit never sees it', async () => {
    const file = join(folders.files, 'event.json');
    writeFileSync(file, text);
    const { code, log } = await runBundledAction(
      folders,
      {},
      { GITHUB_ACTIONS: 'true', GITHUB_EVENT_PATH: file },
    );
    expect({ code, log }).toMatchObject({ code: 0, log: expect.not.stringContaining('cannot be read') });
  });
});

describe('messages speak of inputs', () => {
  test('what is no folder to write to', async () => {
    writeFileSync(join(folders.workspace, 'mine.txt'), '');
    const { log } = await runBundledAction(folders, { out: 'lume' });
    expect(log).toMatch(/::error::.*"out"/);
    expect(log).not.toContain('--out');
  });

  test('places are in the workspace, as the workflow knows it, and what was asked for in vain is told', async () => {
    const { log } = await runAction(folders, { mode: 'validate', target: 'nowhere' });
    expect(log).toContain('::error::There is no folder nowhere. ');
    const shown = inWorkspace(
      `${folders.workspace}x, ${folders.workspace}/a.df, '${folders.temporary}/b' in ${folders.workspace}.`,
      folders,
    );
    expect(shown).toBe(`${folders.workspace}x, a.df, 'RUNNER_TEMP/b' in the workspace.`);
    expect(inWorkspace('/a/b', { workspace: '/', temporary: '/' })).toBe('/a/b');
    const built = await runAction(folders, { 'publish-folder': 'lume' });
    expect(built.log).toContain('"publish-to" is none, which leaves publish-folder without effect.');
    const wrong = await runAction(folders, { 'publsh-to': 'pages', wait: '5m' });
    expect(wrong.outputs.outcome).toBe('error');
    expect(wrong.summary).toMatch(
      /^### 🛑 2 inputs are wrong&#58;\n\n```text\n- There is no input publsh-to\./,
    );
  });

  test.each([
    ['Choose another folder with --out.', 'Choose another folder with "out".'],
    ['Wait longer (--wait), and look.', 'Wait longer ("wait"), and look.'],
    ['Name yours with --config, or --repo.', 'Name yours with "config", or "path".'],
    [
      'Run `refdata build --out site`; --out is a folder.',
      'Run `refdata build --out site`; "out" is a folder.',
    ],
    ['A clone that leaves out contents (--filter).', 'A clone that leaves out contents (--filter).'],
    ['a--out and --outer', 'a--out and --outer'],
  ])('%s', (text, expected) => {
    expect(inInputs(text, false)).toBe(expected);
  });

  test('some options mean other inputs where an API is described', () => {
    expect(inInputs('Give --base and --out-dir.', true)).toBe('Give "api-docs-base" and "api-docs-dir".');
    expect(inInputs('Give --base main.', false)).toBe('Give "base" main.');
  });
});
