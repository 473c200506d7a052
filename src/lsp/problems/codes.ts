import { TextDocument } from 'vscode-languageserver-textdocument';
import type { Language } from '../language.js';
import type { Program } from '../program.js';
import { problemsOf } from './find.js';
import type { Problem } from './problem.js';

/** Nothing is beside an example. */
const ALONE = { hasFile: () => false };

/** Finds the error code that the language itself has for a problem. */
export type CodeOf = (problem: Problem) => string | undefined;

/**
 * Learns the codes of problems from the examples of the catalogue, each of which is code that provokes its error: a kind of
 * problem that the example of one code has, and no other, is that code. What more examples have is left without a code.
 */
export function learnCodes(language: Language, programOf: (document: TextDocument) => Program): CodeOf {
  const codes = new Map<string, Set<string>>();
  for (const { codigo, exemplo } of language.data.files.erros.codigos) {
    const uri = `refdata:/${codigo}${language.extension}`;
    const problems = problemsOf(programOf(TextDocument.create(uri, '', 0, exemplo)), ALONE);
    if (new Set(problems.map(({ kind }) => kind)).size !== 1) continue;
    for (const key of problems.map(keyOf)) codes.set(key, (codes.get(key) ?? new Set()).add(codigo));
  }
  return problem => {
    const found = codes.get(keyOf(problem));
    return found?.size === 1 ? [...found][0] : undefined;
  };
}

function keyOf({ kind, detail }: Problem): string {
  return detail === undefined ? kind : `${kind}:${detail}`;
}
