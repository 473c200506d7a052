import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

/** Debian's. */
export const CHROMIUM = '/usr/bin/chromium';
export const hasChromium = existsSync(CHROMIUM);
if (!hasChromium && process.env.CI) throw new Error('chromium is needed for this test: install it');

export function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] });
}

/** Links of pages that lead nowhere, as the parser of a browser reads them: no page, or no such id on it. */
export async function deadLinks(
  browser: Browser,
  pages: ReadonlyMap<string, string>,
  files: ReadonlySet<string>,
): Promise<string[]> {
  const tab = await browser.newPage();
  const read = new Map<string, { ids: string[]; links: string[]; twice: string[] }>();
  for (const [path, text] of pages) {
    read.set(
      path,
      await tab.evaluate(source => {
        const parsed = new DOMParser().parseFromString(source, 'text/html');
        const ids = [...parsed.querySelectorAll('[id]')].map(({ id }) => id);
        const links = [...parsed.querySelectorAll('[href],[src],[action]')].map(
          element =>
            element.getAttribute('href') ??
            element.getAttribute('src') ??
            element.getAttribute('action') ??
            '',
        );
        return { ids, links, twice: ids.filter((id, i) => ids.indexOf(id) !== i) };
      }, text),
    );
  }
  await tab.close();
  const dead: string[] = [];
  for (const [path, { links, twice }] of read) {
    for (const id of twice) dead.push(`${path} has the id ${id} twice`);
    for (const link of links) {
      const url = new URL(link, `file://${path.split('/').map(encodeURIComponent).join('/')}`);
      if (url.protocol === 'https:') continue;
      const target = decodeURIComponent(url.pathname);
      const ids = read.get(target)?.ids;
      if (url.protocol !== 'file:' || !files.has(target)) dead.push(`${path}: ${link}`);
      else if (url.hash !== '' && ids && !ids.includes(decodeURIComponent(url.hash.slice(1))))
        dead.push(`${path}: ${link} (no such id)`);
    }
  }
  return dead;
}
