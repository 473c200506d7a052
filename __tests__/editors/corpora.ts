import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { globSync } from 'tinyglobby';
import { type Lexico, probesOf } from '../../src/lexico/index.js';
import { canRun } from '../extract/interpreter.js';
import { LUME, lexicoIn, lumeLexico } from '../lexico/lexico-of.js';
import { DATAFORGE_PROBES, LUA_PROBES, LUME_PROBES, PYTHON_PROBES, REMAINDERS } from '../lexico/probes.js';
import { debianSource } from '../recipes/debian-source.js';
import { pythonPackage } from '../recipes/python-package.js';
import { oneIn } from '../weekly.js';
import { type Agreement, agreementOf } from './agreement.js';
import type { Coloured, EngineUnderTest } from './engines/engine.js';
import { keepFigure } from './figures.js';

const ROOT = resolve(import.meta.dirname ?? '.', '..', '..');
const SHA256 = 'ed4a7c4f765ab8d99216372b4d4c9e259c40d4728d022889f61d679bed9197b2';

/** How much an engine is given: a fast one `most`, one that has to be started `few`, one that is asked for each character `least`. */
export type Amount = 'least' | 'few' | 'some' | 'more' | 'most';

/** The example whole, and of the others as much as a test may take time for. */
const CORPORA = [
  {
    recipe: 'lume',
    folder: () => LUME,
    files: { least: '**/*.lm', few: '**/*.lm', some: '**/*.lm', more: '**/*.lm', most: '**/*.lm' },
    probes: LUME_PROBES,
  },
  {
    recipe: 'dataforge',
    folder: () =>
      canRun('python3', '--version')
        ? pythonPackage('dataforge-lang==1.1.1', SHA256, 'dataforge')
        : undefined,
    files: {
      least: 'ex*/*[05]*/*0_*.df',
      few: 'ex*/*[05]*/*5*.df',
      some: 'ex*/**/*.df',
      more: 'ex*/**/*.df',
      most: '**/*.df',
    },
    probes: DATAFORGE_PROBES,
  },
  {
    recipe: 'python',
    folder: () => (existsSync('/usr/lib/python3.11/keyword.py') ? '/usr/lib/python3.11' : undefined),
    files: {
      least: 'asyncio/[l-q]*.py',
      few: 'asyncio/[a-l]*.py',
      some: 'asyncio/*.py',
      more: ['a*.py', 'asyncio/*.py'],
      most: ['*.py', 'asyncio/*.py', 'email/*.py'],
    },
    probes: PYTHON_PROBES,
  },
  {
    recipe: 'lua',
    folder: () => (existsSync('/usr/share/nvim/runtime/lua') ? '/usr/share/nvim/runtime' : undefined),
    // Its words are read from its own sources.
    sources: () => debianSource('lua5.4'),
    files: {
      least: 'lua/vim/[t-u]*.lua',
      few: 'lua/vim/[f-i]*.lua',
      some: 'lua/vim/*.lua',
      more: 'lua/**/*.lua',
      most: '**/*.lua',
    },
    probes: LUA_PROBES,
  },
  {
    recipe: 'typescript',
    folder: () => join(ROOT, 'node_modules', 'typescript'),
    files: {
      least: '../../src/editors/pygments/*.ts',
      few: '../../src/editors/*.ts',
      some: '../../src/check/*.ts',
      more: '../../src/c*/*.ts',
      most: '../../src/*/*.ts',
    },
    probes: [],
  },
];

/** What a lexico makes of itself, without the words that count in a block or a line only: engines see neither. */
function ownProbes(lexico: Lexico): readonly string[] {
  const inBlocks = (lexico.contextuais ?? []).flatMap(({ palavra, quando }) =>
    quando.some(({ dentro_de, na_linha }) => dentro_de ?? na_linha) ? [palavra] : [],
  );
  return probesOf(lexico)
    .filter(({ about }) => !inBlocks.some(word => about === `contextual: ${word}`))
    .map(({ text }) => text);
}

const lexicos = new Map<string, Promise<Lexico>>();

/** Read once, also where one test holds several engines against it. */
function lexicoOf(recipe: string, repo: string): Promise<Lexico> {
  const known = lexicos.get(recipe);
  if (known !== undefined) return known;
  const read = recipe === 'lume' ? lumeLexico() : lexicoIn(repo, `recipes/${recipe}/refdata.yml`);
  lexicos.set(recipe, read);
  return read;
}

/** Holds an engine against the tokenizer, on programs of several languages and on probes. */
export function coloursAsCut(engine: EngineUnderTest, amount: Amount): void {
  const { title } = engine;
  describe(`the grammar of ${title}, in ${title}`, () => {
    for (const { recipe, folder, files, probes, sources = folder } of CORPORA) {
      const repo = sources() === undefined ? undefined : folder();
      (repo === undefined ? it.skip : it)(`colours ${recipe} as the tokenizer cuts it`, async () => {
        const lexico = await lexicoOf(recipe, sources() as string);
        const colour = await engine.load(lexico);
        const paths = globSync(files[amount], { cwd: repo as string }).sort();
        const isMuch = amount !== 'least' && amount !== 'few' && recipe !== 'lume';
        const programs = (isMuch ? oneIn(3, paths) : paths).map(file =>
          readFileSync(join(repo as string, file), 'utf8').replaceAll('\r\n', '\n'),
        );
        const ownTexts = [...probes, ...ownProbes(lexico)].filter(text => !engine.remainder?.test(text));
        const texts = [...programs, ...ownTexts];
        const coloured = colour(texts);
        const found = texts.map((text, i) => agreementOf(engine, lexico, text, coloured[i] as Coloured));
        const ofPrograms = found.slice(0, programs.length);
        const sum = (of: (each: Agreement) => number) =>
          ofPrograms.reduce((total, each) => total + of(each), 0);
        const [characters, alike] = [sum(each => each.characters), sum(each => each.alike)];
        const differing = texts.filter((_, i) => i >= programs.length && found[i]?.differences.length);
        const differences = found.flatMap(each => each.differences);
        console.info(
          `${title}, ${recipe}: ${alike} of ${characters} characters\n${differences.slice(0, 12).join('\n')}`,
        );
        expect(differing).toEqual(REMAINDERS[recipe] ?? []);
        expect(characters).toBeGreaterThan(amount === 'most' && recipe !== 'lume' ? 100_000 : 6000);
        expect(alike / characters).toBeGreaterThan(0.9995);
        // Nothing of the example is a remainder.
        if (recipe === 'lume') expect(ofPrograms.flatMap(each => each.differences)).toEqual([]);
        keepFigure('engines', title, { [recipe]: characters });
      });
    }
  });
}
