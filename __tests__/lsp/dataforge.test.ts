import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { globSync } from 'tinyglobby';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { languageOf } from '../../src/commands/language-data.js';
import { Checker } from '../../src/lsp/judge/checker.js';
import { problemsOf } from '../../src/lsp/problems/find.js';
import { Support } from '../../src/lsp/support.js';
import { canRun } from '../extract/interpreter.js';
import { pythonPackage } from '../recipes/python-package.js';
import { RUN_CACHE } from '../run-cache.js';
import { oneIn } from '../weekly.js';

const ROOT = resolve(import.meta.dirname ?? '.', '..', '..');
const SHA256 = 'ed4a7c4f765ab8d99216372b4d4c9e259c40d4728d022889f61d679bed9197b2';
const source = canRun('python3', '--version')
  ? pythonPackage('dataforge-lang==1.1.1', SHA256, 'dataforge')
  : undefined;

(source === undefined ? describe.skip : describe)('problems in programs of DataForge', () => {
  it('are none in any program that it comes with, and some of its error examples', async () => {
    const repo = source as string;
    const config = join(ROOT, 'recipes', 'dataforge', 'refdata.yml');
    const support = new Support(await languageOf({ repo, config, cache: RUN_CACHE }));
    const { erros } = support.language.data.files;
    const problemsIn = (path: string, text: string) => {
      const hasFile = (name: string) => existsSync(join(dirname(path), `${name}.df`));
      return problemsOf(support.program(TextDocument.create(path, 'dataforge', 1, text)), { hasFile });
    };

    const paths = globSync('**/*.df', { cwd: repo, absolute: true }).sort();
    const found = oneIn(8, paths).flatMap(path =>
      problemsIn(path, readFileSync(path, 'utf8')).map(({ kind, message }) => [path, kind, message]),
    );
    const told = erros.codigos.filter(({ codigo, exemplo }) =>
      problemsIn(join(repo, 'x.df'), exemplo).some(problem => support.codeOf(problem) === codigo),
    );
    console.info(
      `${oneIn(8, paths).length} of ${paths.length} programs, ${found.length} problems; error examples with their own code: ${told.length} of ${erros.codigos.length}`,
    );
    expect(paths.length).toBeGreaterThan(400);
    expect(found).toEqual([]);
    expect(told.map(({ codigo }) => codigo)).toEqual(
      expect.arrayContaining(['DF0101', 'DF0104', 'DF0105', 'DF0106', 'DF0107', 'DF0110', 'DF0502']),
    );

    // Of each name it is said whether the language has it, and of one that is changed that it does not; by names alone, too.
    const some = oneIn(40, paths).map(path => readFileSync(path, 'utf8'));
    for (const lexico of [support.language.data.lexico, undefined]) {
      const checker = new Checker({ ...support.language.data, lexico });
      const unknown = (text: string) =>
        checker.check(text).judgements.filter(({ state }) => state === 'unknown');
      let changed = 0;
      for (const text of some) {
        expect(unknown(text).map(({ name }) => name)).toEqual([]);
        const asked = checker
          .check(text)
          .judgements.find(
            ({ name, state, item }) => state === 'known' && item?.tipo === 'simbolo' && name.includes('.'),
          );
        if (asked === undefined) continue;
        const other = unknown(`${text.slice(0, asked.end)}qz${text.slice(asked.end)}`);
        expect(other).toMatchObject([{ name: `${asked.name}qz`, start: asked.start }]);
        expect(other[0]?.near).toContain(asked.name);
        changed += 1;
      }
      expect(changed).toBeGreaterThan(some.length / 3);
    }
  });
});
