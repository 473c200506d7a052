import type { Block, Page } from '../document/document.js';
import type { Model } from '../model/model.js';
import type { Words } from '../words/words.js';

export const EDITORS_PAGE = '/editor/index';

/** What there is for each editor, and how it is installed; no page where there is nothing. */
export function editorPages({ editors }: Model, words: Words): Page[] {
  if (editors.length === 0) return [];
  const { title, intro, engines } = words.editors;
  const blocks = editors.flatMap(({ name, file: { path }, install, base }): Block[] => [
    { kind: 'heading', text: engines[name], id: name },
    { kind: 'text', text: [{ link: { file: path }, text: path, isCode: true }] },
    ...(install === undefined ? [] : [{ kind: 'code', code: install, site: base } as const]),
  ]);
  return [
    {
      path: EDITORS_PAGE,
      title,
      description: intro,
      trail: [],
      blocks: [{ kind: 'text', text: [intro], tone: 'lead' }, ...blocks],
    },
  ];
}
