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
  const parsed = await tab.evaluate(
    sources =>
      sources.map(source => {
        const page = new DOMParser().parseFromString(source, 'text/html');
        const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id);
        const links = [...page.querySelectorAll('[href],[src],[action]')].map(
          element =>
            element.getAttribute('href') ??
            element.getAttribute('src') ??
            element.getAttribute('action') ??
            '',
        );
        return { ids, links };
      }),
    [...pages.values()],
  );
  await tab.close();
  const dead: string[] = [];
  const idsOf = new Map([...pages.keys()].map((path, i) => [path, new Set(parsed[i]?.ids)]));
  for (const [i, path] of [...pages.keys()].entries()) {
    const { ids = [], links = [] } = parsed[i] ?? {};
    if (idsOf.get(path)?.size !== ids.length) dead.push(`${path} has an id twice: ${ids.sort()}`);
    const base = `file://${path.split('/').map(encodeURIComponent).join('/')}`;
    for (const link of links) {
      const url = new URL(link, base);
      if (url.protocol === 'https:') continue;
      const target = decodeURIComponent(url.pathname);
      const known = idsOf.get(target);
      if (url.protocol !== 'file:' || !files.has(target)) dead.push(`${path}: ${link}`);
      else if (url.hash !== '' && known && !known.has(decodeURIComponent(url.hash.slice(1))))
        dead.push(`${path}: ${link} (no such id)`);
    }
  }
  return dead;
}
