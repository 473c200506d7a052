import type { Block, Contents, Inline, Page } from '../document/document.js';
import { type Item, itemsOf, type Model, type TipoDeItem } from '../model/model.js';
import { isOnePageWhole } from '../model/parts.js';
import type { Words } from '../words/words.js';
import { itemCrumb, itemEntry } from './item.js';

export const SYNTAX_PAGE = '/sintaxe';

/** Ids of the headings: no name of a language begins so. */
const SECTIONS = {
  regra: '-regras',
  palavra: '-reservadas',
  contextual: '-contextuais',
  operador: '-operadores',
  verbo: '-verbos',
} as const;

/** Words, operators, verbs and rules. */
export function syntaxPage(model: Model, words: Words): Page {
  const { sintaxe, index } = model.files;
  const of = (tipo: TipoDeItem) => itemsOf(model, tipo);
  const [reserved, contextual, operators] = [of('palavra'), of('contextual'), of('operador')];
  const [verbs, rules] = [of('verbo'), of('regra')];
  const isLean = !isOnePageWhole(
    [...reserved, ...contextual, ...operators, ...verbs].map(({ data }) => data),
  );
  const section = (
    id: string,
    title: string,
    intro: string,
    items: readonly Item[],
    facts: (i: number) => [string, Inline[]][],
  ): Block[] =>
    items.length === 0
      ? []
      : [
          { kind: 'heading', text: title, id },
          ...(intro === '' ? [] : [{ kind: 'text', text: [intro], tone: 'soft' } as const]),
          ...items.map((item, i) => itemEntry(item, words, { facts: facts(i), isLean })),
        ];
  const equivalent = (text: string | undefined): [string, Inline[]][] =>
    text ? [[words.equivalent, [{ code: text }]]] : [];
  const blocks: Block[] = [
    ...(rules.length === 0
      ? []
      : [{ kind: 'heading', text: words.rules, id: SECTIONS.regra } as const, ruleList(rules)]),
    ...section(SECTIONS.palavra, words.reserved, words.reservedIntro, reserved, i =>
      equivalent(sintaxe.reservadas[i]?.equivalente),
    ),
    ...section(SECTIONS.contextual, words.contextual, words.contextualIntro, contextual, i => {
      const word = sintaxe.contextuais[i];
      return [
        ...(word?.onde ? [[words.where, [word.onde]] as [string, Inline[]]] : []),
        ...equivalent(word?.equivalente),
      ];
    }),
    ...section(SECTIONS.operador, words.operators, '', operators, i =>
      equivalent(sintaxe.operadores[i]?.equivalente),
    ),
    ...section(SECTIONS.verbo, words.verbs, words.verbsIntro, verbs, () => []),
  ];
  return {
    path: SYNTAX_PAGE,
    title: words.syntax,
    description: `${words.syntax}: ${index.nome} ${index.versao}`,
    trail: [],
    blocks,
    contents: contentsOf([
      [SECTIONS.regra, words.rules, rules, []],
      [SECTIONS.palavra, words.reserved, reserved, reserved],
      [SECTIONS.contextual, words.contextual, contextual, contextual],
      [SECTIONS.operador, words.operators, operators, operators],
      [SECTIONS.verbo, words.verbs, verbs, verbs],
    ]),
  };
}

/** The sections that there are, each with the things of it that have names. */
function contentsOf(
  sections: readonly (readonly [id: string, title: string, all: readonly Item[], named: readonly Item[]])[],
): Contents[] {
  return sections
    .filter(([, , all]) => all.length > 0)
    .map(([fragment, text, , named]) => ({
      heading: { text, to: { page: SYNTAX_PAGE, fragment } },
      things: named.map(itemCrumb),
    }));
}

function ruleList(rules: readonly Item[]): Block {
  return {
    kind: 'list',
    style: 'numbered',
    items: rules.map(({ data }) => [data.nome]),
    ids: rules.map(({ address }) => address.fragment ?? ''),
  };
}
