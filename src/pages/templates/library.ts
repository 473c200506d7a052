import type { Block, Page } from '../document/document.js';
import { type Item, itemsOf, type Model } from '../model/model.js';
import type { Words } from '../words/words.js';
import { itemBlocks, itemLink } from './item.js';
import { entryPages, inOrder, tablePages } from './split.js';

export const BUILTINS_PAGE = '/embutidas';
export const MODULES_PAGE = '/modulos/index';
const MAX_SHOWN = 6;

/** The global functions. */
export function builtinPages(model: Model, words: Words): Page[] {
  const { nome, versao } = model.files.index;
  const frame = {
    path: BUILTINS_PAGE,
    title: words.builtins,
    description: `${words.builtins}: ${nome} ${versao}`,
    trail: [],
  };
  const intro: Block = { kind: 'text', text: [words.builtinsIntro], tone: 'soft' };
  return entryPages(frame, [intro], itemsOf(model, 'embutida'), words);
}

/** The list of modules, and a page for each. */
export function modulePages(model: Model, words: Words): Page[] {
  const { nome, versao } = model.files.index;
  const modules = itemsOf(model, 'modulo');
  const hasSummaries = modules.some(({ data }) => data.resumo !== '');
  const list = tablePages(
    {
      path: MODULES_PAGE,
      title: words.modules,
      description: `${words.modules}: ${nome} ${versao}`,
      trail: [],
    },
    [{ kind: 'text', text: [words.modulesIntro], tone: 'soft' }],
    [words.name, words.symbols, ...(hasSummaries ? [words.meaning] : [])],
    modules.map(module => ({
      cells: [
        [itemLink(module)],
        [module.data.resumo ? String(module.symbols.length) : symbolsOf(module)],
        ...(hasSummaries ? [[module.data.resumo]] : []),
      ],
    })),
  );
  const pages = modules.map((module, i) =>
    modulePage(module, model.files.modulos.modulos[i]?.apelidos ?? [], words),
  );
  const order = inOrder(pages.map(([page]) => page as Page));
  return [...list, ...pages.flatMap(([, ...details], i) => [order[i] as Page, ...details])];
}

function modulePage(module: Item, aliases: readonly string[], words: Words): Page[] {
  const { data, address, symbols } = module;
  const others = aliases.filter(alias => alias !== data.nome);
  const facts =
    others.length === 0
      ? []
      : [
          [
            words.aliases,
            others.flatMap((alias, i) => (i === 0 ? [{ code: alias }] : [', ', { code: alias }])),
          ] as const,
        ];
  const summary = words.count(symbols.length, ...words.kinds.simbolo);
  const frame = {
    path: address.page,
    title: data.nome,
    description: data.resumo || `${data.nome}: ${summary}`,
    trail: [{ text: words.modules, to: { page: MODULES_PAGE } }],
  };
  return entryPages(
    frame,
    [...itemBlocks(module, words, { facts }), { kind: 'heading', text: words.symbols }],
    symbols,
    words,
  );
}

/** How many a module has, and the first of them, where it says nothing of itself. */
function symbolsOf({ symbols }: Item): string {
  const shown = symbols.slice(0, MAX_SHOWN).map(({ data }) => data.nome);
  if (shown.length === 0) return '0';
  return `${symbols.length}: ${shown.join(', ')}${symbols.length > shown.length ? ', …' : ''}`;
}
