import type { Hover } from 'vscode-languageserver-protocol';
import { itemMarkdown, itemPlain } from './item-text.js';
import { lookUp } from './lookup.js';
import type { Program } from './program.js';

/** What is shown of the name at a place. */
export function hoverAt(program: Program, offset: number, isMarkdown: boolean): Hover | null {
  const found = lookUp(program, offset);
  if (found === undefined) return null;
  const { item, start, end } = found;
  const { document, language } = program;
  return {
    contents: isMarkdown
      ? { kind: 'markdown', value: itemMarkdown(item, language) }
      : { kind: 'plaintext', value: itemPlain(item, language) },
    range: { start: document.positionAt(start), end: document.positionAt(end) },
  };
}
