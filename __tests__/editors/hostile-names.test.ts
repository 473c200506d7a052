import { expect, it } from '@jest/globals';
import { ENGINE_NAMES } from '../../src/editors/editor.js';
import { enginesNamed } from '../../src/editors/editors.js';
import type { Lexico } from '../../src/lexico/index.js';
import { LANGUAGES } from '../lexico/languages.js';

/** What ends a comment or a text in one of the languages that files for editors are written in, and what would be run then. */
const BREAKS = ['\n', '\r', '\r\n', '\u2028', '\u2029', '\0'];
const hostile = (text: string) => text + BREAKS.map(each => `${each}RUN()`).join('');

const [{ lexico }] = LANGUAGES as [(typeof LANGUAGES)[number]];
const input = {
  lexico: {
    ...lexico,
    nome: hostile('X'),
    versao: hostile('1'),
    extensao: hostile('.x'),
  } satisfies Lexico,
  descricao: hostile('A language'),
  documentacao: hostile('https://x.example'),
  repositorio: hostile('https://x.example/x'),
  idioma: 'en',
  programs: [],
} as const;

it.each(ENGINE_NAMES)('%s: what a language is called stays in its line', name => {
  const [engine] = enginesNamed([name], '--only');
  const files = engine?.files(input) ?? [];
  expect(files.length).toBeGreaterThan(0);
  for (const { path, text } of files) {
    expect(path).not.toMatch(/\s|\0/);
    expect(text.split(/[\n\r\u2028\u2029\0]/).filter(line => /^\s*RUN\(\)/.test(line))).toEqual([]);
  }
});
