import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Editor } from './editor.js';

/** A language in which `SELECT` and `select` are one word, and names may stand in quotes. */
const CONFIG = `
nome: Consulta
descricao: Perguntas a tabelas.
documentacao: https://consulta.example/docs
base_url: https://consulta.example
versao: { value: "1.0.0" }
sintaxe:
  extensao: { value: .con }
  reservadas:
    value:
      - { palavra: Select, descricao: Pergunta., equivalente: select }
      - { palavra: use, descricao: Traz um módulo., equivalente: import }
  contextuais: { value: [] }
  operadores: { value: [{ simbolo: "=", descricao: Igual. }] }
modulos:
  value: [{ nome: Texto, apelidos: [], simbolos: [{ nome: Inverte, assinatura: (x) }, { nome: Corta, assinatura: "() | (x) | (x, n)" }] }]
lexico:
  caixa: ignora
  nomes: { inicio: '\\p{L}_', resto: '\\p{L}\\p{N}_' }
  numeros: [{ nao_seguido: '\\p{L}\\p{So}' }]
  simbolos: ["=", ".", "(", ")"]
  regioes:
    - { nome: texto, classe: texto, abre: "'" }
    - { nome: citado, classe: nome, abre: '"', dobra: ['""'] }
`;

let folder: string;
let editor: Editor;
const PROGRAM = 'file:///tmp/a.con';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'refdata-cases-'));
  writeFileSync(join(folder, 'refdata.yml'), CONFIG);
  editor = await Editor.start({ repo: folder });
});
afterAll(() => {
  editor.close();
  rmSync(folder, { recursive: true, force: true });
});

it.each([
  ['texto.Corta(¦', 'Texto.Corta()', undefined],
  ['texto.Corta(1¦', 'Texto.Corta(x)', 0],
  ['texto.Corta(1, ¦', 'Texto.Corta(x, n)', 1],
  ['texto.Corta(n = ¦', 'Texto.Corta(x, n)', 1],
])(
  'offers each way of a call, and goes on to the one that takes what is written: %s',
  async (call, label, parameter) => {
    const help = await editor.signature(`use Texto\n${call}`, PROGRAM);
    expect(help?.signatures.map(each => each.label)).toEqual([
      'Texto.Corta()',
      'Texto.Corta(x)',
      'Texto.Corta(x, n)',
    ]);
    expect(help?.signatures[help.activeSignature ?? -1]?.label).toBe(label);
    expect(help?.activeParameter).toBe(parameter);
  },
);

describe('a language that does not tell cases apart', () => {
  it.each(['sel¦ect x', 'SEL¦ECT x', 'x\r\nSeLe¦ct'])('shows what a word means in %j', async text => {
    expect(await editor.hover(text, PROGRAM)).toContain('Pergunta.');
  });

  it('follows modules and their symbols in any case', async () => {
    expect(await editor.hover('USE texto\nTEXTO.inver¦te(x)', PROGRAM)).toContain('Texto.Inverte(x)');
    expect(await editor.labels('use TEXTO\ntexto.¦', PROGRAM)).toEqual(['Corta', 'Inverte']);
    expect(await editor.labels('USE ¦', PROGRAM)).toContain('Texto');
    expect(await editor.diagnostics('use TEXTO\ntexto.INVERTE(x)', PROGRAM)).toEqual([]);
    expect(await editor.diagnostics('use TEXTO\ntexto.INVERTI(x)', PROGRAM)).toMatchObject([
      {
        code: 'unknown-symbol',
        range: { start: { line: 1, character: 6 }, end: { line: 1, character: 13 } },
      },
    ]);
    // What the program gives a value under another case is its own.
    expect(await editor.diagnostics('use TEXTO\nTexto = x\ntexto.INVERTI(x)', PROGRAM)).toEqual([]);
  });

  it('offers nothing in a name in quotes, and tells where one has no end', async () => {
    expect(await editor.labels('"a ""sel¦', PROGRAM)).toEqual([]);
    expect(await editor.labels('"a" sel¦', PROGRAM)).toContain('Select');
    expect(await editor.diagnostics('x = "a ""b', PROGRAM)).toMatchObject([
      { code: 'unclosed', message: 'The name that begins here has no end.' },
    ]);
    expect(await editor.diagnostics('x = "a"".b"', PROGRAM)).toEqual([]);
  });

  it('answers about each of many open programs', async () => {
    const uris = Array.from({ length: 45 }, (_, i) => `file:///tmp/many${i}.con`);
    const position = { line: 0, character: 1 };
    const hover = async (uri: string) =>
      JSON.stringify(
        await editor.connection.sendRequest('textDocument/hover', { textDocument: { uri }, position }),
      );
    for (const uri of uris) await editor.open(uri, "sELECT 'a");
    for (const uri of [...uris, ...uris]) expect(await hover(uri)).toContain('Pergunta.');
    const first = uris[0] as string;
    await editor.change(first, [{ text: 'x' }]);
    expect(await editor.toldOf(first)).toEqual([]);
    expect(await hover(first)).toBe('null');
  });

  it('shows a picture behind a number whole', async () => {
    expect(await editor.diagnostics('x = 1\u{1f600}', PROGRAM)).toMatchObject([
      { message: expect.stringContaining('\u{1f600}') },
      {},
    ]);
  });
});
