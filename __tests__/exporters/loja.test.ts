import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { describe, expect, test } from '@jest/globals';
import { apiArtifacts, describeServers } from '../../src/commands/api-docs.js';
import { readServers } from '../../src/commands/read-servers.js';
import { openapiErrors } from './judges.js';
import { withMock } from './mock-server.js';

/** The whole way, from the files of a real server project to programs that we did not write. */

const ROOT = 'examples/loja';
const FILE = 'src/app.df';
const require = createRequire(import.meta.url);
const newman = require('newman') as {
  run: (options: object, done: (error: Error | null, summary: Summary) => void) => void;
};
const { convert } = require('insomnia-importers') as {
  convert: (text: string) => Promise<{ data: { resources: { _type: string; method?: string }[] } }>;
};

interface Summary {
  readonly run: {
    readonly failures: unknown[];
    readonly executions: { response?: { code: number } }[];
  };
}

/** What the source answers by another status than 200. */
const WRITTEN: Readonly<Record<string, number>> = {
  'POST /api/v1/produtos': 201,
  'DELETE /api/v1/produtos/:id': 204,
  'POST /api/v1/pedidos': 201,
};

describe('examples/loja', () => {
  test('what is written of it holds in newman, curl, insomnia-importers and three validators', async () => {
    const [server] = (await readServers(ROOT, FILE)).servers;
    if (server === undefined) throw new Error('examples/loja has no server');
    await withMock(server, async mock => {
      const docs = await describeServers({
        root: ROOT,
        sources: [FILE],
        config: { base: mock.baseUrl },
        strict: true,
      });
      const [described] = docs.servers;
      const http = (described?.document.routes ?? [])
        .map(({ route }) => route)
        .filter(({ method }) => method !== 'WS');
      expect([docs.ok, http.length > 8]).toEqual([true, true]);
      const files = new Map(
        apiArtifacts({ servers: docs.servers.slice(0, 1) }, ['openapi', 'insomnia', 'postman', 'curl'], '', {
          layout: 'flat',
        }).map(({ path, bytes }) => [path, new TextDecoder().decode(bytes)] as const),
      );
      expect(await openapiErrors(files.get('openapi.json') ?? '')).toEqual([]);

      const collection = JSON.parse(files.get('postman.json') ?? '');
      const { run } = await new Promise<Summary>((resolve, reject) =>
        newman.run({ collection }, (error, result) => (error ? reject(error) : resolve(result))),
      );
      expect(run.failures).toEqual([]);
      // Collections have their requests by group.
      expect(run.executions.map(({ response }) => response?.code).sort()).toEqual(
        http.map(({ method, path }) => WRITTEN[`${method} ${path}`] ?? 200).sort(),
      );

      const methods = http.map(({ method }) => (method === '*' ? 'GET' : method)).sort();
      for (const name of ['insomnia.json', 'postman.json']) {
        const { resources } = (await convert(files.get(name) ?? '')).data;
        const requests = resources.filter(({ _type }) => _type === 'request');
        expect(requests.map(({ method }) => method).sort()).toEqual(methods);
      }

      // What newman has taken away is there again.
      mock.replace(server);
      const blocks = (files.get('curl.sh') ?? '').split('\n\n').filter(block => /^curl/m.test(block));
      expect(blocks).toHaveLength(http.length);
      for (const block of blocks) {
        const filled = block
          .replace(/<(\w+)>/g, '1')
          .replace(/^curl/m, "curl -sS -o /dev/null -w '%{http_code}'");
        expect([block, await shell(filled)]).toEqual([block, expect.stringMatching(/^20[014]$/)]);
      }
    });
  });
});

function shell(command: string): Promise<string> {
  const child = spawn('/bin/sh', ['-c', command], { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', chunk => {
    output += chunk;
  });
  return new Promise(resolve => child.once('close', () => resolve(output)));
}
