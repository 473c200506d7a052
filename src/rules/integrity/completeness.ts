import { type FileName, pathOf, type ReferenceFiles } from '../../contract/files.js';
import { type FieldPaths, type LocatedText, textsAt } from './fields.js';
import type { Breach, Rule } from './rule.js';

/** Texts that explain something: each is there in every entry, or the list is reported as a whole. */
const EXPLANATIONS: FieldPaths = {
  index: ['descricao'],
  sintaxe: ['reservadas/*/descricao', 'contextuais/*/descricao', 'operadores/*/descricao', 'regras/*'],
  comandos: [
    'grupos/*/comandos/*/uso',
    'grupos/*/comandos/*/resumo',
    'grupos/*/comandos/*/opcoes/*/descricao',
  ],
  erros: ['codigos/*/titulo', 'codigos/*/explicacao', 'codigos/*/exemplo', 'codigos/*/solucao'],
};

/** Libraries grow faster than their documentation, so this one is only worth a notice. */
const SYMBOL_SUMMARIES: FieldPaths = { modulos: ['modulos/*/simbolos/*/resumo'] };

const textPresent: Rule = {
  id: 'text-present',
  level: 'warning',
  title: 'Explanations are not empty',
  why: 'Cheat sheets, help and `explain` show an empty place.',
  remedy: 'Write the text, join it from a second source, or switch this rule off.',
  planted: { file: 'sintaxe', pointer: '/reservadas/0', value: { descricao: '' } },
  check: files => emptyTexts(files, EXPLANATIONS),
};

const simboloDocumented: Rule = {
  id: 'simbolo-documented',
  level: 'notice',
  title: 'Symbols have a summary',
  why: 'Completion shows the name alone.',
  remedy: 'Document the symbols where they are defined.',
  planted: { file: 'modulos', pointer: '/modulos/0/simbolos/0', value: { resumo: '' } },
  check: files => emptyTexts(files, SYMBOL_SUMMARIES),
};

const listPresent: Rule = {
  id: 'list-present',
  level: 'notice',
  title: 'The main list of a file is not empty',
  why: 'A file without entries often means that its source was not found or could not be read.',
  remedy: 'Look at the source of the list in refdata.yml, or switch this rule off if the language has none.',
  planted: { file: 'erros', pointer: '', value: { total: 0, codigos: [] } },
  *check({ sintaxe, embutidas, modulos, comandos, erros }) {
    yield* emptyList('sintaxe', '/reservadas', sintaxe?.reservadas);
    yield* emptyList('embutidas', '/funcoes', embutidas?.funcoes);
    yield* emptyList('modulos', '/modulos', modulos?.modulos);
    yield* emptyList('comandos', '/grupos', comandos?.grupos);
    yield* emptyList('erros', '/codigos', erros?.codigos);
  },
};

export const completenessRules: readonly Rule[] = [textPresent, simboloDocumented, listPresent];

/** One breach for each path, at the first empty text: hundreds of the same kind say no more than their number. */
function* emptyTexts(files: Partial<ReferenceFiles>, paths: FieldPaths): Generator<Breach> {
  for (const [file, list] of Object.entries(paths) as [FileName, readonly string[]][]) {
    for (const path of list) {
      let first: LocatedText | undefined;
      let empty = 0;
      let all = 0;
      for (const text of textsAt(files, { [file]: [path] })) {
        all += 1;
        if (text.value.trim() !== '') continue;
        empty += 1;
        first ??= text;
      }
      if (!first) continue;
      const message =
        all === 1 ? `\`${path}\` is empty.` : `${empty} of ${all} texts at \`${path}\` are empty.`;
      yield { file, pointer: first.pointer, message };
    }
  }
}

function* emptyList(
  file: FileName,
  pointer: string,
  list: readonly unknown[] | undefined,
): Generator<Breach> {
  if (list?.length !== 0) return;
  yield { file, pointer, message: `\`${pointer.slice(1)}\` in ${pathOf(file)} is empty.` };
}
