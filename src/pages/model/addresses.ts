import { type Address, parseAddress } from './address.js';
import type { Ledger } from './ledger.js';
import type { TipoDeItem } from './model.js';
import { fileSlug, fragmentSlug, hashed, hashOf, isFileSlug, isFragmentSlug, operatorSlug } from './slug.js';

/** What an address is made of. */
export interface Named {
  readonly id: string;
  readonly tipo: TipoDeItem;
  readonly nome: string;
  /** The id of the module of a symbol. */
  readonly moduleId?: string | undefined;
}

const SYNTAX = { page: '/sintaxe' };
const MODULES = '/modulos/';

/** Where things of a kind are: each on a page of its own in a folder, on that of its module, or all on one page. */
const PLACES: Readonly<
  Record<TipoDeItem, { readonly folder: string } | { readonly module: string } | { readonly page: string }>
> = {
  palavra: SYNTAX,
  contextual: SYNTAX,
  operador: SYNTAX,
  verbo: SYNTAX,
  regra: SYNTAX,
  embutida: { page: '/embutidas' },
  modulo: { folder: MODULES },
  simbolo: { module: MODULES },
  comando: { folder: '/comandos/' },
  erro: { folder: '/erros/' },
};

/** Whether that is the name of a kind of thing. */
export function isKind(text: string): text is TipoDeItem {
  return Object.hasOwn(PLACES, text);
}

/** Whether an address is one that a thing of that kind may ever have been given. */
export function isGiven(tipo: TipoDeItem, { page, fragment }: Address): boolean {
  const place = PLACES[tipo];
  const isIn = (folder: string) => page.startsWith(folder) && isFileSlug(page.slice(folder.length));
  if ('folder' in place) return fragment === undefined && isIn(place.folder);
  if (fragment === undefined || !isFragmentSlug(fragment)) return false;
  return 'page' in place ? page === place.page : isIn(place.module);
}

/**
 * The address of each thing: the one that the ledger has; for what is new, one that nothing has or ever had. Modules come
 * before their symbols.
 */
export function assignAddresses(things: readonly Named[], ledger: Ledger): ReadonlyMap<string, Address> {
  const taken = new Set<string>();
  for (const { endereco } of Object.values(ledger.enderecos)) taken.add(keyOf(parseAddress(endereco)));
  const addresses = new Map<string, Address>();
  for (const thing of things) {
    const recorded = Object.hasOwn(ledger.enderecos, thing.id) ? ledger.enderecos[thing.id] : undefined;
    if (recorded) {
      addresses.set(thing.id, parseAddress(recorded.endereco));
      continue;
    }
    const candidates = candidatesFor(thing, addresses);
    const free = candidates.find(candidate => !taken.has(keyOf(candidate))) as Address;
    taken.add(keyOf(free));
    addresses.set(thing.id, free);
  }
  return addresses;
}

/** The addresses that a thing may have, the best first; the last one is its own alone. */
function candidatesFor(thing: Named, addresses: ReadonlyMap<string, Address>): Address[] {
  const { id, tipo, nome, moduleId } = thing;
  const place = PLACES[tipo];
  if ('folder' in place)
    return [fileSlug(nome), hashed(nome), `n-${hashOf(id)}`].map(slug => ({ page: place.folder + slug }));
  const page = 'page' in place ? place.page : (addresses.get(moduleId as string) as Address).page;
  const slugs = [fragmentOf(tipo, nome), `${tipo}-${hashed(nome)}`, `n-${hashOf(id)}`];
  return slugs.map(fragment => ({ page, fragment }));
}

function fragmentOf(tipo: TipoDeItem, nome: string): string {
  if (tipo === 'operador') return operatorSlug(nome);
  if (tipo === 'verbo') return `verbo-${fragmentSlug(nome)}`;
  if (tipo === 'regra') return `regra-${hashOf(nome)}`;
  return fragmentSlug(nome);
}

/** Equal for addresses that a file system or a reader takes for one. */
export function keyOf(address: Address): string {
  const page = address.page.normalize('NFC').toLowerCase();
  return address.fragment === undefined ? page : `${page}#${address.fragment.normalize('NFC')}`;
}
