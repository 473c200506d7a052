import type { Block, Inline, Page } from '../document/document.js';
import { type Item, itemsOf, type Model, type TipoDeItem } from '../model/model.js';
import type { Words } from '../words/words.js';
import { itemCrumb, itemEntry } from './item.js';

/** With more things than this the page leaves examples and places to /api/referencia.json. */
const MAX_FULL_ENTRIES = 200;

export const SYNTAX_PAGE = '/sintaxe';

/** Words, operators, verbs and rules. */
export function syntaxPage(model: Model, words: Words): Page {
  const { sintaxe, index } = model.files;
  const of = (tipo: TipoDeItem) => itemsOf(model, tipo);
  const [reserved, contextual, operators] = [of('palavra'), of('contextual'), of('operador')];
  const isLean = reserved.length + contextual.length + operators.length > MAX_FULL_ENTRIES;
  const section = (
    title: string,
    intro: string,
    items: readonly Item[],
    facts: (i: number) => [string, Inline[]][],
  ): Block[] =>
    items.length === 0
      ? []
      : [
          { kind: 'heading', text: title },
          ...(intro === '' ? [] : [{ kind: 'text', text: [intro], tone: 'soft' } as const]),
          ...items.map((item, i) => itemEntry(item, words, { facts: facts(i), isLean })),
        ];
  const equivalent = (text: string | undefined): [string, Inline[]][] =>
    text ? [[words.equivalent, [{ code: text }]]] : [];
  const [verbs, rules] = [of('verbo'), of('regra')];
  const blocks: Block[] = [
    ...(rules.length === 0 ? [] : [{ kind: 'heading', text: words.rules } as const, ruleList(rules)]),
    ...section(words.reserved, words.reservedIntro, reserved, i =>
      equivalent(sintaxe.reservadas[i]?.equivalente),
    ),
    ...section(words.contextual, words.contextualIntro, contextual, i => {
      const word = sintaxe.contextuais[i];
      return [
        ...(word?.onde ? [[words.where, [word.onde]] as [string, Inline[]]] : []),
        ...equivalent(word?.equivalente),
      ];
    }),
    ...section(words.operators, '', operators, i => equivalent(sintaxe.operadores[i]?.equivalente)),
    ...section(words.verbs, words.verbsIntro, verbs, () => []),
  ];
  return {
    path: SYNTAX_PAGE,
    title: words.syntax,
    description: `${words.syntax}: ${index.nome} ${index.versao}`,
    trail: [],
    blocks,
    contents: [...reserved, ...contextual, ...operators, ...verbs].map(itemCrumb),
  };
}

function ruleList(rules: readonly Item[]): Block {
  return {
    kind: 'list',
    style: 'numbered',
    items: rules.map(({ data }) => [data.nome]),
    ids: rules.map(({ address }) => address.fragment ?? ''),
  };
}
