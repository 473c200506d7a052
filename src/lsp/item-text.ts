import type { ItemDeReferencia } from '../contract/generated/contract.js';
import { withoutBlankEnds } from '../text/blank-ends.js';
import { cut } from '../text/cut.js';
import { visible } from '../text/visible.js';
import type { Language } from './language.js';
import { proseMarkdown } from './prose-markdown.js';

/** Longer texts are cut: an editor shows them beside the program. */
const MAX_TEXT_CHARACTERS = 2000;
const MAX_PARAGRAPHS = 8;
const MAX_EXAMPLE_LINES = 20;

/** A thing as one line of code: its name with its signature. */
export function headOf(item: ItemDeReferencia): string {
  const separator = item.modulo?.includes('::') ? '::' : '.';
  const name = item.modulo === null ? item.nome : item.modulo + separator + item.nome;
  const signature = item.assinatura ?? '';
  return visible(signature === '' || /^[(<[]/.test(signature) ? name + signature : `${name} ${signature}`);
}

/**
 * All that is known of a thing, as Markdown: signature, summary, text, where a word counts, an example, its page. Texts of
 * the language are shown as they are: nothing in them is Markdown or HTML.
 */
export function itemMarkdown(item: ItemDeReferencia, language: Language): string {
  const { where, equivalent } = wordOf(item, language);
  const { kinds, hover } = language.texts;
  const [example] = item.exemplos;
  const address = language.addressOf(item);
  const parts = [
    codeBlock(headOf(item), language),
    item.obsoleto === null ? '' : `**${hover.deprecated}** ${proseMarkdown(item.obsoleto)}`,
    proseMarkdown(item.resumo),
    ...paragraphs(item.documentacao),
    where === '' ? '' : hover.keyword(proseMarkdown(where)),
    equivalent === '' ? '' : hover.elsewhere(proseMarkdown(equivalent)),
    item.apelidos.length === 0 ? '' : hover.also(item.apelidos.map(proseMarkdown).join(', ')),
    example === undefined ? '' : codeBlock(firstLines(withoutBlankEnds(example.codigo)), language),
    item.desde === null ? '' : hover.since(proseMarkdown(item.desde)),
    address === undefined ? '' : link(kinds[item.tipo], address),
  ];
  return parts.filter(part => part !== '').join('\n\n');
}

/** The same for a reader who does not show Markdown. */
export function itemPlain(item: ItemDeReferencia, language: Language): string {
  const address = language.addressOf(item);
  const said = [headOf(item), item.obsoleto ?? '', item.resumo, item.documentacao, address ?? ''];
  return said
    .filter(part => part !== '')
    .map(part => cut(visible(part), MAX_TEXT_CHARACTERS))
    .join('\n\n');
}

function wordOf(item: ItemDeReferencia, language: Language): { where: string; equivalent: string } {
  const word = language.words.get(item.nome);
  return word?.item === item ? word : { where: '', equivalent: '' };
}

/** A block that nothing in the code can end. */
function codeBlock(code: string, language: Language): string {
  const shown = visible(code);
  const longest = Math.max(2, ...[...shown.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${languageId(language)}\n${shown}\n${fence}`;
}

/** What editors call the language: `lume`. */
function languageId(language: Language): string {
  return language.name.toLowerCase().replace(/[^a-z0-9+#-]+/g, '');
}

function paragraphs(text: string): string[] {
  return cut(text, MAX_TEXT_CHARACTERS)
    .split(/\n\s*\n/)
    .slice(0, MAX_PARAGRAPHS)
    .map(paragraph => proseMarkdown(paragraph));
}

function firstLines(code: string): string {
  const lines = code.split('\n');
  return lines.length > MAX_EXAMPLE_LINES ? [...lines.slice(0, MAX_EXAMPLE_LINES), '…'].join('\n') : code;
}

/** A link that stays one whatever is in the address. */
function link(text: string, address: string): string {
  return `[${proseMarkdown(text)}](<${address.replace(/[<>\s\\]/g, encodeURIComponent)}>)`;
}
