import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { build as esbuild } from 'esbuild';
import { addressOf, explain, loadReference, search } from '../../src/client/index.js';
import type { Referencia } from '../../src/contract/generated/contract.js';
import { ROOT } from '../cli/run-cli.js';
import { hasChromium, launch } from '../pages/folder-check.js';
import { type BuiltSite, buildLume } from '../verify/built-site.js';

const BUNDLE = join(ROOT, 'dist', 'client', 'index.js');
const MAX_BYTES = 15_000;

let site: BuiltSite;
let server: Server;
let baseUrl: string;
let referencia: Referencia;
/** Answered besides the files of the site. */
const extra = new Map<string, string>();

beforeAll(async () => {
  site = await buildLume();
  referencia = JSON.parse(readFileSync(join(site.folder, 'api', 'referencia.json'), 'utf8'));
  server = createServer((request, response) => {
    const path = (request.url ?? '').split('?')[0] as string;
    const file = join(site.folder, decodeURIComponent(path));
    const type = path.endsWith('.js') ? 'text/javascript' : 'text/html; charset=utf-8';
    response.setHeader('content-security-policy', "default-src 'self'").setHeader('content-type', type);
    const text = extra.get(path);
    if (text !== undefined) response.end(text);
    else if (path.endsWith('.json') && existsSync(file)) response.end(readFileSync(file));
    else response.writeHead(404).end();
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise(done => server.close(done));
  site.remove();
});

describe('the client', () => {
  it('loads a site and a folder alike, and says when versao is another one', async () => {
    for (const source of [
      baseUrl,
      `${baseUrl}/`,
      `${baseUrl}/api/index.json`,
      `${baseUrl}/index.html`,
      new URL(baseUrl),
      site.folder,
      `${site.folder}/`,
      pathToFileURL(site.folder),
    ]) {
      const { data, versao, mismatch } = await loadReference(source, { versao: '1.4.0' });
      expect([String(source), versao, mismatch, data]).toEqual([String(source), '1.4.0', null, referencia]);
    }
    const { mismatch } = await loadReference(baseUrl, { versao: '1.3.0' });
    expect(mismatch).toBe('Lume is of versao 1.4.0, and 1.3.0 was expected.');
    expect((await loadReference(baseUrl)).mismatch).toBeNull();
  });

  it('finds every name of the language, itself first, and explains it', async () => {
    const reference = await loadReference(baseUrl);
    for (const item of referencia.itens) {
      if (item.tipo === 'regra') continue;
      expect([item.id, search(reference, item.nome).items[0]?.nome]).toEqual([item.id, item.nome]);
      const whole = item.modulo === null ? item.nome : `${item.modulo}.${item.nome}`;
      expect(explain(reference, whole).items.map(({ id }) => id)).toContain(item.id);
      expect(addressOf(reference, item)).toBe(baseUrl + item.endereco);
    }
    expect(search(reference, 'LM0', { kind: 'erro', limit: 3 }).items).toHaveLength(3);
    expect(explain(reference, 'invertee')).toEqual({
      items: [],
      nearest: expect.arrayContaining(['inverte']),
      gone: [],
    });
  });

  it('says what is not there', async () => {
    await expect(loadReference(`${baseUrl}/nowhere`)).rejects.toThrow(
      /nowhere\/api\/referencia\.json answers 404/,
    );
    await expect(loadReference('/there/is/none')).rejects.toThrow(/ENOENT/);
    extra.set('/page/api/referencia.json', '<!doctype html>');
    await expect(loadReference(`${baseUrl}/page`)).rejects.toThrow(/no api\/referencia\.json that is JSON/);
    extra.set('/other/api/referencia.json', '{"versao": 1}');
    await expect(loadReference(`${baseUrl}/other`)).rejects.toThrow(/is no reference/);
  });
});

/** One script of a page and all that it imports, as bundlers make it of their own accord. */
async function byEsbuild(entry: string): Promise<string> {
  const { outputFiles } = await esbuild({ entryPoints: [entry], bundle: true, minify: true, write: false });
  return outputFiles[0]?.text ?? '';
}

/** In a process of its own: its bundler takes no objects of the place where tests run. */
async function byVite(entry: string): Promise<string> {
  const folder = dirname(entry);
  writeFileSync(join(folder, 'index.html'), '<!doctype html><script type="module" src="page.js"></script>');
  const cli = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
  execFileSync(process.execPath, [cli, 'build', folder, '--logLevel', 'error'], { cwd: folder });
  const made = join(folder, 'dist', 'assets');
  return readdirSync(made)
    .map(name => readFileSync(join(made, name), 'utf8'))
    .join('\n');
}

describe('the client as it is published', () => {
  beforeAll(() => {
    if (!existsSync(BUNDLE)) throw new Error('dist/client/index.js is missing: run `npm run build`');
  });

  it('is small, needs no other file, and has the licence of what is in it', () => {
    const text = readFileSync(BUNDLE, 'utf8');
    expect(Buffer.byteLength(text)).toBeLessThan(MAX_BYTES);
    expect(text).not.toMatch(/\bfrom\s*["']|\brequire\(/);
    expect(text).toMatch(/Copyright \(c\) \d+ Kasper/);
    const types = readFileSync(BUNDLE.replace(/\.js$/, '.d.ts'), 'utf8');
    for (const name of ['loadReference', 'search', 'explain', 'addressOf', 'Referencia', 'Reference'])
      expect(types).toMatch(new RegExp(`\\b${name}\\b`));
  });

  (hasChromium ? it : it.skip).each([
    ['esbuild', byEsbuild],
    ['Vite', byVite],
  ] as const)('works in a browser, bundled by %s', async (_, bundle) => {
    const folder = mkdtempSync(join(tmpdir(), 'refdata-client-'));
    const page = join(folder, 'page.js');
    writeFileSync(
      page,
      `import { explain, loadReference, search } from ${JSON.stringify(BUNDLE)};
      globalThis.ask = async base => {
        const reference = await loadReference(base, { versao: '2.0.0' });
        const [first] = search(reference, 'INVERTE').items;
        return [reference.mismatch, first.nome, explain(reference, 'LM0101').items[0].endereco];
      };`,
    );
    const code = await bundle(page).finally(() => rmSync(folder, { recursive: true, force: true }));
    expect(Buffer.byteLength(code)).toBeLessThan(MAX_BYTES);
    extra.set('/page.js', code);
    extra.set('/page.html', '<!doctype html><title>page</title><script src="/page.js"></script>');
    const browser = await launch();
    const tab = await browser.newPage();
    const problems: string[] = [];
    tab.on('pageerror', error => problems.push(error.message));
    await tab.goto(`${baseUrl}/page.html`);
    const answer = await tab.evaluate(
      base => (globalThis as unknown as { ask(base: string): Promise<unknown> }).ask(base),
      baseUrl,
    );
    expect(answer).toEqual(['Lume is of versao 1.4.0, and 2.0.0 was expected.', 'inverte', '/erros/LM0101']);
    expect(problems).toEqual([]);
    await browser.close();
  });
});
