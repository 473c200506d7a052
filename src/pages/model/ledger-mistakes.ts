import { visible } from '../../text/visible.js';
import { type Address, addressText, parseAddress } from './address.js';
import { isGiven, isKind, keyOf } from './addresses.js';
import type { Ledger } from './ledger.js';

const SYMBOL = 'simbolo:';

/**
 * What nobody but a person, or a merge of two branches, can have written into a ledger: what names no thing, an address that a
 * thing of its kind cannot have, and one that two things have. A site that followed it would write over pages of its own.
 */
export function* ledgerMistakes({ enderecos }: Ledger): Generator<string> {
  const owners = new Map<string, string>();
  for (const [id, { endereco }] of Object.entries(enderecos)) {
    const tipo = id.slice(0, Math.max(id.indexOf(':'), 0));
    if (!isKind(tipo) || id.length === tipo.length + 1) {
      yield `${visible(id)} names no thing`;
      continue;
    }
    const address = addressIn(endereco);
    if (address === undefined || !isGiven(tipo, address) || !isOfItsModule(id, address, enderecos)) {
      yield `${visible(endereco)} cannot be the address of ${visible(id)}`;
      continue;
    }
    const key = keyOf(address);
    const owner = owners.get(key);
    if (owner !== undefined)
      yield `${visible(id)} and ${visible(owner)} have one address, ${visible(endereco)}`;
    owners.set(key, owner ?? id);
  }
}

/** Whether a symbol is on the page of its module, where that is recorded; of `A.B.f`, `A` or `A.B` may be the module. */
function isOfItsModule(id: string, { page }: Address, enderecos: Ledger['enderecos']): boolean {
  if (!id.startsWith(SYMBOL)) return true;
  let isRecorded = false;
  for (let at = id.lastIndexOf('.'); at > SYMBOL.length; at = id.lastIndexOf('.', at - 1)) {
    const module = `modulo:${id.slice(SYMBOL.length, at)}`;
    if (!Object.hasOwn(enderecos, module)) continue;
    if (enderecos[module]?.endereco === page) return true;
    isRecorded = true;
  }
  return !isRecorded;
}

/** An address as it is written by {@link addressText}, and by nobody in another way. */
function addressIn(text: string): Address | undefined {
  try {
    const address = parseAddress(text);
    return addressText(address) === text ? address : undefined;
  } catch {
    return undefined;
  }
}
