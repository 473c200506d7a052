import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parseAllHeaders } from '@netlify/headers-parser';
import { getTransformedRoutes } from '@vercel/routing-utils';
import { verify } from '../../src/verify/verify.js';
import { type BuiltSite, buildLume } from '../verify/built-site.js';

/**
 * Hosts that nobody can run at home, but for the part that counts here: their own parsers say which headers our files give
 * to a path. What is around it (404, 405, compression) is theirs, and not proved.
 */

interface Rule {
  matches(path: string): boolean;
  readonly headers: Readonly<Record<string, string>>;
}

let site: BuiltSite;
beforeAll(async () => {
  site = await buildLume({ archive: true });
});
afterAll(() => site.remove());

async function netlify(): Promise<Rule[]> {
  const { headers, errors } = await parseAllHeaders({
    headersFiles: [join(site.folder, '_headers')],
    configHeaders: [],
    minimal: false,
  });
  expect(errors).toEqual([]);
  return headers.flatMap(header => {
    if (!('forRegExp' in header)) return [];
    const { values, forRegExp } = header;
    return [{ matches: path => forRegExp.test(path), headers: values }];
  });
}

async function vercel(): Promise<Rule[]> {
  const { $schema: _, ...config } = JSON.parse(readFileSync(join(site.folder, 'vercel.json'), 'utf8'));
  const { routes, error } = getTransformedRoutes(config);
  expect(error).toBeNull();
  return (routes ?? []).flatMap(route => {
    if ('handle' in route || route.status !== undefined) return [];
    const pattern = new RegExp(route.src);
    return [{ matches: path => pattern.test(path), headers: route.headers ?? {} }];
  });
}

describe.each([
  ['Netlify', netlify],
  ['Vercel', vercel],
])('%s reads our file as we mean it', (_, read) => {
  it('so that the contract holds in each point that headers decide', async () => {
    const host = await startHost(site.folder, await read());
    try {
      const { points } = await verify({ baseUrl: host.baseUrl, expectedManifest: site.manifest, links: 0 });
      const reported = points.filter(({ verdict }) => verdict !== 'pass').map(({ check }) => check);
      // The host is no more than a stub in these: see above.
      expect([...new Set(reported)].sort()).toEqual([
        'addresses',
        'compression',
        'methods',
        'not-found',
        'preflight',
      ]);
      expect(points.filter(({ verdict }) => verdict === 'fail')).toEqual([]);
    } finally {
      await host.close();
    }
  });

  it.each([
    ['/v/1.4.0/api/erros.json', 'public, max-age=31536000, immutable', 'application/json; charset=utf-8'],
    ['/v/1.4.0/schemas/erros.schema.json', 'no-cache', 'application/json; charset=utf-8'],
    ['/v/9.9.9/api/erros.json', undefined, undefined],
    ['/api/nada.json', 'no-cache', undefined],
    ['/registry/pacotes/moeda-1.1.0.tar.gz', 'no-cache', undefined],
    ['/index.html', undefined, undefined],
  ])('%s', async (path, cache, type) => {
    const headers = headersFor(await read(), path);
    expect(headers).toMatchObject({
      'Access-Control-Allow-Origin': '*',
      'X-Content-Type-Options': 'nosniff',
    });
    expect([headers['Cache-Control'], headers['Content-Type']]).toEqual([cache, type]);
  });
});

/** What all rules that match give together; two may not give the same header, as some hosts would send both. */
function headersFor(rules: readonly Rule[], path: string): Record<string, string> {
  const given = rules.filter(rule => rule.matches(path)).flatMap(({ headers }) => Object.entries(headers));
  const names = given.map(([name]) => name);
  expect(names).toEqual([...new Set(names)]);
  return Object.fromEntries(given);
}

/** Files with the headers that rules give, and without them what static hosts give by themselves. */
async function startHost(folder: string, rules: readonly Rule[]) {
  const types: Record<string, string> = {
    '.json': 'application/json',
    '.html': 'text/html',
    '.gz': 'application/gzip',
  };
  const server = createServer(({ url = '/', method, headers: asked }, response) => {
    const file = join(folder, url);
    if (method !== 'GET' && method !== 'HEAD') return response.writeHead(405).end();
    if (!existsSync(file))
      return response.writeHead(404, { 'Content-Type': 'text/html' }).end('<p>Not found');
    const bytes = readFileSync(file);
    const etag = `"${createHash('sha256').update(bytes).digest('hex')}"`;
    const own = {
      ETag: etag,
      'Content-Type': types[extname(file)] ?? 'text/plain',
      'Cache-Control': 'max-age=600',
    };
    const headers = { ...own, ...headersFor(rules, url) };
    if (asked['if-none-match'] === etag) return response.writeHead(304, headers).end();
    return response.writeHead(200, headers).end(bytes);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise(resolve => server.close(resolve)),
  };
}
