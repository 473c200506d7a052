import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ROOT } from '../cli/run-cli.js';
import { debianPackage, debianSource } from '../recipes/debian-source.js';
import { compareModules, draft, missingFrom, recipe } from './drafted.js';

function python(code: string): unknown {
  const { status, stdout } = spawnSync('python3', ['-c', `import json; print(json.dumps(${code}))`], {
    encoding: 'utf8',
  });
  return status === 0 ? JSON.parse(stdout) : undefined;
}

describe('the first draft for a real language builds, with its reserved words and one more file', () => {
  const folder = python('__import__("os").path.dirname(__import__("os").__file__)') as string | undefined;
  (folder || process.env.CI ? it : it.skip)('the standard library of Python, by keyword.kwlist', async () => {
    const { words, errors, missing, files } = await draft(folder as string);
    expect(errors).toEqual([]);
    expect(missingFrom(words, python('__import__("keyword").kwlist') as string[], 'Python')).toEqual([]);
    const soft = python('__import__("keyword").softkwlist') as string[];
    expect(files.sintaxe.contextuais.map(({ palavra }) => palavra)).toEqual(soft);
    expect(missing.length).toBeLessThan(5);
    // A folder of modules with documented functions: what of it the recipe has, too, is the same.
    expect(compareModules(files, (await recipe('python', folder as string)).files, 'Python')).toBeGreaterThan(
      0.6,
    );
  });

  it('TypeScript, whose words are a choice: those of its only table are names for the most part', async () => {
    const repo = join(ROOT, 'node_modules', 'typescript');
    const { words, errors, files, text } = await draft(repo);
    expect(errors).toEqual([]);
    const { default: ts } = await import('typescript');
    // Of the words of the scanner the compiler takes more than half as the names of variables.
    const { FirstKeyword, LastKeyword, LastReservedWord } = ts.SyntaxKind;
    expect(LastKeyword - LastReservedWord).toBeGreaterThan(LastReservedWord - FirstKeyword);
    expect(words).toEqual([]);
    expect(text).toMatch(/^ {2}# Or \(0\.\d+\): textToKeywordObj/m);
    expect(compareModules(files, (await recipe('typescript', repo)).files, 'TypeScript', 'lib.')).toBe(1);
  });

  it('Delégua, by the table that the package exports', async () => {
    const repo = join(ROOT, 'node_modules', '@designliquido', 'delegua');
    const { words, errors, files, text } = await draft(repo);
    expect(errors).toEqual([]);
    const require = createRequire(import.meta.url);
    const { palavrasReservadasDelegua } = require('@designliquido/delegua/lexador/palavras-reservadas.js');
    expect(missingFrom(words, Object.keys(palavrasReservadasDelegua), 'Delégua')).toEqual([]);
    // Of the lists of functions that are called like built-in ones nothing in the package proves any: the right one is a choice.
    expect(files.embutidas.funcoes).toEqual([]);
    expect(text).toMatch(/^# {3}embutidas:\n# {5}table: interpretador\/comum\.js#definirVariavel\(\)$/m);
  });

  const gojq = '/usr/share/gocode/src/github.com/itchyny/gojq';
  (existsSync(gojq) ? it : it.skip)('gojq, by the recipe', async () => {
    const { words, errors, missing } = await draft(gojq);
    expect(errors).toEqual([]);
    const { files } = await recipe('gojq', gojq);
    const truth = files.sintaxe.reservadas.map(({ palavra }) => palavra);
    expect(missingFrom(words, truth, 'gojq')).toEqual([]);
    // What its packages offer to programs in Go is no library of jq.
    expect(missing).toContain('modulos');
  });

  const groovy = debianSource('groovy');
  (groovy ? it : it.skip)('Groovy, by the recipe', async () => {
    const { words, errors } = await draft(groovy as string);
    expect(errors).toEqual([]);
    const { files } = await recipe('groovy', groovy as string);
    const truth = files.sintaxe.reservadas.map(({ palavra }) => palavra);
    expect(missingFrom(words, truth, 'Groovy')).toEqual([]);
  });

  const crates = debianPackage('librust-syn-dev');
  (crates ? it : it.skip)('Rust, as its parser syn has it, by the recipe', async () => {
    const registry = join(crates as string, 'usr/share/cargo/registry');
    const repo = join(registry, readdirSync(registry).find(name => name.startsWith('syn-')) as string);
    const { words, errors, missing } = await draft(repo);
    expect(errors).toEqual([]);
    const own = await recipe('rust', repo);
    // Words that are reserved everywhere: those of the one function that refuses them as names.
    const truth = own.files.sintaxe.reservadas.map(({ palavra }) => palavra);
    expect(missingFrom(words, truth, 'Rust')).toEqual([]);
    // The types of a parser are no library of the language that it parses.
    expect(missing).toContain('modulos');
  });
});
