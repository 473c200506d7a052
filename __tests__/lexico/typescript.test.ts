import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { globSync } from 'tinyglobby';
import ts from 'typescript';
import type { Lexico } from '../../src/lexico/index.js';
import { keepFigure } from '../editors/figures.js';
import { oneIn } from '../weekly.js';
import { lexicoIn } from './lexico-of.js';
import { agreement, type TrueToken } from './truth/truth.js';

const ROOT = resolve(import.meta.dirname ?? '.', '..', '..');

/** The tokens of a file as the parser took them from the scanner, and the comments between them. */
function tokensOf(text: string): TrueToken[] {
  const file = ts.createSourceFile('a.ts', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS);
  const found: TrueToken[] = [];
  // The scanner counts UTF-16 units, and truths are compared in code points.
  const points = new Uint32Array(text.length + 1);
  let point = 0;
  for (let i = 0; i <= text.length; i += 1) {
    points[i] = point;
    if ((text.charCodeAt(i) & 0xfc00) !== 0xd800) point += 1;
  }
  const add = (kind: string, start: number, end: number) =>
    found.push([kind, points[start] as number, points[end] as number]);
  const comments = new Set<number>();
  const between = (node: ts.Node) => {
    const leading = ts.getLeadingCommentRanges(text, node.pos) ?? [];
    for (const { pos, end } of [...leading, ...(ts.getTrailingCommentRanges(text, node.pos) ?? [])]) {
      if (end > node.getStart(file) || comments.has(pos)) continue;
      add('comment', pos, end);
      comments.add(pos);
    }
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJSDoc(node)) return;
    const children = node.getChildren(file);
    if (!ts.isToken(node)) {
      for (const child of children) visit(child);
      return;
    }
    between(node);
    const [start, end] = [node.getStart(file), node.getEnd()];
    if (start === end) return;
    const { kind } = node;
    if (kind === ts.SyntaxKind.NumericLiteral || kind === ts.SyntaxKind.BigIntLiteral)
      add('number', start, end);
    else if (kind === ts.SyntaxKind.StringLiteral || kind === ts.SyntaxKind.NoSubstitutionTemplateLiteral)
      add('text', start, end);
    else if (kind === ts.SyntaxKind.RegularExpressionLiteral) add('regex', start, end);
    else if (kind === ts.SyntaxKind.TemplateHead) {
      add('text', start, end - 2);
      add('brace', end - 2, end);
    } else if (kind === ts.SyntaxKind.TemplateMiddle) {
      add('brace', start, start + 1);
      add('text', start + 1, end - 2);
      add('brace', end - 2, end);
    } else if (kind === ts.SyntaxKind.TemplateTail) {
      add('brace', start, start + 1);
      add('text', start + 1, end);
    } else if (/^[\p{L}\p{Nl}$_#]/u.test(text.slice(start, end))) {
      // What the parser takes for a name though it is reserved (`a.default`) is a word to the scanner.
      const scanner = ts.createScanner(
        ts.ScriptTarget.Latest,
        true,
        ts.LanguageVariant.Standard,
        text.slice(start, end),
      );
      const read = scanner.scan();
      const isReserved = read >= ts.SyntaxKind.FirstReservedWord && read <= ts.SyntaxKind.LastReservedWord;
      add(isReserved ? 'word' : 'name', start, end);
    } else if (text.startsWith('>', start)) for (let i = start; i < end; i += 1) add('symbol', i, i + 1);
    else add('symbol', start, end);
  };
  visit(file);
  add('directive', 0, ts.getShebang(text)?.length ?? 0);
  return found.filter(([, start, end]) => end > start).sort((a, b) => a[1] - b[1]);
}

describe('the lexico of TypeScript against its scanner and parser', () => {
  let lexico: Lexico;
  beforeAll(async () => {
    const read = await lexicoIn('node_modules/typescript', 'recipes/typescript/refdata.yml');
    // `>` is compared alone: whether more of them are one token is known to the parser (`inexprimivel`).
    lexico = {
      ...read,
      simbolos: read.simbolos.filter(symbol => !/^>./.test(symbol) || symbol.endsWith('=')),
    };
    lexico = {
      ...lexico,
      simbolos: lexico.simbolos.filter(symbol => !symbol.startsWith('>') || symbol === '>'),
    };
  });

  it('cuts the sources of this repository and the declarations of the compiler into the same tokens', () => {
    const files = oneIn(
      6,
      globSync(['src/**/*.ts', 'node_modules/typescript/lib/lib.es*.d.ts', '!src/**/generated/**'], {
        cwd: ROOT,
      }).sort(),
    );
    let tokens = 0;
    let alike = 0;
    const differing: unknown[] = [];
    for (const file of files) {
      const text = readFileSync(join(ROOT, file), 'utf8');
      const found = agreement(lexico, text, tokensOf(text));
      tokens += found.tokens;
      alike += found.alike;
      if (found.differences.length > 0) differing.push([file, found.differences.slice(0, 4)]);
    }
    console.info(`TypeScript: ${alike} of ${tokens} tokens of ${files.length} files`);
    expect(differing).toEqual([]);
    expect(alike).toBe(tokens);
    expect(tokens).toBeGreaterThan(100_000);
    keepFigure('lexers', 'typescript', { tokens, programs: files.length });
  });
});
