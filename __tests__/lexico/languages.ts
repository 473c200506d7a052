import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type Lexico, lexicoSchema } from '../../src/lexico/index.js';

const FOLDER = join(import.meta.dirname ?? '.', 'languages');

/** A lexico of a language that there is, and a program that has what is special about it. */
export interface Language {
  readonly lexico: Lexico;
  readonly programa: string;
}

/** The languages in `languages/`, each as somebody would write it down who knows it. */
export const LANGUAGES: readonly Language[] = readdirSync(FOLDER)
  .sort()
  .map(file => languageOf(readFileSync(join(FOLDER, file), 'utf8')));

function languageOf(text: string): Language {
  const { programa, ...lexico } = parse(text) as { readonly programa: string };
  return { programa, lexico: lexicoSchema.parse({ versao: '1', ...lexico }) };
}
