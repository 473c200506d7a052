import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { cleanUp, folderWith, ROOT, refdata } from './run-cli.js';

afterAll(cleanUp);

/** Python has the pseudo-terminals that Node has not. */
const hasTerminals = spawnSync('python3', ['-c', 'import pty']).status === 0;
if (!hasTerminals) console.warn('python3 with pty is not here: questions at a terminal are left out');

/** Runs a command on a terminal, presses keys when the last of the output has what is waited for, and prints all that was shown. */
const TERMINAL = `
import json, os, pty, re, select, sys, time
cwd, args, steps = json.loads(sys.argv[1])
pid, fd = pty.fork()
if pid == 0:
    os.chdir(cwd)
    os.environ.update(TERM='xterm', NO_COLOR='1', COLUMNS='160', CI='')
    os.execv(args[0], args)
seen, since, until = '', 0, time.time() + 60
while time.time() < until:
    ready, _, _ = select.select([fd], [], [], 1)
    if ready:
        try:
            data = os.read(fd, 65536)
        except OSError:
            break
        if not data:
            break
        seen += data.decode('utf8', 'replace')
    if steps and re.search(steps[0][0], seen[since:]):
        since = len(seen)
        os.write(fd, steps.pop(0)[1].encode())
_, status = os.waitpid(pid, 0)
print(json.dumps({'code': os.waitstatus_to_exitcode(status), 'seen': seen}))
`;

const ENTER = '\r';
const DOWN = '\u001b[B';
const CTRL_C = '\u0003';
const QUESTION = 'Where is sintaxe\\.reservadas read from';
const SAMPLE = { 'src/lexer.js': 'const KEYWORDS = ["if", "else", "while", "for", "return", "break"];\n' };

function atTerminal(repo: string, steps: readonly (readonly [string, string])[], ...more: string[]) {
  const cli = join(ROOT, 'dist', 'cli', 'index.js');
  const given = JSON.stringify([repo, [process.execPath, cli, 'init', ...more], steps]);
  const { stdout, stderr } = spawnSync('python3', ['-c', TERMINAL, given], { encoding: 'utf8' });
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout) as { code: number; seen: string };
}

const written = (repo: string) => readFileSync(join(repo, 'refdata.yml'), 'utf8');

(hasTerminals ? describe : describe.skip)('refdata init at a terminal', () => {
  it('shows the candidates with how sure they are, their number and the first of them, and takes the surest by Enter', () => {
    const repo = folderWith(SAMPLE);
    const { code, seen } = atTerminal(repo, [[QUESTION, ENTER]]);
    expect([code, seen]).toEqual([0, expect.stringMatching(/0\.\d\d {2}6 entries: if, else, while, …/)]);
    expect(seen).toMatch(/KEYWORDS \(src\/lexer\.js/);
    expect(parse(written(repo)).sintaxe.reservadas.table).toBe('src/lexer.js#KEYWORDS');
  });

  it('takes none by an arrow, which leaves them as comments', () => {
    const repo = folderWith(SAMPLE);
    const { code } = atTerminal(repo, [
      [QUESTION, DOWN],
      ['as comments', ENTER],
    ]);
    expect(code).toBe(0);
    expect(parse(written(repo)).sintaxe.reservadas).toBeUndefined();
    expect(written(repo)).toMatch(/# {3}reservadas:\n.*#KEYWORDS/);
  });

  it('writes nothing after Ctrl-C', () => {
    const repo = folderWith(SAMPLE);
    const { code, seen } = atTerminal(repo, [[QUESTION, CTRL_C]], '--workflow');
    expect([code, seen]).toEqual([
      2,
      expect.stringMatching(/error It was interrupted, and nothing was written\./),
    ]);
    expect(['refdata.yml', '.github'].filter(name => existsSync(join(repo, name)))).toEqual([]);
  });

  it('asks nothing with --yes', () => {
    const repo = folderWith(SAMPLE);
    const { code, seen } = atTerminal(repo, [], '--yes');
    expect([code, seen]).toEqual([0, expect.not.stringContaining('Where is')]);
    expect(parse(written(repo)).sintaxe.reservadas.table).toBe('src/lexer.js#KEYWORDS');
  });
});

it('where there is no terminal nothing is asked, and the draft is the same', () => {
  const repo = folderWith(SAMPLE);
  expect(refdata(['init'], { cwd: repo })).toMatchObject({ code: 0, stderr: '' });
  const text = written(repo);
  expect(refdata(['init', '--yes', '--force'], { cwd: repo }).code).toBe(0);
  expect(written(repo)).toBe(text);
});
