import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { missingProgram } from '../git/git-server.js';
import { REPOSITORY } from './github-server.js';
import { PublishingJob } from './publishing-job.js';

const describeWithGit = missingProgram() === null ? describe : describe.skip;

/** A server behind a port and below a path, as a proxy of a company has it. Nothing answers outside of that path. */
describeWithGit('an enterprise server at an address with a port and a path', () => {
  let job: PublishingJob;
  let proxy: Server;
  let base: string;
  const outside: string[] = [];
  beforeEach(async () => {
    job = await PublishingJob.start();
    job.lume.edit('refdata.yml', /$/, '\nsite: data\n');
    job.lume.base = job.lume.commit('data');
    job.push('main');
    const { hostname, port } = new URL(job.github.origin);
    outside.length = 0;
    proxy = createServer((asked, answer) => {
      const { url = '', method, headers } = asked;
      if (!url.startsWith('/git/') || url.includes('//')) {
        outside.push(url);
        answer.writeHead(404).end();
        return;
      }
      const passed = request(
        { host: hostname, port, path: url.slice('/git'.length), method, headers },
        got => {
          answer.writeHead(got.statusCode ?? 500, got.headers);
          got.pipe(answer);
        },
      );
      asked.pipe(passed);
    });
    await new Promise<void>(ready => proxy.listen(0, '127.0.0.1', ready));
    base = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}/git`;
    job.lume.git('remote', 'set-url', 'origin', `${base}/${REPOSITORY}`);
  });
  afterEach(async () => {
    proxy.closeAllConnections();
    await new Promise(done => proxy.close(done));
    await job.close();
  });

  test.each(['', '/'])('the API, GraphQL and git, with "%s" at the end of each address', async end => {
    const env = {
      GITHUB_SERVER_URL: base + end,
      GITHUB_API_URL: `${base}/api/v3${end}`,
      GITHUB_GRAPHQL_URL: `${base}/api/graphql${end}`,
    };
    const first = await job.run('push', { 'publish-to': 'branch' }, { env });
    expect(first.log).not.toContain('::error');
    expect(first.outputs).toMatchObject({ outcome: 'success', published: 'true' });
    job.release('1.6.0');
    // Listed in part only: the rest goes by git.
    job.github.truncates = true;
    const inputs = { 'publish-to': 'branch', repository: REPOSITORY, ref: 'main', out: 'fetched' };
    const next = await job.run('push', inputs, { env });
    expect(next.outputs).toMatchObject({ outcome: 'success', published: 'true', versao: '1.6.0' });
    expect(outside).toEqual([]);
  });
});
