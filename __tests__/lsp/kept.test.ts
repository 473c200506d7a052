import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { buildLume } from '../verify/built-site.js';
import { Editor } from './editor.js';

it('answers from the last good copy, and says so once, while an address answers nothing or with files of two versions', async () => {
  const site = await buildLume();
  const cache = mkdtempSync(join(tmpdir(), 'refdata-kept-'));
  let mode: 'good' | 'mixed' | 'silent' = 'good';
  const server = createServer((request, response) => {
    if (mode === 'silent') return;
    const { pathname } = new URL(request.url ?? '/', 'http://x');
    try {
      const text = readFileSync(join(site.folder, pathname), 'utf8');
      const isNew = mode === 'mixed' && pathname.endsWith('modulos.json');
      response.end(isNew ? text.replaceAll('1.4.0', '1.5.0') : text);
    } catch {
      response.writeHead(404).end();
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const from = [`http://127.0.0.1:${(server.address() as AddressInfo).port}`];
  const asked = async (now: typeof mode) => {
    mode = now;
    const editor = await Editor.start({ from, cache });
    const labels = [await editor.labels('importa Lume.Texto como T\nmostra T.¦'), await editor.labels('¦')];
    editor.close();
    return { labels, messages: editor.messages };
  };
  const { labels, messages } = await asked('good');
  expect([labels[0], messages]).toEqual([expect.arrayContaining(['inverte']), []]);
  for (const now of ['mixed', 'silent', 'mixed'] as const)
    expect([now, await asked(now)]).toEqual([
      now,
      { labels, messages: [expect.stringContaining('Lume 1.4.0 is used, as it was fetched last.')] },
    ]);
  server.closeAllConnections();
  server.close();
  site.remove();
  rmSync(cache, { recursive: true, force: true });
});
