import type { Block, Page } from '../document/document.js';
import { parseAddress } from '../model/address.js';
import type { LedgerEntry } from '../model/ledger.js';
import type { Model } from '../model/model.js';
import type { Words } from '../words/words.js';
import { itemLink } from './item.js';

/**
 * The pages with what there was before, too: every address that was ever given says since when its thing is gone, and what
 * follows it where somebody has said so.
 */
export function withGone(pages: readonly Page[], model: Model, words: Words): Page[] {
  if (model.gone.size === 0) return [...pages];
  const lost = new Map<string, Block[]>();
  const wholePages = new Map<string, Page>();
  for (const [id, entry] of model.gone) {
    const { page, fragment } = parseAddress(entry.endereco);
    const name = id.slice(id.indexOf(':') + 1);
    const said = goneBlocks(name, entry, model, words);
    if (fragment !== undefined)
      lost.set(page, [...(lost.get(page) ?? []), { kind: 'entry', id: fragment, name, blocks: said }]);
    else
      wholePages.set(page, {
        path: page,
        title: name,
        description: words.gone(name, entry.ate ?? model.referencia.versao),
        trail: [],
        blocks: said,
      });
  }
  const there = new Set(pages.map(({ path }) => path));
  // What was on a page that is gone has its place there, too.
  for (const path of lost.keys())
    if (!there.has(path) && !wholePages.has(path))
      wholePages.set(path, { path, title: path.slice(1), description: path, trail: [], blocks: [] });
  const all = [...pages, ...[...wholePages.values()].filter(({ path }) => !there.has(path))];
  return all.map(page => {
    const blocks = lost.get(page.path);
    if (blocks === undefined) return page;
    return { ...page, blocks: [...page.blocks, { kind: 'heading', text: words.formerly }, ...blocks] };
  });
}

function goneBlocks(name: string, { ate, agora }: LedgerEntry, model: Model, words: Words): Block[] {
  const follower = agora === undefined ? undefined : model.byId.get(agora);
  const text = words.gone(name, ate ?? model.referencia.versao);
  return [
    { kind: 'text', text: [text], tone: 'warning' },
    ...(follower ? [{ kind: 'text', text: [`${words.followedBy} `, itemLink(follower)] } as const] : []),
  ];
}
