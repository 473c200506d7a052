import type { Server } from '../server/index.js';

/** Where servers of the language listen when nothing else is said (reference-language.md §5). */
const DEFAULT_PORT = 8080;
const LOCAL = '127.0.0.1';
/** Hosts that mean every address of the machine; nobody can call them. */
const EVERYWHERE: ReadonlySet<string> = new Set(['', '0.0.0.0', '::']);

/** The address of a server as its source tells it: `http://127.0.0.1:8080` where it does not. */
export function baseOf({ port, host }: Pick<Server, 'port' | 'host'>): string {
  const address = `http://${hostName(host)}:${port || DEFAULT_PORT}`;
  return URL.canParse(address) ? address : `http://${LOCAL}:${DEFAULT_PORT}`;
}

function hostName(host: string | null): string {
  if (host === null || EVERYWHERE.has(host) || !/^[\w.:-]+$/.test(host)) return LOCAL;
  return host.includes(':') ? `[${host}]` : host;
}
