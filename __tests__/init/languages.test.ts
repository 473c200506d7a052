import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { ReferenceFiles } from '../../src/contract/files.js';
import { buildReference } from '../../src/run/reference.js';
import { ROOT } from '../cli/run-cli.js';
import { debianSource } from '../recipes/debian-source.js';
import { compareModules, draft, missingFrom, modulesIn, recipe } from './drafted.js';

describe('the first draft for a real language builds, with its reserved words and one more file', () => {
  it('CoffeeScript, by the words that its lexer forbids', async () => {
    const { words, errors, missing } = await draft(
      dirname(createRequire(import.meta.url).resolve('coffeescript/package.json')),
    );
    expect(errors).toEqual([]);
    const lexer = await import('coffeescript/lib/coffeescript/lexer.js' as string);
    expect(missingFrom(words, lexer.default.JS_FORBIDDEN, 'CoffeeScript')).toEqual([]);
    for (const word of ['then', 'unless', 'until', 'loop', 'of', 'by', 'when']) expect(words).toContain(word);
    expect(missing).not.toContain('comandos');
  });

  const lua = debianSource('lua5.4');
  (lua ? it : it.skip)('Lua, by the tokens and functions that its manual names', async () => {
    const { words, errors, missing, files } = await draft(lua as string);
    expect(errors).toEqual([]);
    const manual = readFileSync(join(lua as string, 'doc', 'manual.html'), 'utf8');
    // §3.1: "The following keywords are reserved and cannot be used as names".
    const reserved =
      /following <em>keywords<\/em> are reserved[\s\S]*?<pre>([\s\S]*?)<\/pre>/.exec(manual)?.[1] ?? '';
    const truth = reserved.split(/\s+/).filter(word => word !== '');
    expect(truth.length).toBeGreaterThan(20);
    expect(missingFrom(words, truth, 'Lua')).toEqual([]);
    expect(missing).not.toContain('embutidas');
    for (const name of ['assert', 'pcall', 'setmetatable', 'tostring'])
      expect(files.embutidas.funcoes).toContain(name);
    // The libraries are those of the recipe, by the names under which programs find them, and the functions of each.
    const modules = modulesIn(files);
    for (const [module, symbols] of modulesIn((await recipe('lua', lua as string)).files)) {
      const named = symbols.filter(name => !/^(stdin|stdout|stderr|config)$/.test(name));
      expect([module, modules.get(module)]).toEqual([module, expect.arrayContaining(named)]);
    }
  });

  it('Lume, by its own configuration', async () => {
    const repo = join(ROOT, 'examples', 'lume');
    const { words, errors, missing, files } = await draft(repo);
    expect(errors).toEqual([]);
    const own = (await buildReference({ repo, config: 'refdata.yml' })).files;
    const truth = own.sintaxe.reservadas.map(({ palavra }) => palavra);
    expect(missingFrom(words, truth, 'Lume')).toEqual([]);
    expect(files.erros.total).toBe(own.erros.total);
    expect(missing).toEqual([]);
    // Groups of commands, whose names and usages are its own; what it says besides is for its author to add.
    const commands = ({ comandos }: ReferenceFiles) =>
      comandos.grupos.map(({ comandos: list, ...group }) => ({
        ...group,
        comandos: list.map(({ nome, uso, resumo }) => ({ nome, uso, resumo })),
      }));
    expect(commands(files)).toEqual(commands(own));
    expect(compareModules(files, own, 'Lume')).toBe(1);
  });
});
