import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { globSync } from 'tinyglobby';
import { textmate } from '../../src/editors/textmate.js';
import { canRun } from '../extract/interpreter.js';
import { LUME, lexicoIn, lumeLexico } from '../lexico/lexico-of.js';
import { DATAFORGE_PROBES, LUME_PROBES, PYTHON_PROBES, REMAINDERS } from '../lexico/probes.js';
import { pythonPackage } from '../recipes/python-package.js';
import { colours } from './agreement.js';
import { textmateScopes } from './engines/textmate.js';

const ROOT = resolve(import.meta.dirname ?? '.', '..', '..');
const SHA256 = 'ed4a7c4f765ab8d99216372b4d4c9e259c40d4728d022889f61d679bed9197b2';
const dataforge = canRun('python3', '--version')
  ? pythonPackage('dataforge-lang==1.1.1', SHA256, 'dataforge')
  : undefined;

const python = existsSync('/usr/lib/python3.11/keyword.py') ? '/usr/lib/python3.11' : undefined;

describe('the TextMate grammar, in the engine of VS Code', () => {
  it('colours the programs of the example as the tokenizer cuts them', async () => {
    const lexico = await lumeLexico();
    const scopes = await textmateScopes(textmate(lexico));
    let characters = 0;
    for (const file of globSync('**/*.lm', { cwd: LUME })) {
      const text = readFileSync(join(LUME, file), 'utf8');
      const found = colours(lexico, text, scopes(text));
      expect([file, found.differences]).toEqual([file, []]);
      characters += found.characters;
    }
    expect(characters).toBeGreaterThan(8000);
  });

  const others = [
    { language: 'DataForge', recipe: 'dataforge', folder: dataforge, files: '**/*.df' },
    { language: 'Python', recipe: 'python', folder: python, files: ['*.py', 'asyncio/*.py', 'email/*.py'] },
    {
      language: 'TypeScript',
      recipe: 'typescript',
      folder: join(ROOT, 'node_modules', 'typescript'),
      files: '../../src/*/*.ts',
    },
  ];
  for (const { language, recipe, folder = '', files } of others) {
    (folder === '' ? it.skip : it)(`colours programs in ${language} as the tokenizer cuts them`, async () => {
      const lexico = await lexicoIn(folder, `recipes/${recipe}/refdata.yml`);
      const scopes = await textmateScopes(textmate(lexico));
      let characters = 0;
      let alike = 0;
      const differences: string[] = [];
      for (const file of globSync(files, { cwd: folder }).sort()) {
        const text = readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n');
        const found = colours(lexico, text, scopes(text));
        characters += found.characters;
        alike += found.alike;
        differences.push(...found.differences.map(difference => `${file}: ${difference}`));
      }
      console.info(
        `TextMate, ${language}: ${alike} of ${characters} characters\n${differences.slice(0, 25).join('\n')}`,
      );
      expect(characters).toBeGreaterThan(100_000);
      expect(alike / characters).toBeGreaterThan(0.9995);
    });
  }

  for (const [recipe, folder, probes] of [
    ['lume', LUME, LUME_PROBES],
    ['dataforge', dataforge, DATAFORGE_PROBES],
    ['python', python, PYTHON_PROBES],
  ] as const) {
    (folder === undefined ? it.skip : it)(
      `colours probes of ${recipe} alike, but for remainders with a reason`,
      async () => {
        const lexico =
          recipe === 'lume'
            ? await lumeLexico()
            : await lexicoIn(folder as string, `recipes/${recipe}/refdata.yml`);
        const scopes = await textmateScopes(textmate(lexico));
        const differing = probes.filter(text => colours(lexico, text, scopes(text)).differences.length > 0);
        const known = REMAINDERS[recipe] ?? [];
        expect(
          differing
            .filter(text => !known.includes(text))
            .flatMap(text => colours(lexico, text, scopes(text)).differences),
        ).toEqual([]);
        // A remainder that is none any more is taken off the list.
        expect(known.filter(text => !differing.includes(text))).toEqual([]);
      },
    );
  }
});
