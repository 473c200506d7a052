import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { verify } from '../../src/verify/verify.js';
import { type BuiltSite, buildLume } from './built-site.js';

let site: BuiltSite;
let server: Server;
let baseUrl: string;
/** Whether the host answers `/sintaxe` with `sintaxe.html`. */
let isClean: boolean;

beforeAll(async () => {
  site = await buildLume();
  server = createServer((request, response) => {
    const path = join(site.folder, decodeURIComponent((request.url ?? '').split('?')[0] as string));
    const isFile = (file: string) => existsSync(file) && statSync(file).isFile();
    const file = [path, ...(isClean ? [`${path}.html`, join(path, 'index.html')] : [])].find(isFile);
    if (file === undefined) response.writeHead(404).end();
    else response.writeHead(200).end(readFileSync(file));
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise(done => server.close(done));
  site.remove();
});

const referencia = () => join(site.folder, 'api', 'referencia.json');
let before: string;
beforeEach(() => {
  isClean = true;
  before = readFileSync(referencia(), 'utf8');
});
afterEach(() => writeFileSync(referencia(), before));

/** What `verify` says of addresses: verdict, message, and where. */
async function seen(): Promise<unknown[]> {
  const { points } = await verify({ baseUrl, links: 0 });
  return points
    .filter(({ check }) => check === 'addresses')
    .map(({ verdict, message, paths }) => [verdict, message, paths.slice(0, 2)]);
}

function withFile<T>(path: string, change: (file: string, text: string) => void, then: () => Promise<T>) {
  const file = join(site.folder, path);
  const text = readFileSync(file, 'utf8');
  change(file, text);
  return then().finally(() => writeFileSync(file, text));
}

describe('verify, of the addresses of pages', () => {
  it('asks for all of them', async () => {
    const { itens } = JSON.parse(before) as { itens: { endereco: string }[] };
    expect(await seen()).toEqual([['pass', `${itens.length} looked at`, []]]);
  });

  it('finds a page that is gone, and a place that is gone from its page', async () => {
    const found = await withFile('erros/LM0101.html', file => rmSync(file), seen);
    expect(found).toEqual([['fail', 'the page is gone', ['/erros/LM0101']]]);
    const places = await withFile(
      'embutidas.html',
      (file, text) => writeFileSync(file, text.replace(' id="preenche"', '')),
      seen,
    );
    expect(places).toEqual([['fail', 'the page has no such place any more', ['/embutidas#preenche']]]);
  });

  it('asks for those of what is gone, too', async () => {
    const data = JSON.parse(before) as { antigos?: unknown[] };
    data.antigos = [{ id: 'modulo:Velho', endereco: '/modulos/Velho', ate: '1.2.0', agora: null }];
    writeFileSync(referencia(), JSON.stringify(data));
    expect(await seen()).toEqual([['fail', 'the page is gone', ['/modulos/Velho']]]);
  });

  it('tells a host that has pages only with their ending, and one that has none', async () => {
    isClean = false;
    expect(await seen()).toEqual([
      ['warn', 'the page answers only with the ending .html', ['/sintaxe#adia', '/sintaxe#afirma']],
    ]);
    const data = JSON.parse(before) as { itens: { endereco: string }[] };
    for (const item of data.itens) item.endereco = `/elsewhere${item.endereco}`;
    writeFileSync(referencia(), JSON.stringify(data));
    expect(await seen()).toEqual([
      ['warn', 'none of the pages is there', ['/elsewhere/sintaxe#adia', '/elsewhere/sintaxe#afirma']],
    ]);
  });
});
