import type { Page } from '../document/document.js';
import { CHECKER_PAGE } from './checker.js';
import { EDITORS_PAGE } from './editors.js';
import { HOME_PAGE, INDEX_PAGE } from './overview.js';
import { SHEET_PAGE } from './sheet.js';

/** Of the page where readers arrive: what the language is, and the list of its parts. The rest leads out of what they have. */
const HOME_BLOCKS = 2;

/** Lists and tools of the site, and nothing that is looked up. */
const UNREAD_PAGES: readonly string[] = [INDEX_PAGE, SHEET_PAGE, CHECKER_PAGE, EDITORS_PAGE];

/** The pages for readers without a network, who have a search of their own: without the index, the sheet and what needs scripts. */
export function offlinePages(pages: readonly Page[]): Page[] {
  return pages
    .filter(({ path }) => !UNREAD_PAGES.includes(path.replace(/~\d+$/, '')))
    .map(page => (page.path === HOME_PAGE ? { ...page, blocks: page.blocks.slice(0, HOME_BLOCKS) } : page));
}
