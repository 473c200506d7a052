import { z } from 'zod';
import type { GitHub } from './client.js';

/** As many as GitHub lists at once. */
const PAGE_SIZE = 100;
/** GitHub lists no more files of a pull request than 3,000; nobody reads more comments or issues. */
const MAX_PAGES = 30;

/**
 * The entries of a list that GitHub gives page by page, 3,000 at most. @throws {GitHubError}
 * @param isEnough whether nobody asks for what comes after an entry; asked for whole pages.
 */
export async function everyPage<Entry>(
  github: GitHub,
  route: string,
  shape: z.ZodType<Entry>,
  parameters: Readonly<Record<string, string | number>>,
  isEnough: (entry: Entry) => boolean = () => false,
): Promise<Entry[]> {
  const found: Entry[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const some = await github.rest(route, z.array(shape), { ...parameters, per_page: PAGE_SIZE, page });
    found.push(...some);
    if (some.length < PAGE_SIZE || some.some(isEnough)) break;
  }
  return found;
}
