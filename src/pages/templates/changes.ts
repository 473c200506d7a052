import type { VersaoMudada } from '../../contract/generated/contract.js';
import type { Block, Inline, Page } from '../document/document.js';
import type { Idioma, Model } from '../model/model.js';
import { hashed } from '../model/slug.js';
import { type Words, wordsOf } from '../words/words.js';
import { itemLink } from './item.js';

export const CHANGES_PAGE = '/mudancas';
/** Of so many changes, the newest, the page says what they are; of the rest, how many there were. It stays below 30 KB compressed. */
const MAX_SHOWN = 500;
const MAX_CONTENTS = 40;

/** Versions that say no tongue are told in this one. */
export const RECORDED_IN: Idioma = 'en';

const LEVELS = ['major', 'minor', 'patch', 'info'] as const;

/** What each published version changed, the newest first; no page where that is not recorded. */
export function changesPages(model: Model, words: Words): Page[] {
  const { nome } = model.files.index;
  const versions = model.referencia.mudancas ?? [];
  if (versions.length === 0) return [];
  let left = MAX_SHOWN;
  return [
    {
      path: CHANGES_PAGE,
      title: words.changes,
      description: `${words.changes}: ${nome}`,
      trail: [],
      blocks: [
        { kind: 'text', text: [words.changesIntro], tone: 'soft' },
        ...versions.flatMap(version => {
          const blocks = versionBlocks(version, { model, words, limit: left });
          left = Math.max(0, left - version.mudancas.length);
          return blocks;
        }),
      ],
      contents: [
        {
          things: versions.slice(0, MAX_CONTENTS).map(({ versao }) => ({
            text: versao,
            to: { page: CHANGES_PAGE, fragment: versionId(versao) },
          })),
        },
      ],
    },
  ];
}

/** The id of a version on the page, and in the feed. */
export function versionId(versao: string): string {
  return `versao-${/^[0-9A-Za-z._+-]{1,64}$/.test(versao) ? versao : hashed(versao)}`;
}

function versionBlocks(
  { versao, anterior, data, idioma = RECORDED_IN, mudancas }: VersaoMudada,
  { model, words, limit }: { model: Model; words: Words; limit: number },
): Block[] {
  const inOrder = LEVELS.flatMap(level => mudancas.filter(({ nivel }) => nivel === level));
  const shown = inOrder.slice(0, limit);
  const levels = LEVELS.flatMap((level): Block[] => {
    const own = shown.filter(({ nivel }) => nivel === level);
    if (own.length === 0) return [];
    const items = own.map(({ id, texto }): Inline[] => {
      const link = id === null ? undefined : linkOf(id, model);
      return link === undefined ? [texto] : [`${texto} `, link];
    });
    return [
      { kind: 'text', text: [`${words.levels[level]}:`] },
      { kind: 'list', items, ...(idioma !== model.idioma && { lang: wordsOf(idioma).lang }) },
    ];
  });
  const more = mudancas.length - shown.length;
  return [
    { kind: 'heading', text: versao, id: versionId(versao) },
    { kind: 'text', text: [words.sinceVersion(anterior, data)], tone: 'soft' },
    ...(mudancas.length === 0 ? [{ kind: 'text', text: [words.noChanges] } as const] : levels),
    ...(more > 0 ? [{ kind: 'text', text: [`+ ${more}`], tone: 'soft' } as const] : []),
  ];
}

/** To what there is, or to what is said of a thing that is gone. */
function linkOf(id: string, { byId, gone }: Model): Inline | undefined {
  const item = byId.get(id);
  if (item !== undefined) return itemLink(item);
  const thing = gone.get(id);
  return thing && { link: thing.address, text: thing.nome, isCode: true };
}
