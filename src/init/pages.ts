import { textOf } from '../repository/readable.js';
import type { Repository } from '../repository/repository.js';

/** Pages that are read. */
const MAX_PAGES = 1500;
const MAX_PAGE_CHARACTERS = 1_000_000;
const PAGES = '**/*.{md,mdx,markdown,rst,adoc,txt,1,html}';
const SKIPPED =
  /(^|\/)(\.git|node_modules|vendor|third_?party|tests?|__tests__|testdata|fixtures)\/|(^|\/)(CHANGE\w*|NEWS|HISTORY|LICEN[CS]E|CONTRIBUT\w+|AUTHORS|CODE_OF_CONDUCT)\b|requirements[^/]*\.txt$|changelog/i;
/** What a page sets as code: between backticks, in cells and headings, in elements of HTML. */
const CODE =
  /`{1,2}([^`\n]{1,80})`{1,2}|^#{1,6}[ \t]+([^\n]{1,80})$|<(?:code|h\d|a|dt|b|tt)\b[^>]*>([^<\n]{1,80})</gm;
const NAME = /[\p{L}_$][\p{L}\p{N}_.$-]*[?!]?/gu;
const FLAG = /--?[A-Za-z][\w-]*/g;

/** The pages of a repository about its language: what they name as code, and every word of them. */
export class Pages {
  /** By name, the numbers of the pages that set it as code. */
  private readonly pagesOf = new Map<string, number[]>();
  private readonly flags: ReadonlySet<string>;
  /** How many there are. */
  readonly count: number;

  constructor(texts: readonly string[]) {
    for (const [page, text] of texts.entries())
      for (const name of namesIn(text)) {
        const pages = this.pagesOf.get(name) ?? [];
        this.pagesOf.set(name, pages);
        pages.push(page);
      }
    this.count = texts.length;
    this.flags = new Set(texts.flatMap(text => text.match(FLAG) ?? []));
  }

  /** The largest share of these names that one page sets as code. */
  shareOf(names: readonly string[]): number {
    const counts = new Map<number, number>();
    for (const name of names)
      for (const page of this.pagesOf.get(name) ?? []) counts.set(page, (counts.get(page) ?? 0) + 1);
    return names.length === 0 ? 0 : Math.max(0, ...counts.values()) / names.length;
  }

  /** The share of these options that stand on some page. */
  shareOfFlags(flags: readonly string[]): number {
    return flags.length === 0 ? 0 : flags.filter(flag => this.flags.has(flag)).length / flags.length;
  }
}

function namesIn(text: string): ReadonlySet<string> {
  const names = new Set<string>();
  for (const [, inline, heading, element] of text.matchAll(CODE))
    for (const name of (inline ?? heading ?? element ?? '').match(NAME) ?? []) {
      names.add(name);
      for (const part of name.split('.')) names.add(part);
    }
  return names;
}

/** Reads the pages of a repository, other people's left out. */
export function readPages(repository: Repository): Pages {
  const texts: string[] = [];
  for (const path of repository
    .glob(PAGES)
    .filter(each => !SKIPPED.test(each))
    .slice(0, MAX_PAGES)) {
    const text = textOf(repository, path);
    if (text !== undefined && text.length <= MAX_PAGE_CHARACTERS) texts.push(text);
  }
  return new Pages(texts);
}
