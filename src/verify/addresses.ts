import type { Referencia } from '../contract/generated/contract.js';
import { inTurns } from '../registry/index.js';
import { html } from '../site/html.js';
import type { LiveAddress } from './live.js';

/** A site of more pages than that is looked at in part: those whose addresses come first. */
const MAX_PAGES = 5000;
const MAX_REQUESTS_AT_ONCE = 4;

/** What a page says whose things stand on parts behind it, and the script that says which on which. */
const IN_PARTS = 'data-parts="';
const PARTS = /^globalThis\.refdataParts=(\[.*\]);\s*$/s;

/** What became of the address of a thing. */
export type AddressState =
  | 'there'
  /** Only with the ending of the file: the host has no rule for addresses without one. */
  | 'with-ending'
  /** The page is there, and not the place on it. */
  | 'no-place'
  | 'gone';

export interface AddressAnswer {
  /** `/modulos/Lume.Texto#inverte` */
  readonly address: string;
  readonly state: AddressState;
}

/**
 * Asks for every address that a site says it has ever given: of what there is, and of what is gone. Each page is asked for once.
 * Data of any shape is taken; without `referencia` there are no pages to ask for.
 */
export async function everyAddress(
  referencia: Partial<Referencia> | undefined,
  live: LiveAddress,
): Promise<AddressAnswer[]> {
  const byPage = new Map<string, string[]>();
  for (const address of addressesIn(referencia)) {
    const [page = ''] = address.split('#', 1);
    byPage.set(page, [...(byPage.get(page) ?? []), address]);
  }
  const answers = new Map<string, AddressAnswer>();
  await inTurns([...byPage].slice(0, MAX_PAGES), MAX_REQUESTS_AT_ONCE, async ([page, addresses]) => {
    const plain = await live.text(page);
    const text = plain ?? (page.endsWith('/') ? undefined : await live.text(`${page}.html`));
    const found = plain === undefined ? 'with-ending' : 'there';
    const missing = new Set(
      text === undefined ? [] : addresses.filter(address => !hasFragment(text, address)),
    );
    if (missing.size > 0 && text?.includes(IN_PARTS))
      for (const address of await onParts(page, [...missing], live)) missing.delete(address);
    for (const address of addresses) {
      const state = text === undefined ? 'gone' : missing.has(address) ? 'no-place' : found;
      answers.set(address, { address, state });
    }
  });
  return [...byPage.values()].flat().flatMap(address => answers.get(address) ?? []);
}

/** Of addresses, those that a page in parts leads on to: its script names the part, and the part has the place. */
async function onParts(page: string, addresses: readonly string[], live: LiveAddress): Promise<string[]> {
  const parts = partsIn((await live.text(`${page}~.js`)) ?? '');
  const byPart = new Map<number, string[]>();
  for (const address of addresses) {
    const part = parts.get(fragmentOf(address) ?? '');
    if (part !== undefined) byPart.set(part, [...(byPart.get(part) ?? []), address]);
  }
  const found: string[] = [];
  for (const [part, own] of byPart) {
    const path = `${page}~${part + 1}`;
    const text = (await live.text(path)) ?? (await live.text(`${path}.html`)) ?? '';
    found.push(...own.filter(address => hasFragment(text, address)));
  }
  return found;
}

/** The part that each place of a page is on, as its script has them. */
function partsIn(script: string): ReadonlyMap<string, number> {
  const [, list = '[]'] = PARTS.exec(script) ?? [];
  try {
    const parts: unknown = JSON.parse(list);
    if (!Array.isArray(parts)) return new Map();
    return new Map(
      parts.flatMap((names: unknown, i) =>
        Array.isArray(names) ? names.map((name: unknown) => [String(name), i] as const) : [],
      ),
    );
  } catch {
    return new Map();
  }
}

function addressesIn(referencia: Partial<Referencia> | undefined): Set<string> {
  const found = new Set<string>();
  for (const list of [referencia?.itens, referencia?.antigos])
    if (Array.isArray(list))
      for (const item of list as (Partial<Referencia['itens'][number]> | null)[]) {
        const address: unknown = item?.endereco;
        if (typeof address === 'string' && /^\/(?!\/)/.test(address)) found.add(address);
      }
  return found;
}

/** Whether a page has what stands behind the `#` of an address. */
function hasFragment(page: string, address: string): boolean {
  if (!address.includes('#')) return true;
  const fragment = fragmentOf(address);
  return fragment !== undefined && page.includes(` id="${html(fragment)}"`);
}

/** What stands behind the `#`; nothing where there is none, or nobody can read it. */
function fragmentOf(address: string): string | undefined {
  const at = address.indexOf('#');
  if (at < 0) return undefined;
  try {
    return decodeURIComponent(address.slice(at + 1));
  } catch {
    return undefined;
  }
}
