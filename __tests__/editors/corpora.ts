import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { globSync } from 'tinyglobby';
import { type Styles, styleOf } from '../../src/editors/line-machine.js';
import { type Lexico, tokenize } from '../../src/lexico/index.js';
import { canRun } from '../extract/interpreter.js';
import { LUME, lexicoIn, lumeLexico } from '../lexico/lexico-of.js';
import { DATAFORGE_PROBES, LUME_PROBES, PYTHON_PROBES, REMAINDERS } from '../lexico/probes.js';
import { pythonPackage } from '../recipes/python-package.js';

const ROOT = resolve(import.meta.dirname ?? '.', '..', '..');
const SHA256 = 'ed4a7c4f765ab8d99216372b4d4c9e259c40d4728d022889f61d679bed9197b2';

/** The example whole, and enough of the others that a test takes seconds. */
const CORPORA = [
  { recipe: 'lume', folder: () => LUME, files: '**/*.lm', probes: LUME_PROBES },
  {
    recipe: 'dataforge',
    folder: () =>
      canRun('python3', '--version')
        ? pythonPackage('dataforge-lang==1.1.1', SHA256, 'dataforge')
        : undefined,
    files: 'ex*/**/*.df',
    probes: DATAFORGE_PROBES,
  },
  {
    recipe: 'python',
    folder: () => (existsSync('/usr/lib/python3.11/keyword.py') ? '/usr/lib/python3.11' : undefined),
    files: 'asyncio/*.py',
    probes: PYTHON_PROBES,
  },
  {
    recipe: 'typescript',
    folder: () => join(ROOT, 'node_modules', 'typescript'),
    files: '../../src/check/*.ts',
    probes: [],
  },
];

/** The style that an engine gives each UTF-16 unit of a text. */
export type Coloured = readonly (string | undefined)[];

/** An engine with a language: all texts at once, for those that are programs of their own. */
export type Engine = (texts: readonly string[]) => readonly Coloured[];

function compare(lexico: Lexico, styles: Styles, text: string, actual: Coloured) {
  let [characters, alike] = [0, 0];
  const differences: string[] = [];
  for (const { class: kind, start, end, name } of tokenize(lexico, text)) {
    if (kind === 'branco') continue;
    const expected = styleOf(styles, kind, name);
    let isAlike = true;
    for (let i = start; i < end; i += 1) {
      if (/\s/.test(text.charAt(i))) continue;
      characters += 1;
      if (actual[i] === expected) alike += 1;
      else isAlike = false;
    }
    if (!isAlike)
      differences.push(
        `${expected} is ${actual[start]} at ${JSON.stringify(text.slice(start, end).slice(0, 40))} in ${JSON.stringify(text.slice(Math.max(0, start - 20), end + 10).slice(0, 80))}`,
      );
  }
  return { characters, alike, differences };
}

/** Holds an engine against the tokenizer, on programs of several languages and on probes. */
export function coloursAsCut(
  title: string,
  styles: Styles,
  engine: (lexico: Lexico) => Promise<Engine>,
): void {
  describe(`the grammar of ${title}, in ${title}`, () => {
    for (const { recipe, folder, files, probes } of CORPORA) {
      const repo = folder();
      (repo === undefined ? it.skip : it)(`colours ${recipe} as the tokenizer cuts it`, async () => {
        const lexico =
          recipe === 'lume'
            ? await lumeLexico()
            : await lexicoIn(repo as string, `recipes/${recipe}/refdata.yml`);
        const colour = await engine(lexico);
        const programs = globSync(files, { cwd: repo as string })
          .sort()
          .map(file => readFileSync(join(repo as string, file), 'utf8').replaceAll('\r\n', '\n'));
        const coloured = colour([...programs, ...probes]);
        const found = programs.map((text, i) => compare(lexico, styles, text, coloured[i] as Coloured));
        const tried = probes.map((text, i) =>
          compare(lexico, styles, text, coloured[programs.length + i] as Coloured),
        );
        const characters = found.reduce((sum, one) => sum + one.characters, 0);
        const alike = found.reduce((sum, one) => sum + one.alike, 0);
        const differing = probes.filter((_, i) => tried[i]?.differences.length);
        const differences = [...found, ...tried].flatMap(one => one.differences);
        console.info(
          `${title}, ${recipe}: ${alike} of ${characters} characters\n${differences.slice(0, 12).join('\n')}`,
        );
        expect(differing).toEqual(REMAINDERS[recipe] ?? []);
        expect(characters).toBeGreaterThan(8000);
        expect(alike / characters).toBeGreaterThan(0.9995);
      });
    }
  });
}
