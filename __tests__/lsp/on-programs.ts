import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from '@jest/globals';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { Checker } from '../../src/lsp/judge/checker.js';
import { problemsOf } from '../../src/lsp/problems/find.js';
import type { Support } from '../../src/lsp/support.js';
import { oneIn } from '../weekly.js';

/** No program of the reference language has a problem, some of its error examples have, and every changed name is told. */
export function holdsOnPrograms(support: Support, repo: string, paths: readonly string[]): void {
  const { erros } = support.language.data.files;
  const problemsIn = (path: string, text: string) => {
    const hasFile = (name: string) => existsSync(join(dirname(path), `${name}.df`));
    return problemsOf(support.program(TextDocument.create(path, 'dataforge', 1, text)), { hasFile });
  };

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
}
