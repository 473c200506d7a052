import type { Ledger } from '../../src/pages/index.js';

/** Entries of a ledger, by what is gone: since when, and what it is now. */
export function gone(
  things: Readonly<Record<string, readonly [ate: string, agora?: string]>>,
): Ledger['enderecos'] {
  return Object.fromEntries(
    Object.entries(things).map(([id, [ate, agora]]) => [id, goneEntry(id, ate, agora)]),
  );
}

/** What a ledger has of a thing of a usual name that is gone: since 1.0.0, at the address that its id gives it. */
function goneEntry(id: string, ate: string, agora?: string): Ledger['enderecos'][string] {
  const name = id.slice(id.indexOf(':') + 1);
  const at = name.lastIndexOf('.');
  const places: Readonly<Record<string, string>> = {
    palavra: `/sintaxe#${name}`,
    embutida: `/embutidas#${name}`,
    modulo: `/modulos/${name}`,
    simbolo: `/modulos/${name.slice(0, at)}#${name.slice(at + 1)}`,
  };
  const endereco = places[id.slice(0, id.indexOf(':'))];
  if (endereco === undefined) throw new Error(`${id} has no usual address`);
  return { endereco, desde: '1.0.0', ate, ...(agora !== undefined && { agora }) };
}
