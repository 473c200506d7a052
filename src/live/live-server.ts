import type { Server } from '../server/index.js';

/** Where a live server publishes its description (service-spec.md, section B, rule 6). */
export const OPENAPI_PATH = '/openapi.json';

/** A server that runs, and can publish its own description: calling `openapi` on it does so. */
export interface LiveServer {
  readonly server: Server;
  /** From now on, GET {@link OPENAPI_PATH} of the server is answered with this text. */
  publish(document: string): void;
}

export function isLiveServer(value: object): value is LiveServer {
  return 'publish' in value && typeof value.publish === 'function' && 'server' in value;
}
