import type { Block, Inline, Page } from '../document/document.js';
import { type Item, itemsOf, type Model } from '../model/model.js';
import type { Words } from '../words/words.js';
import { itemLink } from './item.js';

export const SHEET_PAGE = '/folha';

/** Two printed pages of A4 in three columns, as estilo.css has them: lines, and characters in a line. */
const LINES = 540;
const LINE_CHARACTERS = 52;
/** Names alone stand in narrow columns: so many in the room of a line. */
const NAMES_IN_LINE = 1.8;
const HEADING_LINES = 9;
const MAX_LINES = 6;

interface Line {
  readonly item: Item;
  /** What stands behind the name, and whether it is code. */
  readonly text: string;
  readonly isCode: boolean;
}

interface Section {
  readonly title: string;
  readonly lines: readonly Line[];
}

/** One or two sheets of paper: words, operators, rules, built-in functions, commands. What does not fit is cut short. */
export function sheetPage(model: Model, words: Words): Page {
  const { nome, versao } = model.files.index;
  const described = (item: Item): Line => ({ item, text: item.data.resumo, isCode: false });
  const signature = (item: Item): Line => ({ item, text: item.data.assinatura ?? '', isCode: true });
  const sections: Section[] = [
    { title: words.reserved, lines: itemsOf(model, 'palavra').map(described) },
    { title: words.contextual, lines: itemsOf(model, 'contextual').map(described) },
    { title: words.operators, lines: itemsOf(model, 'operador').map(described) },
    { title: words.builtins, lines: itemsOf(model, 'embutida').map(signature) },
    { title: words.commands, lines: itemsOf(model, 'comando').map(described) },
  ].filter(({ lines }) => lines.length > 0);
  const rules = itemsOf(model, 'regra').map(({ data }): Inline[] => [data.nome]);
  const taken = rules.reduce(
    (sum, [text]) => sum + linesOf(String(text)),
    rules.length > 0 ? HEADING_LINES : 0,
  );
  const most = mostLines(sections, LINES - taken);
  return {
    path: SHEET_PAGE,
    title: `${words.sheet}: ${nome} ${versao}`,
    description: words.sheetIntro,
    trail: [],
    layout: 'sheet',
    blocks: [
      ...(rules.length > 0
        ? [heading(words.rules), { kind: 'list', items: rules, style: 'dense' } as const]
        : []),
      ...sections.flatMap(({ title, lines }): Block[] => [
        heading(title),
        {
          kind: 'list',
          items: lines.map(line => inlineOf(line, most)),
          style: isBare(lines, most) ? 'names' : 'dense',
        },
      ]),
    ],
  };
}

function heading(text: string): Block {
  return { kind: 'heading', text };
}

/** In how many lines each thing may stand for all to fit; none where there is room for names alone. */
function mostLines(sections: readonly Section[], room: number): number {
  for (let most = MAX_LINES; most > 0; most -= 1)
    if (sections.reduce((sum, section) => sum + roomOf(section, most), 0) <= room) return most;
  return 0;
}

function roomOf({ lines }: Section, most: number): number {
  if (isBare(lines, most)) return HEADING_LINES + lines.length / NAMES_IN_LINE;
  return lines.reduce(
    (sum, { item, text }) => sum + Math.min(most, linesOf(`${item.data.nome} ${text}`)),
    HEADING_LINES,
  );
}

function linesOf(text: string): number {
  return Math.max(1, Math.ceil(text.length / LINE_CHARACTERS));
}

function isBare(lines: readonly Line[], most: number): boolean {
  return most === 0 || lines.every(({ text }) => text === '');
}

function inlineOf({ item, text, isCode }: Line, most: number): Inline[] {
  const link = itemLink(item);
  if (text === '' || most === 0) return [link];
  const shown = cut(text, most * LINE_CHARACTERS - item.data.nome.length - 1);
  return isCode ? [link, { code: shown }] : [link, ' ', { soft: shown }];
}

/** Behind the last whole word that fits. */
function cut(text: string, characters: number): string {
  if (text.length <= characters) return text;
  const head = text.slice(0, Math.max(characters - 1, 0));
  return `${head.replace(/\s+\S*$/, '')}…`;
}
