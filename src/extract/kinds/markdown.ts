import { posix } from 'node:path';
import { z } from 'zod';
import type { Place } from '../../findings/finding.js';
import { nearest } from '../../text/nearest.js';
import type { Context } from '../context.js';
import { placeholderOr } from '../evaluate/plain-data.js';
import { Unresolved } from '../evaluate/value.js';
import { FormatError } from '../formats/format.js';
import { held } from '../formats/held.js';
import type { MarkdownPage, MarkdownPart, MarkdownRow } from '../formats/markdown.js';
import { isGlob, parseLocator } from '../locator.js';
import { readFiles } from '../read-files.js';
import { record, type SourceRecord } from '../record.js';
import { type KindOf, NOTHING } from './kind.js';

/** Names shown when there is no such heading. */
const MAX_SUGGESTIONS = 8;

const PER = ['file', 'heading', 'row', 'code'] as const;
type Per = (typeof PER)[number];

/** `markdown`: pages of documentation, or parts of one page. */
export const kind: KindOf<string> = {
  name: 'markdown',
  path: 'itself',
  schema: z
    .string()
    .min(1)
    .meta({
      description:
        'A page of Markdown, or a glob; behind "#" a heading, of which only what stands below it is read. A record is a page unless `per` says otherwise.',
      examples: ['docs/errors/*.md', 'docs/manual.md#Reserved words'],
    }),
  options: {
    per: z.enum(PER).meta({
      description:
        'What a record is: `file` (title, slug, front, text, code, tables, sections by heading), `heading` (the same of each section), `row` (of a table, as `value` by column) or `code` (a block, with its `lang`). Default: `file`.',
    }),
    depth: z
      .int()
      .min(1)
      .max(6)
      .meta({ description: 'Only headings of this depth (2 for `##`), with `per: heading`.' }),
  },
  async read(spec, options, at, context) {
    const { path, fragment } = parseLocator(spec);
    const place = context.placeOf([...at, 'markdown']);
    const per = (options.per ?? 'file') as Per;
    const folder = fixedFolder(path);
    const pages = await readFiles(path, place, context, async file => {
      const page = await open(file, context);
      const parts = page && partsBelow(page, fragment, file, place, context);
      if (!page || !parts) return [];
      const slug = posix.relative(folder, file).replace(/\.[^./]+$/, '');
      return recordsOf(per, options.depth as number | undefined, page, parts, file, slug);
    });
    const records = pages.flat();
    if (pages.length > 0 && records.length === 0 && per !== 'file')
      context.report({ rule: 'source-empty', message: `${spec} has no ${NOUNS[per]}.`, place });
    if (records.length === 0) return NOTHING;
    return {
      kind: 'records',
      records:
        per === 'file'
          ? records
          : records.map(({ fields, place: own }, key) => record({ key, ...fields }, own)),
    };
  },
};

const NOUNS: Readonly<Record<Per, string>> = {
  file: 'page',
  heading: 'heading',
  row: 'table',
  code: 'block of code',
};

async function open(file: string, context: Context): Promise<MarkdownPage | undefined> {
  // The parser is large, and few languages need it.
  const { parseMarkdown } = await import('../formats/markdown.js');
  try {
    return parseMarkdown(context.repository.read(file));
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    context.report({
      rule: 'source-format',
      message: `${file} cannot be read: ${error.message}.`,
      place: { file, ...(error.line !== undefined && { line: error.line }) },
    });
    return undefined;
  }
}

/** A heading and all that stands below it; the whole page without a heading to look for. */
function partsBelow(
  { parts }: MarkdownPage,
  fragment: string | undefined,
  file: string,
  at: Place,
  context: Context,
): readonly MarkdownPart[] | undefined {
  if (fragment === undefined || fragment === '') return parts;
  const wanted = anchor(fragment);
  const start = parts.findIndex(
    ({ title, level }) => level > 0 && (title === fragment || anchor(title) === wanted),
  );
  const found = parts[start];
  if (!found) {
    const titles = parts.filter(({ level }) => level > 0).map(({ title }) => title);
    const near = nearest(fragment, titles, MAX_SUGGESTIONS);
    const shown = (near.length > 0 ? near : titles.slice(0, MAX_SUGGESTIONS)).join(', ');
    context.report({
      rule: 'table-missing',
      message: `${file} has no heading "${fragment}".`,
      remedy: shown === '' ? 'It has no headings.' : `There is ${shown}.`,
      place: at,
    });
    return undefined;
  }
  const end = parts.findIndex(({ level }, i) => i > start && level <= found.level);
  return parts.slice(start, end < 0 ? undefined : end);
}

function recordsOf(
  per: Per,
  level: number | undefined,
  page: MarkdownPage,
  parts: readonly MarkdownPart[],
  file: string,
  slug: string,
): SourceRecord[] {
  const common = { slug, front: held(page.front, () => ({ file, line: 1 })) };
  if (per === 'file')
    return [record({ key: slug, ...common, ...fileFields(page, parts, file) }, { file, line: 1 })];
  if (per === 'heading')
    return parts.flatMap((part, i) =>
      part.level === 0 || (level !== undefined && part.level !== level)
        ? []
        : [
            record(
              { ...common, ...sectionFields(parts, i, file), parents: parents(parts, i) },
              { file, line: part.line },
            ),
          ],
    );
  return parts.flatMap(part => {
    const around = { ...common, heading: part.title };
    return per === 'row'
      ? part.tables.flatMap(table =>
          table.rows.map(row => record({ ...around, value: cellsOf(row, file) }, { file, line: row.line })),
        )
      : part.code.map(({ lang, text, line }) => record({ ...around, lang, value: text }, { file, line }));
  });
}

/** Of a page: its first heading is its title, and what stands below that is its own text. */
function fileFields(
  { front }: MarkdownPage,
  parts: readonly MarkdownPart[],
  file: string,
): Record<string, unknown> {
  const first = parts.findIndex(({ level }) => level > 0);
  const title =
    parts[first]?.level === 1 || parts[first]?.level === parts[0]?.level ? parts[first]?.title : undefined;
  const own =
    typeof front === 'object' && front !== null ? (front as Record<string, unknown>).title : undefined;
  const lead = parts.filter((part, i) => part.level === 0 || (title !== undefined && i === first));
  return {
    title: title ?? (typeof own === 'string' ? own : ''),
    value: title ?? own ?? '',
    ...bodyOf(lead, file),
    // Of the whole page: an example often stands under a heading of its own.
    code: parts.flatMap(part => part.code.map(shownCode)),
    tables: parts.flatMap(part => part.tables.map(table => shownTable(table, file))),
    sections: sections(
      parts.filter(part => !lead.includes(part)),
      file,
    ),
  };
}

/** Of a section: its own text, and everything further down. */
function sectionFields(parts: readonly MarkdownPart[], start: number, file: string): Record<string, unknown> {
  const part = parts[start] as MarkdownPart;
  const next = parts.findIndex(({ level }, i) => i > start && level <= part.level);
  const below = parts.slice(start + 1, next < 0 ? undefined : next);
  const { title, level } = part;
  return {
    title,
    level,
    anchor: anchor(title),
    value: part.text,
    ...bodyOf([part], file),
    sections: sections(below, file),
  };
}

function bodyOf(parts: readonly MarkdownPart[], file: string): Record<string, unknown> {
  const join = (texts: readonly string[]) => texts.filter(Boolean).join('\n\n');
  return {
    text: join(parts.map(part => part.text)),
    markdown: join(parts.map(part => part.markdown)),
    code: parts.flatMap(part => part.code.map(shownCode)),
    tables: parts.flatMap(part => part.tables.map(table => shownTable(table, file))),
  };
}

/** Sections by their headings; of two with one name the first counts. */
function sections(parts: readonly MarkdownPart[], file: string): Record<string, unknown> {
  const byTitle = new Map<string, unknown>();
  for (const part of parts)
    if (!byTitle.has(part.title)) byTitle.set(part.title, { ...bodyOf([part], file), line: part.line });
  return Object.fromEntries(byTitle);
}

function shownCode({ lang, text }: MarkdownPart['code'][number]): unknown {
  return { lang, text };
}

function shownTable({ rows }: MarkdownPart['tables'][number], file: string): unknown {
  return { rows: rows.map(row => cellsOf(row, file)) };
}

/** Cells by column. Of a row with more of them than the header has columns nobody knows which text belongs where. */
function cellsOf({ line, cells, surplus }: MarkdownRow, file: string): Record<string, unknown> {
  if (surplus === 0) return cells;
  const columns = Object.keys(cells).length;
  const reason = `its row has ${columns + surplus} cells and its header ${columns} (a | in a cell is written \\|)`;
  return Object.fromEntries(
    Object.entries(cells).map(([name, text]) => [
      name,
      placeholderOr(new Unresolved(reason, { file, line }, text)),
    ]),
  );
}

/** Titles of the headings that a heading stands below, outermost first. */
function parents(parts: readonly MarkdownPart[], at: number): string[] {
  const titles: string[] = [];
  let level = parts[at]?.level ?? 0;
  for (let i = at - 1; i >= 0; i -= 1) {
    const part = parts[i] as MarkdownPart;
    if (part.level === 0 || part.level >= level) continue;
    titles.unshift(part.title);
    level = part.level;
  }
  return titles;
}

/** What GitHub makes of a heading in a link. */
function anchor(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');
}

/** The folder that a glob starts from: slugs are relative to it. */
function fixedFolder(path: string): string {
  const folders = path.split('/').slice(0, -1);
  const open = folders.findIndex(isGlob);
  return (open < 0 ? folders : folders.slice(0, open)).join('/');
}
