import { type MockServer, startMock } from '../../src/live/mock.js';
import type { Server } from '../../src/server/route.js';

/** Runs `use` against a mock of `server` on a free port. */
export async function withMock<T>(server: Server, use: (mock: MockServer) => Promise<T>): Promise<T> {
  const mock = await startMock(server, { port: 0 });
  try {
    return await use(mock);
  } finally {
    await mock.close();
  }
}
