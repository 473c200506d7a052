import { compareCodePoints } from '../../text/code-points.js';
import type { Inline, Page, TableRow } from '../document/document.js';
import { itemsOf, type Model, type TipoDeItem } from '../model/model.js';
import type { Words } from '../words/words.js';
import { CHANGES_PAGE } from './changes.js';
import { CHECKER_PAGE } from './checker.js';
import { COMMANDS_PAGE } from './commands.js';
import { EDITORS_PAGE } from './editors.js';
import { ERRORS_PAGE } from './errors.js';
import { itemLink } from './item.js';
import { BUILTINS_PAGE, MODULES_PAGE } from './library.js';
import { SHEET_PAGE } from './sheet.js';
import { tablePages } from './split.js';
import { SYNTAX_PAGE } from './syntax.js';

export const HOME_PAGE = '/index';
export const INDEX_PAGE = '/indice';
export const DATA_PAGE = '/dados';

interface Part {
  readonly text: string;
  readonly page: string;
  /** How much there is of what; empty where there is nothing. */
  readonly counts: string;
}

/** The parts of the reference that there are, as every page names them. */
export function parts(model: Model, words: Words): Part[] {
  return allParts(model, words).filter(({ counts }) => counts !== '');
}

/** Every part has its page, since its address never changes: what the language has nothing of says so. */
export function withNothing(pages: readonly Page[], model: Model, words: Words): Page[] {
  const empty = new Set(allParts(model, words).flatMap(({ page, counts }) => (counts === '' ? [page] : [])));
  return pages.map(page =>
    empty.has(page.path)
      ? { ...page, blocks: [...page.blocks, { kind: 'text', text: [words.nothing] }] }
      : page,
  );
}

function allParts(model: Model, words: Words): Part[] {
  const count = (...tipos: TipoDeItem[]) =>
    tipos
      .map(tipo => [itemsOf(model, tipo).length, words.kinds[tipo]] as const)
      .filter(([number]) => number > 0)
      .map(([number, [one, many]]) => words.count(number, one, many))
      .join(', ');
  return [
    {
      text: words.syntax,
      page: SYNTAX_PAGE,
      counts: count('palavra', 'contextual', 'operador', 'verbo', 'regra'),
    },
    { text: words.builtins, page: BUILTINS_PAGE, counts: count('embutida') },
    { text: words.modules, page: MODULES_PAGE, counts: count('modulo', 'simbolo') },
    { text: words.commands, page: COMMANDS_PAGE, counts: count('comando') },
    { text: words.errors, page: ERRORS_PAGE, counts: count('erro') },
  ];
}

/** Where people arrive. */
export function homePage(model: Model, words: Words): Page {
  const { nome, versao, descricao, documentacao } = model.files.index;
  const more: Inline[][] = [
    [{ link: { page: SHEET_PAGE }, text: words.sheet }, `: ${words.sheetIntro}`],
    [{ link: { page: INDEX_PAGE }, text: words.index }, `: ${words.indexIntro}`],
    [{ link: { page: CHECKER_PAGE }, text: words.check.title }, `: ${words.check.intro}`],
    ...(model.editors.length > 0
      ? [[{ link: { page: EDITORS_PAGE }, text: words.editors.title }, `: ${words.editors.intro}`]]
      : []),
    ...((model.referencia.mudancas ?? []).length > 0
      ? [[{ link: { page: CHANGES_PAGE }, text: words.changes }, `: ${words.changesIntro}`]]
      : []),
    [{ link: { url: documentacao }, text: words.documentation }],
    ...(model.isCopy ? [] : [[{ link: { file: `${DATA_PAGE}.html` }, text: words.data }, ': JSON, OpenAPI']]),
  ];
  return {
    path: HOME_PAGE,
    title: `${nome} ${versao}`,
    description: descricao,
    trail: [],
    layout: 'home',
    blocks: [
      { kind: 'text', text: [descricao], tone: 'lead' },
      {
        kind: 'list',
        items: parts(model, words).map(({ text, page, counts }) => [
          { link: { page }, text },
          ' ',
          { soft: counts },
        ]),
      },
      ...(model.firstProgram === undefined
        ? []
        : [
            { kind: 'heading', text: words.start } as const,
            {
              kind: 'code',
              code: model.firstProgram.text.replace(/\n+$/, ''),
              caption: [{ code: model.firstProgram.path }],
              program: {},
            } as const,
          ]),
      { kind: 'heading', text: words.more },
      { kind: 'list', items: more },
    ],
  };
}

/** All names in alphabetical order, so that the search has an answer without a script, too. */
export function indexPages(model: Model, words: Words): Page[] {
  const named = model.items.filter(({ data }) => data.tipo !== 'regra');
  const keys = new Map(named.map(item => [item, folded(item.data.nome)]));
  const sorted = [...named].sort(
    (a, b) =>
      compareCodePoints(keys.get(a) as string, keys.get(b) as string) ||
      compareCodePoints(a.data.id, b.data.id),
  );
  const rows = sorted.map((item): TableRow => {
    const { tipo, modulo } = item.data;
    return { cells: [[itemLink(item)], [modulo === null ? words.kinds[tipo][0] : modulo]] };
  });
  const frame = {
    path: INDEX_PAGE,
    title: words.index,
    description: words.indexIntro,
    trail: [],
  };
  return tablePages(
    frame,
    [{ kind: 'text', text: [words.indexIntro], tone: 'soft' }],
    [words.name, words.kind],
    rows,
  );
}

/** Without case and accents, as people look a name up. */
function folded(name: string): string {
  return name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
