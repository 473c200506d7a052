import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Diagnostic, DocumentSymbol, FoldingRange } from 'vscode-languageserver-protocol';
import { build } from '../../src/commands/build.js';
import { gone } from '../pages/gone-entries.js';
import { Editor, PROGRAM } from './editor.js';

const LUME = resolve(import.meta.dirname ?? '.', '..', '..', 'examples', 'lume');

let root: string;
let sites: { now: string; next: string };
let editor: Editor;

/** Lume as it may be later: other texts in some files, and what the list of addresses says of things that are gone. */
async function version(
  name: string,
  changes: Record<string, (text: string) => string>,
  gone: object,
): Promise<string> {
  const repo = join(root, name);
  cpSync(LUME, repo, { recursive: true });
  const change = (path: string, edit: (text: string) => string) => {
    const text = readFileSync(join(repo, path), 'utf8');
    const edited = edit(text);
    if (edited === text) throw new Error(`${path} stays as it is.`);
    writeFileSync(join(repo, path), edited);
  };
  for (const [path, edit] of Object.entries(changes)) change(path, edit);
  change('enderecos.json', text => {
    const { enderecos } = JSON.parse(text);
    return JSON.stringify({ enderecos: { ...enderecos, ...gone } });
  });
  const out = join(root, `${name}-site`);
  const { ok, findings } = await build({ repo, config: 'refdata.yml', out });
  if (!ok) throw new Error(JSON.stringify(findings));
  return out;
}

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'refdata-lsp-'));
  const now = await version(
    'now',
    {},
    gone({
      'simbolo:Lume.Texto.gira': ['1.3.0', 'simbolo:Lume.Texto.inverte'],
      'simbolo:Lume.Texto.some': ['1.3.0'],
      'embutida:modulo': ['1.3.0', 'embutida:absoluto'],
      'palavra:imprime': ['1.0.0', 'palavra:mostra'],
      'modulo:Lume.Letras': ['1.2.0', 'modulo:Lume.Texto'],
    }),
  );
  const next = await version(
    'next',
    {
      'lume/version.py': text => text.replace('1.4.0', '2.0.0'),
      'lume/tokens.py': text =>
        text.replace('FUTURE_WORDS = [', 'FUTURE_WORDS = [\n    "total",  # reservada: soma'),
      'lume/builtins.py': text => text.replace('"absoluto":', '"valor_absoluto":'),
      'cli/src/modules/text.ts': text =>
        text.replace('palindromo:', 'espelhado:').replace('titulo:', 'capitula:'),
    },
    gone({
      'simbolo:Lume.Texto.titulo': ['2.0.0', 'simbolo:Lume.Texto.capitula'],
      'embutida:absoluto': ['2.0.0', 'embutida:valor_absoluto'],
    }),
  );
  sites = { now, next };
  editor = await Editor.start({ from: [now], next });
});
afterAll(() => {
  editor.close();
  rmSync(root, { recursive: true, force: true });
});

const short = (diagnostics: readonly Diagnostic[]) =>
  diagnostics.map(({ code, severity, range: { start } }) => [code, severity, start.line, start.character]);

describe('problems with modules', () => {
  const IMPORT = 'importa Lume.Texto como T\n';

  it('are symbols that a module does not have, with the nearest as fixes', async () => {
    const [told, ...more] = await editor.diagnostics(`${IMPORT}mostra T.inverti("a")\n`);
    expect(more).toEqual([]);
    expect(told).toMatchObject({
      severity: 2,
      source: 'Lume',
      code: 'unknown-symbol',
      codeDescription: { href: 'https://lume.example/modulos/Lume.Texto' },
      range: { start: { line: 1, character: 9 }, end: { line: 1, character: 16 } },
    });
    expect(told?.message).toContain('"inverte"');
    const [fix] = await editor.fixes(PROGRAM, (told as Diagnostic).range);
    expect(fix).toMatchObject({ title: 'Change to inverte', kind: 'quickfix' });
    expect(fix?.edit?.changes?.[PROGRAM]).toEqual([{ range: told?.range, newText: 'inverte' }]);
  });

  it('are told however a program takes a module in', async () => {
    for (const text of [
      'importa Lume.Texto\nmostra Texto.nenhum("a")\n',
      'importa Lume.Cadeia como C\nmostra C.nenhum("a")\n',
      'importa Lume.Texto\nmostra Lume.Texto.nenhum("a")\n',
      'de Lume.Texto importa inverte, nenhum\n',
      'importa Lume.Texto como T\nmostra "é {T.nenhum(1)}"\n',
      // What is passed on or compared stays what it is.
      'importa Lume.Texto como T\nf(T)\nmostra T.nenhum\n',
      'importa Lume.Texto como T\nseja u = T\nmostra f(1, T), u == T, T.nenhum\n',
    ])
      expect([text, (await editor.diagnostics(text)).map(({ code }) => code)]).toEqual([
        text,
        ['unknown-symbol'],
      ]);
  });

  it('are none where a name may mean something else', async () => {
    for (const text of [
      `${IMPORT}seja T = 5\nmostra T.nenhum\n`,
      `${IMPORT}funcao f(T):\n    retorna T.nenhum\n`,
      `${IMPORT}seja g = fn T: T.nenhum(1)\n`,
      `${IMPORT}para cada T em [f(T)]:\n    mostra T.nenhum\n`,
      `${IMPORT}T.nenhum = 5\nmostra T.nenhum\n`,
      `${IMPORT}mostra x.T.nenhum\n`,
      `${IMPORT}# T.nenhum\nmostra 'T.nenhum'\n`,
      'mostra Texto.nenhum\n',
      'importa "texto.lm" como T\nmostra T.nenhum\n',
      // What a program calls so is not what the library calls so.
      'importa Lume.Lista como Texto\nmostra Texto.primeiro([1])\n',
      'tenta:\n    importa Lume.Nenhum\ncaptura falha:\n    passa\n',
    ])
      expect([text, short(await editor.diagnostics(text))]).toEqual([text, []]);
  });

  it('are modules that there are not, unless the project has a file of that name', async () => {
    const [told] = await editor.diagnostics('importa Lume.Texta\n');
    expect(told).toMatchObject({
      code: 'LM0601',
      codeDescription: { href: 'https://lume.example/erros/LM0601' },
    });
    // All but its first part is that of a module.
    expect(await editor.diagnostics('importa Lumee.Texto\nimporta Outra.Texto\n')).toMatchObject([
      { code: 'LM0601', message: expect.stringContaining('Is it "Lume.Texto"?') },
    ]);
    const folder = join(root, 'projeto');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'Texta.lm'), '');
    const uri = pathToFileURL(join(folder, 'a.lm')).href;
    expect(await editor.diagnostics('importa Lume.Texta\n', uri)).toEqual([]);
  });

  it('are things of earlier versions, with what took their place', async () => {
    const told = await editor.diagnostics(`${IMPORT}mostra T.gira("a") + T.some("a")\n`);
    expect(short(told)).toEqual([
      ['gone-symbol', 1, 1, 9],
      ['gone-symbol', 1, 1, 23],
    ]);
    expect(told[0]?.message).toBe('Lume.Texto.gira is gone since 1.3.0: it is Lume.Texto.inverte now.');
    const [fix] = await editor.fixes(PROGRAM, (told[0] as Diagnostic).range);
    expect(fix).toMatchObject({ title: 'Change to inverte', isPreferred: true });
    const [module] = await editor.diagnostics('importa Lume.Letras como L\n');
    expect(module).toMatchObject({ code: 'gone-module' });
    const [rename] = await editor.fixes(PROGRAM, (module as Diagnostic).range);
    expect(rename?.edit?.changes?.[PROGRAM]?.[0]?.newText).toBe('Lume.Texto');
  });
});

describe('the rehearsal of an upgrade', () => {
  it('marks names that become reserved, and symbols that are gone, and nothing else', async () => {
    const text = [
      'importa Lume.Texto como T',
      'seja total = 1',
      'mostra total + x.total # total',
      'mostra T.titulo("a") + T.palindromo("a") + T.inverte("a")',
      '',
    ].join('\n');
    const told = await editor.diagnostics(text);
    expect(short(told)).toEqual([
      ['next-reserved', 3, 1, 5],
      ['next-reserved', 3, 2, 7],
      ['next-gone', 3, 3, 9],
      ['next-gone', 3, 3, 25],
    ]);
    expect(told[2]?.message).toBe('Lume.Texto.titulo is called Lume.Texto.capitula in Lume 2.0.0.');
    const [fix] = await editor.fixes(PROGRAM, (told[2] as Diagnostic).range);
    expect(fix).toMatchObject({ title: 'Change to capitula', isPreferred: true });
    // Nobody has said what took its place; the one new symbol that says the same of itself did.
    const [alike] = await editor.fixes(PROGRAM, (told[3] as Diagnostic).range);
    expect(alike?.title).toBe('Change to espelhado');
    expect(alike?.isPreferred).toBeUndefined();
  });

  it('renames a name that becomes reserved everywhere at once, to one that there is not', async () => {
    const told = await editor.diagnostics('seja total = 1\nseja total_ = 2\nmostra total + total_\n');
    expect(short(told)).toEqual([
      ['next-reserved', 3, 0, 5],
      ['next-reserved', 3, 2, 7],
    ]);
    const [fix] = await editor.fixes(PROGRAM, (told[0] as Diagnostic).range);
    expect(fix?.edit?.changes?.[PROGRAM]?.map(({ newText, range }) => [newText, range.start.line])).toEqual([
      ['total__', 0],
      ['total__', 2],
    ]);
  });

  it('marks built-ins that are gone or called otherwise, and none that a program has for itself', async () => {
    const told = await editor.diagnostics('mostra absoluto(-1)\n');
    expect(short(told)).toEqual([['next-gone', 3, 0, 7]]);
    const [fix] = await editor.fixes(PROGRAM, (told[0] as Diagnostic).range);
    expect(fix).toMatchObject({ title: 'Change to valor_absoluto', isPreferred: true });
    expect(await editor.diagnostics('funcao absoluto(x):\n    retorna x\nmostra absoluto(-1)\n')).toEqual([]);
  });
});

describe('names of earlier versions', () => {
  it('are told with what took their place, where neither the language nor the program has them', async () => {
    const told = await editor.diagnostics('mostra modulo(-1)\nimprime 2\n');
    expect(told.map(({ code, message }) => [code, message])).toEqual([
      ['gone-symbol', 'modulo is gone since 1.3.0: it is absoluto now.'],
      ['gone-symbol', 'imprime is gone since 1.0.0: it is mostra now.'],
    ]);
    const fixes = await Promise.all(told.map(({ range }) => editor.fixes(PROGRAM, range)));
    expect(fixes.map(([first]) => [first?.title, first?.isPreferred])).toEqual([
      ['Change to absoluto', true],
      ['Change to mostra', undefined],
    ]);
    expect(await editor.diagnostics('seja modulo = 1\nmostra modulo\n')).toEqual([]);
  });
});

describe('of several versions', () => {
  it('that one counts which a project declares, and the newest where it does not', async () => {
    const both = await Editor.start({ from: [sites.now, sites.next] });
    const said = async (manifest: string | undefined) => {
      const folder = mkdtempSync(join(root, 'projeto-'));
      mkdirSync(join(folder, 'src'));
      if (manifest !== undefined) writeFileSync(join(folder, 'forge.toml'), manifest);
      const uri = pathToFileURL(join(folder, 'src', 'main.lm')).href;
      return (await both.diagnostics('importa Lume.Texto como T\nmostra T.titulo("a")\n', uri)).map(
        ({ code }) => code,
      );
    };
    expect(await said('[package]\ndataforge = ">=1.0, <2"\n')).toEqual([]);
    expect(await said('[project]\nname = "a"\ndataforge = "^1.4.0"\n')).toEqual([]);
    for (const manifest of ['[project]\ndataforge = ">=2"\n', '[package]\n', 'no = toml = 1', undefined])
      expect(await said(manifest)).toEqual(['gone-symbol']);
    both.close();
  });
});

describe('the outline', () => {
  const text = [
    'fixo LIMITE = 3',
    '',
    'abstrata classe Conta herda Base:',
    '    privado seja saldo = 0',
    '    funcao saca(valor):',
    '        seja resto = 1',
    '        retorna resto',
    '',
    '#[ um comentário',
    '   de duas linhas ]#',
    'servidor loja:',
    '    rota GET "/":',
    '        responde 1',
    'seja servidor = 2',
    '',
  ].join('\n');

  it('has what a program declares, one inside of another', async () => {
    await editor.open(PROGRAM, text);
    const symbols = await editor.connection.sendRequest<DocumentSymbol[]>('textDocument/documentSymbol', {
      textDocument: { uri: PROGRAM },
    });
    const tree = (all: readonly DocumentSymbol[]): unknown[] =>
      all.map(({ name, kind, range, children = [] }) => [
        name,
        kind,
        range.start.line,
        range.end.line,
        ...tree(children),
      ]);
    expect(tree(symbols)).toEqual([
      ['LIMITE', 14, 0, 0],
      ['Conta', 5, 2, 6, ['saldo', 13, 3, 3], ['saca', 12, 4, 6]],
      ['loja', 3, 10, 12, ['GET "/"', 3, 11, 12]],
      ['servidor', 13, 13, 13],
    ]);
  });

  it('folds blocks and comments', async () => {
    await editor.open(PROGRAM, text);
    const folds = await editor.connection.sendRequest<FoldingRange[]>('textDocument/foldingRange', {
      textDocument: { uri: PROGRAM },
    });
    expect(folds.map(({ startLine, endLine, kind }) => [startLine, endLine, kind])).toEqual([
      [2, 6, undefined],
      [4, 6, undefined],
      [10, 12, undefined],
      [11, 12, undefined],
      [8, 9, 'comment'],
    ]);
  });
});
