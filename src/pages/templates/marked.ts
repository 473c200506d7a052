import type { Block, Inline, Page, TableRow, Target } from '../document/document.js';
import { type Address, addressText } from '../model/address.js';
import { type GoneMark, type Mark, type Marks, marksOfItems } from '../model/marks.js';
import type { Item, Model, TipoDeItem } from '../model/model.js';
import type { Words } from '../words/words.js';
import { COMMANDS_PAGE } from './commands.js';
import { ERRORS_PAGE } from './errors.js';
import { itemLink } from './item.js';
import { BUILTINS_PAGE, MODULES_PAGE } from './library.js';
import { HOME_PAGE } from './overview.js';
import { SYNTAX_PAGE } from './syntax.js';

/** Of so many things the first page says what they are; every one of them is marked at its place. */
const MAX_LISTED = 300;

/** Where a thing of each kind that is gone had its place; of a symbol, the page of its module. */
const PLACES: Readonly<Record<TipoDeItem, string>> = {
  palavra: SYNTAX_PAGE,
  contextual: SYNTAX_PAGE,
  operador: SYNTAX_PAGE,
  verbo: SYNTAX_PAGE,
  regra: SYNTAX_PAGE,
  embutida: BUILTINS_PAGE,
  modulo: MODULES_PAGE,
  simbolo: MODULES_PAGE,
  comando: COMMANDS_PAGE,
  erro: ERRORS_PAGE,
};

/** The pages of a preview: what is new, changed or gone says so, in words, wherever it stands or is linked to. */
export function withMarks(pages: readonly Page[], model: Model, words: Words): Page[] {
  const { marks } = model;
  if (marks === undefined) return [...pages];
  const ofItems = marksOfItems(model, marks);
  const marked = new Marked(ofItems, marks, words);
  const lost = lostByPage(marks, model);
  return pages.map(page => {
    const blocks = page.blocks.flatMap(block => marked.block(block, page.path));
    const own = marked.at({ page: page.path });
    const gone = lost.get(page.path) ?? [];
    return {
      ...page,
      blocks: [
        marked.banner(),
        ...(own === undefined ? [] : marked.said(own)),
        ...(page.path === HOME_PAGE ? summaryBlocks(ofItems, marks, words) : []),
        ...blocks,
        ...(gone.length === 0 ? [] : [goneHeading(words, marks), goneList(gone, words)]),
      ],
    };
  });
}

class Marked {
  private readonly byAddress: ReadonlyMap<string, Mark>;

  constructor(
    marks: ReadonlyMap<Item, Mark>,
    private readonly all: Marks,
    private readonly words: Words,
  ) {
    this.byAddress = new Map([...marks].map(([{ address }, mark]) => [addressText(address), mark]));
  }

  /** Of the thing at an address; a long page goes on in others behind it, which have its ids. */
  at({ page, fragment }: Address): Mark | undefined {
    const own = this.byAddress.get(addressText({ page, fragment }));
    if (own !== undefined || fragment === undefined) return own;
    return this.byAddress.get(addressText({ page: page.replace(/~\d+$/, ''), fragment }));
  }

  banner(): Block {
    return {
      kind: 'text',
      text: [
        `${this.words.preview.banner(this.all.base)} `,
        { link: { page: HOME_PAGE }, text: this.words.preview.summary },
      ],
      tone: 'warning',
    };
  }

  /** What is said of a thing, at its place. */
  said({ state, texts }: Mark): Block[] {
    return [
      { kind: 'text', text: [{ mark: this.words.preview.since(state, this.all.base) }] },
      // Of what is new, its text says what it is.
      ...(state === 'new' || texts.length === 0
        ? []
        : [{ kind: 'list', items: texts.map(text => [text]) } as const]),
    ];
  }

  block(block: Block, page: string): Block[] {
    switch (block.kind) {
      case 'text':
        return [{ ...block, text: this.inlines(block.text) }];
      case 'list': {
        const item = (inlines: readonly Inline[], i: number) =>
          this.row(block.ids?.[i], this.inlines(inlines), page);
        return [{ ...block, items: block.items.map(item) }];
      }
      case 'table':
        return [{ ...block, rows: block.rows.map(row => this.tableRow(row, page)) }];
      case 'facts':
        return [
          { ...block, rows: block.rows.map(([label, value]) => [label, this.inlines(value)] as const) },
        ];
      case 'entry': {
        const mark = this.at({ page, fragment: block.id });
        const inner = block.blocks.flatMap(each => this.block(each, page));
        return [{ ...block, blocks: mark === undefined ? inner : [...this.said(mark), ...inner] }];
      }
      default:
        return [block];
    }
  }

  private tableRow({ id, cells }: TableRow, page: string): TableRow {
    const [first = [], ...others] = cells.map(cell => this.inlines(cell));
    return { ...(id !== undefined && { id }), cells: [this.row(id, first, page), ...others] };
  }

  /** What stands in a list under an id of its own; a link in it has said so already. */
  private row(id: string | undefined, inlines: readonly Inline[], page: string): readonly Inline[] {
    const mark = id === undefined ? undefined : this.at({ page, fragment: id });
    if (mark === undefined || inlines.some(each => typeof each !== 'string' && 'mark' in each))
      return inlines;
    return [...inlines, ' ', { mark: this.words.preview.states[mark.state] }];
  }

  private inlines(inlines: readonly Inline[]): Inline[] {
    return inlines.flatMap(each => {
      const mark = typeof each !== 'string' && 'link' in each ? this.linked(each.link) : undefined;
      return mark === undefined ? [each] : [each, ' ', { mark: this.words.preview.states[mark.state] }];
    });
  }

  private linked(target: Target): Mark | undefined {
    return 'page' in target ? this.at(target) : undefined;
  }
}

/** What is gone, by the page that it stood on; a page that is gone as well is that of the list. */
function lostByPage({ gone }: Marks, { items, gone: recorded }: Model): Map<string, GoneMark[]> {
  const pageOfModule = new Map(
    items.flatMap(({ data, address }) =>
      data.tipo === 'modulo' ? [[data.nome, address.page] as const] : [],
    ),
  );
  const byPage = new Map<string, GoneMark[]>();
  for (const [id, mark] of gone) {
    const tipo = id.slice(0, id.indexOf(':')) as TipoDeItem;
    const own = mark.modulo === null ? undefined : pageOfModule.get(mark.modulo);
    const kept = recorded.get(id)?.address.page;
    const pages = new Set([own ?? PLACES[tipo], ...(kept === undefined ? [] : [kept])]);
    for (const page of pages) byPage.set(page, [...(byPage.get(page) ?? []), mark]);
  }
  return byPage;
}

function goneHeading({ preview }: Words, { base }: Marks): Block {
  return { kind: 'heading', text: preview.since('gone', base) };
}

function goneList(gone: readonly GoneMark[], { preview }: Words): Block {
  return {
    kind: 'list',
    items: gone.map(({ nome, texts: [text = ''] }) => [
      { code: nome },
      ' ',
      { mark: preview.states.gone },
      ` ${text}`,
    ]),
  };
}

/** All that differs, where people arrive. */
function summaryBlocks(ofItems: ReadonlyMap<Item, Mark>, marks: Marks, words: Words): Block[] {
  const { preview } = words;
  const told = [...ofItems].filter(([, { state, texts }]) => state === 'new' || texts.length > 0);
  const line = ([item, { state, texts }]: readonly [Item, Mark]): Inline[] => [
    itemLink(item),
    ' ',
    { mark: preview.states[state] },
    ...(state === 'new' ? [] : [` ${texts.join(' ')}`]),
  ];
  const gone = [...marks.gone.values()];
  const lines = [
    ...told.filter(([, { state }]) => state === 'new').map(line),
    ...told.filter(([, { state }]) => state === 'changed').map(line),
  ];
  const shown = lines.slice(0, MAX_LISTED);
  const lost = gone.slice(0, MAX_LISTED);
  const rest = lines.length - shown.length + gone.length - lost.length;
  return [
    { kind: 'heading', text: preview.title(marks.base) },
    {
      kind: 'text',
      text: [
        lines.length + gone.length + marks.others.length === 0
          ? words.noChanges
          : preview.counts(
              told.filter(([, { state }]) => state === 'new').length,
              told.filter(([, { state }]) => state === 'changed').length,
              gone.length,
            ),
      ],
    },
    ...(shown.length === 0 ? [] : [{ kind: 'list', items: shown } as const]),
    ...(lost.length === 0 ? [] : [goneList(lost, words)]),
    ...(rest === 0 ? [] : [{ kind: 'text', text: [`+ ${rest}`], tone: 'soft' } as const]),
    ...(marks.others.length === 0
      ? []
      : [{ kind: 'list', items: marks.others.slice(0, MAX_LISTED).map(text => [text]) } as const]),
    ...(marks.unknown === 0 ? [] : [{ kind: 'text', text: [preview.unknown(marks.unknown)] } as const]),
  ];
}
