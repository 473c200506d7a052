import { pathOf, REFERENCIA_PATH } from '../../contract/files.js';
import { OPENAPI_PATH } from '../../site/openapi.js';
import { siteWordsOf } from '../../site/words/words.js';
import { visibleLine } from '../../text/visible.js';
import type { Page } from '../document/document.js';
import { pageMarkdown } from '../document/markdown.js';
import { relativePath } from '../model/address.js';
import type { Model } from '../model/model.js';
import { parts } from '../templates/overview.js';
import type { Words } from '../words/words.js';
import { devdocs } from './devdocs.js';
import { changesFeed, FEED_PATH } from './feed.js';

/** A longer text does not fit into what an assistant reads at once. */
const MAX_LLMS_CHARACTERS = 50_000;
const MAX_AGENTS_BYTES = 8 * 1024;
const MAX_LINE_CHARACTERS = 200;

export interface BotText {
  readonly path: string;
  readonly text: string;
}

/** Texts for those who read no pages: an index (`llms.txt`), one for each folder, all of it by section, `AGENTS.md`, a map. */
export function botTexts(pages: readonly Page[], model: Model, words: Words): BotText[] {
  const folders = ['/modulos/', '/comandos/', '/erros/'].filter(folder =>
    pages.some(({ path }) => path.startsWith(folder)),
  );
  const feed = changesFeed(model, words);
  return [
    { path: '/llms.txt', text: llmsText(model, pages, folders, words) },
    ...folders.flatMap(folder => nested(folder, pages, model)),
    ...fullTexts(pages),
    { path: '/AGENTS.md', text: agentsText(model, words) },
    ...devdocs(pages, model, words),
    ...(feed === undefined ? [] : [{ path: FEED_PATH, text: feed }]),
    ...(model.baseUrl === null ? [] : [{ path: '/sitemap.xml', text: sitemap(pages, model.baseUrl) }]),
  ];
}

function llmsText(model: Model, pages: readonly Page[], folders: readonly string[], words: Words): string {
  const { nome, versao, descricao } = model.files.index;
  const at = linker(model, '/llms');
  const said = siteWordsOf(model.idioma).others;
  const top = pages.filter(
    ({ path }) => !path.includes('~') && !folders.some(folder => path.startsWith(folder)),
  );
  return [
    `# ${line(nome)} ${line(versao)}`,
    `> ${line(descricao)}`,
    `## ${words.reference}`,
    top.map(page => entry(page, at)).join('\n'),
    ...folders.map(folder => `- [${folder}](${at(`${folder}llms.txt`)})`),
    `## ${words.data}`,
    [
      [REFERENCIA_PATH, said.referencia],
      ['/search.json', said.search],
      [pathOf('index'), said.sevenFiles],
      [OPENAPI_PATH, said.openapi],
      ['/AGENTS.md', said.agents],
    ]
      .map(([path = '', text]) => `- [${path}](${at(path)}): ${text}`)
      .join('\n'),
    '',
  ].join('\n\n');
}

/** The pages of a folder; where they are very many, as many as fit, and then how many more there are. */
function nested(folder: string, pages: readonly Page[], model: Model): BotText[] {
  const at = linker(model, `${folder}llms`);
  const own = pages.filter(({ path }) => path.startsWith(folder) && path !== `${folder}index`);
  return cut(
    `# ${line(model.files.index.nome)} ${folder}\n\n`,
    own.map(page => `${entry(page, at)}\n`),
  ).map((text, i) => ({ path: i === 0 ? `${folder}llms.txt` : `${folder}llms-${i + 1}.txt`, text }));
}

/** All pages one after the other, by section. */
function fullTexts(pages: readonly Page[]): BotText[] {
  const sections = new Map<string, string[]>();
  for (const page of pages) {
    const [, first = '', rest] = page.path.split('/');
    const section = (rest === undefined ? first : first).replace(/~\d+$/, '');
    if (section === 'folha' || section === 'verifica' || section === 'indice' || section === 'index')
      continue;
    sections.set(section, [
      ...(sections.get(section) ?? []),
      `${pageMarkdown(page, `/llms-full/${section}`)}\n`,
    ]);
  }
  return [...sections].flatMap(([section, texts]) =>
    cut('', texts).map((text, i) => ({
      path: `/llms-full/${section}${i === 0 ? '' : `-${i + 1}`}.txt`,
      text,
    })),
  );
}

/** Texts put together into as few as hold them. */
function cut(head: string, texts: readonly string[]): string[] {
  const parts: string[] = [];
  let part = head;
  for (const text of texts) {
    if (part.length + text.length > MAX_LLMS_CHARACTERS && part !== head) {
      parts.push(part);
      part = head;
    }
    part += text.slice(0, MAX_LLMS_CHARACTERS - head.length);
  }
  return part === head ? parts : [...parts, part];
}

/** An index that an assistant reads whole: what there is, the rules, the words, and where the rest is. */
function agentsText(model: Model, words: Words): string {
  const { index, sintaxe, embutidas, modulos, comandos, erros } = model.files;
  const list = (names: readonly string[]) =>
    names.map(name => `\`${line(name).replaceAll('`', "'")}\``).join(' ');
  const at = linker(model, '/AGENTS');
  const sections = [
    `# ${line(index.nome)} ${line(index.versao)}\n\n${line(index.descricao)}\n`,
    `${words.agents.programs(`\`${line(sintaxe.extensao)}\``)} ${words.agents.names(`[search.json](${at('/search.json')})`)} ${words.agents.rest(`[referencia.json](${at(REFERENCIA_PATH)})`)}\n`,
    `## ${words.agents.where}\n\n${parts(model, words)
      .map(({ text, page, counts }) => `- [${text}](${at(`${page}.md`)}): ${counts}`)
      .join('\n')}\n`,
    sintaxe.regras.length === 0
      ? ''
      : `## ${words.rules}\n\n${sintaxe.regras.map(rule => `- ${line(rule)}`).join('\n')}\n`,
    `## ${words.reserved}\n\n${list(sintaxe.reservadas.map(({ palavra }) => palavra))}\n`,
    `## ${words.contextual}\n\n${list(sintaxe.contextuais.map(({ palavra }) => palavra))}\n`,
    `## ${words.operators}\n\n${list(sintaxe.operadores.map(({ simbolo }) => simbolo))}\n`,
    `## ${words.modules}\n\n${list(modulos.modulos.map(({ nome }) => nome))}\n`,
    `## ${words.builtins}\n\n${list(embutidas.funcoes)}\n`,
    `## ${words.commands}\n\n${list(comandos.grupos.flatMap(({ comandos: each }) => each.map(({ nome }) => nome)))}\n`,
    `## ${words.errors}\n\n${list(erros.codigos.map(({ codigo }) => codigo))}\n`,
  ];
  return bounded(sections.filter(text => text !== '' && !/\n\n\n$/.test(text)));
}

/** Sections in their order, each as far as it fits: a name is never cut in two. */
function bounded(sections: readonly string[]): string {
  const size = (part: string) => Buffer.byteLength(part);
  let [text, left] = ['', MAX_AGENTS_BYTES];
  for (const section of sections) {
    const bytes = size(`${section}\n`);
    if (bytes <= left) {
      text += `${section}\n`;
      left -= bytes;
      continue;
    }
    const more = ' …\n\n';
    const words = section.split(' ');
    // Each word with the blank in front of it: the first has none.
    let room = left - size(more) + 1;
    const fitting = words.findIndex(word => {
      room -= size(word) + 1;
      return room < 0;
    });
    if (fitting < 4) continue;
    const kept = words.slice(0, fitting).join(' ') + more;
    text += kept;
    left -= size(kept);
  }
  return text;
}

function sitemap(pages: readonly Page[], baseUrl: string): string {
  const urls = pages.map(({ path }) => {
    const address = baseUrl + encodeURI(path.replace(/\/index$/, '/'));
    return `<url><loc>${address.replace(/&/g, '&amp;').replace(/'/g, '&apos;')}</loc></url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

function entry({ path, title, description }: Page, at: (path: string) => string): string {
  const text = line(description);
  return `- [${line(title).replace(/[[\]\\]/g, '\\$&')}](${at(`${path}.md`)})${text === '' || text === line(title) ? '' : `: ${text}`}`;
}

/** Addresses as a text names them: whole where the site has one, otherwise as seen from the text. */
function linker({ baseUrl }: Model, from: string): (path: string) => string {
  return path => (baseUrl === null ? relativePath(from, path) : baseUrl + encodeURI(path));
}

function line(text: string): string {
  return visibleLine(text, MAX_LINE_CHARACTERS);
}
