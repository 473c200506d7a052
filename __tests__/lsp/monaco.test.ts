import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { build as esbuild } from 'esbuild';
import { languageAt } from '../../src/commands/language-data.js';
import { serverScripts } from '../../src/editors/vscode-server.js';
import { hasChromium, launch } from '../pages/folder-check.js';
import { buildLume } from '../verify/built-site.js';

const PAGE = `<!DOCTYPE html><meta charset="utf-8"><link rel="stylesheet" href="/page.css"><style>html,body{height:100%;margin:0}</style>
<body><script type="module">
import { start } from '/page.js';
await start(await (await fetch('/dados.json')).json());
</script></body>`;

/** The page and what it asks for. */
async function served(): Promise<Map<string, readonly [type: string, text: string]>> {
  const site = await buildLume();
  const dados = await languageAt(site.folder);
  site.remove();
  const { outputFiles } = await esbuild({
    entryPoints: [join(import.meta.dirname ?? '.', 'monaco-page.ts')],
    bundle: true,
    format: 'esm',
    write: false,
    outfile: '/page.js',
    conditions: ['browser'],
    loader: { '.ttf': 'dataurl' },
    logLevel: 'error',
  });
  const textOf = (ending: string) => outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? '';
  return new Map([
    ['/', ['text/html', PAGE]],
    ['/page.js', ['text/javascript', textOf('.js')]],
    ['/page.css', ['text/css', textOf('.css')]],
    ['/servidor.web.js', ['text/javascript', serverScripts()['servidor.web.js']?.text ?? '']],
    ['/dados.json', ['application/json', JSON.stringify(dados)]],
  ]);
}

(hasChromium ? it : it.skip)('a page with Monaco is answered by the server in a worker', async () => {
  const files = await served();
  const server = createServer(({ url = '' }, response) => {
    const [type, text] = files.get(url) ?? ['text/plain', ''];
    response.writeHead(files.has(url) ? 200 : 404, { 'content-type': type }).end(text);
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  const browser = await launch();
  try {
    const tab = await browser.newPage();
    tab.setDefaultTimeout(120_000);
    await tab.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await tab.locator('.monaco-editor.focused').waitFor();
    const typed = (text: string) => tab.keyboard.type(text);
    /** What is shown of the name before the argument, by the keys for that. */
    const hovered = async (text: string) => {
      for (const _ of 'e("a")') await tab.keyboard.press('ArrowLeft');
      await tab.keyboard.press('Control+K');
      await tab.keyboard.press('Control+I');
      await tab.locator('.monaco-hover').filter({ hasText: text }).first().waitFor();
      await tab.keyboard.press('Escape');
      await tab.keyboard.press('End');
    };

    // Behind a character of two UTF-16 units, too.
    await typed('importa Lume.Texto como T\n');
    await typed('mostra "😀" + T.');
    const offered = tab.locator('.suggest-widget.visible .monaco-list-row');
    await offered.filter({ hasText: 'inverte' }).first().waitFor();
    expect(await offered.filter({ hasText: 'centraliza' }).count()).toBe(1);
    await tab.keyboard.press('Escape');

    await typed('inverti("a")');
    const problem = tab.locator('.squiggly-warning');
    await problem.first().waitFor();
    await hovered('Seria "inverte"');

    // Mended: the mark goes.
    for (const _ of 'i("a")') await tab.keyboard.press('Backspace');
    await typed('e("a")');
    await problem.first().waitFor({ state: 'detached' });
    await hovered('Lume.Texto.inverte(');
  } finally {
    await browser.close();
    server.close();
  }
});
