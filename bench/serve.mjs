/**
 * `npm run bench -- serve`: requests per second of `refdata serve` and of nginx on the same folder, in turns, in one run.
 * A third server is the least that Node can do: the same bytes from memory, with nothing looked at. It is the ceiling of
 * whatever is written on top of `node:http`. nginx has the header file that the build writes, copies compressed before
 * (`gzip_static`), and one worker, as Node has.
 *
 * The rates depend on what else the machine does, and on the client, which takes more of it than nginx; the processor time
 * that a server takes for a request hardly does. So both are printed, each with the distance of `serve` from bare Node (ours to
 * close) and of bare Node from nginx (not ours).
 */
import { spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
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

const SECONDS = 1;
const ROUNDS = 5;
const CONNECTIONS = 20;
const TARGET = 0.75;
const FILES = ['/api/index.json', '/api/erros.json'];
const REQUESTS = [
  ...FILES.flatMap(file => ['identity', 'gzip'].map(encoding => ({ file, encoding, known: false }))),
  // A conditional request, of a client that has a copy.
  { file: '/api/erros.json', encoding: 'gzip', known: true },
];
/** Fields of /proc/<id>/stat behind the name of the program, in hundredths of a second. */
const [USER_TIME, SYSTEM_TIME] = [11, 12];
const TICK_MICROSECONDS = 10_000;

export async function benchServe() {
  const scratch = mkdtempSync(join(tmpdir(), 'refdata-bench-serve-'));
  // nginx runs its workers as another user.
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
  const servers = [
    { pid: serving.pid, port: ours },
    { pid: least.child.pid, port: least.port },
    { pid: nginx.pid, port: theirs },
  ];
  try {
    await answers(theirs);
    const rates = [];
    const processor = [];
    for (const asked of REQUESTS) {
      const measured = servers.map(() => []);
      for (let round = 0; round < ROUNDS; round += 1)
        for (const [i, server] of servers.entries()) measured[i].push(await measure(server, asked));
      const name = `${asked.file}, ${asked.known ? 'unchanged' : asked.encoding}`;
      const of = what => measured.map(rounds => median(rounds.map(round => round[what])));
      const rate = row(name, of('perSecond'), figure => `${Math.round(figure)}/s`, 1);
      rates.push([...rate.cells, `${percent(TARGET)}: ${rate.share >= TARGET ? 'met' : 'MISSED'}`]);
      if (measured[0][0].microseconds !== null)
        processor.push(row(name, of('microseconds'), figure => `${figure.toFixed(1)} µs`, -1).cells);
    }
    return { rates, processor };
  } finally {
    least.child.kill('SIGTERM');
    for (const child of [serving, nginx]) child.kill('SIGTERM');
    await Promise.all([serving, nginx].map(child => new Promise(resolve => child.once('exit', resolve))));
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** `better` is 1 where a larger value is better, else -1: then a larger share always is. `share` is that of `serve` to nginx. */
function row(name, [serve, bare, nginx], show, better) {
  const shares = [serve / bare, bare / nginx, serve / nginx].map(value => value ** better);
  return { cells: [name, ...[serve, bare, nginx].map(show), ...shares.map(percent)], share: shares[2] };
}

function percent(share) {
  return `${(100 * share).toFixed(0)} %`;
}

async function measure({ pid, port }, { file, encoding, known }) {
  const url = `http://127.0.0.1:${port}${file}`;
  const headers = { 'accept-encoding': encoding };
  if (known) headers['if-none-match'] = (await fetch(url, { headers })).headers.get('etag');
  const before = processorTicks(pid);
  const result = await autocannon({ url, headers, connections: CONNECTIONS, duration: SECONDS });
  const after = processorTicks(pid);
  const wanted = known ? 304 : 200;
  const others = Object.keys(result.statusCodeStats).filter(status => Number(status) !== wanted);
  if (others.length > 0 || result.errors > 0) throw new Error(`${url}: answers are ${others}, not ${wanted}`);
  const microseconds =
    before === null ? null : ((after - before) * TICK_MICROSECONDS) / result.requests.total;
  return { perSecond: result.requests.average, microseconds };
}

/** Processor time that a process has taken; null on systems without Linux's /proc. */
function processorTicks(pid) {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return null;
  // The name of the program, in brackets, may hold anything.
  const fields = readFileSync(file, 'utf8').split(') ')[1].split(' ');
  return Number(fields[USER_TIME]) + Number(fields[SYSTEM_TIME]);
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
      if (request.headers['if-none-match'] === '"x"') return response.writeHead(304, { ETag: '"x"' }).end();
      const headers = { 'Content-Type': 'application/json', 'Content-Length': body.length, ETag: '"x"' };
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
  throw new Error(`nothing answers on port ${port}`);
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
