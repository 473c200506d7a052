import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { type CheckOptions, check } from '../../src/commands/check-reference.js';
import { gitIn, missingProgram } from '../git/git-server.js';
import { CONFIG, cleanUp, folderWith } from '../registry/workshop.js';

afterEach(cleanUp);

const WORDS = 'reservadas: { table: names.py#NAMES, map: { palavra: value, descricao: value } }';
const LANGUAGE = {
  'refdata.yml': CONFIG.slice(0, CONFIG.indexOf('registro')).replace('.ty }', `.ty, ${WORDS} }`),
  'names.py': 'NAMES = ["se"]\n',
};

(missingProgram() === null ? describe : describe.skip)('what a person did not mean', () => {
  const run = (options: Partial<CheckOptions> & { repo: string }) =>
    check({ config: 'refdata.yml', today: '2026-06-01', ...options });

  test('outside of git, without a base', async () => {
    const repo = folderWith(LANGUAGE);
    await expect(run({ repo })).rejects.toThrow(/is no git repository, and no base is named/);
  });

  test('a language that is read by a program: what else can be compared is reported, not an option of another command', async () => {
    const repo = folderWith({
      ...LANGUAGE,
      'refdata.yml': `${LANGUAGE['refdata.yml']}\nembutidas: { command: [node, -e, ''] }\n`,
    });
    await expect(run({ repo, base: repo })).rejects.toMatchObject({
      findings: [{ rule: 'command-off', remedy: expect.stringContaining('refdata check --head site') }],
    });
  });

  test('a folder without a language, and one that is not there', async () => {
    const repo = folderWith();
    await expect(run({ repo })).rejects.toThrow(/has neither a refdata\.yml nor published files/);
    await expect(run({ repo: join(repo, 'x') })).rejects.toThrow(/There is no folder/);
  });

  test.each([['./nada'], ['../nada'], ['/x/nada.json'], ['~/nada']])(
    'the path %s, where nothing is, is named as that, and not as a commit that can be fetched',
    async base => {
      const repo = folderWith(LANGUAGE);
      gitIn(repo, 'init', '--quiet', '--initial-branch=main');
      // No branch can be called so: that is what git itself says.
      expect(() => gitIn(repo, 'check-ref-format', '--branch', base)).toThrow();
      await expect(run({ repo, base })).rejects.toMatchObject({
        message: `There is no folder ${base}, and no commit can be called so.`,
      });
    },
  );

  test('in a shallow clone: what has no name on a server, and what cannot be fetched', async () => {
    const origin = folderWith(LANGUAGE);
    gitIn(origin, 'init', '--quiet', '--initial-branch=main');
    for (const message of ['one', 'two']) {
      gitIn(origin, 'add', '--all');
      gitIn(origin, 'commit', '--quiet', '--allow-empty', '-m', message);
    }
    const repo = join(folderWith(), 'clone');
    gitIn(origin, 'clone', '--quiet', '--depth=1', `file://${origin}`, repo);
    await expect(run({ repo, base: 'HEAD~1' })).rejects.toThrow(
      /only branches, tags and full ids can be fetched/,
    );
    rmSync(origin, { recursive: true });
    await expect(run({ repo, base: 'a'.repeat(40) })).rejects.toThrow(
      /could not be fetched: .*does not (appear to be a git repository|exist)/,
    );
  });
});
