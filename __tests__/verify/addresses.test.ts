import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { verify } from '../../src/verify/verify.js';
import { siteOf } from '../pages/site-of.js';
import { soundFiles } from '../rules/sound-files.js';
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

  it('follows a page that is in parts to the part that a place is on', async () => {
    const files = soundFiles();
    const simbolos = Array.from({ length: 2000 }, (_, i) => ({
      nome: `ordena_${(i * 7919).toString(36)}`,
      assinatura: `(texto, vezes = ${i})`,
      resumo: `O que a função dá para o valor ${i}.`,
    }));
    const module = { nome: 'Grande', apelidos: [], total: 2000, simbolos };
    const large = siteOf({ ...files, modulos: { ...files.modulos, modulos: [module] } });
    const [first, last] = [simbolos[0]?.nome, simbolos.at(-1)?.nome];
    const parts = [...large].filter(([path]) => path.startsWith('/modulos/Grande'));
    expect(parts.some(([path]) => path === '/modulos/Grande~.js')).toBe(true);
    for (const [path, text] of parts) writeFileSync(join(site.folder, path), text);
    const ask = async () => {
      const itens = [first, last, 'nada'].map(name => ({ endereco: `/modulos/Grande#${name}` }));
      writeFileSync(referencia(), JSON.stringify({ ...JSON.parse(before), itens }));
      return seen();
    };
    expect(await ask()).toEqual([['fail', 'the page has no such place any more', ['/modulos/Grande#nada']]]);
    const [lastPart = ''] =
      parts.findLast(([path, text]) => path.endsWith('.html') && text.includes(`id="${last}"`)) ?? [];
    expect(lastPart).toMatch(/~\d+\.html$/);
    rmSync(join(site.folder, lastPart));
    expect(await ask()).toEqual([
      ['fail', 'the page has no such place any more', [`/modulos/Grande#${last}`, '/modulos/Grande#nada']],
    ]);
    for (const [path] of parts) rmSync(join(site.folder, path), { force: true });
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
