import type { DataPageContent } from '../../site/front-page.js';
import type { Block, Inline, Page } from '../document/document.js';
import { DATA_PAGE } from './overview.js';

/** The page of the data as blocks, of which its twin in Markdown is made. */
export function dataPage({
  title,
  descricao,
  links,
  endpoints,
  more,
  baseUrl,
  words,
}: DataPageContent): Page {
  return {
    path: DATA_PAGE,
    title,
    description: words.endpointsIntro,
    trail: [],
    blocks: [
      { kind: 'text', text: [descricao], tone: 'lead' },
      {
        kind: 'list',
        items: links.map(({ text, url, isPath }) => [{ link: isPath ? { file: url } : { url }, text }]),
      },
      { kind: 'heading', text: words.endpoints },
      { kind: 'text', text: [words.endpointsIntro, ...(baseUrl === null ? [` ${words.baseUrl}`] : [])] },
      ...endpoints.map(({ path, contents, counts, bytes, sha256, command, schema }): Block => {
        const rows: [string, Inline[]][] = [
          [words.fetch, [{ code: command }]],
          ['SHA-256', [{ code: sha256 }]],
          [words.schema, [{ link: { file: schema }, text: schema }]],
        ];
        const blocks: Block[] = [
          { kind: 'prose', text: contents },
          { kind: 'text', text: [`${counts}; ${bytes}`] },
          { kind: 'facts', rows },
        ];
        return { kind: 'entry', id: path, name: path, blocks };
      }),
      { kind: 'heading', text: words.more },
      {
        kind: 'list',
        items: more.map(([path, text]) => [{ link: { file: path }, text: path, isCode: true }, `: ${text}`]),
      },
    ],
  };
}
