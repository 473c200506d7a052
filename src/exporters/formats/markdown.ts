import { codeMarkdown, escapeMarkdown, tableRow } from '../../text/markdown.js';
import { visibleLine } from '../../text/visible.js';
import type { ApiDocument } from '../document.js';
import { methodWord } from '../methods.js';
import { summaryOf } from '../summary.js';
import type { Exporter } from './exporter.js';

/** The route table, for people. */
export const exporter: Exporter = {
  name: 'markdown',
  title: 'route table',
  fileName: 'rotas.md',
  mediaType: 'text/markdown',
  export: markdownText,
};

const MAX_CELL_CHARACTERS = 2000;
/** What backticks cannot hold inside a table without changing it. */
const NEEDS_HTML = /[`\\|]|^\s|\s$/;

function markdownText(document: ApiDocument): string {
  const rows = document.routes.map(described => {
    const { method, path } = described.route;
    return tableRow([code(methodWord(method)), code(path), escapeMarkdown(summaryOf(described))]);
  });
  return [
    `# ${visibleLine(document.titulo, MAX_CELL_CHARACTERS)}\n`,
    ...(document.descricao === '' ? [] : [`${document.descricao}\n`]),
    `Base: ${code(document.base)}\n`,
    [tableRow(['Método', 'Rota', 'O que faz']), '| --- | --- | --- |\n', ...rows].join(''),
    '<sub>Gerado a partir das rotas registradas.</sub>\n',
  ].join('\n');
}

function code(text: string): string {
  const shown = visibleLine(text, MAX_CELL_CHARACTERS);
  return shown === '' || NEEDS_HTML.test(text) ? codeMarkdown(text) : `\`${shown}\``;
}
