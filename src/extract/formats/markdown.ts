import type { Nodes, RootContent, Table } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { frontmatterFromMarkdown } from 'mdast-util-frontmatter';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { frontmatter } from 'micromark-extension-frontmatter';
import { gfm } from 'micromark-extension-gfm';
import { FormatError } from './format.js';
import { parse as parseToml } from './toml.js';
import { parse as parseYaml } from './yaml.js';

/** A page of documentation is far smaller; the parser needs seconds for a megabyte. */
const MAX_MARKDOWN_MIB = 2;
/** Quotes in quotes deeper than this are an attack, not a page. */
const MAX_MARKDOWN_QUOTES = 64;
/** Marks of emphasis, links and code in one paragraph: the parser compares each with those before it. */
const MAX_MARKDOWN_MARKS = 8000;

const LINE_BREAK = /^<br\s*\/?>$/i;

/** A page, taken apart by its headings. */
export interface MarkdownPage {
  /** YAML or TOML between two lines of dashes (or plus signs) at the very top. */
  readonly front: unknown;
  /** What stands before the first heading, then every heading with what stands below it, in the order of the page. */
  readonly parts: readonly MarkdownPart[];
}

export interface MarkdownPart {
  /** Text of the heading; empty for what stands before the first. */
  readonly title: string;
  /** 1 to 6; 0 for what stands before the first heading. */
  readonly level: number;
  readonly line: number;
  /** Prose up to the next heading of any level, without marks; a blank line between paragraphs. No code, no tables. */
  readonly text: string;
  /** The same as it is written, with code and tables. */
  readonly markdown: string;
  readonly code: readonly MarkdownCode[];
  readonly tables: readonly MarkdownTable[];
}

export interface MarkdownCode {
  /** Empty without one. */
  readonly lang: string;
  readonly text: string;
  readonly line: number;
}

export interface MarkdownTable {
  readonly line: number;
  readonly rows: readonly MarkdownRow[];
}

export interface MarkdownRow {
  readonly line: number;
  readonly cells: Readonly<Record<string, string>>;
  /** Cells behind those that the header has a column for, as a `|` without a backslash makes them: which text belongs where is not known. */
  readonly surplus: number;
}

/** Parses a page of GitHub's Markdown. @throws {FormatError} when it is too large or its front matter does not hold. */
export function parseMarkdown(text: string): MarkdownPage {
  assertBounds(text);
  const tree = fromMarkdown(text, {
    extensions: [gfm(), frontmatter(['yaml', 'toml'])],
    mdastExtensions: [gfmFromMarkdown(), frontmatterFromMarkdown(['yaml', 'toml'])],
  });
  let front: unknown = {};
  const groups: RootContent[][] = [[]];
  for (const node of tree.children) {
    if (node.type === 'yaml' || (node.type as string) === 'toml') front = frontMatter(node as FrontMatter);
    else if (node.type === 'heading') groups.push([node]);
    else groups.at(-1)?.push(node);
  }
  return { front, parts: groups.map(nodes => partOf(nodes, text)) };
}

interface FrontMatter {
  readonly type: string;
  readonly value: string;
}

function frontMatter({ type, value }: FrontMatter): unknown {
  if (value.trim() === '') return {};
  try {
    return (type === 'yaml' ? parseYaml : parseToml)(value).data;
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    // Its first line is the one below the dashes.
    throw new FormatError(
      `its front matter is not ${type.toUpperCase()}: ${error.message}`,
      (error.line ?? 1) + 1,
    );
  }
}

function partOf(nodes: readonly RootContent[], source: string): MarkdownPart {
  const [first, ...rest] = nodes;
  const heading = first?.type === 'heading' ? first : undefined;
  const body = heading ? rest : nodes;
  const start = body[0]?.position?.start.offset ?? 0;
  const end = body.at(-1)?.position?.end.offset ?? start;
  const code: MarkdownCode[] = [];
  const tables: MarkdownTable[] = [];
  for (const node of body) collect(node, code, tables);
  return {
    title: heading ? plainText(heading).trim() : '',
    level: heading?.depth ?? 0,
    line: (heading ?? body[0])?.position?.start.line ?? 1,
    text: body.map(blockText).filter(Boolean).join('\n\n'),
    markdown: source.slice(start, end).trim(),
    code,
    tables,
  };
}

function collect(node: RootContent, code: MarkdownCode[], tables: MarkdownTable[]): void {
  if (node.type === 'code') code.push({ lang: node.lang ?? '', text: node.value, line: lineOf(node) });
  else if (node.type === 'table') tables.push(tableOf(node));
  else if ('children' in node) for (const child of node.children) collect(child, code, tables);
}

/** Rows by the columns of the header; a column without a name of its own is called by its number. */
function tableOf(table: Table): MarkdownTable {
  const [header, ...rows] = table.children;
  const titles = (header?.children ?? []).map(cell => plainText(cell).trim());
  const names = titles.map((title, i) =>
    title === '' || titles.indexOf(title) !== i ? String(i + 1) : title,
  );
  return {
    line: lineOf(table),
    rows: rows.map(row => {
      const texts = row.children.map(cell => plainText(cell).trim());
      return {
        line: lineOf(row),
        cells: Object.fromEntries(names.map((name, i) => [name, texts[i] ?? ''])),
        surplus: Math.max(0, texts.findLastIndex(text => text !== '') + 1 - names.length),
      };
    }),
  };
}

/** The prose of a block; nothing of code, tables, HTML and definitions of links. */
function blockText(node: RootContent): string {
  switch (node.type) {
    case 'paragraph':
    case 'heading':
      return plainText(node).trim();
    case 'blockquote':
    case 'footnoteDefinition':
      return node.children.map(blockText).filter(Boolean).join('\n\n');
    case 'list':
      return node.children
        .map((item, i) => {
          const mark = node.ordered ? `${(node.start ?? 1) + i}. ` : '- ';
          const text = item.children.map(blockText).filter(Boolean).join('\n');
          return text === '' ? '' : mark + text.replaceAll('\n', `\n${' '.repeat(mark.length)}`);
        })
        .filter(Boolean)
        .join('\n');
    default:
      return '';
  }
}

function plainText(node: Nodes): string {
  if (node.type === 'html') return LINE_BREAK.test(node.value) ? '\n' : '';
  if (node.type === 'break') return '\n';
  if (node.type === 'image' || node.type === 'imageReference') return node.alt ?? '';
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(plainText).join('') : '';
}

function lineOf(node: Nodes): number {
  return node.position?.start.line ?? 1;
}

/** What would take the parser minutes is refused by looking at the text alone. */
function assertBounds(text: string): void {
  const mib = Buffer.byteLength(text) / 1024 / 1024;
  if (mib > MAX_MARKDOWN_MIB)
    throw new FormatError(`it has ${mib.toFixed(1)} MiB; the limit for a page is ${MAX_MARKDOWN_MIB} MiB`);
  let marks = 0;
  for (const [i, line] of text.split('\n').entries()) {
    const quotes = /^[\s>]*/.exec(line)?.[0].replace(/\s/g, '').length ?? 0;
    if (quotes > MAX_MARKDOWN_QUOTES)
      throw new FormatError(`it is nested deeper than ${MAX_MARKDOWN_QUOTES} quotes`, i + 1);
    // Cells of tables are looked at each for itself.
    if (line.trim() === '' || line.trimStart().startsWith('|')) marks = 0;
    marks += line.match(/[*_~`[\]<]/g)?.length ?? 0;
    if (marks > MAX_MARKDOWN_MARKS)
      throw new FormatError(`a paragraph has more than ${MAX_MARKDOWN_MARKS} marks`, i + 1);
  }
}
