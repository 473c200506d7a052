import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { inflateRawSync } from 'node:zlib';
import { extract } from 'tar-stream';

/** The service that keeps artifacts, as far as uploading one needs it: its two calls, and the storage for blocks. */
export interface ArtifactService {
  /** The variables by which a runner names it. */
  readonly env: Record<string, string>;
  readonly artifacts: { name: string; zip: Buffer; finalized: boolean }[];
  /** The answer to requests that create an artifact. */
  refusal: { status: number; body: unknown } | null;
  /** What is never answered: a call, or everything that is stored. */
  silent: 'CreateArtifact' | 'storage' | 'FinalizeArtifact' | null;
  close(): Promise<void>;
}

export async function startArtifactService(): Promise<ArtifactService> {
  const blocks = new Map<string, Buffer>();
  const waiting: ServerResponse[] = [];
  const service: ArtifactService = {
    env: {},
    artifacts: [],
    refusal: null,
    silent: null,
    close: () => {
      // A client that still waits must not ask again.
      for (const response of waiting) response.writeHead(400).end('{}');
      return new Promise(done => server.close(() => done()));
    },
  };
  const server = createServer((request, response) => {
    void readAll(request).then(body => {
      const url = new URL(request.url ?? '/', 'http://localhost');
      if (service.silent !== null && url.pathname.split('/').includes(service.silent))
        return void waiting.push(response);
      const json = (status: number, data: unknown) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(data));
      if (url.pathname.endsWith('/CreateArtifact')) {
        if (service.refusal !== null) return json(service.refusal.status, service.refusal.body);
        const { name } = JSON.parse(body.toString()) as { name: string };
        service.artifacts.push({ name, zip: Buffer.alloc(0), finalized: false });
        return json(200, {
          ok: true,
          signed_upload_url: `http://127.0.0.1:${port}/storage/artifact.zip?sig=x`,
        });
      }
      const last = service.artifacts.at(-1);
      if (last === undefined) return json(404, {});
      if (url.pathname.endsWith('/FinalizeArtifact')) {
        last.finalized = true;
        return json(200, { ok: true, artifact_id: '1' });
      }
      if (url.searchParams.get('comp') === 'block') blocks.set(url.searchParams.get('blockid') ?? '', body);
      else if (url.searchParams.get('comp') === 'blocklist') {
        const ids = [...body.toString().matchAll(/<Latest>(.*?)<\/Latest>/g)].map(match => match[1] ?? '');
        last.zip = Buffer.concat(ids.map(id => blocks.get(id) ?? Buffer.alloc(0)));
      } else last.zip = body;
      return response.writeHead(201, { etag: '"1"', 'last-modified': new Date(0).toUTCString() }).end();
    });
  });
  await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  const claims = Buffer.from(JSON.stringify({ scp: 'Actions.Results:run-1:job-1' })).toString('base64url');
  Object.assign(service.env, {
    ACTIONS_RUNTIME_TOKEN: `e30.${claims}.x`,
    ACTIONS_RESULTS_URL: `http://127.0.0.1:${port}/`,
  });
  return service;
}

async function readAll(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** The first file of a zip archive that was written as a stream (PKWARE's APPNOTE, section 4.3.7). */
export function firstEntry(zip: Buffer): { name: string; bytes: Buffer } {
  const nameLength = zip.readUInt16LE(26);
  const name = zip.toString('utf8', 30, 30 + nameLength);
  return { name, bytes: inflateRawSync(zip.subarray(30 + nameLength + zip.readUInt16LE(28))) };
}

/** The files of a tar archive, by path. */
export async function unpack(tar: Buffer): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const entries = extract();
  entries.end(tar);
  for await (const entry of entries) files.set(entry.header.name.replace(/^\.\//, ''), await buffer(entry));
  return files;
}
