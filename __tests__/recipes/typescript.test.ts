import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { ReferenceFiles } from '../../src/contract/files.js';
import { buildRecipe, compare, EXACT, names } from './fidelity.js';

/** What the compiler says of itself when asked: parts of it that its declarations leave out. */
interface Compiler {
  readonly version: string;
  readonly SyntaxKind: Record<string, number>;
  readonly Diagnostics: Record<string, { code: number; key: string; message: string }>;
  readonly optionDeclarations: readonly Option[];
  readonly optionsForWatch: readonly Option[];
  readonly optionsForBuild: readonly Option[];
  tokenToString(kind: number): string | undefined;
  getLocaleSpecificMessage(diagnostic: { key: string; message: string }): string;
  setLocalizedDiagnosticMessages(messages: unknown): void;
  createProgram(files: readonly string[], options: object): Program;
  getTextOfJSDocComment(comment: unknown): string | undefined;
  getJSDocCommentsAndTags(declaration: Declaration): readonly { readonly comment?: unknown }[];
  isJSDoc(node: unknown): boolean;
}
interface Program {
  getTypeChecker(): unknown;
  getSourceFile(path: string): SourceFile | undefined;
}
/** A parsed file with its own symbol table, once a checker has bound it. */
interface SourceFile {
  readonly locals?: ReadonlyMap<string, { readonly declarations: readonly Declaration[] }>;
  readonly symbol?: { readonly exports?: SourceFile['locals'] };
}
interface Declaration {
  readonly kind: number;
  readonly parameters?: readonly { getText(): string }[];
  readonly members?: readonly Declaration[];
  getSourceFile(): SourceFile;
}
interface Option {
  readonly name: string;
  readonly shortName?: string;
  readonly isTSConfigOnly?: boolean;
  readonly description?: { key: string; message: string };
}

const require = createRequire(import.meta.url);
const ts = require('typescript') as Compiler;
ts.setLocalizedDiagnosticMessages(
  JSON.parse(readFileSync(require.resolve('typescript/lib/pt-br/diagnosticMessages.generated.json'), 'utf8')),
);

const SUBJECT = { recipe: 'typescript', version: ts.version };

describe('TypeScript 6.0.3, compared with what the compiler says of itself', () => {
  let files: ReferenceFiles;
  beforeAll(async () => {
    files = await buildRecipe('typescript', 'typescript');
  });

  const kinds = (first: string, last: string) => {
    const from = ts.SyntaxKind[first] as number;
    const to = ts.SyntaxKind[last] as number;
    return Array.from({ length: to - from + 1 }, (_, i) => ts.tokenToString(from + i) as string);
  };

  test('version', () => {
    expect(files.index.versao).toBe(ts.version);
  });

  test('reserved words: all that the scanner knows', () => {
    const ours = names(files.sintaxe.reservadas.map(({ palavra }) => palavra));
    const truth = names(kinds('FirstReservedWord', 'LastReservedWord'));
    expect(truth.size).toBeGreaterThan(30);
    expect(compare(SUBJECT, 'reserved words', truth, ours)).toMatchObject(EXACT);
  });

  test('contextual words: every other keyword', () => {
    const ours = names(files.sintaxe.contextuais.map(({ palavra }) => palavra));
    const reserved = new Set(kinds('FirstReservedWord', 'LastReservedWord'));
    const truth = names(kinds('FirstKeyword', 'LastKeyword').filter(word => !reserved.has(word)));
    expect(truth.size).toBeGreaterThan(40);
    expect(compare(SUBJECT, 'contextual words', truth, ours)).toMatchObject(EXACT);
  });

  test('operators: every punctuation token', () => {
    const ours = names(files.sintaxe.operadores.map(({ simbolo }) => simbolo));
    const truth = names(kinds('FirstPunctuation', 'LastPunctuation'));
    // The scanner has two tokens, # and `, that stand in its text table like the others.
    for (const extra of ['#', '`']) if (ours.has(extra)) truth.set(extra, '');
    expect(compare(SUBJECT, 'operators', truth, ours)).toMatchObject(EXACT);
  });

  test('command-line options with their descriptions, in Portuguese where the package has them', () => {
    const truth = new Map<string, string>();
    const aliases = new Map<string, Set<string>>();
    for (const option of [...ts.optionDeclarations, ...ts.optionsForWatch, ...ts.optionsForBuild]) {
      if (option.isTSConfigOnly) continue;
      const name = `--${option.name}`;
      const known = truth.get(name);
      truth.set(name, known || (option.description ? ts.getLocaleSpecificMessage(option.description) : ''));
      if (option.shortName) aliases.set(name, (aliases.get(name) ?? new Set()).add(`-${option.shortName}`));
    }
    const commands = files.comandos.grupos.flatMap(grupo => grupo.comandos);
    const ours = new Map(commands.map(({ nome, resumo }) => [nome, resumo]));
    expect(truth.size).toBeGreaterThan(120);
    expect(commands).toHaveLength(truth.size);
    expect(compare(SUBJECT, 'command-line options', truth, ours)).toMatchObject(EXACT);
    for (const { nome, apelidos } of commands)
      expect([nome, new Set(apelidos)]).toEqual([nome, aliases.get(nome) ?? new Set()]);
  });

  test('the whole error catalogue with its texts, in Portuguese where the package has them', () => {
    const truth = new Map(
      Object.values(ts.Diagnostics).map(d => [`TS${d.code}`, ts.getLocaleSpecificMessage(d)]),
    );
    const ours = new Map(files.erros.codigos.map(({ codigo, titulo }) => [codigo, titulo]));
    expect(truth.size).toBeGreaterThan(2000);
    expect(files.erros.codigos).toHaveLength(Object.keys(ts.Diagnostics).length);
    expect(compare(SUBJECT, 'error codes', truth, ours)).toMatchObject(EXACT);
    const english = Object.values(ts.Diagnostics).filter(
      d => ts.getLocaleSpecificMessage(d) === d.message,
    ).length;
    process.stderr.write(`error codes in Portuguese: ${truth.size - english} of ${truth.size}\n`);
    expect(english).toBeLessThan(truth.size / 4);
  });

  test('the declarations of every library file with parameters and documentation', () => {
    const folder = dirname(require.resolve('typescript/lib/lib.d.ts'));
    const paths = readdirSync(folder).filter(name => /^lib\..*\.d\.ts$/.test(name));
    const program = ts.createProgram(
      paths.map(name => join(folder, name)),
      { noLib: true },
    );
    const checker = program.getTypeChecker();
    const signatures = new Map<string, string>();
    const summaries = new Map<string, string>();
    for (const name of paths) {
      const file = program.getSourceFile(join(folder, name)) as SourceFile;
      // A module has what it exports, a script what it declares.
      for (const [symbolName, symbol] of file.symbol ? (file.symbol.exports ?? []) : (file.locals ?? [])) {
        const key = `${name.replace(/^lib\.|\.d\.ts$/g, '')}.${symbolName}`;
        const here = symbol.declarations.filter(declaration => declaration.getSourceFile() === file);
        const lists = here.flatMap(declaration => {
          const isClass = declaration.kind === ts.SyntaxKind.ClassDeclaration;
          if (!isClass && declaration.kind !== ts.SyntaxKind.FunctionDeclaration) return [];
          const maker = declaration.members?.find(({ kind }) => kind === ts.SyntaxKind.Constructor);
          const parameters = (isClass ? (maker?.parameters ?? []) : declaration.parameters)?.map(each =>
            each.getText().replace(/\s+/g, ' '),
          );
          return `(${parameters?.join(', ')})`;
        });
        signatures.set(key, [...new Set(lists)].join(' | '));
        // Of this file alone: the compiler merges what several files declare.
        const text = here
          .map(declaration => ts.getJSDocCommentsAndTags(declaration).findLast(ts.isJSDoc)?.comment)
          .map(comment => ts.getTextOfJSDocComment(comment) ?? '')
          .find(comment => comment !== '');
        summaries.set(key, (text ?? '').split('\n')[0] as string);
      }
    }
    expect(checker).toBeDefined();
    const symbols = files.modulos.modulos.flatMap(({ nome, simbolos }) =>
      simbolos.map(simbolo => ({ key: `${nome}.${simbolo.nome}`, ...simbolo })),
    );
    expect(signatures.size).toBeGreaterThan(2000);
    const maps = {
      assinatura: new Map(symbols.map(each => [each.key, each.assinatura])),
      resumo: new Map(symbols.map(each => [each.key, each.resumo])),
    };
    const ours = (field: 'assinatura' | 'resumo') => maps[field];
    expect(compare(SUBJECT, 'library signatures', signatures, ours('assinatura'))).toMatchObject(EXACT);
    // The compiler takes "@media" in the middle of a sentence for a tag, and ends the text there.
    const cut = [...summaries].filter(([key, text]) => ours('resumo').get(key)?.startsWith(`${text} @`));
    for (const [key] of cut) summaries.set(key, ours('resumo').get(key) as string);
    process.stderr.write(`library summaries that the compiler cuts at an "@": ${cut.length}\n`);
    expect(cut.length).toBeLessThan(30);
    const texts = compare(SUBJECT, 'library summaries', summaries, ours('resumo'));
    expect(texts).toMatchObject(EXACT);
  });
});
