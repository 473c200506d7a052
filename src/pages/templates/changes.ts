import type { VersaoMudada } from '../../contract/generated/contract.js';
import type { Block, Inline, Page } from '../document/document.js';
import type { Model } from '../model/model.js';
import { hashed } from '../model/slug.js';
import type { Words } from '../words/words.js';
import { itemLink } from './item.js';

export const CHANGES_PAGE = '/mudancas';
/** More changes of one version are counted: the page stays below 30 KB compressed. */
const MAX_SHOWN = 200;
const MAX_VERSIONS = 20;

/** What each published version changed, the newest first; no page where that is not recorded. */
export function changesPages(model: Model, words: Words): Page[] {
  const { nome } = model.files.index;
  const versions = model.referencia.mudancas ?? [];
  if (versions.length === 0) return [];
  const shown = versions.slice(0, MAX_VERSIONS);
  return [
    {
      path: CHANGES_PAGE,
      title: words.changes,
      description: `${words.changes}: ${nome}`,
      trail: [],
      blocks: [
        { kind: 'text', text: [words.changesIntro], tone: 'soft' },
        ...shown.flatMap(version => versionBlocks(version, model, words)),
      ],
      contents: shown.map(({ versao }) => ({
        text: versao,
        to: { page: CHANGES_PAGE, fragment: versionId(versao) },
      })),
    },
  ];
}

/** The id of a version on the page, and in the feed. */
export function versionId(versao: string): string {
  return `versao-${/^[0-9A-Za-z._+-]{1,64}$/.test(versao) ? versao : hashed(versao)}`;
}

function versionBlocks(
  { versao, anterior, data, mudancas }: VersaoMudada,
  model: Model,
  words: Words,
): Block[] {
  const levels = (['major', 'minor', 'patch', 'info'] as const).flatMap((level): Block[] => {
    const own = mudancas.filter(({ nivel }) => nivel === level);
    if (own.length === 0) return [];
    const items = own.slice(0, MAX_SHOWN).map(({ id, texto }): Inline[] => {
      const item = id === null ? undefined : model.byId.get(id);
      return item === undefined ? [texto] : [`${texto} `, itemLink(item)];
    });
    const more = own.length - items.length;
    return [
      { kind: 'text', text: [`${words.levels[level]}:`] },
      // What a change is, the drift says in English.
      { kind: 'list', items, lang: 'en' },
      ...(more > 0 ? [{ kind: 'text', text: [`+ ${more}`], tone: 'soft' } as const] : []),
    ];
  });
  return [
    { kind: 'heading', text: versao, id: versionId(versao) },
    { kind: 'text', text: [words.sinceVersion(anterior, data)], tone: 'soft' },
    ...(levels.length === 0 ? [{ kind: 'text', text: [words.noChanges] } as const] : levels),
  ];
}
