import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { request } from '../../src/http/request.js';

/** Answers once on each connection, and closes it at the moment in which it is used again. */
const used = new WeakSet<Socket>();
const asked: string[] = [];
const server = createServer((incoming, response) => {
  const { socket } = incoming;
  asked.push(`${incoming.method}${used.has(socket) ? ' on a used connection' : ''}`);
  if (used.has(socket)) {
    socket.destroy();
    return;
  }
  used.add(socket);
  response.end('there');
});
let address = '';

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await new Promise(done => server.once('listening', done));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
beforeEach(() => {
  asked.length = 0;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function textOf(method: string): Promise<string> {
  const { response } = await request(address, { method });
  return response.text();
}

/** Asks until one of the connections before is used again, which the client decides. */
async function again(method: string): Promise<void> {
  for (let i = 0; i < 100 && !asked.includes(`${method} on a used connection`); i += 1)
    expect(await textOf(method)).toBe('there');
}

test('a connection that is closed as it is used again is no answer: what has no effects is asked once more', async () => {
  await again('GET');
  expect(asked.slice(-2)).toEqual(['GET on a used connection', 'GET']);
});

test('what may have effects is sent once', async () => {
  await expect(again('POST')).rejects.toThrow('UND_ERR_SOCKET');
  expect(asked.at(-1)).toBe('POST on a used connection');
});
