import type { Referencia } from '../contract/generated/contract.js';
import { inTurns } from '../registry/index.js';
import { html } from '../site/html.js';
import type { LiveAddress } from './live.js';

/** A site of more pages than that is looked at in part: those whose addresses come first. */
const MAX_PAGES = 5000;
const MAX_REQUESTS_AT_ONCE = 4;

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
    for (const address of addresses) {
      const hasPlace = text !== undefined && hasFragment(text, address);
      const found = plain === undefined ? 'with-ending' : 'there';
      const state = text === undefined ? 'gone' : hasPlace ? found : 'no-place';
      answers.set(address, { address, state });
    }
  });
  return [...byPage.values()].flat().flatMap(address => answers.get(address) ?? []);
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
  const at = address.indexOf('#');
  if (at < 0) return true;
  try {
    return page.includes(` id="${html(decodeURIComponent(address.slice(at + 1)))}"`);
  } catch {
    return false;
  }
}
