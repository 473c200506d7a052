import { type Address, parseAddress } from './address.js';
import type { Ledger } from './ledger.js';
import type { TipoDeItem } from './model.js';
import { fileSlug, fragmentSlug, hashed, hashOf, operatorSlug } from './slug.js';

/** What an address is made of. */
export interface Named {
  readonly id: string;
  readonly tipo: TipoDeItem;
  readonly nome: string;
  /** The id of the module of a symbol. */
  readonly moduleId?: string | undefined;
}

const FOLDERS: Partial<Record<TipoDeItem, string>> = {
  modulo: '/modulos/',
  comando: '/comandos/',
  erro: '/erros/',
};
const SYNTAX = '/sintaxe';
const BUILTINS = '/embutidas';

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
  const folder = FOLDERS[tipo];
  if (folder !== undefined)
    return [fileSlug(nome), hashed(nome), `n-${hashOf(id)}`].map(slug => ({ page: folder + slug }));
  const module = moduleId === undefined ? undefined : addresses.get(moduleId);
  const page = tipo === 'embutida' ? BUILTINS : (module?.page ?? SYNTAX);
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
function keyOf(address: Address): string {
  const page = address.page.normalize('NFC').toLowerCase();
  return address.fragment === undefined ? page : `${page}#${address.fragment.normalize('NFC')}`;
}
