/**
 * `npm run bench -- serve`: requests per second of `refdata serve` and of nginx on the same folder, in turns, in one run.
 * A third server is the least that Node can do: the same bytes from memory, with nothing looked at. It is the ceiling.
 * nginx has the header file that the build writes, copies compressed before (`gzip_static`), and one worker, as Node has.
 */
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import autocannon from 'autocannon';
import { median, node } from './measure.mjs';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const CLI = join(ROOT, 'build', 'cli.js');
const EXAMPLE = join(ROOT, 'examples', 'lume');

const SECONDS = 2;
const ROUNDS = 3;
const CONNECTIONS = 20;
const TARGET = 0.75;
const FILES = ['/api/index.json', '/api/erros.json'];

export async function benchServe() {
  const scratch = mkdtempSync(join(tmpdir(), 'refdata-bench-serve-'));
  // Workers of nginx are somebody else.
  chmodSync(scratch, 0o777);
  const site = join(scratch, 'site');
  node([CLI, 'build', '--repo', EXAMPLE, '--out', site]);
  const [ours, theirs] = [await freePort(), await freePort()];
  const serving = spawn(process.execPath, [CLI, 'serve', site, '--port', String(ours)], { stdio: 'ignore' });
  await answers(ours);
  compressBefore(site);
  writeFileSync(join(scratch, 'nginx.conf'), configuration(scratch, site, theirs));
  const nginx = spawn('nginx', ['-e', join(scratch, 'error.log'), '-c', join(scratch, 'nginx.conf')], {
    stdio: 'ignore',
    env: { PATH: `${process.env.PATH}:/usr/sbin` },
  });
  const least = await bareServer(site);
  try {
    await answers(theirs);
    const rows = [];
    for (const file of FILES) {
      for (const encoding of ['identity', 'gzip']) {
        const rates = { ours: [], theirs: [], bare: [] };
        for (let round = 0; round < ROUNDS; round += 1) {
          rates.theirs.push(await rate(theirs, file, encoding));
          rates.ours.push(await rate(ours, file, encoding));
          rates.bare.push(await rate(least.port, file, encoding));
        }
        const [a, b, c] = [rates.ours, rates.theirs, rates.bare].map(median);
        rows.push([
          `${file}, ${encoding}`,
          `${Math.round(a)}/s`,
          `${Math.round(b)}/s`,
          `${Math.round(c)}/s`,
          `${((100 * a) / b).toFixed(0)} %`,
          `${100 * TARGET} %: ${a / b >= TARGET ? 'met' : 'MISSED'}`,
        ]);
      }
    }
    return rows;
  } finally {
    least.child.kill('SIGTERM');
    for (const child of [serving, nginx]) child.kill('SIGTERM');
    await Promise.all([serving, nginx].map(child => new Promise(resolve => child.once('exit', resolve))));
    rmSync(scratch, { recursive: true, force: true });
  }
}

async function rate(port, file, encoding) {
  const result = await autocannon({
    url: `http://127.0.0.1:${port}${file}`,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: { 'accept-encoding': encoding },
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${file}: ${result.non2xx} answers are not 200`);
  return result.requests.average;
}

/** In a process of its own, as the other two. */
async function bareServer(site) {
  const port = await freePort();
  const script = `
    const { createServer } = require('node:http');
    const { readFileSync } = require('node:fs');
    const { gzipSync } = require('node:zlib');
    const bodies = new Map();
    for (const path of ${JSON.stringify(FILES)}) {
      const bytes = readFileSync(${JSON.stringify(site)} + path);
      bodies.set(path, { identity: bytes, gzip: gzipSync(bytes, { level: 9 }) });
    }
    createServer((request, response) => {
      const encoding = request.headers['accept-encoding'] === 'gzip' ? 'gzip' : 'identity';
      const body = bodies.get(request.url)[encoding];
      const headers = { 'Content-Type': 'application/json', 'Content-Length': body.length };
      response.writeHead(200, encoding === 'gzip' ? { ...headers, 'Content-Encoding': encoding } : headers).end(body);
    }).listen(${port}, '127.0.0.1');`;
  const child = spawn(process.execPath, ['-e', script], { stdio: 'ignore' });
  await answers(port);
  return { child, port };
}

function compressBefore(site) {
  for (const entry of readdirSync(join(site, 'api'))) {
    const file = join(site, 'api', entry);
    writeFileSync(`${file}.gz`, gzipSync(readFileSync(file), { level: 9 }));
  }
}

function configuration(scratch, site, port) {
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `daemon off; master_process off; pid ${scratch}/pid;
events { worker_connections 256; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000000; open_file_cache max=100;
  ${folders.map(name => `${name}_temp_path ${scratch}/${name};`).join(' ')}
  server { listen 127.0.0.1:${port}; root ${site}; gzip_static on; include ${site}/hosts/nginx.conf; }
}
`;
}

async function answers(port) {
  for (let i = 0; i < 100; i += 1) {
    const ok = await fetch(`http://127.0.0.1:${port}/api/index.json`).then(
      response => response.ok,
      () => false,
    );
    if (ok) return;
    await new Promise(resolve => setTimeout(resolve, 50));
  }
  throw new Error(`nobody answers on port ${port}`);
}

function freePort() {
  return new Promise(resolve => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
