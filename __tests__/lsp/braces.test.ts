import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Editor } from './editor.js';

/** A language of braces and semicolons, with `::`, names behind signs, comments and texts in each other, and raw texts. */
const CONFIG = `
nome: Chaves
descricao: Chaves e pontos e vírgulas.
documentacao: https://chaves.example/docs
base_url: https://chaves.example
versao: { value: "2.0.0" }
sintaxe:
  extensao: { value: .cv }
  reservadas:
    value:
      - { palavra: function, descricao: Declara., equivalente: function }
      - { palavra: let, descricao: Dá um nome., equivalente: let }
      - { palavra: use, descricao: Traz um módulo., equivalente: import }
      - { palavra: as, descricao: Com outro nome., equivalente: as }
      - { palavra: return, descricao: Devolve., equivalente: return }
  contextuais: { value: [] }
  operadores: { value: [{ simbolo: "=", descricao: Dá. }, { simbolo: "==", descricao: Igual. }] }
embutidas:
  value: [{ nome: count, assinatura: (items) }, { nome: print, assinatura: (text) }]
  map: { nome: value.nome, assinatura: value.assinatura }
modulos:
  value:
    - { nome: "std::text", apelidos: [], simbolos: [{ nome: trim, assinatura: (s) }, { nome: split, assinatura: "(s, by)" }] }
    - { nome: "std::math", apelidos: [], simbolos: [{ nome: sqrt, assinatura: (x) }] }
lexico:
  nomes: { inicio: '\\p{L}_', resto: '\\p{L}\\p{N}_', sigilos: $ }
  numeros: [{}]
  simbolos: ["::", "=", "==", "(", ")", "{", "}", ",", ";", "."]
  palavras: { declaracao: { value: [let, function] } }
  regioes:
    - { nome: linha, classe: comentario, abre: "//", fecha: { ate: linha } }
    - { nome: bloco, classe: comentario, abre: "/*", fecha: "*/", linhas: true, contem: [bloco, simples] }
    - { nome: simples, classe: texto, abre: "'", dobra: ["''"] }
    - { nome: cru, classe: texto, abre: { padrao: 'r(#*)"' }, fecha: { modelo: '"$1' }, linhas: true }
    - { nome: aqui, classe: texto, abre: { padrao: '<<([A-Z]+)' }, fecha: { modelo: '$1', linha_inteira: true }, linhas: true, fila: true }
    - nome: duplas
      classe: texto
      abre: '"'
      linhas: true
      interpola: [{ abre: "\${", fecha: "}" }, { abre: "$", conteudo: nome }]
  continuacao: { livre: true, separador: [";"] }
  blocos: { pares: [["{", "}"]] }
`;

let folder: string;
let editor: Editor;
const PROGRAM = 'file:///tmp/a.cv';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'refdata-braces-'));
  writeFileSync(join(folder, 'refdata.yml'), CONFIG);
  editor = await Editor.start({ repo: folder });
});
afterAll(() => {
  editor.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('a language of braces and semicolons', () => {
  it.each([
    'let $a = "x $b";',
    'let $a = "$b";',
    'let $a = "$b$c";',
    'let $a = "$' + '{$b}$c";',
    'let $a = "$' + '{ "$' + '{1}" }";',
    "/* /* */ */ let $a = '';",
    "/* 'it''s */ ' */ let $a = 1;",
    "let $a = 'a''b';",
    'let $a = r##"x"#y"##;',
    'let $a = r"";',
    'let $a = <<FIM;\n"\nFIM\n;',
    'let $a = (<<A, <<B);\n"\nA\n/*\nB\n;',
    'use std::text as t; t::trim(1);',
    'use std::text::trim; trim(1);',
    'use std::text::trim as t; t(1);',
    'use std::text as t; function f(t) { return t::any; }',
    'use own::things; things::any(1);',
  ])('has nothing to say of %j', async text => {
    expect(await editor.diagnostics(text, PROGRAM)).toEqual([]);
  });

  it.each([
    ['let $a = "x $b;', 'The text that begins here has no end.'],
    ['/* /* */ let $a = 1;', 'The comment that begins here has no end.'],
    ['let $a = r#"x";', 'The text that begins here has no end.'],
    ["let $a = 'x''\n;", 'The text that begins here has no end.'],
    ['let $a = <<FIM;\nx\nFI\n', 'The text that begins here has no end.'],
    ['use std::text as t; t::trin(1);', 'std::text has no "trin" in Chaves 2.0.0. Is it "trim"?'],
    ['let $a = 1; use std::math; math::sqr(2);', 'std::math has no "sqr" in Chaves 2.0.0. Is it "sqrt"?'],
  ])('tells what is wrong with %j', async (text, message) => {
    expect(await editor.diagnostics(text, PROGRAM)).toMatchObject([{ message }]);
  });

  it('follows what a statement takes in, wherever it stands in its line', async () => {
    const symbols = ['split', 'trim'];
    for (const text of ['use std::text as t;\nt::¦', 'let $x = 1; use std::text as t; t::¦', 'std::text::¦'])
      expect([text, (await editor.labels(text, PROGRAM)).sort()]).toEqual([text, symbols]);
    expect((await editor.labels('use std::¦', PROGRAM)).sort()).toEqual(['std::math', 'std::text']);
    expect(await editor.hover('use std::text::trim as t;\n¦t(1);', PROGRAM)).toContain('std::text::trim(s)');
    expect(await editor.hover('let $x = 1; let count = 2; cou¦nt;', PROGRAM)).toBeUndefined();
    expect(await editor.hover('let $x = 1; cou¦nt(2);', PROGRAM)).toContain('count(items)');
  });
});
