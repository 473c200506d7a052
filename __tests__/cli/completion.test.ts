import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { cleanUp, folderWith, refdataInProcess } from './run-cli.js';

afterAll(cleanUp);

/** What stands on the line, and what the shell then has to offer: the first of all, and what must not be there. */
const LINES: readonly (readonly [line: string, offered: readonly string[], not: string])[] = [
  ['refdata bu', ['build', 'bump'], 'check'],
  ['refdata registry ', ['build', 'check', 'get', 'pack'], 'init'],
  ['refdata check --format ', ['text', 'sarif', 'json'], 'build'],
  ['refdata build --repo x --o', ['--out'], '--format'],
  ['refdata registry pack --re', ['--repo'], '--only'],
  ['refdata completion ', ['bash', 'zsh', 'fish'], 'build'],
  ['refdata help v', ['validate', 'verify'], 'build'],
  ['refdata help registry ', ['build', 'check', 'get', 'pack'], 'init'],
  ['refdata --lang ', ['en', 'pt'], 'build'],
  ['refdata build --lang ', ['en', 'pt'], 'servidor.df'],
  ['refdata build --l', ['--lang'], '--layout'],
  ['refdata api --layout ', ['servers', 'flat'], 'verify'],
  ['refdata api --s', ['--server', '--strict'], '--saida'],
  ['refdata api ', ['verify', 'servidor.df'], 'build'],
  ['refdata lint --format ', ['text', 'sarif', 'github'], 'servidor.df'],
  ['refdata extract --kind ', ['symbols', 'table'], 'json'],
  ['refdata bump ', ['major', 'minor', 'patch'], 'servidor.df'],
  ['refdata check --format=s', ['sarif'], 'build'],
  ['refdata check --format=', ['sarif', 'text'], 'build'],
  ['refdata editor --only vim,te', ['textmate'], 'build'],
  ['refdata lsp --only ', ['hover', 'completion'], 'build'],
];

/** A file in the folder that the shells are in. */
const FILE = 'servidor.df';

function isInstalled(shell: string): boolean {
  return spawnSync(shell, ['-c', 'true']).status === 0;
}

/** What a real shell answers that has read the script. */
async function answers(
  shell: string,
  rest: (line: string) => string,
  first = '',
): Promise<Map<string, string[]>> {
  const { code, stdout } = await refdataInProcess(['completion', shell]);
  expect(code).toBe(0);
  const script = join(folderWith({ none: '' }), 'script');
  const cwd = folderWith({ [FILE]: '' });
  writeFileSync(script, stdout);
  return new Map(
    LINES.map(([line]) => {
      const text = `${first}\nsource '${script}'\n${rest(line)}`;
      const ran = spawnSync(shell, shell === 'zsh' ? ['-fc', text] : ['-c', text], {
        cwd,
        encoding: 'utf8',
      });
      expect([line, ran.status, ran.stderr]).toEqual([line, 0, '']);
      // Some shells say the whole word, others what is behind what stands already.
      const offered = ran.stdout.split('\n').map(each => each.replace(/[\t:].*/, '').replace(/^.*[=,]/, ''));
      return [line, offered];
    }),
  );
}

function expectAll(answered: ReadonlyMap<string, readonly string[]>): void {
  for (const [line, offered, not] of LINES) {
    expect([line, answered.get(line)]).toEqual([line, expect.arrayContaining([...offered])]);
    expect([line, answered.get(line)]).not.toEqual([line, expect.arrayContaining([not])]);
  }
}

/** The words of a line as bash and zsh have them; the last one may be empty. */
const wordsOf = (line: string, between: RegExp | string = ' ') =>
  line
    .split(between)
    .filter(word => word !== undefined)
    .filter((word, i, all) => word !== '' || (i === all.length - 1 && all[i - 1] !== '='))
    .map(word => `'${word}'`)
    .join(' ');

describe('refdata completion', () => {
  (isInstalled('bash') ? it : it.skip)('in bash', async () => {
    const ask = (line: string) =>
      `COMP_WORDS=(${wordsOf(line, / |(=)/)}); COMP_CWORD=$((\${#COMP_WORDS[@]} - 1)); _refdata; printf '%s\\n' "\${COMPREPLY[@]}"`;
    expectAll(await answers('bash', ask));
  });

  // What the completion of zsh offers is printed in the place of its own functions, which need a terminal.
  (isInstalled('zsh') ? it : it.skip)('in zsh', async () => {
    const ask = (line: string) =>
      `_describe() { local name=\${@[-1]}; local each; for each in \${(P)name}; do [[ $each == "$PREFIX"* ]] && print -r -- $each; done; true }
compadd() { shift; print -rl -- "$@" }
compset() { PREFIX=\${PREFIX##\${~2}} }
_files() { print -rl -- * }
words=(${wordsOf(line)}); CURRENT=\${#words}; PREFIX=\${words[-1]}; _refdata`;
    expectAll(await answers('zsh', ask, 'compdef() { true }'));
  });

  (isInstalled('fish') ? it : it.skip)('in fish', async () => {
    expectAll(await answers('fish', line => `complete -C '${line}'`));
  });

  it('names the shells that there are', async () => {
    const { code, stderr } = await refdataInProcess(['completion', 'tcsh']);
    expect([code, stderr]).toEqual([
      2,
      expect.stringMatching(/no completion for tcsh\.\nWrite one of bash, zsh, fish/),
    ]);
  });
});
