import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { FILE_NAMES, pathOf } from '../../src/contract/files.js';
import { UserError } from '../../src/findings/user-error.js';
import { checkSchema } from '../../src/rules/contract-check.js';
import { verify } from '../../src/verify/verify.js';
import { SiteFolder } from '../published/site-folder.js';

let site: SiteFolder;
let server: Server;
let baseUrl: string;
/** What the server does in place of sending the file; `*` for all paths. */
let exceptions: Map<string, RequestListener>;
let headers: Record<string, string>;

const sound: RequestListener = (request, response) => {
  const path = decodeURIComponent(request.url ?? '');
  const exception = exceptions.get(path) ?? exceptions.get('*');
  if (exception) return exception(request, response);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (request.method === 'OPTIONS') return response.writeHead(204).end();
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return response.writeHead(405, { allow: 'GET, HEAD, OPTIONS' }).end();
  try {
    const bytes = site.read(path);
    if (request.headers['if-none-match'] === '"a"') return response.writeHead(304, { etag: '"a"' }).end();
    return response.writeHead(200, { etag: '"a"' }).end(bytes);
  } catch {
    return response.writeHead(404).end('{}');
  }
};

const open = (listening: Server) =>
  new Promise<string>(resolve =>
    listening.listen(0, '127.0.0.1', () => resolve(`127.0.0.1:${(listening.address() as AddressInfo).port}`)),
  );
const close = (listening: Server) => {
  listening.closeAllConnections();
  return new Promise(resolve => listening.close(resolve));
};

beforeEach(async () => {
  site = new SiteFolder();
  site.writeManifest();
  exceptions = new Map();
  headers = {
    'access-control-allow-origin': '*',
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-cache',
  };
  server = createServer(sound);
  baseUrl = `http://${await open(server)}`;
});
afterEach(async () => {
  site.remove();
  await close(server);
});

/** Lets the server answer a path as it does, but for requests that `handle` takes. */
const beside = (path: string, handle: (...args: Parameters<RequestListener>) => boolean) => {
  const listener: RequestListener = (request, response) => {
    if (handle(request, response)) return;
    exceptions.delete(path);
    sound(request, response);
    exceptions.set(path, listener);
  };
  exceptions.set(path, listener);
};

const points = async (options: Partial<Parameters<typeof verify>[0]> = {}) => {
  const result = await verify({ baseUrl, links: 0, ...options });
  expect(checkSchema('verification', result)).toEqual([]);
  expect(result.ok).toBe(result.fail === 0);
  return result.points
    .filter(({ verdict }) => verdict !== 'pass')
    .map(({ verdict, check, message }) => `${verdict} ${check}: ${message}`);
};
const failure = async (address: string, options: object = {}) => {
  const error = await verify({ baseUrl: address, links: 0, ...options }).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(UserError);
  const { message, remedy } = error as UserError;
  return `${message} -> ${remedy}`;
};

it.each(['', '/', '/api', '/api/', '/api/index.json', '/index.html'])(
  'a host with nothing to complain about, by its address%s',
  async path => {
    expect(await points({ baseUrl: baseUrl + path })).toEqual([]);
  },
);

describe('an address that is none', () => {
  it.each([
    ['lume.example', 'lume.example is not an address. -> Give an address such as https://lume.example.'],
    ['ftp://lume.example', /is not an address. -> Give an address such as https/],
    ['https://ana:secret@lume.example', /holds a user name or a password/],
    ['http://there-is-no-such-host.invalid', /ENOTFOUND|EAI_AGAIN.*typing error/],
    ['http://127.0.0.1:9', /bad port.*Browsers refuse/],
    ['http://127.0.0.1:59999', /ECONNREFUSED.*check the port/],
  ])('%s', async (address, reported) => {
    const text = await failure(address);
    if (typeof reported === 'string') expect(text).toBe(reported);
    else expect(text).toMatch(reported);
    expect(text).not.toContain('secret');
  });

  it('a path too much', async () => {
    expect(await failure(`${baseUrl}/docs`)).toMatch(
      /There is no reference at .*\/docs: .* answers 404. -> Check the path/,
    );
  });

  it('a page in place of the index', async () => {
    exceptions.set('*', (_, response) => response.writeHead(200).end('<!doctype html><p>Hello'));
    expect(await failure(baseUrl)).toMatch(
      /api\/index.json is a page for people, and not the index. -> Check the path/,
    );
  });
});

describe('a host that', () => {
  it('answers paths that there are not with a page', async () => {
    const page: RequestListener = (_, response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><p>Hello');
    exceptions.set('/refdata-verify/there-is-no-such-path', page);
    exceptions.set('/api/refdata-verify-there-is-no-such-file.json', page);
    expect(await points()).toEqual([
      'fail methods: DELETE answers 200',
      'fail not-found: a path that there is not answers 200 and a page',
    ]);
  });

  it('lacks a file, or is in trouble: that is one point, and not the schema as well', async () => {
    exceptions.set('/api/erros.json', (_, response) => response.writeHead(404).end());
    exceptions.set('/api/comandos.json', (_, response) => response.writeHead(503).end());
    const told = await points();
    expect(told.filter(point => point.startsWith('fail'))).toEqual([
      'fail status: GET answers 503',
      'fail status: GET answers 404',
    ]);
  });

  it('has a certificate that nobody trusts', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'refdata-tls-'));
    const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
    const made = spawnSync(
      'openssl',
      `req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=127.0.0.1 -keyout ${key} -out ${cert}`.split(' '),
    );
    expect(made.status).toBe(0);
    const tls = createTlsServer({ key: readFileSync(key), cert: readFileSync(cert) }, sound);
    try {
      const address = await open(tls);
      expect(await failure(`https://${address}`)).toMatch(
        /DEPTH_ZERO_SELF_SIGNED_CERT\). -> Nobody that this machine trusts has signed/,
      );
      expect(await failure(baseUrl.replace('http:', 'https:'))).toMatch(/does not speak TLS/);
    } finally {
      await close(tls);
      rmSync(folder, { recursive: true });
    }
  });

  it('leads to a page to sign in', async () => {
    exceptions.set('*', (_, response) =>
      response.writeHead(302, { location: 'http://login.wifi.example/?back=1' }).end(),
    );
    expect(await failure(baseUrl)).toMatch(
      /leads to another host, login.wifi.example. -> If the site has moved.*sign-in page/,
    );
  });

  it('leads in circles', async () => {
    exceptions.set('/api/erros.json', (_, response) =>
      response.writeHead(302, { location: '/api/erros.json' }).end(),
    );
    expect(await points()).toContain('fail status: GET answers 302');
  });

  it('leads to another path of its own', async () => {
    exceptions.set('/api/erros.json', (_, response) =>
      response.writeHead(301, { location: '/other.json' }).end(),
    );
    site.write('/other.json', site.read('/api/erros.json'));
    expect(await points()).toEqual([`warn redirects: GET leads over 1 more address, to ${baseUrl}`]);
  });

  it('leads elsewhere where there is no file, and drops what it does not like', async () => {
    exceptions.set('/refdata-verify/there-is-no-such-path', (_, response) =>
      response.writeHead(302, { location: 'https://www.lume.example/404' }).end(),
    );
    exceptions.set('/api/refdata-verify-there-is-no-such-file.json', (request, response) => {
      if (request.method === 'DELETE') return response.destroy();
      return response.writeHead(404, headers).end('{}');
    });
    expect(await points()).toEqual([
      'warn methods: DELETE could not be fetched (UND_ERR_SOCKET)',
      'fail not-found: a path that there is not leads to another host, www.lume.example',
    ]);
  });

  it('calls bytes compressed that are not', async () => {
    beside('/api/erros.json', (request, response) => {
      if (!/gzip/.test(`${request.headers['accept-encoding']}`)) return false;
      response.writeHead(200, {
        ...headers,
        etag: '"a"',
        'content-encoding': 'gzip',
        vary: 'accept-encoding',
      });
      response.end(site.read('/api/erros.json'));
      return true;
    });
    expect(await points()).toEqual([
      'fail compression: the compressed answer could not be fetched (Z_DATA_ERROR)',
    ]);
  });

  it('calls every copy a good one', async () => {
    beside('/api/index.json', (request, response) => {
      if (request.headers['if-none-match'] === undefined) return false;
      response.writeHead(304, headers).end();
      return true;
    });
    expect(await points()).toEqual([
      'fail conditional: an ETag that no answer ever had is answered by 304: clients keep old data for ever',
    ]);
  });

  it('answers HEAD with other headers', async () => {
    beside('/api/index.json', (request, response) => {
      if (request.method !== 'HEAD') return false;
      response.writeHead(200, { etag: '"b"', 'content-type': 'text/plain' }).end();
      return true;
    });
    expect(await points()).toEqual(['warn head: HEAD answers another content-type, etag than GET']);
  });

  it('lets nobody in', async () => {
    exceptions.set('*', (_, response) => response.writeHead(401).end());
    const { points: reported } = await verify({ baseUrl, links: 0 });
    expect(reported.find(({ check }) => check === 'status')?.remedy).toMatch(/for everybody/);
    expect(reported.find(({ check }) => check === 'not-found')?.remedy).toMatch(/404/);
  });

  it('says nothing', async () => {
    exceptions.set('*', () => {});
    expect(await failure(baseUrl, { timeoutMs: 200 })).toMatch(/did not answer within 0.2 s. -> Check/);
  });

  it('dawdles in the middle of a file', async () => {
    exceptions.set('/api/erros.json', (_, response) => response.writeHead(200).write('{'));
    expect(await points({ timeoutMs: 300 })).toContain('fail status: GET is not answered');
  });

  it('sends without end', async () => {
    exceptions.set('/api/erros.json', (request, response) => {
      if (request.method !== 'GET') return response.writeHead(405).end();
      const chunk = Buffer.alloc(4 * 1024 * 1024, ' ');
      response.on('error', () => {});
      const more = () => {
        while (!response.destroyed && response.write(chunk));
        if (!response.destroyed) response.once('drain', more);
      };
      return more();
    });
    expect(await points()).toContain('fail schema: file-too-large: /api/erros.json is larger than 64 MiB.');
  });
});

describe('what hosts do not let choose', () => {
  it('is warned of: ten minutes, no charset, no compression, a page for 404', async () => {
    headers['cache-control'] = 'max-age=600';
    headers['content-type'] = 'application/json';
    site.write(
      '/api/modulos.json',
      JSON.stringify({ ...JSON.parse(`${site.read('/api/modulos.json')}`) }, null, 99),
    );
    site.writeManifest();
    exceptions.set('/api/refdata-verify-there-is-no-such-file.json', (_, response) =>
      response.writeHead(404, { 'content-type': 'text/html' }).end('<p>404'),
    );
    expect(await points()).toEqual([
      'warn content-type: Content-Type is application/json, without charset=utf-8',
      'warn caching: Cache-Control: max-age=600: a new deployment may not be seen for 600 s',
      'warn compression: not compressed',
      'warn not-found: 404 is not told in JSON where clients expect JSON',
      'warn not-found: 404 has no Access-Control-Allow-Origin: a page cannot tell it from a broken network',
    ]);
  });

  it('fails where consumers would break: no CORS, another type, a day of age', async () => {
    headers = { 'content-type': 'text/plain', 'cache-control': 'max-age=86400' };
    expect((await points()).filter(point => point.startsWith('fail'))).toEqual([
      'fail cors: no Access-Control-Allow-Origin',
      'fail cors: no Access-Control-Allow-Origin to a request with an Origin',
      'fail content-type: Content-Type is text/plain',
      'fail caching: Cache-Control: max-age=86400: a new deployment is not seen for 86400 s',
    ]);
  });

  it('fails where writes are taken', async () => {
    beside('/api/index.json', (request, response) => {
      if (request.method !== 'POST') return false;
      response.writeHead(200).end('{}');
      return true;
    });
    expect(await points()).toEqual(['fail methods: POST answers 200']);
  });
});

describe('files', () => {
  it('of two builds', async () => {
    const erros = JSON.parse(`${site.read('/api/erros.json')}`);
    site.write('/api/erros.json', JSON.stringify({ ...erros, versao: '1.3.0' }));
    const reported = await points();
    expect(reported).toContainEqual(expect.stringMatching(/^fail versao: versao-/));
    expect(reported).toContainEqual(expect.stringMatching(/^fail manifest: manifest-sha256/));
  });

  it('that do not follow their schema', async () => {
    site.write('/api/embutidas.json', '{"versao":"1.4.0","total":"2","funcoes":[]}');
    site.writeManifest();
    expect(await points()).toContainEqual(expect.stringMatching(/^fail schema: schema: /));
  });
});

describe('pages that error codes name', () => {
  it('are looked at, a few of them, always the same', async () => {
    const asked: string[] = [];
    const docs = createServer((request, response) => {
      asked.push(`${request.method} ${request.url}`);
      response.writeHead(request.url === '/p/gone' ? 404 : 200).end();
    });
    try {
      const documentacao = `http://${await open(docs)}`;
      const [index, erros] = ['/api/index.json', '/api/erros.json'].map(path =>
        JSON.parse(`${site.read(path)}`),
      );
      const [first] = erros.codigos;
      const codigos = Array.from({ length: 30 }, (_, i) => ({
        ...first,
        codigo: `LM${1000 + i}`,
        titulo: `Título ${i}`,
        doc: i === 7 ? 'p/gone' : `p/${i}#parte`,
      }));
      site.write('/api/index.json', JSON.stringify({ ...index, documentacao }));
      site.write('/api/erros.json', JSON.stringify({ ...erros, total: 30, codigos }));
      site.writeManifest();
      await points({ links: 5 });
      const firstRun = asked.splice(0);
      await points({ links: 5 });
      expect(asked).toEqual(firstRun);
      expect(firstRun).toHaveLength(5);
      expect(await points({ links: 30 })).toContain('fail links: the page answers 404');
    } finally {
      await close(docs);
    }
  });
});

describe('a deployment that spreads', () => {
  /** Does something when the first look has found that it must wait, however long that look took. */
  const whenItWaits = (change: () => void) => (step: string) => {
    if (step.startsWith('waiting for the deployment')) change();
  };
  const expected = () => site.read('/api/manifest.json');

  it('is waited for', async () => {
    const old = new Map(
      [...FILE_NAMES.map(pathOf), '/api/manifest.json'].map(path => [path, site.read(path)]),
    );
    const newer = new SiteFolder();
    for (const name of FILE_NAMES)
      newer.write(pathOf(name), `${newer.read(pathOf(name))}`.replace('"1.4.0"', '"1.5.0"'));
    newer.writeManifest({ versao: '1.5.0' });
    const result = await verify({
      baseUrl,
      links: 0,
      expectedManifest: newer.read('/api/manifest.json'),
      waitSeconds: 120,
      progress: whenItWaits(() => {
        for (const path of old.keys()) site.write(path, newer.read(path));
      }),
    });
    newer.remove();
    expect(result).toMatchObject({ ok: true, versao: '1.5.0', attempts: 2 });
  });

  it('may be mixed for a while', async () => {
    const right = site.read('/api/erros.json');
    site.write('/api/erros.json', '{}');
    const result = await verify({
      baseUrl,
      links: 0,
      expectedManifest: expected(),
      waitSeconds: 120,
      progress: whenItWaits(() => site.write('/api/erros.json', right)),
    });
    expect(result).toMatchObject({ ok: true, attempts: 2 });
  });

  it('may reach those who take compressed answers last', async () => {
    let isOld = true;
    beside('/api/erros.json', (request, response) => {
      if (!/gzip/.test(`${request.headers['accept-encoding']}`) || !isOld) return false;
      const encoded = { 'content-encoding': 'gzip', vary: 'accept-encoding', etag: '"old"' };
      response.writeHead(200, { ...headers, ...encoded }).end(gzipSync('{"versao":"1.3.0"}'));
      return true;
    });
    const result = await verify({
      baseUrl,
      links: 0,
      expectedManifest: expected(),
      waitSeconds: 120,
      progress: whenItWaits(() => {
        isOld = false;
      }),
    });
    expect(result).toMatchObject({ ok: true, attempts: 2 });
  });

  it('fails when time is up', async () => {
    expect(await points({ expectedManifest: Buffer.from('{}'), waitSeconds: 1 })).toEqual([
      'fail deployment: the live manifest is of versao 1.4.0, and not the one just built',
    ]);
  });

  it('may begin with nobody there', async () => {
    expect(await failure('http://127.0.0.1:59999', { waitSeconds: 1 })).toContain('ECONNREFUSED');
  });
});
