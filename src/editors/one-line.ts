import { visibleLine } from '../text/visible.js';
import type { EditorInput } from './editor.js';

/** What is longer is no name, and no sentence about a language. */
const MAX_CHARACTERS = 1000;

/**
 * What stands in comments and settings of the files for editors is text of somebody else: a line break in the name of a language would
 * end the comment, and what follows would be run.
 */
export function inOneLine(input: EditorInput): EditorInput {
  const { lexico, descricao, documentacao, repositorio } = input;
  return {
    ...input,
    lexico: {
      ...lexico,
      nome: line(lexico.nome),
      versao: line(lexico.versao),
      extensao: line(lexico.extensao),
    },
    descricao: line(descricao),
    documentacao: line(documentacao),
    ...(repositorio !== undefined && { repositorio: line(repositorio) }),
  };
}

function line(text: string): string {
  return visibleLine(text, MAX_CHARACTERS);
}
