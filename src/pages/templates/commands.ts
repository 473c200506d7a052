import type { Comando } from '../../contract/generated/contract.js';
import type { Block, Page } from '../document/document.js';
import { type Item, idOf, itemsOf, type Model } from '../model/model.js';
import type { Words } from '../words/words.js';
import { itemBlocks, itemLink, itemLinks } from './item.js';
import { inOrder } from './split.js';

export const COMMANDS_PAGE = '/comandos/index';

/** The list of commands in their groups, and a page for each. */
export function commandPages(model: Model, words: Words): Page[] {
  const { index, comandos } = model.files;
  const items = itemsOf(model, 'comando');
  const commands = comandos.grupos.flatMap(({ comandos: list }) => list);
  const seenFrom = backLinks(commands);
  const blocks: Block[] = [];
  let at = 0;
  for (const { grupo, comandos: list } of comandos.grupos) {
    const rows = list.map(({ resumo }) => ({ cells: [[itemLink(items[at++] as Item)], [resumo]] }));
    blocks.push({ kind: 'heading', text: grupo }, { kind: 'table', head: [words.name, words.meaning], rows });
  }
  const list: Page = {
    path: COMMANDS_PAGE,
    title: words.commands,
    description: `${words.commands}: ${index.nome} ${index.versao}`,
    trail: [],
    blocks,
  };
  const pages = items.map((item, i): Page => {
    const command = commands[i] as Comando;
    const related = [...new Set([...command.veja, ...(seenFrom.get(command.nome) ?? [])])]
      .map(name => model.byId.get(idOf('comando', name)))
      .filter(other => other !== undefined && other !== item) as Item[];
    return {
      path: item.address.page,
      title: command.nome,
      description: command.resumo,
      trail: [{ text: words.commands, to: { page: COMMANDS_PAGE } }],
      blocks: commandBlocks(item, command, related, words),
    };
  });
  return [list, ...inOrder(pages)];
}

function commandBlocks(item: Item, command: Comando, related: readonly Item[], words: Words): Block[] {
  const { uso, opcoes, exemplos, apelidos } = command;
  const facts = [
    ...(apelidos.length === 0
      ? []
      : [
          [
            words.aliases,
            apelidos.flatMap((name, i) => (i === 0 ? [{ code: name }] : [', ', { code: name }])),
          ] as const,
        ]),
    ...(related.length === 0 ? [] : [[words.seeAlso, itemLinks(related)] as const]),
  ];
  return [
    ...(uso === '' ? [] : [{ kind: 'code', code: uso, caption: [words.usage] } as const]),
    ...itemBlocks({ ...item, data: { ...item.data, exemplos: [] } }, words, { facts }),
    ...(opcoes.length === 0
      ? []
      : [
          { kind: 'heading', text: words.options } as const,
          {
            kind: 'table',
            head: [words.name, words.meaning],
            rows: opcoes.map(({ flag, descricao }) => ({ cells: [[{ code: flag }], [descricao]] })),
          } as const,
        ]),
    ...(exemplos.length === 0
      ? []
      : [
          { kind: 'heading', text: words.examples } as const,
          ...exemplos.map(
            ({ comando, nota }): Block => ({ kind: 'code', code: comando, caption: [nota || words.example] }),
          ),
        ]),
  ];
}

/** Which commands name each in their "see also". */
function backLinks(commands: readonly Comando[]): ReadonlyMap<string, string[]> {
  const links = new Map<string, string[]>();
  for (const { nome, veja } of commands)
    for (const other of veja) links.set(other, [...(links.get(other) ?? []), nome]);
  return links;
}
