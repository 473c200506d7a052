import type { DocumentLink } from 'vscode-languageserver-protocol';
import type { Program } from './program.js';

const MAX_LINKS = 1000;

/** Links from the modules that a program takes in to their pages. */
export function linksOf({ imports, reading, document, language }: Program): DocumentLink[] {
  const found: DocumentLink[] = [];
  for (const { chain, module } of imports.flatMap(({ modules }) => modules)) {
    const target = module && language.addressOf(module.item);
    const [first, last] = [reading?.tokens.get(chain.first), reading?.tokens.get(chain.last)];
    if (target === undefined || first === undefined || last === undefined) continue;
    found.push({
      range: { start: document.positionAt(first.start), end: document.positionAt(last.end) },
      target,
    });
    if (found.length >= MAX_LINKS) break;
  }
  return found;
}
