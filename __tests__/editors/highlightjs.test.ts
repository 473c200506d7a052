import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from '@jest/globals';
import hljs from 'highlight.js/lib/core';
import { globSync } from 'tinyglobby';
import { highlightjsEditor, highlightjsScope } from '../../src/editors/highlightjs.js';
import { type Lexico, tokenize } from '../../src/lexico/index.js';
import { canRun } from '../extract/interpreter.js';
import { LUME, lexicoIn, lumeLexico } from '../lexico/lexico-of.js';
import { DATAFORGE_PROBES, LUME_PROBES, PYTHON_PROBES, REMAINDERS } from '../lexico/probes.js';
import { pythonPackage } from '../recipes/python-package.js';

const ROOT = resolve(import.meta.dirname ?? '.', '..', '..');
const SHA256 = 'ed4a7c4f765ab8d99216372b4d4c9e259c40d4728d022889f61d679bed9197b2';
const dataforge = canRun('python3', '--version')
  ? pythonPackage('dataforge-lang==1.1.1', SHA256, 'dataforge')
  : undefined;
const python = existsSync('/usr/lib/python3.11/keyword.py') ? '/usr/lib/python3.11' : undefined;

const folder = mkdtempSync(join(tmpdir(), 'refdata-hljs-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let modules = 0;

interface Node {
  readonly scope?: string;
  readonly children: readonly (Node | string)[];
}

/** The innermost scope of each UTF-16 unit, from the engine's own tree. */
async function engine(lexico: Lexico): Promise<(text: string) => (string | undefined)[]> {
  const [file] = highlightjsEditor.files({ lexico, descricao: '', documentacao: '', programs: [] });
  modules += 1;
  const path = join(folder, `${modules}.mjs`);
  writeFileSync(path, file?.text ?? '');
  const { default: language } = (await import(pathToFileURL(path).href)) as { default: () => object };
  hljs.registerLanguage(`l${modules}`, language as never);
  const name = `l${modules}`;
  return text => {
    const { _emitter, errorRaised } = hljs.highlight(text, { language: name }) as unknown as {
      _emitter: { rootNode: Node };
      errorRaised?: Error;
    };
    if (errorRaised) throw errorRaised;
    const scopes: (string | undefined)[] = [];
    const walk = (node: Node, scope: string | undefined): void => {
      for (const child of node.children) {
        if (typeof child !== 'string') walk(child, child.scope ?? scope);
        else for (let i = 0; i < child.length; i += 1) scopes.push(scope);
      }
    };
    walk(_emitter.rootNode, undefined);
    return scopes;
  };
}

function compare(lexico: Lexico, text: string, actual: readonly (string | undefined)[]) {
  let [characters, alike] = [0, 0];
  const differences: string[] = [];
  for (const { class: kind, start, end, name } of tokenize(lexico, text)) {
    if (kind === 'branco') continue;
    const expected = highlightjsScope(kind, name);
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

const CORPORA = [
  { recipe: 'lume', folder: LUME, files: '**/*.lm', probes: LUME_PROBES },
  { recipe: 'dataforge', folder: dataforge, files: 'ex*/**/*.df', probes: DATAFORGE_PROBES },
  { recipe: 'python', folder: python, files: ['a*.py', 'asyncio/*.py'], probes: PYTHON_PROBES },
  {
    recipe: 'typescript',
    folder: join(ROOT, 'node_modules', 'typescript'),
    files: '../../src/c*/*.ts',
    probes: [],
  },
];

describe('the grammar of highlight.js, in highlight.js', () => {
  for (const { recipe, folder: repo, files, probes } of CORPORA) {
    (repo === undefined ? it.skip : it)(`colours ${recipe} as the tokenizer cuts it`, async () => {
      const lexico =
        recipe === 'lume'
          ? await lumeLexico()
          : await lexicoIn(repo as string, `recipes/${recipe}/refdata.yml`);
      const scopes = await engine(lexico);
      let [characters, alike] = [0, 0];
      const differences: string[] = [];
      for (const file of globSync(files, { cwd: repo as string }).sort()) {
        const text = readFileSync(join(repo as string, file), 'utf8').replaceAll('\r\n', '\n');
        const found = compare(lexico, text, scopes(text));
        characters += found.characters;
        alike += found.alike;
        differences.push(...found.differences.map(difference => `${file}: ${difference}`));
      }
      const differing = probes.filter(text => compare(lexico, text, scopes(text)).differences.length > 0);
      console.info(
        `highlight.js, ${recipe}: ${alike} of ${characters} characters\n${differences.slice(0, 12).join('\n')}`,
      );
      expect(differing).toEqual(REMAINDERS[recipe] ?? []);
      expect(characters).toBeGreaterThan(8000);
      expect(alike / characters).toBeGreaterThan(0.9995);
    });
  }
});
