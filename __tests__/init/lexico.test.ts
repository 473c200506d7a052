import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { init } from '../../src/commands/init.js';
import { tokenize } from '../../src/lexico/index.js';
import { folderWith } from '../extract/small-repository.js';
import { LUME, lexicoIn, lumeLexico } from '../lexico/lexico-of.js';

const scratch = mkdtempSync(join(tmpdir(), 'refdata-init-lexico-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

interface Drafted {
  readonly text: string;
  /** What stands as data. */
  readonly lexico:
    | { readonly regioes: readonly Record<string, unknown>[]; readonly [key: string]: unknown }
    | undefined;
}

/** What a draft says of a language of these files. */
async function drafted(files: Readonly<Record<string, string>>): Promise<Drafted> {
  // A lexico of somebody else's would stay.
  const config = join(mkdtempSync(join(scratch, 'small-')), 'refdata.yml');
  const { text } = await init({ repo: folderWith(files), config });
  return { text, lexico: (parse(text) as { lexico?: Drafted['lexico'] }).lexico };
}

const repeated = (count: number, of: (i: number) => string) =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`examples/p${i}.zorb`, of(i)]));
const PACKAGE = {
  'package.json': JSON.stringify({
    name: 'zorb',
    version: '1.0.0',
    contributes: { languages: [{ id: 'zorb', extensions: ['.zorb'] }] },
  }),
};
const LEXER = `export const KEYWORDS = ['let', 'if', 'else', 'while', 'return', 'fn', 'end', 'true', 'false', 'null'];
`;

describe('a lexico from the programs of a language and its lexer', () => {
  it('colours the programs of the example as its own lexico does', async () => {
    const config = join(scratch, 'lume.yml');
    await init({ repo: LUME, config });
    const [found, own] = [await lexicoIn(LUME, config), await lumeLexico()];
    const kinds = (lexico: typeof own, text: string) =>
      tokenize({ ...lexico, contextuais: [] }, text)
        .filter(({ class: kind }) => kind !== 'branco')
        .map(({ class: kind, start, end }) => `${start}-${end} ${kind}`);
    for (const name of ['contas', 'cores', 'loja', 'notas']) {
      const text = readFileSync(join(LUME, 'exemplos', `${name}.lm`), 'utf8');
      expect(kinds(found, text)).toEqual(kinds(own, text));
    }
  }, 120_000);

  it('keeps what nearly all programs need, and says which one speaks against it', async () => {
    const program = (i: number) =>
      i === 7
        ? 'fn f(a)\n  return g(a -- 1)\nend\n'
        : `-- It's program (${i} of all\nfn f${i}(a)\n  return "a"\nend\n`;
    const { text, lexico } = await drafted({ ...PACKAGE, 'src/lexer.js': LEXER, ...repeated(60, program) });
    expect(lexico).toBeUndefined();
    expect(text).toMatch(/To be looked at:[\s\S]*59 of 60 programs[\s\S]*examples\/p7\.zorb, line 2/);
    expect(text).toMatch(
      /Found: 59 programs cannot be read without it\.[\s\S]*But it spoils 1 program: examples\/p7\.zorb[\s\S]*\n# +- \{ nome: linha,/,
    );
  });

  it('finds comments, escapes and numbers that only programs show', async () => {
    const program = (i: number) => `-- It's a program of number ${i}, and this is what the comment says
{- A "block that is not closed
   as a text (nor as a bracket -}
fn f${i}(a, b)
  let x = 0xFF + 1_000 - 2.5e-3
  let s = "say \\"hi\\" -- no comment" -- and that's the one
  while x > ${i}
    if a == b return x end
  end
end
`;
    const { lexico } = await drafted({ ...PACKAGE, 'src/lexer.js': LEXER, ...repeated(9, program) });
    expect(lexico?.regioes).toEqual([
      { nome: 'linha', classe: 'comentario', abre: '--', fecha: { ate: 'linha' } },
      {
        nome: 'texto-aspas',
        classe: 'texto',
        abre: '"',
        escapes: { prefixo: '\\', formas: ['"'], protege: true },
      },
      { nome: 'bloco', classe: 'comentario', abre: '{-', fecha: '-}', linhas: true },
    ]);
    expect(lexico?.numeros).toEqual([
      { prefixo: ['0x'], digitos: '0-9a-fA-F' },
      { separador: '_', fracao: {}, expoente: { marcas: 'e', sinal: '-' } },
    ]);
    expect(lexico?.simbolos).toEqual(expect.arrayContaining(['(', ')', '==', '>']));
  });

  it('finds numbers with other digits, formats and doubled brackets', async () => {
    const program = (i: number) => `# It's program ${i} of all (the comment
fn area${i}(a, b)
  let t = 0t12_20 + 0xFFu + 36r1Z + 10 // 3 + 2f64
  let s = $"total {x:.2f} of {{literal}} and {names["k"]:>10} end"
  let u = $"it's {area(x, "y")} }} {$"{t}"}"
  if a == b return x end
end
`;
    const { lexico } = await drafted({ ...PACKAGE, 'src/lexer.js': LEXER, ...repeated(9, program) });
    expect(lexico?.numeros).toEqual([
      { prefixo: ['0x'], digitos: '0-9a-fA-F', sufixos: ['u'] },
      { prefixo: ['0t'], digitos: '0-9', separador: '_' },
      { prefixo: ['36r'], digitos: '0-9a-zA-Z' },
      { sufixos: ['f64'] },
    ]);
    expect(lexico?.regioes).toEqual([
      { nome: 'linha', classe: 'comentario', abre: '#', fecha: { ate: 'linha' } },
      { nome: 'texto-aspas', classe: 'texto', abre: '"' },
      {
        nome: 'texto-prefixado',
        classe: 'texto',
        abre: '$"',
        fecha: '"',
        dobra: ['{{', '}}'],
        interpola: [{ abre: '{', fecha: '}', formato: { separador: ':' } }],
      },
    ]);
  });

  it('publishes no comment that swallows code of a program: it stands there with the place', async () => {
    const program = (i: number) => `// This is what the program of number ${i} is about
fn f${i}(a, b)
  let x = (a // b) + 1
  if a == b return x end
  let y = "a text" // and that is the end of it
  return f${i}(x,
    y)
end
`;
    const { text, lexico } = await drafted({ ...PACKAGE, 'src/lexer.js': LEXER, ...repeated(9, program) });
    expect(lexico).toBeUndefined();
    expect(text).toContain('# lexico:\n');
    expect(text.replace(/\n *# */g, ' ')).toMatch(
      /To be looked at: examples\/p0\.zorb, line 5: "and that is the" is prose\./,
    );
  });

  it.each([
    ['tests/badText.zorb', true],
    ['erros/p.zorb', true],
    ['ferramentas/p.zorb', false],
    ['terreno/p.zorb', false],
  ])(
    'stands as data where one program of many is wrong, if its path says that it is meant to be: %s',
    async (path, isData) => {
      const program = (i: number) => `# This is what the program of number ${i} is about
fn f${i}(a, b)
  let y = "a text" + "another"
  return f${i}(y, a)
end
`;
      const wrong = { [path]: 'fn g((a)\nend\n' };
      const { lexico } = await drafted({
        ...PACKAGE,
        'src/lexer.js': LEXER,
        ...repeated(59, program),
        ...wrong,
      });
      expect(lexico !== undefined).toBe(isData);
    },
  );

  it('says what a lexer names and no program has', async () => {
    const program = (i: number) => `# This is what the program of number ${i} is about, and it's not "code
fn f${i}(a, b)
  let y = "a text" + "another # text"
  if a == b return y end
  while a return b end
  return f${i}(y, a)
end
`;
    const lexer = `${LEXER}function comment(c) { return c.startsWith('#|') ? upTo('|#') : c === '#' }\n`;
    const { text, lexico } = await drafted({ ...PACKAGE, 'src/lexer.js': lexer, ...repeated(9, program) });
    expect(lexico?.regioes.map(({ abre }) => abre)).toEqual(['#', '"']);
    expect(text).toContain('# Perhaps: src/lexer.js, line 2 names it, no program has it.\n');
    expect(text).toContain(
      '    # - { nome: bloco, classe: comentario, abre: "#|", fecha: "|#", linhas: true }\n',
    );
  });
});
