import type { Frame } from '../evaluate/frame.js';
import { sentPart } from '../evaluate/members.js';
import { Address } from '../evaluate/value.js';
import { partsOf } from '../pattern.js';

/** What something comes to for requests of a method to a route. */
export type ByAddress<T> = (method: string, path: string) => T;

const ANY = '*';

/** More routes than these are not asked about one by one. */
const MAX_ADDRESSES = 1_000;

/** Follows something for all requests; where it asks what they ask for, `at` follows it for those of one route. */
export function byAddress<T extends object>(
  frame: Frame,
  follow: (address: Address) => T,
): T & { at?: ByAddress<T> } {
  const anywhere = new Address();
  const whole = follow(anywhere);
  if (!anywhere.asked) return whole;
  const known = new Map<string, T>();
  const at = (method: string, path: string) => {
    const key = `${method} ${path}`;
    let found = known.get(key);
    if (!found && known.size < MAX_ADDRESSES)
      frame.session.aside(() => {
        found = follow(addressOf(method, path));
        known.set(key, found);
      });
    return found ?? whole;
  };
  return { ...whole, at };
}

/** Of a path with parameters only the beginning is known, of `*` no method. */
function addressOf(method: string, path: string): Address {
  const asked = method === ANY ? {} : { method };
  const [first, ...others] = partsOf(path);
  if (first?.kind === 'literal' && others.length === 0) return new Address({ ...asked, path: first.text });
  const begins = first?.kind === 'literal' ? { begins: first.text } : {};
  return new Address({ ...asked, path: sentPart('path', { type: 'text', ...begins }) });
}
