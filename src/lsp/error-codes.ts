import type { DocumentLink, Hover } from 'vscode-languageserver-protocol';
import { itemMarkdown, itemPlain } from './item-text.js';
import { mentionsIn } from './mentions.js';
import type { Program } from './program.js';

const MAX_LINKS = 1000;

/** Links from error codes, in what the language's own tools have written, to their pages. */
export function errorLinksOf({ text, document, language }: Program): DocumentLink[] {
  const found: DocumentLink[] = [];
  for (const { of: item, start, end } of mentionsIn(text, language.errors)) {
    const target = language.addressOf(item);
    if (target === undefined) continue;
    found.push({ range: { start: document.positionAt(start), end: document.positionAt(end) }, target });
    if (found.length >= MAX_LINKS) break;
  }
  return found;
}

/** What is known of the error code at a place of what a tool has written. */
export function errorHoverAt(program: Program, offset: number, isMarkdown: boolean): Hover | null {
  const { text, document, language } = program;
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
  const lineEnd = text.indexOf('\n', offset);
  const line = text.slice(lineStart, lineEnd < 0 ? undefined : lineEnd);
  for (const { of: item, start, end } of mentionsIn(line, language.errors)) {
    if (offset < lineStart + start || offset > lineStart + end) continue;
    return {
      contents: isMarkdown
        ? { kind: 'markdown', value: itemMarkdown(item, language) }
        : { kind: 'plaintext', value: itemPlain(item, language) },
      range: {
        start: document.positionAt(lineStart + start),
        end: document.positionAt(lineStart + end),
      },
    };
  }
  return null;
}
