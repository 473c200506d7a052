import type { Block, Inline, Page } from '../document/document.js';
import type { GoneThing } from '../model/gone.js';
import type { Item, Model } from '../model/model.js';
import type { Words } from '../words/words.js';
import { itemLink } from './item.js';

/**
 * The pages with what there was before, too: every address that was ever given says since when its thing is gone, and what
 * follows it where somebody has said so.
 */
export function withGone(pages: readonly Page[], model: Model, words: Words): Page[] {
  if (model.gone.size === 0) return [...pages];
  const named = byName(model);
  const lost = new Map<string, Block[]>();
  const wholePages = new Map<string, Page>();
  for (const thing of model.gone.values()) {
    const { nome, address } = thing;
    const { page, fragment } = address;
    const said = goneBlocks(thing, model, named.get(nome) ?? [], words);
    if (fragment !== undefined) {
      const blocks = lost.get(page) ?? [];
      lost.set(page, blocks);
      blocks.push({ kind: 'entry', id: fragment, name: nome, blocks: said });
    } else
      wholePages.set(page, {
        path: page,
        title: nome,
        description: goneText(thing, model, words),
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

/** What has which name; symbols are called differently in each module. */
function byName({ items }: Model): ReadonlyMap<string, readonly Item[]> {
  const named = new Map<string, Item[]>();
  for (const item of items) {
    const { tipo, nome } = item.data;
    if (tipo === 'simbolo' || tipo === 'regra') continue;
    named.set(nome, [...(named.get(nome) ?? []), item]);
  }
  return named;
}

/** Since when a thing is gone, or what its name is now. */
export function goneText({ tipo, nome, ate, isOtherName }: GoneThing, model: Model, words: Words): string {
  const versao = ate ?? model.referencia.versao;
  return isOtherName ? words.otherName(nome, versao) : words.gone(nome, words.kinds[tipo][0], versao);
}

function goneBlocks(thing: GoneThing, model: Model, namesakes: readonly Item[], words: Words): Block[] {
  const { tipo, agora, isOtherName } = thing;
  const text = goneText(thing, model, words);
  const now = agora === undefined ? undefined : followerLink(agora, model);
  if (isOtherName && now) return [{ kind: 'text', text: [`${text} `, now] }];
  const others = tipo === 'simbolo' ? [] : namesakes.filter(({ data }) => data.id !== agora);
  return [
    { kind: 'text', text: [text], tone: 'warning' },
    ...(now ? [{ kind: 'text', text: [`${words.followedBy} `, now] } as const] : []),
    ...(others.length === 0
      ? []
      : [{ kind: 'text', text: [`${words.namesakes} `, ...others.flatMap(listed(words))] } as const]),
  ];
}

/** What took the place of a thing, which may be gone as well. */
function followerLink(agora: string, { byId, gone }: Model): Inline | undefined {
  const item = byId.get(agora);
  if (item) {
    const { modulo, nome } = item.data;
    return { link: item.address, text: modulo === null ? nome : `${modulo}.${nome}`, isCode: true };
  }
  const later = gone.get(agora);
  return later && { link: later.address, text: later.nome, isCode: true };
}

function listed({ kinds }: Words): (item: Item, i: number) => Inline[] {
  return (item, i) => [...(i === 0 ? [] : [', ']), itemLink(item), ` (${kinds[item.data.tipo][0]})`];
}
