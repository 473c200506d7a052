import { execFile } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { type RunningServer, serve } from '../../src/commands/serve.js';
import { temporaryFolder } from '../git/git-server.js';
import { type BuiltSite, buildLume, filesIn } from '../verify/built-site.js';
import { hasChromium, launch } from './folder-check.js';

const run = promisify(execFile);

/** What a newcomer sees with `npm start`: the example, on an address that is not the one it will have. */
(hasChromium ? describe : describe.skip)('the example as refdata serve shows it', () => {
  let site: BuiltSite;
  let server: RunningServer;
  let browser: Browser;
  beforeAll(async () => {
    site = await buildLume();
    server = await serve({ folder: site.folder, port: 0 });
    browser = await launch();
  });
  afterAll(async () => {
    await browser.close();
    await server.close();
    site.remove();
  });

  it('has commands that work as copied, on every page', async () => {
    const tab = await browser.newPage();
    const commands: string[] = [];
    const text = (path: string) => readFileSync(join(site.folder, path), 'utf8').split('<main')[1] ?? '';
    const pages = filesIn(site.folder).filter(path => path.endsWith('.html') && path !== '/404.html');
    for (const path of pages.filter(each => text(each).includes('lume.example'))) {
      await tab.goto(server.baseUrl + path);
      const shown = await tab.evaluate(() =>
        [...document.querySelectorAll('.code pre, .copy')].map(each => each.textContent ?? ''),
      );
      expect([path, shown.filter(each => each.includes('lume.example'))]).toEqual([path, []]);
      for (const text of shown)
        commands.push(...text.split('\n').filter(line => /\bcurl |from '/.test(line)));
    }
    await tab.goto(`${server.baseUrl}/nada/nenhuma`);
    expect(await tab.evaluate(() => (document.querySelector('main a') as HTMLAnchorElement).href)).toBe(
      `${server.baseUrl}/`,
    );
    // Who came by a dead link finds what it was about, from however deep a path.
    await tab.keyboard.press('/');
    await tab.keyboard.type('LM0101');
    await tab.getByRole('listbox').getByRole('option').first().waitFor();
    await tab.keyboard.press('Enter');
    await tab.waitForURL(`${server.baseUrl}/erros/LM0101.html`);
    await tab.close();
    const out = temporaryFolder('copied');
    const fetched = commands.filter(each => each.includes('curl '));
    // The seven files, and what is fetched for editors.
    expect(fetched.length).toBeGreaterThan(8);
    for (const command of fetched) {
      // The server is in this process: it has to go on while the command runs.
      await run('sh', ['-c', command.replace('curl ', 'curl --fail --silent --max-time 10 ')], { cwd: out });
    }
    for (const [, url] of commands.join('\n').matchAll(/ from '(http[^']+)'/g))
      expect([url, (await fetch(url as string)).status]).toEqual([url, 200]);
    rmSync(out, { recursive: true, force: true });
  });
});
