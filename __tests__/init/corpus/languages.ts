import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Lists that are compared with the truth. Options are those of all commands, each form of one between bars: `-h|--help`. */
export const LISTS = ['reservadas', 'embutidas', 'modulos', 'comandos', 'opcoes', 'erros'] as const;
export type List = (typeof LISTS)[number];

/** A language at a pinned version, with what its own pages, grammar or program say of it. */
export interface Language extends Partial<Record<List, string>> {
  readonly name: string;
  readonly from: 'npm' | 'pypi' | 'cargo' | 'go' | 'debian';
  readonly package: string;
  /** Of a source of Debian the release that has it. */
  readonly version: string;
  /** Where the truth is from. */
  readonly truth: string;
  /** Of Go modules nothing but their tag says the version, which is not among their files. */
  readonly versao?: string;
  readonly extensao?: string;
}

const file = join(import.meta.dirname ?? '.', 'languages.json');

export const LANGUAGES: readonly Language[] = Object.entries(
  JSON.parse(readFileSync(file, 'utf8')) as Record<string, Omit<Language, 'name'>>,
).map(([name, language]) => ({ name, ...language }));

/** What the truth says of a list; undefined where nobody has looked, so that nothing may be proposed. */
export function truthOf(language: Language, list: List): readonly string[] | undefined {
  return language[list]?.split(' ').filter(entry => entry !== '');
}
