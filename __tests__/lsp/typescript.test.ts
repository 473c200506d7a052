import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from '@jest/globals';
import { globSync } from 'tinyglobby';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { languageOf } from '../../src/commands/language-data.js';
import { problemsOf } from '../../src/lsp/problems/find.js';
import { Support } from '../../src/lsp/support.js';
import { oneIn } from '../weekly.js';

const ROOT = resolve(import.meta.dirname ?? '.', '..', '..');
const PROGRAMS = [
  'src/**/*.ts',
  '__tests__/**/*.ts',
  'node_modules/{typescript,zod,undici-types,@types}/**/*.ts',
];
/** Longer ones are tables that somebody's program has written. */
const MAX_CHARACTERS = 300_000;
/** Of all programs one in so many: all of them take minutes. */
const EACH = 40;

it('problems are none in programs that the compiler takes', async () => {
  const repo = join(ROOT, 'node_modules', 'typescript');
  const config = join(ROOT, 'recipes', 'typescript', 'refdata.yml');
  const support = new Support(await languageOf({ repo, config }), 'en');
  const problemsIn = (text: string) =>
    problemsOf(support.program(TextDocument.create('file:///x.ts', 'typescript', 1, text)), {
      hasFile: () => true,
    });
  const paths = oneIn(EACH, globSync(PROGRAMS, { cwd: ROOT }).sort());
  let count = 0;
  const found = paths.flatMap(path => {
    const text = readFileSync(join(ROOT, path), 'utf8');
    if (text.length > MAX_CHARACTERS) return [];
    count += 1;
    return problemsIn(text).map(({ kind, message }) => [path, kind, message]);
  });
  console.info(`${count} programs, ${found.length} problems`);
  expect(count).toBeGreaterThan(50);
  expect(found).toEqual([]);
  // Names that are declared in a pattern, as the parameter of a type, as a member or as a parameter.
  const declared = [
    'const [pull, theirs] = both;\nuse(pull.x, theirs);\n',
    'export interface String extends Wide<string> {}\n',
    'each<TString extends string>(all: TString): TString;\n',
    'interface A { break: Break; falsy?: string[] }\n',
    'const plan = async ({ head, tree }) => { tree.walk(head); };\n',
  ];
  expect(declared.flatMap(text => problemsIn(text).map(({ message }) => message))).toEqual([]);
  expect(problemsIn('reutrn 1;\n').map(({ kind }) => kind)).toEqual(['unknown-name']);
});
