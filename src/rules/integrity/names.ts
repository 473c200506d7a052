import type { ReferenceFiles } from '../../contract/files.js';
import { shown } from '../../text/shown.js';
import { codePoint } from './code-point.js';
import { exerciseFolders, type FieldPaths, type LocatedText, textsAt } from './fields.js';
import type { Rule } from './rule.js';

/** What clients look up, compare or put into identifiers and addresses. */
const NAMES: FieldPaths = {
  index: ['nome', 'versao', 'documentacao'],
  sintaxe: ['versao', 'extensao', 'reservadas/*/palavra', 'contextuais/*/palavra', 'operadores/*/simbolo'],
  embutidas: ['versao', 'funcoes/*'],
  modulos: ['versao', 'modulos/*/nome', 'modulos/*/apelidos/*', 'modulos/*/simbolos/*/nome'],
  comandos: [
    'versao',
    'grupos/*/grupo',
    'grupos/*/comandos/*/nome',
    'grupos/*/comandos/*/apelidos/*',
    'grupos/*/comandos/*/opcoes/*/flag',
    'grupos/*/comandos/*/veja/*',
  ],
  erros: ['versao', 'codigos/*/codigo'],
  conteudos: ['versao'],
};

const nameTrimmed: Rule = {
  id: 'name-trimmed',
  level: 'error',
  title: 'Names have no white space around them',
  why: 'A look-up by the name that people see finds nothing.',
  remedy: 'Remove the white space where the name is written, or trim it in `map`.',
  planted: { file: 'embutidas', pointer: '/funcoes/0', value: 'mostre ' },
  *check(files) {
    for (const { file, pointer, value } of namesOf(files)) {
      if (value.trim() === value) continue;
      yield { file, pointer, message: `The name ${shown(value)} has white space around it.` };
    }
  },
};

/**
 * Controls, lone surrogates, line and paragraph separators, and what is not to be seen: zero-width space, word
 * joiner, byte order mark, marks that turn the direction of writing. The joiners U+200C and U+200D stay: names in
 * several scripts need them.
 */
const NOT_IN_NAMES = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffd]/u;

const nameCharacters: Rule = {
  id: 'name-characters',
  level: 'error',
  title: 'Names hold no control, invisible or broken characters',
  why: 'Two names look alike and are not, a line break ends the line of a list, a lone surrogate cannot be written as UTF-8.',
  remedy: 'Write the name again where it is defined; look for a wrong encoding if there are several.',
  planted: { file: 'embutidas', pointer: '/funcoes/0', value: 'mos\u200btre' },
  *check(files) {
    for (const { file, pointer, value } of namesOf(files)) {
      const found = NOT_IN_NAMES.exec(value.trim())?.[0];
      if (found === undefined) continue;
      yield { file, pointer, message: `The name ${shown(value)} holds the character ${codePoint(found)}.` };
    }
  },
};

const nameComposed: Rule = {
  id: 'name-composed',
  level: 'warning',
  title: 'Names are in Unicode normal form C',
  why: 'An accent written as a character of its own looks the same, but what people type does not find it.',
  remedy: 'Write the name with composed characters (NFC) where it is defined.',
  planted: { file: 'embutidas', pointer: '/funcoes/0', value: 'intervenc\u0327a\u0303o' },
  *check(files) {
    for (const { file, pointer, value } of namesOf(files)) {
      const composed = value.normalize('NFC');
      if (composed === value) continue;
      const message = `The name ${shown(value)} is written with separate accents: ${value.length} units in place of ${composed.length}.`;
      yield { file, pointer, message };
    }
  },
};

export const nameRules: readonly Rule[] = [nameTrimmed, nameCharacters, nameComposed];

/** `versao` stands in every file; what is wrong with the one that is meant is said once. */
function* namesOf(files: Partial<ReferenceFiles>): Generator<LocatedText> {
  const versions = new Set<string>();
  for (const name of textsAt(files, NAMES)) {
    if (name.pointer === '/versao') {
      if (versions.has(name.value)) continue;
      versions.add(name.value);
    }
    yield name;
  }
  yield* exerciseFolders(files);
}
