import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { build } from '../../src/commands/build.js';
import { init } from '../../src/commands/init.js';
import type { ReferenceFiles } from '../../src/contract/files.js';
import { UserError } from '../../src/findings/user-error.js';
import { buildReference } from '../../src/run/reference.js';
import { folderWith } from '../extract/small-repository.js';

const LUME = resolve(import.meta.dirname ?? '.', '..', '..', 'examples', 'lume');
const scratch = mkdtempSync(join(tmpdir(), 'refdata-like-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const namesIn = ({ sintaxe, modulos, comandos, erros }: ReferenceFiles) => ({
  reservadas: sintaxe.reservadas.map(({ palavra }) => palavra).sort(),
  modulos: modulos.modulos.map(({ nome, simbolos }) => [nome, simbolos.map(symbol => symbol.nome)]),
  comandos: comandos.grupos.map(({ grupo, comandos: all }) => [grupo, all.map(({ nome }) => nome)]),
  erros: erros.codigos.map(({ codigo }) => codigo),
});

describe('refdata init --like', () => {
  it('finds the sources of what is published, and says of others how much they give', async () => {
    const out = join(scratch, 'site');
    await build({ repo: LUME, config: 'refdata.yml', out });
    const repo = join(scratch, 'lume');
    cpSync(LUME, repo, { recursive: true, filter: path => !path.endsWith('refdata.yml') });
    const { found, choices, toWrite, text } = await init({ repo, config: 'refdata.yml', like: out });
    const own = (await buildReference({ repo: LUME, config: 'refdata.yml' })).files;
    const { files } = await buildReference({ repo, config: 'refdata.yml' });
    expect(namesIn(files)).toEqual(namesIn(own));
    expect(files.index).toEqual(own.index);
    expect(files.sintaxe.extensao).toBe(own.sintaxe.extensao);
    expect(toWrite).toEqual([]);
    const codes = found.find(({ at }) => at === 'erros');
    expect(codes?.why).toMatch(/gives 43 of the 43 that are published; \d+ with the same texts\./);
    // Half of them stand in a table: that is said, and not taken.
    expect(files.sintaxe.operadores).toEqual([]);
    const signs = choices.find(({ at }) => at === 'sintaxe.operadores');
    expect(signs?.why).toMatch(/gives \d+ of the 28 that are published; 0 with the same texts\./);
    expect(text).toContain('# To be chosen, nothing is sure enough: operators.');
  });

  it('takes what is published where programs prove another table', async () => {
    const listOf = (name: string, words: readonly string[]) =>
      `${name} = [${words.map(word => `"${word}"`).join(', ')}]\n`;
    const used = 'if else while for in return import def'.split(' ');
    const said = 'enquanto senao se para retorna'.split(' ');
    const files = {
      'src/lexer.py': listOf('KEYWORDS', used),
      'src/traducao.py': listOf('palavras', said),
      ...Object.fromEntries(
        Array.from({ length: 12 }, (_, i) => [
          `examples/p${i}.zq`,
          'import x\nfor a in b\n  if a\n    return a\n  else\n    while c\n      def f\n'.repeat(3),
        ]),
      ),
    };
    const words = async (repo: string, like?: string) => {
      await init({ repo, config: 'refdata.yml', force: true, like });
      const built = await buildReference({ repo, config: 'refdata.yml' });
      return built.files.sintaxe.reservadas.map(({ palavra }) => palavra).sort();
    };
    const site = join(scratch, 'small');
    const config = `nome: Zq\ndescricao: d\ndocumentacao: https://zq.example\nversao: 1.0.0\nsintaxe:\n  extensao: .zq\n  reservadas: { table: src/traducao.py#palavras, map: { palavra: value } }\n`;
    await build({ repo: folderWith({ ...files, 'refdata.yml': config }), config: 'refdata.yml', out: site });
    expect(await words(folderWith(files))).toEqual([...used].sort());
    expect(await words(folderWith(files), site)).toEqual([...said].sort());
  });

  it('takes a table of modules that have several names each', async () => {
    const names = ['a', 'b', 'c', 'd'];
    const classOf = (name: string) =>
      `class ${name}:\n    def __new__(cls):\n        return {${names.map(each => `"${each}": cls._${each}`).join(', ')}}\n${names
        .map(each => `    @staticmethod\n    def _${each}(x):\n        """Does ${each}."""\n`)
        .join('')}`;
    const files = {
      'lib/__init__.py': `${classOf('Mat')}${classOf('Txt')}
_MODULES = {"Std.Mat": Mat, "Mat": Mat, "Matematica": Mat, "Std.Txt": Txt, "Txt": Txt, "Texto": Txt}
`,
    };
    const config = `nome: Zq\ndescricao: d\ndocumentacao: https://zq.example\nversao: 1.0.0\nsintaxe: { extensao: .zq }
modulos:
  - symbols: lib/__init__.py#_MODULES
    filter: what != "module"
    map: { _m: module, nome: name, assinatura: signature, resumo: summary }
    group: { by: _m, as: nome, into: simbolos }
  - symbols: lib/__init__.py#_MODULES
    filter: what = "module"
    map: { nome: name, apelido_de: alias_of }
`;
    const out = join(scratch, 'aliases');
    await build({ repo: folderWith({ ...files, 'refdata.yml': config }), config: 'refdata.yml', out });
    const repo = folderWith(files);
    const { found } = await init({ repo, config: 'refdata.yml', like: out });
    const modules = found.find(({ at }) => at === 'modulos');
    expect(modules?.why).toContain('gives 2 of the 2 that are published; 2 with the same texts.');
    const { files: built } = await buildReference({ repo, config: 'refdata.yml' });
    expect(namesIn(built).modulos).toEqual(['Std.Mat', 'Std.Txt'].map(name => [name, ['a', 'b', 'c', 'd']]));
    expect(built.modulos.modulos[0]?.apelidos).toEqual(['Mat', 'Matematica']);
  });

  it('of a folder without a reference is a mistake', async () => {
    const repo = folderWith({ 'a.py': '' });
    await expect(init({ repo, config: 'refdata.yml', like: repo })).rejects.toThrow(UserError);
    await expect(init({ repo, config: 'refdata.yml', like: repo })).rejects.toThrow(/no published files/);
  });
});
