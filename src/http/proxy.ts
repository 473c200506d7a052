import type { Dispatcher } from 'undici-types';

/** A machine reaches itself without help. */
const LOOPBACK = /^(?:localhost|127\.[\d.]+|\[::1\])$/;

/** One for each proxy: it keeps connections open. */
const dispatchers = new Map<string, Promise<Dispatcher>>();

/**
 * The proxy that `HTTPS_PROXY` or `HTTP_PROXY` names for an address, in either case; nothing where none is named, or where
 * `NO_PROXY` lists the host, a domain that it is in, or `*`. As for GitHub's API and git.
 */
export function proxyFor({ protocol, hostname, port }: URL, env: NodeJS.ProcessEnv): URL | undefined {
  const named = (name: string) => env[name.toLowerCase()] || env[name] || '';
  const proxy = named(protocol === 'https:' ? 'HTTPS_PROXY' : 'HTTP_PROXY');
  if (proxy === '' || LOOPBACK.test(hostname)) return undefined;
  const number = port || (protocol === 'https:' ? '443' : '80');
  const isListed = named('NO_PROXY')
    .toLowerCase()
    .split(/[\s,]+/)
    .map(entry => entry.replace(/^\*?\./, ''))
    .some(entry => entry === '*' || [hostname, `${hostname}:${number}`].some(host => isOf(host, entry)));
  if (isListed) return undefined;
  const address = proxy.includes('://') ? proxy : `http://${proxy}`;
  return URL.canParse(address) ? new URL(address) : undefined;
}

function isOf(host: string, domain: string): boolean {
  return domain !== '' && (host === domain || host.endsWith(`.${domain}`));
}

/** What makes `fetch` go through a proxy: Node does not do so by itself. */
export function dispatcherFor({ href }: URL): Promise<Dispatcher> {
  const known = dispatchers.get(href);
  if (known) return known;
  // Large, and hardly anybody needs it. Its types are not those of Node's own copy.
  const made = import('undici').then(({ ProxyAgent }) => new ProxyAgent(href) as unknown as Dispatcher);
  dispatchers.set(href, made);
  return made;
}
