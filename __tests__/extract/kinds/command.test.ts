import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { isFromFork } from '../../../src/git/fork.js';
import { programsFor } from '../../../src/repository/programs.js';
import { folderWith, type ReadResult, readIn } from '../small-repository.js';

const NODE = process.execPath;
const run = (code: string, source: object = {}, seconds = 20): Promise<ReadResult> => {
  const folder = folderWith({ 'words.json': '["se", "senao"]' });
  return readIn(
    folder,
    { command: [NODE, '-e', code], ...source },
    undefined,
    programsFor('allowed', folder, seconds),
  );
};
const PRINT = 'console.log(require("fs").readFileSync("words.json", "utf8"))';

describe('what a program prints', () => {
  it('in the root of the repository, as records', async () => {
    const { values, reported } = await run(PRINT);
    expect(reported).toEqual([]);
    expect(values).toEqual(['se', 'senao']);
  });

  it('a part of it, a map', async () => {
    const code = 'console.log(JSON.stringify({ a: { x: 1, y: 2 } }))';
    expect((await run(code, { at: '/a', map: '[key, value]' })).values).toEqual([
      ['x', 1],
      ['y', 2],
    ]);
  });

  it('sees no token, and nothing of the job', async () => {
    process.env.GITHUB_TOKEN = 'secret';
    process.env.ACTIONS_RUNTIME_TOKEN = 'secret';
    try {
      const { values } = await run('console.log(JSON.stringify(Object.keys(process.env)))');
      expect(values).toContain('PATH');
      expect(values.filter(name => /TOKEN|GITHUB|ACTIONS|NODE_OPTIONS/.test(String(name)))).toEqual([]);
    } finally {
      delete process.env.GITHUB_TOKEN;
      delete process.env.ACTIONS_RUNTIME_TOKEN;
    }
  });

  it('no shell takes arguments apart', async () => {
    const folder = folderWith({});
    const source = {
      command: [NODE, '-p', 'JSON.stringify(process.argv.slice(1))', '$(touch hacked)', '; touch hacked'],
    };
    const { values } = await readIn(folder, source, undefined, programsFor('allowed', folder));
    expect(values).toEqual(['$(touch hacked)', '; touch hacked']);
    expect(existsSync(join(folder, 'hacked'))).toBe(false);
  });
});

describe('a program that fails is one clear error in refdata.yml', () => {
  it.each([
    ['garbage', 'console.log("[1,\\nnonsense")', /prints no JSON: .*line 2: nonsense/],
    ['nothing', '', /prints nothing\.$/],
    [
      'an exit code',
      'console.log("[1]"); console.error("no such table"); process.exit(3)',
      /exit code 3; it says: no such table/,
    ],
    ['a signal', 'process.kill(process.pid, "SIGTERM")', /ended by SIGTERM/],
    ['bytes that are no text', 'process.stdout.write(Buffer.from([0x22, 0xe9, 0x22]))', /not UTF-8/],
    [
      'too much',
      'const b = Buffer.alloc(1 << 20, 49); for (let i = 0; i < 40; i++) process.stdout.write(b)',
      /more than 32 MiB/,
    ],
    ['nesting', 'console.log("[".repeat(100000) + "]".repeat(100000))', /nested deeper/],
  ])('%s', async (_what, code, message) => {
    const { reported, problems } = await run(code);
    expect(reported).toEqual(['command-failed refdata.yml:8']);
    expect(problems[0]?.message).toMatch(message);
  });

  it('a hang, and what it started ends with it', async () => {
    const code = `require("child_process").spawn(process.execPath, ["-e", "setTimeout(() => {}, 60000)"], { stdio: "inherit" }); setInterval(() => {}, 1000)`;
    const started = Date.now();
    const { reported, problems } = await run(code, {}, 1);
    expect(reported).toEqual(['command-failed refdata.yml:8']);
    expect(problems[0]?.message).toMatch(/did not end within 1 s/);
    expect(Date.now() - started).toBeLessThan(50_000);
  });

  it('a program that there is not', async () => {
    const folder = folderWith({});
    const source = { command: ['no-such-program-anywhere'] };
    const { problems } = await readIn(folder, source, undefined, programsFor('allowed', folder));
    expect(problems[0]?.message).toMatch(/no program no-such-program-anywhere/);
  });

  it('a pointer to nothing', async () => {
    const { problems } = await run('console.log(JSON.stringify({ words: [] }))', { at: '/wrds' });
    expect(problems[0]?.message).toMatch(/nothing at \/wrds.*there is words/);
  });
});

describe('nothing is run unless whoever runs us says so', () => {
  it('not by default, and not because refdata.yml wants it', async () => {
    const folder = folderWith({});
    const source = { command: [NODE, '-e', 'require("fs").writeFileSync("hacked", "")'] };
    const off = await readIn(folder, source);
    expect(off.reported).toEqual(['command-off refdata.yml:8']);
    expect(off.problems[0]?.remedy).toMatch(/--allow-commands/);
    const fork = await readIn(folder, source, undefined, programsFor('fork', folder));
    expect(fork.problems[0]?.message).toMatch(/never run for a pull request from a fork/);
    expect(existsSync(join(folder, 'hacked'))).toBe(false);
  });

  const repository = { full_name: 'o/r' };
  it.each([
    [
      'a pull request of the repository itself',
      { repository, pull_request: { head: { repo: { full_name: 'o/r' } } } },
      false,
    ],
    [
      'a pull request from a fork',
      { repository, pull_request: { head: { repo: { full_name: 'x/r' } } } },
      true,
    ],
    ['a fork that is gone', { repository, pull_request: { head: { repo: null } } }, true],
    [
      'a run that a fork started',
      { repository, workflow_run: { head_repository: { full_name: 'x/r' } } },
      true,
    ],
    ['a comment on a pull request', { repository, issue: { pull_request: {} } }, true],
    ['a comment on an issue', { repository, issue: {} }, false],
    ['a push', { repository, head_commit: {} }, false],
  ])('%s', (_what, event, expected) => {
    expect(isFromFork(event)).toBe(expected);
  });
});
