import type { Page } from '../document/document.js';
import type { Model } from '../model/model.js';
import type { Words } from '../words/words.js';

export const CHECKER_PAGE = '/verifica';

/** Where somebody pastes a program and sees what of it the language has. */
export function checkerPage({ firstProgram }: Model, words: Words): Page {
  const { check } = words;
  return {
    path: CHECKER_PAGE,
    title: check.title,
    description: check.intro,
    trail: [],
    blocks: [
      { kind: 'text', text: [check.intro], tone: 'lead' },
      { kind: 'text', text: [check.terminal], tone: 'soft' },
      { kind: 'checker', program: firstProgram?.text ?? '', words: check },
    ],
  };
}
